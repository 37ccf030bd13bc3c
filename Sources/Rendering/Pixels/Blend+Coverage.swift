/// Products of coverages.
extension Blend {
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
