public import GalleyImaging
public import GalleyRendering
public import GalleySystem

/// Why a scene did not become a PNG: it cannot be drawn, or nobody takes the bytes.
public typealias WritingError<SinkError: Error> = PNGDrawingError<RenderingError, SinkError>

extension Renderer {
  /// Draws a scene to a PNG file, of any height and in bounded memory. The folders above it are
  /// made; the file appears when it is complete, and replaces what was there in one step.
  @discardableResult
  public func write(
    _ scene: consuming Scene, to path: String, options: DrawingOptions = DrawingOptions()
  ) throws(WritingError<FileError>) -> WrittenPicture {
    let frames: SceneLayout
    do throws(RenderingError) {
      frames = try layout(drawing: scene, options)
    } catch {
      throw .drawing(error)
    }
    return try write(frames, to: path, options: options)
  }

  /// The same for a scene with frames.
  @discardableResult
  public func write(
    _ frames: SceneLayout, to path: String, options: DrawingOptions = DrawingOptions()
  ) throws(WritingError<FileError>) -> WrittenPicture {
    let file = PictureFile(path: path)
    let written = try write(frames, options: options) { bytes throws(FileError) in
      try file.write(bytes)
    }
    var timings = written.timings
    do throws(FileError) {
      try timings.measure(.write) { () throws(FileError) in try file.commit() }
    } catch {
      throw .sink(error)
    }
    return WrittenPicture(
      width: written.width, height: written.height, byteCount: written.byteCount, timings: timings)
  }

  /// Draws a scene to the bytes of a PNG file.
  public func png(
    _ scene: consuming Scene, options: DrawingOptions = DrawingOptions()
  ) throws(WritingError<Never>) -> [UInt8] {
    let memory = ByteMemory()
    try write(scene, options: options) { bytes throws(Never) in memory.append(bytes) }
    return memory.bytes
  }

  /// Draws a scene to whoever takes the bytes of a PNG file.
  ///
  /// - Parameters:
  ///   - scene: What is drawn.
  ///   - options: How.
  ///   - sink: Takes the bytes in order, one call at a time, on any thread.
  @discardableResult
  public func write<SinkError>(
    _ scene: consuming Scene, options: DrawingOptions = DrawingOptions(),
    to sink: @escaping @Sendable ([UInt8]) throws(SinkError) -> Void
  ) throws(WritingError<SinkError>) -> WrittenPicture {
    let frames: SceneLayout
    do throws(RenderingError) {
      frames = try layout(drawing: scene, options)
    } catch {
      throw .drawing(error)
    }
    return try write(frames, options: options, to: sink)
  }

  /// The same for a scene with frames, and the place that decides how it is drawn: a picture of
  /// ordinary size whole, a larger one in stripes that are encoded while they are drawn, and one of
  /// very many rows without a display list of the whole.
  @discardableResult
  public func write<SinkError>(
    _ frames: SceneLayout, options: DrawingOptions = DrawingOptions(),
    to sink: @escaping @Sendable ([UInt8]) throws(SinkError) -> Void
  ) throws(WritingError<SinkError>) -> WrittenPicture {
    let scale = frames.canvas.grid.scale
    let budget = budget(frames.layout, after: frames.timings)
    if frames.size.height * scale > options.slicedRows, options.overlay == nil {
      let picture: SlicedPicture
      do throws(RenderingError) {
        picture = try SlicedPicture(frames, self, budget: budget)
      } catch {
        throw .drawing(error)
      }
      return try stream(picture, frames, frames.timings, options, to: sink)
    }
    // The glyphs of an endless line need more memory than all the rest.
    do throws(RenderingError) {
      try rasterizer.requirePicture(size: frames.size, grid: frames.canvas.grid, limits: limits)
    } catch {
      throw .drawing(error)
    }
    let prepared = prepare(frames, overlay: options.overlay)
    var timings = prepared.timings
    let picture: RasterPicture
    do throws(RenderingError) {
      picture = try timings.measure(.raster) { () throws(RenderingError) in
        try self.picture(prepared, budget: budget)
      }
    } catch {
      throw .drawing(error)
    }
    if Double(picture.width) * Double(picture.height) > options.streamingPixels {
      return try stream(picture, frames, timings, options, to: sink)
    }
    return try writeWhole(picture, frames, timings, options, to: sink)
  }

  /// An overlay shows the frames of every row.
  private func layout(
    drawing scene: consuming Scene, _ options: DrawingOptions
  ) throws(RenderingError) -> SceneLayout {
    options.overlay == nil
      ? try layoutForDrawing(scene, threads: options.threads) : try layout(scene)
  }

  private func writeWhole<SinkError>(
    _ picture: RasterPicture, _ frames: SceneLayout, _ timings: StageTimings,
    _ options: DrawingOptions, to sink: @Sendable ([UInt8]) throws(SinkError) -> Void
  ) throws(WritingError<SinkError>) -> WrittenPicture {
    var timings = timings
    let bitmap: Bitmap
    do throws(RenderingError) {
      bitmap = try timings.measure(.raster) { () throws(RenderingError) in
        try picture.bitmap(threads: options.threads)
      }
    } catch {
      throw .drawing(error)
    }
    let bytes: [UInt8]
    do throws(ImageError) {
      bytes = try timings.measure(.encode) { () throws(ImageError) in
        try encoder(frames, options).encode(bitmap)
      }
    } catch {
      throw .image(error)
    }
    do throws(SinkError) {
      try timings.measure(.write) { () throws(SinkError) in try sink(bytes) }
    } catch {
      throw .sink(error)
    }
    return WrittenPicture(
      width: picture.width, height: picture.height, byteCount: bytes.count, timings: timings)
  }

  private func stream<SinkError>(
    _ picture: some RowPicture, _ frames: SceneLayout, _ timings: StageTimings,
    _ options: DrawingOptions, to sink: @escaping @Sendable ([UInt8]) throws(SinkError) -> Void
  ) throws(WritingError<SinkError>) -> WrittenPicture {
    var timings = timings
    let count = ByteCount()
    try timings.measure(.raster) { () throws(WritingError<SinkError>) in
      try encoder(frames, options).encode(
        width: picture.width, height: picture.height, format: .bgraPremultiplied,
        isOpaque: picture.isOpaque,
        draw: { rows, memory throws(RenderingError) in
          try picture.render(rows: rows, into: memory)
        },
        sink: { bytes throws(SinkError) in
          count.add(bytes.count)
          try sink(bytes)
        })
    }
    return WrittenPicture(
      width: picture.width, height: picture.height, byteCount: count.total, timings: timings)
  }

  private func encoder(_ frames: SceneLayout, _ options: DrawingOptions) -> PNGEncoder {
    PNGEncoder(mode: options.mode, scale: frames.canvas.grid.scale, threads: options.threads)
  }
}
