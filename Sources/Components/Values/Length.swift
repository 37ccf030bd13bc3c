package import GalleyParsing

/// A length in points that is not negative.
package struct Length: PropertyValue, Hashable {
  /// The number of points.
  package var points: Double

  /// Makes a length.
  package init(_ points: Double) { self.points = points }

  /// A number from zero, or the name of a dimension.
  package static var kind: PropertyKind { .either([.length, .dimension]) }

  /// Reads a number that is not negative.
  package static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> Length? {
    switch value.kind {
    case .number(let number) where number.value >= 0: return Length(number.value)
    case .string(let text):
      guard let points = reader.dimension(named: text, as: name) else {
        return reader.mismatch(name, .length, value)
      }
      return Length(points)
    default: return reader.mismatch(name, .length, value)
    }
  }

  /// Writes the number of points.
  package func describe(as name: String, in writer: inout PropertyWriter) {
    points.describe(as: name, in: &writer)
  }
}

/// A length that the dialect wants written as a whole number (DUI-5).
///
/// A strict reading refuses 8.5 as the dialect's own decoder does (DUI-6); a lenient one takes it
/// as it stands, because what was meant is plain. `8.0` is a whole number to both.
package struct WholeLength: PropertyValue, Hashable {
  /// The number of points.
  package var points: Double

  /// Makes a length.
  package init(_ points: Double) { self.points = points }

  /// A whole number from zero, or the name of a dimension.
  package static var kind: PropertyKind { .either([.wholeNumber(minimum: 0), .dimension]) }

  /// Reads a whole number that is not negative.
  package static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> WholeLength? {
    switch value.kind {
    case .number(let number) where number.value >= 0:
      if number.value != number.value.rounded() {
        reader.diagnostics.mismatch(
          PropertyKind.wholeNumber(minimum: 0).phrase, value, for: name, outcome: .used)
        return reader.diagnostics.mode == .lenient ? WholeLength(number.value) : nil
      }
      return WholeLength(number.value)
    case .string(let text):
      guard let points = reader.dimension(named: text, as: name) else {
        return reader.mismatch(name, .wholeNumber(minimum: 0), value)
      }
      return WholeLength(points)
    default: return reader.mismatch(name, .wholeNumber(minimum: 0), value)
    }
  }

  /// Writes the number of points.
  package func describe(as name: String, in writer: inout PropertyWriter) {
    points.describe(as: name, in: &writer)
  }
}

/// A length that may be without end: a number from zero or `"infinity"`.
package struct Limit: PropertyValue, Hashable {
  /// The number of points, possibly infinite.
  package var points: Double

  /// Makes a limit.
  package init(_ points: Double) { self.points = points }

  /// A number from zero, `"infinity"`, or the name of a dimension.
  package static var kind: PropertyKind {
    .either([.length, .choice(["infinity"]), .dimension])
  }

  /// Reads a number or the word.
  package static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> Limit? {
    if case .string("infinity") = value.kind { return Limit(.infinity) }
    if case .number(let number) = value.kind, number.value >= 0 { return Limit(number.value) }
    if case .string(let text) = value.kind, let points = reader.dimension(named: text, as: name) {
      return Limit(points)
    }
    return reader.mismatch(name, .either([.length, .choice(["infinity"])]), value)
  }

  /// Writes the number of points or `infinity`.
  package func describe(as name: String, in writer: inout PropertyWriter) {
    writer.write(name, Self.text(points))
  }

  static func text(_ points: Double) -> String {
    points.isInfinite ? "infinity" : points.plainText
  }
}
