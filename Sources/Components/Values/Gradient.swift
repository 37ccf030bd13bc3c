public import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout
internal import GalleyPainting
public import GalleyParsing

/// Colours along a line through a box.
public struct Gradient: PropertyValue, Hashable {
  /// Where the line begins and ends, as shares of the box.
  public enum Direction: String, PropertyChoice, Hashable {
    case topToBottom, bottomToTop, leadingToTrailing, trailingToLeading
    case topLeadingToBottomTrailing, topTrailingToBottomLeading
    case bottomLeadingToTopTrailing, bottomTrailingToTopLeading
  }

  /// A colour and its place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place from 0 to 1.
    public var location: Double

    /// Makes a stop.
    public init(color: ColorValue, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The colours with their places, at least two, the places not descending.
  public var stops: [Stop]
  /// The line.
  public var direction: Direction
  /// Whether colours run from the centre outwards instead.
  public var isRadial = false

  /// Makes a gradient with colours at even distances.
  public init(colors: [Color], direction: Direction = .topToBottom) {
    let steps = Double(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / steps) }
    self.direction = direction
  }

  /// Makes a gradient with colours at places of their own.
  public init(stops: [Stop], direction: Direction = .topToBottom, isRadial: Bool = false) {
    self.stops = stops
    self.direction = direction
    self.isRadial = isRadial
  }

  private static let keys = ["colors", "stops", "direction", "radial"]

  /// An object with colours and a direction.
  public static var kind: PropertyKind {
    .object([
      PropertyPart("colors", .list(.color)), PropertyPart("stops", .list(.length)),
      PropertyPart("direction", Direction.kind), PropertyPart("radial", .truth),
    ])
  }

  /// Reads the object.
  public static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> Gradient? {
    guard let parts = PartReader(value, of: name, knowing: keys, kind: kind, &reader) else {
      return nil
    }
    let colors: [Color]? = parts.read("colors", &reader)
    guard let colors, colors.count >= 2 else {
      reader.fail("\"\(name)\" needs at least two \"colors\"", at: value.range)
      return nil
    }
    var gradient = Gradient(colors: colors)
    gradient.direction = parts.read("direction", &reader) ?? .topToBottom
    gradient.isRadial = parts.read("radial", &reader) ?? false
    let places: [Double]? = parts.read("stops", &reader)
    guard let places = places else { return gradient }
    return gradient.placed(at: places)
      ?? reader.misplacedStops(name, count: colors.count, at: value.range)
  }

  func placed(at places: [Double]) -> Gradient? {
    let ascending = zip(places, places.dropFirst()).allSatisfy { $0 <= $1 }
    let inside = places.allSatisfy { (0...1).contains($0) }
    guard places.count == stops.count, ascending, inside else { return nil }
    var copy = self
    for (index, place) in places.enumerated() { copy.stops[index].location = place }
    return copy
  }

  /// The gradient with the colours of a context.
  func resolved(in context: EnvironmentValues) -> ResolvedGradient {
    ResolvedGradient(
      gradient: self,
      stops: stops.map {
        GradientStop(location: $0.location, color: context.resolved($0.color))
      })
  }

  fileprivate func ends(_ layoutDirection: LayoutDirection) -> (Point, Point) {
    let leading = layoutDirection == .leftToRight ? 0.0 : 1.0
    let trailing = 1 - leading
    func points(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> (Point, Point) {
      (Point(x: a, y: b), Point(x: c, y: d))
    }
    switch direction {
    case .topToBottom: return points(0.5, 0, 0.5, 1)
    case .bottomToTop: return points(0.5, 1, 0.5, 0)
    case .leadingToTrailing: return points(leading, 0.5, trailing, 0.5)
    case .trailingToLeading: return points(trailing, 0.5, leading, 0.5)
    case .topLeadingToBottomTrailing: return points(leading, 0, trailing, 1)
    case .topTrailingToBottomLeading: return points(trailing, 0, leading, 1)
    case .bottomLeadingToTopTrailing: return points(leading, 1, trailing, 0)
    case .bottomTrailingToTopLeading: return points(trailing, 1, leading, 0)
    }
  }

  /// Writes the colours, their places and the direction as parts.
  public func describe(as name: String, in writer: inout PropertyWriter) {
    for (index, stop) in stops.enumerated() {
      stop.color.describe(as: "\(name).colors.\(index)", in: &writer)
      writer.write("\(name).stops.\(index)", stop.location.plainText)
    }
    writer.write("\(name).direction", isRadial ? "radial" : direction.rawValue)
  }
}

/// A gradient whose colours are concrete.
struct ResolvedGradient: Sendable {
  let gradient: Gradient
  let stops: [GradientStop]

  func paint(in rect: Rect, _ layoutDirection: LayoutDirection) -> Paint {
    if gradient.isRadial {
      let radius = max(rect.width, rect.height) / 2
      return .radialGradient(center: rect.center, radius: radius, stops: stops)
    }
    let (start, end) = gradient.ends(layoutDirection)
    func place(_ share: Point) -> Point {
      Point(x: rect.minX + share.x * rect.width, y: rect.minY + share.y * rect.height)
    }
    return .linearGradient(start: place(start), end: place(end), stops: stops)
  }
}

extension ComponentReader {
  mutating func misplacedStops(_ name: String, count: Int, at range: SourceRange) -> Gradient? {
    fail(
      "\"\(name).stops\" needs one place from 0 to 1 for each of the \(count) colours, ascending",
      at: range)
    return nil
  }
}
