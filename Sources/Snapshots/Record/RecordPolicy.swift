/// Decides the record mode from everyone who may have a say.
package struct RecordPolicy: Sendable {
  /// The argument of one check in code; nil inherits.
  package var argument: RecordMode?
  /// The mode of the enclosing scope in code, such as a trait; nil inherits.
  package var scope: RecordMode?
  /// The option of the command line.
  package var option: RecordMode?
  /// The mode of a configuration file.
  package var configuration: RecordMode?

  /// A policy without any decision.
  package init() {}

  /// The mode: `never` in code wins over all; then the command line, the argument, the scope, the
  /// environment and the configuration, in this order; at last `never` on a CI machine and
  /// `missing` elsewhere.
  package func mode(in environment: [String: String]) throws(RecordMode.UnknownMode) -> RecordMode {
    if (argument ?? scope) == .never { return .never }
    if let decided = option ?? argument ?? scope { return decided }
    if let word = environment["SNAPSHOT_TESTING_RECORD"], !word.isEmpty {
      return try RecordMode(word: word, origin: "SNAPSHOT_TESTING_RECORD")
    }
    if let word = environment["UPDATE_SNAPSHOTS"], !word.isEmpty {
      return try Self.update(word)
    }
    return configuration ?? (ContinuousIntegration.isRunning(in: environment) ? .never : .missing)
  }

  /// Whether a variable says yes: anything but empty, 0, false, no and off.
  package static func isTrue(_ word: String?) -> Bool {
    guard let word else { return false }
    return !["", "0", "false", "no", "off"].contains(word.lowercased())
  }

  private static func update(_ word: String) throws(RecordMode.UnknownMode) -> RecordMode {
    switch word.lowercased() {
    case "1", "true", "yes", "on": .failed
    case "0", "false", "off": .never
    default: try RecordMode(word: word, origin: "UPDATE_SNAPSHOTS")
    }
  }
}
