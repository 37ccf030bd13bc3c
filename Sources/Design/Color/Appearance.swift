/// Whether colours are chosen for a light or a dark surrounding.
@frozen
public enum Appearance: String, Sendable, Hashable, CaseIterable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// Whether colours keep more distance from each other than usual.
@frozen
public enum Contrast: String, Sendable, Hashable, CaseIterable {
  /// The designer's choice.
  case standard
  /// The user prefers more contrast.
  case increased
}

/// One of the surroundings a colour may have a form for.
public enum ColorMode: String, Sendable, Hashable, CaseIterable {
  /// Light, standard contrast.
  case light
  /// Dark, standard contrast.
  case dark
  /// Light, increased contrast.
  case lightIncreasedContrast
  /// Dark, increased contrast.
  case darkIncreasedContrast

  /// The mode for an appearance and a contrast.
  public init(_ appearance: Appearance, _ contrast: Contrast = .standard) {
    switch (appearance, contrast) {
    case (.light, .standard): self = .light
    case (.dark, .standard): self = .dark
    case (.light, .increased): self = .lightIncreasedContrast
    case (.dark, .increased): self = .darkIncreasedContrast
    }
  }
}
