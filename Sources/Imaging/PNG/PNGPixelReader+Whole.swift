import GalleyPlatform
internal import GalleySystem

// Everything that decides the loops below is in this one file: the compiler of a debug build sees no other
// when it specializes them for a pixel's type, and a call for each pixel takes five times as long.

/// A pixel of eight-bit samples as it is stored in a file, read as a little-endian RGBA word.
private protocol FilePixel {
  static var byteCount: Int { get }
  static func load(_ pointer: UnsafePointer<UInt8>) -> UInt32
  /// The bits that every decoded pixel has set.
  static var opaque: UInt32 { get }
}

private enum ThreeBytePixel: FilePixel {
  static var byteCount: Int { 3 }
  static var opaque: UInt32 { 0xFF00_0000 }
  @inline(__always)
  static func load(_ pointer: UnsafePointer<UInt8>) -> UInt32 {
    // Reads one byte more than the pixel has; the buffer has room for it.
    UnsafeRawPointer(pointer).loadUnaligned(as: UInt32.self) & 0xFF_FFFF
  }
}

private enum FourBytePixel: FilePixel {
  static var byteCount: Int { 4 }
  static var opaque: UInt32 { 0 }
  @inline(__always)
  static func load(_ pointer: UnsafePointer<UInt8>) -> UInt32 {
    UnsafeRawPointer(pointer).loadUnaligned(as: UInt32.self)
  }
}

extension PNGPixelReader {
  /// Unfilters and widens whole pixels in one pass, four channels of a word at a time; returns false if
  /// pixels are not whole bytes of three or four channels.
  func readWhole(
    _ rows: UnsafeMutableRawPointer, into base: UnsafeMutableRawPointer
  ) throws(ImageError) -> Bool {
    switch (file.header.colorType, file.header.bitDepth) {
    case (.rgb, 8): try readWhole(rows, into: base, as: ThreeBytePixel.self)
    case (.rgba, 8): try readWhole(rows, into: base, as: FourBytePixel.self)
    default: return false
    }
    return true
  }

  private func readWhole<Pixel: FilePixel>(
    _ rows: UnsafeMutableRawPointer, into base: UnsafeMutableRawPointer, as pixel: Pixel.Type
  ) throws(ImageError) {
    let width = file.header.width
    let words = base.assumingMemoryBound(to: UInt32.self)
    let stride = Pixel.byteCount * width + 1
    let zeros = UnsafeMutablePointer<UInt32>.allocate(capacity: width)
    zeros.initialize(repeating: 0, count: width)
    defer { zeros.deallocate() }
    for y in 0..<file.header.height {
      let row = UnsafePointer(rows.assumingMemoryBound(to: UInt8.self)) + y * stride
      let out = words + y * width
      let above = UnsafePointer(y == 0 ? zeros : words + (y - 1) * width)
      switch row[0] {
      case 0: PixelFilter<Pixel>.none(row + 1, out, width)
      case 1: PixelFilter<Pixel>.sub(row + 1, out, width)
      case 2: PixelFilter<Pixel>.up(row + 1, above, out, width)
      case 3: PixelFilter<Pixel>.average(row + 1, above, out, width)
      case 4: PixelFilter<Pixel>.paeth(row + 1, above, out, width)
      default: throw unknownFilter(row[0], row: y)
      }
    }
  }

  func unknownFilter(_ type: UInt8, row: Int) -> ImageError {
    error(expected: "a filter type of 0 to 4 in row \(row)", found: "\(type)")
  }
}

/// The reverse of the five filters on whole pixels, four lanes in a word (PNG standard, 9.2).
private enum PixelFilter<Pixel: FilePixel> {
  /// Lane-wise a + b modulo 256.
  @inline(__always)
  private static func add(_ a: UInt32, _ b: UInt32) -> UInt32 {
    ((a & 0x7F7F_7F7F) &+ (b & 0x7F7F_7F7F)) ^ ((a ^ b) & 0x8080_8080)
  }

