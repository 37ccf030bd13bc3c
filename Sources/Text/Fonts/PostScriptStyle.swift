internal import GalleyDesign

/// What a PostScript name such as `HelveticaNeue-BoldItalic` says of a font that is not there: the
/// words behind its hyphen, as OpenType names the classes of weight.
struct PostScriptStyle: Equatable {
  /// The text before the hyphen.
  var family: String
  var weight = FontWeight.regular
  var isItalic = false

  /// - Returns: Nil where what stands behind the last hyphen is no style.
  init?(_ name: String) {
    guard let hyphen = name.lastIndex(of: "-") else { return nil }
    family = String(name[..<hyphen])
    var rest = String(name[name.index(after: hyphen)...]).asciiLowercased[...]
    // Monotype's mark of its own make.
    if rest.hasSuffix("mt") { rest = rest.dropLast(2) }
    for word in Self.italics where rest.hasSuffix(word) {
      rest = rest.dropLast(word.count)
      isItalic = true
      break
    }
    if rest.isEmpty, isItalic { return }
    guard let weight = Self.weights[String(rest)].flatMap(FontWeight.init(rawValue:)) else {
      return nil
    }
    self.weight = weight
  }

  private static let italics = ["italic", "oblique"]
  /// OpenType's names of `usWeightClass`, with those that foundries use besides.
  private static let weights: [String: Int] = [
    "thin": 100, "ultralight": 200, "extralight": 200, "light": 300, "regular": 400, "roman": 400,
    "book": 400, "medium": 500, "semibold": 600, "demibold": 600, "demi": 600, "bold": 700,
    "extrabold": 800, "ultrabold": 800, "heavy": 800, "black": 900,
  ]
}
