internal import GalleyDesign
internal import GalleyUnicode

/// The way in which a font is set to take the space of another one.
struct FontFit: Hashable, Sendable {
  /// The factor on the size of the em.
  var sizeFactor: Double
  /// The distance between the boxes of two lines, in points; under 0 if large lines overlap.
  var leading: Double
  /// The requested size of the text, in points.
  private var size: Double
  /// The shares of the display size and of the bold weight in the text's.
  private var shares = FittedWidths.Shares()
  /// The distance after a letter, in points, to which that of its character is added.
  private var letters: Double
  /// The distance by which a capital letter is wider still, in points.
  private var capitals: Double
  /// True if each character has a distance of its own, as those of Inter have.
  private var hasCharacters: Bool
  /// True for Nunito, whose characters have distances of their own as well.
  private var isRounded = false
  /// True for Literata, whose characters have distances of their own as well.
  private var isSerif = false
  /// The font units of an em of the text.
  private var em = 0.0
  /// True if the text requests digits of one width, which have one distance then.
  private var hasEqualDigits: Bool
  /// True for lines with room for tall letters.
  private var hasTallLines: Bool
  /// True for a face that replaces the one that Japanese text requests.
  private(set) var isJapanese = false

  /// Sets Inter, JetBrains Mono, Literata or Nunito in the space of the platform's font of the same design; returns nil
  /// for other families and for text that does not request it.
  init?(_ descriptor: FontDescriptor, face: FontFace) {
    guard let wanted = descriptor.fit else { return nil }
    size = descriptor.size
    (capitals, hasCharacters) = (0, false)
    switch face.familyName {
    case "Inter":
      sizeFactor = Self.sizeFactor
      letters = Self.letters(descriptor)
      capitals = Self.capitals(descriptor)
      shares = FittedWidths.Shares(descriptor)
      (hasCharacters, hasPlainForms) = (true, true)
      em = Double(face.unitsPerEm) / sizeFactor
    case "Nunito":
      // Capitals are as high as the platform's.
      sizeFactor = 0.9975
      letters = Self.letters(descriptor) + size * FittedWidths.rounded(atSize: size)
      capitals = Self.capitals(descriptor)
      shares = FittedWidths.Shares(descriptor)
      (isRounded, hasPlainForms) = (true, true)
    case "JetBrains Mono":
      // Capitals are as high as the platform's, whose characters are 0.6163 ems apart: seven of them in a picture of
      // DrunkOnJava/ModularHomeInventory at bad97916 (EdgeCaseScenarioTests), recorded on iOS 18.
      sizeFactor = 0.966
      letters = size * (0.6163 - 0.6 * sizeFactor)
      hasPlainForms = true
    case "Literata":
      // Capitals are as high as the platform's.
      sizeFactor = 1.002
      letters = size * FittedWidths.serif
      isSerif = true
    default: return nil
    }
    hasTallLines = wanted.hasTallLines && wanted.style != nil
    hasEqualDigits = descriptor.features.contains { $0.tag == "tnum" && $0.value != 0 }
    let box = (PlatformFont.ascent + PlatformFont.descent) * size
    leading = wanted.leading(atSize: size).map { $0 - box } ?? 0
  }

  /// Sets a face for Chinese, Japanese and Korean, which replaces a font that a text requests, as large as the platform's
  /// Japanese or Korean; returns nil for other faces, languages and scripts, whose letters take their own space.
  ///
  /// The platform sets Japanese smaller than Latin, 0.935 ems apart at every size and weight, and does not track it: equal
  /// characters of a line are 10.28 points from one to the next at 11, 13.09 at 14, 14.96 at 16 and 19.63 at 21 points
  /// in heavy (stotic-dev/homete_iOS at bad5845a, recorded on iOS 26). So are those of a title on iOS 17
  /// (suguruTakahashi-1234/fia-practical-sample at 19976cb6). In a text of another language they are 16 points apart at 16
  /// (igor1309/EssentialGhibli at 1c8ebdc2, recorded on iOS 16).
  ///
  /// Its Korean is smaller in texts of every language: three syllables are 0.945 times as far apart as those of Noto Sans
  /// CJK, and as high, at 11 to 28 points, regular to bold (haroya01/kurl-me-ios at c51419ca, recorded on iOS 26).
  init?(
    _ descriptor: FontDescriptor, replacement face: FontFace, language: String, script: UInt32
  ) {
    guard descriptor.fit != nil,
      face.familyName.hasPrefix("Noto Sans CJK") || Self.cjkFamilies.contains(face.familyName)
    else { return nil }
    let isKorean = script == tag("Hang")
    isJapanese = !isKorean && LanguageTag(language).language == "ja"
    guard isKorean || isJapanese else { return nil }
    size = descriptor.size
    sizeFactor = isKorean ? 0.945 : 0.935
    (letters, capitals, leading) = (0, 0, 0)
    (hasCharacters, hasEqualDigits, hasTallLines) = (false, false, false)
  }

  /// The distance after every letter in text of the platform's font, in points.
  private static func letters(_ font: FontDescriptor) -> Double {
    PlatformFont.tracking(atSize: font.size) + font.size * FittedWidths.letters(font)
  }

