internal import GalleyDesign

/// The amounts by which the platform's rounded characters are wider than those of Nunito at `FontFit`'s factor, in ems.
///
/// The rounded characters are as wide as the usual ones, but are not spaced out at small sizes: so are 26 words and lines at
/// 12 to 48 points, regular to black, within a hundredth of their widths (THHUnlimted/barkain at b87530a0,
/// RecommendationHero and UnresolvedProductView; dylanreedx/savoro at fefaf2f2, testTodaySnapshots; both recorded on iOS 26).
/// The usual widths are those of Inter with its surpluses, from which the tables below lead to Nunito.
extension FittedWidths {
  /// The surplus of every character at a size, beside that of the usual design.
  static func rounded(atSize size: Double) -> Double {
    PlatformFont.value(at: size, of: [(14, -0.0143), (17, -0.0045), (24, 0)])
  }

  /// The further surplus of an ASCII character.
  static func ofRoundedCharacter(_ character: Int, _ shares: Shares) -> Double {
    guard character >= 0x20 else { return 0 }
    let index = character - 0x20
    return (Double(rounded[index]) + shares.bold * Double(roundedBold[index])) / 1000
  }

  /// The further surplus of a digit among digits of one width, which all of Nunito's have.
  static func ofRoundedDigit(_ shares: Shares) -> Double { 0.028 + 0.033 * shares.bold }

  /// Thousandths of an em from the space to the tilde by which characters of Inter are wider, in regular.
  private static let rounded: [Int16] = [
    15, 42, -1, 11, 18, -142, -73, -6, 34, 34, 35, 39, 43, 22, 39, 62,  //  !"#$%&'()*+,-./
    6, -149, -13, 17, 22, -11, 5, -46, -2, 5, 39, 43, 39, 39, 39, 48,  // 0…9:;<=>?
    -38, -73, -45, 32, -45, -3, 21, -6, -43, -1, 202, 7, 2, 7, -10, -29,  // @A…O
    -17, -29, -49, 3, 20, -9, -33, -181, -28, 48, 17, 36, 62, 36, -145, -62,  // P…Z[\]^_
    126, 17, 19, 78, 19, 32, 17, 5, 5, -2, -6, 27, -66, -13, -1, 22,  // `a…o
    8, 8, 3, 26, 3, 2, 25, -53, -2, 26, 61, -1, 52, -1, 39,  // p…z{|}~
  ]

  /// The same in bold, in addition.
  private static let roundedBold: [Int16] = [
    -61, 24, -66, 19, 17, 30, 1, -34, 4, 4, 59, 20, 3, -2, 1, 3,  //  !"#$%&'()*+,-./
    61, 24, 24, 22, 35, 36, 35, 23, 43, 35, 1, 3, 20, 20, 20, 38,  // 0…9:;<=>?
    87, 54, -2, 17, -12, 0, -16, 7, -7, -9, -4, -3, -14, 12, -25, 2,  // @A…O
    -7, 3, -1, 1, 7, -22, 45, 72, 49, 36, 24, 6, 3, 6, 18, 24,  // P…Z[\]^_
    -21, -2, -3, 19, -3, 5, -7, 5, 15, 11, 11, 1, 11, 20, 19, -3,  // `a…o
    5, 5, 1, 30, -10, 22, 16, 24, 12, 16, 19, 7, 22, 7, 20,  // p…z{|}~
  ]
}
