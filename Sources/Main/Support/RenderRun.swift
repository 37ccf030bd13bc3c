import Galley
import GalleyDesign
import GalleyDocuments
import GalleyFiles
import GalleyGeometry
import GalleyImaging
import GalleyParsing
import GalleyRendering
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
      let loaded = try timings.measure(.parse) { () throws(FileError) in try loader.load(path) }
      outcome.source = loaded.source
      outcome.diagnostics = loaded.diagnostics
      guard let document = loaded.document else { return outcome.fail(.badInput) }
      let appearances = canvas.appearances(of: document.canvas)
      for appearance in appearances {
        let scene = Scene(document, settings: canvas.settings, appearance: appearance)
        let file = target.path(for: path, appearance: appearances.count > 1 ? appearance : nil)
        if let folder = target.folder { try Directory.create(folder) }
        let picture = try write(scene, to: file, threads: threads, &timings)
        outcome.pictures.append(picture)
        timings = StageTimings()
      }
    } catch {
      outcome.fail(error)
    }
  }

  /// Pictures with more pixels are drawn and encoded in one go, stripe by stripe.
  private static let streamingPixels = 8 << 20

  private func write(
    _ scene: Scene, to path: String?, threads: Int, _ timings: inout StageTimings
  ) throws -> RenderedPicture {
    let plain = renderer.prepare(scene, &timings)
    let prepared = overlay.map { plain.overlaid(with: $0) } ?? plain
    let picture = try timings.measure(.raster) { () throws(RenderingError) in
      try renderer.picture(prepared)
    }
    let encoder = PNGEncoder(mode: mode, scale: scene.canvas.grid.scale, threads: threads)
    let count =
      picture.width * picture.height > Self.streamingPixels
      ? try stream(picture, with: encoder, to: path, &timings)
      : try encode(prepared, with: encoder, to: path, threads, &timings)
    return RenderedPicture(
      path: path, appearance: scene.canvas.appearance, width: picture.width,
      height: picture.height, bytes: count, timings: timings)
  }

  private func stream(
    _ picture: RasterPicture, with encoder: PNGEncoder, to path: String?,
    _ timings: inout StageTimings
  ) throws -> Int {
    let sink = try FileSink(path: path)
    try timings.measure(.raster) {
      () throws(PNGDrawingError<RenderingError, FileError>) in
      try renderer.encode(picture, with: encoder) { bytes throws(FileError) in
        try sink.write(bytes)
      }
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
      if let path {
        try File.write(bytes, to: path)
      } else {
        bytes.withUnsafeBytes { Output.standard.write($0) }
      }
    }
    return bytes.count
  }
}
