public import GalleyComponents
internal import GalleyLayout

// Keyboards and what has the focus, which no picture shows.

extension View {
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    touched { _ in shortcut.map { .shortcut($0) } }
  }
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers)) }
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }
  public nonisolated func textContentType(_ type: UITextContentType?) -> some View { self }
  public nonisolated func textInputAutocapitalization(_ value: TextInputAutocapitalization?)
    -> some View
  { self }
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    self
  }
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { self }
  public nonisolated func submitLabel(_ label: SubmitLabel) -> some View { self }
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    touchSurroundings {
      $0.submitHandlers.append(SubmitHandler(triggers: triggers, action: action))
    }
  }
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focus(
      FocusHolder(
        read: { condition.wrappedValue }, write: { condition.wrappedValue = $0 }))
  }
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    focus(
      FocusHolder(
        read: { binding.wrappedValue == value },
        write: { isFocused in
          if isFocused {
            binding.wrappedValue = value
          } else if binding.wrappedValue == value {
            binding.clear()
          }
        }))
  }
  private nonisolated func focus(_ holder: FocusHolder) -> some View {
    touchSurroundings { $0.fieldFocus.append(holder) }
  }
  /// On a screen that is touched, the view takes keys where the program's focus state names it.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
    touched { values in
      let holders = values.fieldFocus
      return isFocusable ? .focusable { holders.contains { $0.read() } } : nil
    }
  }
  public nonisolated func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value
  ) -> some View { self }
}

public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public let character: Character

  /// The key of a name, such as `return`, or of a single character; nil for another text.
  public init?(named name: String) {
    if let known = Self.named.first(where: { $0.0 == name }) {
      self = known.1
    } else if name.count == 1, let character = name.first {
      self.init(character)
    } else {
      return nil
    }
  }

  private static let named: [(String, KeyEquivalent)] = [
    ("return", .return), ("escape", .escape), ("delete", .delete), ("tab", .tab), ("space", .space),
    ("upArrow", .upArrow), ("downArrow", .downArrow), ("leftArrow", .leftArrow),
    ("rightArrow", .rightArrow),
  ]

  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }
  public static let `return` = KeyEquivalent("\r")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let delete = KeyEquivalent("\u{8}")
  public static let tab = KeyEquivalent("\t")
  public static let space = KeyEquivalent(" ")
  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
}

public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
}

public struct KeyboardShortcut: Hashable, Sendable {
  public let key: KeyEquivalent
  public let modifiers: EventModifiers
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    (self.key, self.modifiers) = (key, modifiers)
  }
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

public enum UIKeyboardType: Sendable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  case `default`, asciiCapable, numbersAndPunctuation, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

public struct UITextContentType: Hashable, Sendable {
  let name: String
  public static let username = UITextContentType(name: "username")
  public static let password = UITextContentType(name: "password")
  public static let newPassword = UITextContentType(name: "newPassword")
  public static let emailAddress = UITextContentType(name: "emailAddress")
  public static let name = UITextContentType(name: "name")
  public static let givenName = UITextContentType(name: "givenName")
  public static let familyName = UITextContentType(name: "familyName")
  public static let telephoneNumber = UITextContentType(name: "telephoneNumber")
  public static let oneTimeCode = UITextContentType(name: "oneTimeCode")
  public static let nickname = UITextContentType(name: "nickname")
  public static let namePrefix = UITextContentType(name: "namePrefix")
  public static let middleName = UITextContentType(name: "middleName")
  public static let nameSuffix = UITextContentType(name: "nameSuffix")
  public static let jobTitle = UITextContentType(name: "jobTitle")
  public static let organizationName = UITextContentType(name: "organizationName")
  public static let location = UITextContentType(name: "location")
  public static let fullStreetAddress = UITextContentType(name: "fullStreetAddress")
  public static let streetAddressLine1 = UITextContentType(name: "streetAddressLine1")
  public static let streetAddressLine2 = UITextContentType(name: "streetAddressLine2")
  public static let addressCity = UITextContentType(name: "addressCity")
  public static let addressState = UITextContentType(name: "addressState")
  public static let addressCityAndState = UITextContentType(name: "addressCityAndState")
  public static let sublocality = UITextContentType(name: "sublocality")
  public static let countryName = UITextContentType(name: "countryName")
  public static let postalCode = UITextContentType(name: "postalCode")
  public static let creditCardNumber = UITextContentType(name: "creditCardNumber")
  public static let creditCardExpiration = UITextContentType(name: "creditCardExpiration")
  public static let creditCardSecurityCode = UITextContentType(name: "creditCardSecurityCode")
  public static let creditCardName = UITextContentType(name: "creditCardName")
  public static let birthdate = UITextContentType(name: "birthdate")
  public static let birthdateDay = UITextContentType(name: "birthdateDay")
  public static let birthdateMonth = UITextContentType(name: "birthdateMonth")
  public static let birthdateYear = UITextContentType(name: "birthdateYear")
  public static let creditCardGivenName = UITextContentType(name: "creditCardGivenName")
  public static let creditCardMiddleName = UITextContentType(name: "creditCardMiddleName")
  public static let creditCardFamilyName = UITextContentType(name: "creditCardFamilyName")
  public static let creditCardExpirationMonth = UITextContentType(name: "creditCardExpirationMonth")
  public static let creditCardExpirationYear = UITextContentType(name: "creditCardExpirationYear")
  public static let creditCardType = UITextContentType(name: "creditCardType")
  public static let dateTime = UITextContentType(name: "dateTime")
  public static let flightNumber = UITextContentType(name: "flightNumber")
  public static let shipmentTrackingNumber = UITextContentType(name: "shipmentTrackingNumber")
  public static let cellularEID = UITextContentType(name: "cellularEID")
  public static let cellularIMEI = UITextContentType(name: "cellularIMEI")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = UITextContentType(name: "URL")
}

public struct TextInputAutocapitalization: Sendable {
  public static let never = TextInputAutocapitalization()
  public static let words = TextInputAutocapitalization()
  public static let sentences = TextInputAutocapitalization()
  public static let characters = TextInputAutocapitalization()
}

public struct SubmitLabel: Sendable {
  public static let done = SubmitLabel()
  public static let go = SubmitLabel()
  public static let send = SubmitLabel()
  public static let join = SubmitLabel()
  public static let route = SubmitLabel()
  public static let search = SubmitLabel()
  public static let `return` = SubmitLabel()
  public static let next = SubmitLabel()
  public static let `continue` = SubmitLabel()
}

public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}
