import Galley
import GalleyGeometry
import GalleyLayout
import GalleyPainting
import GalleyParsing

/// What `inspect` says about a prepared scene, as values.
struct SceneInspection {
  private let prepared: PreparedScene
  private let source: SourceText
  private let children: [[Int]]
  private let roots: [Int]

  init(_ prepared: PreparedScene, _ source: SourceText) {
    self.prepared = prepared
    self.source = source
    let count = prepared.layout.tree.elements.count
    var children = [[Int]](repeating: [], count: count)
    var roots: [Int] = []
    for element in 0..<count {
      if let parent = prepared.layout.parent(ofElement: element) {
        children[parent].append(element)
      } else {
        roots.append(element)
      }
    }
    self.children = children
    self.roots = roots
  }

  /// The elements with their properties.
  var document: SyntaxValue { .array(roots.map(documentValue)) }

  /// The elements with their frames and offers.
  var layout: SyntaxValue {
    let canvas = prepared.layout.canvas
    return .object([
      ("canvas", .rect(canvas)), ("scale", .number(prepared.canvas.grid.scale)),
      ("elements", .array(roots.map(layoutValue))),
    ])
  }

  /// The commands with their owners.
  var display: SyntaxValue {
    .array(
      zip(prepared.list.commands, prepared.list.owners).map { command, owner in
        .object([("owner", .number(Double(owner))), ("command", .text(command.dump))])
      })
  }

  /// The elements with their properties as an indented text.
  var documentText: String {
    var text = ""
    for root in roots { write(root, depth: 0, to: &text) }
    return text
  }

  private func write(_ index: Int, depth: Int, to text: inout String) {
    let element = prepared.layout.tree.elements[index]
    let indent = String(repeating: "  ", count: depth)
    text += indent + element.typeName + (element.id.map { " #" + $0 } ?? "")
    if let offset = element.sourceOffset { text += "  \(source.location(of: offset))" }
    text += "\n"
    for property in element.properties {
      let token = property.token.map { "  (\($0))" } ?? ""
      text += "\(indent)  .\(property.name) = \(property.value)\(token)\n"
    }
    for child in children[index] { write(child, depth: depth + 1, to: &text) }
  }

  private func documentValue(_ index: Int) -> SyntaxValue {
    let element = prepared.layout.tree.elements[index]
    let properties = element.properties.map { ($0.name, SyntaxValue.text($0.value)) }
    return .object(
      header(index) + [
        ("properties", .object(properties)),
        ("subviews", .array(children[index].map(documentValue))),
      ])
  }

  private func layoutValue(_ index: Int) -> SyntaxValue {
    let result = prepared.layout
    var members = header(index)
    members.append(("frame", result.frame(ofElement: index).map(SyntaxValue.rect) ?? .null))
    members.append(
      ("snapped", result.snappedFrame(ofElement: index).map(SyntaxValue.rect) ?? .null))
    members.append(
      ("content", result.contentFrame(ofElement: index).map(SyntaxValue.rect) ?? .null))
    if let node = result.outerNode(ofElement: index) {
      let offer = result.proposal(ofNode: node)
      members.append(("proposal", .array([.length(offer.width), .length(offer.height)])))
    }
    members.append(("subviews", .array(children[index].map(layoutValue))))
    return .object(members)
  }

  private func header(_ index: Int) -> [(String, SyntaxValue)] {
    let element = prepared.layout.tree.elements[index]
    var members: [(String, SyntaxValue)] = [("type", .text(element.typeName))]
    if let id = element.id { members.append(("id", .text(id))) }
    if let offset = element.sourceOffset {
      members.append(("place", .text("\(source.location(of: offset))")))
    }
    return members
  }
}

extension SyntaxValue {
  /// A length; nil is null, and an infinite one is the text "infinity".
  fileprivate static func length(_ value: Double?) -> SyntaxValue {
    guard let value else { return .null }
    return value.isFinite ? .number(value) : .text("infinity")
  }
  fileprivate static func rect(_ rect: Rect) -> SyntaxValue {
    .array([rect.minX, rect.minY, rect.width, rect.height].map { .length($0) })
  }
}
