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
  public var value: RGBAColor {
    switch self {
    case .black: .black
    case .white: .white
    case .clear: .clear
    case .aqua: RGBAColor(hex: 0x87E1D1)
    case .blue: RGBAColor(hex: 0x2E71B8)
    case .charcoal: RGBAColor(hex: 0x363636)
    case .coral, .errorRed: RGBAColor(hex: 0xF26C50)
    case .darkBlue, .primaryBlue: RGBAColor(hex: 0x0A3049)
    case .green, .confirmationGreen: RGBAColor(hex: 0x53C18A)
    case .lightBlue, .informationBlue: RGBAColor(hex: 0x98D5E5)
    case .lightGrey: RGBAColor(hex: 0xE0E0E0)
    case .mediumGrey: RGBAColor(hex: 0xA7A7A7)
    case .mustard: RGBAColor(hex: 0xC5B000)
    case .orange: RGBAColor(hex: 0xF4A344)
    case .red, .w3wRed: RGBAColor(hex: 0xE11F26)
    case .yellow, .warningYellow: RGBAColor(hex: 0xF6D31F)
    case .royalBlue, .secondaryBlue: RGBAColor(hex: 0x005379)
    case .cranberry: RGBAColor(hex: 0xCD3B72)
    case .purple, .linkVisited: RGBAColor(hex: 0x8B4CA1)
    case .powderBlue: RGBAColor(hex: 0xDBEFFA)
    case .brightGreen: RGBAColor(hex: 0x65D698)
    case .darkGreen: RGBAColor(hex: 0x265239)
    case .darkCyan: RGBAColor(hex: 0x1D4752)
    case .darkerCyan: RGBAColor(hex: 0x2B6A7A)
    case .darkBrown: RGBAColor(hex: 0x52460A)
    case .brown: RGBAColor(hex: 0x7A690F)
    case .darkerBrown: RGBAColor(hex: 0x52170B)
    case .dullRed, .errorRedText: RGBAColor(hex: 0xB24000)
    case .darkDarkBlue: RGBAColor(hex: 0x001626)
    case .lightCyan, .teal: RGBAColor(hex: 0xC2E1EB)
    case .skyBlue: RGBAColor(hex: 0x00AFFF)
    case .grey92: RGBAColor(grey: 0.92)
    case .grey84: RGBAColor(grey: 0.84)
    case .grey77: RGBAColor(grey: 0.77)
    case .grey50: RGBAColor(grey: 0.5)
    case .grey38: RGBAColor(grey: 0.38)
    case .grey32: RGBAColor(grey: 0.32)
    case .offGrey: RGBAColor(hex: 0xF2F4F5)
    case .offLightGrey: RGBAColor(hex: 0xB5B5B5)
    case .offMidGrey: RGBAColor(hex: 0x525E66)
    case .offDarkGrey: RGBAColor(hex: 0x31383D)
    case .regular: RGBAColor(hex: 0x0A3049, alpha: 0.6)
    case .dark: RGBAColor(hex: 0x0A3049, alpha: 0.96)
    }
  }
}
