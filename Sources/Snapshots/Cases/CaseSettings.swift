import GalleyParsing

/// The settings of a suite or a case for its checks.
package struct CaseSettings: Hashable, Sendable {
  /// The variants whose frames are written down beside the pictures.
  package enum LayoutDump: String, CaseIterable, Hashable, Sendable {
    /// Those of the first variant, in `<case>.layout.txt`.
    case first
    /// Those of every variant, in `<case>.<variant>.layout.txt`.
    case all
    case none
  }

  /// The variants.
  package var matrix = VariantMatrix.standard
  /// The element whose frames are checked.
  package var layout = LayoutDump.first
  /// True if pictures are checked.
  package var hasPictures = true
  /// The differences that count as equal beyond exact equality, or nil.
  package var tolerance: PictureTolerance?
  /// The parts that are not compared; a suite's and a case's own add up.
  package var masks: [PictureMask] = []
  /// The theme that documents are read with, or nil for the default.
  package var theme: String?
  /// Font files or folders that documents are drawn with besides those of the whole run, those of inner
  /// folders first.
  package var fonts: [String] = []
  /// Files or folders of strings by which documents find their texts.
  package var strings: [String] = []
  /// The lints to run.
  package var lints = LintOptions()
  /// The steps that lead to the pictures; nil for those of the document as it is.
  package var steps: CaseSteps?

  /// Light and dark pictures, exact, with the frames of the first.
  package init() {}
}

/// A snapshot that steps in a file take.
package struct CaseSteps: Hashable, Sendable {
  package var path: String
  package var snapshot: String

  /// The snapshots that a text of steps takes, and what is wrong with their names.
  static func snapshots(in source: SourceText) -> (names: [String], findings: [Diagnostic]) {
    let (value, findings) = JSONParser.parse(source)
    guard let value, !findings.contains(where: { $0.severity == .error }) else {
      return ([], findings)
    }
    let taken = (value.elements ?? value["steps"]?.elements ?? []).compactMap { $0["snapshot"] }
    let mistakes = taken.compactMap { name in
      refusal(of: name.text ?? "").map { Diagnostic(.error, $0, at: name.range) }
    }
    guard mistakes.isEmpty, !taken.isEmpty else {
      return ([], mistakes.isEmpty ? [Diagnostic(.error, missing, at: nil)] : mistakes)
    }
    return (taken.compactMap(\.text), [])
  }

  /// The message about steps without a snapshot.
  package static let missing =
    "no step takes a picture; write {\"snapshot\": \"name\"} where one is wanted"

  /// Why a name is refused, which is part of a file's name; nil for one that is not.
  package static func refusal(of name: String) -> String? {
    let isPlain = name.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "-" || $0 == "_"
    }
    return isPlain && !name.isEmpty ? nil : "a snapshot's name has letters, digits, - and _ alone"
  }
}

/// Differences that a case lets pass, with the reason why.
public struct PictureTolerance: Hashable, Sendable {
  /// The comparison of pixels and the number that may differ.
  public var options: ComparisonOptions
  /// Why exactness will not do.
  public var reason: String

  /// Makes a tolerance.
  public init(_ options: ComparisonOptions, reason: String) {
    self.options = options
    self.reason = reason
  }
}
