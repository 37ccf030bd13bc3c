import Galley
import GalleyDesign
import GalleyDocuments
import GalleyFiles
import GalleyGeometry
import GalleyImaging
import GalleyLayout
import GalleyParsing
import GalleyRendering
import GalleyText
import GalleyThreads

/// Renders documents in parallel, each picture's failure its own.
struct RenderRun: Sendable {
  var renderer: Renderer
  var loader: DocumentLoader
  var canvas: CanvasOptions
  var target: OutputTarget
  var overlay: LayoutOverlay?
  var mode: PNGEncoder.Mode
  var repeats: Int
  var threads: Int

  /// Renders every file; outcomes are in the order of the files, and what they have to say is
  /// printed in that order as well.
  func render(_ files: [String]) -> [RenderOutcome] {
    let board = OutcomeBoard(count: files.count)
    let inner = max(1, threads / files.count)
    GalleyThreads.Workers.run(files.count, threads: threads) { index in
      board.put(render(files[index], threads: inner), at: index)
    }
    return board.all
  }

  private func render(_ path: String, threads: Int) -> RenderOutcome {
    var outcome = RenderOutcome(document: path)
    for _ in 0..<repeats where outcome.status == .success {
      renderOnce(path, threads: threads, into: &outcome)
    }
    return outcome
  }

  private func renderOnce(_ path: String, threads: Int, into outcome: inout RenderOutcome) {
    do {
      var timings = StageTimings()
      var scenes = try scenes(of: path, &timings, &outcome)
      let isSingle = scenes.count == 1
      let isLong = outcome.source?.bytes.count ?? 0 > Self.longSource
      if isLong { FreeMemory.giveBack() }
      while outcome.status == .success, !scenes.isEmpty {
        var scene = scenes.removeFirst()
        let tree = timings.measure(.shape) { scene.takeTree(scene.context(renderer.typesetter)) }
        outcome.add(tree, fonts: renderer.typesetter.fonts)
        if scenes.isEmpty { outcome.forgetSource() }
        if isLong { FreeMemory.giveBack() }
        let file = target.path(for: path, appearance: isSingle ? nil : scene.canvas.appearance)
        if let folder = target.folder { try Directory.create(folder) }
        let layout = timings.measure(.layout) { scene.layout(tree) }
        do {
          outcome.pictures.append(
            try write(scene, layout, to: file, threads: threads, &timings))
        } catch let error as RenderingError {
          outcome.fail(error, in: layout)
        }
        timings = StageTimings()
      }
    } catch {
      outcome.fail(error)
    }
  }

  /// A scene for each appearance; after this nobody else holds the document's components.
  private func scenes(
    of path: String, _ timings: inout StageTimings, _ outcome: inout RenderOutcome
  ) throws(FileError) -> [Scene] {
    let loaded = try timings.measure(.parse) { () throws(FileError) in try loader.load(path) }
    outcome.source = loaded.source
    outcome.diagnostics = loaded.diagnostics
    guard let document = loaded.document else {
      outcome.fail(.badInput)
      return []
    }
    return canvas.appearances(of: document.canvas).map {
      Scene(document, settings: canvas.settings, appearance: $0)
    }
  }

  /// Documents of more bytes leave much memory behind when they have been read.
  private static let longSource = 4 << 20
  /// Pictures with more pixels are drawn and encoded in one go, stripe by stripe.
  private static let streamingPixels = 8.0 * 1024 * 1024
  /// Pictures with more rows do not even have a display list at once.
  private static let slicedRows = 100_000.0

  private func write(
    _ scene: Scene, _ layout: LayoutResult, to path: String?, threads: Int,
    _ timings: inout StageTimings
  ) throws -> RenderedPicture {
    let scale = scene.canvas.grid.scale
    let size = scene.size(layout)
    let encoder = PNGEncoder(mode: mode, scale: scale, threads: threads)
    if size.height * scale > Self.slicedRows, overlay == nil {
      return try writeSliced(scene, layout, with: encoder, to: path, &timings)
    }
    let list = timings.measure(.paint) { scene.display(layout) }
    let plain = PreparedScene(scene: scene, layout: layout, list: list)
    let prepared = overlay.map { plain.overlaid(with: $0) } ?? plain
    let picture = try timings.measure(.raster) { () throws(RenderingError) in
      try renderer.picture(prepared)
    }
    let count =
      size.width * size.height * scale * scale > Self.streamingPixels
      ? try stream(to: path, &timings) { sink throws(Drawing) in
        try renderer.encode(picture, with: encoder, to: sink)
      }
      : try encode(prepared, with: encoder, to: path, threads, &timings)
    return RenderedPicture(
      path: path, appearance: scene.canvas.appearance, width: picture.width,
      height: picture.height, bytes: count, timings: timings)
  }

  private func writeSliced(
    _ scene: Scene, _ layout: LayoutResult, with encoder: PNGEncoder, to path: String?,
    _ timings: inout StageTimings
  ) throws -> RenderedPicture {
    let picture = try SlicedPicture(scene, layout, renderer)
    let count = try stream(to: path, &timings) { sink throws(Drawing) in
      try renderer.encode(picture, with: encoder, to: sink)
    }
    return RenderedPicture(
      path: path, appearance: scene.canvas.appearance, width: picture.width,
      height: picture.height, bytes: count, timings: timings)
  }

  private typealias Drawing = PNGDrawingError<RenderingError, FileError>
  private typealias Sink = @Sendable ([UInt8]) throws(FileError) -> Void

  private func stream(
    to path: String?, _ timings: inout StageTimings,
    _ encode: (@escaping Sink) throws(Drawing) -> Void
  ) throws -> Int {
    let sink = try FileSink(path: path)
    try timings.measure(.raster) { () throws(Drawing) in
      try encode { bytes throws(FileError) in try sink.write(bytes) }
    }
    return try timings.measure(.write) { () throws(FileError) in try sink.commit() }
  }

  private func encode(
    _ prepared: PreparedScene, with encoder: PNGEncoder, to path: String?, _ threads: Int,
    _ timings: inout StageTimings
  ) throws -> Int {
    let bitmap = try timings.measure(.raster) { () throws(RenderingError) in
      try renderer.bitmap(prepared, threads: threads)
    }
    let bytes = try timings.measure(.encode) { () throws(ImageError) in
      try encoder.encode(bitmap)
    }
    try timings.measure(.write) { () throws(FileError) in
      guard let path else {
        let result = bytes.withUnsafeBytes { buffer in
          Result { () throws(FileError) in try Output.standard.send(buffer) }
        }
        return try result.get()
      }
      try File.write(bytes, to: path)
    }
    return bytes.count
  }
}
