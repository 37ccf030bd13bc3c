import ArgumentParser
import GalleyStair
import GalleySwiftSource
import GalleySystem

/// `galley swift`: a document as SwiftUI source.
struct WriteSwift: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "swift",
    abstract: "Print the SwiftUI source of a view that draws the same picture as a document.",
    discussion: """
      Styles, schemes and names of the theme are resolved; pictures become those of an asset \
      catalogue. Components that SwiftUI has no word for are written as those of GalleyKit. What \
      cannot be written is an error at its place, and nothing is printed (exit status 2).

      Examples:
        galley swift card.json -o CardView.swift
        cat card.json | galley swift -
      """)

  @Argument(help: "A document; - is standard input.")
  var document: String

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: "A file, or - for standard output.")
  var output = "-"

  @OptionGroup(title: "Documents and resources")
  var sources: SourceOptions

  func run() throws {
    var request = DocumentRequest(path: document)
    request.goal = .document
    let prepared = try sources.documents().prepare(request)
    try DiagnosticPrinter.stop(at: prepared.findings, of: prepared.source)
    guard let read = prepared.document else { throw ExitStatus.badInput }
    let source = SwiftSource(read, named: DesignFile.stem(of: document), from: prepared.source)
    try DiagnosticPrinter.stop(at: source.diagnostics, of: prepared.source)
    if output == "-" { return try Output.standard.write(source.text) }
    try OutputFile.write(
      Array(source.text.utf8), to: output, inputs: [document] + sources.files)
  }
}
