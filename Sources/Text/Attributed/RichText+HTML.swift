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
  /// Lists and quotes are indented by 1.5 ems for each level, with a tab behind bullets and numbers.
  /// Columns of a table are as wide as their widest cell, with `align` and `text-align` of cells, rows
  /// and tables, `colspan` and `rowspan`; tabs lead to them. Without room for that, cells break; `br` and
  /// blocks begin lines in cells. An image that is known stands in the line, as large as `width` and
  /// `height` say; of another its `alt` stays. Other tags are left out, their text stays; `script`, `style`, `head` and comments are left out with
  /// their text. Wrong nesting is forgiven: an end tag closes the nearest open element of its name.
  ///
  /// Linear in the length; nothing recurses.
  ///
  /// - Parameters:
  ///   - html: The source.
  ///   - theme: Gives links, marked text, headings and small text their looks.
  ///   - images: The natural size, in points, of the image at an address; nil when there is none. The
  ///     address becomes the identifier of the ``InlineImage``.
  public init(
    html: String, theme: Theme = .standard, images: (_ address: String) -> Size? = { _ in nil }
  ) {
    self = Self.read(html: html, theme, images: images).text
  }

  /// Reads HTML as the initialiser does, and tells what is not shown as HTML means it.
  ///
  /// - Returns: The text, and the names of elements and of declarations of styles that have no look
  ///   here, in the order in which each first stands; no more than 16 of each.
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
