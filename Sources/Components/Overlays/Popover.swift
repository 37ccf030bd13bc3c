public import GalleyDesign
public import GalleyGeometry
public import GalleyLayout
internal import GalleyPainting

/// Views in a box with an arrow that points at something: corners of 13, an arrow 26 wide and 13
/// high in the middle of an edge, a wide shadow.
public struct Popover<Content: View>: Sendable {
  /// The edge with the arrow; nil for a box without one.
  public var arrow: Edge?
  /// The colour of the box; nil is the screen's.
  public var surfaceColor: Color?
  /// The views.
  public var content: Content

  /// Makes a box round the views in the braces.
  public init(arrow: Edge? = .top, @ViewBuilder content: () -> Content) {
    self.arrow = arrow
    self.content = content()
  }
}

extension Popover: PrimitiveView {
  /// Appends the box.
  public func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    let own = Color(light: .white, dark: RGBAColor(hex: 0x2C2C2E)).playing(.surface)
    let surface = surfaceColor ?? own
    var room = EdgeInsets.zero
    switch arrow {
    case .top: room.top = 13
    case .bottom: room.bottom = 13
    case .leading: room.leading = 13
    case .trailing: room.trailing = 13
    case nil: break
    }
    VStack(alignment: .leading, spacing: 0) { content }
      .padding(room)
      .background {
        Callout(arrow: arrow).fill(surface)
          .shadow(color: .black.with(alpha: 0.2), radius: 15, y: 4)
      }
      .appendNode(to: &tree, environment)
  }
}

extension Popover: ContainerView {
  /// The sentence about `"type": "Popover"` in the reference, the schema and editors.
  public static var summary: String { "Children in a box with an arrow that points at something." }
  /// The keys of `"type": "Popover"` besides those that all views share.
  public static var properties: [Property<Popover>] {
    [
      Property("arrow", \.arrow, default: "top", "The edge with the arrow."),
      Property("surfaceColor", \.surfaceColor, default: "the screen's", "The colour of the box."),
    ]
  }
}

/// The outline of a box with an arrow in the middle of an edge of its room.
private struct Callout: Sendable {
  var arrow: Edge?
}

extension Callout: OutlinedShape {
  func outline(in rect: Rect, _ direction: LayoutDirection) -> DisplayShape {
    let (length, half, radius) = (13.0, 13.0, 13.0)
    let isMirrored = direction == .rightToLeft
    var box = rect
    var tip = Point.zero
    var across = Point.zero
    switch (arrow, isMirrored) {
    case (nil, _): return .roundedRectangle(rect, CornerRadii(radius))
    case (.top?, _):
      (box.origin.y, box.size.height) = (rect.minY + length, rect.height - length)
      (tip, across) = (Point(x: rect.midX, y: rect.minY), Point(x: 1, y: 0))
    case (.bottom?, _):
      box.size.height -= length
      (tip, across) = (Point(x: rect.midX, y: rect.maxY), Point(x: -1, y: 0))
    case (.leading?, false), (.trailing?, true):
      (box.origin.x, box.size.width) = (rect.minX + length, rect.width - length)
      (tip, across) = (Point(x: rect.minX, y: rect.midY), Point(x: 0, y: -1))
    case (.trailing?, false), (.leading?, true):
      box.size.width -= length
      (tip, across) = (Point(x: rect.maxX, y: rect.midY), Point(x: 0, y: 1))
    }
    // The arrow's sides swing out into the box.
    let inward = Point(x: -across.y, y: across.x)
    func at(_ along: Double, _ deep: Double) -> Point {
      tip.offset(
        x: across.x * along + inward.x * deep, y: across.y * along + inward.y * deep)
    }
    var path = DisplayShape.roundedRectangle(box, CornerRadii(radius)).path
    path.move(to: at(-half, length))
    path.cubic(to: at(0, 0), control1: at(-half * 0.45, length), control2: at(-half * 0.3, 0))
    path.cubic(to: at(half, length), control1: at(half * 0.3, 0), control2: at(half * 0.45, length))
    path.close()
    return .path(path)
  }
}
