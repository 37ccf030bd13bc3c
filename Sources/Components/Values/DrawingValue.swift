package import GalleyParsing

/// One or several drawings by name, such as `"check"` or `"mapCircle slashes"`.
package struct DrawingValue: PropertyValue, Hashable {
  /// The drawing.
  package var drawing: UnitDrawing
  /// The names it was given by.
  package var name: String

  /// Makes a value.
  package init(_ drawing: UnitDrawing, name: String) {
    self.drawing = drawing
    self.name = name
  }

  /// One or several of the names.
  package static var kind: PropertyKind { .words(UnitDrawing.presets.map(\.name)) }

  /// Reads names parted by spaces.
  package static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> DrawingValue? {
    guard case .string(let words) = value.kind else { return reader.mismatch(name, kind, value) }
    var result = UnitDrawing()
    for word in words.split(separator: " ") {
      guard let preset = UnitDrawing.presets.first(where: { $0.name == word }) else {
        return reader.unknownWord(
          String(word), for: name, among: UnitDrawing.presets.map(\.name), at: value.range)
      }
      result = result + preset.drawing
    }
    return DrawingValue(result, name: words)
  }

  /// Writes the names.
  package func describe(as name: String, in writer: inout PropertyWriter) {
    writer.write(name, self.name)
  }
}
