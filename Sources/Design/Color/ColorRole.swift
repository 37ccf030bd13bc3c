/// The name of one colour in a set.
public enum ColorRole: String, Sendable, Hashable, CaseIterable {
  case foreground, background, secondaryBackground, tint, secondary, brand, border, separator
  case shadow, placeholder, line

  /// The position of the colour.
  public var path: any WritableKeyPath<Colors, Color?> & Sendable {
    switch self {
    case .foreground: \.foreground
    case .background: \.background
    case .secondaryBackground: \.secondaryBackground
    case .tint: \.tint
    case .secondary: \.secondary
    case .brand: \.brand
    case .border: \.border
    case .separator: \.separator
    case .shadow: \.shadow
    case .placeholder: \.placeholder
    case .line: \.line
    }
  }

  /// The colour of a set that leaves the role open, where there is one.
  public var standard: Color? {
    switch self {
    case .foreground: SemanticColor.foreground.color
    case .background: SemanticColor.background.color
    case .secondary: SemanticColor.secondary.color
    case .tint: SemanticColor.tint.color
    default: nil
    }
  }
}

extension Colors {
  /// The colour of a role; an open role is read as the role's standard colour, nil without one.
  public subscript(role: ColorRole) -> Color? {
    get { self[keyPath: role.path] ?? role.standard }
    set { self[keyPath: role.path] = newValue }
  }
}
