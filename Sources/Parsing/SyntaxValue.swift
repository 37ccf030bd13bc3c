/// One value of a JSON text or property list with the range of its bytes.
public struct SyntaxValue: Sendable {
  /// The content of the value. A value that was left unread is read anew each time.
  public var kind: Kind {
    get {
      switch storage {
      case .read(let kind): kind
      case .cell(let text): .string(text)
      case .unread(let text): UnreadValue.kind(at: range, in: text)
      }
    }
    set { storage = .read(newValue) }
  }
  private var storage: Storage
  /// The range in the source, brackets and quotes included.
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

  private enum Storage: Sendable {
    case read(Kind)
    /// The text of which it is a valid part.
    case unread([UInt8])
    /// The text of a cell.
    case cell(String)
  }

  /// Makes a value.
  public init(_ kind: Kind, at range: SourceRange) {
    storage = .read(kind)
    self.range = range
  }

  /// Makes a value of a part of a text that is known to be valid.
  init(unreadIn text: [UInt8], at range: SourceRange) {
    storage = .unread(text)
    self.range = range
  }

  /// Makes the value of a field of data. It is text; ``typed`` is the number or truth value that it reads as.
  package init(cell text: String, at range: SourceRange) {
    storage = .cell(text)
    self.range = range
  }

  /// The same value at another place, such as that of an alias.
  func placed(at range: SourceRange) -> SyntaxValue {
    var value = self
    value.range = range
    return value
  }

  /// A field of data as the number or truth value that JSON would read its text as; nil for other fields and
  /// for values that are not fields of data.
  package var typed: SyntaxValue? {
    guard case .cell(let text) = storage, text.utf8.count <= 64, text.utf8.first != 0x20 else {
      return nil
    }
    // Spreadsheets write truth values in capitals.
    let small = text.lowercased()
    let json = small == "true" || small == "false" ? small : text
    let (value, findings) = JSONParser.parse(SourceText(name: "", text: json))
    guard findings.isEmpty, let kind = value?.kind else { return nil }
    switch kind {
    case .number, .bool: return SyntaxValue(kind, at: range)
    case .null, .string, .array, .object: return nil
    }
  }

  /// True if it is a place in its text and nothing else so far.
  package var isUnread: Bool {
    if case .unread = storage { true } else { false }
  }
}

extension SyntaxValue: Hashable {
  /// Returns true if both are the same value at the same place.
  public static func == (one: SyntaxValue, other: SyntaxValue) -> Bool {
    one.range == other.range && one.kind == other.kind
  }

  /// Feeds value and place.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(range)
    hasher.combine(kind)
  }
}

/// A number as it was written: a value, and whether it was written as a whole number.
public struct SyntaxNumber: Hashable, Sendable {
  /// The nearest double; finite.
  public var value: Double
  /// True if it was written without fraction and exponent.
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
  /// The range of the key, quotes included.
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
