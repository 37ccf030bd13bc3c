import GalleyGeometry

/// The binary form of a description: every distinct text once, numbers as varints, frames in
/// thousandths of a point relative to the parent's.
package enum SceneCoding {
  static let version: UInt64 = 1

  /// Linear in the size of the description.
  package static func encode(_ scene: SceneDescription) -> [UInt8] {
    var table = TextTable()
    var body = ByteWriter()
    body.signed(thousandths(scene.size.width))
    body.signed(thousandths(scene.size.height))
    body.word(scene.scale.bitPattern)
    body.count(scene.nodes.count)
    for (index, node) in scene.nodes.enumerated() {
      encode(node, at: index, in: scene, &table, &body)
    }
    var whole = ByteWriter()
    whole.unsigned(version)
    whole.count(table.texts.count)
    for text in table.texts { whole.text(text) }
    whole.bytes += body.bytes
    return whole.bytes
  }

  private static func encode(
    _ node: SceneNode, at index: Int, in scene: SceneDescription,
    _ table: inout TextTable, _ body: inout ByteWriter
  ) {
    body.count(table.index(of: node.type))
    body.count(node.id.map { table.index(of: $0) + 1 } ?? 0)
    body.count(node.parent < 0 ? 0 : index - node.parent)
    let origin = node.parent < 0 ? Point.zero : scene.nodes[node.parent].frame.origin
    body.signed(thousandths(node.frame.minX - origin.x))
    body.signed(thousandths(node.frame.minY - origin.y))
    body.signed(thousandths(node.frame.width))
    body.signed(thousandths(node.frame.height))
    if let location = node.location {
      body.count(table.index(of: location.file) + 1)
      body.count(location.line)
      body.count(location.column)
    } else {
      body.count(0)
    }
    body.count(node.properties.count)
    for property in node.properties {
      body.count(table.index(of: property.name))
      body.count(table.index(of: property.value))
      body.count(property.token.map { table.index(of: $0) + 1 } ?? 0)
    }
  }

  package static func decode(_ bytes: ArraySlice<UInt8>) throws(ByteCodingError) -> SceneDescription
  {
    var reader = ByteReader(bytes)
    guard try reader.unsigned() == version else { throw ByteCodingError() }
    var texts: [String] = []
    for _ in 0..<(try reader.count()) { texts.append(try reader.text()) }
    let width = points(try reader.signed())
    let height = points(try reader.signed())
    let scale = Double(bitPattern: try reader.word())
    guard scale.isFinite, scale > 0 else { throw ByteCodingError() }
    var scene = SceneDescription(size: Size(width: width, height: height), scale: scale)
    for index in 0..<(try reader.count()) {
      scene.nodes.append(try node(at: index, of: scene, texts, &reader))
    }
    return scene
  }

  private static func node(
    at index: Int, of scene: SceneDescription, _ texts: [String], _ reader: inout ByteReader
  ) throws(ByteCodingError) -> SceneNode {
    let type = try text(try reader.unsigned(), texts)
    let id = try optionalText(&reader, texts)
    let distance = try reader.unsigned()
    guard distance <= UInt64(index) else { throw ByteCodingError() }
    let parent = distance == 0 ? -1 : index - Int(distance)
    let origin = parent < 0 ? Point.zero : scene.nodes[parent].frame.origin
    let frame = Rect(
      x: points(try reader.signed()) + origin.x, y: points(try reader.signed()) + origin.y,
      width: points(try reader.signed()), height: points(try reader.signed()))
    var location: SceneLocation?
    if let file = try optionalText(&reader, texts) {
      location = SceneLocation(
        file: file, line: Int(try reader.unsigned() & 0xFFFF_FFFF),
        column: Int(try reader.unsigned() & 0xFFFF_FFFF))
    }
    var properties: [SceneProperty] = []
    for _ in 0..<(try reader.count()) {
      let name = try text(try reader.unsigned(), texts)
      let value = try text(try reader.unsigned(), texts)
      properties.append(SceneProperty(name, value, token: try optionalText(&reader, texts)))
    }
    return SceneNode(
      type: type, id: id, parent: parent, frame: frame, properties: properties,
      location: location)
  }

  private static func optionalText(
    _ reader: inout ByteReader, _ texts: [String]
  ) throws(ByteCodingError) -> String? {
    let index = try reader.unsigned()
    return index == 0 ? nil : try text(index - 1, texts)
  }

  private static func text(_ index: UInt64, _ texts: [String]) throws(ByteCodingError) -> String {
    guard index < UInt64(texts.count) else { throw ByteCodingError() }
    return texts[Int(index)]
  }

  private static func thousandths(_ value: Double) -> Int64 {
    Int64(saturating: (value * 1000).rounded())
  }
  private static func points(_ value: Int64) -> Double { Double(value) / 1000 }
}

/// Every text once, in order of first use.
private struct TextTable {
  var texts: [String] = []
  private var indices: [String: Int] = [:]

  mutating func index(of text: String) -> Int {
    if let known = indices[text] { return known }
    indices[text] = texts.count
    texts.append(text)
    return texts.count - 1
  }
}
