/// The keyboard settings of a field; they are not drawn, but inspection shows them (GUI-4, GUI-11).
public struct InputTraits: Hashable, Sendable {
  /// The keyboard; nil is the platform's.
  public var keyboard: KeyboardKind?
  /// The content type, for the keyboard's suggestions.
  public var contentType: InputContentType?
  /// The letters that the keyboard capitalizes automatically.
  public var autocapitalization: InputCapitalization?
  /// True if words are corrected.
  public var autocorrection: Bool?
  /// The label of the key at the lower trailing corner.
  public var returnKey: ReturnKey?

  /// Makes the traits of a field without any settings.
  public init() {}

  /// The keys, for an owner that holds them.
  static let properties: [Property<InputTraits>] = [
    Property(
      "keyboard", \.keyboard, default: "default", "The keyboard; inspection shows it.",
      or: ["keyboardType"]),
    Property(
      "contentType", \.contentType, default: "none",
      "What is typed, for the keyboard's suggestions.", or: ["textContentType"]),
    Property(
      "autocapitalization", \.autocapitalization, default: "sentences",
      "Which letters the keyboard begins with as capitals.",
      or: ["textInputAutocapitalization"]),
    Property(
      "autocorrection", \.autocorrection, default: "true", "Whether words are corrected."),
    Property(
      "returnKey", \.returnKey, default: "return", "What the key that ends typing says.",
      or: ["submitLabel", "returnKeyType"]),
  ]
}

/// A keyboard; it is not drawn, but reported by inspection (GUI-4).
public enum KeyboardKind: String, PropertyChoice, Hashable {
  /// The platform's.
  case standard = "default"
  /// Letters and signs of ASCII.
  case ascii
  /// Digits.
  case numberPad
  /// Digits and a decimal point.
  case decimalPad
  /// Digits and signs, letters behind a key.
  case numbersAndPunctuation
  /// With what addresses of the web, of mail and of phones need.
  case url, email, phone
}

/// The content type of a field, by UIKit's names.
public enum InputContentType: String, PropertyChoice, Hashable {
  case name, givenName, familyName, username, password, newPassword, oneTimeCode
  case emailAddress, telephoneNumber, url, streetAddress, postalCode, city, country
  case creditCardNumber
}

/// The letters that a keyboard capitalizes automatically.
public enum InputCapitalization: String, PropertyChoice, Hashable {
  case never, words, sentences, characters
}

/// The label of the key that ends typing, with SwiftUI's names.
public enum ReturnKey: String, PropertyChoice, Hashable {
  case `return`, done, go, send, join, route, search, next, `continue`
}
