/// The part that a colour of the kit's own looks plays. A theme whose base has a colour for the part puts it in
/// the colour's place wherever the kit draws with it; colours that documents, styles or code name play no part.
package enum ColorPart: Sendable, Hashable, CaseIterable {
  /// Text and icons, and text of less and less weight.
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  /// The text of empty fields.
  case placeholder
  /// Lines between rows.
  case separator
  /// Lines round surfaces.
  case border
  /// The ground of everything, and of fields.
  case background
  /// A surface upon the ground: cards, sections, groups.
  case surface
  /// Translucent grounds of controls, a share of the colour of text.
  case fill
  /// Interactive parts and accents.
  case accent
}

/// A change of a colour that also holds for the theme's colour in its place.
package enum ColorChange: Sendable, Hashable {
  /// A share of its own opacity.
  case faded(Double)
  /// A quarter of the way to black in light, to white in dark surroundings.
  case emphasized
  /// A share of the way to black.
  case darker(Double)
  /// White, or black where white could not be read on it.
  case words

  /// The changed form of a colour in light or in dark surroundings.
  func applied(to color: RGBAColor, inDark: Bool) -> RGBAColor {
    switch self {
    case .faded(let share): color.with(alpha: color.alpha * share)
    case .emphasized: color.mixed(with: inDark ? .white : .black, share: 0.25)
    case .darker(let share): color.darker(by: share)
    // WCAG 2.2 requires a contrast of 3 to 1 of large text.
    case .words: RGBAColor.white.contrastRatio(against: color) < 3 ? .black : .white
    }
  }
}

/// A part with the changes that its colour went through since.
struct PlayedPart: Sendable {
  var part: ColorPart
  var changes: [ColorChange]
}

extension Color {
  /// One of the platform's colours, in its part.
  package static func system(_ color: SystemColor) -> Color {
    guard let part = color.part else { return color.color }
    return color.color.playing(part.part, part.changes)
  }

  /// The same colour as one that plays a part.
  ///
  /// - Parameter changes: The changes of the theme's colour in its place.
  package func playing(_ part: ColorPart, _ changes: [ColorChange] = []) -> Color {
    with(PlayedPart(part: part, changes: changes))
  }

  /// The colour after a change, in the same part.
  package func changed(by change: ColorChange) -> Color {
    let color = mapped(
      light: { change.applied(to: $0, inDark: false) },
      dark: { change.applied(to: $0, inDark: true) })
    guard var played = played else { return color }
    played.changes.append(change)
    return color.with(played)
  }

  /// The colour for words on a surface that takes contrast from them, such as a faint one of the same
  /// colour: a quarter of the way to black in light, to white in dark surroundings.
  package var emphasized: Color { changed(by: .emphasized) }

  /// A share of its own opacity.
  package func faded(to share: Double) -> Color { changed(by: .faded(share)) }

  /// The colour of text on it: white, or black if the contrast of white is less than the 3 to 1 that WCAG 2.2
  /// requires of large text.
  package var words: Color { changed(by: .words) }

  /// The colour of words and marks on the accent: white, as on the platform, or black on a theme's accent that
  /// white could not be read on.
  package static var wordsOnAccent: Color { Color(.white).playing(.accent, [.words]) }

  /// The colour that a theme has in the place of this one; the colour itself where it has none.
  ///
  /// - Parameter tint: The accent of the surroundings, which goes before the theme's.
  package func themed(by theme: Theme, tint: Color?) -> Color {
    guard let played, let color = (played.part == .accent ? tint : nil) ?? theme[played.part]
    else { return theme.system.isGlass ? ofGlass : self }
    return played.changes.reduce(color) { $0.changed(by: $1) }
  }
}

extension SystemColor {
  /// The part of a colour of the platform, with the changes of a theme's colour in its place. Greys are shares of
  /// the colour of text; other colours mean the same under every theme.
  fileprivate var part: PlayedPart? {
    func share(_ opacity: Double) -> PlayedPart {
      PlayedPart(part: .fill, changes: [.faded(opacity)])
    }
    func just(_ part: ColorPart) -> PlayedPart { PlayedPart(part: part, changes: []) }
    switch self {
    case .label: return just(.label)
    case .secondaryLabel, .systemGray: return just(.secondaryLabel)
    case .tertiaryLabel: return just(.tertiaryLabel)
    case .quaternaryLabel: return just(.quaternaryLabel)
    case .placeholderText: return just(.placeholder)
    case .separator, .opaqueSeparator: return just(.separator)
    case .systemBackground, .systemGroupedBackground: return just(.background)
    case .secondarySystemBackground, .tertiarySystemBackground, .secondarySystemGroupedBackground,
      .tertiarySystemGroupedBackground:
      return just(.surface)
    case .systemBlue: return just(.accent)
    case .systemGray2: return share(0.32)
    case .systemGray3: return share(0.24)
    case .systemGray4: return share(0.18)
    case .primaryFill: return share(0.14)
    case .secondaryFill, .systemGray5: return share(0.11)
    case .tertiaryFill: return share(0.08)
    case .quaternaryFill, .systemGray6, .quinaryFill, .senaryFill, .septenaryFill:
      return share(0.06)
    case .systemGreen, .systemIndigo, .systemOrange, .systemPink, .systemPurple, .systemRed,
      .systemTeal, .systemYellow:
      return nil
    }
  }
}

extension Colors {
  /// The colours of the parts. Open ones follow from the others: text of less weight and lines are shares of the colour
  /// of text, and a surface is a mixture of ground and text.
  var parts: [ColorPart: Color] {
    let secondary = secondary ?? foreground?.faded(to: 0.6)
    let separator = separator ?? foreground?.faded(to: 0.29)
    var parts: [ColorPart: Color] = [:]
    parts[.label] = foreground
    parts[.secondaryLabel] = secondary
    parts[.tertiaryLabel] = secondary?.faded(to: 0.5)
    parts[.quaternaryLabel] = secondary?.faded(to: 0.33)
    parts[.placeholder] = placeholder ?? secondary?.faded(to: 0.6)
    parts[.separator] = separator
    parts[.border] = border ?? separator
    parts[.background] = background
    parts[.surface] = secondaryBackground ?? background?.raised(towards: foreground ?? .label)
    parts[.fill] = foreground
    parts[.accent] = tint
    return parts
  }
}

extension Color {
  /// The colour of a surface upon this ground, a little towards the colour of text.
  fileprivate func raised(towards text: Color) -> Color {
    Color(
      light: light.mixed(with: text.light, share: 0.05),
      dark: dark.mixed(with: text.dark, share: 0.08))
  }
}
