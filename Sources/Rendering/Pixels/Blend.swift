/// The arithmetic of composition. All of it is on eight-bit channels with one exact rounding, so
/// results are the same on every machine and in every build.
///
/// Four pixels are worked on at a time, as two vectors of sixteen-bit lanes: blue and red, green
/// and alpha. Lanes are reached by masks and shifts only; the standard library's conversions
/// between vector types are calls, and ten times slower.
enum Blend {
  /// Sets pixels.
  static func fill(_ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ pixel: UInt32) {
    let byte = UInt8(truncatingIfNeeded: pixel)
    if pixel == UInt32(byte) &* 0x0101_0101 {
      UnsafeMutableRawPointer(target).initializeMemory(
        as: UInt8.self, repeating: byte, count: 4 &* count)
      return
    }
    var done = 0
    let lanes = SIMD8<UInt32>(repeating: pixel)
    while done &+ 8 <= count {
      UnsafeMutableRawPointer(target + done).storeBytes(of: lanes, as: SIMD8<UInt32>.self)
      done &+= 8
    }
    while done < count {
      target[done] = pixel
      done &+= 1
    }
  }

  /// Mixes a colour into pixels with one coverage: d + (c − d) · coverage · alpha.
  static func solid(
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ color: DeviceColor, coverage: UInt8
  ) {
    let share = divided255(Int(coverage) &* Int(color.alpha))
    if share == 255 { return fill(target, count, color.opaquePixel) }
    if share == 0 { return }
    let shares = Lanes(repeating: UInt16(share))
    let source = Pixels4(repeating: color.opaquePixel)
    let low = lowLanes(source) &* shares &+ half
    let high = highLanes(source) &* shares &+ half
    let rest = opaque &- shares
    var done = 0
    while done &+ 4 <= count {
      let old = load(target + done)
      store(joined(low &+ lowLanes(old) &* rest, high &+ highLanes(old) &* rest), target + done)
      done &+= 4
    }
    while done < count {
      target[done] = mix(target[done], color.opaquePixel, share)
      done &+= 1
    }
  }

  /// Mixes a colour into pixels with a coverage for each.
  static func solid(
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ color: DeviceColor,
    coverage: UnsafePointer<UInt8>
  ) {
    solid(
      target, stride: 0, columns: count, rows: 1, color, coverage: coverage, coverageStride: 0)
  }

  /// Mixes a colour into a block of pixels with a coverage for each. Strides count elements.
  static func solid(
    _ target: UnsafeMutablePointer<UInt32>, stride: Int, columns: Int, rows: Int,
    _ color: DeviceColor, coverage: UnsafePointer<UInt8>, coverageStride: Int
  ) {
    let source = Pixels4(repeating: color.opaquePixel)
    let low = lowLanes(source)
    let high = highLanes(source)
    let isOpaque = color.alpha == 255
    let alpha = Lanes(repeating: UInt16(color.alpha))
    var place = target
    var bytes = coverage
    for _ in 0..<rows {
      var done = 0
      while done &+ 4 <= columns {
        let four = UnsafeRawPointer(bytes + done).loadUnaligned(as: UInt32.self)
        if four == .max, isOpaque {
          store(source, place + done)
        } else if four != 0 {
          let shares = isOpaque ? spread(four) : divided(spread(four) &* alpha &+ half)
          let rest = opaque &- shares
          let old = load(place + done)
          let mixed = joined(
            low &* shares &+ lowLanes(old) &* rest &+ half,
            high &* shares &+ highLanes(old) &* rest &+ half)
          store(mixed, place + done)
        }
        done &+= 4
      }
      while done < columns {
        let share = divided255(Int(bytes[done]) &* Int(color.alpha))
        if share != 0 { place[done] = mix(place[done], color.opaquePixel, share) }
        done &+= 1
      }
      place += stride
      bytes += coverageStride
    }
  }

  /// Lays premultiplied pixels over others with one coverage.
  static func pixels(
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ source: UnsafePointer<UInt32>,
    coverage: UInt8
  ) {
    if coverage == 0 { return }
    let shares = Lanes(repeating: UInt16(coverage))
    var done = 0
    while done &+ 4 <= count {
      over(target + done, source + done, shares)
      done &+= 4
    }
    while done < count {
      target[done] = over(target[done], source[done], Int(coverage))
      done &+= 1
    }
  }

  /// Lays premultiplied pixels over others with a coverage for each.
  static func pixels(
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ source: UnsafePointer<UInt32>,
    coverage: UnsafePointer<UInt8>
  ) {
    var done = 0
    while done &+ 4 <= count {
      let four = UnsafeRawPointer(coverage + done).loadUnaligned(as: UInt32.self)
      if four != 0 { over(target + done, source + done, spread(four)) }
      done &+= 4
    }
    while done < count {
      if coverage[done] != 0 {
        target[done] = over(target[done], source[done], Int(coverage[done]))
      }
      done &+= 1
    }
  }

  /// Multiplies coverages by others: a · b / 255.
  static func multiply(
    _ target: UnsafeMutablePointer<UInt8>, _ count: Int, by other: UnsafePointer<UInt8>
  ) {
    var done = 0
    while done &+ 8 <= count {
      let place = UnsafeMutableRawPointer(target + done)
      let a = place.loadUnaligned(as: UInt64.self)
      let b = UnsafeRawPointer(other + done).loadUnaligned(as: UInt64.self)
      if a != 0, b != .max { place.storeBytes(of: multiplied(a, b), as: UInt64.self) }
      done &+= 8
    }
    while done < count {
      target[done] = UInt8(divided255(Int(target[done]) &* Int(other[done])))
      done &+= 1
    }
  }

