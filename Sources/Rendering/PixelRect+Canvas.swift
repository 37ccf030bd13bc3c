import GalleyGeometry

extension PixelRect {
  /// The pixels of a picture: its size on a grid, rounded up to whole pixels as
  /// `PixelGrid.roundedUp` does and checked against limits.
  init(
    canvas size: Size, _ grid: PixelGrid, _ limits: RenderingLimits
  ) throws(RenderingError) {
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
    guard width * height <= Double(limits.maximumPixels) else {
      throw .canvasTooLarge(
        width: width, height: height, limit: .maximumPixels, allowed: limits.maximumPixels)
    }
    self.init(x: 0, y: 0, width: Int(width), height: Int(height))
  }

  /// Refuses canvases that are too large to be held in memory as a whole.
  func requireBitmap(_ limits: RenderingLimits) throws(RenderingError) {
    guard area > limits.maximumBitmapPixels else { return }
    throw .bitmapTooLarge(
      width: width, height: height, allowed: limits.maximumBitmapPixels)
  }

  /// Returns the number of rows in a band: the requested number, or as many as fill 256 KB, at least 16.
  func bandHeight(_ wanted: Int?) -> Int {
    max(1, min(height, wanted ?? max(16, (1 << 16) / width)))
  }
}
