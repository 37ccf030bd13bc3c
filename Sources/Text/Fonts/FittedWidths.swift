internal import GalleyDesign

/// The amounts by which the platform's characters are wider than those of Inter at `FontFit.sizeFactor` and
/// the platform's tracking, in ems.
///
/// Least squares over the widths of 566 words and lines at 10 to 34 points, regular to heavy, that the
/// simulator of iOS 26.0 measured and that accessibility trees of iOS 15 to 18 contain, and over the ink of 691 lines
/// in recorded pictures of iOS 16 to 26, corrected by 20 further lines, most of them semibold, bold or larger than
/// running text; the tests of these widths have them with their sources. Coefficients are held
/// near zero, so that a character that few lines have keeps the width of its kind. Of lines that were left out of
/// the fit in turn, one in fifty differs by more than a point.
enum FittedWidths {
  /// The surplus of every character at the size and weight of a font.
  static func letters(_ font: FontDescriptor) -> Double {
    let weight = Double(font.weight.rawValue)
    return PlatformFont.value(at: font.size, of: bySize)
      + PlatformFont.value(at: weight, of: byWeight)
      + displayShare(atSize: font.size) * PlatformFont.value(at: weight, of: byDisplayWeight)
  }

  /// The surplus of every character of Literata, which is wider than the platform's serif letters.
  ///
  /// Least squares over the places of 44 words in 10 lines at 17 points (nikhilc523/Journal at 30b1a769,
  /// manyEntries.Timeline-many, recorded on iOS 26), as are the surpluses of its characters. Other sizes and weights were
  /// not measured.
  static let serif = -0.0277

  /// The further surplus of a character of Literata.
  static func ofSerifCharacter(_ scalar: UInt32) -> Double {
    guard 0x20..<0x7F ~= scalar else { return 0 }
    return Double(serifText[Int(scalar) - 0x20]) / 1000
  }

  /// The distance between the dots of the platform's serif ellipsis: 3.88 points at 17 in three of those lines.
  static let serifEllipsisStep = 0.228

  /// The distance between the dots of the ellipsis: 5.15 points in bold at 17 (yago-marques/Abacaxi at 473f52f8,
  /// test_listRow_withLongTitle_truncates, recorded on iOS 18). It is that of Inter in regular, where the platform's was
  /// not measured; Inter's becomes smaller with the weight.
  static func ellipsisStep(_ shares: Shares) -> Double { 0.2637 + 0.0393 * shares.bold }

  /// The width of Inter's ellipsis.
  static func ellipsis(_ shares: Shares) -> Double { 0.7939 - 0.0213 * shares.bold }

  /// The further surplus of capital letters, which are spaced more closely in text than on displays.
  static func capitals(atSize size: Double) -> Double {
    0.005 + 0.0025 * displayShare(atSize: size)
  }

  /// The further surplus of italic capital letters: a recorded line with seven of them is 2 points wider at 17. Small
  /// italic letters were not measured.
  static let italicCapitals = 0.017

  /// The shares of the drawing for displays, from 0 to 1, and of the bold one, from 0 to 1.5, in that of a font.
  struct Shares: Hashable, Sendable {
    var display = 0.0
    var bold = 0.0

    init() {}
    init(_ font: FontDescriptor) {
      display = displayShare(atSize: font.size)
      bold = min(max(Double(font.weight.rawValue - 400) / 300, 0), 1.5)
    }
  }

  /// The further surplus of an ASCII character.
  static func ofCharacter(_ character: Int, _ shares: Shares) -> Double {
    guard character >= 0x20 else { return 0 }
    let index = character - 0x20
    let sum =
      Double(text[index]) + shares.display * Double(display[index])
      + shares.bold * (Double(bold[index]) + shares.display * Double(boldDisplay[index]))
    return sum / 1000
  }

  /// The further surplus of a digit among digits of one width.
  static let digit = 0.001

