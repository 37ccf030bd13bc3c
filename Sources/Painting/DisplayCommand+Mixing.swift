package import GalleyDesign
package import GalleyGeometry
import GalleyText

// Values between two others, for pictures of animations under way. The fraction is that of the second value; springs
// go beyond 1.

/// A value between two others.
package func mixed(_ from: Double, _ to: Double, _ fraction: Double) -> Double {
  from == to ? to : from + (to - from) * fraction
}

extension Point {
  /// The place between two others.
  package static func mixed(_ from: Point, _ to: Point, _ fraction: Double) -> Point {
    Point(
      x: GalleyPainting.mixed(from.x, to.x, fraction),
      y: GalleyPainting.mixed(from.y, to.y, fraction))
  }
}

extension Size {
  /// The size between two others, which is never negative.
  package static func mixed(_ from: Size, _ to: Size, _ fraction: Double) -> Size {
    Size(
      width: max(0, GalleyPainting.mixed(from.width, to.width, fraction)),
      height: max(0, GalleyPainting.mixed(from.height, to.height, fraction)))
  }
}

extension Rect {
  /// The rectangle between two others.
  package static func mixed(_ from: Rect, _ to: Rect, _ fraction: Double) -> Rect {
    Rect(
      origin: .mixed(from.origin, to.origin, fraction),
      size: .mixed(from.size, to.size, fraction))
  }
}

extension CornerRadii {
  /// The radii between two others, which are never negative.
  package static func mixed(
    _ from: CornerRadii, _ to: CornerRadii, _ fraction: Double
  ) -> CornerRadii {
    func part(_ path: KeyPath<CornerRadii, Double>) -> Double {
      max(0, GalleyPainting.mixed(from[keyPath: path], to[keyPath: path], fraction))
    }
    return CornerRadii(
      topLeft: part(\.topLeft), topRight: part(\.topRight), bottomRight: part(\.bottomRight),
      bottomLeft: part(\.bottomLeft))
  }
}

extension Transform {
  /// The map between two others, coefficient by coefficient.
  package static func mixed(_ from: Transform, _ to: Transform, _ fraction: Double) -> Transform {
    func part(_ path: KeyPath<Transform, Double>) -> Double {
      GalleyPainting.mixed(from[keyPath: path], to[keyPath: path], fraction)
    }
    return Transform(
      a: part(\.a), b: part(\.b), c: part(\.c), d: part(\.d), tx: part(\.tx), ty: part(\.ty))
  }
}

extension RGBAColor {
  /// The colour between two others: the mean of what each adds to the picture, so that a colour that fades keeps its
  /// hue.
  package static func mixed(_ from: RGBAColor, _ to: RGBAColor, _ fraction: Double) -> RGBAColor {
    guard from != to else { return to }
    let alpha = min(max(GalleyPainting.mixed(from.alpha, to.alpha, fraction), 0), 1)
    guard alpha > 0 else { return RGBAColor(red: to.red, green: to.green, blue: to.blue, alpha: 0) }
    func part(_ path: KeyPath<RGBAColor, Double>) -> Double {
      let share = GalleyPainting.mixed(
        from[keyPath: path] * from.alpha, to[keyPath: path] * to.alpha, fraction)
      return min(max(share / alpha, 0), 1)
    }
    return RGBAColor(red: part(\.red), green: part(\.green), blue: part(\.blue), alpha: alpha)
  }
}

extension Path {
  /// The path between two others with the same kinds of steps; nil for others.
  package static func mixed(_ from: Path, _ to: Path, _ fraction: Double) -> Path? {
    guard from.elements.count == to.elements.count else { return nil }
    var elements: [Element] = []
    elements.reserveCapacity(to.elements.count)
    func between(_ from: Point, _ to: Point) -> Point { .mixed(from, to, fraction) }
    for (old, new) in zip(from.elements, to.elements) {
      switch (old, new) {
      case (.move(let a), .move(let b)): elements.append(.move(to: between(a, b)))
      case (.line(let a), .line(let b)): elements.append(.line(to: between(a, b)))
      case (.quad(let a, let c), .quad(let b, let d)):
        elements.append(.quad(to: between(a, b), control: between(c, d)))
      case (.cubic(let a, let c, let e), .cubic(let b, let d, let f)):
        elements.append(
          .cubic(to: between(a, b), control1: between(c, d), control2: between(e, f)))
      case (.close, .close): elements.append(.close)
      default: return nil
      }
    }
    return Path(elements: elements)
  }
}

