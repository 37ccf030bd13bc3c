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
}
