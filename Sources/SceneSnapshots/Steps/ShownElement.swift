package import GalleyGeometry
package import GalleyParsing
import GalleySnapshots

/// An element of a screen as those see it who use the screen from outside of its program.
package struct ShownElement: Hashable, Sendable {
  /// Role, label, value, identifier, state and frame, in one line.
  package var line: String
  /// The frame in points of the picture.
  package var frame: Rect
  package var roleName: String
  package var value: String?
  package var options: [String]
  package var isFocused: Bool
  /// The query that finds this element, as JSON.
  package var query: String

  package init(
    line: String, frame: Rect, roleName: String = "group", value: String? = nil,
    options: [String] = [], isFocused: Bool = false, query: String = "true"
  ) {
    (self.line, self.frame, self.roleName, self.value) = (line, frame, roleName, value)
    (self.options, self.isFocused, self.query) = (options, isFocused, query)
  }

  func write(to writer: inout ByteWriter) {
    writer.text(line)
    for side in [frame.minX, frame.minY, frame.width, frame.height] {
      writer.word(side.bitPattern)
    }
    writer.text(roleName)
    writer.texts(value.map { [$0] } ?? [])
    writer.texts(options)
    writer.count(isFocused ? 1 : 0)
    writer.text(query)
  }

  init(_ reader: inout ByteReader) throws(ByteCodingError) {
    line = try reader.text()
    var sides: [Double] = []
    for _ in 0..<4 { sides.append(Double(bitPattern: try reader.word())) }
    guard sides.allSatisfy(\.isFinite) else { throw ByteCodingError() }
    frame = Rect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
    roleName = try reader.text()
    value = try reader.texts().first
    options = try reader.texts()
    isFocused = try reader.count() == 1
    query = try reader.text()
  }
}

extension StepQuery {
  /// The shortest query that finds one of some elements. Among several that are called the same it has an index.
  package init(naming index: Int, of targets: [some StepTarget]) {
    let target = targets[index]
    let names = [target.identifier, target.label].compactMap(\.self).filter { !$0.isEmpty }
    let kinds =
      names.map { Kind.named($0) } + names.map { .role(target.roleName, $0) }
      + (target.text.isEmpty ? [] : [.text(target.text)]) + [.role(target.roleName, nil)]
    for kind in kinds where StepQuery(kind).places(in: targets) == [index] {
      self.init(kind)
      return
    }
    let kind = names.first.map { Kind.role(target.roleName, $0) } ?? .role(target.roleName, nil)
    self.init(kind, index: StepQuery(kind).places(in: targets).firstIndex(of: index))
  }

  /// The query as steps have it.
  package var json: SyntaxValue {
    var members: [(String, SyntaxValue)]
    switch kind {
    case .named(let name):
      if index == nil { return .text(name) }
      members = [("text", .text(name))]
    case .identifier(let identifier): members = [("identifier", .text(identifier))]
    case .label(let label): members = [("label", .text(label))]
    case .text(let text): members = [("text", .text(text))]
    case .textContaining(let part): members = [("containing", .text(part))]
    case .role(let role, let name):
      members = [("role", .text(role))] + (name.map { [("name", .text($0))] } ?? [])
    case .at(let x, let y): members = [("x", .number(x)), ("y", .number(y))]
    }
    if let index { members.append(("index", .number(Double(index)))) }
    return .object(members)
  }

  /// The query as text of one line.
  package var jsonText: String { JSONWriter.text(of: json, style: .compact) }
}

extension ByteWriter {
  mutating func texts(_ texts: [String]) {
    count(texts.count)
    for value in texts { text(value) }
  }
}

extension ByteReader {
  mutating func texts() throws(ByteCodingError) -> [String] {
    var texts: [String] = []
    for _ in 0..<(try count()) { texts.append(try text()) }
    return texts
  }
}
