internal import GalleyDesign
internal import GalleyUnicode

/// Small capitals where a font has none: the capitals of letters, at a smaller size.
struct SmallCapitals {
  /// The size of such a capital beside that of the text, as in Chromium and WebKit.
  static let scale = 0.7

  /// The features that are made up for.
  let tags: [String]
  /// True if small letters become small capitals, and capitals do.
  private let takesSmall: Bool
  private let takesCapitals: Bool

  /// What a font's features ask for and its face lacks; nil for nothing. Of small letters and capitals
  /// both are made up when one of them is, so that they are of one cut (CSS Fonts 4, §6.6).
  init?(_ descriptor: FontDescriptor, in face: @autoclosure () -> FontFace) {
    let wanted = descriptor.features.lazy.filter { $0.value > 0 }.map(\.tag)
    takesSmall = wanted.contains("smcp")
    takesCapitals = wanted.contains("c2sc")
    guard takesSmall || takesCapitals, descriptor.allowsSynthesis else { return nil }
    tags = (takesSmall ? ["smcp"] : []) + (takesCapitals ? ["c2sc"] : [])
    if tags.allSatisfy(face().features.contains) { return nil }
  }

  /// A text with its letters replaced: those that have a capital of their own, and capitals.
  func replaced(
    _ text: String, attributes: TextAttributes, language: String
  ) -> AttributedText {
    var small = attributes
    small.isSmallCapital = true
    var result = AttributedText("", attributes: attributes)
    var piece = String.UnicodeScalarView()
    var isSmall = false
    func close() {
      guard !piece.isEmpty else { return }
      result.append(
        isSmall
          ? AttributedText(
            CaseConversion.uppercased(String(piece), language: language), attributes: small)
          : AttributedText(String(piece), attributes: attributes))
      piece.removeAll()
    }
    for scalar in text.unicodeScalars {
      // Marks belong to the letter before them.
      let isTaken =
        CharacterProperties(scalar.value).combiningClass == 0 ? takes(scalar) : isSmall
      if isTaken != isSmall { close() }
      isSmall = isTaken
      piece.append(scalar)
    }
    close()
    return result
  }

  private func takes(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return (takesSmall && ("a"..."z").contains(scalar))
        || (takesCapitals && ("A"..."Z").contains(scalar))
    }
    let letter = String(scalar)
    let isSmall = CaseConversion.uppercased(letter, language: "") != letter
    return isSmall
      ? takesSmall : takesCapitals && CaseConversion.lowercased(letter, language: "") != letter
  }
}

extension FontDescriptor {
  /// The font of small capitals that stand in for those of this one.
  var ofSmallCapitals: FontDescriptor {
    var result = self
    result.size *= SmallCapitals.scale
    result.features.removeAll { $0.tag == "smcp" || $0.tag == "c2sc" }
    return result
  }
}

extension TextAttributes {
  /// The font that the glyphs are taken from.
  var shownFont: FontDescriptor {
    let font = font ?? Self.defaultFont
    return isSmallCapital == true ? font.ofSmallCapitals : font
  }
}
