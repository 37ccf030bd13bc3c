/// Four pixels as two vectors of lanes, and the arithmetic on them.
extension Blend {
  typealias Lanes = SIMD8<UInt16>
  typealias Pixels4 = SIMD4<UInt32>

  static var half: Lanes { Lanes(repeating: 128) }
  static var opaque: Lanes { Lanes(repeating: 255) }
  static var lowMask: Pixels4 { Pixels4(repeating: 0x00FF_00FF) }
  static var highMask: Pixels4 { Pixels4(repeating: 0xFF00_FF00) }
  static var eights: Pixels4 { Pixels4(repeating: 8) }

  @inline(__always)
  static func load(_ place: UnsafePointer<UInt32>) -> Pixels4 {
    UnsafeRawPointer(place).loadUnaligned(as: Pixels4.self)
  }

  @inline(__always)
  static func store(_ pixels: Pixels4, _ place: UnsafeMutablePointer<UInt32>) {
    UnsafeMutableRawPointer(place).storeBytes(of: pixels, as: Pixels4.self)
  }

  /// Blue and red of four pixels.
  @inline(__always)
  static func lowLanes(_ pixels: Pixels4) -> Lanes {
    unsafeBitCast(pixels & lowMask, to: Lanes.self)
  }

  /// Green and alpha of four pixels.
  @inline(__always)
  static func highLanes(_ pixels: Pixels4) -> Lanes {
    unsafeBitCast((pixels &>> eights) & lowMask, to: Lanes.self)
  }

  /// Divides lanes, to which 128 has been added, by 255.
  @inline(__always)
  static func divided(_ value: Lanes) -> Lanes {
    let eight = Lanes(repeating: 8)
    return (value &+ (value &>> eight)) &>> eight
  }

  /// Divides both kinds of lanes, to which 128 has been added, by 255 and makes pixels of them.
  @inline(__always)
  static func joined(_ low: Lanes, _ high: Lanes) -> Pixels4 {
    let eight = Lanes(repeating: 8)
    let upper = unsafeBitCast(high &+ (high &>> eight), to: Pixels4.self) & highMask
    return upper | unsafeBitCast(divided(low), to: Pixels4.self)
  }

  /// Four coverages, each in both lanes of its pixel.
  @inline(__always)
  static func spread(_ four: UInt32) -> Lanes {
    let first = UInt64(four & 0xFFFF)
    let second = UInt64(four >> 16)
    let mask: UInt64 = 0x0000_00FF_0000_00FF
    let pairs = SIMD2<UInt64>(
      ((first | first << 24) & mask) &* 0x0001_0001,
      ((second | second << 24) & mask) &* 0x0001_0001)
    return unsafeBitCast(pairs, to: Lanes.self)
  }

  @inline(__always)
  static func over(
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
  static func mix(_ old: UInt32, _ new: UInt32, _ share: Int) -> UInt32 {
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
  static func over(_ old: UInt32, _ new: UInt32, _ share: Int) -> UInt32 {
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
