internal import GalleyGeometry

extension Scheme {
  /// DNAKit's fields for text: white with corners of 5, a line of half a point, text of 14 points, the
  /// colours of the four states (DNA-31).
  public static let dnaTextFields: Scheme = {
    let (link, danger) = (DNAColor.link.color, DNAColor.dangerRed.color)
    var colors = Colors(
      foreground: DNAColor.fontNormal.color, background: DNAColor.appWhite.color, tint: link,
      border: DNAColor.borderRegular.color)
    colors.placeholder = DNAColor.fontLight.color
    colors.disabled = StateColors(
      foreground: DNAColor.fontLight.color, background: DNAColor.appWhite.color,
      border: DNAColor.borderLight.color)
    colors.focused = StateColors(foreground: link, border: link)
    colors.invalid = StateColors(foreground: danger, border: danger)
    var styles = Styles(
      border: LineThickness(points: 0.5), cornerRadius: .points(5),
      padding: PaddingInsets(EdgeInsets(vertical: 4, horizontal: 8)))
    styles.clipsToBounds = true
    styles.font = FontStyle(name: SystemFontName.systemFont.rawValue, size: 14)
    return Scheme(colors: colors, styles: styles)
  }()
}

extension Theme {
  /// DNAKit's colours on canvas, labels, fields, cards and buttons.
  public static let dnaKit: Theme = {
    let base = Colors(
      foreground: Color(light: DNAColor.fontNormal.color.light, dark: CoreColor(hex: 0xEEEFF1)),
      background: Color(
        light: DNAColor.backgroundLight.color.light, dark: DNAColor.backgroundDark.color.dark),
      tint: DNAColor.link.color)
    return Theme(
      name: "dnakit",
      schemes: [
        .base: Scheme(colors: base), .textFields: .dnaTextFields,
        "cards": Scheme(
          colors: Colors(
            foreground: DNAColor.fontNormal.color, background: DNAColor.appWhite.color,
            border: DNAColor.borderLight.color),
          styles: Styles(border: 1, cornerRadius: .points(5), shadow: .button, padding: .bold)),
      ])
  }()
}
