/// The inputs of a picture, stored so that it can be made again: the drawing, the source it was laid out
/// from, and everything around the tree that decides its appearance.
///
/// Drawing and source are in forms that only the renderer knows; here they are compared and handed
/// back. Equal inputs have equal bytes on every machine: no path, no clock, no order of runs.
package struct PictureInputs: Hashable, Sendable {
  /// The display list with canvas and background, fonts and images by digest; empty if there is not a list.
  package var drawing: [UInt8]
  /// The document with the files and settings it was laid out from; empty for a scene that code made.
  package var source: [UInt8]
  /// Appearance, direction, text size and so on, by name.
  package var environment: [SceneProperty]
  /// The layout engine that laid the tree out: a hash of the engine's results for known trees.
  package var engine: UInt64

  /// Puts inputs together.
  package init(
    drawing: [UInt8], source: [UInt8] = [], environment: [SceneProperty] = [], engine: UInt64
  ) {
    self.drawing = drawing
    self.source = source
    self.environment = environment
    self.engine = engine
  }

  func encoded() -> [UInt8] {
    var writer = ByteWriter()
    writer.word(engine)
    writer.block(drawing)
    writer.block(source)
    writer.count(environment.count)
    for property in environment {
      writer.text(property.name)
      writer.text(property.value)
    }
    return writer.bytes
  }

  init(decoding bytes: ArraySlice<UInt8>) throws(ByteCodingError) {
    var reader = ByteReader(bytes)
    let engine = try reader.word()
    self.init(drawing: Array(try reader.block()), source: Array(try reader.block()), engine: engine)
    for _ in 0..<(try reader.count()) {
      environment.append(SceneProperty(try reader.text(), try reader.text()))
    }
  }

  /// Returns the differences between the environments of two pictures, in the order of the actual side.
  static func changes(from old: [SceneProperty], to new: [SceneProperty]) -> [PropertyChange] {
    var changes: [PropertyChange] = []
    for property in new {
      let before = old.first { $0.name == property.name }
      guard before?.value != property.value else { continue }
      changes.append(PropertyChange(name: property.name, old: before?.value, new: property.value))
    }
    for property in old where !new.contains(where: { $0.name == property.name }) {
      changes.append(PropertyChange(name: property.name, old: property.value, new: nil))
    }
    return changes
  }
}
