/// What a field tells the keyboard; nothing is drawn of it, inspection shows it (GUI-4, GUI-11).
public struct InputTraits: Hashable, Sendable {
  /// The keyboard; nil is the platform's.
  public var keyboard: KeyboardKind?
  /// The content type, for the keyboard's suggestions.
  public var contentType: InputContentType?
  /// Which letters the keyboard begins with as capitals.
  public var autocapitalization: InputCapitalization?
  /// True if words are corrected.
  public var autocorrection: Bool?
  /// What the key at the lower trailing corner says.
  public var returnKey: ReturnKey?

  /// Makes the traits of a field of which nothing is said.
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

/// A keyboard; nothing is drawn of it, it is told by inspection (GUI-4).
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

/// Which letters a keyboard begins with as capitals.
public enum InputCapitalization: String, PropertyChoice, Hashable {
  case never, words, sentences, characters
}

/// What the key that ends typing says, in SwiftUI's words.
public enum ReturnKey: String, PropertyChoice, Hashable {
  case `return`, done, go, send, join, route, search, next, `continue`
}
