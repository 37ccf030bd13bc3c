/// The effect on the content behind a surface: blurred, alone or under a material with a colour of its own
/// (W3W-15).
public enum VisualEffect: Sendable, Hashable {
  case ultraThin, thin, regular, thick, ultraThick
  /// The material of bars.
  case bar
  /// A blur without a material; the standard deviation in points, from 0 to ``largestBlur``.
  case blur(Double)

  /// The largest standard deviation that documents and themes may request, in points.
  public static let largestBlur = 64.0

  /// The materials by their names in documents, the thinnest first.
  package static let materials: [(name: String, effect: VisualEffect)] = [
    ("ultraThin", .ultraThin), ("thin", .thin), ("regular", .regular), ("thick", .thick),
    ("ultraThick", .ultraThick), ("bar", .bar),
  ]

  /// The material of a name; nil for any other word.
  package init?(name: String) {
    guard let effect = Self.materials.first(where: { $0.name == name })?.effect else { return nil }
    self = effect
  }

  /// The name of the material; nil for a blur alone.
  package var name: String? { Self.materials.first { $0.effect == self }?.name }

  /// The standard deviation of the blur, in points.
  public var deviation: Double {
    switch self {
    case .ultraThin, .thin, .regular, .thick, .ultraThick: 24
    case .bar: 20
    case .blur(let deviation): deviation
    }
  }

  /// The colour of the material where no other is given, as iOS has it: nearly white in light, nearly
  /// black in dark. Nil for a blur alone. The platform makes colours behind it stronger as well; here
  /// they stay as they are.
  public var fill: Color? {
    func color(_ light: UInt32, _ lightAlpha: Double, _ dark: UInt32, _ darkAlpha: Double) -> Color
    {
      Color(
        light: RGBAColor(hex: light, alpha: lightAlpha),
        dark: RGBAColor(hex: dark, alpha: darkAlpha)
      ).playing(.background, [.faded(lightAlpha)])
    }
    switch self {
    case .ultraThin: return color(0xEDEDED, 0.45, 0x252525, 0.5)
    case .thin: return color(0xF0F0F0, 0.65, 0x252525, 0.65)
    case .regular: return color(0xF2F2F2, 0.8, 0x1E1E1E, 0.75)
    case .thick: return color(0xF5F5F5, 0.9, 0x1E1E1E, 0.86)
    case .ultraThick: return color(0xF7F7F7, 0.96, 0x1E1E1E, 0.94)
    case .bar: return color(0xF9F9F9, 0.94, 0x161616, 0.92)
    case .blur: return nil
    }
  }
}
