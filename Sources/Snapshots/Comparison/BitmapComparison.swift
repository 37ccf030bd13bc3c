public import GalleyImaging
import GalleyPlatform
internal import GalleySystem

/// Compares pictures: equal bytes first, then pixel by pixel under the given options.
///
/// Complexity: O(pixels), the speed of memory where rows are equal. Rows are compared on several
/// threads when the picture is large; the result does not depend on their number.
public enum BitmapComparison {
  /// The most groups of pixels that a difference describes.
  package static let maximumClusters = 64

  /// Returns the differences between two bitmaps. Formats may differ; straight colours are compared.
  public static func difference(
    expected: Bitmap, actual: Bitmap, options: ComparisonOptions = .exact
  ) -> BitmapDifference {
    guard expected.width == actual.width, expected.height == actual.height else {
      return .size(SizeDifference(expected.straight, actual.straight, options))
    }
    if expected.format == actual.format, haveEqualBytes(expected, actual) { return .none }
    return withPair(expected.straight, actual.straight) { difference($0, options) }
  }

  /// Returns true if two straight bitmaps have no difference, without describing any.
  static func looksSame(_ expected: Bitmap, _ actual: Bitmap) -> Bool {
    guard expected.width == actual.width, expected.height == actual.height else { return false }
    return withPair(expected, actual) { pair in
      if memcmp(pair.expected, pair.actual, 4 * pair.width * pair.height) == 0 { return true }
      return (0..<pair.width * pair.height).allSatisfy { index in
        let (old, new) = (pair.expected[index], pair.actual[index])
        // The colour of pixels that are clear on both sides is invisible.
        return old == new || (old | new) >> 24 == 0
      }
    }
  }

  /// Returns true if two bitmaps of one size and format are equal, by comparing memory: `==` looks at one
  /// byte after the other.
  static func haveEqualBytes(_ expected: Bitmap, _ actual: Bitmap) -> Bool {
    withPair(expected, actual) { memcmp($0.expected, $0.actual, 4 * $0.width * $0.height) == 0 }
  }

  /// Lends the words of two bitmaps of one size.
  static func withPair<Value>(
    _ expected: Bitmap, _ actual: Bitmap, _ body: (PixelPair) -> Value
  ) -> Value {
    expected.pixels.withUnsafeBytes { first in
      actual.pixels.withUnsafeBytes { second in
        withPair(first, second, width: expected.width, height: expected.height, body)
      }
    }
  }

  static func withPair<Value>(
    _ expected: UnsafeRawBufferPointer, _ actual: UnsafeRawBufferPointer, width: Int, height: Int,
    _ body: (PixelPair) -> Value
  ) -> Value {
    guard let first = expected.bindMemory(to: UInt32.self).baseAddress,
      let second = actual.bindMemory(to: UInt32.self).baseAddress
    else { preconditionFailure("a bitmap has at least one pixel") }
    return body(PixelPair(expected: first, actual: second, width: width, height: height))
  }

  static func difference(_ pair: PixelPair, _ options: ComparisonOptions) -> BitmapDifference {
    if memcmp(pair.expected, pair.actual, 4 * pair.width * pair.height) == 0 { return .none }
    let scan: DifferenceScan
    switch options.measure {
    case .exact: scan = DifferenceScan(pair, options, ExactJudge())
    case .channelStep(let levels):
      scan = DifferenceScan(pair, options, ChannelStepJudge(levels: levels))
    case .like(let tool, let threshold, let forgives):
      let judge = YIQJudge(
        tool, threshold: threshold, forgivesAntialiased: forgives ?? tool.forgivesAntialiased)
      scan = DifferenceScan(pair, options, judge)
    case .perceptualPrecision(let precision):
      scan = DifferenceScan(pair, options, PerceptualJudge(precision: precision))
    case .edgeMovement(let pixels, let levels):
      scan = DifferenceScan(pair, options, EdgeMovementJudge(pixels: pixels, levels: levels))
    }
    return scan.difference(pair, options)
  }
}
