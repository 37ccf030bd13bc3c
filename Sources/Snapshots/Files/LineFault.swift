import GalleyParsing

/// A line of a file beside the references that counts for nothing, and why.
package struct LineFault: Error, Hashable, Sendable {
  /// A defect of a line.
  package enum Reason: String, Hashable, Sendable {
    /// A merge left it where two branches differ.
    case mergeMark = "a conflict marker of a merge"
    /// It has too few fields, too many, or others than it should.
    case unreadable = "it cannot be read"
    /// It has the fields of an earlier version.
    case earlierVersion = "it was written by an earlier version of Galley"
    /// Its fields do not belong together.
    case edited = "it was edited, or its parts come from different lines"
    /// Another line has different values for the same picture.
    case contradiction = "an earlier line says something else of the same picture"
  }

  /// The line, from 1.
  package var line: Int
  /// The defect.
  package var reason: Reason
  /// The picture that it is about; nil for a conflict marker.
  package var name: String?

  init(line: Int, reason: Reason, name: String? = nil) {
    (self.line, self.reason, self.name) = (line, reason, name)
  }

  /// Returns the first conflict marker of a text; nil if the text has no such marker.
  static func mergeMark(in text: String) -> LineFault? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.firstIndex { MergeConflict.isMark($0.prefix { $0 != " " && $0 != "\r" }) }
      .map { LineFault(line: $0 + 1, reason: .mergeMark) }
  }

  /// `'Snapshots/snapshots.lock' line 12: it cannot be read`.
  func description(in path: String) -> String { "'\(path)' line \(line): \(reason.rawValue)" }

  /// One line for a person about all faults of a file, with what to do.
  static func summary(_ faults: [LineFault], in path: String) -> String {
    guard let first = faults.first else { return "" }
    let others = faults.count == 1 ? "" : ", and \(counted(faults.count - 1, "more line"))"
    let isMerge = faults.contains { $0.reason == .mergeMark }
    return first.description(in: path) + others
      + "; \"galley record\" writes such lines anew from the pictures"
      + (isMerge ? ", and after \"galley init --drivers\" git merges them itself" : "")
  }
}

extension PictureResult {
  /// Reports a file beside the references that is ignored.
  ///
  /// - Parameter place: The path of the file below the references.
  init(_ faults: [LineFault], in path: String, place: String) {
    self.init(name: place, caseName: place, variant: "", status: .unusable)
    kind = .reference
    message = LineFault.summary(faults, in: path)
  }
}
