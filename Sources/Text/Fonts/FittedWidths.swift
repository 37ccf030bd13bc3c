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
    0.005 + 0.011 * displayShare(atSize: size)
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
  static let digit = 0.001

  /// The further surplus of punctuation outside of ASCII.
  static let others: [UInt32: Double] = [
    0x2019: 0.070, 0x2022: -0.106, 0x2026: -0.017, 0x2212: -0.021,
  ]

  /// 0 for sizes of running text, 1 for display sizes: the platform's font changes its drawing between them.
  private static func displayShare(atSize size: Double) -> Double {
    min(max((size - 17) / 5, 0), 1)
  }

  private static let bySize: [(Double, Double)] = [
    (10, 0.018), (13, 0.0176), (17, 0.0176), (20, 0.004), (22, -0.0141), (28, -0.0416),
    (34, -0.042),
  ]

  private static let byWeight: [(Double, Double)] = [
    (400, 0), (500, 0.0063), (600, 0.0082), (700, 0.0147), (800, 0.0251), (900, 0.0341),
  ]

  private static let byDisplayWeight: [(Double, Double)] = [
    (400, 0), (500, -0.0003), (600, 0.0029), (700, 0.0033), (800, 0.0078),
  ]

  /// Thousandths of an em from the space to the tilde, regular at sizes of running text; 0 for characters that were not
  /// measured.
  private static let text: [Int8] = [
    -10, 23, 0, 0, -13, 109, 63, 57, -4, 0, 0, -21, 8, -6, 8, -42,  //  !"#$%&'()*+,-./
    14, 0, 4, -5, -1, 12, 18, 3, 25, 20, 11, 0, 0, 0, 0, 0,  // 0…9:;<=>?
    -18, -12, 5, -13, 5, -1, -7, 15, 2, -9, -10, 1, 0, -15, -6, 12,  // @A…O
    -11, 8, 4, -2, -19, 6, -15, 15, 9, -10, 11, 0, 0, 0, 0, 0,  // P…Z[\]^_
    0, -10, -5, 1, -6, -6, -5, 0, -1, 4, 9, -10, 5, 8, 0, 0,  // `a…o
    3, 2, 2, -5, -12, 9, -16, -29, -19, -14, -11, 0, 0, 0, 0,  // p…z{|}~
  ]

  /// What is added at display sizes.
  private static let display: [Int8] = [
    -11, 0, 0, 0, 0, 0, -5, 0, 0, 0, 0, 0, 2, 0, 12, 0,  //  !"#$%&'()*+,-./
    19, 28, 1, 1, 13, 31, 13, 15, 9, 23, -4, 0, 0, 0, 0, 0,  // 0…9:;<=>?
    0, 1, -5, 12, 12, 2, -9, 15, -1, 4, 0, 8, -5, 7, 10, -12,  // @A…O
    -21, 0, 4, 11, -19, -4, -10, 0, 0, 0, 0, 0, 0, 0, 0, 0,  // P…Z[\]^_
    0, -4, 2, 0, -4, -2, -2, 10, 4, 4, 0, -3, 11, -9, 2, 2,  // `a…o
    -4, 2, -5, 10, -2, -8, 0, 10, 2, -8, 0, 0, 0, 0, 0,  // p…z{|}~
  ]

  /// What is added in bold.
  private static let bold: [Int8] = [
    20, 0, 0, 0, 2, 0, 1, 3, 0, 0, 0, 0, 8, 7, 9, -1,  //  !"#$%&'()*+,-./
    -26, -8, -4, -3, -10, -16, -7, -9, -6, -10, -1, 0, 0, 0, 0, 0,  // 0…9:;<=>?
    0, -7, 17, -4, 2, -9, 11, 0, 6, 16, 0, 7, -1, -2, 11, -15,  // @A…O
    16, 7, 12, 2, -17, 0, -27, -24, 0, 0, 0, 0, 0, 0, 0, 0,  // P…Z[\]^_
    0, 11, 13, -17, 4, 8, 6, 1, -8, -8, 0, -1, -14, -4, -13, 0,  // `a…o
    -1, 9, 7, -3, 8, -11, -20, 4, -4, -10, -6, 0, 0, 0, 0,  // p…z{|}~
  ]
}
