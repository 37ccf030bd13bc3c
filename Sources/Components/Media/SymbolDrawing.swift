internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout
internal import GalleyPainting
internal import GalleyText

/// A symbol put together: steps that draw or take away, in a box of 256 × 256.
///
/// Parts that are taken away are transparent: the background of the symbol shows there. Glyphs in an
/// enclosure keep the width of its line.
struct SymbolDrawing: Sendable {
  enum Ink: Sendable {
    case fill(Path)
    case line(Path, width: Double)
    /// Glyphs, the rectangle round them, and a map for the glyphs that the rectangle is under already.
    case glyphs(GlyphRun, at: Point, Rect, map: Transform = .identity)

    var bounds: Rect {
      switch self {
      case .fill(let path): path.boundingRect
      case .line(let path, let width): path.boundingRect.inset(by: -width / 2)
      case .glyphs(_, _, let box, _): box
      }
    }

    var isEmpty: Bool {
      switch self {
      case .fill(let path), .line(let path, _): path.elements.isEmpty
      case .glyphs: false
      }
    }
  }

  struct Step: Sendable {
    enum Effect: Sendable {
      case draws
      /// It takes away from its own part.
      case cuts
      /// It takes away from all parts, as air round what comes next.
      case parts
    }

    var ink: Ink
    var effect = Effect.draws
    /// The part that it belongs to: 0 for the first, 2 for the last.
    var part = 0
  }

  var steps: [Step] = []
  /// The step that is a slash through all others; nil without one, or with one inside of an enclosure.
  private(set) var slash: Int?
  /// True if the drawing represents a name that has no drawing.
  let isUnknown: Bool
  private let line: Double
  /// True if parts are drawn over one another in colours of their own, instead of cut out.
  private let isLayered: Bool
  private var part = 0
  private let typesetter: Typesetter?

  /// Composes a symbol; nil if a drawing for it is missing.
  init?(
    _ rule: SymbolRule, weight: FontWeight, isLayered: Bool = false, _ context: EnvironmentValues
  ) {
    self.isLayered = isLayered
    typesetter = context.typesetter
    isUnknown = false
    line = Self.lineWidth(weight)
    part = rule.isSlashed || rule.badge != nil ? 1 : 0
    guard rule.enclosure == nil ? drawBare(rule, weight) : drawEnclosed(rule) else { return nil }
    part = 0
    if rule.isSlashed { drawSlash(in: rule.enclosure, isFilled: isCutOut(rule)) }
    if let badge = rule.badge { drawBadge(badge, at: rule.badgeCorner) }
  }

  /// A dotted square with round corners, for names without a drawing.
  static let unknown = SymbolDrawing()

  private init() {
    (typesetter, isLayered) = (nil, false)
    isUnknown = true
    line = Self.lineWidth(.regular)
    let square = Rect(x: 44, y: 44, width: 168, height: 168)
    add(.line(.roundedRectangle(square, radii: CornerRadii(28)), width: line))
  }

  /// The rectangle round all that is drawn.
  var bounds: Rect {
    let boxes = steps.filter { $0.effect == .draws }.map(\.ink.bounds)
    return boxes.dropFirst().reduce(boxes.first ?? .zero) { $0.union($1) }
  }

  /// The width of lines in units of the box, by weight. The regular one is measured, the others are
  /// in proportion.
  static func lineWidth(_ weight: FontWeight) -> Double {
    switch weight {
    case .ultraLight: 4
    case .thin: 7
    case .light: 12
    case .regular: 17
    case .medium: 20
    case .semibold: 23
    case .bold: 26
    case .heavy: 30
    case .black: 34
    }
  }

  // MARK: Parts

  private mutating func add(_ ink: Ink, isCut: Bool = false) {
    add(ink, isCut ? .cuts : .draws)
  }

  private mutating func add(_ ink: Ink, _ effect: Step.Effect) {
    if !ink.isEmpty { steps.append(Step(ink: ink, effect: effect, part: part)) }
  }

