extension SyntaxValue {
  /// The text, when the value is a string.
  public var text: String? {
    if case .string(let text) = kind { return text }
    return nil
  }

  /// The number, when the value is one.
  public var number: SyntaxNumber? {
    if case .number(let number) = kind { return number }
    return nil
  }

  /// The truth value, when the value is one.
  public var truth: Bool? {
    if case .bool(let truth) = kind { return truth }
    return nil
  }

  /// The elements, when the value is an array.
  public var elements: [SyntaxValue]? {
    if case .array(let elements) = kind { return elements }
    return nil
  }

  /// The members, when the value is an object.
  public var members: [SyntaxMember]? {
    if case .object(let members) = kind { return members }
    return nil
  }

  /// True if the value is null.
  public var isNull: Bool {
    if case .null = kind { return true }
    return false
  }

  /// The value of the last member with a key; linear in the number of members.
  public subscript(key: String) -> SyntaxValue? {
    members?.last { $0.key == key }?.value
  }

  /// What the value is, for messages: `a string "8"`, `the number 8`, `an array`.
  public var summary: String {
    switch kind {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let number): "the number \(number)"
    case .string(let text): "a string \(SyntaxValue.quoted(text))"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// A text in quotes, cut where it is long, for messages.
  public static func quoted(_ text: String) -> String {
    let shown = text.unicodeScalars.prefix(40)
    let isCut = shown.endIndex < text.unicodeScalars.endIndex
    return JSONWriter.quoted(String(String.UnicodeScalarView(shown))).dropLast()
      + (isCut ? "…\"" : "\"")
  }
}

extension SyntaxNumber: CustomStringConvertible {
  /// The shortest decimal that reads back as the same double, without a fraction when it is whole.
  public var description: String {
    guard value == value.rounded(), abs(value) < 1e15 else { return "\(value)" }
    return value == 0 && value.sign == .minus ? "-0" : "\(Int(saturating: value))"
  }
}
