import ArgumentParser

/// The reports a run can make.
enum ReporterName: String, CaseIterable, ExpressibleByArgument, Sendable {
  /// A mark for each picture while the run goes on.
  case dot
  /// A line for each picture while the run goes on.
  case list
  /// `results.json`.
  case json
  /// `junit.xml`.
  case junit
  /// `report/index.html`.
  case html
  /// Annotations on standard output.
  case github
  /// `summary.md`, and the step summary on GitHub.
  case markdown
  /// `comment.md` for a pull request, only when something changed, and the pictures it shows, by
  /// their paths, in `comment-pictures.txt`.
  case comment
  /// `code-quality.json`.
  case gitlab
  /// `lints.sarif`.
  case sarif
  /// `blob-1-of-4.zip`: results and pictures in one file, for `galley merge-reports`.
  case blob

  /// The help of the option that takes them.
  static let help = ArgumentHelp(
    "\(allCases.map(\.rawValue).joined(separator: ", ")); with commas.")

  /// Reads a list with commas.
  static func list(_ text: String) throws -> [ReporterName] {
    try text.split(separator: ",").map { word in
      guard let name = ReporterName(rawValue: String(word)) else {
        let valid = allCases.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("unknown reporter '\(word)'; valid are \(valid)")
      }
      return name
    }
  }
}
