internal import GalleyDesign

/// The amounts by which the platform's characters are wider than those of Inter at `FontFit.sizeFactor` and
/// the platform's tracking, in ems.
///
/// Least squares over the widths of 566 words and lines at 10 to 34 points, regular to heavy, that the
/// simulator of iOS 26.0 measured and that accessibility trees of iOS 15 to 18 contain, and over the ink of 727 lines
/// in recorded pictures of iOS 16 to 26; the tests of these widths have them with their sources. Coefficients are held
/// near zero, so that a character that few lines have keeps the width of its kind. Of lines that were left out of
/// the fit in turn, one in thirty differs by more than a point.
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
    0.005 + 0.0106 * displayShare(atSize: size)
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
      + shares.bold * Double(bold[index])
    return sum / 1000
  }

  /// The further surplus of a digit among digits of one width.
  static let digit = 0.002

  /// The further surplus of punctuation outside of ASCII.
  static let others: [UInt32: Double] = [
    0x2019: 0.071, 0x2022: -0.105, 0x2026: -0.016, 0x2212: -0.021,
  ]

  /// 0 for sizes of running text, 1 for display sizes: the platform's font changes its drawing between them.
  private static func displayShare(atSize size: Double) -> Double {
    min(max((size - 17) / 5, 0), 1)
  }

  private static let bySize: [(Double, Double)] = [
    (10, 0.0175), (13, 0.0172), (17, 0.0174), (20, 0.0038), (22, -0.0145), (28, -0.042),
    (34, -0.0425),
  ]

  private static let byWeight: [(Double, Double)] = [
    (400, 0), (500, 0.0063), (600, 0.0087), (700, 0.015), (800, 0.0276), (900, 0.0354),
  ]

  private static let byDisplayWeight: [(Double, Double)] = [
    (400, 0), (500, 0.0002), (600, 0.0032), (700, 0.004), (800, 0.0075),
  ]

  /// Thousandths of an em from the space to the tilde, regular at sizes of running text; 0 for characters that were not
  /// measured.
  private static let text: [Int8] = [
    -10, 23, 0, 0, -11, 106, 66, 58, -3, 0, 0, -21, 10, -4, 8, -38,  //  !"#$%&'()*+,-./
    11, -3, 0, -6, -3, 12, 17, 1, 24, 18, 13, 0, 0, 0, 0, 0,  // 0…9:;<=>?
    -18, -12, 5, -13, 5, -1, -9, 16, 2, -9, -10, -1, 0, -15, -5, 11,  // @A…O
    -11, 6, 5, -1, -19, 6, -17, 15, 9, -9, 11, 0, 0, 0, 0, 0,  // P…Z[\]^_
    0, -10, -5, 1, -6, -6, -5, 0, -1, 4, 8, -10, 5, 8, 1, 0,  // `a…o
    3, 3, 3, -5, -12, 9, -16, -29, -18, -13, -11, 0, 0, 0, 0,  // p…z{|}~
  ]

  /// What is added at display sizes.
  private static let display: [Int8] = [
    -11, 0, 0, 0, 0, 0, -4, 0, 0, 0, 0, 0, 3, 0, 13, 0,  //  !"#$%&'()*+,-./
    21, 30, 10, 8, 15, 32, 16, 19, 12, 26, -7, 0, 0, 0, 0, 0,  // 0…9:;<=>?
    0, 1, -5, 13, 9, 2, -3, 15, -2, 3, 0, 8, -3, 0, 7, -8,  // @A…O
    -19, 0, 2, 10, -20, -4, -9, 0, 0, 0, 0, 0, 0, 0, 0, 0,  // P…Z[\]^_
    0, -4, 3, 0, -4, -1, -1, 10, 3, 4, 0, -3, 11, -8, 3, 4,  // `a…o
    -4, 0, -6, 10, -2, -6, 1, 10, 0, -12, 0, 0, 0, 0, 0,  // p…z{|}~
  ]

  /// What is added in bold.
  private static let bold: [Int8] = [
    17, 0, 0, 0, 2, 0, 1, 4, 0, 0, 0, 0, 11, 6, 10, -2,  //  !"#$%&'()*+,-./
    -25, -7, -13, 2, -11, -16, -5, -8, -7, -10, -3, 0, 0, 0, 0, 0,  // 0…9:;<=>?
    0, -3, 13, -6, -1, -4, 12, 0, 9, 15, 0, 6, -4, 2, 11, -11,  // @A…O
    18, 5, 9, 3, -14, 1, -26, -22, 0, 0, 0, 0, 0, 0, 0, 0,  // P…Z[\]^_
    0, 11, 12, -19, 1, 7, 5, -3, -5, -9, 0, -4, -13, -3, -10, 0,  // `a…o
    -2, 6, 7, -5, 6, -8, -17, 3, 0, -9, -7, 0, 0, 0, 0,  // p…z{|}~
  ]
}