  /// A drawing as lines, or filled.
  private mutating func add(_ shape: SymbolShape, isFilled: Bool, line: Double, isCut: Bool = false)
  {
    if isFilled, !shape.isLine, !shape.fill.elements.isEmpty {
      add(.fill(shape.fill), isCut: isCut)
      add(.line(shape.cuts, width: line), isCut: !isCut)
      return
    }
    // Lines of intricate drawings would run together.
    let width = shape.lines.elements.count > 24 ? min(line, 28) : line
    add(.line(shape.lines, width: width), isCut: isCut)
    var solid = shape.solid
    let room = shape.discs.isEmpty ? 0 : shape.discRoom
    for disc in shape.discs {
      let radius = min(disc.radius * width / SymbolShape.drawnLine, room)
      solid.addEllipse(
        in: Rect(
          x: disc.center.x - radius, y: disc.center.y - radius, width: 2 * radius,
          height: 2 * radius))
    }
    add(.fill(solid), isCut: isCut)
  }

  private mutating func drawBare(_ rule: SymbolRule, _ weight: FontWeight) -> Bool {
    if rule.source.hasPrefix("text:") {
      return drawText(
        String(rule.source.dropFirst(5)), height: 150, weight: weight, at: SymbolShape.center)
    }
    guard var shape = SymbolShape(rule.source) else { return false }
    if isLayered, rule.isFilled, drawWeather(rule.source, shape) { return true }
    shape.apply(rule.transform)
    add(shape, isFilled: rule.isFilled, line: shape.parted(line))
    guard let inside = rule.inside else { return true }
    return drawText(inside, height: 64, at: SymbolShape.center)
  }

  /// The index of the cloud among the lines of a drawing of the weather.
  private static let clouds = [
    "cloud-sun": 4, "cloud-rain": 2, "cloud-lightning": 0, "own:cloudboltrain": 0,
  ]

  /// The lines below a cloud and apart from it, by parts.
  private static let below = [
    "cloud-rain": ["M96 194L80 220M134 194L104 242M166 194L150 220"],
    "cloud-lightning": ["M140 192L118 216H142L122 242"],
    "own:cloudboltrain": ["M132 192L110 216H134L114 242", "M76 194L60 226M184 194L168 226"],
  ]

  /// A cloud and, as the next parts, what is behind or below it; false for any other drawing.
  private mutating func drawWeather(_ name: String, _ shape: SymbolShape) -> Bool {
    let lines = shape.lines.subpaths
    guard let place = Self.clouds[name], place < lines.count else { return false }
    let front = part
    part += 1
    if name == "cloud-sun" {
      // A disc, from which the beams keep off.
      add(.fill(.ellipse(in: Rect(x: 62, y: 70, width: 68, height: 68))))
      for beam in lines[..<place] { add(.line(beam, width: line)) }
    }
    for below in Self.below[name] ?? [] {
      if let falling = try? Path(svg: below) { add(.line(falling, width: line)) }
      part += 1
    }
    part = front
    let cloud = lines[place]
    if name == "cloud-sun" {
      add(.fill(cloud), .parts)
      add(.line(cloud, width: line + 24), .parts)
    }
    add(.fill(cloud))
    add(.line(cloud, width: 16))
    return true
  }

