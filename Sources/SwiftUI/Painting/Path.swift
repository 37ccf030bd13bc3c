public import Foundation
public import GalleyGeometry
internal import GalleyPainting

/// An outline of lines and curves, in points.
public struct Path: Hashable, Sendable {
  package var plain: PlainPath

  package init(_ plain: PlainPath) { self.plain = plain }

  public init() { plain = PlainPath() }
  public init(_ build: (inout Path) -> Void) {
    self.init()
    build(&self)
  }
  public init(_ rect: CGRect) { plain = .rectangle(Rect(rect)) }
  public init(ellipseIn rect: CGRect) { plain = .ellipse(in: Rect(rect)) }
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius),
      style: style)
  }
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    self.init(rect, radii: CornerRadii(Double(cornerSize.width)), style)
  }

  init(_ rect: CGRect, radii: CornerRadii, _ style: RoundedCornerStyle) {
    let box = Rect(rect)
    let radii = radii.clamped(to: box.size)
    plain =
      style == .continuous
      ? .continuousRectangle(box, radii: radii) : .roundedRectangle(box, radii: radii)
  }

  public var isEmpty: Bool { plain.elements.isEmpty }
  public var boundingRect: CGRect { CGRect(plain.controlBounds) }
  public init(_ path: CGPath) { self = path.path }
  public var cgPath: CGPath { CGPath(path: self) }

  public var currentPoint: CGPoint? {
    for element in plain.elements.reversed() {
      switch element {
      case .move(let point), .line(let point), .quad(let point, _), .cubic(let point, _, _):
        return CGPoint(point)
      case .close: continue
      }
    }
    return nil
  }

  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  public func forEach(_ body: (Element) -> Void) {
    for element in plain.elements {
      switch element {
      case .move(let point): body(.move(to: CGPoint(point)))
      case .line(let point): body(.line(to: CGPoint(point)))
      case .quad(let point, let control):
        body(.quadCurve(to: CGPoint(point), control: CGPoint(control)))
      case .cubic(let point, let first, let second):
        body(
          .curve(to: CGPoint(point), control1: CGPoint(first), control2: CGPoint(second)))
      case .close: body(.closeSubpath)
      }
    }
  }

  public mutating func move(to point: CGPoint) { plain.move(to: Point(point)) }
  public mutating func addLine(to point: CGPoint) { plain.line(to: Point(point)) }
  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    plain.quad(to: Point(point), control: Point(control))
  }
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    plain.cubic(to: Point(point), control1: Point(control1), control2: Point(control2))
  }
  public mutating func closeSubpath() { plain.close() }
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(rect), transform: transform)
  }
  public mutating func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
  }
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(
      Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
  }
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(ellipseIn: rect), transform: transform)
  }
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    plain.addPath(path.plain.applying(transform.transform))
  }

  /// A part of a circle. As in SwiftUI, `clockwise` speaks of an axis that points up: in the
  /// picture, whose axis points down, such an arc runs the other way.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let start = startAngle.degrees
    var sweep = (endAngle.degrees - start).truncatingRemainder(dividingBy: 360)
    let isWhole = abs(endAngle.degrees - start) >= 360
    if clockwise {
      if sweep > 0 { sweep -= 360 }
      if isWhole { sweep = -360 }
    } else {
      if sweep < 0 { sweep += 360 }
      if isWhole { sweep = 360 }
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: .degrees(sweep),
      transform: transform)
  }

  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    let middle = Point(center)
    if transform == .identity {
      plain.arc(
        center: middle, radius: Double(radius), from: startAngle,
        to: .degrees(startAngle.degrees + delta.degrees))
    } else {
      var arc = PlainPath()
      arc.arc(
        center: middle, radius: Double(radius), from: startAngle,
        to: .degrees(startAngle.degrees + delta.degrees))
      plain.addPath(arc.applying(transform.transform))
    }
  }

  /// The arc that touches two lines, the first from the current point to a corner.
  public mutating func addArc(
    tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let start = currentPoint else { return move(to: corner) }
    let (a, b) = (
      CGPoint(x: start.x - corner.x, y: start.y - corner.y),
      CGPoint(x: end.x - corner.x, y: end.y - corner.y)
    )
    let (la, lb) = ((a.x * a.x + a.y * a.y).squareRoot(), (b.x * b.x + b.y * b.y).squareRoot())
    guard la > 0, lb > 0, radius > 0 else { return addLine(to: corner) }
    let cosine = max(-1, min(1, (a.x * b.x + a.y * b.y) / (la * lb)))
    let sine = (1 - cosine * cosine).squareRoot()
    guard sine > 1e-9 else { return addLine(to: corner) }
    // The distance from the corner at which the circle touches: r / tan(angle / 2).
    let distance = radius * (1 + cosine) / sine
    let from = CGPoint(x: corner.x + a.x / la * distance, y: corner.y + a.y / la * distance)
    let to = CGPoint(x: corner.x + b.x / lb * distance, y: corner.y + b.y / lb * distance)
    // A cubic with the tangents of the circle; its handle is 4/3 · tan(sweep / 4) · r.
    let half = Angle.of(x: Double(1 + cosine), y: Double(sine)).degrees
    let quarter = Angle.degrees((180 - 2 * half) / 4)
    let handle = radius * 4 / 3 * CGFloat(quarter.sine / quarter.cosine)
    addLine(to: from)
    addCurve(
      to: to,
      control1: CGPoint(x: from.x - a.x / la * handle, y: from.y - a.y / la * handle),
      control2: CGPoint(x: to.x - b.x / lb * handle, y: to.y - b.y / lb * handle))
  }

  public func applying(_ transform: CGAffineTransform) -> Path {
    Path(plain.applying(transform.transform))
  }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
  public func trimmedPath(from start: CGFloat, to end: CGFloat) -> Path {
    Path(plain.trimmed(from: Double(start), to: Double(end)))
  }
  public func strokedPath(_ style: StrokeStyle) -> Path { self }

  /// Returns true if a point is in the box of the outline.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    plain.controlBounds.contains(Point(point))
  }
}

