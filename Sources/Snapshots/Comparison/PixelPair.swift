/// Two pictures of one size as straight RGBA words, red lowest.
///
/// Sendable because both pictures are only read while a comparison runs, and outlive it.
struct PixelPair: @unchecked Sendable {
  var expected: UnsafePointer<UInt32>
  var actual: UnsafePointer<UInt32>
  var width: Int
  var height: Int

  var extent: PixelExtent { PixelExtent(width: width, height: height) }
}

/// The four channels of a straight RGBA word.
enum Channels {
  @inline(__always)
  static func channel(_ word: UInt32, _ index: UInt32) -> Int { Int(word &>> (8 &* index) & 0xFF) }

  /// The largest change of a channel.
  @inline(__always)
  static func largestDifference(_ a: UInt32, _ b: UInt32) -> Int {
    var largest = 0
    for index in 0..<4 as Range<UInt32> {
      largest = max(largest, abs(channel(a, index) - channel(b, index)))
    }
    return largest
  }

  /// Luma in levels (ITU-R BT.601 weights), on white.
  @inline(__always)
  static func luma(_ word: UInt32) -> Double {
    let alpha = Double(channel(word, 3)) / 255
    let luma =
      0.299 * Double(channel(word, 0)) + 0.587 * Double(channel(word, 1))
      + 0.114 * Double(channel(word, 2))
    return 255 + (luma - 255) * alpha
  }
}
