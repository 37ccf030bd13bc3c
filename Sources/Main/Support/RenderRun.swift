import GalleyDocuments
import GalleyImaging
import GalleyRendering
import GalleyStair
import GalleySystem

/// Renders documents in parallel, each picture's failure its own.
struct RenderRun: Sendable {
  var documents: DocumentRenderer
  var canvas: CanvasOptions
  var overlay: LayoutOverlay?
  /// The treatment of text in SVG and PDF.
  var pageText = PageText.outlines
  var mode: PNGEncoder.Mode
  /// The format of the command line; nil leaves it to the names of files.
  var format: PictureFormat?
  var repeats: Int
  var threads: Int
  /// Files that are read besides the documents and what they name.
  var inputs: [String]
  /// True if nothing is written to standard error, since everything is in the outcomes.
  var isSilent = false

  /// Renders every document; outcomes are in the order of the jobs, and their findings are printed in that
  /// order as well.
  func render(_ jobs: [RenderJob]) -> [RenderOutcome] {
    let board = OutcomeBoard(count: jobs.count, isSilent: isSilent)
    let inner = max(1, threads / jobs.count)
    GalleySystem.Workers.run(jobs.count, threads: threads) { index in
      board.put(render(jobs[index], threads: inner), at: index)
    }
    return board.all
  }

  private func render(_ job: RenderJob, threads: Int) -> RenderOutcome {
    var outcome = RenderOutcome(document: job.path, row: job.row)
    for _ in 0..<repeats where outcome.status == .success {
      renderOnce(job, threads: threads, into: &outcome)
    }
    return outcome
  }

  private func renderOnce(_ job: RenderJob, threads: Int, into outcome: inout RenderOutcome) {
    let (files, options, target) = (NotedFiles(), drawing(threads), job.target)
    let goal = DocumentRequest.Goal.drawing(
      options.writing(as: target.format(format).page))
    var documents = documents
    documents.loader.files = files
    var prepared = documents.prepare(canvas.each(job.request, goal))
    let renderer = prepared.renderer
    do {
      let count = prepared.pictures.count
      if count > 1 { try target.requireFolder(pictureCount: count) }
      while !prepared.pictures.isEmpty {
        let picture = prepared.pictures.removeFirst()
        let appearance = picture.frames.canvas.appearance
        let file = target.path(for: job.name, appearance: count == 1 ? nil : appearance, format)
        if let file { try OutputTarget.requireNoInput(file, [job.path] + files.paths + inputs) }
        let written = try prepared.drawn(picture) { () throws(WritingError<FileError>) in
          try write(picture, by: renderer, to: file, options)
        }
        guard let written else { break }
        outcome.pictures.append(
          RenderedPicture(path: file, appearance: appearance, picture: written))
      }
    } catch {
      outcome.fail(error)
    }
    outcome.take(prepared)
  }

  private func drawing(_ threads: Int) -> DrawingOptions {
    DrawingOptions(threads: threads, mode: mode, overlay: overlay, pageText: pageText)
  }

  private func write(
    _ picture: PreparedDocument.Picture, by renderer: Renderer, to path: String?,
    _ options: DrawingOptions
  ) throws(WritingError<FileError>) -> WrittenPicture {
    if let path { return try renderer.write(picture, to: path, options) }
    return try renderer.write(picture, options) { bytes throws(FileError) in
      try Output.standard.send(bytes)
    }
  }
}
