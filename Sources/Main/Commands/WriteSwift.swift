import ArgumentParser
import GalleySceneSnapshots
import GalleySnapshots
import GalleyStair
import GalleySwiftSource
import GalleySystem

/// `galley swift`: a document as SwiftUI source, and a view of a source as a document.
struct WriteSwift: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "swift",
    abstract: "Print a document as SwiftUI source, or the view of a source as a document.",
    discussion: """
      Styles, schemes and names of the theme are resolved; pictures become those of an asset \
      catalogue. Components that SwiftUI has no word for are written as those of GalleyKit. What \
      cannot be written is an error at its place, and nothing is printed (exit status 2).

      With --to-document, the first argument is a source, a folder or a package: it is built as \
      "galley previews" builds it, and the view of its preview is printed as a document that draws \
      the same picture. States, closures and layouts of one's own have no place in a document and are \
      errors.

      Examples:
        galley swift card.json -o CardView.swift
        cat card.json | galley swift -
        galley swift --to-document CardView.swift -o card.json
        galley swift --to-document Sources/Views --preview CardView-dark
      """)

  @Argument(
    help: "A document; - is standard input. With --to-document a source, a folder or a package.")
  var document: String

  @Flag(help: "Print the view of a preview as a document.")
  var toDocument = false

  @Option(
    help: "The name of the preview, as \"galley previews --list\" prints it; not needed for one.")
  var preview: String?

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: "A file, or - for standard output.")
  var output = "-"

  @OptionGroup(title: "Documents and resources")
  var sources: SourceOptions

  @OptionGroup(title: "Building with --to-document") var building: PreviewOptions

  func validate() throws {
    if preview != nil, !toDocument { throw ValidationError("--preview goes with --to-document") }
    if let option = building.given.first, !toDocument {
      throw ValidationError("\(option) goes with --to-document")
    }
    if document == "-", toDocument {
      throw ValidationError("--to-document builds a file, a folder or a package")
    }
  }

  func run() throws {
    if toDocument { return try writeDocument() }
    var request = DocumentRequest(path: document)
    request.goal = .document
    let prepared = try sources.documents().prepare(request)
    try DiagnosticPrinter.stop(at: prepared.findings, of: prepared.source)
    guard let read = prepared.document else { throw ExitStatus.badInput }
    let source = SwiftSource(read, named: DesignFile.stem(of: document), from: prepared.source)
    try DiagnosticPrinter.stop(at: source.diagnostics, of: prepared.source)
    try write(Array(source.text.utf8))
  }

  private func write(_ bytes: [UInt8]) throws {
    if output == "-" { return try Output.standard.write(String(decoding: bytes, as: UTF8.self)) }
    try OutputFile.write(bytes, to: output, inputs: [document] + sources.files)
  }

  // Sources

  private func writeDocument() throws {
    do {
      let hold = try building.hold(for: document)
      var shadow = try building.shadow(of: document)
      try shadow.confinement.check()
      let left = try shadow.build(hold)
      guard left.sources.isEmpty, left.parts.isEmpty else { throw ExitStatus.badInput }
      let hosts = try shadow.hosts(sources.budget.limits)
      let wanted = try wantedPreview(hosts.list())
      let place = wanted.file.map { "\(shadow.source($0))\(wanted.line.map { ":\($0)" } ?? "")" }
      let reply = withExtendedLifetime(hold) {
        hosts.picture(for: PreviewRequest(.write(wanted.name, ending: "json")))
      }
      switch reply {
      case .written(_, _, let remarks, let bytes) where bytes.first == UInt8(ascii: "{"):
        for remark in remarks { Output.error.say(.warning, remark, of: place ?? wanted.name) }
        try write(bytes)
      case .failed(let reason), .leftOut(let reason):
        for line in reason.split(separator: "\n") {
          Output.error.say(.error, String(line), of: place ?? wanted.name)
        }
        throw ExitStatus.badInput
      default:
        Output.error.say(.error, "the answer of the preview is not a document", of: wanted.name)
        throw ExitStatus.badInput
      }
    } catch let error as FileError where !ResultStream.isReaderGone(error) {
      Output.error.say(.error, "\(error)")
      throw ExitStatus.badInput
    }
  }

  /// The requested preview, or the only one.
  private func wantedPreview(_ all: [ListedPreview]) throws -> ListedPreview {
    let wanted = preview.map { name in all.filter { $0.name == name } } ?? all
    if wanted.count == 1 { return wanted[0] }
    let names = all.map { "\"\($0.name)\"" }.joined(separator: ", ")
    let reason =
      all.isEmpty
      ? "there is no preview"
      : preview.map { "there is no preview \"\($0)\"; there are \(names)" }
        ?? "there are several previews; give one with --preview: \(names)"
    Output.error.say(.error, reason, of: document)
    throw ExitStatus.badInput
  }
}
