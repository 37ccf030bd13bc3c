public import GalleyImaging
public import GalleyRendering
public import GalleySystem

/// Why a scene did not become a PNG: it cannot be drawn, or the bytes are not accepted.
public typealias WritingError<SinkError: Error> = PNGDrawingError<RenderingError, SinkError>

extension Renderer {
  /// Draws a scene to a file: PNG of any height and in bounded memory, or SVG or PDF where the name ends
  /// so. The folders above it are made; the file appears when it is complete, and replaces what was
  /// there in one step.
  @discardableResult
  public func write(
    _ scene: consuming Scene, to path: String, options: DrawingOptions = DrawingOptions()
  ) throws(WritingError<FileError>) -> WrittenPicture {
    let frames: SceneLayout
    do throws(RenderingError) {
      frames = try layout(drawing: scene, options.writing(to: path))
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
    let page: DrawnPage?
    do throws(RenderingError) {
      page = try drawnPage(frames, options.writing(to: path))
    } catch {
      throw .drawing(error)
    }
    return try write(frames, as: page, to: path, options)
  }

  /// The same where a page was drawn already.
  func write(
    _ frames: SceneLayout, as page: DrawnPage?, to path: String, _ options: DrawingOptions
  ) throws(WritingError<FileError>) -> WrittenPicture {
    let file = PictureFile(path: path)
    let written = try write(frames, as: page, options) { bytes throws(FileError) in
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

  /// Sends the bytes of a page, or of a PNG if the page is nil.
  func write<SinkError>(
    _ frames: SceneLayout, as page: DrawnPage?, _ options: DrawingOptions,
    to sink: @escaping @Sendable ([UInt8]) throws(SinkError) -> Void
  ) throws(WritingError<SinkError>) -> WrittenPicture {
    guard let page else { return try write(frames, options: options, to: sink) }
    var timings = page.timings
    do throws(SinkError) {
      try timings.measure(.write) { () throws(SinkError) in try sink(page.page.bytes) }
    } catch {
      throw .sink(error)
    }
    let (width, height) = frames.pixelSize
    return WrittenPicture(
      width: width, height: height, byteCount: page.page.bytes.count, timings: timings)
  }

  /// Draws a scene to the bytes of a PNG file.
  public func png(
    _ scene: consuming Scene, options: DrawingOptions = DrawingOptions()
  ) throws(WritingError<Never>) -> [UInt8] {
    let frames: SceneLayout
    do throws(RenderingError) {
      frames = try layout(drawing: scene, options)
    } catch {
      throw .drawing(error)
    }
    return try png(frames, options: options)
  }

  /// The same for a scene with frames.
  public func png(
    _ frames: SceneLayout, options: DrawingOptions = DrawingOptions()
  ) throws(WritingError<Never>) -> [UInt8] {
    let memory = ByteMemory()
    try write(frames, options: options) { bytes throws(Never) in memory.append(bytes) }
    return memory.bytes
  }

  /// The same for a picture whose rows are drawn when they are needed.
  package func png(
    _ picture: any RowPicture, of frames: SceneLayout
  ) throws(WritingError<Never>) -> [UInt8] {
    let memory = ByteMemory()
    _ = try write(picture, of: frames) { bytes throws(Never) in memory.append(bytes) }
    return memory.bytes
  }

  /// Draws a scene and passes the bytes of a PNG file to a function.
  ///
  /// - Parameters:
  ///   - scene: The scene to draw.
  ///   - options: The options for drawing.
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
    var timings = frames.timings
    let picture: any RowPicture
    do throws(RenderingError) {
      picture = try rows(of: frames, options, &timings)
    } catch {
      throw .drawing(error)
    }
    return try write(picture, of: frames, timings, options: options, to: sink)
  }

  /// A picture whose rows are drawn on demand: from the display list of the whole, or one of
  /// very many rows from lists of some thousand rows each.
  package func rows(
    of frames: SceneLayout, _ options: DrawingOptions, _ timings: inout StageTimings
  ) throws(RenderingError) -> any RowPicture {
    let budget = budget(frames.layout, after: frames.timings)
    if Double(frames.pixelSize.height) > options.slicedRows, options.overlay == nil {
      return try SlicedPicture(frames, self, budget: budget)
    }
    // The glyphs of an endless line need more memory than all the rest.
    try requirePicture(frames)
    let prepared = prepare(frames, overlay: options.overlay)
    timings = prepared.timings
    return try timings.measure(.raster) { () throws(RenderingError) in
      try picture(prepared, budget: budget)
    }
  }

  /// Encodes a picture: whole when it is drawn, or a large one in stripes while it is.
  package func write<SinkError>(
    _ picture: any RowPicture, of frames: SceneLayout, _ timings: StageTimings = StageTimings(),
    options: DrawingOptions = DrawingOptions(),
    to sink: @escaping @Sendable ([UInt8]) throws(SinkError) -> Void
  ) throws(WritingError<SinkError>) -> WrittenPicture {
    guard let picture = picture as? RasterPicture,
      Double(picture.width) * Double(picture.height) <= options.streamingPixels
    else { return try stream(picture, frames, timings, options, to: sink) }
    return try writeWhole(picture, frames, timings, options, to: sink)
  }

  /// The frames of a scene as far as drawing needs them.
  func layout(
    drawing scene: consuming Scene, _ options: DrawingOptions,
    _ timings: StageTimings = StageTimings()
  ) throws(RenderingError) -> SceneLayout {
    options.needsEveryFrame
      ? try layout(scene, timings)
      : try layoutForDrawing(scene, threads: options.threads, timings)
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
    _ picture: any RowPicture, _ frames: SceneLayout, _ timings: StageTimings,
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
