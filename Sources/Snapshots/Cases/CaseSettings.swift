/// What a suite or a case decides about its checks.
public struct CaseSettings: Hashable, Sendable {
  /// Whose frames are written down beside the pictures.
  public enum LayoutDump: String, CaseIterable, Hashable, Sendable {
    /// Those of the first variant, in `<case>.layout.txt`.
    case first
    /// Those of every variant, in `<case>.<variant>.layout.txt`.
    case all
    case none
  }

  /// The variants.
  public var matrix = VariantMatrix.standard
  /// Whose frames are checked.
  public var layout = LayoutDump.first
  /// Whether pictures are checked.
  public var hasPictures = true
  /// What counts as equal beyond exact equality, or nil.
  public var tolerance: PictureTolerance?
  /// The theme that documents are read with, or nil for the default.
  public var theme: String?
  /// Which lints run.
  public var lints = LintOptions()

  /// Light and dark pictures, exact, with the frames of the first.
  public init() {}
}

/// Differences that a case lets pass, with the reason why.
public struct PictureTolerance: Hashable, Sendable {
  /// How a pixel is judged and how many may differ.
  public var options: ComparisonOptions
  /// Nodes whose pixels do not count, by identifier: they and everything inside them.
  public var ignoredNodes: [String]
  /// Why exactness will not do.
  public var reason: String

  /// Makes a tolerance.
  public init(
    _ options: ComparisonOptions = .exact, ignoredNodes: [String] = [], reason: String
  ) {
    self.options = options
    self.ignoredNodes = ignoredNodes
    self.reason = reason
  }
}