extension DisplayShape {
  /// The shape between two others; nil for shapes of different kinds.
  package static func mixed(
    _ from: DisplayShape, _ to: DisplayShape, _ fraction: Double
  ) -> DisplayShape? {
    switch (from, to) {
    case (.rectangle(let a), .rectangle(let b)): return .rectangle(.mixed(a, b, fraction))
    case (.ellipse(let a), .ellipse(let b)): return .ellipse(.mixed(a, b, fraction))
    case (.path(let a), .path(let b)): return Path.mixed(a, b, fraction).map { .path($0) }
    case (.evenOddPath(let a), .evenOddPath(let b)):
      return Path.mixed(a, b, fraction).map { .evenOddPath($0) }
    default:
      guard let (old, oldRadii) = from.roundedParts, let (new, newRadii) = to.roundedParts else {
        return nil
      }
      let rect = Rect.mixed(old, new, fraction)
      let radii = CornerRadii.mixed(oldRadii, newRadii, fraction)
      return .roundedRectangle(rect, radii.clamped(to: rect.size))
    }
  }

  /// A rectangle with its corners; nil for other shapes.
  private var roundedParts: (Rect, CornerRadii)? {
    switch self {
    case .rectangle(let rect): (rect, .zero)
    case .roundedRectangle(let rect, let radii): (rect, radii)
    default: nil
    }
  }
}

extension Paint {
  /// The paint between two others; nil for paints of different kinds.
  package static func mixed(_ from: Paint, _ to: Paint, _ fraction: Double) -> Paint? {
    if from == to { return to }
    func between(_ old: Point, _ new: Point) -> Point { .mixed(old, new, fraction) }
    switch (from, to) {
    case (.solid(let a), .solid(let b)): return .solid(.mixed(a, b, fraction))
    case (.linearGradient(let a, let c, let e), .linearGradient(let b, let d, let f)):
      return stops(e, f, fraction).map {
        .linearGradient(start: between(a, b), end: between(c, d), stops: $0)
      }
    case (.radialGradient(let a, let c, let e), .radialGradient(let b, let d, let f)):
      let radius = max(0, GalleyPainting.mixed(c, d, fraction))
      return stops(e, f, fraction).map {
        .radialGradient(center: between(a, b), radius: radius, stops: $0)
      }
    case (.ellipticalGradient(let a, let c, let e), .ellipticalGradient(let b, let d, let f)):
      return stops(e, f, fraction).map {
        .ellipticalGradient(center: between(a, b), radii: .mixed(c, d, fraction), stops: $0)
      }
    case (
      .angularGradient(let a, let c, let e, let g), .angularGradient(let b, let d, let f, let h)
    ):
      func angle(_ old: Angle, _ new: Angle) -> Angle {
        .degrees(GalleyPainting.mixed(old.degrees, new.degrees, fraction))
      }
      return stops(g, h, fraction).map {
        .angularGradient(center: between(a, b), start: angle(c, d), end: angle(e, f), stops: $0)
      }
    default: return nil
    }
  }

  private static func stops(
    _ from: [GradientStop], _ to: [GradientStop], _ fraction: Double
  ) -> [GradientStop]? {
    guard from.count == to.count else { return nil }
    var least = 0.0
    return zip(from, to).map { old, new in
      let place = GalleyPainting.mixed(old.location, new.location, fraction)
      least = max(least, min(max(place, 0), 1))
      return GradientStop(location: least, color: .mixed(old.color, new.color, fraction))
    }
  }
}

extension Compositing {
  /// The compositing between two others; nil for those that differ in more than numbers.
  package static func mixed(
    _ from: Compositing, _ to: Compositing, _ fraction: Double
  ) -> Compositing? {
    guard from.blendMode == to.blendMode, from.filters == to.filters,
      from.shadows.count == to.shadows.count,
      zip(from.shadows, to.shadows).allSatisfy({ $0.kind == $1.kind })
    else { return nil }
    var result = to
    result.opacity = min(max(GalleyPainting.mixed(from.opacity, to.opacity, fraction), 0), 1)
    result.blur = max(0, GalleyPainting.mixed(from.blur, to.blur, fraction))
    result.shadows = zip(from.shadows, to.shadows).map { old, new in
      LayerShadow(
        new.kind, color: .mixed(old.color, new.color, fraction),
        x: GalleyPainting.mixed(old.x, new.x, fraction),
        y: GalleyPainting.mixed(old.y, new.y, fraction),
        blur: max(0, GalleyPainting.mixed(old.blur, new.blur, fraction)))
    }
    if from.colors != to.colors {
      guard let old = from.colors ?? .identity, let new = to.colors ?? .identity else { return nil }
      result.colors = .mixed(old, new, fraction)
    }
    return result
  }
}

extension ColorMatrix {
  fileprivate static var identity: ColorMatrix? { .brightness(0) }