  private mutating func drawEnclosed(_ rule: SymbolRule) -> Bool {
    guard let enclosure = rule.enclosure, let outline = enclosure.shape else { return false }
    part += 1
    add(outline, isFilled: rule.isFilled && enclosure != .viewfinder, line: line)
    part -= 1
    let isCut = isCutOut(rule)
    let center = Point(x: 128, y: 128 + enclosure.lift)
    if rule.source.hasPrefix("text:") {
      let text = String(rule.source.dropFirst(5))
      let share = (text.count > 1 ? 0.28 : 0.36) * enclosure.textScale
      return drawText(text, height: share * SymbolShape.box, at: center, isCut: isCut)
    }
    guard var glyph = SymbolShape(rule.source) else { return false }
    glyph.apply(rule.transform)
    let scale = enclosure.glyphScale
    glyph.apply(
      Transform.scale(x: scale, y: scale).about(SymbolShape.center)
        .followed(by: .translation(x: 0, y: enclosure.lift)))
    glyph.discs = glyph.discs.map { ($0.center, $0.radius * max(scale, 0.8)) }
    // Intricate drawings have no room for lines of that width, and lines beside one another keep apart.
    var width = glyph.lines.elements.count > 24 ? line * (1 + scale) / 2 : line
    if let pitch = glyph.pitch { width = min(width, pitch * 0.66) }
    if scale < 1 { glyph.partDiscs(line: width, scale: scale) }
    add(glyph, isFilled: rule.fillsGlyph, line: width, isCut: isCut)
    return true
  }

  /// Returns true if the glyph in an enclosure is cut out of its fill.
  private func isCutOut(_ rule: SymbolRule) -> Bool {
    rule.enclosure != nil && rule.enclosure != .viewfinder && rule.isFilled && !isLayered
  }

  /// A slash over everything, or as small as what it crosses inside of an enclosure.
  ///
  /// - Parameter isFilled: True if it is cut out of the enclosure's fill, which then parts it from what it
  ///   crosses.
  private mutating func drawSlash(in enclosure: SymbolRule.Enclosure?, isFilled: Bool) {
    var path = Path()
    path.move(to: Point(x: 44, y: 36))
    path.line(to: Point(x: 212, y: 220))
    let scale = enclosure?.glyphScale ?? 1
    if let enclosure {
      path = path.applying(
        Transform.scale(x: scale, y: scale).about(SymbolShape.center)
          .followed(by: .translation(x: 0, y: enclosure.lift)))
      // The air is of the part that is crossed: the enclosure stays whole.
      part = 1
      add(.line(path, width: line + 30 * scale), isCut: !isFilled)
      part = 0
    } else {
      add(.line(path, width: line + 30), .parts)
    }
    add(.line(path, width: line), isCut: isFilled)
    if enclosure == nil { slash = steps.count - 1 }
  }

