public import GalleyDesign
public import GalleyGeometry
public import GalleyText

/// Records a display list. Scopes are closures or matched pairs, so that saves and restores agree.
public struct Painter: Sendable {
  /// What has been recorded.
  public private(set) var list = DisplayList()
  /// The element that commands are recorded for; -1 for none.
  public var owner: Int32 = -1

  /// Makes a recorder with an empty list.
  public init() {}

  /// Records one command for the current owner.
  public mutating func append(_ command: DisplayCommand) {
    list.commands.append(command)
    list.owners.append(owner)
  }

  /// Fills a shape.
  public mutating func fill(_ shape: Shape, with paint: Paint) { append(.fill(shape, paint)) }

  /// Draws glyphs.
  public mutating func glyphs(_ run: GlyphRun, at origin: Point, color: CoreColor) {
    append(.glyphs(run, at: origin, color))
  }

  /// Draws with an additional clip.
  public mutating func clipped(to shape: Shape, _ body: (inout Painter) -> Void) {
    append(.save)
    append(.clip(shape))
    body(&self)
    append(.restore)
  }
}
