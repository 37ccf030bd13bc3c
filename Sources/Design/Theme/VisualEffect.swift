/// What is done to what lies behind a surface: blurred, alone or under a material with a colour of
/// its own (W3W-15).
public enum VisualEffect: Sendable, Hashable {
  case ultraThin, thin, regular, thick, ultraThick
  /// A blur without a material; the standard deviation in points, from 0 to ``largestBlur``.
  case blur(Double)

  /// The largest standard deviation that documents and themes may ask for, in points.
  public static let largestBlur = 64.0

  /// The materials by their names in documents, the thinnest first.
  package static let materials: [(name: String, effect: VisualEffect)] = [
    ("ultraThin", .ultraThin), ("thin", .thin), ("regular", .regular), ("thick", .thick),
    ("ultraThick", .ultraThick),
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
    case .ultraThin: 8
    case .thin: 12
    case .regular: 18
    case .thick: 24
    case .ultraThick: 32
    case .blur(let deviation): deviation
    }
  }

  /// The colour of the material where no other is given: white in light, near black in dark. Nil for
  /// a blur alone.
  public var fill: Color? {
    opacity.map {
      Color(
        light: RGBAColor.white.with(alpha: $0), dark: RGBAColor(hex: 0x1C1C1E).with(alpha: $0))
    }
  }

  private var opacity: Double? {
    switch self {
    case .ultraThin: 0.3
    case .thin: 0.45
    case .regular: 0.6
    case .thick: 0.72
    case .ultraThick: 0.84
    case .blur: nil
    }
  }
}
