public import GalleyDesign
public import GalleyGeometry
public import GalleyLayout
internal import GalleyPainting
internal import GalleyText

/// A bubble with an arrow: corners of 5, the arrow 10 wide and 5 high, centred text of 14 points that
/// is at most 200 wide, 10 points from the bubble's edge, which is 1 point inside the frame (DNA-27).
public struct Tooltip: Sendable {
  /// What it says, with its font.
  public var text = Text()
  /// The edge with the arrow.
  public var arrow = Edge.top

  /// Makes an empty bubble.
  public init() { text.fontSize = 14 }

  // Reading

  /// The sentence about `"type": "Tooltip"` in the reference, the schema and editors.
  public static let summary = "A bubble with an arrow that points at something."
  /// The theme's name for tooltips.
  public static let schemeKind: SchemeKind? = "tooltips"
  /// The bubble is not a rectangle.
  public static let ownsBox = true
  /// The tooltip's own keys.
  public static let properties: [Property<Tooltip>] =
    [
      Property(
        "text", \.text.text, as: .displayText, in: .values, default: "nothing", "What it says."),
      Property("arrow", \.arrow, default: "top", "The edge with the arrow."),
    ] + Text.lookProperties.map { $0.moved(to: \.text) }

  /// White on DNAKit's primary colour below what styles say.
  public func resolvedScheme(over scheme: Scheme?) -> Scheme? {
    let own = Scheme(
      colors: Colors(
        foreground: Color(.white),
        background: Color(light: DNAColor.appPrimary.color.light, dark: RGBAColor(hex: 0x3A3A3C))))
    return scheme?.merging(over: own) ?? own
  }

  /// Takes the font.
  public static func adopt(_ scheme: Scheme, into tip: inout StyleAdoption<Tooltip>) {
    TextAdoption(\Tooltip.text).adopt(scheme, into: &tip)
  }

  // Measuring and arranging

  /// Appends the bubble.
  public func build(
    _ look: Modifiers, in tree: inout LayoutTree.Builder,
    _ context: EnvironmentValues
  ) {
    var line = text
    line.lines.textAlignment = line.lines.textAlignment ?? .center
    line.lines.lineSpacing = line.lines.lineSpacing ?? 5
    let color = context.resolved(look.backgroundColor ?? DNAColor.appPrimary.color)
    var insets = EdgeInsets(11)
    switch arrow {
    case .top: insets.top += BubbleDrawing.arrowHeight
    case .bottom: insets.bottom += BubbleDrawing.arrowHeight
    case .leading: insets.leading += BubbleDrawing.arrowHeight
    case .trailing: insets.trailing += BubbleDrawing.arrowHeight
    }
    let drawing = BubbleDrawing(color: color, arrow: arrow)
    tree.node(.padding(insets), drawing: drawing) { tree in
      tree.node(.custom(WidthLimit(width: 200))) { line.appendNode(to: &$0, context) }
    }
  }

  /// The frame beside a reference inside a container: on the edge asked for, else on the first of
  /// bottom, top, right, left where it does not overlap; moved into the container.
  public static func frame(
    of size: Size, pointingAt reference: Rect, on edge: Edge, in container: Rect
  ) -> Rect {
    let orders: [Edge] = [edge, .bottom, .top, .trailing, .leading]
    let frames = orders.map { edge in
      clamped(unclamped(size, reference, edge), in: container)
    }
    return frames.first { $0.intersection(reference)?.isEmpty ?? true } ?? frames[0]
  }

  private static func unclamped(_ size: Size, _ at: Rect, _ edge: Edge) -> Rect {
    let origin: Point
    switch edge {
    case .bottom: origin = Point(x: at.midX - size.width / 2, y: at.maxY)
    case .top: origin = Point(x: at.midX - size.width / 2, y: at.minY - size.height)
    case .leading: origin = Point(x: at.minX - size.width, y: at.midY - size.height / 2)
    case .trailing: origin = Point(x: at.maxX, y: at.midY - size.height / 2)
    }
    return Rect(origin: origin, size: size)
  }

  private static func clamped(_ frame: Rect, in container: Rect) -> Rect {
    var frame = frame
    frame.origin.x = max(min(frame.minX, container.maxX - frame.width), container.minX)
    frame.origin.y = max(min(frame.minY, container.maxY - frame.height), container.minY)
    return frame
  }
}

extension Tooltip {
  /// Makes a bubble.
  public init(_ text: String, arrow: Edge = .top) {
    self.init()
    self.text.text = text
    self.arrow = arrow
  }
}

extension Edge {
  /// The side across.
  var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

extension Tooltip: StyledView {}
