import ArgumentParser
import GalleyParsing
import GalleySnapshots

/// `galley prune`: removes references that no case declares.
struct Prune: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract: "Remove references that no case declares.",
    discussion: """
      What is declared is read from the corpus, not from what ran: filters and shards of earlier \
      runs do not matter. Nothing is removed while a declaration cannot be read.

      Example:
        galley prune --dry-run
      """)

  @OptionGroup var corpus: CorpusOptions

  @Flag(help: "Only list the files.")
  var dryRun = false

  @Flag(help: "Print the files as a JSON array.")
  var json = false

  func run() throws {
    let found = try Corpus(root: corpus.root)
    for finding in found.findings {
      DiagnosticPrinter.print([finding.diagnostic], of: finding.source)
    }
    if found.hasErrors { throw ExitStatus.badInput }
    let pruning = Pruning(found, output: corpus.outputFolder)
    if json {
      let files = SyntaxValue.array(pruning.files.map { .text($0) })
      try Output.standard.line(JSONWriter.text(of: files))
    } else {
      for file in pruning.files { try Output.standard.line(file) }
    }
    if dryRun { return }
    let count = try pruning.run()
    if !json { try Output.standard.line("removed \(count) file\(count == 1 ? "" : "s")") }
  }
}
