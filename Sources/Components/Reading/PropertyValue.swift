public import GalleyParsing

/// A type that can be the value of a key: it says what it accepts, reads itself from a syntax
/// value with an exact complaint when it cannot, and puts itself into canonical words.
public protocol PropertyValue: Sendable {
  /// What may stand there.
  static var kind: PropertyKind { get }
  /// Reads the value of the key `name`; nil after a complaint at the reader.
  static func read(_ value: SyntaxValue, as name: String, _ reader: inout ComponentReader) -> Self?
  /// Writes the value under a name, or its parts under dotted names.
  func describe(as name: String, in writer: inout PropertyWriter)
}

extension String: PropertyValue {
  /// Any text.
  public static var kind: PropertyKind { .text }

  /// Reads text.
  public static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> String? {
    if case .string(let text) = value.kind { return text }
    return reader.mismatch(name, kind, value)
  }

  /// Writes the text as it is.
  public func describe(as name: String, in writer: inout PropertyWriter) {
    writer.write(name, self)
  }
}

extension Bool: PropertyValue {
  /// `true` or `false`.
  public static var kind: PropertyKind { .truth }

  /// Reads a truth value; numbers and text are not taken for one.
  public static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> Bool? {
    if case .bool(let truth) = value.kind { return truth }
    return reader.mismatch(name, kind, value)
  }

  /// Writes `true` or `false`.
  public func describe(as name: String, in writer: inout PropertyWriter) {
    writer.write(name, self ? "true" : "false")
  }
}

extension Int: PropertyValue {
  /// A whole number.
  public static var kind: PropertyKind { .wholeNumber(minimum: nil) }

  /// Reads a number without a fraction.
  public static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> Int? {
    guard case .number(let number) = value.kind, let whole = Int(exactly: number.value) else {
      return reader.mismatch(name, kind, value)
    }
    return whole
  }

  /// Writes the digits.
  public func describe(as name: String, in writer: inout PropertyWriter) {
    writer.write(name, String(self))
  }
}

extension Double: PropertyValue {
  /// A number or the name of a dimension.
  public static var kind: PropertyKind { .anyNumber }

  /// Reads a finite number.
  public static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> Double? {
    switch value.kind {
    case .number(let number): return number.value
    case .string(let text):
      if let dimension = reader.dimension(named: text, as: name) { return dimension }
      return reader.noDimension(name, kind, value)
    default: return reader.mismatch(name, kind, value)
    }
  }

  /// Writes the shortest decimal form.
  public func describe(as name: String, in writer: inout PropertyWriter) {
    writer.write(name, plainText)
  }

  /// The shortest decimal form that reads back as the same number, without `.0`.
  var plainText: String {
    if self == rounded(), abs(self) < 1e15 { return String(Int(saturating: self)) }
    return description
  }
}