  @inline(__always)
  static func none(_ row: UnsafePointer<UInt8>, _ out: UnsafeMutablePointer<UInt32>, _ width: Int) {
    if Pixel.byteCount == 4 {
      memmove(out, row, 4 * width)
      return
    }
    var x = 0
    while x + 4 <= width {
      store(four(row + Pixel.byteCount * x), out + x)
      x += 4
    }
    while x < width {
      out[x] = Pixel.load(row + Pixel.byteCount * x) | Pixel.opaque
      x += 1
    }
  }

  /// Four pixels of a file. Input and output may overlap, which keeps the compiler from making vectors
  /// of its own; the output never passes the input, so each vector is read before it is overwritten.
  @inline(__always)
  private static func four(_ pixels: UnsafePointer<UInt8>) -> SIMD16<UInt8> {
    if Pixel.byteCount == 4 {
      return UnsafeRawPointer(pixels).loadUnaligned(as: SIMD16<UInt8>.self)
    }
    let step = Pixel.byteCount
    return unsafeBitCast(
      SIMD4<UInt32>(
        Pixel.load(pixels), Pixel.load(pixels + step), Pixel.load(pixels + 2 * step),
        Pixel.load(pixels + 3 * step)), to: SIMD16<UInt8>.self)
  }

  @inline(__always)
  private static func store(_ pixels: SIMD16<UInt8>, _ out: UnsafeMutablePointer<UInt32>) {
    let words = unsafeBitCast(pixels, to: SIMD4<UInt32>.self) | SIMD4(repeating: Pixel.opaque)
    UnsafeMutableRawPointer(out).storeBytes(of: words, as: SIMD4<UInt32>.self)
  }

  @inline(__always)
  static func sub(_ row: UnsafePointer<UInt8>, _ out: UnsafeMutablePointer<UInt32>, _ width: Int) {
    var left: UInt32 = 0
    var x = 0
    while x < width {
      let end = min(x + 4, width)
      if end == x + 4, areZero(row + Pixel.byteCount * x) {
        store(repeated(left), out + x)
      } else {
        for place in x..<end {
          left = add(Pixel.load(row + Pixel.byteCount * place), left)
          out[place] = left | Pixel.opaque
        }
      }
      x = end
    }
  }

