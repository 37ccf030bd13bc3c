import ArgumentParser
import GalleyStair
import GalleySwiftSource
import GalleySystem

/// `galley swift`: a document as Swift source.
struct WriteSwift: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "swift",
    abstract: "Print the Swift source of a view that draws the same picture as a document.",
    discussion: """
      Styles, schemes and names of the theme are resolved; the theme itself and images stay what \
      they are, and are handed to the scene where Galley does not have them. What cannot be \
      written is an error at its place, and nothing is printed (exit status 2).

      With --corpus, the documents of a folder become the sources of a test target: a file for \
      each folder and a table of all scenes.

      Examples:
        galley swift card.json -o CardView.swift
        cat card.json | galley swift -
        galley swift --corpus Snapshots -o Tests/ParityScenes/Snapshots
      """)

  @Argument(help: "A document; - is standard input.")
  var document: String?

  @Option(help: "A folder of documents in place of one.")
  var corpus: String?

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: "A file, or - for standard output; with --corpus a folder.")
  var output = "-"

  @OptionGroup(title: "Documents and resources")
  var sources: SourceOptions

  func validate() throws {
    guard (document == nil) != (corpus == nil) else {
      throw ValidationError("one document is needed, or a folder with --corpus")
    }
    if corpus != nil, output == "-" { throw ValidationError("--corpus needs a folder: -o FOLDER") }
  }

  func run() throws {
    let documents = try sources.documents()
    func prepared(_ path: String) -> PreparedDocument {
      var request = DocumentRequest(path: path)
      request.goal = .document
      return documents.prepare(request)
    }
    if let corpus {
      let files = try SwiftCorpus(corpus).files { path, name in
        try Self.source(of: prepared(path), named: name)
      }
      for (path, text) in files {
        try OutputFile.write(Array(text.utf8), to: FilePath(output).appending(path).string)
      }
    }
    guard let document else { return }
    let source = try Self.source(of: prepared(document), named: DesignFile.stem(of: document))
    if output == "-" { return try Output.standard.write(source.text) }
    try OutputFile.write(
      Array(source.text.utf8), to: output, inputs: [document] + sources.files)
  }

  /// The source of a document.
  ///
  /// - Throws: `ExitStatus.badInput` after printing what is wrong with the document, or what of it
  ///   cannot be written.
  private static func source(
    of prepared: PreparedDocument, named name: String
  ) throws(ExitStatus) -> SwiftSource {
    try DiagnosticPrinter.stop(at: prepared.findings, of: prepared.source)
    guard let document = prepared.document else { throw .badInput }
    let source = SwiftSource(document, named: name, from: prepared.source)
    try DiagnosticPrinter.stop(at: source.diagnostics, of: prepared.source)
    return source
  }
}
