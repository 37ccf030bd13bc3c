import GalleyPlatform
internal import GalleySystem

/// The fast way from rows of pixels to deflate blocks.
///
/// Pictures of interfaces consist of runs, of repetitions of the row above and of glyphs that come
/// again, so the parser looks at whole pixels and at three places only: one pixel back, the row
/// above, and the last place where the same two pixels stood. Rows equal to the one above become
/// rows of zeros under the filter Up, which cost a few bytes and no look at their pixels. Rows are
/// left unfiltered, because filters turn equal pixels into different ones, except where most pixels
/// are new and change little (see ``FilterChoice``).
///
/// A stripe refers to nothing outside itself. All scratch memory is kept from stripe to stripe.
struct WholePixelCompressor<Source: SourcePixel>: ~Copyable {
  /// What the bytes of a row mean; only rows of one kind are copied from each other.
  enum RowKind: UInt8 {
    case plain
    case filtered
    case repeated
  }

  struct Row {
    var units: UnsafePointer<UInt32>
    var kind: RowKind
  }

  let packer: RowPacker<Source>
  let width: Int
  /// What is matched: a pixel, or a byte where a pixel is smaller.
  let units: Int
  let unitBytes: Int
  /// The bytes of a row with its filter type.
  let stride: Int
  let isWhole: Bool

  var sequences: DeflateSequences
  /// Literals of the rows so far that no sequence has taken up.
  var pending = 0
  /// The rows of the stripe so far. Memory of its own, since the parser looks into it at nearly every
  /// pixel.
  private(set) var rows: UnsafeMutablePointer<Row>
  private var rowCapacity = 64
  /// The literals of the latest row that was parsed.
  var lastLiterals = 0
  /// True if that row had a filter.
  private var wasFiltered = false
  /// The blocks of the stripe that are complete.
  private var blocks: [UInt8] = []
  var last: (plain: Int?, filtered: Int?) = (nil, nil)
  /// The packed bytes of this row and of the row above, each behind its filter type.
  var packed: UnsafeMutablePointer<UInt8>
  var above: UnsafeMutablePointer<UInt8>
  let filtered: UnsafeMutablePointer<UInt8>
  let table: UnsafeMutablePointer<UInt64>
  /// Rows of units that are not in the picture itself.
  var store: [UnsafeMutablePointer<UInt32>] = []
  var storeUsed = 0

  static var tableBits: UInt32 { 12 }

  init(_ packer: RowPacker<Source>) {
    self.packer = packer
    width = packer.width
    let bits = packer.layout.bitsPerPixel
    isWhole = bits >= 8
    unitBytes = max(1, bits / 8)
    units = isWhole ? packer.width : packer.rowBytes
    stride = packer.rowBytes + 1
    sequences = DeflateSequences(literalCapacity: 1 << 18)
    packed = .allocate(capacity: stride + 16)
    above = .allocate(capacity: stride + 16)
    filtered = .allocate(capacity: stride + 16)
    table = .allocate(capacity: 1 << Int(Self.tableBits))
    rows = .allocate(capacity: rowCapacity)
  }

  deinit {
    packed.deallocate()
    above.deallocate()
    filtered.deallocate()
    table.deallocate()
    rows.deallocate()
    for row in store { row.deallocate() }
  }

  /// Compresses some rows; the last stripe of a file ends the stream.
  mutating func compress(
    _ pixels: UnsafePointer<UInt32>, rowCount: Int, isLast: Bool
  ) -> CompressedStripe {
    reset(rowCount)
    var sum = AdlerSum()
    var y = 0
    while y < rowCount {
      let row = pixels + y * width
      let rowSum = addRow(row, y, hasAbove: y > 0)
      sum.append(rowSum)
      var repeats = 0
      while y + 1 + repeats < rowCount, memcmp(row, row + (repeats + 1) * width, 4 * width) == 0 {
        repeats += 1
      }
      if repeats > 0 { sum.append(addRepeats(repeats, of: y, rowSum)) }
      endBlock(ifAbove: 1 << 16)
      y += 1 + repeats
    }
    flush(pending)
    return CompressedStripe(
      bytes: blocks + DeflateBlockWriter.block(sequences, isFinal: isLast), sum: sum)
  }

  /// Gives what comes next a code of its own, when what came before is worth one.
  private mutating func endBlock(ifAbove literals: Int) {
    guard sequences.literalCount > literals else { return }
    flush(pending)
    blocks += DeflateBlockWriter.block(sequences, isFinal: false)
    sequences.removeAll()
  }

