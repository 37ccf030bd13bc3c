import GalleyGeometry
import GalleyLayout
import GalleyPainting
import GalleyParsing
import GalleyStair

/// The description of a scene with its frames for `inspect`, as values.
struct SceneInspection {
  private let scene: SceneLayout
  /// The place of each element in its document.
  private let places: [SourcePosition?]
  private let cut: Set<Int>

  init(_ scene: SceneLayout, _ source: SourceText) {
    self.scene = scene
    cut = scene.layout.cutElements
    var cursor = LocationCursor(source)
    places = scene.layout.tree.elements.map { element in
      element.sourceOffset.map { cursor.location(of: $0) }
    }
  }

  /// The elements with their properties.
  var document: SyntaxValue {
    .array(
      nested { index in
        let properties = scene.layout.tree.elements[index].properties
        return [("properties", .object(properties.map { ($0.name, SyntaxValue.text($0.value)) }))]
      })
  }

  /// The elements with their frames and offers.
  var layout: SyntaxValue {
    .object([
      ("canvas", .rect(scene.layout.canvas)),
      ("scale", .number(scene.canvas.grid.scale)), ("elements", .array(nested(frames))),
    ])
  }

  /// The commands with their owners.
  static func display(_ list: DisplayList) -> SyntaxValue {
    .array(
      zip(list.commands, list.owners).map { command, owner in
        .object([("owner", .number(Double(owner))), ("command", .text(command.dump))])
      })
  }

  /// The elements with their properties as an indented text.
  var documentText: String {
    var text = ""
    var depths: [Int] = []
    for (index, element) in scene.layout.tree.elements.enumerated() {
      depths.append(scene.layout.parent(ofElement: index).map { depths[$0] + 1 } ?? 0)
      let indent = String(repeating: "  ", count: depths[index])
      text += indent + element.typeName + (element.id.map { " #" + $0 } ?? "")
      if let place = places[index] { text += "  \(place)" }
      text += "\n"
      for property in element.properties {
        let token = property.token.map { "  (\($0))" } ?? ""
        text += "\(indent)  .\(property.name) = \(property.value)\(token)\n"
      }
    }
    return text
  }

  /// Returns the elements as objects inside each other. Parents precede their children in the tree, so that
  /// going backwards every object is complete when its own parent needs it.
  private func nested(_ members: (Int) -> [(String, SyntaxValue)]) -> [SyntaxValue] {
    let count = scene.layout.tree.elements.count
    var children = [[SyntaxValue]](repeating: [], count: count)
    var roots: [SyntaxValue] = []
    for index in (0..<count).reversed() {
      let subviews = SyntaxValue.array(children[index].reversed())
      children[index] = []
      let value = SyntaxValue.object(header(index) + members(index) + [("subviews", subviews)])
      if let parent = scene.layout.parent(ofElement: index) {
        children[parent].append(value)
      } else {
        roots.append(value)
      }
    }
    return roots.reversed()
  }

  private func header(_ index: Int) -> [(String, SyntaxValue)] {
    let element = scene.layout.tree.elements[index]
    var members: [(String, SyntaxValue)] = [("type", .text(element.typeName))]
    if let id = element.id { members.append(("id", .text(id))) }
    if let place = places[index] { members.append(("place", .text("\(place)"))) }
    return members
  }

  private func frames(_ index: Int) -> [(String, SyntaxValue)] {
    let result = scene.layout
    func value(_ frame: Rect?) -> SyntaxValue { frame.map(SyntaxValue.rect) ?? .null }
    var members: [(String, SyntaxValue)] = [
      ("frame", value(result.frame(ofElement: index))),
      ("snapped", value(result.snappedFrame(ofElement: index))),
      ("content", value(result.contentFrame(ofElement: index))),
    ]
    if let node = result.outerNode(ofElement: index) {
      let offer = result.proposal(ofNode: node)
      members.append(("proposal", .array([.length(offer.width), .length(offer.height)])))
    }
    if cut.contains(index) { members.append(("cut", .truth(true))) }
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
