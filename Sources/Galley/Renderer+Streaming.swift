public import GalleyImaging
public import GalleyRendering

extension Renderer {
  /// The pixels of a scene, drawn row by row when somebody asks for them.
  ///
  /// - Throws: `RenderingError` when the canvas is beyond the limits.
  public func picture(_ prepared: PreparedScene) throws(RenderingError) -> RasterPicture {
    try rasterizer.picture(
      prepared.list, size: prepared.size, grid: prepared.scene.canvas.grid,
      background: prepared.background)
  }

  /// Draws and encodes at the same time, stripe by stripe on all of the encoder's threads, so that
  /// a picture of any height needs little memory.
  ///
  /// - Parameter sink: Takes the bytes of the file in order, one call at a time, on any thread.
  public func encode<SinkError>(
    _ picture: RasterPicture, with encoder: PNGEncoder,
    to sink: @escaping @Sendable ([UInt8]) throws(SinkError) -> Void
  ) throws(PNGDrawingError<RenderingError, SinkError>) {
    try encoder.encode(
      width: picture.width, height: picture.height, format: .bgraPremultiplied,
      isOpaque: picture.isOpaque,
      draw: { rows, memory throws(RenderingError) in try picture.render(rows: rows, into: memory) },
      sink: sink)
  }

  /// The same for a picture whose display list is made slice by slice.
  public func encode<SinkError>(
    _ picture: SlicedPicture, with encoder: PNGEncoder,
    to sink: @escaping @Sendable ([UInt8]) throws(SinkError) -> Void
  ) throws(PNGDrawingError<RenderingError, SinkError>) {
    try encoder.encode(
      width: picture.width, height: picture.height, format: .bgraPremultiplied,
      isOpaque: picture.isOpaque,
      draw: { rows, memory throws(RenderingError) in try picture.render(rows: rows, into: memory) },
      sink: sink)
  }
}
