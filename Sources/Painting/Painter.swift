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
  /// The innermost clip of each open scope, nil where the coordinates have changed since.
  private var clips: [DisplayShape?] = [nil]

  /// Makes a recorder with an empty list.
  public init() {}

  /// Records one command for the current owner.
  public mutating func append(_ command: DisplayCommand) {
    switch command {
    case .save: clips.append(clips[clips.count - 1])
    case .beginLayer: clips.append(nil)
    case .restore, .endLayer: if clips.count > 1 { clips.removeLast() }
    case .clip(let shape): clips[clips.count - 1] = shape
    case .transform: clips[clips.count - 1] = nil
    default: break
    }
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

  /// Fills a shape. One with the outline of the clip around it ends with the clip: its soft edge counts once, as
  /// simulators of iOS 26 recorded it. 16 points from the corner the top row of a card is covered by 0.57, where the
  /// outline covers 0.61 and twice would be 0.37 (eser/aya.is at 91599e1d, FeaturedStoryCardSnapshotTests/minimal); a dark
  /// circle shows around a white line in it by 0xBD, where once is 0xBF and twice 0xD9 (isamercan/ThemeKit at c4128406,
  /// DisplaySnapshotTests/testAvatar_group).
  public mutating func fill(_ shape: DisplayShape, with paint: Paint) {
    if case .rectangle = shape { return append(.fill(shape, paint)) }
    let isClip = clips[clips.count - 1] == shape
    append(.fill(isClip ? .rectangle(shape.bounds.inset(by: -1)) : shape, paint))
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

  /// Draws glyphs that represent text, which is made only if it is stored.
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
