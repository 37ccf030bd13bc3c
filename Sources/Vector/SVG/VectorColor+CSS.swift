import GalleyDesign
import GalleyGeometry
import GalleyParsing
import GalleySystem

extension VectorColor {
  /// Reads a colour of CSS Color 4: a name, hexadecimal digits, `rgb()`, `hsl()`, `currentColor`.
  package init?(_ text: String) {
    let text = text.trimmed
    if text.hasPrefix("#") {
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

  /// The name of a colour that is spelt nearly as a word.
  static func nearest(to word: String) -> String? {
    SpellingSuggestion.nearest(word.lowercased(), in: RGBAColor.cssNames)
  }
}
