internal import GalleyGeometry
package import GalleyImaging
import GalleyPainting
import GalleyPlatform
import GalleySystem

/// A display list made ready for a canvas, of which any rows can be drawn at any time, by any
/// thread and in any order: what an encoder pulls a tall picture from.
package struct RasterPicture: Sendable {
  /// The number of pixels in a row.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// True if every pixel is opaque, because the background is.
  package let isOpaque: Bool
  let plan: RenderPlan
  let background: UInt32
  private let resources: RenderingResources
  private let players: PlayerPool
  private let budget: PictureBudget

  init(
    _ plan: RenderPlan, background: UInt32, resources: RenderingResources, players: PlayerPool,
    budget: PictureBudget
  ) {
    self.plan = plan
    self.background = background
    self.resources = resources
    self.players = players
    self.budget = budget
    width = plan.canvas.width
    height = plan.canvas.height
    isOpaque = background >> 24 == 255
  }

  /// Draws some rows of the picture.
  ///
  /// - Parameters:
  ///   - rows: Rows of the picture, counted from the top.
  ///   - memory: 4 · width bytes for each of them, aligned to four bytes; filled with blue, green,
  ///     red, alpha, colour multiplied by alpha.
  /// - Complexity: As the pixels and the commands that touch them; other commands cost nothing.
  package func render(
    rows: Range<Int>, into memory: UnsafeMutableRawBufferPointer
  ) throws(RenderingError) {
    precondition(
      rows.lowerBound >= 0 && rows.upperBound <= height && memory.count >= 4 * width * rows.count,
      "the rows lie in the picture and the memory holds them")
    guard !rows.isEmpty, let base = memory.baseAddress else { return }
    let player = players.take(resources)
    defer { players.give(player) }
    for strip in strips(of: rows) {
      let part = PixelRect(x: 0, y: strip.lowerBound, width: width, height: strip.count)
      let pixels = (base + 4 * width * (strip.lowerBound - rows.lowerBound)).assumingMemoryBound(
        to: UInt32.self)
      let band = PixelBuffer(base: pixels, stride: width, rect: part)
      try player.play(plan, into: band, background: background, budget)
    }
  }

  /// Rows in strips that stay in the second-level cache, whatever is asked for.
  private func strips(of rows: Range<Int>) -> some Sequence<Range<Int>> {
    let step = max(16, (1 << 16) / width)
    return stride(from: rows.lowerBound, to: rows.upperBound, by: step).lazy.map { top in
      top..<min(top + step, rows.upperBound)
    }
  }

  /// Draws all rows into memory as straight red, green, blue, alpha.
  package func straightBitmap() throws(RenderingError) -> Bitmap {
    try plan.canvas.requireBitmap(budget.limits)
    let pixels = try bytes(rows: 0..<height) { memory throws(RenderingError) in
      HugePages.advise(memory)
      for rows in strips(of: 0..<height) {
        try renderStraight(
          rows: rows,
          into: UnsafeMutableRawBufferPointer(
            rebasing: memory[(4 * width * rows.lowerBound)..<(4 * width * rows.upperBound)]))
      }
    }
    return Bitmap(width: width, height: height, format: .rgbaStraight, pixels: pixels)
  }

  /// Whether all rows drawn are those of a straight bitmap, found in the memory of a strip.
  package func looks(like bitmap: Bitmap) throws(RenderingError) -> Bool {
    guard bitmap.format == .rgbaStraight, bitmap.width == width, bitmap.height == height else {
      return false
    }
    var isSame = true
    _ = try bytes(rows: strips(of: 0..<height).first { _ in true } ?? 0..<0) {
      memory throws(RenderingError) in
      for rows in strips(of: 0..<height) where isSame {
        let count = 4 * width * rows.count
        try renderStraight(
          rows: rows, into: UnsafeMutableRawBufferPointer(rebasing: memory[..<count]))
        isSame = bitmap.pixels.withUnsafeBytes { pixels in
          guard let one = pixels.baseAddress, let other = memory.baseAddress else { return true }
          return memcmp(one + 4 * width * rows.lowerBound, other, count) == 0
        }
      }
    }
    return isSame
  }

  /// Turns rows into straight pixels while they are in the cache.
  private func renderStraight(
    rows: Range<Int>, into memory: UnsafeMutableRawBufferPointer
  ) throws(RenderingError) {
    try render(rows: rows, into: memory)
    PixelFormat.bgraPremultiplied.straighten(memory)
  }

  /// Draws all rows into memory.
  ///
  /// - Parameter bandHeight: The rows in a band; nil chooses as many as fill 256 KB.
  /// - Throws: `RenderingError`, among them `bitmapTooLarge`.
  package func bitmap(
    threads: Int = 1, bandHeight: Int? = nil
  ) throws(RenderingError) -> Bitmap {
    let canvas = plan.canvas
    try canvas.requireBitmap(budget.limits)
    let pixels = try bytes(rows: 0..<height) { memory throws(RenderingError) in
      HugePages.advise(memory)
      try render(
        rows: 0..<height, into: memory, bandHeight: canvas.bandHeight(bandHeight),
        threads: threads)
    }
    return Bitmap(width: width, height: height, format: .bgraPremultiplied, pixels: pixels)
  }

  /// Some rows, four bytes a pixel.
  func pixels(rows: Range<Int>) throws(RenderingError) -> [UInt8] {
    try bytes(rows: rows) { memory throws(RenderingError) in try render(rows: rows, into: memory) }
  }

  /// Some rows as a bitmap of their own.
  package func bitmap(rows: Range<Int>) throws(RenderingError) -> Bitmap {
    Bitmap(
      width: width, height: rows.count, format: .bgraPremultiplied, pixels: try pixels(rows: rows))
  }

  /// The pixels that any command may touch, or all of them where there is a background.
  var touched: PixelRect {
    background >> 24 > 0
      ? plan.canvas : plan.operations.reduce(.empty) { $0.union($1.bounds) }
  }

  /// The pixels in a rectangle.
  func block(_ rect: PixelRect) throws(RenderingError) -> PixelBlock {
    let rows = try pixels(rows: Int(rect.minY)..<Int(rect.maxY))
    return PixelBlock(width: rect.width, height: rect.height) { target in
      rows.withUnsafeBytes { bytes in
        for y in 0..<rect.height {
          (target + y * rect.width).withMemoryRebound(to: UInt8.self, capacity: 4 * rect.width) {
            let from = 4 * (y * width + Int(rect.minX))
            _ = UnsafeMutableBufferPointer(start: $0, count: 4 * rect.width)
              .update(fromContentsOf: bytes[from..<(from + 4 * rect.width)])
          }
        }
      }
    }
  }

  /// Fresh memory for some rows after it was drawn into.
  private func bytes(
    rows: Range<Int>, _ draw: (UnsafeMutableRawBufferPointer) throws(RenderingError) -> Void
  ) throws(RenderingError) -> [UInt8] {
    let count = 4 * width * rows.count
    try budget.hold(count)
    defer { budget.release(count) }
    var failure: RenderingError?
    let pixels = [UInt8](unsafeUninitializedCapacity: count) { bytes, used in
      do throws(RenderingError) {
        try draw(UnsafeMutableRawBufferPointer(bytes))
        used = count
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return pixels
  }

  /// The element that painted each pixel of some rows last.
  func owners(rows: Range<Int>) throws(RenderingError) -> [Int32] {
    let player = players.take(resources)
    defer { players.give(player) }
    try budget.require(bytes: 4 * width * rows.count)
    return try player.owners(plan, rows: rows, budget)
  }

  /// Draws rows in bands on several threads.
  func render(
    rows: Range<Int>, into memory: UnsafeMutableRawBufferPointer, bandHeight: Int, threads: Int
  ) throws(RenderingError) {
    let count = (rows.count + bandHeight - 1) / bandHeight
    let failures = FailureBox()
    let shared = SharedMemory(memory)
    Workers.run(count, threads: threads) { band in
      if failures.first != nil { return }
      let top = rows.lowerBound + band * bandHeight
      let part = top..<min(top + bandHeight, rows.upperBound)
      do throws(RenderingError) {
        try render(rows: part, into: shared.part((part.lowerBound - rows.lowerBound) * 4 * width))
      } catch {
        failures.add(error, at: band)
      }
    }
    if let error = failures.first { throw error }
  }
}

/// Memory of which each thread writes another part.
private struct SharedMemory: @unchecked Sendable {
  private let memory: UnsafeMutableRawBufferPointer
  init(_ memory: UnsafeMutableRawBufferPointer) { self.memory = memory }
  func part(_ offset: Int) -> UnsafeMutableRawBufferPointer {
    UnsafeMutableRawBufferPointer(rebasing: memory[offset...])
  }
}