  /// The further surplus of punctuation outside of ASCII, and of four Greek letters, measured between their strokes in a
  /// word at 16 points; the em dash at 15 and 17 (aytekXR/unhooked-quit-widget at a246059e, recorded on iOS 26).
  static let others: [UInt32: Double] = [
    0x2014: -0.115, 0x2019: 0.070, 0x2022: -0.106, 0x2026: -0.017, 0x2212: -0.021,
    0x03B7: -0.011, 0x03BA: -0.06, 0x03BB: -0.033, 0x03BD: -0.044,
  ]

  /// The distances to the right and upwards of characters from Inter's places, in ems.
  ///
  /// A comma is 0.5 points nearer to the character before it at 16, and 0.33 at 12 (myh6/ToDDo at 5adbcbfc, EMPTY_VIEW,
  /// twice, and imodeveloperlab/dskit-swiftui at 2db14a16, DSTermsAndConditions, recorded on iOS 16 and 17).
  ///
  /// An em dash that is longer than the platform's stays in the middle of its advance. The platform's underscore is 1.33
  /// points lower at 28 and 1 at 22, where its top is 1.33 points below the baseline (jgallenrenau/MARVEL at ab0865c3,
  /// testHeaderViewSnapshot and testSectionHeaderViewSnapshot, recorded on iOS 17). Its slash is longer: it ends 2.33 points lower
  /// at 34 and 1.33 at 20, where its top is 0.67 and 0 lower (TiagoLinharess/FinancialControl at 6fae01b0,
  /// WeeklyBudgetDetailViewTests and WeeklyBudgetsHomeViewTests, recorded on iOS 17); Inter's is moved by the mean.
  static func shift(of scalar: UInt32) -> (x: Double, y: Double) {
    switch scalar {
    case 0x2F: (0, -0.042)
    case 0x5F: (0, -0.046)
    case 0x2014: (-0.05, 0)
    case 0x2C: (-0.03, 0)
    default: (0, 0)
    }
  }

  /// 0 for sizes of running text, 1 for display sizes: the platform's font changes its drawing between them.
  private static func displayShare(atSize size: Double) -> Double {
    min(max((size - 17) / 5, 0), 1)
  }

  /// At 19, the size of titles of the third kind at text size medium, by four lines of ynieSalesforce/SwiftUIIntegration at
  /// 73db2030 (CurrentWeatherViewSnapshotTests, recorded on iOS 17), which were 1 % too narrow with a value between its
  /// neighbours'.
  private static let bySize: [(Double, Double)] = [
    (10, 0.0175), (13, 0.017), (17, 0.017), (18, 0.013), (19, 0.0136), (20, 0.0049), (22, -0.0113),
    (24, -0.0259),
    (26, -0.0351), (28, -0.0396), (34, -0.0401), (44, -0.0418),
  ]

  private static let byWeight: [(Double, Double)] = [
    (400, 0), (500, 0.0065), (600, 0.0082), (700, 0.0145), (800, 0.0249), (900, 0.034),
  ]

  private static let byDisplayWeight: [(Double, Double)] = [
    (400, 0), (500, -0.0012), (600, 0.0008), (700, 0.0013), (800, 0.0058),
  ]

  private static let serifText: [Int8] = [
    80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -23, 0, -32, 0,  //  !"#$%&'()*+,-./
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,  // 0…9:;<=>?
    0, -4, 0, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,  // @A…O
    12, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,  // P…Z[\]^_
    0, 0, 0, 8, 16, 25, 0, -10, 0, 0, -4, -7, -6, -6, -4, 0,  // `a…o
    -2, -5, -14, 12, 0, 4, 0, -23, 0, -6, 0, 0, 0, 0, 0,  // p…z{|}~
  ]

