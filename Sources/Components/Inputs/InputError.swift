/// Why an input is refused, with DNAKit's messages (DNA-29).
public enum InputError: Error, Hashable, Sendable {
  case emptyValue
  case invalidEmail
  case invalidName
  case invalidPhoneNumber
  case valueTooLow
  case valueTooHigh
  /// A message of the application's own.
  case custom(String)

  /// The message to the person who typed it.
  public var message: String {
    switch self {
    case .emptyValue: "Input value cannot be empty"
    case .invalidEmail: "Please enter valid email"
    case .invalidName: "Invalid name"
    case .invalidPhoneNumber: "Please enter valid phone number"
    case .valueTooLow: "Invalid input, Enter more characters"
    case .valueTooHigh: "Enter fewer characters"
    case .custom(let message): message
    }
  }
}
