public import GalleyDesign

/// The value of one property of a style, with references resolved.
public enum StyleValue: Hashable, Sendable {
  /// A colour. Behind a reference, because styles inherit values far more often than make them.
  indirect case color(Color)
  /// A length in points, or a factor.
  case number(Double)
  /// Yes or no.
  case flag(Bool)
  /// A name: of a font, or one of a property's choices.
  case word(String)
}

/// The kinds of value a property takes in a sheet.
public enum StyleValueKind: Hashable, Sendable {
  /// The name of a colour, or a hexadecimal one.
  case color
  /// A number, or the name of a dimension.
  case number
  /// True or false.
  case flag
  /// Free text.
  case name
  /// One of these words. The last element is what an unknown word is read as in lenient reading,
  /// as the original library reads it; nil leaves the property unset.
  case choice([String], fallback: String?)

  /// The kind with its article, for messages.
  var expectation: String {
    switch self {
    case .color: "a colour's name or a hexadecimal colour"
    case .number: "a number or a dimension's name"
    case .flag: "true or false"
    case .name: "a name"
    case .choice: "a word"
    }
  }
}
