/// What an input must be like (DNA-28, DNA-29). Rules are tried in order and the first that is not
/// met supplies the error (DNA-30).
public struct ValidationRule: Sendable {
  /// The error of an input that breaks the rule.
  public let error: InputError
  /// True if an input meets the rule.
  public let isMet: @Sendable (String) -> Bool

  /// Makes a rule of the application's own.
  public init(
    error: InputError = .custom("Invalid value"), _ isMet: @escaping @Sendable (String) -> Bool
  ) {
    self.error = error
    self.isMet = isMet
  }

  /// Anything goes.
  public static let noRestriction = ValidationRule { _ in true }
  /// Not empty.
  public static let nonEmpty = ValidationRule(error: .emptyValue) { !$0.isEmpty }
  /// Letters, digits, full stops and underscores, an @, then a domain of word characters and full
  /// stops that begins with a word character; no top-level domain is asked for.
  public static let email = ValidationRule(error: .invalidEmail) { input in
    let parts = input.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, let first = parts[1].first else { return false }
    let isLocal = parts[0].allSatisfy { $0.isASCII && ($0.isWordCharacter || $0 == ".") }
    return isLocal && first.isWordCharacter
      && parts[1].allSatisfy { $0.isWordCharacter || $0 == "." }
  }
  /// Exactly ten digits.
  public static let phoneNumber = ValidationRule(error: .invalidPhoneNumber) { input in
    input.count == 10 && input.allSatisfy { ("0"..."9").contains($0) }
  }
  /// Two or more letters from A to Z or spaces.
  public static let name = ValidationRule(error: .invalidName) { input in
    input.count >= 2 && input.allSatisfy { $0 == " " || $0.isASCII && $0.isLetter }
  }
  /// Fewer characters than a number.
  public static func lessThan(_ count: Int) -> ValidationRule {
    ValidationRule(error: .valueTooHigh) { $0.count < count }
  }
  /// More characters than a number.
  public static func greaterThan(_ count: Int) -> ValidationRule {
    ValidationRule(error: .valueTooLow) { $0.count > count }
  }
  /// A regular expression that must cover the whole input; one that cannot be read is never met.
  public static func pattern(
    _ pattern: String, error: InputError = .custom("Invalid value")
  ) -> ValidationRule {
    ValidationRule(error: error) { input in
      (try? Regex(pattern).wholeMatch(in: input)) != nil
    }
  }

  /// The error of the first rule that an input does not meet; nil when it meets all.
  public static func firstError(of rules: [ValidationRule], in input: String) -> InputError? {
    rules.first { !$0.isMet(input) }?.error
  }
}

extension Character {
  /// A letter, a digit or an underscore.
  fileprivate var isWordCharacter: Bool { isLetter || isNumber || self == "_" }
}
