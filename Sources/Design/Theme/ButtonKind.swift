/// The looks a button can be given by one word: the platform's four and DNAKit's nine (DNA-15).
public enum ButtonKind: String, Sendable, Hashable, CaseIterable {
  /// Tinted text on nothing.
  case plain
  /// White on the tint.
  case filled
  /// The tint on a light shade of it.
  case tinted
  /// Text on grey.
  case gray
  case primaryRegular, primaryAccent, primaryDanger
  case secondaryRegular, secondaryAccent, secondaryDanger
  case link, disable, info

  /// True if it is one of DNAKit's, whose images are masks and whose corners are 4.
  public var isDNA: Bool {
    switch self {
    case .plain, .filled, .tinted, .gray: false
    default: true
    }
  }

  /// The kind of element whose scheme goes over that of all buttons.
  package var schemeKind: SchemeKind { SchemeKind("\(rawValue)Buttons") }

  /// The corners of the platform's surfaces, in points.
  package static let cornerRadius = 7.0

  /// Colours for every state and the shape.
  public var scheme: Scheme { scheme(tint: nil) }

  /// The scheme with another colour of the platform's words or surfaces; nil is the system's blue.
  package func scheme(tint: Color?) -> Scheme {
    var colors = isDNA ? dna : platform(tint)
    if isDNA {
      // The README names an error state, the code draws none: the danger colour, as for fields.
      let danger = DNAColor.dangerRed.color
      let isSolid = [.primaryRegular, .primaryAccent, .primaryDanger].contains(self)
      colors.invalid = StateColors(
        foreground: isSolid ? DNAColor.appWhite.color : danger,
        background: isSolid ? danger : DNAColor.appWhite.color, border: danger)
    } else {
      let red = SystemColor.systemRed.color
      colors.invalid =
        switch self {
        case .filled: StateColors(foreground: Color(.white), background: red)
        case .tinted:
          StateColors(foreground: red.emphasized, background: red.with(alpha: 0.15))
        case .gray: StateColors(foreground: red.emphasized)
        default: StateColors(foreground: red)
        }
    }
    return Scheme(
      colors: colors,
      styles: isDNA
        ? Styles(border: LineThickness(points: 0.5), cornerRadius: .points(4))
        : Styles(cornerRadius: self == .plain ? nil : .points(Self.cornerRadius)))
  }

  private func platform(_ given: Color?) -> Colors {
    let tint = given ?? .system(.systemBlue)
    // White on a tint that was chosen for the button, as on the platform; a theme's may be pale.
    let words = given == nil ? Color.wordsOnAccent : Color(.white)
    let faint = Color.system(.tertiaryLabel)
    func set(
      _ text: Color, _ surface: Color?, pressed: StateColors, chosen: StateColors? = nil,
      disabled: Color?
    ) -> Colors {
      var colors = Colors(foreground: text, background: surface)
      colors.highlighted = pressed
      colors.selected = chosen
      colors.disabled = StateColors(foreground: faint, background: disabled)
      return colors
    }
    switch self {
    case .filled:
      return set(
        words, tint, pressed: StateColors(background: tint.changed(by: .darker(0.2))),
        chosen: StateColors(background: tint.changed(by: .darker(0.15))),
        disabled: .system(.tertiaryFill))
    case .tinted:
      return set(
        tint, tint.faded(to: 0.15),
        pressed: StateColors(
          foreground: tint.emphasized, background: tint.faded(to: 0.3)),
        // Selected parts have the full colour.
        chosen: StateColors(foreground: words, background: tint),
        disabled: .system(.tertiaryFill))
    case .gray:
      let next = SystemColor.primaryFill.color
      return set(
        tint, .system(.secondaryFill),
        // The next fill of the system is hardly darker; in dark, much more would hide the words.
        pressed: StateColors(
          foreground: tint.emphasized,
          background: Color(
            light: next.light.with(alpha: next.light.alpha * 1.75),
            dark: next.dark.with(alpha: next.dark.alpha * 1.25)
          ).playing(.fill, [.faded(0.22)])),
        chosen: StateColors(background: tint.faded(to: 0.15)),
        disabled: .system(.tertiaryFill))
    default:
      // Three quarters, as the platform's pressed buttons; of a colour that can be read so.
      let faded = tint.emphasized.faded(to: 0.75)
      return set(tint, nil, pressed: StateColors(foreground: faded), disabled: nil)
    }
  }
}

extension ButtonKind {
  /// DNAKit's table: text, background and border as they are and disabled, the background while it
  /// is pressed.
  private var dna: Colors {
    let (white, primary) = (DNAColor.appWhite.color, DNAColor.appPrimary.color)
    let (accent, danger) = (DNAColor.accentDark.color, DNAColor.dangerRed.color)
    let (link, info) = (DNAColor.link.color, DNAColor.info.color)
    switch self {
    case .primaryRegular:
      return row(
        white, primary, primary, white, hex(0x886D7C), hex(0x886D7C), DNAColor.backgroundDark.color)
    case .primaryAccent:
      return row(primary, accent, accent, white, hex(0xFFB59A), hex(0xFFB59A), pressed(accent))
    case .primaryDanger:
      return row(white, danger, danger, white, hex(0xF4C1C7), hex(0xF4C1C7), pressed(danger))
    case .secondaryRegular:
      return row(primary, white, primary, hex(0xB9BCBE), white, hex(0x886D7C), hex(0xF0ECEE))
    case .secondaryAccent:
      return row(accent, white, accent, hex(0xFFB59A), white, hex(0xE9E6FF), hex(0xFFEAE2))
    case .secondaryDanger:
      return row(danger, white, danger, hex(0xF4C1C7), white, hex(0xF5CBD0), hex(0xFCF0F2))
    case .link: return row(link, white, link, hex(0xBCD7F6), white, hex(0xF2F3F4), hex(0xECF3FC))
    case .disable:
      let light = DNAColor.borderLight.color
      return row(primary, light, light, light, light, light, link)
    default:
      return row(primary, info, info, hex(0xB9BCBE), hex(0xFBFCFC), hex(0xFBFCFC), pressed(info))
    }
  }

  private func hex(_ number: UInt32) -> Color { Color(RGBAColor(hex: number)) }

  private func pressed(_ color: Color) -> Color { color.mapped { $0.darker(by: 0.09) } }

  // One row of a published table; its columns have no better names than their order.
  private func row(
    _ foreground: Color, _ background: Color, _ border: Color, _ disabledForeground: Color,
    _ disabledBackground: Color, _ disabledBorder: Color, _ highlighted: Color
  ) -> Colors {
    var colors = Colors(foreground: foreground, background: background, border: border)
    colors.disabled = StateColors(
      foreground: disabledForeground, background: disabledBackground, border: disabledBorder)
    colors.highlighted = StateColors(background: highlighted)
    return colors
  }
}
