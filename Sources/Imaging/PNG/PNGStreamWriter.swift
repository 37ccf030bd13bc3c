internal import GalleyThreads

/// Why a stream could not be written on.
public enum PNGStreamError<SinkError: Error>: Error {
  /// The rows do not make the picture that was announced.
  case image(ImageError)
  /// Whoever takes the bytes failed.
  case sink(SinkError)
}

extension PNGStreamError: Sendable {}

extension PNGStreamError: CustomStringConvertible {
  /// The message of the failure inside.
  public var description: String {
    switch self {
    case .image(let error): "\(error)"
    case .sink(let error): "\(error)"
    }
  }
}

/// Writes a PNG file from bands of rows, for pictures too tall to be held in memory.
///
/// The layout is decided before the first row: RGB when the caller promises opaque pixels, which
/// is checked, else RGBA. Rows are gathered into the stripes of the one-shot writer, so the file
/// has the same bytes as ``PNGEncoder/encode(_:)`` gives for the same layout, whatever the height of
/// the bands and the number of threads. Memory holds one stripe for each thread, at most eight:
/// about 12 MiB in the mode ``PNGEncoder/Mode/fast``, 160 MiB in ``PNGEncoder/Mode/small``, unless a
/// single row is longer than a stripe.
public struct PNGStreamWriter<SinkError: Error>: ~Copyable {
  private let encoder: PNGEncoder
  private let width: Int
  private let height: Int
  private let format: PixelFormat
  private let layout: PNGPixelLayout
  private let geometry: StripeGeometry
  private let sink: ([UInt8]) throws(SinkError) -> Void

  /// Rows that have come but are not compressed yet.
  private let buffer: UnsafeMutablePointer<UInt32>
  private let bufferRows: Int
  private var bufferedRows = 0
  private var writtenRows = 0
  private var writtenStripes = 0
  private var sum = AdlerSum()
  private var prologue: [UInt8]

  /// Announces a picture. Nothing is given to the sink before the first stripe is complete.
  public init(
    encoder: PNGEncoder, width: Int, height: Int, format: PixelFormat, isOpaque: Bool,
    sink: @escaping ([UInt8]) throws(SinkError) -> Void
  ) throws(ImageError) {
    self.encoder = encoder
    self.width = width
    self.height = height
    self.format = format
    self.sink = sink
    layout = isOpaque ? .rgb : .rgba
    prologue = try encoder.prologue(width: width, height: height, layout: layout).bytes
    geometry = encoder.geometry(rowBytes: layout.rowBytes(width: width), height: height)
    let most = encoder.mode == .fast ? 8 : 4
    let stripes = min(encoder.threads ?? Workers.processorCount, most, geometry.count)
    bufferRows = min(height, max(1, stripes) * geometry.rowsPerStripe)
    buffer = .allocate(capacity: bufferRows * width)
  }

  deinit { buffer.deallocate() }

  /// Takes the next rows, 4 · width bytes each.
  public mutating func write(
    rows bytes: UnsafeRawBufferPointer
  ) throws(PNGStreamError<SinkError>) {
    let rowBytes = 4 * width
    let rows = bytes.count / rowBytes
    guard bytes.count % rowBytes == 0, rows <= height - writtenRows - bufferedRows else {
      throw .image(
        rowError(
          expected: "at most \(height - writtenRows - bufferedRows) more rows of \(rowBytes) bytes",
          found: "\(bytes.count) bytes"))
    }
    var taken = 0
    while taken < rows {
      let count = min(rows - taken, bufferRows - bufferedRows)
      let to = UnsafeMutableRawBufferPointer(
        start: buffer + bufferedRows * width, count: count * rowBytes)
      to.copyMemory(
        from: UnsafeRawBufferPointer(
          rebasing: bytes[taken * rowBytes..<(taken + count) * rowBytes]))
      try checkOpacity(count)
      bufferedRows += count
      taken += count
      if bufferedRows == bufferRows || writtenRows + bufferedRows == height { try compress() }
    }
  }

