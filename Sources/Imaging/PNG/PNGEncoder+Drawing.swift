internal import GalleySystem
internal import Synchronization

/// Why a picture that is drawn while it is encoded could not be finished.
public enum PNGDrawingError<DrawingError: Error, SinkError: Error>: Error {
  /// The picture cannot be a PNG.
  case image(ImageError)
  /// The producer of the rows failed.
  case drawing(DrawingError)
  /// The consumer of the bytes failed.
  case sink(SinkError)
}

extension PNGEncoder {
  /// Writes a picture whose rows are drawn when they are needed, for pictures too tall to be held
  /// in memory: each thread draws a stripe and compresses it while it is still in the cache.
  ///
  /// The layout is RGB for opaque pictures and RGBA for others; the file has the same bytes on any
  /// number of threads. Memory holds the pixels of one stripe for each thread, and what is
  /// compressed but still waits for an earlier stripe.
  ///
  /// - Parameters:
  ///   - width: In pixels.
  ///   - height: In pixels.
  ///   - format: The order of channels in what `draw` fills.
  ///   - isOpaque: True if every pixel is; a promise that is not checked.
  ///   - draw: Fills 4 · width bytes for each of the rows; called on any thread, in any order.
  ///   - sink: Takes the bytes of the file in order, one call at a time, on any thread.
  public func encode<DrawingError, SinkError>(
    width: Int, height: Int, format: PixelFormat, isOpaque: Bool,
    draw:
      @escaping @Sendable (Range<Int>, UnsafeMutableRawBufferPointer) throws(DrawingError) ->
      Void,
    sink: @escaping @Sendable ([UInt8]) throws(SinkError) -> Void
  ) throws(PNGDrawingError<DrawingError, SinkError>) {
    let layout: PNGPixelLayout = isOpaque ? .rgb : .rgba
    let geometry = geometry(rowBytes: layout.rowBytes(width: width), height: height)
    let start: [UInt8]
    do throws(ImageError) {
      start = try prologue(width: width, height: height, layout: layout).bytes
    } catch {
      throw .image(error)
    }
    let job = DrawingJob(
      encoder: self, width: width, format: format, layout: layout, geometry: geometry, draw: draw)
    let queue = StripeQueue<DrawingError, SinkError>(start, geometry.count, sink)
    Workers.run(geometry.count, threads: threads ?? Workers.processorCount) { index in
      guard queue.isOpen else { return }
      queue.put(job.compress(index), at: index)
    }
    if let failure = queue.failure { throw failure }
  }
}

/// The inputs of drawing any stripe of a picture.
private struct DrawingJob<DrawingError: Error>: Sendable {
  let encoder: PNGEncoder
  let width: Int
  let format: PixelFormat
  let layout: PNGPixelLayout
  let geometry: StripeGeometry
  let draw: @Sendable (Range<Int>, UnsafeMutableRawBufferPointer) throws(DrawingError) -> Void

  enum Outcome: Sendable {
    case stripe(CompressedStripe)
    case image(ImageError)
    case drawing(DrawingError)
  }

  func compress(_ index: Int) -> Outcome {
    let rows = geometry.rows(index)
    let memory = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: rows.count * width)
    defer { memory.deallocate() }
    do throws(DrawingError) {
      try draw(rows, UnsafeMutableRawBufferPointer(memory))
    } catch {
      return .drawing(error)
    }
    guard let pixels = memory.baseAddress else { preconditionFailure("a stripe has rows") }
    do throws(ImageError) {
      return .stripe(
        try encoder.compress(
          pixels, rows.count, width: width, format, layout,
          isLast: rows.upperBound == geometry.height))
    } catch {
      return .image(error)
    }
  }
}

// Outside the generic job: inside it the compressor is not made for a kind of pixel, and reads each
// through a table of functions.
extension PNGEncoder {
  fileprivate func compress(
    _ pixels: UnsafePointer<UInt32>, _ rows: Int, width: Int, _ format: PixelFormat,
    _ layout: PNGPixelLayout, isLast: Bool
  ) throws(ImageError) -> CompressedStripe {
    switch format {
    case .rgbaStraight:
      try compress(
        pixels, rows, RowPacker(layout, width: width, source: StraightPixel.self), isLast)
    case .rgbaPremultiplied:
      try compress(
        pixels, rows, RowPacker(layout, width: width, source: PremultipliedPixel.self), isLast)
    case .bgraPremultiplied:
      try compress(
        pixels, rows, RowPacker(layout, width: width, source: SwappedPremultipliedPixel.self),
        isLast)
    }
  }

  private func compress<Source: SourcePixel>(
    _ pixels: UnsafePointer<UInt32>, _ rows: Int, _ packer: RowPacker<Source>, _ isLast: Bool
  ) throws(ImageError) -> CompressedStripe {
    var single = self
    single.threads = 1
    return try single.compress(pixels, packer, [0..<rows], endsFile: isLast)[0]
  }
}

/// Stripes as they are finished, handed on in their order.
private final class StripeQueue<DrawingError: Error, SinkError: Error>: Sendable {
  typealias Failure = PNGDrawingError<DrawingError, SinkError>

  private struct State {
    var waiting: [Int: CompressedStripe] = [:]
    var next = 0
    var sum = AdlerSum()
    var start: [UInt8]
    var failure: Failure?
  }
  private let state: Mutex<State>
  private let count: Int
  private let sink: @Sendable ([UInt8]) throws(SinkError) -> Void

  init(
    _ start: [UInt8], _ count: Int, _ sink: @escaping @Sendable ([UInt8]) throws(SinkError) -> Void
  ) {
    state = Mutex(State(start: start))
    self.count = count
    self.sink = sink
  }

  var isOpen: Bool { state.withLock { $0.failure == nil } }

  var failure: Failure? { state.withLock { $0.failure } }

  func put(_ outcome: DrawingJob<DrawingError>.Outcome, at index: Int) {
    state.withLock { state in
      switch outcome {
      case .stripe(let stripe): state.waiting[index] = stripe
      case .image(let error): state.failure = state.failure ?? .image(error)
      case .drawing(let error): state.failure = state.failure ?? .drawing(error)
      }
      guard state.failure == nil else { return }
      flush(&state)
    }
  }

  /// Hands on all stripes that have no gap before them.
  private func flush(_ state: inout State) {
    while let stripe = state.waiting.removeValue(forKey: state.next) {
      let isLast = state.next == count - 1
      state.sum.append(stripe.sum)
      var writer = PNGChunkWriter(bytes: state.start)
      state.start = []
      writer.append(stripe, isFirst: state.next == 0, total: isLast ? state.sum : nil)
      if isLast { writer.append("IEND", []) }
      state.next += 1
      do throws(SinkError) {
        try sink(writer.bytes)
      } catch {
        state.failure = .sink(error)
        return
      }
    }
  }
}

extension PNGDrawingError: CustomStringConvertible {
  /// The message of the failure inside.
  public var description: String {
    switch self {
    case .image(let error): "\(error)"
    case .drawing(let error): "\(error)"
    case .sink(let error): "\(error)"
    }
  }
}
