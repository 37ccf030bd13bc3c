import GalleyGeometry

/// The pixels of a picture: its size on a grid, checked against limits.
struct Canvas: Sendable {
  let rect: PixelRect

  /// Rounds a size up to whole pixels, as `PixelGrid.roundedUp` does.
  init(_ size: Size, _ grid: PixelGrid, _ limits: RenderingLimits) throws(RenderingError) {
    let width = (size.width * grid.scale - 1e-6).rounded(.up)
    let height = (size.height * grid.scale - 1e-6).rounded(.up)
    guard width.isFinite, height.isFinite, width >= 1, height >= 1 else {
      throw .emptyCanvas(width: size.width, height: size.height)
    }
    func require(
      _ value: Double, _ limit: RenderingLimits.Name, _ allowed: Int
    ) throws(RenderingError) {
      guard value > Double(allowed) else { return }
      throw .canvasTooLarge(width: width, height: height, limit: limit, allowed: allowed)
    }
    try require(width, .maximumWidth, limits.maximumWidth)
    try require(height, .maximumHeight, limits.maximumHeight)
    rect = PixelRect(x: 0, y: 0, width: Int(width), height: Int(height))
  }

  /// Refuses canvases that are too large to be held in memory as a whole.
  func requireBitmap(_ limits: RenderingLimits) throws(RenderingError) {
    guard rect.width * rect.height > limits.maximumBitmapPixels else { return }
    throw .bitmapTooLarge(
      width: rect.width, height: rect.height, allowed: limits.maximumBitmapPixels)
  }

  /// The canvas of a picture that was made ready.
  init(_ rect: PixelRect) { self.rect = rect }

  /// The number of rows in a band: what was asked for, or as many as fill 256 KB, at least 16.
  func bandHeight(_ wanted: Int?) -> Int {
    max(1, min(rect.height, wanted ?? max(16, (1 << 16) / rect.width)))
  }
}
