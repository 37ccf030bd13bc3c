package import GalleyParsing
import GalleySnapshots

/// The steps of a text: an array of them, or an object with `steps` and the `preview` that they are for.
package struct ScreenSteps: Sendable {
  /// The name of the preview that they are for; nil where the text leaves that open.
  package let preview: String?
  package let steps: [ScreenStep]
  package let source: SourceText

  /// Reads steps.
  ///
  /// - Throws: The findings, one of which is an error.
  package init(_ source: SourceText) throws(StepFindings) {
    let (value, diagnostics) = JSONParser.parse(source)
    let collector = DiagnosticCollector()
    collector.add(contentsOf: diagnostics)
    var reader = StepReader(collector)
    if let value { reader.read(value) }
    let findings = collector.summary
    guard value != nil, !findings.contains(where: { $0.severity == .error }) else {
      throw StepFindings(diagnostics: findings, source: source)
    }
    (preview, steps, self.source) = (reader.preview, reader.steps, source)
  }

  /// The names of the pictures that are taken, in their order.
  package var snapshots: [String] { steps.filter { $0.action == .snapshot }.map(\.text) }

  /// The names of the films that are taken, with what they are.
  package var films: [(name: String, film: ScreenFilm)] {
    steps.filter { $0.action == .film }.map {
      ($0.text, ScreenFilm(seconds: $0.seconds, framesPerSecond: $0.framesPerSecond))
    }
  }

  /// The number of steps up to a snapshot or a film; all of them for nil.
  package func count(until snapshot: String?) -> Int {
    guard let snapshot else { return steps.count }
    return steps.firstIndex { $0.isTaken && $0.text == snapshot } ?? steps.count
  }

  /// A message about a step that fails, with its place and number, then what there was.
  package func failure(of index: Int, _ description: String) -> String {
    let lines = description.split(separator: "\n", maxSplits: 1)
    let finding = Diagnostic(
      .error, "step \(index + 1): \(lines.first ?? "")", at: steps[index].range)
    let rest = lines.dropFirst().map { "\n\($0)" }.joined()
    return finding.rendered(in: source) + rest
  }
}

extension ScreenStep {
  /// True for steps whose text names a picture.
  var isTaken: Bool { action == .snapshot || action == .film }
}

/// The errors in a text of steps.
package struct StepFindings: Error, CustomStringConvertible {
  package let diagnostics: [Diagnostic]
  package let source: SourceText

  package var description: String {
    diagnostics.map { $0.rendered(in: source) }.joined(separator: "\n")
  }
}

/// Steps as a request has them: their text, what messages call it, and the snapshot at which they end.
package struct StepScript: Hashable, Sendable {
  package var name: String
  package var text: [UInt8]
  /// The snapshot that is drawn; nil for what all the steps lead to.
  package var snapshot: String?
  /// True if the screen has a keyboard from the beginning.
  package var hasKeyboard = false

  package init(name: String, text: [UInt8], snapshot: String? = nil) {
    (self.name, self.text, self.snapshot) = (name, text, snapshot)
  }

  package init(_ steps: ScreenSteps, snapshot: String? = nil) {
    self.init(name: steps.source.name, text: steps.source.bytes, snapshot: snapshot)
  }

  /// Steps that do nothing, on a screen with a keyboard.
  package static var keyboardAlone: StepScript {
    var script = StepScript(name: "steps", text: Array("[]".utf8))
    script.hasKeyboard = true
    return script
  }

  package func steps() throws(StepFindings) -> ScreenSteps {
    try ScreenSteps(SourceText(name: name, bytes: text))
  }

  func write(to writer: inout ByteWriter) {
    writer.text(name)
    writer.block(text)
    writer.text(snapshot ?? "")
    writer.count(hasKeyboard ? 1 : 0)
  }

  init(_ reader: inout ByteReader) throws(ByteCodingError) {
    name = try reader.text()
    text = Array(try reader.block())
    let snapshot = try reader.text()
    self.snapshot = snapshot.isEmpty ? nil : snapshot
    hasKeyboard = try reader.unsigned() == 1
  }
}
