package import GalleyGeometry
package import GalleyImaging

/// The result of today's renderer for the inputs of an earlier picture.
package struct Redrawing: Sendable {
  /// Draws an earlier drawing; nil when that gives the straight bitmap.
  package typealias Draw = @Sendable (_ unlike: Bitmap) throws(RenderFailure) -> DrawnPicture?

  /// Draws the earlier drawing; nil when it cannot be drawn.
  package var draw: Draw?
  /// The claim that the earlier drawing could be drawn today, or the reason why not.
  package var drawing: Claim
  /// The claim that the earlier source, laid out today, makes the earlier drawing.
  package var layout: Claim
  /// Describes the tree of the earlier source, laid out today; nil when it was not. Asked for where
  /// frames are explained.
  package var scene: @Sendable () -> SceneDescription?
  /// The places at which the picture shows assets that are gone: these pixels cannot be judged.
  package var exemptRects: [PixelRect]
  /// The differences between the earlier source and today's apart from the document's own tree, such as
  /// values of a theme.
  package var sourceChanges: [PropertyChange]

  /// Puts together what was found out.
  package init(
    drawing: Claim = .holds, layout: Claim,
    scene: @autoclosure @escaping @Sendable () -> SceneDescription? = nil,
    exemptRects: [PixelRect] = [], sourceChanges: [PropertyChange] = [],
    draw: Draw?
  ) {
    self.draw = draw
    self.drawing = drawing
    self.layout = layout
    self.scene = scene
    self.exemptRects = exemptRects
    self.sourceChanges = sourceChanges
  }

  /// Nothing could be done.
  package static func unchecked(_ reason: String) -> Redrawing {
    Redrawing(drawing: .unchecked(reason), layout: .unchecked(reason), draw: nil)
  }
}

/// One step of a proof.
package enum Claim: Hashable, Sendable {
  /// It was checked and holds.
  case holds
  /// It was checked and does not hold.
  case fails(String)
  /// It could not be checked.
  case unchecked(String)
}
