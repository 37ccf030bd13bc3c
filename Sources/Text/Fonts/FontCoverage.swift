/// The code points that a face has glyphs for, as sorted ranges.
struct FontCoverage: Hashable, Sendable {
  let ranges: [ClosedRange<UInt32>]

  /// Returns true if a code point is covered; logarithmic in the number of ranges.
  func contains(_ scalar: UInt32) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < scalar { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].lowerBound <= scalar
  }
}

extension FontCoverage {
  /// Reads ranges in hexadecimal, `20-7E A0`, as `description` writes them; nil when damaged.
  init?(parsing text: String) {
    var ranges: [ClosedRange<UInt32>] = []
    var first: UInt32?
    var value: UInt32?
    func close() -> Bool {
      guard let last = value, (first ?? last) <= last, last <= 0x10_FFFF,
        ranges.last.map({ $0.upperBound < first ?? last }) ?? true
      else { return false }
      ranges.append((first ?? last)...last)
      first = nil
      value = nil
      return true
    }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        value = (value ?? 0) << 4 | UInt32(byte & 0xF)
      case UInt8(ascii: "A")...UInt8(ascii: "F"):
        value = (value ?? 0) << 4 | UInt32(byte - 55)
      case UInt8(ascii: "-"):
        guard first == nil, value != nil else { return nil }
        first = value
        value = nil
      case UInt8(ascii: " "): guard close() else { return nil }
      default: return nil
      }
    }
    guard text.isEmpty || close() else { return nil }
    self.ranges = ranges
  }
}

extension FontCoverage: CustomStringConvertible {
  var description: String {
    func hex(_ value: UInt32) -> String { String(value, radix: 16, uppercase: true) }
    return ranges.map { range in
      range.count == 1
        ? hex(range.lowerBound) : "\(hex(range.lowerBound))-\(hex(range.upperBound))"
    }.joined(separator: " ")
  }
}
