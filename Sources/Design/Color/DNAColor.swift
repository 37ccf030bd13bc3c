/// DNAKit's colours.
public enum DNAColor: String, ColorTable {
  case appPrimary
  case accentDark
  case accentLight
  case backgroundDark
  case backgroundLight
  case appWhite
  case borderRegular
  case borderLight
  case link
  case successGreen
  case dangerRed
  case brandWarning
  case fontDark
  case fontNormal
  case fontLight
  case info

  /// The colour; only the first three depend on the appearance.
  public var color: Color {
    switch self {
    case .appPrimary: adaptive(0x5C374C, 0x151E28)
    case .accentDark: adaptive(0xFF8C61, 0x624BFF)
    case .accentLight: adaptive(0xFAA275, 0xF0EFFF)
    case .backgroundDark: fixed(0x232D38)
    case .backgroundLight: fixed(0xF9FAFC)
    case .appWhite: fixed(0xFFFFFF)
    case .borderRegular: fixed(0xBDC3CB)
    case .borderLight: fixed(0xEEEFF1)
    case .link: fixed(0x1F7AE0)
    case .successGreen: fixed(0x27BC94)
    case .dangerRed: fixed(0xFF5050)
    case .brandWarning: fixed(0xFBE283)
    case .fontDark: fixed(0x2F363F)
    case .fontNormal: fixed(0x525B62)
    case .fontLight: fixed(0x81878C)
    case .info: fixed(0xF1F2F4)
    }
  }
}
