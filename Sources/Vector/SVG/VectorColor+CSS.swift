import GalleyDesign
import GalleyGeometry
import GalleyParsing
import GalleySystem

extension VectorColor {
  /// Reads a colour in the forms of CSS Color 4 that SVG images use: `#` with hexadecimal digits, a function such as
  /// `rgb()` or `hsl()`, `currentColor`, `transparent`, or the name of a colour. Returns nil for other text.
  package init?(_ text: String) {
    let text = text.trimmed
    if text.hasPrefix("#") {
      // Three, four, six or eight digits; other formats that `hexText` accepts are not CSS.
      guard [4, 5, 7, 9].contains(text.utf8.count), let color = RGBAColor(hexText: text) else {
        return nil
      }
      self = .fixed(color)
    } else if text.contains("(") {
      guard let color = TokenColor(css: text)?.core else { return nil }
      self = .fixed(color)
    } else if text.lowercased() == "currentcolor" {
      self = .current(opacity: 1)
    } else if text.lowercased() == "transparent" {
      self = .fixed(RGBAColor(.black, alpha: 0))
    } else if let color = RGBAColor(cssName: text.lowercased()) {
      self = .fixed(color)
    } else {
      return nil
    }
  }

  /// Returns the CSS name of a colour with a spelling similar to a word, to be suggested in a message; nil if all differ
  /// from it.
  static func nearest(to word: String) -> String? {
    SpellingSuggestion.nearest(word.lowercased(), in: RGBAColor.cssNames)
  }
}
