/// Up to 64 neighbouring pixels of a row of two pictures, so that one word holds a verdict on each:
/// bit 0 for the leftmost.
struct ComparisonBlock {
  /// The number of pixels in a full block.
  static let width = 64

  let pair: PixelPair
  /// The column of the first pixel.
  let x: Int
  /// The row.
  let y: Int
  /// Always 64 words; behind the end of a row both pictures have the same words.
  let expected: UnsafePointer<UInt32>
  /// Always 64 words.
  let actual: UnsafePointer<UInt32>
  /// The pixels that count as different.
  var differing: UInt64 = 0

  /// The number of the block in its row.
  var column: Int { x / Self.width }

  /// The pixels whose words differ, without those that are invisible in both pictures.
  @inline(__always)
  func visiblyUnequal() -> UInt64 {
    PixelLanes.gather { offset in
      let (old, new) = (PixelLanes.words(expected + offset), PixelLanes.words(actual + offset))
      let unequal = PixelLanes.mask(old .!= new)
      return unequal & PixelLanes.mask((old | new) &>> 24 .!= .zero)
    }
  }

  /// The largest change of a channel among the pixels that differ.
  func largestDifference() -> Int {
    var largest = SIMD16<UInt8>.zero
    for offset in stride(from: 0, to: Self.width, by: 4) {
      let old = PixelLanes.words(expected + offset)
      let new = PixelLanes.words(actual + offset)
      let visible = PixelLanes.mask((old | new) &>> 24 .!= .zero)
      let change = PixelLanes.change(expected + offset, actual + offset)
      largest = PixelLanes.larger(
        largest, change & unsafeBitCast(visible, to: SIMD16<UInt8>.self))
    }
    return (0..<16).reduce(0) { max($0, Int(largest[$1])) }
  }

  /// Calls the body with the place in the block of every set bit, from the left.
  @inline(__always)
  static func each(_ bits: UInt64, _ body: (Int) -> Void) {
    var rest = bits
    while rest != 0 {
      body(rest.trailingZeroBitCount)
      rest &= rest &- 1
    }
  }
}

/// Four pixels at once, in vectors that every 64-bit processor has and in forms that the compiler
/// keeps as vectors: masks are cast, never replaced by, and bytes are compared lane by lane.
enum PixelLanes {
  @inline(__always)
  static func words(_ pixels: UnsafePointer<UInt32>) -> SIMD4<UInt32> {
    UnsafeRawPointer(pixels).loadUnaligned(as: SIMD4<UInt32>.self)
  }

  @inline(__always)
  static func bytes(_ pixels: UnsafePointer<UInt32>) -> SIMD16<UInt8> {
    UnsafeRawPointer(pixels).loadUnaligned(as: SIMD16<UInt8>.self)
  }

  /// All bits of the lanes in which something holds.
  @inline(__always)
  static func mask(_ lanes: SIMDMask<SIMD4<Int32>>) -> SIMD4<UInt32> {
    unsafeBitCast(lanes, to: SIMD4<UInt32>.self)
  }

  @inline(__always)
  static func larger(_ a: SIMD16<UInt8>, _ b: SIMD16<UInt8>) -> SIMD16<UInt8> {
    var result = a
    for lane in 0..<16 { result[lane] = a[lane] > b[lane] ? a[lane] : b[lane] }
    return result
  }

  @inline(__always)
  static func smaller(_ a: SIMD16<UInt8>, _ b: SIMD16<UInt8>) -> SIMD16<UInt8> {
    var result = a
    for lane in 0..<16 { result[lane] = a[lane] < b[lane] ? a[lane] : b[lane] }
    return result
  }

  /// The change of each channel of four pixels.
  @inline(__always)
  static func change(
    _ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>
  ) -> SIMD16<UInt8> {
    let (a, b) = (bytes(first), bytes(second))
    return larger(a, b) &- smaller(a, b)
  }

  /// Returns which of four pixels have a channel above a bound.
  @inline(__always)
  static func exceeding(_ bytes: SIMD16<UInt8>, _ bound: SIMD16<UInt8>) -> SIMD4<UInt32> {
    let above = larger(bytes, bound) ^ bound
    return mask(unsafeBitCast(above, to: SIMD4<UInt32>.self) .!= .zero)
  }

  /// One bit for each of 64 pixels from the masks of sixteen groups of four.
  @inline(__always)
  static func gather(_ group: (Int) -> SIMD4<UInt32>) -> UInt64 {
    var verdicts = PixelVerdicts()
    for offset in stride(from: 0, to: ComparisonBlock.width, by: 4) {
      verdicts.add(group(offset), at: offset)
    }
    return verdicts.bits
  }
}

/// Collects masks of four pixels into one bit for each of 64.
///
/// Lane `l` keeps the pixels `4n + l` at bit `4n + l`, so that nothing moves between lanes before
/// all are joined.
struct PixelVerdicts {
  private var low = SIMD4<UInt32>.zero
  private var high = SIMD4<UInt32>.zero

  /// Adds the mask of the four pixels from a place on, which is a multiple of four.
  @inline(__always)
  mutating func add(_ mask: SIMD4<UInt32>, at offset: Int) {
    let place = SIMD4<UInt32>(1, 2, 4, 8) &<< UInt32(truncatingIfNeeded: offset & 31)
    if offset < 32 { low |= mask & place } else { high |= mask & place }
  }

  /// The bits collected so far.
  @inline(__always)
  var bits: UInt64 { Self.joined(low) | Self.joined(high) << 32 }

  @inline(__always)
  private static func joined(_ lanes: SIMD4<UInt32>) -> UInt64 {
    UInt64((lanes[0] | lanes[1]) | (lanes[2] | lanes[3]))
  }
}
