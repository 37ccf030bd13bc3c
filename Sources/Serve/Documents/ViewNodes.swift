import GalleyDesign
import GalleyDocuments
import GalleyGeometry
import GalleyLayout
import GalleyParsing
import GalleyStair

/// The nodes of a laid-out document as the page takes them, with where their values come from.
struct ViewNodes {
  /// The maximum number of nodes that are reported; more would take the browser longer than anybody looks.
  private static let limit = 4_000

  private let layout: LayoutResult
  /// The line breaks of the document.
  private let breaks: [Int]
  private let design: DesignTexts
  /// The components of the document by the offsets at which they begin.
  private let components: [Int: (pointer: String, value: SyntaxValue)]

  /// Looks through a view.
  ///
  /// - Parameters:
  ///   - named: The files of theme and style sheet in place of the document's own.
  ///   - read: Reads what the document names.
  init(
    _ view: DrawnView, named: (theme: String?, styleSheet: String?),
    read: (String) -> SourceText?
  ) {
    layout = view.frames.layout
    let source = view.syntax.source
    breaks = source.bytes.indices.filter { source.bytes[$0] == 0x0A }
    let value = view.syntax.value ?? .object([])
    components = value.objects
    design = DesignTexts(
      of: DesignTexts.Text(source: source, value: value, isDocument: true), named: named,
      read: read)
  }

  /// The members that the page needs: `nodes`, `nodeCount` and `tokens`, the places of tokens by their
  /// names.
  ///
  /// A node is `[type, id, parent, frame, content, line, pointer, properties, baselines, access]`: its
  /// baselines from the top of the canvas; what it is to who uses it, `[role, name]`, when it is
  /// something. A property is `[name, value, token, origin, file, line]`.
  var facts: [(String, SyntaxValue)] {
    let indices = layout.tree.elements.indices.prefix(Self.limit)
    let access = AccessNames(layout, of: indices)
    var places: [String: Place] = [:]
    let nodes = indices.map { index -> SyntaxValue in
      let element = layout.tree.elements[index]
      let component = element.sourceOffset.flatMap { components[$0] }
      let line = element.sourceOffset.map { Double(self.line(of: $0)) } ?? 0
      let properties = element.properties.map { property -> SyntaxValue in
        if let token = property.token, places[token] == nil {
          places[token] = place(ofToken: token)
        }
        return self.property(property, of: component?.value)
      }
      return .array([
        .text(element.typeName), element.id.map { .text($0) } ?? .null,
        .number(Double(layout.parent(ofElement: index) ?? -1)),
        Self.rect(layout.frame(ofElement: index)), Self.rect(layout.contentFrame(ofElement: index)),
        .number(line), component.map { .text($0.pointer) } ?? .null, .array(properties),
        baselines(of: index), access[index] ?? .null,
      ])
    }
    let tokens = places.sorted { $0.key < $1.key }.map { name, place in
      (name, SyntaxValue.array([Self.text(place.file), .number(Double(place.line))]))
    }
    return [
      ("nodes", .array(nodes)), ("nodeCount", .number(Double(layout.tree.elements.count))),
      ("tokens", .object(tokens)),
    ]
  }

  // MARK: Values

  /// Returns a property with the origin of its value: `here`, a key of the document; `style NAME`; otherwise
  /// nothing, the component's own behaviour.
  private func property(_ property: ElementProperty, of component: SyntaxValue?) -> SyntaxValue {
    let token = Self.text(property.token)
    func told(_ origin: String, _ file: String?, _ line: Int) -> SyntaxValue {
      .array([
        .text(property.name), .text(property.value), token, .text(origin), Self.text(file),
        .number(Double(line)),
      ])
    }
    guard let component else { return told("", nil, 0) }
    let head = property.name.prefix { $0 != "." }
    for holder in [component["properties"], component["values"], component] {
      let key = holder?.members?.last { $0.key == head || $0.key == property.name }
      if let key { return told("here", nil, line(of: key.keyRange.start)) }
    }
    for name in [component["substyle"]?.text, component["style"]?.text].compactMap(\.self) {
      if let style = design.style(name, setting: property.name) {
        let place = Self.place(style.place)
        return told("style \(style.name)", place.file, place.line)
      }
    }
    return told("", nil, 0)
  }

  /// The place at which something is written: the file, nil for the document itself, and the line from 1.
  private typealias Place = (file: String?, line: Int)

  private static func place(_ found: DesignTexts.Definition) -> Place {
    let (text, start) = (found.text, found.key.start)
    return (text.isDocument ? nil : text.source.name, text.source.location(of: start).line)
  }

  /// Returns the place at which a token is defined: in `color.brand` the part behind the kind is the name.
  private func place(ofToken token: String) -> Place? {
    guard let dot = token.firstIndex(of: ".") else { return nil }
    return design.token(String(token[token.index(after: dot)...])).map(Self.place)
  }

  /// Returns the number of the line that contains a byte. Its column, which takes time in proportion to the
  /// length of the line, is not needed: some documents consist of one line.
  private func line(of offset: Int) -> Int {
    var (low, high) = (0, breaks.count)
    while low < high {
      let middle = (low + high) / 2
      if breaks[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low + 1
  }

  private static func text(_ text: String?) -> SyntaxValue { text.map { .text($0) } ?? .null }

  // MARK: Numbers

  private func baselines(of element: Int) -> SyntaxValue {
    guard let node = layout.contentNode(ofElement: element), let frame = layout.frame(ofNode: node)
    else { return .array([]) }
    let found = [layout.firstBaseline(ofNode: node), layout.lastBaseline(ofNode: node)]
      .compactMap(\.self).filter(\.isFinite)
    return .array(found.map { .number(Self.short(frame.minY + $0)) })
  }

  private static func rect(_ rect: Rect?) -> SyntaxValue {
    guard let rect else { return .null }
    let numbers = [rect.minX, rect.minY, rect.width, rect.height]
    guard numbers.allSatisfy(\.isFinite) else { return .null }
    return .array(numbers.map { .number(short($0)) })
  }

  private static func short(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }
}
