internal import CGalleyDeflate

/// The Adler-32 checksum of a sequence of bytes, which can be joined with that of another one.
struct AdlerSum: Equatable, Sendable {
  private static let modulus: UInt64 = 65_521

  /// One plus the sum of the bytes.
  private var a: UInt64 = 1
  /// The sum of all values of `a`.
  private var b: UInt64 = 0
  /// The number of bytes.
  private(set) var count = 0

  /// The sum of no bytes.
  init() {}

  /// The sum of some bytes.
  init(_ bytes: UnsafeRawPointer, _ count: Int) {
    let sum = libdeflate_adler32(1, bytes, count)
    a = UInt64(sum & 0xFFFF)
    b = UInt64(sum >> 16)
    self.count = count
  }

  /// A byte followed by zeros, as in a row that repeats the one above.
  init(byte: UInt8, thenZeros zeros: Int) {
    a = UInt64(byte) + 1
    count = zeros + 1
    b = a * (UInt64(count) % AdlerSum.modulus) % AdlerSum.modulus
  }

  var value: UInt32 { UInt32(b << 16 | a) }

  /// Adds what another sequence sums up to.
  mutating func append(_ other: AdlerSum) {
    let modulus = AdlerSum.modulus
    let steps = UInt64(other.count) % modulus
    b = (b + other.b + steps * (a + modulus - 1)) % modulus
    a = (a + other.a + modulus - 1) % modulus
    count += other.count
  }

  /// Adds the same sequence several times, in logarithmic time.
  mutating func append(_ other: AdlerSum, times: Int) {
    var power = other
    var rest = times
    while rest > 0 {
      if rest & 1 != 0 { append(power) }
      power.append(power)
      rest >>= 1
    }
  }
}