  private static func capitals(_ font: FontDescriptor) -> Double {
    let italic = font.slant == .upright ? 0 : FittedWidths.italicCapitals
    return font.size * (FittedWidths.capitals(atSize: font.size) + italic)
  }

  /// The families of one language each with the letters of Noto Sans CJK.
  private static let cjkFamilies: Set = ["Noto Sans JP", "Noto Sans KR"]

  /// The height of the platform's capitals by that of Inter's.
  static let sizeFactor = 0.967

  /// True for Inter, JetBrains Mono and Nunito, whose contextual forms and ligatures the platform's fonts lack.
  ///
  /// In the one, brackets and hyphens beside digits and capitals are as low as beside small letters ("2.1.3 (7)" and
  /// "16-08-1991" in WezSieTato/ScanNow, recorded on iOS 18), the middle of a plus is 0.075 ems below that of a digit ("+2"
  /// in testAvatar_group of isamercan/ThemeKit, on iOS 26), and neither arrows nor signs of multiplication replace what was
  /// typed. Colons between digits are raised in both. In the other, signs of programs move together: the platform's three
  /// dots are as far apart as all characters (test_errorState of mohwaili/ArtiBol at 7699e646, recorded on iOS 18).
  private(set) var hasPlainForms = false

  /// Returns the distance after a character, in points, in addition to the advance of its glyph. A letter with
  /// a mark has that of the letter.
  func tracking(after scalar: UInt32) -> Double {
    if isSerif { return letters + size * FittedWidths.ofSerifCharacter(scalar) }
    guard hasCharacters || isRounded else { return letters }
    guard scalar >= 0x80 else { return tracking(afterASCII: Int(scalar)) }
    if scalar == 0x2026, let ellipsisStep {
      return 3 * ellipsisStep - size * FittedWidths.ellipsis(shares)
    }
    if hasCharacters, let other = FittedWidths.others[scalar] { return letters + size * other }
    var base = scalar
    while base >= 0x80, let parts = Normalization.decomposition(base) { base = parts.first }
    if base < 0x80 { return tracking(afterASCII: Int(base)) }
    return CharacterProperties(base).generalCategory == .lu ? letters + capitals : letters
  }

  /// The distance between the dots of the platform's ellipsis, in points; nil if it is that of the face's own ellipsis.
  var ellipsisStep: Double? {
    if isSerif { return size * FittedWidths.serifEllipsisStep }
    guard hasCharacters, shares.bold > 0 else { return nil }
    return size * FittedWidths.ellipsisStep(shares)
  }

  /// The distance to the right by which all characters are moved, in points: half of what their advances are longer
  /// by, since the room of the platform's characters is on both sides of them.
  ///
  /// Of 13 bold titles of 33 points at the left of screens, in pictures of DrunkOnJava/ModularHomeInventory at bad97916,
  /// danimo84/MyChest at 1b41ee87 and myh6/ToDDo at 5adbcbfc (iOS 16 to 18), the ink begins 0.1 points from its recorded
  /// place in the mean, and 0.3 with all the room behind the characters; that of `$` at 34 in regular, in
  /// imodeveloperlab/dskit-swiftui at 2db14a16 (DSPriceView), 0.3 in place of 0.7.
  var lead: Double { letters / 2 }

  /// Returns the distances to the right and upwards by which a character is moved within its advance, in font units.
  func shift(of scalar: UInt32) -> (x: Int32, y: Int32) {
    guard hasCharacters else { return (0, 0) }
    let (x, y) = FittedWidths.shift(of: scalar)
    return (Int32(saturating: (x * em).rounded()), Int32(saturating: (y * em).rounded()))
  }

  private func tracking(afterASCII character: Int) -> Double {
    if hasEqualDigits, 0x30...0x39 ~= character {
      let rounded = isRounded ? FittedWidths.ofRoundedDigit(shares) : 0
      return letters + size * (FittedWidths.digit + rounded)
    }
    let isCapital = 0x41...0x5A ~= character
    let rounded = isRounded ? FittedWidths.ofRoundedCharacter(character, shares) : 0
    let own = rounded + FittedWidths.ofCharacter(character, shares)
    return letters + (isCapital ? capitals : 0) + size * own
  }

  /// The platform's box of a line at a size, in points.
  func extent(atSize size: Double) -> LineExtent {
    let tall = hasTallLines ? PlatformFont.tall : (above: 0, below: 0)
    return LineExtent(
      ascent: (PlatformFont.ascent + tall.above) * size,
      descent: (PlatformFont.descent + tall.below) * size, gap: 0, leading: leading, size: size)
  }
}

extension FontMetrics {
  /// Converts the metrics to shares of the size that a text requests, if the font is set to fit another.
  mutating func apply(_ fit: FontFit) {
    (ascent, descent, lineGap) = (PlatformFont.ascent, PlatformFont.descent, 0)
    capHeight *= fit.sizeFactor
    xHeight *= fit.sizeFactor
    underlinePosition *= fit.sizeFactor
    underlineThickness *= fit.sizeFactor
    strikethroughPosition *= fit.sizeFactor
    strikethroughThickness *= fit.sizeFactor
  }
}
