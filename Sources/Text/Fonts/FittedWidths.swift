internal import GalleyDesign

/// The amounts by which the platform's characters are wider than those of Inter at `FontFit.sizeFactor` and
/// the platform's tracking, in ems.
///
/// Least squares over the widths of 566 words and lines at 10 to 34 points, regular to heavy, that the
/// simulator of iOS 26.0 measured and that accessibility trees of iOS 15 to 18 contain; the test of these
/// widths has them with their sources.
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
    0.005 + 0.025 * displayShare(atSize: size)
  }

  /// The further surplus of italic capital letters: a recorded line with seven of them is 2 points wider at 17. Small
  /// italic letters were not measured.
  static let italicCapitals = 0.017

  /// The further surplus of an ASCII character.
  static func ofCharacter(_ character: Int) -> Double {
    character < 0x20 ? 0 : Double(ascii[character - 0x20]) / 1000
  }

  /// The further surplus of an ASCII character in bold text of display sizes.
  static func ofBoldCharacter(_ character: Int) -> Double {
    character < 0x20 ? 0 : Double(boldASCII[character - 0x20]) / 1000
  }

  /// The share of ``ofBoldCharacter(_:)`` that the characters of a font have.
  static func boldShare(_ font: FontDescriptor) -> Double {
    let weight = Double(font.weight.rawValue)
    return displayShare(atSize: font.size) * min(max((weight - 400) / 300, 0), 1)
  }

  /// The further surplus of a digit among digits of one width.
  static let digit = 0.004

  /// The further surplus of punctuation outside of ASCII.
  static let others: [UInt32: Double] = [0x2022: -0.101, 0x2026: -0.009, 0x2212: -0.012]

  /// 0 for sizes of running text, 1 for display sizes: the platform's font changes its drawing between them.
  private static func displayShare(atSize size: Double) -> Double {
    min(max((size - 17) / 5, 0), 1)
  }

  private static let bySize: [(Double, Double)] = [
    (17, 0.015), (20, 0), (22, -0.018), (28, -0.047),
  ]

  private static let byWeight: [(Double, Double)] = [
    (400, 0), (500, 0.007), (600, 0.010), (700, 0.014), (800, 0.027), (900, 0.036),
  ]

  private static let byDisplayWeight: [(Double, Double)] = [
    (400, 0), (500, 0), (600, 0.001), (700, 0.005), (800, 0.007),
  ]

  /// Thousandths of an em from the space to the tilde; 0 for characters that were not measured.
  private static let ascii: [Int8] = [
    -2, 6, 0, 0, -4, 85, 74, 60, 0, 0, 0, -12, 12, -15, -8, 0,  //  !"#$%&'()*+,-./
    11, -9, -6, -5, -6, 4, 7, 2, 6, 3, 20, 0, 0, 0, 0, 0,  // 0…9:;<=>?
    0, -6, 5, -10, 8, -3, 7, 13, 7, -9, 0, 0, -13, -8, 5, 3,  // @A…O
    -7, 6, 10, 6, -28, 19, -23, 14, 9, 0, 0, 0, 0, 0, 0, 0,  // P…Z[\]^_
    0, -7, -1, -10, 0, -5, 3, 11, 5, 2, 9, -3, 8, 14, 5, 3,  // `a…o
    5, 7, 4, 2, -7, -2, -11, -27, -17, -4, -16, 0, 0, 0, 0, 0,  // p…z{|}~
  ]

  /// Thousandths of an em from the space to the tilde, from the places of 390 letters in 33 titles of 33 points, which
  /// are 0.7 pixels from the recorded ones by it in the mean, and were 2.9
  /// (DrunkOnJava/ModularHomeInventory at bad97916, recorded on iOS 18 at 3 pixels a point). Capitals that were not
  /// measured have the mean of the others; digits and punctuation were not measured.
  private static let boldASCII: [Int8] = [
    12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,  //  !"#$%&'()*+,-./
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,  // 0…9:;<=>?
    0, -44, -19, -22, 6, -15, -47, -32, -14, -11, -18, -18, -15, -28, -22, -17,  // @A…O
    -21, -18, -13, -21, -18, -38, -18, -18, -18, -18, -18, 0, 0, 0, 0, 0,  // P…Z[\]^_
    0, 21, 6, 15, 13, 11, 3, -1, -3, 5, 0, 3, -4, -12, -3, 6,  // `a…o
    -4, 0, -7, -2, 11, 0, 11, 0, 4, 2, 0, 0, 0, 0, 0, 0,  // p…z{|}~
  ]
}
