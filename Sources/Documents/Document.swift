public import GalleyComponents
public import GalleyDesign
public import GalleyParsing

/// A document that has been read: a component tree and the picture around it.
public struct Document: Sendable {
  /// The picture around the components.
  public var canvas: Canvas
  /// The component tree; it is a `Component` and can be built into a layout tree.
  public var root: DocumentNode
  /// The design system its names were resolved with.
  public var theme: Theme
  /// The value of `snapshot`, for users who test with the document; nil when absent.
  public var snapshot: SyntaxValue?

  /// The reasons for which its texts are not in the user's language; empty if no strings were given and no
  /// text requests them.
  public var localizationRemarks: [LocalizationRemark] = []

  /// Makes a document.
  public init(
    canvas: Canvas = Canvas(), root: DocumentNode, theme: Theme = .standard,
    snapshot: SyntaxValue? = nil
  ) {
    self.canvas = canvas
    self.root = root
    self.theme = theme
    self.snapshot = snapshot
  }
}
