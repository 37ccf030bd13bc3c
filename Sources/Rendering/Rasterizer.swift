public import GalleyDesign
public import GalleyGeometry
public import GalleyImaging
public import GalleyPainting
import Synchronization

/// Turns display lists into pixels.
///
/// The same list, size, grid and background give the same bytes, whatever was rendered before,
/// on however many threads and in bands of whatever height. A rasterizer keeps glyph masks,
/// shadows and scaled images for the next picture, within fixed bounds (about 200 MB); it may be
/// shared by any number of threads.
public final class Rasterizer: Sendable {
  let resources = RenderingResources()
  private let players = PlayerPool()

  /// Makes a rasterizer with empty caches.
  public init() {}

  /// Renders a picture into memory.
  ///
  /// - Parameters:
  ///   - list: What to draw, in points.
  ///   - size: The extent of the canvas, in points; rounded up to whole pixels.
  ///   - grid: The pixels per point.
  ///   - background: What the canvas holds before the first command.
  ///   - options: Threads, bands and limits; none of them changes a pixel.
  /// - Returns: A bitmap of blue, green, red, alpha with colour multiplied by alpha.
  /// - Throws: `RenderingError` for a canvas without pixels or beyond the limits (before any
  ///   memory is taken), for coordinates that are not finite, and for refusals of C libraries.
  public func render(
    _ list: DisplayList, size: Size, grid: PixelGrid, background: CoreColor = .clear,
    options: RenderingOptions = RenderingOptions()
  ) throws(RenderingError) -> Bitmap {
    let canvas = try Canvas(size, grid, options.limits)
    try canvas.requireBitmap(options.limits)
    let plan = try RenderPlanBuilder.plan(list, canvas: canvas.rect, grid: grid)
    let job = BandJob(
      plan: plan, background: DeviceColor(background).premultiplied,
      bandHeight: canvas.bandHeight(options.bandHeight))
    let count = 4 * canvas.rect.width * canvas.rect.height
    var failure: RenderingError?
    let pixels = [UInt8](unsafeUninitializedCapacity: count) { bytes, used in
      do throws(RenderingError) {
        try fill(bytes, job, options.threads)
      } catch {
        failure = error
      }
      used = failure == nil ? count : 0
    }
    if let failure { throw failure }
    return Bitmap(
      width: canvas.rect.width, height: canvas.rect.height, format: .bgraPremultiplied,
      pixels: pixels)
  }

  private func fill(
    _ bytes: UnsafeMutableBufferPointer<UInt8>, _ job: BandJob, _ threads: Int
  ) throws(RenderingError) {
    let base = SharedPixels(UnsafeMutableRawPointer(bytes.baseAddress!))
    try BandSchedule(count: job.bandCount, threads: threads).run {
      [players, resources] bands throws(RenderingError) in
      let player = players.take(resources)
      defer { players.give(player) }
      while let band = bands() {
        try player.play(job.plan, into: base.window(job.rect(of: band)), background: job.background)
      }
    }
  }
}

/// A plan cut into bands.
struct BandJob: Sendable {
  var plan: RenderPlan
  var background: UInt32
  var bandHeight: Int

  var bandCount: Int { (plan.canvas.height + bandHeight - 1) / bandHeight }

  func rect(of band: Int) -> PixelRect {
    let top = band * bandHeight
    return PixelRect(
      x: 0, y: top, width: plan.canvas.width, height: min(bandHeight, plan.canvas.height - top))
  }
}

/// The pixels of a whole picture, of which each thread writes other rows.
struct SharedPixels: @unchecked Sendable {
  private let base: UnsafeMutablePointer<UInt32>

  init(_ memory: UnsafeMutableRawPointer) {
    base = memory.assumingMemoryBound(to: UInt32.self)
  }

  /// Rows of the picture.
  func window(_ rect: PixelRect) -> PixelBuffer {
    PixelBuffer(base: base + Int(rect.minY) * rect.width, stride: rect.width, rect: rect)
  }
}

/// Players that are not in use, kept for their buffers.
final class PlayerPool: Sendable {
  private struct Idle: @unchecked Sendable {
    // A player is used by one thread at a time: it is either here or with the thread that took it.
    var players: [BandPlayer] = []
  }
  private let idle = Mutex(Idle())

  func take(_ resources: RenderingResources) -> BandPlayer {
    idle.withLock { $0.players.popLast() } ?? BandPlayer(resources)
  }

  func give(_ player: BandPlayer) {
    let kept = PlayerBox(player)
    idle.withLock { $0.players.append(kept.player) }
  }
}

private struct PlayerBox: @unchecked Sendable {
  let player: BandPlayer
  init(_ player: BandPlayer) { self.player = player }
}
