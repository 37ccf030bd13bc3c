/// The platform's system colours, as values that are the same on every machine.
public enum SystemColor: String, ColorTable {
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText
  case separator, opaqueSeparator
  case primaryFill, secondaryFill, tertiaryFill, quaternaryFill, quinaryFill, senaryFill
  case septenaryFill
  case systemBlue, systemGreen, systemIndigo, systemOrange, systemPink, systemPurple, systemRed
  case systemTeal, systemYellow
  case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6

  /// The colour in its light and dark form, and in those of increased contrast where there are any.
  public var color: Color {
    guard let more = increasedContrast else { return standard }
    return Color(
      light: standard.light, dark: standard.dark, lightIncreasedContrast: more.light,
      darkIncreasedContrast: more.dark)
  }

  private var standard: Color {
    switch self {
    case .systemBackground: adaptive(0xFFFFFF, 0x000000)
    case .secondarySystemBackground: adaptive(0xF2F2F7, 0x1C1C1E)
    case .tertiarySystemBackground: adaptive(0xFFFFFF, 0x2C2C2E)
    case .systemGroupedBackground: adaptive(0xF2F2F7, 0x000000)
    case .secondarySystemGroupedBackground: adaptive(0xFFFFFF, 0x1C1C1E)
    case .tertiarySystemGroupedBackground: adaptive(0xF2F2F7, 0x2C2C2E)
    case .label: adaptive(0x000000, 0xFFFFFF)
    case .secondaryLabel: adaptive(0x3C3C43, 0xEBEBF5, alpha: 0.6)
    case .tertiaryLabel: adaptive(0x3C3C43, 0xEBEBF5, alpha: 0.3)
    case .quaternaryLabel: adaptive(0x3C3C43, 0xEBEBF5, alpha: 0.2)
    case .placeholderText: adaptive(0x3C3C43, 0xEBEBF5, alpha: 0.3)
    case .separator: adaptive(0x3C3C43, 0x545458, alpha: 0.3, darkAlpha: 0.6)
    case .opaqueSeparator: adaptive(0xC6C6C8, 0x38383A)
    case .primaryFill: adaptive(0x787880, 0x787880, alpha: 0.2, darkAlpha: 0.36)
    case .secondaryFill: adaptive(0x787880, 0x787880, alpha: 0.16, darkAlpha: 0.32)
    case .tertiaryFill: adaptive(0x767680, 0x767680, alpha: 0.12, darkAlpha: 0.24)
    case .quaternaryFill: adaptive(0x747480, 0x747480, alpha: 0.08, darkAlpha: 0.18)
    case .quinaryFill: adaptive(0xEDEDED, 0x252525, alpha: 0.8, darkAlpha: 0.5)
    case .senaryFill: adaptive(0xF2F2F2, 0x1E1E1E, alpha: 0.8, darkAlpha: 0.75)
    case .septenaryFill: adaptive(0xF9F9F9, 0x747480, alpha: 0.86, darkAlpha: 0.18)
    case .systemBlue: adaptive(0x007AFF, 0x0A84FF)
    case .systemGreen: adaptive(0x34C759, 0x30D158)
    case .systemIndigo: adaptive(0x5856D6, 0x5E5CE6)
    case .systemOrange: adaptive(0xFF9500, 0xFF9F0A)
    case .systemPink: adaptive(0xFF2D55, 0xFF375F)
    case .systemPurple: adaptive(0xAF52DE, 0xBF5AF2)
    case .systemRed: adaptive(0xFF3B30, 0xFF453A)
    case .systemTeal: adaptive(0x5AC8FA, 0x64D2FF)
    case .systemYellow: adaptive(0xFFCC00, 0xFFD60A)
    case .systemGray: adaptive(0x8E8E93, 0x8E8E93)
    case .systemGray2: adaptive(0xAEAEB2, 0x636366)
    case .systemGray3: adaptive(0xC7C7CC, 0x48484A)
    case .systemGray4: adaptive(0xD1D1D6, 0x3A3A3C)
    case .systemGray5: adaptive(0xE5E5EA, 0x2C2C2E)
    case .systemGray6: adaptive(0xF2F2F7, 0x1C1C1E)
    }
  }
}
