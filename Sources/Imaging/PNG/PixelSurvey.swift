import GalleyPlatform
internal import GalleySystem

/// What the pixels of a picture have in common, found in one pass over its words.
struct PixelSurvey {
  /// True if every alpha is 255.
  private(set) var isOpaque = true
  /// True if red, green and blue are equal everywhere.
  private(set) var isGrey = true
  /// The different words in the order in which they appear; nil when there are more than 256.
  private(set) var words: [UInt32]? = []

  private let table = WordTable()

  /// True if nothing more can be learned.
  private var isSettled: Bool { !isOpaque && !isGrey && words == nil }

  /// Looks at more rows. Rows equal to the one above and pixels equal to the left one are skipped.
  mutating func add(_ pixels: UnsafePointer<UInt32>, width: Int, height: Int) {
    for y in 0..<height where !isSettled {
      let row = pixels + y * width
      if y > 0, memcmp(row, row - width, 4 * width) == 0 { continue }
      if words == nil { addMasks(row, width) } else { addColors(row, width) }
    }
  }

  private mutating func addMasks(_ row: UnsafePointer<UInt32>, _ width: Int) {
    var all = UInt32.max
    var colored: UInt32 = 0
    for x in 0..<width {
      all &= row[x]
      colored |= row[x] ^ row[x] >> 8
    }
    take(all: all, colored: colored)
  }

  private mutating func take(all: UInt32, colored: UInt32) {
    if all < 0xFF00_0000 { isOpaque = false }
    if colored & 0xFFFF != 0 { isGrey = false }
  }

  private mutating func addColors(_ row: UnsafePointer<UInt32>, _ width: Int) {
    var last = ~row[0]
    var x = -1
    while true {
      x = last.end(ofRun: row, from: x + 1, count: width)
      guard x < width else { return }
      last = row[x]
      guard table.insert(last, value: UInt16(truncatingIfNeeded: words?.count ?? 0)) else {
        continue
      }
      take(all: last, colored: last ^ last >> 8)
      words?.append(last)
      if (words?.count ?? 0) > 256 {
        words = nil
        return addMasks(row + x, width - x)
      }
    }
  }
}

/// A small open-addressed table from at most 257 pixel words to indices.
final class WordTable: @unchecked Sendable {
  // Sendable because it is filled before it is shared and only read afterwards.
  private let keys: UnsafeMutablePointer<UInt32>
  private let values: UnsafeMutablePointer<UInt16>

  init() {
    keys = .allocate(capacity: 1024)
    keys.initialize(repeating: 0, count: 1024)
    values = .allocate(capacity: 1024)
    values.initialize(repeating: .max, count: 1024)
  }

  deinit {
    keys.deallocate()
    values.deallocate()
  }

  /// Returns the start of the search for a word.
  @inline(__always)
  private static func start(of word: UInt32) -> Int { Int((word &* 0x9E37_79B1) >> 22) }

  @inline(__always)
  private func place(of word: UInt32) -> Int {
    var index = Self.start(of: word)
    while values[index] != .max, keys[index] != word { index = (index + 1) & 1023 }
    return index
  }

  /// Adds a word unless it is there already.
  @inline(__always)
  func insert(_ word: UInt32, value: UInt16) -> Bool {
    let index = place(of: word)
    guard values[index] == .max else { return false }
    keys[index] = word
    values[index] = value
    return true
  }

  /// The index of a word that is known to be there, so that it stands before the first place that is free.
  @inline(__always)
  func value(of word: UInt32) -> UInt16 {
    var index = Self.start(of: word)
    while keys[index] != word { index = (index + 1) & 1023 }
    return values[index]
  }
}

extension UInt32 {
  /// The first place from one on where a row holds another word than this one, or its end.
  @inline(__always)
  func end(ofRun row: UnsafePointer<UInt32>, from start: Int, count: Int) -> Int {
    var x = start
    while x + 8 <= count, fillsEight(row + x) { x += 8 }
    while x < count, row[x] == self { x += 1 }
    return x
  }

  /// Returns true if eight neighbours are this word.
  @inline(__always)
  func fillsEight(_ words: UnsafePointer<UInt32>) -> Bool {
    let two = UInt64(self) << 32 | UInt64(self)
    var differing: UInt64 = 0
    for step in 0..<4 {
      differing |= UnsafeRawPointer(words + 2 * step).loadUnaligned(as: UInt64.self) ^ two
    }
    return differing == 0
  }
}
