public import GalleyDesign
internal import GalleyGeometry
public import GalleyLayout
internal import GalleyPainting
public import GalleyParsing

/// A drawing of the what3words kind: in a unit square, scaled to the smaller side and centred, in the
/// colours of the theme's scheme for icons (W3W-32).
public struct Drawing: DocumentComponent {
  /// What is drawn.
  public var drawing = DrawingValue(UnitDrawing(), name: "")
  /// The side where none is offered, in points.
  public var size = Length(24)
  /// The colour of the slot `tint`; nil is red.
  public var tintColor: ColorValue?
  /// The colour of the slot `secondary`; nil is the system's secondary label.
  public var secondaryColor: ColorValue?
  /// The colour of the slot `background`; nil is the canvas's.
  public var fillColor: ColorValue?

  /// Makes an empty drawing.
  public init() {}

  // Reading

  /// `Drawing`.
  public static let typeName = "Drawing"
  /// One sentence.
  public static let summary = "A drawing in a unit square in the colours of the theme."
  /// The theme's scheme for icons.
  public static let schemeKind: SchemeKind? = .icons
  /// The drawing's own keys.
  public static let properties: [Property<Drawing>] = [
    Property(
      "drawing", \.drawing, in: .values, default: "nothing",
      "The name of a drawing, or several laid over one another."),
    Property("size", \.size, default: "24", "The side where none is offered, in points."),
    Property("tintColor", \.tintColor, default: "red", "The colour of tinted parts."),
    Property(
      "secondaryColor", \.secondaryColor, default: "secondaryLabel", "The second colour."),
    Property("fillColor", \.fillColor, default: "systemBackground", "The colour of grounds."),
  ]

  /// Takes the colours of the slots.
  public static func adopt(_ scheme: Scheme, into drawing: inout StyleAdoption<Drawing>) {
    let colors = scheme.colors
    drawing.set("tintColor", \.tintColor, to: colors?.tint.map { ColorValue($0) })
    drawing.set(
      "secondaryColor", \.secondaryColor, to: colors?.secondary.map { ColorValue($0) })
  }

  // Measuring and arranging

  /// Appends the drawing.
  public func build(
    _ children: [ComponentNode], _ look: Modifiers, in tree: inout LayoutTree.Builder,
    _ context: LayoutContext
  ) {
    let colors = UnitDrawing.Slot.allCases.map { context.resolved(color(of: $0, context)) }
    let side = Size(width: size.points, height: size.points)
    tree.leaf(
      .leaf(ImageLeaf(natural: side, mode: .fit)),
      drawing: UnitDrawingPainting(drawing: drawing.drawing, colors: colors))
  }

  private func color(of slot: UnitDrawing.Slot, _ context: LayoutContext) -> Color {
    switch slot {
    case .foreground: context.foreground ?? SystemColor.label.color
    case .background: fillColor?.color ?? SystemColor.systemBackground.color
    case .secondary: secondaryColor?.color ?? SystemColor.secondaryLabel.color
    case .tint: tintColor?.color ?? SemanticColor.tint.color
    }
  }
}

extension Drawing: Component {
  /// Makes a drawing of a side in points.
  public init(_ drawing: UnitDrawing, size: Double = 24) {
    self.init()
    self.drawing = DrawingValue(drawing, name: "")
    self.size = Length(size)
  }

  /// Appends the drawing in the theme's colours.
  public func build(in tree: inout LayoutTree.Builder, _ context: LayoutContext) {
    scheme(nil).build(in: &tree, context)
  }
}

/// One or several drawings by name, such as `"check"` or `"mapCircle slashes"`.
public struct DrawingValue: PropertyValue, Hashable {
  /// What is drawn.
  public var drawing: UnitDrawing
  /// The names it was given by.
  public var name: String

  /// Makes a value.
  public init(_ drawing: UnitDrawing, name: String) {
    self.drawing = drawing
    self.name = name
  }

  /// One or several of the names.
  public static var kind: PropertyKind { .choice(UnitDrawing.presets.map(\.name)) }

