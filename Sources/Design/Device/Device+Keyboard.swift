import GalleyGeometry

extension Device {
  /// The height that the software keyboard for text takes at the bottom, its row of suggestions and the home indicator
  /// included, in points; nil for screens of which none is known.
  ///
  /// Sizes up to 2021 are those that Telegram for iOS keeps (`Display/DeviceMetrics.swift`, the height of the keyboard
  /// and of the suggestions added); the reports of iPads (313 and 398, radar 38117524) agree. Frames that apps printed
  /// confirm 336 on a screen of 393 by 852 and 346 on one of 430 by 932; the phones between and after them are of
  /// these two families.
  package var keyboardHeight: Double? {
    let isLandscape = size.width > size.height
    let (short, long) = (min(size.width, size.height), max(size.width, size.height))
    let known = Self.keyboards.first {
      $0.widths.contains(short) && $0.heights.contains(long) && isOfApple
    }
    return known.map { isLandscape ? $0.landscape : $0.portrait }
  }

  private var isOfApple: Bool { name.hasPrefix("iphone") || name.hasPrefix("ipad") }

  private struct Keyboard {
    var widths: ClosedRange<Double>
    var heights: ClosedRange<Double>
    var portrait: Double
    var landscape: Double
  }

  private static let keyboards = [
    Keyboard(widths: 320...320, heights: 568...568, portrait: 253, landscape: 199),
    Keyboard(widths: 375...375, heights: 667...667, portrait: 260, landscape: 200),
    Keyboard(widths: 414...414, heights: 736...736, portrait: 271, landscape: 200),
    Keyboard(widths: 360...402, heights: 780...874, portrait: 336, landscape: 209),
    Keyboard(widths: 414...440, heights: 896...956, portrait: 346, landscape: 209),
    Keyboard(widths: 744...744, heights: 1133...1133, portrait: 378, landscape: 418),
    Keyboard(widths: 768...810, heights: 1024...1080, portrait: 313, landscape: 398),
    Keyboard(widths: 820...834, heights: 1180...1210, portrait: 333, landscape: 418),
    Keyboard(widths: 1024...1032, heights: 1366...1376, portrait: 398, landscape: 491),
  ]
}
