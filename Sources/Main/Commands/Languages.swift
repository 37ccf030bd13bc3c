import ArgumentParser
import GalleyComponents
import GalleyParsing
import GalleySceneSnapshots
import GalleySnapshots
import GalleyStair

/// `galley languages`: what is left to do in each language.
struct Languages: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "languages",
    abstract: "Report by language what is not translated, cut, overflowing or without a font.",
    discussion: """
      Every document is read and laid out in every language of the strings. Exits with 1 when \
      something was found, 2 when a file cannot be read. Texts that are no key of the strings are \
      listed once, as a remark.

      Examples:
        galley languages card.json --strings Localizable.xcstrings
        galley languages screens/*.json --strings Resources --locale de --locale ar --json
      """)

  @Argument(help: "Documents.")
  var files: [String]

  @Option(
    name: .customLong("locale"),
    help: "A language to look at; may be given several times. Usually all that the strings have.")
  var locales: [String] = []

  @Flag(help: "Print a JSON array: one object with counts and findings for every language.")
  var json = false

  @OptionGroup var sources: SourceOptions

  func validate() throws {
    guard !sources.strings.isEmpty else { throw ValidationError("--strings is needed") }
    if let locale = locales.first(where: { !LanguageTag.isKnown($0) }) {
      throw ValidationError("--locale takes a BCP 47 tag such as ar or de-AT; not '\(locale)'")
    }
  }

  func run() throws {
    let documents = try sources.documents()
    let texts = try files.map { try DocumentLoader.source($0) }
    let languages = locales.isEmpty ? documents.loader.strings?.languages ?? [] : locales
    var report = LanguageReport()
    let progress = ProgressCount(of: languages.count * texts.count, "documents")
    // Text that fits its limit in one language can be cut in another.
    let lint = DocumentLint { $0.allowsLimits = false }
    for language in languages {
      for source in texts {
        var request = DocumentRequest(source)
        (request.settings.locale, request.goal) = (language, .list)
        let prepared = documents.prepare(request)
        guard let document = prepared.document else {
          DiagnosticPrinter.print(prepared.findings, of: source)
          throw prepared.status
        }
        let lints = lint.lints(in: prepared)
        report.add(language, document.localizationRemarks, lints, source)
        progress.advance()
      }
    }
    try Output.standard.line(json ? JSONWriter.text(of: report.value) : report.text)
    if report.hasFindings { throw ExitStatus.difference }
  }
}