  /// Reads names parted by spaces.
  public static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> DrawingValue? {
    guard case .string(let words) = value.kind else { return reader.mismatch(name, kind, value) }
    var result = UnitDrawing()
    for word in words.split(separator: " ") {
      guard let preset = UnitDrawing.presets.first(where: { $0.name == word }) else {
        return reader.unknownWord(
          String(word), for: name, among: UnitDrawing.presets.map(\.name), at: value.range)
      }
      result = result + preset.drawing
    }
    return DrawingValue(result, name: words)
  }

  /// Writes the names.
  public func describe(as name: String, in writer: inout PropertyWriter) {
    writer.write(name, self.name)
  }
}

/// Paints a drawing into the largest centred square.
private struct UnitDrawingPainting: NodeDrawing {
  var drawing: UnitDrawing
  /// By slot, in the order of the cases.
  var colors: [CoreColor]
  var overflow: Double { 0 }

  func drawBeneath(in frame: Rect, of node: DrawnNode, with painter: inout Painter) {
    let frame = node.grid.snapped(frame)
    let side = min(frame.width, frame.height)
    guard side > 0 else { return }
    let left = frame.midX - side / 2
    let top = frame.midY - side / 2
    func at(_ point: Point) -> Point {
      Point(x: left + point.x * side, y: top + point.y * side)
    }
    for element in drawing.elements {
      switch element {
      case .line(let start, let end, let slot, let width):
        var path = Path()
        path.move(to: at(start))
        path.line(to: at(end))
        stroke(path, width * side, slot, with: &painter)
      case .circle(let center, let radius, let slot):
        let (middle, radius) = (at(center), radius * side)
        let box = Rect(
          x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius)
        painter.fill(.ellipse(box), with: .solid(color(slot)))
      case .arc(let center, let radius, let start, let end, let slot, let width):
        stroke(
          Path.arc(center: at(center), radius: radius * side, from: start, to: end),
          width * side, slot, with: &painter)
      case .rectangle(let rect, let slot):
        let origin = at(rect.origin)
        let box = Rect(
          x: origin.x, y: origin.y, width: rect.width * side, height: rect.height * side)
        painter.fill(.rectangle(box), with: .solid(color(slot)))
      }
    }
  }

  private func stroke(
    _ path: Path, _ width: Double, _ slot: UnitDrawing.Slot, with painter: inout Painter
  ) {
    painter.append(
      .stroke(.path(path), StrokeStyle(width: width, cap: .round), .solid(color(slot))))
  }

  private func color(_ slot: UnitDrawing.Slot) -> CoreColor {
    colors[UnitDrawing.Slot.allCases.firstIndex(of: slot) ?? 0]
  }
}

extension Path {
  /// Part of a circle, angles in turns clockwise from the right, in pieces of a quarter turn at most
  /// whose control points lie 4/3·tan(angle/4) along the tangents.
  fileprivate static func arc(
    center: Point, radius: Double, from start: Double, to end: Double
  ) -> Path {
    var path = Path()
    let turn = end - start
    let pieces = max(Int((abs(turn) * 4).rounded(.up)), 1)
    let step = turn / Double(pieces)
    let handle = 4.0 / 3 * UnitCircle.tangent(of: step / 4)
    func point(_ index: Int, _ along: Double) -> Point {
      let (x, y) = UnitCircle.point(at: start + step * Double(index))
      return Point(
        x: center.x + radius * (x - along * y), y: center.y + radius * (y + along * x))
    }
    path.move(to: point(0, 0))
    for index in 0..<pieces {
      path.cubic(
        to: point(index + 1, 0), control1: point(index, handle),
        control2: point(index + 1, -handle))
    }
    return path
  }
}

/// Sine and cosine from additions and multiplications alone, the same on every machine.
private enum UnitCircle {
  /// The point at an angle in turns.
  static func point(at turns: Double) -> (x: Double, y: Double) {
    let angle = (turns - turns.rounded()) * 2 * Double.pi
    var (sine, cosine, term) = (0.0, 0.0, 1.0)
    for index in 0..<32 {
      switch index % 4 {
      case 0: cosine += term
      case 1: sine += term
      case 2: cosine -= term
      default: sine -= term
      }
      term *= angle / Double(index + 1)
    }
    return (cosine, sine)
  }

  /// The tangent of an angle in turns.
  static func tangent(of turns: Double) -> Double {
    let (x, y) = point(at: turns)
    return y / x
  }
}