extension Path: Shape {
  public func path(in rect: CGRect) -> Path { self }
}

public struct RectangleCornerRadii: Hashable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
    (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
  }

  var radii: CornerRadii {
    CornerRadii(
      topLeft: Double(topLeading), topRight: Double(topTrailing),
      bottomRight: Double(bottomTrailing), bottomLeft: Double(bottomLeading))
  }
}

/// The style of a line along an outline.
public struct StrokeStyle: Hashable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
    (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
  }

  var plain: GalleyPainting.StrokeStyle {
    GalleyPainting.StrokeStyle(
      width: Double(lineWidth),
      cap: lineCap == .round ? .round : lineCap == .square ? .square : .butt,
      join: lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter,
      dashes: dash.map { Double($0) }, miterLimit: Double(miterLimit),
      dashPhase: Double(dashPhase))
  }
}

public enum CGLineCap: Int32, Sendable {
  case butt
  case round
  case square
}

public enum CGLineJoin: Int32, Sendable {
  case miter
  case round
  case bevel
}

public struct FillStyle: Hashable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    (isEOFilled, isAntialiased) = (eoFill, antialiased)
  }
}

extension Path {
  /// The same outline, each of its parts drawn the other way round.
  func reversed() -> Path {
    var (result, part) = (Path(), [PlainPath.Element]())
    func end() {
      guard let last = part.last(where: { $0.end != nil })?.end else { return }
      result.plain.move(to: last)
      for index in part.indices.reversed() where index > 0 {
        guard let before = part[..<index].last(where: { $0.end != nil })?.end else { continue }
        switch part[index] {
        case .line: result.plain.line(to: before)
        case .quad(_, let control): result.plain.quad(to: before, control: control)
        case .cubic(_, let first, let second):
          result.plain.cubic(to: before, control1: second, control2: first)
        case .move, .close: continue
        }
      }
      if case .close = part.last { result.plain.close() }
      part = []
    }
    for element in plain.elements {
      if case .move = element { end() }
      part.append(element)
    }
    end()
    return result
  }
}

extension PlainPath.Element {
  /// The point that it leads to; nil for the end of an outline.
  fileprivate var end: Point? {
    switch self {
    case .move(let point), .line(let point), .quad(let point, _), .cubic(let point, _, _): point
    case .close: nil
    }
  }
}

extension Path {
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) { self = UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style).path(in: rect) }
}
