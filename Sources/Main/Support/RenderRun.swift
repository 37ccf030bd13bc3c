import Galley
import GalleyDesign
import GalleyDocuments
import GalleyImaging
import GalleyLayout
import GalleyParsing
import GalleyRendering
import GalleySystem
import GalleyText

/// Renders documents in parallel, each picture's failure its own.
struct RenderRun: Sendable {
  var renderer: Renderer
  var loader: DocumentLoader
  var canvas: CanvasOptions
  var target: OutputTarget
  var overlay: LayoutOverlay?
  /// What becomes of text in SVG and PDF.
  var pageText = PageText.outlines
  var mode: PNGEncoder.Mode
  var repeats: Int
  var threads: Int
  /// Files that are read besides the documents and what they name.
  var inputs: [String]
  /// Whether nothing is said on standard error, since everything is in the outcomes.
  var isSilent = false

  /// Renders every file; outcomes are in the order of the files, and what they have to say is
  /// printed in that order as well.
  func render(_ files: [String]) -> [RenderOutcome] {
    let board = OutcomeBoard(count: files.count, isSilent: isSilent)
    let inner = max(1, threads / files.count)
    GalleySystem.Workers.run(files.count, threads: threads) { index in
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
      let files = NotedFiles()
      var scenes = try scenes(of: path, files, &timings, &outcome)
      let inputs = [path] + files.paths + inputs
      let isSingle = scenes.count <= 1
      if !isSingle { try target.requireFolder(pictureCount: scenes.count) }
      while outcome.status == .success, !scenes.isEmpty {
        let scene = scenes.removeFirst()
        let appearance = scene.canvas.appearance
        let file = target.path(for: path, appearance: isSingle ? nil : appearance)
        let frames = try layout(scene, for: file, threads: threads, timings)
        outcome.add(frames.layout.tree, fonts: renderer.typesetter.fonts)
        outcome.add(frames.layout)
        if scenes.isEmpty { outcome.forgetSource() }
        // Warnings of fonts and frames come after reading, which refuses its own.
        if loader.refusesWarnings, outcome.diagnostics.contains(where: { $0.severity == .warning })
        {
          return outcome.fail(.badInput)
        }
        if let file { try OutputTarget.requireNoInput(file, inputs) }
        do throws(WritingError<FileError>) {
          let picture = try write(frames, to: file, threads: threads, &outcome)
          outcome.pictures.append(
            RenderedPicture(path: file, appearance: appearance, picture: picture))
        } catch {
          outcome.fail(error, in: frames.layout)
        }
        timings = StageTimings()
      }
    } catch let error as RenderingError {
      outcome.fail(.drawing(error))
    } catch {
      outcome.fail(error)
    }
  }

  /// A scene for each appearance; after this nobody else holds the document's components.
  private func scenes(
    of path: String, _ files: NotedFiles, _ timings: inout StageTimings,
    _ outcome: inout RenderOutcome
  ) throws(FileError) -> [Scene] {
    var loader = loader
    loader.files = files
    let loaded = try timings.measure(.parse) { () throws(FileError) in try loader.load(path) }
    outcome.source = loaded.source
    outcome.diagnostics = loaded.diagnostics
    guard let document = loaded.document else {
      outcome.fail(.badInput)
      return []
    }
    return document.scenes(settings: canvas.settings, appearances: canvas.appearance)
  }

  /// Only pictures of pixels without an overlay need no frames of their rows.
  private func layout(
    _ scene: consuming Scene, for file: String?, threads: Int, _ timings: StageTimings
  ) throws(RenderingError) -> SceneLayout {
    let needsFrames = overlay != nil || file.flatMap(PageFormat.init(path:)) != nil
    return needsFrames
      ? try renderer.layout(scene, timings)
      : try renderer.layoutForDrawing(scene, threads: threads, timings)
  }

  private func write(
    _ frames: SceneLayout, to path: String?, threads: Int, _ outcome: inout RenderOutcome
  ) throws(WritingError<FileError>) -> WrittenPicture {
    let options = DrawingOptions(threads: threads, mode: mode, overlay: overlay, pageText: pageText)
    if let path, let format = PageFormat(path: path) {
      return try write(frames, as: format, to: path, options, &outcome)
    }
    if let path { return try renderer.write(frames, to: path, options: options) }
    return try renderer.write(frames, options: options) { bytes throws(FileError) in
      try Output.standard.send(bytes)
    }
  }

  private func write(
    _ frames: SceneLayout, as format: PageFormat, to path: String, _ options: DrawingOptions,
    _ outcome: inout RenderOutcome
  ) throws(WritingError<FileError>) -> WrittenPicture {
    var timings = frames.timings
    let page: Page
    do throws(RenderingError) {
      page = try timings.measure(.raster) { () throws(RenderingError) in
        try renderer.page(frames, as: format, options: options)
      }
    } catch {
      throw .drawing(error)
    }
    do throws(FileError) {
      try timings.measure(.write) { () throws(FileError) in
        try page.write(to: path)
      }
    } catch {
      throw .sink(error)
    }
    outcome.diagnostics += page.findings(in: frames).filter { !outcome.diagnostics.contains($0) }
    let pixels = frames.canvas.grid.scale
    return WrittenPicture(
      width: Int(saturating: (frames.size.width * pixels).rounded(.up)),
      height: Int(saturating: (frames.size.height * pixels).rounded(.up)),
      byteCount: page.bytes.count,
      timings: timings)
  }
}
