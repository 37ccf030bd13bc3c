/// Values without a source, for writing.
extension SyntaxValue {
  /// A value without a place.
  public init(_ kind: Kind) { self.init(kind, at: SourceRange(0, 0)) }

  /// Text.
  public static func text(_ text: String) -> SyntaxValue { SyntaxValue(.string(text)) }

  /// A number; finite.
  public static func number(_ value: Double) -> SyntaxValue {
    SyntaxValue(.number(SyntaxNumber(value, isInteger: value == value.rounded())))
  }

  /// `true` or `false`.
  public static func truth(_ truth: Bool) -> SyntaxValue { SyntaxValue(.bool(truth)) }

  /// Values in order.
  public static func array(_ values: [SyntaxValue]) -> SyntaxValue { SyntaxValue(.array(values)) }

  /// Members in order.
  public static func object(_ members: [(String, SyntaxValue)]) -> SyntaxValue {
    SyntaxValue(.object(members.map { SyntaxMember($0.0, $0.1) }))
  }

  /// JSON's `null`; no key that is left out.
  public static var null: SyntaxValue { SyntaxValue(.null) }
}

extension SyntaxMember {
  /// A member without a place.
  public init(_ key: String, _ value: SyntaxValue) {
    self.init(key: key, keyRange: SourceRange(0, 0), value: value)
  }
}
