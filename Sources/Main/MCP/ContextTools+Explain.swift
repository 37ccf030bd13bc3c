import GalleyParsing
import GalleySceneSnapshots
import GalleyServe
import GalleySnapshots
import GalleySystem

extension ContextTools {
  /// The arguments of the tool that explains differences between pictures.
  static let explanation: [ContextTool.Parameter] = [
    .init(
      "folder", "string",
      "The folder of documents and their references, Snapshots unless given; for previews that of "
        + "their references, __Previews__ in the folder of the sources unless given."),
    .init(
      "previews", "string",
      "A package, a folder of SwiftUI sources or a source, whose previews are compared instead."),
    .init("case", "string", "Part of a name, or a pattern with * and ?; every case unless given."),
  ]

  /// The number of differences that are shown as pictures; all are described in text.
  private static let shownPictures = 4

  /// Compares documents or previews with their references and reports the changes by cause; writes nothing
  /// among them.
  mutating func explain(_ arguments: SyntaxValue) throws -> ToolAnswer {
    let (corpus, pictures) = try compared(arguments)
    let mistakes = corpus.findings.map { $0.diagnostic.rendered(in: $0.source) }
    guard !corpus.hasErrors else {
      return ToolAnswer(mistakes.joined(separator: "\n"), isError: true)
    }
    let filter = CaseFilter(patterns: [arguments["case"]?.text].compactMap(\.self))
    let cases = corpus.cases.filter { found in
      filter.matches(found.name)
        || found.variants.contains { filter.matches(found.pictureName($0)) }
    }
    guard !cases.isEmpty else {
      throw HTTPRefusal(.notFound, "no case in '\(corpus.root)' matches")
    }
    let output = try Directory.createUnique(
      "\(ProcessVariables.all["TMPDIR"] ?? "/tmp")/galley-explain")
    defer { try? Directory.remove(output) }
    var options = RunOptions()
    options.mode = .never
    options.output = output
    options.workers = Workers.processorCount
    options.differenceLimit = Self.shownPictures
    let report = try SnapshotRun(
      root: corpus.root, options: options, sourceDigest: pictures.digest,
      prepare: pictures.preparation
    ).run(cases)
    let shown = report.results.flatMap(\.attachments).filter { $0.role == "diff" }
      .prefix(Self.shownPictures).compactMap { try? File.read("\(output)/\($0.path)") }
    return ToolAnswer(
      (mistakes + [TerminalReport(usesColor: false).summary(report)]).joined(separator: "\n"),
      pictures: shown)
  }

  /// The cases to compare, and the source of their pictures.
  private mutating func compared(
    _ arguments: SyntaxValue
  ) throws -> (corpus: Corpus, pictures: any PictureSource) {
    if let path = arguments["previews"]?.text {
      let cases = try used(path).cases()
      let folder = FilePath(arguments["folder"]?.text ?? PreviewCases.folder(of: path))
        .withoutTrailingSeparators
      try readable.check(folder)
      if Directory.exists(folder) { try readable.checkLinks(below: folder) }
      return (try cases.corpus(in: folder), cases.pictures)
    }
    let folder = arguments["folder"]?.text ?? "Snapshots"
    try readable.check(folder)
    guard Directory.exists(folder) else {
      throw HTTPRefusal(
        .notFound,
        "there is no folder '\(folder)' of documents with references; 'folder' names another one, and 'previews' "
          + "SwiftUI sources")
    }
    try readable.checkLinks(below: folder)
    return (
      try Corpus(root: FilePath(folder).withoutTrailingSeparators),
      try sources.pictures(in: readable)
    )
  }
}
