import GalleyParsing
import GalleySceneSnapshots
import GalleyServe
import GalleySnapshots
import GalleySystem

extension ContextTools {
  /// What the tool takes that says why pictures differ.
  static let explanation = [
    ("folder", "The folder of documents and their references; Snapshots unless given."),
    ("case", "Part of a name, or a pattern with * and ?; every case unless given."),
  ]

  /// So many differences are shown as pictures; all are told in words.
  private static let shownPictures = 4

  /// Compares documents with their references and tells by cause what changed; writes nothing among
  /// them.
  func explain(_ arguments: SyntaxValue) throws -> SyntaxValue {
    let folder = arguments["folder"]?.text ?? "Snapshots"
    try readable.checkLinks(below: folder)
    let corpus = try Corpus(root: FilePath(folder).withoutTrailingSeparators)
    let mistakes = corpus.findings.map { $0.diagnostic.rendered(in: $0.source) }
    guard !corpus.hasErrors else {
      return Self.result(mistakes.joined(separator: "\n"), isError: true)
    }
    let filter = CaseFilter(patterns: [arguments["case"]?.text].compactMap(\.self))
    let cases = corpus.cases.filter { found in
      filter.matches(found.name)
        || found.variants.contains { filter.matches(found.pictureName($0)) }
    }
    guard !cases.isEmpty else { throw HTTPRefusal(.notFound, "no case in '\(folder)' matches") }
    let output = try Directory.createUnique(
      "\(ProcessVariables.all["TMPDIR"] ?? "/tmp")/galley-explain")
    defer { try? Directory.remove(output) }
    var options = RunOptions()
    options.mode = .never
    options.output = output
    options.workers = Workers.processorCount
    options.differenceLimit = Self.shownPictures
    let pictures = try sources.pictures(in: readable)
    let report = try SnapshotRun(
      root: corpus.root, options: options, sourceDigest: pictures.digest,
      prepare: pictures.preparation
    ).run(cases)
    let shown = report.results.flatMap(\.attachments).filter { $0.role == "diff" }
      .prefix(Self.shownPictures).compactMap { try? File.read("\(output)/\($0.path)") }
    return Self.result(
      (mistakes + [TerminalReport(usesColor: false).summary(report)]).joined(separator: "\n"),
      pictures: shown)
  }
}
