import GalleyDesign
import GalleyParsing
import GalleySnapshots
import GalleyStair
import Synchronization

/// One picture that was written.
struct RenderedPicture: Sendable {
  /// The file; nil is standard output.
  var path: String?
  /// Light or dark.
  var appearance: Appearance
  /// Its size and what each step took.
  var picture: WrittenPicture
}

/// The outcome of one document.
struct RenderOutcome: Sendable {
  /// The path as it was given.
  var document: String
  /// The number of the record of data from 1; nil without data, and for all records at once.
  var row: Int?
  /// The text that findings point into.
  var source: SourceText?
  /// The findings.
  var diagnostics: [Diagnostic] = []
  /// A failure outside the document.
  var failure: String?
  /// The pictures, in the order they were written; each repetition adds its own.
  var pictures: [RenderedPicture] = []
  /// The exit status.
  var status = ExitStatus.success

  init(document: String, row: Int? = nil) { (self.document, self.row) = (document, row) }

  /// The outcome of a record that is not drawn, whose findings have been printed.
  init(document: String, row: Int, refusedBy findings: [Diagnostic], in data: SourceText) {
    self.init(document: document, row: row)
    (source, diagnostics, status) = (data, findings, .badInput)
  }

  /// Takes what was found in the document, and how it ended.
  mutating func take(_ prepared: PreparedDocument) {
    (source, diagnostics) = (prepared.source, prepared.findings)
    status = max(status, prepared.status)
  }

  /// Ends with a failure of the outside world.
  mutating func fail(_ error: any Error) {
    failure = "\(error)"
    status = ExitStatus(of: error)
  }

  /// The outcome as JSON, for programs.
  var value: SyntaxValue {
    let pictures = pictures.map { rendered in
      SyntaxValue.object([
        ("output", rendered.path.map(SyntaxValue.text) ?? .null),
        ("appearance", .text(rendered.appearance.rawValue)),
        ("width", .number(Double(rendered.picture.width))),
        ("height", .number(Double(rendered.picture.height))),
      ])
    }
    let findings = source.map { source in
      diagnostics.map { SyntaxValue.finding($0, in: source) }
    }
    let outside: [SyntaxValue] =
      failure.map { failure in
        [
          .object([
            ("file", .text(document)), ("severity", .text("error")), ("message", .text(failure)),
          ])
        ]
      } ?? []
    return .object(
      [
        ("document", .text(document)), ("status", .number(Double(status.rawValue))),
      ] + (row.map { [("row", .number(Double($0)))] } ?? []) + [
        ("pictures", .array(pictures)), ("diagnostics", .array((findings ?? []) + outside)),
      ])
  }

  /// Prints findings and failures on standard error.
  ///
  /// - Parameter known: The findings of earlier records, which are not printed again.
  /// - Returns: The number of findings that were known.
  func report(_ known: inout Set<Diagnostic>) -> Int {
    let new =
      row == nil
      ? diagnostics : diagnostics.filter { known.insert($0.withoutNotes).inserted }
    if let source { DiagnosticPrinter.print(new, of: source) }
    if let failure { Output.error.say(.error, failure, of: document) }
    return diagnostics.count - new.count
  }
}

/// Outcomes as they come in from any thread, handed out in the order of the documents.
final class OutcomeBoard: Sendable {
  private struct State {
    var outcomes: [RenderOutcome?]
    var reported = 0
    var finished = 0
    /// Findings of records that were printed, and how many more were equal to one of them.
    var known: Set<Diagnostic> = []
    var repeated = 0
  }
  private let progress: ProgressLine
  private let state: Mutex<State>

  private let isSilent: Bool

  init(count: Int, isSilent: Bool) {
    self.isSilent = isSilent
    state = Mutex(State(outcomes: Array(repeating: nil, count: count)))
    progress = ProgressLine(of: count, "documents", isSilent: isSilent)
  }

  /// Takes an outcome, and reports all that are now complete from the front.
  func put(_ outcome: RenderOutcome, at index: Int) {
    state.withLock { state in
      state.outcomes[index] = outcome
      state.finished += 1
      progress.clear()
      while state.reported < state.outcomes.count, let next = state.outcomes[state.reported] {
        if !isSilent { state.repeated += next.report(&state.known) }
        state.reported += 1
      }
      if state.reported == state.outcomes.count, state.repeated > 0 {
        let findings = counted(state.repeated, "more finding")
        Output.error.line("note: \(findings) in other records, equal to these")
      }
      progress.show(state.finished)
    }
  }

  /// All outcomes; every one must have been put.
  var all: [RenderOutcome] { state.withLock { $0.outcomes.compactMap(\.self) } }
}

extension Diagnostic {
  /// The finding without the notes that name its record.
  var withoutNotes: Diagnostic {
    var result = self
    result.notes = []
    return result
  }
}
