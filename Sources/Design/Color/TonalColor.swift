/// Steps of the tonal ramps in the later what3words themes; the number is the tone.
public enum TonalColor: String, ColorTable {
  case red50, coral50, green50
  case blue20, blue40, blue50, blue60, blue90
  case grey10, grey20, grey60, grey82, grey95

  /// The colour, the same in every surrounding.
  public var color: Color {
    switch self {
    case .red50: fixed(0xE11F26)
    case .coral50: fixed(0xF2826A)
    case .green50: fixed(0x53C18A)
    case .blue20: fixed(0x0A3049)
    case .blue40: fixed(0x006397)
    case .blue50: fixed(0x187DB9)
    case .blue60: fixed(0x4097D5)
    case .blue90: fixed(0xDBEFFA)
    case .grey10: fixed(0x1A1C1E)
    case .grey20: fixed(0x2E3133)
    case .grey60: fixed(0x8F9193)
    case .grey82: fixed(0xC3C7CC)
    case .grey95: fixed(0xF0F0F3)
    }
  }
}