  private mutating func reset(_ rowCount: Int) {
    sequences.removeAll()
    pending = 0
    if rowCount > rowCapacity {
      rows.deallocate()
      rowCapacity = rowCount
      rows = .allocate(capacity: rowCapacity)
    }
    last = (nil, nil)
    lastLiterals = 0
    wasFiltered = false
    blocks = []
    storeUsed = 0
    table.update(repeating: .max, count: 1 << Int(Self.tableBits))
  }

  /// Adds a row that differs from the one above.
  private mutating func addRow(
    _ row: UnsafePointer<UInt32>, _ y: Int, hasAbove: Bool
  ) -> AdlerSum {
    swap(&packed, &above)
    packer.pack(row, packed + 1)
    packed[0] = 0
    // Few literals in a plain row mean that the next one will hardly be worth a filter.
    let filter =
      isWhole && hasAbove && (wasFiltered || lastLiterals * 8 > stride)
      ? FilterChoice.best(
        units: row, above: row - width, count: width, packed: packed + 1,
        packedAbove: above + 1, bytes: stride - 1, distance: unitBytes, isSampled: true)
      : .none
    if wasFiltered != (filter != .none) {
      wasFiltered = filter != .none
      endBlock(ifAbove: 1 << 13)
    }
    if filter == .none {
      let units = isWhole ? row : widened(packed + 1)
      addUnits(units, .plain, y, bytes: packed)
      return AdlerSum(packed, stride)
    }
    filter.apply(
      packed + 1, above: above + 1, count: stride - 1, distance: unitBytes, to: filtered + 1)
    filtered[0] = filter.rawValue
    addUnits(widened(filtered + 1), .filtered, y, bytes: filtered)
    return AdlerSum(filtered, stride)
  }

  /// Bytes as one word for each unit, in memory that lasts as long as the stripe.
  private mutating func widened(_ bytes: UnsafeMutablePointer<UInt8>) -> UnsafePointer<UInt32> {
    if storeUsed == store.count { store.append(.allocate(capacity: units + 2)) }
    let out = store[storeUsed]
    storeUsed += 1
    let mask = UInt32.max >> UInt32(32 - 8 * unitBytes)
    for index in 0..<units {
      out[index] =
        UnsafeRawPointer(bytes + unitBytes * index).loadUnaligned(as: UInt32.self) & mask
    }
    return UnsafePointer(out)
  }

  /// Adds rows equal to row `y`.
  private mutating func addRepeats(_ count: Int, of y: Int, _ rowSum: AdlerSum) -> AdlerSum {
    var sum = AdlerSum()
    // Zeros are cheaper than copies, but hide the row from later ones once the window has passed.
    let keepsReference = (count + 1) * stride <= 32_768
    if rows[y].kind == .plain, stride <= 32_768, !keepsReference, count < 4 {
      flush(pending)
      sequences.reserve(literals: 0, sequences: 1)
      append(DeflateSequences.pack(literals: 0, distance: stride, length: count * stride))
      for next in y + 1...y + count { rows[next] = rows[y] }
      last.plain = y + count
      sum.append(rowSum, times: count)
      return sum
    }
    for next in y + 1...y + count {
      addZeros()
      rows[next] = Row(units: rows[y].units, kind: .repeated)
    }
    sum.append(AdlerSum(byte: PNGFilter.up.rawValue, thenZeros: stride - 1), times: count)
    return sum
  }

  /// The filter type Up and zeros to the end of the row.
  private mutating func addZeros() {
    let zeros = stride - 1
    let literalZeros = zeros < 4 ? zeros : 1
    sequences.reserve(literals: 1 + literalZeros, sequences: 2)
    sequences.literals[sequences.literalCount] = PNGFilter.up.rawValue
    for index in 1...literalZeros { sequences.literals[sequences.literalCount + index] = 0 }
    sequences.literalCount += 1 + literalZeros
    pending += 1 + literalZeros
    guard zeros > literalZeros else { return }
    flush(pending, distance: 1, length: zeros - literalZeros)
  }

  @inline(__always)
  private mutating func append(_ sequence: DeflateSequences.Sequence) {
    sequences.sequences[sequences.sequenceCount] = sequence
    sequences.sequenceCount += 1
  }

  /// Takes up literals into sequences, the last one with a match if there is one.
  private mutating func flush(_ literals: Int, distance: Int = 0, length: Int = 0) {
    var rest = literals
    sequences.reserve(literals: 0, sequences: rest / 65_535 + 2)
    while rest > 65_535 {
      append(DeflateSequences.pack(literals: 65_535, distance: 0, length: 0))
      rest -= 65_535
    }
    if rest > 0 || length > 0 {
      append(DeflateSequences.pack(literals: rest, distance: distance, length: length))
    }
    pending = 0
  }
}
