/// The code points that a face has glyphs for, as sorted ranges.
struct FontCoverage: Hashable, Sendable {
  let ranges: [ClosedRange<UInt32>]

  /// Whether a code point is covered; logarithmic in the number of ranges.
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
  init?(parsing text: Substring.UTF8View) {
    var ranges: [ClosedRange<UInt32>] = []
    for part in text.split(separator: UInt8(ascii: " ")) {
      let ends = part.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
      guard ends.count <= 2, let first = UInt32(Substring(ends[0]), radix: 16),
        let last = UInt32(Substring(ends[ends.count - 1]), radix: 16), first <= last,
        ranges.last.map({ $0.upperBound < first }) ?? true
      else { return nil }
      ranges.append(first...last)
    }
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
