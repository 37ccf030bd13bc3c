/// Writes bits into memory, lowest first. There must be eight spare bytes behind the last one.
struct BitWriter {
  private(set) var next: UnsafeMutablePointer<UInt8>
  private let start: UnsafeMutablePointer<UInt8>
  private var held: UInt64 = 0
  private var count: UInt64 = 0

  init(_ start: UnsafeMutablePointer<UInt8>) {
    self.start = start
    next = start
  }

  /// The bytes that are complete.
  var byteCount: Int { next - start }

  /// Adds at most 56 bits; bits above the count must be zero.
  @inline(__always)
  mutating func write(_ bits: UInt64, count added: UInt64) {
    held |= bits &<< count
    count &+= added
    UnsafeMutableRawPointer(next).storeBytes(of: held.littleEndian, as: UInt64.self)
    let bytes = count &>> 3
    next += Int(truncatingIfNeeded: bytes)
    held = held &>> (bytes &<< 3)
    count &= 7
  }

  /// Fills the last byte with zeros.
  mutating func align() {
    if count > 0 { write(0, count: 8 - count) }
  }
}
