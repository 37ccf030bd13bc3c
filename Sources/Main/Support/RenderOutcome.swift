import Galley
import GalleyDesign
import GalleyParsing
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

/// What came of one document.
struct RenderOutcome: Sendable {
  /// The path as it was given.
  var document: String
  /// The text that findings point into.
  var source: SourceText?
  /// What was found in it.
  var diagnostics: [Diagnostic] = []
  /// A failure outside the document.
  var failure: String?
  /// The pictures, in the order they were written; each repetition adds its own.
  var pictures: [RenderedPicture] = []
  /// How it ended.
  var status = ExitStatus.success

  init(document: String) { self.document = document }

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

  /// What there is to say, for programs.
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
    return .object([
      ("document", .text(document)), ("status", .number(Double(status.rawValue))),
      ("pictures", .array(pictures)), ("diagnostics", .array((findings ?? []) + outside)),
    ])
  }

  /// Says on standard error what there is to say.
  func report() {
    if let source { DiagnosticPrinter.print(diagnostics, of: source) }
    if let failure { Output.error.say(.error, failure, of: document) }
  }
}

/// Outcomes as they come in from any thread, handed out in the order of the documents.
final class OutcomeBoard: Sendable {
  private struct State {
    var outcomes: [RenderOutcome?]
    var reported = 0
    var finished = 0
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
        if !isSilent { next.report() }
        state.reported += 1
      }
      progress.show(state.finished)
    }
  }

  /// All outcomes; every one must have been put.
  var all: [RenderOutcome] { state.withLock { $0.outcomes.compactMap(\.self) } }
}
