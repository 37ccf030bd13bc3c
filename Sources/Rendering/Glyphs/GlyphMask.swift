/// A glyph at a size and a fraction of a pixel, as coverage or as pixels in colour. The memory
/// belongs to the store that the mask was found in.
///
/// Sendable because the memory is written before the mask is made and never after.
struct GlyphMask: @unchecked Sendable {
  /// Coverage, rows of `stride` bytes; nil for a glyph in colour.
  var coverage: UnsafePointer<UInt8>?
  /// Premultiplied pixels, rows of `width`; nil for a glyph of coverage.
  var pixels: UnsafePointer<UInt32>?
  /// The top left pixel, from the pixel of the glyph's origin.
  var left: Int32
  var top: Int32
  var width: Int32
  var height: Int32
  /// The width rounded up to a multiple of four; the bytes added are zero.
  var stride: Int32

  static let blank = GlyphMask(
    coverage: nil, pixels: nil, left: 0, top: 0, width: 0, height: 0, stride: 0)

  /// Stands for a glyph too large for a mask, which is drawn as a shape.
  static let outsized = GlyphMask(
    coverage: nil, pixels: nil, left: 0, top: 0, width: -1, height: 0, stride: 0)

  var isOutsized: Bool { width < 0 }
}

/// The steps of a pixel at which glyphs are drawn: four across and four down. A glyph is off its
/// true place by at most an eighth of a pixel, and text on whole baselines uses one row of them.
enum GlyphStep {
  static let perPixel = 4
  static let shift = 2
  static let mask = 3

  /// The nearest step.
  @inline(__always)
  static func rounded(_ pixels: Double) -> Int {
    Int((pixels * Double(perPixel) + 0.5).rounded(.down))
  }
}
