internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyText

/// Takes from a scheme what belongs to text that is typed, beside its font (STY-16).
struct InputAdoption<Owner> {
  private let input: WritableKeyPath<Owner, TextInput>

  /// For an owner that holds the input at a path.
  init(_ input: WritableKeyPath<Owner, TextInput>) { self.input = input }

  func adopt(_ scheme: Scheme, into owner: inout StyleAdoption<Owner>) {
    let input = input
    let colors = scheme.colors
    let message = colors?.invalid?.foreground ?? colors?.invalid?.border
    owner.set(
      "tintColor", input.appending(path: \.tintColor), to: colors?.tint)
    owner.set(
      "placeholderColor", input.appending(path: \.placeholderColor),
      to: colors?.placeholder)
    owner.set(
      "messageColor", input.appending(path: \.messageColor), to: message)
    owner.set(
      "uppercasePlaceholder", input.appending(path: \.uppercasePlaceholder),
      to: scheme.styles?.uppercasesPlaceholder)
    if let placeholder = scheme.styles?.styledPlaceholder {
      owner.update { $0[keyPath: input].styledPlaceholder = placeholder }
    }
  }
}

extension TextAlignment {
  /// The edge that a single line leans on.
  var edge: Alignment {
    switch self {
    case .center: .center
    case .trailing, .right: .trailing
    default: .leading
    }
  }
}