  /// Takes the next rows from a bitmap as wide as the picture and in its format.
  public mutating func write(_ band: Bitmap) throws(PNGStreamError<SinkError>) {
    guard band.width == width, band.format == format else {
      throw .image(
        rowError(
          expected: "rows of \(width) pixels in the format \(format)",
          found: "\(band.width) in \(band.format)"))
    }
    let status = band.pixels.withUnsafeBytes { bytes in
      Result { () throws(PNGStreamError<SinkError>) in try write(rows: bytes) }
    }
    try status.get()
  }

  /// Ends the file. All rows must have come.
  public consuming func finish() throws(PNGStreamError<SinkError>) {
    guard writtenRows == height else {
      throw .image(
        rowError(
          expected: "\(height) rows", found: "\(writtenRows + bufferedRows)"))
    }
    var writer = PNGChunkWriter()
    writer.append("IEND", [])
    try send(writer.bytes)
  }

  private func rowError(expected: String, found: String) -> ImageError {
    ImageError(.writePNG, place: "IDAT", expected: expected, found: found)
  }

  /// Refuses translucent pixels where opaque ones were promised.
  private func checkOpacity(_ rows: Int) throws(PNGStreamError<SinkError>) {
    guard layout == .rgb else { return }
    for row in bufferedRows..<bufferedRows + rows {
      let words = buffer + row * width
      var all = UInt32.max
      for x in 0..<width { all &= words[x] }
      guard all >= 0xFF00_0000 else {
        throw .image(
          rowError(
            expected: "opaque pixels in row \(writtenRows + row), as announced",
            found: "translucent ones"))
      }
    }
  }

  private mutating func compress() throws(PNGStreamError<SinkError>) {
    let first = writtenStripes
    var stripes: [Range<Int>] = []
    // The buffer holds whole stripes, and the last one may be shorter.
    while first + stripes.count < geometry.count {
      let rows = geometry.rows(first + stripes.count)
      guard rows.upperBound <= writtenRows + bufferedRows else { break }
      stripes.append(rows.lowerBound - writtenRows..<rows.upperBound - writtenRows)
    }
    let compressed: [CompressedStripe]
    do throws(ImageError) {
      compressed = try compress(stripes, endsFile: first + stripes.count == geometry.count)
    } catch {
      throw .image(error)
    }
    var writer = PNGChunkWriter(bytes: prologue)
    prologue = []
    for (index, stripe) in compressed.enumerated() {
      sum.append(stripe.sum)
      let isLast = first + index == geometry.count - 1
      writer.append(stripe, isFirst: first + index == 0, total: isLast ? sum : nil)
    }
    writtenStripes += stripes.count
    writtenRows += bufferedRows
    bufferedRows = 0
    try send(writer.bytes)
  }

  private func compress(
    _ stripes: [Range<Int>], endsFile: Bool
  ) throws(ImageError) -> [CompressedStripe] {
    switch format {
    case .rgbaStraight: try compress(stripes, StraightPixel.self, endsFile: endsFile)
    case .rgbaPremultiplied: try compress(stripes, PremultipliedPixel.self, endsFile: endsFile)
    case .bgraPremultiplied:
      try compress(stripes, SwappedPremultipliedPixel.self, endsFile: endsFile)
    }
  }

  private func compress<Source: SourcePixel>(
    _ stripes: [Range<Int>], _ source: Source.Type, endsFile: Bool
  ) throws(ImageError) -> [CompressedStripe] {
    let packer = RowPacker(layout, width: width, source: source)
    return try encoder.compress(UnsafePointer(buffer), packer, stripes, endsFile: endsFile)
  }

  private func send(_ bytes: [UInt8]) throws(PNGStreamError<SinkError>) {
    do throws(SinkError) {
      try sink(bytes)
    } catch {
      throw .sink(error)
    }
  }
}
