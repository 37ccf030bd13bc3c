public import GalleyDesign
public import GalleyGeometry
public import GalleyText

/// Records a display list. Scopes are closures or matched pairs, so that saves and restores agree.
public struct Painter: Sendable {
  /// The recorded display list.
  public private(set) var list = DisplayList()
  /// The element that commands are recorded for; -1 for none.
  public var owner: Int32 = -1
  /// True if the words of glyphs are kept as well.
  package var keepsTexts = false

  /// Makes a recorder with an empty list.
  public init() {}

  /// Records one command for the current owner.
  public mutating func append(_ command: DisplayCommand) {
    list.commands.append(command)
    list.owners.append(owner)
  }

  /// Records what another painter records, all of it for the current owner.
  package mutating func nested(_ body: (inout Painter) -> Void) {
    var inner = Painter()
    inner.keepsTexts = keepsTexts
    body(&inner)
    let start = list.commands.count
    list.commands += inner.list.commands
    list.owners += Array(repeating: owner, count: inner.list.commands.count)
    for (index, text) in inner.list.texts { list.texts[start + index] = text }
  }

  /// Fills a shape.
  public mutating func fill(_ shape: DisplayShape, with paint: Paint) {
    append(.fill(shape, paint))
  }

  /// Draws a line along an outline, on one side of it or centred. Rectangles and ellipses are drawn
  /// smaller or larger; any other shape hides the other half of a line twice as wide. An open outline
  /// has neither an inside nor an outside: its line is always centred.
  public mutating func stroke(
    _ shape: DisplayShape, _ style: StrokeStyle, with paint: Paint,
    placement: StrokeStyle.Placement = .center
  ) {
    let inset = placement == .inside ? style.width / 2 : -style.width / 2
    if placement == .center || !shape.isClosed { return append(.stroke(shape, style, paint)) }
    if let moved = shape.inset(by: inset) { return append(.stroke(moved, style, paint)) }
    var double = style
    double.width *= 2
    if placement == .inside {
      return clipped(to: shape) { $0.append(.stroke(shape, double, paint)) }
    }
    knockedOut(by: shape) { $0.append(.stroke(shape, double, paint)) }
  }

  /// Draws only outside a shape.
  public mutating func knockedOut(by shape: DisplayShape, _ body: (inout Painter) -> Void) {
    append(.beginLayer(Compositing()))
    body(&self)
    append(.beginLayer(Compositing(blendMode: .destinationOut)))
    append(.fill(shape, .solid(.black)))
    append(.endLayer)
    append(.endLayer)
  }

  /// Draws glyphs; those that have colours of their own by what they are painted with.
  public mutating func glyphs(_ run: GlyphRun, at origin: Point, color: RGBAColor) {
    if let colors = run.font.face.colorGlyphs {
      return glyphs(run, at: origin, color: color, in: colors)
    }
    append(.glyphs(run, at: origin, color))
  }

  /// Draws glyphs that stand for words, which are made only when they are kept.
  package mutating func glyphs(
    _ run: GlyphRun, at origin: Point, color: RGBAColor, text: @autoclosure () -> GlyphText?
  ) {
    if keepsTexts {
      list.texts[list.commands.count] = text()
      // Words belong to a command of glyphs, which coloured ones are not.
      if run.font.face.colorGlyphs != nil { append(.glyphs(run, at: origin, .clear)) }
    }
    glyphs(run, at: origin, color: color)
  }

  /// Draws with an additional clip.
  public mutating func clipped(to shape: DisplayShape, _ body: (inout Painter) -> Void) {
    append(.save)
    append(.clip(shape))
    body(&self)
    append(.restore)
  }
}