  /// Returns true if four pixels of a file are zero, as they mostly are in places without changes.
  @inline(__always)
  private static func areZero(_ pixels: UnsafePointer<UInt8>) -> Bool {
    let bytes = UnsafeRawPointer(pixels)
    let first = bytes.loadUnaligned(as: UInt64.self)
    return Pixel.byteCount == 4
      ? first | bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self) == 0
      : first | UInt64(bytes.loadUnaligned(fromByteOffset: 8, as: UInt32.self)) == 0
  }

  @inline(__always)
  private static func repeated(_ word: UInt32) -> SIMD16<UInt8> {
    unsafeBitCast(SIMD4<UInt32>(repeating: word), to: SIMD16<UInt8>.self)
  }

  @inline(__always)
  static func up(
    _ row: UnsafePointer<UInt8>, _ above: UnsafePointer<UInt32>,
    _ out: UnsafeMutablePointer<UInt32>, _ width: Int
  ) {
    var x = 0
    while x + 4 <= width {
      let old = UnsafeRawPointer(above + x).loadUnaligned(as: SIMD16<UInt8>.self)
      store(old &+ four(row + Pixel.byteCount * x), out + x)
      x += 4
    }
    while x < width {
      out[x] = add(Pixel.load(row + Pixel.byteCount * x), above[x]) | Pixel.opaque
      x += 1
    }
  }

  @inline(__always)
  static func average(
    _ row: UnsafePointer<UInt8>, _ above: UnsafePointer<UInt32>,
    _ out: UnsafeMutablePointer<UInt32>, _ width: Int
  ) {
    var left: UInt32 = 0
    for x in 0..<width {
      let up = above[x]
      let mean = (left & up) &+ (((left ^ up) & 0xFEFE_FEFE) >> 1)
      left = add(Pixel.load(row + Pixel.byteCount * x), mean)
      out[x] = left | Pixel.opaque
    }
  }

  @inline(__always)
  static func paeth(
    _ row: UnsafePointer<UInt8>, _ above: UnsafePointer<UInt32>,
    _ out: UnsafeMutablePointer<UInt32>, _ width: Int
  ) {
    var (left, corner): (UInt32, UInt32) = (0, 0)
    var x = 0
    while x < width {
      let end = min(x + 4, width)
      if end == x + 4, areZero(row + Pixel.byteCount * x),
        let four = predictedFour(left, corner, above + x)
      {
        store(four, out + x)
        (left, corner) = (out[x + 3], above[x + 3])
      } else {
        (left, corner) = paeth(row, above, out, x..<end, left, corner)
      }
      x = end
    }
  }

  /// Returns the predictions for four consecutive pixels, each of which is as predicted, if they need no
  /// arithmetic: those above if the two before them are equal, else the one before if those above do not
  /// change.
  @inline(__always)
  private static func predictedFour(
    _ left: UInt32, _ corner: UInt32, _ above: UnsafePointer<UInt32>
  ) -> SIMD16<UInt8>? {
    if (left ^ corner) & ~Pixel.opaque == 0 {
      return UnsafeRawPointer(above).loadUnaligned(as: SIMD16<UInt8>.self)
    }
    for place in 0..<4 where (above[place] ^ corner) & ~Pixel.opaque != 0 { return nil }
    return repeated(left)
  }

  /// Some pixels after those to the left and above it; the last ones of both rows.
  @inline(__always)
  private static func paeth(
    _ row: UnsafePointer<UInt8>, _ above: UnsafePointer<UInt32>,
    _ out: UnsafeMutablePointer<UInt32>, _ columns: Range<Int>, _ left: UInt32, _ corner: UInt32
  ) -> (left: UInt32, corner: UInt32) {
    var leftWord = left
    var (left, corner) = (lanes(left), lanes(corner))
    for x in columns {
      let up = lanes(above[x])
      let predicted = word(paeth(left, up, corner))
      leftWord = add(Pixel.load(row + Pixel.byteCount * x), predicted)
      out[x] = leftWord | Pixel.opaque
      left = lanes(leftWord)
      corner = up
    }
    return (leftWord, above[columns.upperBound - 1])
  }

  /// The neighbour nearest to left + up − corner; ties go left, then up. Selections are made with
  /// sign bits because vector masks compile to loops over lanes.
  @inline(__always)
  private static func paeth(
    _ left: SIMD4<Int16>, _ up: SIMD4<Int16>, _ corner: SIMD4<Int16>
  ) -> SIMD4<Int16> {
    let towardsLeft = up &- corner
    let towardsUp = left &- corner
    let distanceLeft = magnitude(towardsLeft)
    let distanceUp = magnitude(towardsUp)
    let distanceCorner = magnitude(towardsLeft &+ towardsUp)
    let upIsNearer = (distanceUp &- distanceLeft) &>> 15
    let nearer = (up & upIsNearer) | (left & ~upIsNearer)
    let nearerDistance = (distanceUp & upIsNearer) | (distanceLeft & ~upIsNearer)
    let cornerIsNearest = (distanceCorner &- nearerDistance) &>> 15
    return (corner & cornerIsNearest) | (nearer & ~cornerIsNearest)
  }

  @inline(__always)
  private static func magnitude(_ v: SIMD4<Int16>) -> SIMD4<Int16> {
    let sign = v &>> 15
    return (v ^ sign) &- sign
  }

  @inline(__always)
  private static func lanes(_ word: UInt32) -> SIMD4<Int16> {
    SIMD4<Int16>(truncatingIfNeeded: unsafeBitCast(word, to: SIMD4<UInt8>.self))
  }

  @inline(__always)
  private static func word(_ lanes: SIMD4<Int16>) -> UInt32 {
    unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: lanes), to: UInt32.self)
  }
}
