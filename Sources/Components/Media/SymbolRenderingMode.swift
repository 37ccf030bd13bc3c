internal import GalleyDesign
internal import GalleyLayout

/// The way the parts of an icon are coloured, as SwiftUI's mode of the same name. An icon's parts are, from
/// the first: its badge or slash, its subject, and its enclosure; an icon of one part looks the same in every
/// mode.
public enum SymbolRenderingMode: String, PropertyChoice, Hashable {
  /// One colour for all.
  case monochrome
  /// One colour, paler for the second and third parts.
  case hierarchical
  /// A colour for each part.
  case palette
  /// The colours that things have: plus in green and minus in red as a badge or in a filled enclosure,
  /// dots of badges in red, triangles of warning in yellow; of filled icons hearts in red, suns, stars and
  /// lightnings in yellow, rain in cyan under clouds in grey or white. Else one colour for all.
  case multicolor

  /// The opacity of the parts of one colour.
  private static let opacities = [1, 0.5, 0.25]

  /// The colours of an icon's parts; nil for one colour for all.
  func colors(
    of icon: IconName?, palette: [Color], in environment: EnvironmentValues
  ) -> [RGBAColor]? {
    let first = environment.foregroundColor
    switch self {
    case .monochrome: return nil
    case .hierarchical: return Self.opacities.map { first.with(alpha: first.alpha * $0) }
    case .palette:
      return palette.isEmpty ? nil : [first] + palette.map { environment.resolved($0) }
    case .multicolor:
      guard let rule = icon?.partedRule else { return nil }
      if rule.badge == nil, rule.enclosure == nil, !rule.isSlashed {
        return Self.things(rule).map { $0.map { environment.resolved($0) } }
      }
      let isWarning = rule.enclosure == .triangle && rule.source.hasPrefix("exclamation")
      let sign = rule.badge ?? (isWarning ? "warning" : rule.source)
      let own = Self.signs[sign].map { environment.resolved(.system($0)) }
      guard let own else { return nil }
      if rule.badge != nil { return [own, first] }
      return rule.enclosure != nil && rule.isFilled ? [.white, own] : nil
    }
  }

  private static let signs: [String: SystemColor] = [
    "plus": .systemGreen, "minus": .systemRed, "dot": .systemRed, "warning": .systemYellow,
  ]

  /// Returns the colours of an icon on its own; nil for one colour for all.
  private static func things(_ rule: SymbolRule) -> [Color]? {
    guard rule.isFilled || rule.source == "sun" else { return nil }
    // White is for dark skies; on a white page it would be nothing.
    let cloud = Color(
      light: SystemColor.systemGray3.color.resolved(for: .light), dark: .white)
    // The system's.
    let cyan = Color(light: RGBAColor(hex: 0x32ADE6), dark: RGBAColor(hex: 0x64D2FF))
    func color(_ color: SystemColor) -> Color { .system(color) }
    return switch rule.source {
    case "heart": [color(.systemRed)]
    case "own:star", "sun", "sun-dim", "lightning": [color(.systemYellow)]
    case "cloud": [cloud]
    case "cloud-sun", "cloud-lightning": [cloud, color(.systemYellow)]
    case "cloud-rain": [cloud, cyan]
    case "own:cloudboltrain": [cloud, color(.systemYellow), cyan]
    default: nil
    }
  }
}
