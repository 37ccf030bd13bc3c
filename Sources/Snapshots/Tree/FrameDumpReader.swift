import GalleyGeometry

/// Reads the text form of a description.
package struct FrameDumpReader {
  /// A defect of a dump.
  package struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The line, from 1.
    package var line: Int
    /// The message about the expectation.
    package var message: String
    /// `line 3: expected a frame`.
    package var description: String { "line \(line): \(message)" }
  }

  private var bytes: [UInt8]
  private var position = 0
  private var line = 1

  /// Reads a whole dump; linear in its length.
  package static func read(_ text: String) throws(Failure) -> SceneDescription {
    var reader = FrameDumpReader(bytes: Array(text.utf8))
    return try reader.description()
  }

  private mutating func description() throws(Failure) -> SceneDescription {
    try expect("galley-layout \(FrameDump.version)")
    try expect("\n")
    try expect("canvas ")
    let width = try number()
    try expect("x")
    let height = try number()
    try expect(" @")
    var scene = SceneDescription(
      size: Size(width: width, height: height), scale: try number())
    try expect("\n")
    var ancestors: [Int] = []
    while position < bytes.count {
      let depth = indentation()
      guard depth <= ancestors.count else { throw failure("a node stands too deep") }
      ancestors.removeSubrange(depth...)
      let node = try node(parent: ancestors.last ?? -1)
      ancestors.append(scene.nodes.count)
      scene.nodes.append(node)
    }
    return scene
  }

  private mutating func node(parent: Int) throws(Failure) -> SceneNode {
    let type = try word(stops: "# ")
    var id: String?
    if accept("#") { id = try word(stops: " ") }
    try expect(" ")
    let x = try number()
    try expect(",")
    let y = try number()
    try expect(" ")
    let width = try number()
    try expect("x")
    let frame = Rect(x: x, y: y, width: width, height: try number())
    var properties: [SceneProperty] = []
    while accept(" ") { properties.append(try property()) }
    try expect("\n")
    return SceneNode(type: type, id: id, parent: parent, frame: frame, properties: properties)
  }

  private mutating func property() throws(Failure) -> SceneProperty {
    let name = try word(stops: "=")
    try expect("=")
    var property = SceneProperty(name, try word(stops: " {\n"))
    if accept("{") {
      property.token = try word(stops: "}")
      try expect("}")
    }
    return property
  }

  private mutating func indentation() -> Int {
    var depth = 0
    while accept("  ") { depth += 1 }
    return depth
  }

  private mutating func number() throws(Failure) -> Double {
    let start = position
    while position < bytes.count, "+-.0123456789e".utf8.contains(bytes[position]) { position += 1 }
    guard let value = Double(String(decoding: bytes[start..<position], as: UTF8.self)),
      value.isFinite
    else { throw failure("expected a number") }
    return value
  }

  private mutating func word(stops: String) throws(Failure) -> String {
    if accept("\"") { return try quoted() }
    let start = position
    while position < bytes.count, bytes[position] != 0x0A, !stops.utf8.contains(bytes[position]) {
      position += 1
    }
    guard position > start else { throw failure("expected a word") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func quoted() throws(Failure) -> String {
    var content: [UInt8] = []
    while position < bytes.count, bytes[position] != 0x0A {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: content, as: UTF8.self) }
      if byte != UInt8(ascii: "\\") {
        content.append(byte)
      } else if accept("n") {
        content.append(0x0A)
      } else if accept("u{") {
        content += try scalar()
      } else if position < bytes.count {
        content.append(bytes[position])
        position += 1
      }
    }
    throw failure("a quotation mark is missing")
  }

  private mutating func scalar() throws(Failure) -> [UInt8] {
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "}"), position < start + 8 {
      position += 1
    }
    let digits = String(decoding: bytes[start..<position], as: UTF8.self)
    guard accept("}"), let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value)
    else { throw failure("expected a scalar value") }
    return Array(String(Character(scalar)).utf8)
  }

  private mutating func accept(_ text: String) -> Bool {
    guard bytes[position...].starts(with: text.utf8) else { return false }
    position += text.utf8.count
    line += text.utf8.count { $0 == 0x0A }
    return true
  }

  private mutating func expect(_ text: String) throws(Failure) {
    guard accept(text) else {
      throw failure("expected " + (text == "\n" ? "the end of the line" : "\"\(text)\""))
    }
  }

  private func failure(_ message: String) -> Failure { Failure(line: line, message: message) }
}