  /// The matrix between two others.
  fileprivate static func mixed(
    _ from: ColorMatrix, _ to: ColorMatrix, _ fraction: Double
  ) -> ColorMatrix {
    func row(_ old: Row, _ new: Row) -> Row {
      Row(
        GalleyPainting.mixed(old.red, new.red, fraction),
        GalleyPainting.mixed(old.green, new.green, fraction),
        GalleyPainting.mixed(old.blue, new.blue, fraction),
        GalleyPainting.mixed(old.constant, new.constant, fraction))
    }
    return ColorMatrix(
      red: row(from.red, to.red), green: row(from.green, to.green), blue: row(from.blue, to.blue))
  }
}

extension StrokeStyle {
  fileprivate static func mixed(
    _ from: StrokeStyle, _ to: StrokeStyle, _ fraction: Double
  ) -> StrokeStyle? {
    guard from.cap == to.cap, from.join == to.join, from.dashes.count == to.dashes.count else {
      return nil
    }
    var result = to
    result.width = max(0, GalleyPainting.mixed(from.width, to.width, fraction))
    result.dashPhase = GalleyPainting.mixed(from.dashPhase, to.dashPhase, fraction)
    result.miterLimit = GalleyPainting.mixed(from.miterLimit, to.miterLimit, fraction)
    result.dashes = zip(from.dashes, to.dashes).map {
      max(0, GalleyPainting.mixed($0, $1, fraction))
    }
    return result
  }
}

extension BoxShadow {
  /// The shadow between two others.
  package static func mixed(
    _ from: BoxShadow, _ to: BoxShadow, _ fraction: Double
  ) -> BoxShadow {
    BoxShadow(
      color: .mixed(from.color, to.color, fraction),
      x: GalleyPainting.mixed(from.x, to.x, fraction),
      y: GalleyPainting.mixed(from.y, to.y, fraction),
      blur: max(0, GalleyPainting.mixed(from.blur, to.blur, fraction)),
      spread: GalleyPainting.mixed(from.spread, to.spread, fraction))
  }
}

extension DisplayCommand {
  /// The commands between two lists whose commands are of the same kinds and in the same order; nil for others.
  package static func mixed(
    _ from: [DisplayCommand], _ to: [DisplayCommand], _ fraction: Double
  ) -> [DisplayCommand]? {
    guard from.count == to.count else { return nil }
    var result: [DisplayCommand] = []
    result.reserveCapacity(to.count)
    for (old, new) in zip(from, to) {
      guard let between = mixed(old, new, fraction) else { return nil }
      result.append(between)
    }
    return result
  }

  private static func mixed(
    _ from: DisplayCommand, _ to: DisplayCommand, _ fraction: Double
  ) -> DisplayCommand? {
    if from == to { return to }
    switch (from, to) {
    case (.transform(let a), .transform(let b)): return .transform(.mixed(a, b, fraction))
    case (.clip(let a), .clip(let b)): return DisplayShape.mixed(a, b, fraction).map { .clip($0) }
    case (.fill(let a, let c), .fill(let b, let d)):
      guard let shape = DisplayShape.mixed(a, b, fraction), let paint = Paint.mixed(c, d, fraction)
      else { return nil }
      return .fill(shape, paint)
    case (.stroke(let a, let c, let e), .stroke(let b, let d, let f)):
      guard let shape = DisplayShape.mixed(a, b, fraction),
        let style = StrokeStyle.mixed(c, d, fraction), let paint = Paint.mixed(e, f, fraction)
      else { return nil }
      return .stroke(shape, style, paint)
    case (.border(let a, let c, let e, let g), .border(let b, let d, let f, let h)):
      let width = max(0, GalleyPainting.mixed(e, f, fraction))
      return .border(
        .mixed(a, b, fraction), .mixed(c, d, fraction), width: width, .mixed(g, h, fraction))
    case (.shadow(let a, let c), .shadow(let b, let d)):
      return DisplayShape.mixed(a, b, fraction).map { .shadow($0, .mixed(c, d, fraction)) }
    case (.glyphs(let a, let c, let e), .glyphs(let b, let d, let f)):
      guard a == b else { return nil }
      return .glyphs(b, at: .mixed(c, d, fraction), .mixed(e, f, fraction))
    case (.image(let a, let c, let e), .image(let b, let d, let f)):
      guard a == b, (e == nil) == (f == nil) else { return nil }
      let tint = e.flatMap { old in f.map { RGBAColor.mixed(old, $0, fraction) } }
      return .image(b, in: .mixed(c, d, fraction), tint: tint)
    case (.backdrop(let a, let c), .backdrop(let b, let d)):
      let blur = max(0, GalleyPainting.mixed(c, d, fraction))
      return DisplayShape.mixed(a, b, fraction).map { .backdrop($0, blur: blur) }
    case (.beginLayer(let a), .beginLayer(let b)):
      return Compositing.mixed(a, b, fraction).map { .beginLayer($0) }
    default: return nil
    }
  }
}
