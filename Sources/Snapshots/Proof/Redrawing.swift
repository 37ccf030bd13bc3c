/// What today's renderer makes of the inputs of an earlier picture.
public struct Redrawing: Sendable {
  /// Draws the earlier drawing; nil when it cannot be drawn.
  public var draw: (@Sendable () throws(RenderFailure) -> DrawnPicture)?
  /// Whether the earlier drawing could be drawn today, or why not.
  public var drawing: Claim
  /// Whether the earlier source, laid out today, makes the earlier drawing.
  public var layout: Claim
  /// The tree of the earlier source, laid out today; nil when it was not.
  public var scene: SceneDescription?
  /// Where the picture shows assets that are gone: nothing can be said of these pixels.
  public var exemptRects: [PixelRect]
  /// What is different between the earlier source and today's beside the document's own tree, such as
  /// values of a theme.
  public var sourceChanges: [PropertyChange]

  /// Puts together what was found out.
  public init(
    drawing: Claim = .holds, layout: Claim, scene: SceneDescription? = nil,
    exemptRects: [PixelRect] = [], sourceChanges: [PropertyChange] = [],
    draw: (@Sendable () throws(RenderFailure) -> DrawnPicture)?
  ) {
    self.draw = draw
    self.drawing = drawing
    self.layout = layout
    self.scene = scene
    self.exemptRects = exemptRects
    self.sourceChanges = sourceChanges
  }

  /// Nothing could be done.
  public static func unchecked(_ reason: String) -> Redrawing {
    Redrawing(drawing: .unchecked(reason), layout: .unchecked(reason), draw: nil)
  }
}

/// One step of a proof.
public enum Claim: Hashable, Sendable {
  /// It was checked and holds.
  case holds
  /// It was checked and does not hold.
  case fails(String)
  /// It could not be checked.
  case unchecked(String)
}
