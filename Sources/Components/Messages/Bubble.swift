public import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout
internal import GalleyPainting

/// A message in a thread: a bubble at the leading edge, or at the trailing one in the tint, which hugs its
/// text and takes three quarters of the width at most.
public struct Bubble: Sendable {
  /// The text of the message.
  public var text: String
  /// True for a message of the user.
  public var isOutgoing: Bool
  /// True if there is a tail; the last of several bubbles has one.
  public var hasTail = true
  /// The text below the bubble in small type: a time, or a note that it was read.
  public var caption = ""
  /// The view above the text inside the bubble: a picture, a card.
  public var attachment: AnyView?
  /// The colour of the bubble; nil is the tint or a grey.
  public var color: Color?
  /// The largest share of the width that it takes.
  public var maximumShare = 0.75

  /// Makes a bubble.
  public init(_ text: String = "", isOutgoing: Bool = false) {
    (self.text, self.isOutgoing) = (text, isOutgoing)
  }

  // Reading

  /// The sentence about `"type": "Bubble"` in the reference, the schema and editors.
  public static let summary = "What somebody says in a thread, in a bubble with a tail."
  /// The theme's name for bubbles.
  public static let schemeKind: SchemeKind? = "bubbles"
  /// The keys of `"type": "Bubble"` besides those that all views share.
  public static let properties: [Property<Bubble>] = [
    Property("text", \.text, as: .displayText, in: .values, default: "nothing", "What is said."),
    Property(
      "caption", \.caption, as: .displayText, in: .values, default: "none",
      "What stands below the bubble in small type."),
    Property(
      "isOutgoing", \.isOutgoing, default: "false", "Whether the reader says it.",
      or: ["outgoing"]),
    Property("hasTail", \.hasTail, default: "true", "Whether there is a tail."),
    Property(
      "attachment", \.attachment, as: .component, default: "none",
      "A component over the text inside the bubble."),
    Property("color", \.color, default: "the tint, or a grey", "The colour of the bubble."),
    Property(
      "maximumShare", \.maximumShare, as: .share, default: "0.75",
      "The largest share of the width that it takes."),
  ]

  func composition(in environment: EnvironmentValues) -> some View {
    let side: HorizontalAlignment = isOutgoing ? .trailing : .leading
    let fill = color ?? (isOutgoing ? environment.accent : .system(.systemGray5))
    return VStack(alignment: side, spacing: 3) {
      Arranged(WidthLimit(share: maximumShare)) {
        VStack(alignment: .leading, spacing: 6) {
          attachment?.environment(\.isPart, false)
          if !text.isEmpty {
            Text(text).keepingWords().foregroundColor(isOutgoing ? .white : .system(.label))
          }
        }
        .padding(EdgeInsets(vertical: 8, horizontal: 14))
        .atLeast(environment.leastGround, alignment: .leading)
        .background {
          BubbleShape(isOutgoing: isOutgoing, hasTail: hasTail).fill(fill)
        }
      }
      if !caption.isEmpty {
        Text(caption).font(.caption2).keepingWords().foregroundColor(.system(.secondaryLabel))
          .padding(.horizontal, 6)
      }
    }
    .padding(.horizontal, 6)
    .frame(maxWidth: .infinity, alignment: Alignment(horizontal: side, vertical: .center))
  }
}

/// A box with corners of 18 and a tail at the lower corner of the one who speaks, which reaches
/// 6 points out of its room.
private struct BubbleShape: Sendable {
  var isOutgoing: Bool
  var hasTail: Bool
}

extension BubbleShape: OutlinedShape {
  func outline(in rect: Rect, _ direction: LayoutDirection) -> DisplayShape {
    let radius = min(18, rect.height / 2, rect.width / 2)
    guard hasTail else { return .roundedRectangle(rect, CornerRadii(radius)) }
    // Drawn with the tail at the right.
    func at(_ x: Double, _ y: Double) -> Point { Point(x: rect.maxX + x, y: rect.maxY + y) }
    let (left, top) = (rect.minX, rect.minY)
    let kappa = radius * 0.5523
    var path = Path()
    path.move(to: at(0, -radius))
    path.cubic(to: at(6, 0), control1: at(0, -radius * 0.4), control2: at(2, -2))
    path.cubic(to: at(-radius * 0.5, -radius * 0.18), control1: at(1, 0.6), control2: at(-4, 0))
    path.cubic(
      to: at(-radius, 0), control1: at(-radius * 0.62, -radius * 0.06),
      control2: at(-radius * 0.8, 0))
    path.line(to: Point(x: left + radius, y: rect.maxY))
    path.cubic(
      to: Point(x: left, y: rect.maxY - radius),
      control1: Point(x: left + radius - kappa, y: rect.maxY),
      control2: Point(x: left, y: rect.maxY - radius + kappa))
    path.line(to: Point(x: left, y: top + radius))
    path.cubic(
      to: Point(x: left + radius, y: top), control1: Point(x: left, y: top + radius - kappa),
      control2: Point(x: left + radius - kappa, y: top))
    path.line(to: Point(x: rect.maxX - radius, y: top))
    path.cubic(
      to: Point(x: rect.maxX, y: top + radius),
      control1: Point(x: rect.maxX - radius + kappa, y: top),
      control2: Point(x: rect.maxX, y: top + radius - kappa))
    path.close()
    if isOutgoing == (direction == .leftToRight) { return .path(path) }
    return .path(
      path.applying(Transform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0)))
  }
}

extension Bubble: ComposedView {}
