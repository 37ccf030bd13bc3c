/// The materials of surfaces that what lies behind shines through, blurred (W3W-15).
public enum VisualEffect: String, Sendable, Hashable, CaseIterable {
  case ultraThin, thin, regular, thick, ultraThick

  /// The standard deviation of the blur, in points.
  public var blur: Double {
    switch self {
    case .ultraThin: 8
    case .thin: 12
    case .regular: 18
    case .thick: 24
    case .ultraThick: 32
    }
  }

  /// The colour of the material where no other is given: white in light, near black in dark.
  public var fill: Color {
    Color(
      light: RGBAColor.white.with(alpha: opacity),
      dark: RGBAColor(hex: 0x1C1C1E).with(alpha: opacity))
  }

  private var opacity: Double {
    switch self {
    case .ultraThin: 0.3
    case .thin: 0.45
    case .regular: 0.6
    case .thick: 0.72
    case .ultraThick: 0.84
    }
  }
}
