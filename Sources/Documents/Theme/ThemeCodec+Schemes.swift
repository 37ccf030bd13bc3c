internal import GalleyDesign
internal import GalleyParsing

extension ThemeCodec where Value == Styles {
  static let styleRows: [ThemeRow<Styles>] = [
    ThemeRow("border", \.border, .lineThickness),
    ThemeRow("cornerRadius", \.cornerRadius, .cornerRadius),
    ThemeRow("shadow", \.shadow, .shadow),
    ThemeRow("fonts", \.fonts, .fonts),
    ThemeRow("font", \.font, .font),
    ThemeRow("textAlignment", \.textAlignment, .word),
    ThemeRow("padding", \.padding, .padding),
    ThemeRow("margin", \.margin, .margin),
    ThemeRow("separator", \.separator, .word),
    ThemeRow("rowHeight", \.rowHeight, .rowHeight),
    ThemeRow("lineThickness", \.lineThickness, .lineThickness),
    ThemeRow("iconSize", \.iconSize, .iconSize),
    ThemeRow("spacing", \.spacing, .length),
    ThemeRow("imagePadding", \.imagePadding, .length),
    ThemeRow("visualEffect", \.visualEffect, .effect),
    ThemeRow("clipsToBounds", \.clipsToBounds, .truth),
    ThemeRow("textBorder", \.textBorder, .word),
    ThemeRow("tintsImage", \.tintsImage, .truth),
    ThemeRow("uppercasesText", \.uppercasesText, .truth),
    ThemeRow("uppercasesPlaceholder", \.uppercasesPlaceholder, .truth),
    ThemeRow("styledText", \.styledText, .styling),
    ThemeRow("styledPlaceholder", \.styledPlaceholder, .styling),
  ]

  /// Everything that is not colour.
  static let styles = ThemeObject(empty: { Styles() }, rows: styleRows).codec
}

extension ThemeCodec where Value == Scheme {
  /// The look of one kind of element.
  static let scheme = ThemeObject(
    empty: { Scheme() },
    rows: [ThemeRow("colors", \.colors, .colors), ThemeRow("styles", \.styles, .styles)]
  ).codec
}