  /// Thousandths of an em from the space to the tilde, regular at sizes of running text; 0 for characters that were not
  /// measured.
  private static let text: [Int8] = [
    -10, 25, 0, 0, -14, 110, 66, 57, -3, 0, 0, -21, 10, -5, 8, -44,  //  !"#$%&'()*+,-./
    13, 2, 5, -4, 0, 12, 18, 3, 24, 21, 13, 0, 0, 0, 0, 0,  // 0…9:;<=>?
    -16, -9, 5, -12, 4, -1, -6, 11, 3, -11, -10, 3, 1, -15, -5, 12,  // @A…O
    -10, 8, 5, -1, -18, 6, -16, 16, 9, -9, 11, 0, 0, 0, 0, 112,  // P…Z[\]^_
    0, -9, -4, 2, -5, -5, -4, 0, 0, 4, 7, -9, 5, 8, 1, 0,  // `a…o
    3, 3, 3, -3, -12, 10, -16, -30, -20, -16, -10, 0, 0, 0, 0,  // p…z{|}~
  ]

  /// The further surplus at display sizes.
  private static let display: [Int8] = [
    -16, 0, 0, 0, -1, 0, -5, 0, 0, 0, 0, 8, 0, 0, 9, 0,  //  !"#$%&'()*+,-./
    19, 25, 6, 5, 15, 24, 13, 16, 13, 19, -1, 0, 0, 0, 0, 0,  // 0…9:;<=>?
    0, -2, -4, 6, 5, 5, -2, 12, 0, -4, 0, 10, -11, 1, 1, 0,  // @A…O
    -9, 0, 2, 4, -16, -6, 3, -4, 0, 0, 0, 0, 0, 0, 0, 0,  // P…Z[\]^_
    0, 1, 2, -1, -5, -6, -4, 15, 4, 4, 0, 0, 10, -12, -1, -4,  // `a…o
    -7, 5, -14, 5, -3, -9, 18, 7, -1, 5, 0, 0, 0, 0, 0,  // p…z{|}~
  ]

  /// The further surplus in bold.
  private static let bold: [Int8] = [
    19, 0, 0, 0, 1, 0, 2, 3, 0, 0, 0, 8, 2, 8, 12, -2,  //  !"#$%&'()*+,-./
    -25, -6, 5, -2, -9, -18, -7, -10, -8, -16, -2, 0, 0, 0, 0, 0,  // 0…9:;<=>?
    0, -15, 12, -6, -3, -7, 11, -11, 5, 23, 0, 5, 0, -6, 15, -10,  // @A…O
    16, 5, 8, -2, 0, 5, -25, -33, 0, 0, 0, 0, 0, 0, 0, 0,  // P…Z[\]^_
    0, 7, 13, -20, 8, 5, 8, -1, -5, -11, 0, 1, -10, -2, -9, -2,  // `a…o
    1, 7, 10, -6, 10, -10, -16, 8, 1, -13, -6, 0, 0, 0, 0,  // p…z{|}~
  ]

  /// The surplus in bold at display sizes; for letters also from the places of 390 of them in 33 titles of 33 points
  /// (DrunkOnJava/ModularHomeInventory at bad97916, recorded on iOS 18 at 3 pixels a point).
  private static let boldDisplay: [Int8] = [
    12, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0, 8, 0, 0, -5, 0,  //  !"#$%&'()*+,-./
    -12, 0, -4, -10, 0, 2, -3, 0, -3, -6, -12, 0, 0, 0, 0, 0,  // 0…9:;<=>?
    0, -3, 0, 10, 12, -8, -21, -10, 3, -2, 0, 0, -4, 7, 4, 1,  // @A…O
    -2, 0, 13, -3, -15, -1, -3, -4, 0, 0, 0, 0, 0, 0, 0, 0,  // P…Z[\]^_
    0, 11, -3, 19, 13, 4, 1, 4, 1, 3, 0, -5, -7, 1, -2, 4,  // `a…o
    -1, 0, 2, 4, 7, 15, 3, 1, -1, 1, 0, 0, 0, 0, 0,  // p…z{|}~
  ]
}
