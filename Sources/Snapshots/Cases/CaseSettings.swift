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

  /// Light and dark pictures, exact, with the frames of the first.
  package init() {}
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
