internal import GalleyDesign

extension TokenDimension {
  /// The note on a length that every format without the reader's text size is written with.
  static let remNote = "rem became points, 16 each"
}

extension TokenColor {
  /// The note on a colour that a format without colours outside of sRGB is written with.
  static let gamutNote = "sRGB has no such colour; the nearest or its fallback stands"
}

extension DesignTokenValue {
  /// True if one of its colours is outside of sRGB.
  var leavesSRGB: Bool { colors.contains { !$0.isInSRGB } }

  private var colors: [TokenColor] {
    switch self {
    case .color(let color): [color]
    case .border(let border): [border.color]
    case .shadow(let shadows): shadows.map(\.color)
    case .gradient(let stops): stops.map(\.color)
    default: []
    }
  }

  /// True if one of its lengths depends on the reader's text size.
  var hasRem: Bool {
    switch self {
    case .dimension(let length): length.unit == .rem
    case .border(let border): border.width.unit == .rem
    case .typography(let style): [style.fontSize, style.letterSpacing].contains { $0.unit == .rem }
    case .shadow(let shadows):
      shadows.contains { shadow in
        [shadow.offsetX, shadow.offsetY, shadow.blur, shadow.spread].contains { $0.unit == .rem }
      }
    default: false
    }
  }
}
