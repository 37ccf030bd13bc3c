import GalleySnapshots
import GalleySystem

extension SnapshotCheck {
  /// Compares a value with the text in the call, and writes it there if the record mode allows it.
  ///
  /// - Parameters:
  ///   - value: The value to compare.
  ///   - strategy: The conversion of the value to text.
  ///   - expected: The text in the source; nil if it is still missing.
  ///   - column: The byte of the call in its line, from 1, as `#column` gives it.
  package func runInline<Value>(
    _ value: Value, as strategy: Snapshotting<Value, String>, matches expected: String?, column: Int
  ) -> Outcome {
    do {
      let renderer = try SnapshotScope.current.renderer(over: renderer)
      let text = try strategy.form(of: value, renderer.renderer, timeout: timeout)
      let difference = expected.map { strategy.diffing.diff($0, text)?.0 }
      // Compared, and nothing differs.
      if case .some(nil) = difference { return Outcome() }
      let mode = try options().mode
      let place = "\(source):\(line)"
      guard expected == nil ? mode.writesMissing : mode.writesFailed else {
        guard case .some(let words?) = difference else {
          return Outcome(failure: "\(place) expects no text yet; it would be:\n\(text)")
        }
        return Outcome(failure: "the text in \(place) differs\n\(words)")
      }
      let isWritten = try InlineEdits.ofProcess.write(
        text, to: source, line: line, column: column)
      return Outcome(
        failure: isWritten
          ? "recorded in \(place); run again to compare with it"
          : "there is no call in \(place), column \(column), to write the text behind:\n\(text)")
    } catch {
      return Outcome(failure: "\(error)")
    }
  }
}
