/// The elements of HTML that are read, by what they do to the text around them.
enum HTMLElements {
  /// They are blocks on lines of their own.
  static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "caption", "center", "dd", "div", "dl", "dt",
    "figcaption", "figure", "footer", "h1", "h2", "h3", "h4", "h5", "h6", "header", "li", "main",
    "nav", "ol", "p", "pre", "section", "table", "tr", "ul",
  ]
  /// What has a look besides, and what has none by its nature.
  static let inline: Set<String> = [
    "a", "abbr", "b", "bdi", "bdo", "big", "body", "br", "cite", "code", "col", "colgroup", "data",
    "del", "dfn", "em", "font", "hr", "html", "i", "img", "ins", "kbd", "mark", "meta", "q", "s",
    "samp", "small", "span", "strike", "strong", "sub", "sup", "tbody", "td", "tfoot", "th",
    "thead", "time", "tt", "u", "var", "wbr",
  ]
  /// They are left out with their text.
  static let silent: Set<String> = ["script", "style", "head", "title", "template"]

  /// Returns true if an element is shown as it is meant.
  static func knows(_ name: String) -> Bool {
    blocks.contains(name) || inline.contains(name) || silent.contains(name)
  }
}
