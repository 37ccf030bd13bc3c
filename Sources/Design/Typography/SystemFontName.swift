/// The names by which style sheets request the system's font. Galley knows no system fonts: each name is a
/// weight and a slant of Inter.
public enum SystemFontName: String, Sendable, Hashable, CaseIterable {
  case systemFont, boldSystemFont, italicSystemFont, thinSystemFont, blackSystemFont
  case heavySystemFont, lightSystemFont, mediumSystemFont, semiboldSystemFont
  case ultraLightSystemFont

  /// The names of designs of the system's font, whose families are set in the space of the platform's.
  package static let designs: Set<String> = ["monospaced", "rounded", "serif"]

  /// The weight that the name has.
  public var weight: FontWeight {
    switch self {
    case .systemFont, .italicSystemFont: .regular
    case .boldSystemFont: .bold
    case .thinSystemFont: .thin
    case .blackSystemFont: .black
    case .heavySystemFont: .heavy
    case .lightSystemFont: .light
    case .mediumSystemFont: .medium
    case .semiboldSystemFont: .semibold
    case .ultraLightSystemFont: .ultraLight
    }
  }

  /// The font in place of the system's.
  public func descriptor(size: Double) -> FontDescriptor {
    FontDescriptor(
      family: "Inter", size: size, weight: weight,
      slant: self == .italicSystemFont ? .italic : .upright)
  }
}
