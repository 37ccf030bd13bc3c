public import GalleyDesign
public import GalleyGeometry

extension RichText {
  /// Reads the elements of HTML that text is made of: headings, paragraphs, lists with `start`,
  /// `reversed`, `type` and `value`, quotes, `pre`, `hr`, `br`; `b strong i em cite dfn var u ins s
  /// strike del code kbd samp tt mark small big sub sup q a font span`; `lang`, `dir` and `align`;
  /// `color:`, `background-color:`, `font-family:`, `font-size:`, `font-weight:`, `font-style:`,
  /// `letter-spacing:`, `text-decoration:`, `text-align:` and `list-style-type:` in `style`; all named
  /// and numbered character references, the old ones without a semicolon too. Blanks collapse as in a
  /// browser, but for `pre`.
  ///
  /// Lists and quotes are indented by 1.5 ems for each level, with a tab behind bullets and numbers. Columns
  /// of a table are as wide as their widest cell, with `align` and `text-align` of cells, rows and tables,
  /// `colspan` and `rowspan`; tabs lead to them. Without space for that, cells break; `br` and blocks begin
  /// lines in cells. An image that is known is placed in the line, as large as `width` and `height` specify;
  /// an unknown one is replaced by its `alt`. Other tags are left out, their text stays; `script`, `style`,
  /// `head` and comments are left out with their text. Wrong nesting is forgiven: an end tag closes the
  /// nearest open element of its name.
  ///
  /// Linear in the length; nothing recurses.
  ///
  /// - Parameters:
  ///   - html: The source.
  ///   - theme: Gives links, marked text, headings and small text their looks.
  ///   - images: Returns the natural size, in points, of the image at an address; nil if the image does not
  ///     exist. The address becomes the identifier of the ``InlineImage``.
  public init(
    html: String, theme: Theme = .standard, images: (_ address: String) -> Size? = { _ in nil }
  ) {
    self = Self.read(html: html, theme, images: images).text
  }

  /// Reads HTML as the initialiser does, and reports the parts that are not shown as HTML means them.
  ///
  /// - Returns: The text, and the names of elements and of style declarations that are not supported here, in
  ///   the order of their first occurrence; no more than 16 of each.
  package static func read(
    html: String, _ theme: Theme, images: (_ address: String) -> Size? = { _ in nil }
  ) -> (text: RichText, unreadElements: [String], unreadDeclarations: [String]) {
    var html = html
    return withoutActuallyEscaping(images) { images in
      html.withUTF8 { bytes in
        var reader = HTMLReader(bytes, theme, images: images)
        reader.read()
        if reader.countsDown {
          // Only now it is known how many items such lists have.
          reader = HTMLReader(bytes, theme, itemCounts: reader.itemCounts, images: images)
          reader.read()
        }
        return (reader.text, reader.unreadElements, reader.unreadDeclarations)
      }
    }
  }
}
