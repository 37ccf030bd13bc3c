internal import GalleyDesign

/// The amounts by which the platform's characters are wider than those of Inter at `FontFit.sizeFactor` and
/// the platform's tracking, in ems.
///
/// Least squares over the widths of 566 words and lines at 10 to 34 points, regular to heavy, that the
/// simulator of iOS 26.0 measured and that accessibility trees of iOS 15 to 18 contain, and over the ink of 691 lines
/// in recorded pictures of iOS 16 to 26; the tests of these widths have them with their sources. Coefficients are held
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

  /// The surplus of every character of Nunito, with which running English text is as wide as in Inter with all
  /// surpluses of this list: the mean over the letters of 100 common words at 17 points.
  static func rounded(_ font: FontDescriptor) -> Double {
    PlatformFont.value(
      at: Double(font.weight.rawValue), of: [(400, -0.003), (600, 0.016), (700, 0.018)])
  }

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
  /// An em dash that is longer than the platform's stays in the middle of its advance. The platform's underscore is 1.33
  /// points lower at 28 and 1 at 22, where its top is 1.33 points below the baseline (jgallenrenau/MARVEL at ab0865c3,
  /// testHeaderViewSnapshot and testSectionHeaderViewSnapshot, recorded on iOS 17).
  static func shift(of scalar: UInt32) -> (x: Double, y: Double) {
    switch scalar {
    case 0x5F: (0, -0.046)
    case 0x2014: (-0.05, 0)
    default: (0, 0)
    }
  }

  /// 0 for sizes of running text, 1 for display sizes: the platform's font changes its drawing between them.
  private static func displayShare(atSize size: Double) -> Double {
    min(max((size - 17) / 5, 0), 1)
  }

  private static let bySize: [(Double, Double)] = [
    (10, 0.0175), (13, 0.017), (17, 0.017), (20, 0.0047), (22, -0.0114), (24, -0.027), (26, -0.033),
    (28, -0.0399), (34, -0.0402),
  ]

  private static let byWeight: [(Double, Double)] = [
    (400, 0), (500, 0.0063), (600, 0.0082), (700, 0.0143), (800, 0.0245), (900, 0.0336),
  ]

  private static let byDisplayWeight: [(Double, Double)] = [
    (400, 0), (500, -0.0011), (600, 0.001), (700, 0.0016), (800, 0.0061),
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
    -17, 0, 0, 0, 0, 0, -6, 0, 0, 0, 0, 0, 0, 0, 11, 0,  //  !"#$%&'()*+,-./
    23, 19, 1, 6, 14, 28, 13, 16, 14, 23, 3, 0, 0, 0, 0, 0,  // 0…9:;<=>?
    0, 2, -6, 2, 7, 6, -2, 11, -1, -5, 0, 8, -7, 2, 3, 0,  // @A…O
    -9, 0, -2, 9, -17, -5, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,  // P…Z[\]^_
    0, -5, -1, -1, -3, -5, -6, 13, 2, 3, 0, -2, 11, -9, -1, 3,  // `a…o
    -10, 5, -6, 4, -3, -15, 19, 6, 1, 8, 0, 0, 0, 0, 0,  // p…z{|}~
  ]

  /// The further surplus in bold.
  private static let bold: [Int8] = [
    16, 0, 0, 0, 2, 0, 2, 3, 0, 0, 0, 0, 2, 8, 11, -2,  //  !"#$%&'()*+,-./
    -23, -11, 0, -4, -10, -15, -8, -10, -8, -10, 2, 0, 0, 0, 0, 0,  // 0…9:;<=>?
    0, -18, 13, -9, -1, -5, 10, -10, 6, 17, 0, 6, 1, -7, 7, -14,  // @A…O
    15, 5, 8, -1, -8, 0, -22, -25, 0, 0, 0, 0, 0, 0, 0, 0,  // P…Z[\]^_
    0, 7, 13, -20, 6, 6, 7, -1, -6, -8, 0, 2, -9, 0, -10, 1,  // `a…o
    1, 7, 8, -5, 13, -12, -14, 5, 3, -6, -5, 0, 0, 0, 0,  // p…z{|}~
  ]

  /// The surplus in bold at display sizes; for letters also from the places of 390 of them in 33 titles of 33 points
  /// (DrunkOnJava/ModularHomeInventory at bad97916, recorded on iOS 18 at 3 pixels a point).
  private static let boldDisplay: [Int8] = [
    16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 0,  //  !"#$%&'()*+,-./
    -10, -5, -10, -9, -1, 4, -3, 0, -2, 0, -7, 0, 0, 0, 0, 0,  // 0…9:;<=>?
    0, -4, -2, 8, 14, -6, -22, -9, 1, -2, 0, 0, -1, 7, 5, 1,  // @A…O
    -4, 0, 10, -3, -14, -1, -4, 0, 0, 0, 0, 0, 0, 0, 0, 0,  // P…Z[\]^_
    0, 12, -6, 15, 8, 4, 1, 1, 0, 4, 0, -4, -7, 3, 2, 4,  // `a…o
    -1, 0, 1, 9, 2, 10, 5, 1, 0, 5, 0, 0, 0, 0, 0,  // p…z{|}~
  ]
}
