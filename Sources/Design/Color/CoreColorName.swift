/// The named core colours of the what3words design system, with its aliases.
public enum CoreColorName: String, ColorTable {
  case black, white, clear
  case aqua, blue, charcoal, coral, darkBlue, green, lightBlue, lightGrey, mediumGrey, mustard
  case orange, red, yellow
  case royalBlue, cranberry, purple, powderBlue, brightGreen, darkGreen, darkCyan, darkerCyan
  case darkBrown, brown, darkerBrown, dullRed, darkDarkBlue, lightCyan, skyBlue
  case grey92, grey84, grey77, grey50, grey38, grey32
  case offGrey, offLightGrey, offMidGrey, offDarkGrey
  case w3wRed, primaryBlue, secondaryBlue, teal, informationBlue, confirmationGreen, warningYellow
  case errorRed, errorRedText, linkVisited, regular, dark

  /// The colour, the same in every surrounding.
  public var color: Color { Color(value) }

  /// The colour.
  public var value: CoreColor {
    switch self {
    case .black: .black
    case .white: .white
    case .clear: .clear
    case .aqua: CoreColor(hex: 0x87E1D1)
    case .blue: CoreColor(hex: 0x2E71B8)
    case .charcoal: CoreColor(hex: 0x363636)
    case .coral, .errorRed: CoreColor(hex: 0xF26C50)
    case .darkBlue, .primaryBlue: CoreColor(hex: 0x0A3049)
    case .green, .confirmationGreen: CoreColor(hex: 0x53C18A)
    case .lightBlue, .informationBlue: CoreColor(hex: 0x98D5E5)
    case .lightGrey: CoreColor(hex: 0xE0E0E0)
    case .mediumGrey: CoreColor(hex: 0xA7A7A7)
    case .mustard: CoreColor(hex: 0xC5B000)
    case .orange: CoreColor(hex: 0xF4A344)
    case .red, .w3wRed: CoreColor(hex: 0xE11F26)
    case .yellow, .warningYellow: CoreColor(hex: 0xF6D31F)
    case .royalBlue, .secondaryBlue: CoreColor(hex: 0x005379)
    case .cranberry: CoreColor(hex: 0xCD3B72)
    case .purple, .linkVisited: CoreColor(hex: 0x8B4CA1)
    case .powderBlue: CoreColor(hex: 0xDBEFFA)
    case .brightGreen: CoreColor(hex: 0x65D698)
    case .darkGreen: CoreColor(hex: 0x265239)
    case .darkCyan: CoreColor(hex: 0x1D4752)
    case .darkerCyan: CoreColor(hex: 0x2B6A7A)
    case .darkBrown: CoreColor(hex: 0x52460A)
    case .brown: CoreColor(hex: 0x7A690F)
    case .darkerBrown: CoreColor(hex: 0x52170B)
    case .dullRed, .errorRedText: CoreColor(hex: 0xB24000)
    case .darkDarkBlue: CoreColor(hex: 0x001626)
    case .lightCyan, .teal: CoreColor(hex: 0xC2E1EB)
    case .skyBlue: CoreColor(hex: 0x00AFFF)
    case .grey92: CoreColor(grey: 0.92)
    case .grey84: CoreColor(grey: 0.84)
    case .grey77: CoreColor(grey: 0.77)
    case .grey50: CoreColor(grey: 0.5)
    case .grey38: CoreColor(grey: 0.38)
    case .grey32: CoreColor(grey: 0.32)
    case .offGrey: CoreColor(hex: 0xF2F4F5)
    case .offLightGrey: CoreColor(hex: 0xB5B5B5)
    case .offMidGrey: CoreColor(hex: 0x525E66)
    case .offDarkGrey: CoreColor(hex: 0x31383D)
    case .regular: CoreColor(hex: 0x0A3049, alpha: 0.6)
    case .dark: CoreColor(hex: 0x0A3049, alpha: 0.96)
    }
  }
}
