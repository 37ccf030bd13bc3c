/// The arithmetic of composition. All of it is on eight-bit channels with one exact rounding, so
/// results are the same on every machine and in every build.
enum Blend {
  /// Sets pixels.
  static func fill(_ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ pixel: UInt32) {
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
    let source = wide(SIMD4<UInt32>(repeating: color.opaquePixel)) &* UInt16(share)
    let rest = SIMD16<UInt16>(repeating: UInt16(255 &- share))
    var done = 0
    while done &+ 4 <= count {
      let place = UnsafeMutableRawPointer(target + done)
      let mixed = narrow(wide(place.loadUnaligned(as: SIMD4<UInt32>.self)) &* rest &+ source)
      place.storeBytes(of: mixed, as: SIMD4<UInt32>.self)
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
    let source = wide(SIMD4<UInt32>(repeating: color.opaquePixel))
    let opaque = color.alpha == 255
    let alpha = UInt16(color.alpha)
    var done = 0
    while done &+ 4 <= count {
      let four = UnsafeRawPointer(coverage + done).loadUnaligned(as: UInt32.self)
      if four != 0 {
        let place = UnsafeMutableRawPointer(target + done)
        if four == 0xFFFF_FFFF, opaque {
          place.storeBytes(
            of: SIMD4<UInt32>(repeating: color.opaquePixel), as: SIMD4<UInt32>.self)
        } else {
          var share = spread(four)
          if !opaque { share = divided(share &* alpha) }
          let old = wide(place.loadUnaligned(as: SIMD4<UInt32>.self))
          let mixed = narrow(source &* share &+ old &* (255 &- share))
          place.storeBytes(of: mixed, as: SIMD4<UInt32>.self)
        }
      }
      done &+= 4
    }
    while done < count {
      let share = divided255(Int(coverage[done]) &* Int(color.alpha))
      if share != 0 { target[done] = mix(target[done], color.opaquePixel, share) }
      done &+= 1
    }
  }

  /// Lays premultiplied pixels over others with one coverage.
  static func pixels(
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ source: UnsafePointer<UInt32>,
    coverage: UInt8
  ) {
    if coverage == 0 { return }
    let share = UInt16(coverage)
    var done = 0
    while done &+ 4 <= count {
      over(target + done, source + done, SIMD16<UInt16>(repeating: share))
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
    while done &+ 16 <= count {
      let place = UnsafeMutableRawPointer(target + done)
      let a = SIMD16<UInt16>(
        truncatingIfNeeded: place.loadUnaligned(as: SIMD16<UInt8>.self))
      let b = SIMD16<UInt16>(
        truncatingIfNeeded: UnsafeRawPointer(other + done).loadUnaligned(as: SIMD16<UInt8>.self))
      place.storeBytes(
        of: SIMD16<UInt8>(truncatingIfNeeded: divided(a &* b)), as: SIMD16<UInt8>.self)
      done &+= 16
    }
    while done < count {
      target[done] = UInt8(divided255(Int(target[done]) &* Int(other[done])))
      done &+= 1
    }
  }

  /// Multiplies coverages by one other.
  static func multiply(_ target: UnsafeMutablePointer<UInt8>, _ count: Int, by value: UInt8) {
    if value == 255 { return }
    for index in 0..<count { target[index] = UInt8(divided255(Int(target[index]) &* Int(value))) }
  }
}

extension Blend {
  /// Four pixels as sixteen channels of sixteen bits.
  @inline(__always)
  private static func wide(_ pixels: SIMD4<UInt32>) -> SIMD16<UInt16> {
    SIMD16<UInt16>(truncatingIfNeeded: unsafeBitCast(pixels, to: SIMD16<UInt8>.self))
  }

  /// Each channel divided by 255, to the nearest, as four pixels.
  @inline(__always)
  private static func narrow(_ channels: SIMD16<UInt16>) -> SIMD4<UInt32> {
    unsafeBitCast(SIMD16<UInt8>(truncatingIfNeeded: divided(channels)), to: SIMD4<UInt32>.self)
  }

  @inline(__always)
  private static func divided(_ value: SIMD16<UInt16>) -> SIMD16<UInt16> {
    let t = value &+ 128
    return (t &+ (t &>> 8)) &>> 8
  }

  /// Four coverages, each repeated for the four channels of its pixel.
  @inline(__always)
  private static func spread(_ four: UInt32) -> SIMD16<UInt16> {
    var lanes = SIMD4<UInt32>(truncatingIfNeeded: unsafeBitCast(four, to: SIMD4<UInt8>.self))
    lanes |= lanes &<< 8
    lanes |= lanes &<< 16
    return wide(lanes)
  }

  @inline(__always)
  private static func over(
    _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>,
    _ share: SIMD16<UInt16>
  ) {
    let place = UnsafeMutableRawPointer(target)
    let scaled = divided(
      wide(UnsafeRawPointer(source).loadUnaligned(as: SIMD4<UInt32>.self)) &* share)
    let narrowed = unsafeBitCast(
      SIMD16<UInt8>(truncatingIfNeeded: scaled), to: SIMD4<UInt32>.self)
    var alphas = narrowed &>> 24
    alphas |= alphas &<< 8
    alphas |= alphas &<< 16
    let old = wide(place.loadUnaligned(as: SIMD4<UInt32>.self))
    let kept = narrow(old &* (255 &- wide(alphas)))
    place.storeBytes(of: narrowed &+ kept, as: SIMD4<UInt32>.self)
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
