internal import CGalleyDeflate
import GalleyPlatform
internal import GalleySystem

/// The way to small files: rows filtered as the fast writer does it or, where that finds rows worth
/// filtering or the picture is small, each row with its smallest residuals; compressed by libdeflate,
/// the smaller one kept. Small pictures are packed once more with more care.
struct SmallCompressor<Source: SourcePixel>: Sendable {
  /// A way of choosing the filter of each row.
  enum Strategy: Sendable {
    /// Plain rows, but see ``FilterChoice``: best for flat pictures.
    case selective
    /// The filter with the smallest residuals for each row: best for photographs.
    case adaptive
  }

  let packer: RowPacker<Source>

  private var stride: Int { packer.rowBytes + 1 }

  /// The filtered bytes up to which a stripe is packed by ``Effort/thorough``, at 25 ns a byte: it takes
  /// 3 to 13 % away from pictures of components, in 4 to 25 ms.
  private var thoroughBytes: Int { 1 << 20 }

  /// libdeflate's levels.
  private enum Effort: Int32 {
    /// Looks for the next match, at 2 ns a byte.
    case quick = 6
    /// Looks for the cheapest way through all matches.
    case thorough = 10
  }

  /// Compresses some rows; nil if memory is not available.
  func compress(
    _ pixels: UnsafePointer<UInt32>, rowCount: Int, isLast: Bool
  ) -> CompressedStripe? {
    let count = stride * rowCount
    let raw = UnsafeMutablePointer<UInt8>.allocate(capacity: count + 16)
    defer { raw.deallocate() }
    HugePages.advise(UnsafeMutableRawBufferPointer(start: raw, count: count))
    let filteredRows = filter(pixels, rowCount, .selective, into: raw)
    guard var stripe = pack(raw, count, .quick) else { return nil }
    // If the picture is small, all rows are tried with filters too: a photograph that is a tenth of their
    // width is not worth a filter to the fast writer.
    if filteredRows > 0 || count <= thoroughBytes {
      _ = filter(pixels, rowCount, .adaptive, into: raw)
      guard let other = pack(raw, count, .quick) else { return nil }
      if other.bytes.count < stripe.bytes.count {
        stripe = other
      } else if count <= thoroughBytes {
        _ = filter(pixels, rowCount, .selective, into: raw)
      }
    }
    if count <= thoroughBytes {
      guard let other = pack(raw, count, .thorough) else { return nil }
      if other.bytes.count < stripe.bytes.count { stripe = other }
    }
    if !isLast { DeflateStreamScanner.open(&stripe.bytes) }
    return stripe
  }

  private func pack(
    _ raw: UnsafeMutablePointer<UInt8>, _ count: Int, _ effort: Effort
  ) -> CompressedStripe? {
    guard let compressor = libdeflate_alloc_compressor(effort.rawValue) else { return nil }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_deflate_compress_bound(compressor, count)
    let bytes = [UInt8](unsafeUninitializedCapacity: bound) { out, written in
      written = libdeflate_deflate_compress(compressor, raw, count, out.baseAddress, bound)
    }
    return CompressedStripe(bytes: bytes, sum: AdlerSum(raw, count))
  }

  /// Writes the filtered rows and returns how many of them have a filter and are not repetitions.
  private func filter(
    _ pixels: UnsafePointer<UInt32>, _ rowCount: Int, _ strategy: Strategy,
    into raw: UnsafeMutablePointer<UInt8>
  ) -> Int {
    var filteredRows = 0
    let bytes = stride - 1
    var above = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes + 16)
    var packed = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes + 16)
    defer {
      above.deallocate()
      packed.deallocate()
    }
    for y in 0..<rowCount {
      let row = pixels + y * packer.width
      let out = raw + y * stride
      let isRepeated = y > 0 && memcmp(row, row - packer.width, 4 * packer.width) == 0
      if !isRepeated {
        swap(&above, &packed)
        packer.pack(row, packed)
      }
      let choice = choose(
        strategy, row, isFirst: y == 0, isRepeated: isRepeated, packed,
        isRepeated ? packed : above)
      if choice != .none, !isRepeated { filteredRows += 1 }
      out[0] = choice.rawValue
      choice.apply(
        packed, above: isRepeated ? packed : above, count: bytes,
        distance: max(1, packer.layout.bitsPerPixel / 8), to: out + 1)
    }
    return filteredRows
  }

  private func choose(
    _ strategy: Strategy, _ row: UnsafePointer<UInt32>, isFirst: Bool, isRepeated: Bool,
    _ packed: UnsafePointer<UInt8>, _ above: UnsafePointer<UInt8>
  ) -> PNGFilter {
    let distance = max(1, packer.layout.bitsPerPixel / 8)
    if isRepeated { return .up }
    switch strategy {
    case .selective:
      guard !isFirst, packer.layout.bitsPerPixel >= 8 else { return .none }
      return FilterChoice.best(
        units: row, above: row - packer.width, count: packer.width, packed: packed,
        packedAbove: above, bytes: stride - 1, distance: distance)
    case .adaptive:
      // The first row of a stripe is independent: the row above belongs to another one.
      let filters = isFirst ? [PNGFilter.none, .sub] : PNGFilter.allCases
      let costs = filters.map { FilterChoice.residual($0, packed, above, stride - 1, distance) }
      return filters[costs.firstIndex(of: costs.min() ?? 0) ?? 0]
    }
  }
}
