public import GalleyGeometry

/// A part of a picture that a person sees as one thing: an area of one colour, or ink on such an area.
///
/// Blocks are found in the pixels alone, so that pictures of two renderers can be compared by their layout
/// although none of their glyphs has the same pixels.
public struct PictureBlock: Hashable, Sendable {
  /// The kinds of blocks.
  public enum Kind: String, Sendable {
    /// An area whose colour changes by no more than a few levels from pixel to pixel.
    case surface
    /// A line of text, a symbol, a rule or a photograph.
    case ink
  }

  /// The kind.
  public var kind: Kind
  /// The box of its pixels in points of the picture, from its top left corner.
  public var frame: Rect
  /// The colour as `0xRRGGBB`: of a surface its mean, of ink that which differs most from the surface below it.
  public var color: UInt32
  /// The share of ink in each cell of a grid of `coverageColumns` by `coverageRows` over the box, row by
  /// row, from 0 to 255; empty for a surface.
  var coverage: [UInt8]

  static let coverageColumns = 12
  static let coverageRows = 6

  /// The mean difference of the coverage of two blocks, from 0 to 1; 0 where one has none.
  func coverageDifference(to other: PictureBlock) -> Double {
    guard !coverage.isEmpty, coverage.count == other.coverage.count else { return 0 }
    let sum = zip(coverage, other.coverage).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    return Double(sum) / Double(255 * coverage.count)
  }

  /// The largest difference of a channel of the colours, from 0 to 255.
  func colorDifference(to other: PictureBlock) -> Int {
    [0, 8, 16].map { shift in
      abs(Int(color >> shift & 0xFF) - Int(other.color >> shift & 0xFF))
    }.max() ?? 0
  }

  /// The colour as `#RRGGBB`.
  public var colorText: String {
    let digits = String(color, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