  private mutating func drawBadge(_ badge: String, at corner: SymbolRule.BadgeCorner) {
    let center =
      switch corner {
      case .topLeft: Point(x: 60, y: 60)
      case .topRight: Point(x: 196, y: 60)
      case .bottomLeft: Point(x: 56, y: 196)
      case .bottomRight: Point(x: 200, y: 196)
      }
    func disc(_ radius: Double) -> Path {
      .ellipse(
        in: Rect(
          x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }
    if badge == "warning", var sign = SymbolShape(badge), var triangle = SymbolShape("triangle") {
      let place = Transform.scale(x: 0.5, y: 0.5).about(SymbolShape.center)
        .followed(by: .translation(x: center.x - 132, y: center.y - 136))
      sign.apply(place)
      triangle.apply(place)
      add(.fill(triangle.fill), .parts)
      add(.line(triangle.fill, width: 32), .parts)
      return add(.fill(sign.fill))
    }
    guard badge != "dot", var glyph = SymbolShape(badge) else {
      add(.fill(disc(50)), .parts)
      return add(.fill(disc(34)))
    }
    add(.fill(disc(66)), .parts)
    add(.fill(disc(50)))
    glyph.apply(
      Transform.scale(x: 0.32, y: 0.32).about(SymbolShape.center)
        .followed(by: .translation(x: center.x - 128, y: center.y - 128)))
    glyph.discs = glyph.discs.map { ($0.center, $0.radius * 0.7) }
    add(glyph, isFilled: badge == "moon", line: 14, isCut: true)
  }

  /// Letters of the UI font with capitals of a height, centred about a point.
  private mutating func drawText(
    _ text: String, height: Double, weight: FontWeight = .semibold, at center: Point,
    isCut: Bool = false
  ) -> Bool {
    guard let typesetter else { return false }
    var font = FontDescriptor(size: 1)
    font.weight = weight
    let capitals = typesetter.metrics(for: font).capHeight
    font.size = height / capitals
    let paragraph = Paragraph(
      AttributedText(text, attributes: TextAttributes(font: font)), typesetter: typesetter)
    let layout = paragraph.layout(grid: PixelGrid(scale: 64))
    guard let first = layout.lines.first, !first.runs.isEmpty else { return false }
    let left = center.x - layout.size.width / 2
    let origin = Point(x: left, y: center.y + height / 2)
    for run in first.runs {
      // Bars of currencies reach beyond capitals, and letters have space at their sides.
      guard let ink = run.glyphs.inkBounds?.offset(x: origin.x, y: origin.y) else { continue }
      add(.glyphs(run.glyphs, at: origin, ink), isCut: isCut)
    }
    return true
  }
}

extension GlyphRun {
  /// The rectangle round its ink, from its origin on; nil without ink.
  fileprivate var inkBounds: Rect? {
    let outlines = GlyphOutlines(of: font)
    let unit = size / Double(max(1, font.face.unitsPerEm))
    let upright = Transform(a: unit, b: 0, c: font.slant * unit, d: -unit, tx: 0, ty: 0)
    let boxes = glyphs.compactMap { glyph -> Rect? in
      let outline = outlines.outline(of: glyph.id)
      guard !outline.elements.isEmpty else { return nil }
      return outline.applying(upright).boundingRect
        .offset(x: glyph.position.x, y: glyph.position.y)
    }
    return boxes.dropFirst().reduce(boxes.first) { $0?.union($1) }
  }
}

extension SymbolRule.Enclosure {
  /// The size of the glyph inside, as a share of the box.
  fileprivate var glyphScale: Double {
    switch self {
    case .circle, .square, .app: 0.54
    case .octagon: 0.5
    case .rectangle, .hexagon: 0.46
    case .bubble: 0.44
    case .diamond, .seal, .shield: 0.42
    case .triangle: 0.36
    case .viewfinder: 0.56
    }
  }

  /// The size of letters, as a share of those in a circle: the corners of their box must stay off
  /// slanted sides.
  fileprivate var textScale: Double {
    switch self {
    case .diamond: 0.78
    case .triangle: 0.7
    default: 1
    }
  }

  /// The offset below the middle of the box.
  fileprivate var lift: Double {
    switch self {
    case .bubble: -10
    case .shield: -8
    case .triangle: 22
    default: 0
    }
  }

  /// The enclosure; its fill reaches as far as a line of 16 does.
  fileprivate var shape: SymbolShape? {
    switch self {
    case .bubble: return SymbolShape("own:bubble")
    case .octagon, .seal, .shield, .triangle, .hexagon: return SymbolShape(rawValue)
    case .viewfinder: return SymbolShape("own:viewfinder")
    case .diamond:
      var shape = SymbolShape()
      let turn = Transform.rotation(.degrees(45)).about(SymbolShape.center)
      shape.lines = Self.rounded(140, 140, 16).applying(turn)
      shape.fill = Self.rounded(156, 156, 24).applying(turn)
      return shape
    case .circle: return Self.box(192, 192, 96)
    case .square: return Self.box(176, 176, 28)
    case .app: return Self.box(184, 184, 48)
    case .rectangle: return Self.box(216, 152, 24)
    }
  }

  private static func box(_ width: Double, _ height: Double, _ radius: Double) -> SymbolShape {
    var shape = SymbolShape()
    shape.lines = rounded(width, height, radius)
    shape.fill = rounded(width + 16, height + 16, radius + 8)
    return shape
  }

  private static func rounded(_ width: Double, _ height: Double, _ radius: Double) -> Path {
    let middle = SymbolShape.center
    return .roundedRectangle(
      Rect(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height),
      radii: CornerRadii(radius))
  }
}
