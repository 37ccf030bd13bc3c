/// One value of a JSON text or property list with the bytes it stands at.
public struct SyntaxValue: Hashable, Sendable {
  /// What the value is.
  public var kind: Kind
  /// Where it stands, brackets and quotes included.
  public var range: SourceRange

  /// The kinds of value that JSON and property lists share.
  public enum Kind: Hashable, Sendable {
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A finite number.
    case number(SyntaxNumber)
    /// Text with its escapes resolved.
    case string(String)
    /// Values in order.
    case array([SyntaxValue])
    /// Members in order, duplicates included.
    case object([SyntaxMember])
  }

  /// Makes a value.
  public init(_ kind: Kind, at range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}

/// A number as it was written: a value, and whether it was written as a whole number.
public struct SyntaxNumber: Hashable, Sendable {
  /// The nearest double; finite.
  public var value: Double
  /// Whether it was written without fraction and exponent.
  public var isInteger: Bool

  /// Makes a number.
  public init(_ value: Double, isInteger: Bool) {
    self.value = value
    self.isInteger = isInteger
  }
}

/// One member of an object.
public struct SyntaxMember: Hashable, Sendable {
  /// The key with its escapes resolved.
  public var key: String
  /// Where the key stands, quotes included.
  public var keyRange: SourceRange
  /// The value.
  public var value: SyntaxValue

  /// Makes a member.
  public init(key: String, keyRange: SourceRange, value: SyntaxValue) {
    self.key = key
    self.keyRange = keyRange
    self.value = value
  }
}
