import ArgumentParser
import GalleyImaging
import GalleyParsing
import GalleySceneSnapshots
import GalleySnapshots
import GalleySystem
import Synchronization

/// `galley gallery page`: the documents of a folder as a page that needs no server.
struct GalleryPage: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "page",
    abstract: "Draw the documents of a folder to a page of files.",
    discussion: """
      Every document is drawn in the variants that its suite declares. The page is that of reports and \
      of "galley serve": a tree with search, zoom, a pixel grid. It works from the disk and from any \
      host of files. Documents that cannot be drawn are named and left out.

      Example:
        galley gallery page Snapshots -o gallery/
      """)

  @Argument(help: "The folder of documents.")
  var corpus = "Snapshots"

  @Option(name: [.customShort("o"), .customLong("output")], help: "The folder for the page.")
  var output: String

  @OptionGroup var sources: SourceOptions

  func run() throws {
    try OutputTarget.requireFolder(output)
    let cases = try Corpus(root: corpus).cases
    let jobs = cases.flatMap { found in found.variants.map { (found, $0) } }
    let pictures = try sources.pictures()
    let outcomes = Mutex([Result<Void, any Error>?](repeating: nil, count: jobs.count))
    let progress = ProgressCount(of: jobs.count, "pictures")
    Workers.run(jobs.count, threads: Workers.processorCount) { index in
      let (found, variant) = jobs[index]
      let outcome = Result { try draw(found, variant, pictures) }
      outcomes.withLock { $0[index] = outcome }
      progress.advance()
    }
    var report = SnapshotReport()
    var status = ExitStatus.success
    for ((found, variant), outcome) in zip(jobs, outcomes.withLock { $0 }) {
      do {
        try outcome?.get()
        report.results.append(
          PictureResult(
            name: found.pictureName(variant), caseName: found.name, variant: variant.name,
            status: .passed))
      } catch {
        status = max(status, ExitStatus(of: error))
        Output.error.say(.error, "\(found.pictureName(variant)): \(error)")
      }
    }
    for file in HTMLReport.gallery(of: report) {
      try write(file.bytes, to: file.path)
    }
    let page = FilePath(output).appending("index.html")
    try Output.standard.line("\(page.string): \(report.results.count) pictures")
    if status != .success { throw status }
  }

  private func draw(
    _ found: SnapshotCase, _ variant: Variant, _ pictures: DocumentPictures
  ) throws {
    let request = RenderRequest(path: found.path, variant: variant, settings: found.settings)
    let bitmap = try pictures.preparation(request).draw().bitmap
    let scale = variant[.scale].flatMap(Double.init) ?? 1
    let file = try PNGEncoder(mode: .small, scale: scale, threads: 1).encode(bitmap)
    try write(file, to: "\(HTMLReport.galleryPictures)/\(found.pictureName(variant)).png")
  }

  private func write(_ bytes: [UInt8], to name: String) throws(FileError) {
    let path = "\(output)/\(name)"
    try Directory.create(FilePath(path).folder.string)
    try File.write(bytes, to: path)
  }
}
