internal import GalleyDesign
internal import GalleyGeometry
public import GalleyLayout
internal import GalleyPainting

/// A wheel of eight petals in the foreground colour, standing still: the strongest petal is the one
/// the phase points to and those behind it fade (STY-16).
public struct ActivityIndicator: Sendable {
  /// The side, in points; 20 unless given, 37 is the platform's large one.
  public var size = 20.0
  /// The turn of the wheel, 0 to 1; 0 points up.
  public var phase = 0.0
  /// True if it turns; one that does not is invisible and keeps its room.
  public var isAnimating = true

  /// Makes an indicator of 20 points.
  public init() {}

  // Reading

  /// The sentence about `"type": "ActivityIndicator"` in the reference, the schema and editors.
  public static let summary = "A wheel that shows that something is going on."
  /// The indicator's own keys.
  public static let properties: [Property<ActivityIndicator>] = [
    Property("size", \.size, as: .length, default: "20", "The side, in points."),
    Property("phase", \.phase, as: .share, default: "0", "The turn of the wheel; 0 points up."),
    Property(
      "isAnimating", \.isAnimating, default: "true",
      "Whether it turns; one that does not is invisible and keeps its room."),
  ]

  // Measuring and arranging

  /// Appends the wheel.
  public func build(
    _ look: Modifiers, in tree: inout LayoutTree.Builder,
    _ context: EnvironmentValues
  ) {
    let size = Size(width: size, height: size)
    guard isAnimating else { return tree.leaf(.fixed(size)) }
    // The platform's grey, unless specified otherwise.
    let color = context.resolved(
      look.foregroundColor ?? context.foreground ?? Color.system(.systemGray))
    tree.leaf(.fixed(size), drawing: PetalDrawing(color: color, phase: phase))
  }
}

extension ActivityIndicator {
  /// Makes an indicator of a size in points.
  public init(size: Double) {
    self.init()
    self.size = size
  }

  /// On the white knob of a switch or a slider.
  static var onKnob: some View {
    ActivityIndicator(size: 18).foregroundColor(.system(.systemGray))
  }
}

/// Paints the petals.
private struct PetalDrawing: NodeDrawing {
  var color: RGBAColor
  var phase: Double
  var overflow: Double { 0 }

  /// The directions of the petals, clockwise from the top, without asking a sine for them.
  private static let directions: [Point] = {
    let half = 0.5.squareRoot()
    return [
      Point(x: 0, y: -1), Point(x: half, y: -half), Point(x: 1, y: 0), Point(x: half, y: half),
      Point(x: 0, y: 1), Point(x: -half, y: half), Point(x: -1, y: 0), Point(x: -half, y: -half),
    ]
  }()

  func paintBackground(in frame: Rect, of node: DrawnNode, with painter: inout Painter) {
    let rect = node.grid.snapped(frame)
    let side = min(rect.width, rect.height)
    guard side > 0 else { return }
    // Measured in pictures of iOS 16 and 17: 8 petals of 2 by 6 in a wheel of 19, and of 5 by 12.5 in one of 35, which
    // begins at the upper left corner of its box of 37.
    let share = min(max((side - 20) / 17, 0), 1)
    let width = side * (0.1 + share * (5.0 / 37 - 0.1))
    let length = side * (0.3 + share * (12.5 / 37 - 0.3))
    let radius = side * (0.475 + share * (17.5 / 37 - 0.475))
    let center = Point(x: rect.midX - share, y: rect.midY - share)
    let style = StrokeStyle(width: width, cap: .round)
    let strongest = Int(saturating: (phase * 8).rounded(.down)) % 8
    for (index, direction) in Self.directions.enumerated() {
      var petal = Path()
      petal.move(to: at(center, direction, radius - length + width / 2))
      petal.line(to: at(center, direction, radius - width / 2))
      let age = (strongest - index + 8) % 8
      let faded = color.with(alpha: color.alpha * (1 - 0.11 * Double(age)))
      painter.append(.stroke(.path(petal), style, .solid(faded)))
    }
  }

  private func at(_ center: Point, _ direction: Point, _ distance: Double) -> Point {
    Point(x: center.x + direction.x * distance, y: center.y + direction.y * distance)
  }
}

extension ActivityIndicator: StyledView {}
