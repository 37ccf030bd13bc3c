internal import GalleyDesign
internal import GalleyParsing

extension ThemeCodec where Value == Styles {
  static let styleRows: [ThemeRow<Styles>] = [
    ThemeRow(
      "border", \.border, .lineThickness,
      "The thickness of the border, drawn inside the bounds."),
    ThemeRow(
      "cornerRadius", \.cornerRadius, .cornerRadius,
      "The radius of the corners."),
    ThemeRow(
      "shadow", \.shadow, .shadow,
      "The shadow behind the element."),
    ThemeRow(
      "fonts", \.fonts, .fonts,
      "The fonts of all text styles: a family, or a font for each style."),
    ThemeRow(
      "font", \.font, .font,
      "The font of the element itself; what it leaves open is the text style's."),
    ThemeRow(
      "textAlignment", \.textAlignment, .word,
      "The alignment of lines."),
    ThemeRow(
      "padding", \.padding, .padding,
      "The distance between the edges and the content."),
    ThemeRow(
      "margin", \.margin, .margin,
      "The distance to neighbours."),
    ThemeRow(
      "separator", \.separator, .word,
      "The lines between rows."),
    ThemeRow(
      "rowHeight", \.rowHeight, .rowHeight,
      "The height of rows."),
    ThemeRow(
      "lineThickness", \.lineThickness, .lineThickness,
      "The thickness of drawn lines."),
    ThemeRow(
      "iconSize", \.iconSize, .iconSize,
      "The size of icons."),
    ThemeRow(
      "spacing", \.spacing, .length,
      "The space between the elements of a stack."),
    ThemeRow(
      "imagePadding", \.imagePadding, .length,
      "The space between the image and the title of a button."),
    ThemeRow(
      "visualEffect", \.visualEffect, .effect,
      "The material of the surface, which blurs the content behind it."),
    ThemeRow(
      "clipsToBounds", \.clipsToBounds, .truth,
      "True if content is cut off at the border."),
    ThemeRow(
      "textBorder", \.textBorder, .word,
      "The frame of a text field."),
    ThemeRow(
      "tintsImage", \.tintsImage, .truth,
      "True if images are drawn as masks in the foreground colour."),
    ThemeRow(
      "uppercasesText", \.uppercasesText, .truth,
      "True if text is shown in capitals."),
    ThemeRow(
      "uppercasesPlaceholder", \.uppercasesPlaceholder, .truth,
      "True if the placeholder is shown in capitals."),
    ThemeRow(
      "styledText", \.styledText, .styling,
      "The attributes of text, merged one by one with those of the base."),
    ThemeRow(
      "styledPlaceholder", \.styledPlaceholder, .styling,
      "The attributes of the placeholder, in place of those of the base."),
  ]

  /// Everything that is not colour.
  static let styles = ThemeObject(empty: { Styles() }, rows: styleRows).codec
}

extension ThemeCodec where Value == Scheme {
  /// The look of one kind of element.
  static let scheme = ThemeObject(
    empty: { Scheme() },
    rows: [
      ThemeRow("colors", \.colors, .colors, "The colours by their roles."),
      ThemeRow("styles", \.styles, .styles, "Everything that is not a colour."),
    ]
  ).codec
}