  /// Eight coverages multiplied by eight others.
  private static func multiplied(_ a: UInt64, _ b: UInt64) -> UInt64 {
    var result: UInt64 = 0
    var shift: UInt64 = 0
    while shift < 64 {
      let product = divided255(Int(a >> shift & 255) &* Int(b >> shift & 255))
      result |= UInt64(product) << shift
      shift &+= 8
    }
    return result
  }

  /// Multiplies coverages by one other.
  static func multiply(_ target: UnsafeMutablePointer<UInt8>, _ count: Int, by value: UInt8) {
    if value == 255 { return }
    for index in 0..<count { target[index] = UInt8(divided255(Int(target[index]) &* Int(value))) }
  }
}

extension Blend {
  private typealias Lanes = SIMD8<UInt16>
  private typealias Pixels4 = SIMD4<UInt32>

  private static var half: Lanes { Lanes(repeating: 128) }
  private static var opaque: Lanes { Lanes(repeating: 255) }
  private static var lowMask: Pixels4 { Pixels4(repeating: 0x00FF_00FF) }
  private static var highMask: Pixels4 { Pixels4(repeating: 0xFF00_FF00) }
  private static var eights: Pixels4 { Pixels4(repeating: 8) }

  @inline(__always)
  private static func load(_ place: UnsafePointer<UInt32>) -> Pixels4 {
    UnsafeRawPointer(place).loadUnaligned(as: Pixels4.self)
  }

  @inline(__always)
  private static func store(_ pixels: Pixels4, _ place: UnsafeMutablePointer<UInt32>) {
    UnsafeMutableRawPointer(place).storeBytes(of: pixels, as: Pixels4.self)
  }

  /// Blue and red of four pixels.
  @inline(__always)
  private static func lowLanes(_ pixels: Pixels4) -> Lanes {
    unsafeBitCast(pixels & lowMask, to: Lanes.self)
  }

  /// Green and alpha of four pixels.
  @inline(__always)
  private static func highLanes(_ pixels: Pixels4) -> Lanes {
    unsafeBitCast((pixels &>> eights) & lowMask, to: Lanes.self)
  }

  /// Divides lanes, to which 128 has been added, by 255.
  @inline(__always)
  private static func divided(_ value: Lanes) -> Lanes {
    let eight = Lanes(repeating: 8)
    return (value &+ (value &>> eight)) &>> eight
  }

  /// Divides both kinds of lanes, to which 128 has been added, by 255 and makes pixels of them.
  @inline(__always)
  private static func joined(_ low: Lanes, _ high: Lanes) -> Pixels4 {
    let eight = Lanes(repeating: 8)
    let upper = unsafeBitCast(high &+ (high &>> eight), to: Pixels4.self) & highMask
    return upper | unsafeBitCast(divided(low), to: Pixels4.self)
  }

  /// Four coverages, each in both lanes of its pixel.
  @inline(__always)
  private static func spread(_ four: UInt32) -> Lanes {
    let first = UInt64(four & 0xFFFF)
    let second = UInt64(four >> 16)
    let mask: UInt64 = 0x0000_00FF_0000_00FF
    let pairs = SIMD2<UInt64>(
      ((first | first << 24) & mask) &* 0x0001_0001,
      ((second | second << 24) & mask) &* 0x0001_0001)
    return unsafeBitCast(pairs, to: Lanes.self)
  }

  @inline(__always)
  private static func over(
    _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, _ shares: Lanes
  ) {
    let new = load(source)
    let scaled = joined(lowLanes(new) &* shares &+ half, highLanes(new) &* shares &+ half)
    let alphas = scaled &>> Pixels4(repeating: 24)
    let rest =
      opaque &- unsafeBitCast(alphas | alphas &<< Pixels4(repeating: 16), to: Lanes.self)
    let old = load(target)
    store(
      scaled &+ joined(lowLanes(old) &* rest &+ half, highLanes(old) &* rest &+ half), target)
  }

  /// One pixel of `solid`.
  @inline(__always)
  private static func mix(_ old: UInt32, _ new: UInt32, _ share: Int) -> UInt32 {
    var result: UInt32 = 0
    var shift: UInt32 = 0
    while shift < 32 {
      let a = Int(new >> shift & 255)
      let b = Int(old >> shift & 255)
      result |= UInt32(divided255(a &* share &+ b &* (255 &- share))) << shift
      shift &+= 8
    }
    return result
  }

  /// One pixel of `pixels`.
  @inline(__always)
  private static func over(_ old: UInt32, _ new: UInt32, _ share: Int) -> UInt32 {
    let rest = 255 &- divided255(Int(new >> 24) &* share)
    var result: UInt32 = 0
    var shift: UInt32 = 0
    while shift < 32 {
      let a = divided255(Int(new >> shift & 255) &* share)
      let b = divided255(Int(old >> shift & 255) &* rest)
      result |= UInt32(a &+ b) << shift
      shift &+= 8
    }
    return result
  }
}
