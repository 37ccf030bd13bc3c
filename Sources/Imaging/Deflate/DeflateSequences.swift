/// The parse of one block: literal bytes in order, and for each match the number of literals before it.
/// Distances and lengths are in bytes; a length may be far above 258 and is split when it is written.
struct DeflateSequences: ~Copyable {
  /// A packed sequence: 16 bits of literals, 16 of distance, 32 of length.
  typealias Sequence = UInt64

  private(set) var literals: UnsafeMutablePointer<UInt8>
  private(set) var sequences: UnsafeMutablePointer<Sequence>
  var literalCount = 0
  var sequenceCount = 0
  private var literalCapacity: Int
  private var sequenceCapacity: Int

  init(literalCapacity: Int) {
    self.literalCapacity = literalCapacity
    sequenceCapacity = 1 << 14
    literals = .allocate(capacity: literalCapacity)
    sequences = .allocate(capacity: sequenceCapacity)
  }

  deinit {
    literals.deallocate()
    sequences.deallocate()
  }

  mutating func removeAll() {
    literalCount = 0
    sequenceCount = 0
  }

  /// Makes room for that many more literals and sequences.
  @inline(__always)
  mutating func reserve(literals moreLiterals: Int, sequences moreSequences: Int) {
    if literalCount + moreLiterals > literalCapacity { growLiterals(by: moreLiterals) }
    if sequenceCount + moreSequences > sequenceCapacity { growSequences(by: moreSequences) }
  }

  private mutating func growLiterals(by more: Int) {
    literalCapacity = max(2 * literalCapacity, literalCount + more)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: literalCapacity)
    larger.update(from: literals, count: literalCount)
    literals.deallocate()
    literals = larger
  }

  private mutating func growSequences(by more: Int) {
    sequenceCapacity = max(2 * sequenceCapacity, sequenceCount + more)
    let larger = UnsafeMutablePointer<Sequence>.allocate(capacity: sequenceCapacity)
    larger.update(from: sequences, count: sequenceCount)
    sequences.deallocate()
    sequences = larger
  }

  /// Packs a sequence of at most 65,535 literals, a distance up to 32,768 and any length.
  @inline(__always)
  static func pack(literals: Int, distance: Int, length: Int) -> Sequence {
    UInt64(truncatingIfNeeded: literals) | UInt64(truncatingIfNeeded: distance) << 16
      | UInt64(truncatingIfNeeded: length) << 32
  }

  @inline(__always)
  static func unpack(_ sequence: Sequence) -> (literals: Int, distance: Int, length: Int) {
    (Int(sequence & 0xFFFF), Int(sequence >> 16 & 0xFFFF), Int(sequence >> 32))
  }

  /// Splits a length into steps of 258 and a rest that is 0 or from 3 to 258; where a rest of 1 or 2
  /// would remain, one step gives it three bytes.
  @inline(__always)
  static func split(_ length: Int) -> (fullSteps: Int, rests: (Int, Int)) {
    let full = length / 258
    let rest = length % 258
    if rest == 0 || rest > 2 { return (full, (rest, 0)) }
    return (full - 1, (255, rest + 3))
  }
}
