public import GalleyDesign
public import GalleyGeometry
import GalleyLayout
import GalleyPainting
public import GalleyParsing

/// Colours that run into one another, each at its place.
public struct Gradient: Hashable, Sendable {
  /// A colour and its place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place, from 0 to 1.
    public var location: Double

    /// Makes a stop.
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The colours with their places, at least two, the places not descending.
  public var stops: [Stop]

  /// Makes a gradient.
  public init(stops: [Stop]) { self.stops = stops }

  /// Makes a gradient with colours at even distances.
  public init(colors: [Color]) {
    let steps = Double(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / steps) }
  }
}

/// A gradient with the way in which its colours run: what the gradient types of Swift hold, and what
/// documents write as an object.
public struct GradientPaint: Hashable, Sendable {
  /// The ways.
  public enum Kind: String, PropertyChoice, Hashable { case linear, radial, angular, elliptical }

  /// Lines through a box, by the names of documents.
  public enum Direction: String, PropertyChoice, Hashable {
    case topToBottom, bottomToTop, leadingToTrailing, trailingToLeading
    case topLeadingToBottomTrailing, topTrailingToBottomLeading
    case bottomLeadingToTopTrailing, bottomTrailingToTopLeading

    /// The names of axes, from the start to the end of each.
    public static let otherSpellings: [String: Direction] = [
      "horizontal": .leadingToTrailing, "vertical": .topToBottom,
    ]

    /// The ends of the line.
    public var ends: (UnitPoint, UnitPoint) {
      switch self {
      case .topToBottom: (.top, .bottom)
      case .bottomToTop: (.bottom, .top)
      case .leadingToTrailing: (.leading, .trailing)
      case .trailingToLeading: (.trailing, .leading)
      case .topLeadingToBottomTrailing: (.topLeading, .bottomTrailing)
      case .topTrailingToBottomLeading: (.topTrailing, .bottomLeading)
      case .bottomLeadingToTopTrailing: (.bottomLeading, .topTrailing)
      case .bottomTrailingToTopLeading: (.bottomTrailing, .topLeading)
      }
    }
  }

  /// The way in which the colours run.
  public var kind: Kind
  /// The colours, at least two.
  public var colors: [Color] = []
  /// The places of the colours; nil is at even distances.
  public var places: [Double]?
  /// The direction of a line, by the name of documents; nil is from top to bottom.
  public var direction: Direction?
  /// The start of the line; nil is the direction's.
  public var startPoint: UnitPoint?
  /// The end of the line; nil is the direction's.
  public var endPoint: UnitPoint?
  /// The middle of circles, ellipses and turns; nil is the middle of the box.
  public var center: UnitPoint?
  /// The radius at which colours begin, in points for a circle, in shares of the box for an ellipse.
  public var startRadius: Double?
  /// The radius at which colours end; nil reaches the middle of the longer sides.
  public var endRadius: Double?
  /// The angle at which a turn begins, clockwise from the direction of x; nil is 0.
  public var startAngle: Angle?
  /// The end of a turn; nil for a full turn.
  public var endAngle: Angle?

  init(_ kind: Kind) { self.kind = kind }

  init(_ kind: Kind, _ gradient: Gradient) {
    self.kind = kind
    colors = gradient.stops.map(\.color)
    places = gradient.stops.map(\.location)
  }

  /// Nothing when there are fewer than two colours, or places that do not belong to them.
  public var gradient: Gradient? {
    guard colors.count >= 2 else { return nil }
    guard let places else { return Gradient(colors: colors) }
    let ascending = zip(places, places.dropFirst()).allSatisfy { $0 <= $1 }
    guard places.count == colors.count, ascending, places.allSatisfy((0...1).contains) else {
      return nil
    }
    return Gradient(stops: zip(colors, places).map { Gradient.Stop(color: $0, location: $1) })
  }

  /// True if it hides everything beneath it.
  var isOpaque: Bool { colors.allSatisfy { $0.light.alpha >= 1 && $0.dark.alpha >= 1 } }

  /// The paint of a box.
  func paint(
    in rect: Rect, _ direction: LayoutDirection, _ resolve: (Color) -> RGBAColor
  ) -> Paint? {
    guard let gradient else { return nil }
    var stops = gradient.stops.map {
      GradientStop(location: $0.location, color: resolve($0.color))
    }
    let middle = (center ?? .center).point(in: rect, direction)
    switch kind {
    case .linear:
      let ends = (self.direction ?? .topToBottom).ends
      return .linearGradient(
        start: (startPoint ?? ends.0).point(in: rect, direction),
        end: (endPoint ?? ends.1).point(in: rect, direction), stops: stops)
    case .radial:
      let end = endRadius ?? max(rect.width, rect.height) / 2
      stops = Self.moved(stops, out: startRadius ?? 0, of: end)
      return .radialGradient(center: middle, radius: max(end, 0), stops: stops)
    case .elliptical:
      let end = endRadius ?? 0.5
      stops = Self.moved(stops, out: startRadius ?? 0, of: end)
      return .ellipticalGradient(
        center: middle, radii: Size(width: rect.width * end, height: rect.height * end),
        stops: stops)
    case .angular:
      let start = startAngle ?? .zero
      return .angularGradient(
        center: middle, start: start, end: endAngle ?? .degrees(start.degrees + 360), stops: stops)
    }
  }

  /// The stops of a gradient that begins at a radius: as shares of the last one.
  private static func moved(
    _ stops: [GradientStop], out start: Double, of end: Double
  ) -> [GradientStop] {
    guard start > 0, end > start else { return stops }
    return stops.map {
      GradientStop(location: (start + $0.location * (end - start)) / end, color: $0.color)
    }
  }
}

extension GradientPaint: PropertyValue {
  /// The keys of all kinds.
  static func properties<Owner>(
    of paint: @autoclosure @escaping @Sendable () -> WritableKeyPath<Owner, GradientPaint>,
    _ kind: Kind?
  ) -> [Property<Owner>] {
    let colors: [Property<GradientPaint>] = [
      Property("colors", \.colors, "The colours, at least two.", or: ["colours"]),
      Property(
        "stops", \.places, default: "even distances",
        "The places of the colours from 0 to 1, ascending."),
    ]
    let line: [Property<GradientPaint>] = [
      Property(
        "direction", \.direction, default: "topToBottom", "The line along which the colours run."),
      Property("startPoint", \.startPoint, default: "the direction's", "Where the line begins."),
      Property("endPoint", \.endPoint, default: "the direction's", "Where the line ends."),
    ]
    let center: [Property<GradientPaint>] = [
      Property("center", \.center, default: "center", "Where the colours begin.")
    ]
    let radii: [Property<GradientPaint>] = [
      Property(
        "startRadius", \.startRadius, as: .length, default: "0",
        "The distance of the first colour: points, for an ellipse shares of the box."),
      Property(
        "endRadius", \.endRadius, as: .length, default: "half the longer side",
        "The distance of the last colour: points, for an ellipse shares of the box."),
    ]
    let angles: [Property<GradientPaint>] = [
      Property(
        "startAngle", \.startAngle, as: .degrees, default: "0",
        "The direction of the first colour, in degrees clockwise from the right."),
      Property(
        "endAngle", \.endAngle, as: .degrees, default: "a full turn on",
        "The direction of the last colour, in degrees."),
    ]
    let own =
      switch kind {
      case .linear: colors + line
      case .radial, .elliptical: colors + center + radii
      case .angular: colors + center + angles
      case nil: colors + line + center + radii + angles
      }
    return own.map { $0.moved(to: paint()) }
  }

  private static var keys: [Property<GradientPaint>] {
    [Property("type", \.kind, default: "linear", "How the colours run.")]
      + properties(of: \.self, nil)
      + [Property("radial", \.isRadial, default: "false", "Whether colours run outwards.")]
  }

  private var isRadial: Bool {
    get { kind == .radial }
    set { kind = newValue ? .radial : .linear }
  }

  /// An object with colours and how they run.
  public static var kind: PropertyKind {
    .object(keys.map { PropertyPart($0.description.name, $0.description.kind) })
  }

  /// Reads the object.
  public static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> GradientPaint? {
    guard case .object(let members) = value.kind else {
      return reader.mismatch(name, kind, value)
    }
    if let pairs = members.first(where: isListOfPairs) {
      reader.fail(
        "the colours of \"\(name)\" stand in \"colors\", their places from 0 to 1 in \"stops\"",
        at: pairs.value.range)
      return nil
    }
    var paint = GradientPaint(.linear)
    let count = reader.diagnostics.count
    reader.readObject(value, named: name, by: keys, into: &paint)
    paint.warnOfOtherKinds(members, &reader)
    // Colours and places that cannot be read have been complained about.
    if paint.colors.isEmpty || paint.gradient == nil, reader.diagnostics.count > count {
      return nil
    }
    return paint.complaint(name).map { reader.fail($0, at: value.range) } == nil ? paint : nil
  }

  /// Returns true if an object describes a gradient.
  static func isMeant(by members: [SyntaxMember]) -> Bool {
    members.contains { ["colors", "colours", "stops", "startPoint", "endPoint"].contains($0.key) }
  }

  /// Returns true if a key has colours and their places in one list, as SwiftUI's stops.
  private static func isListOfPairs(_ member: SyntaxMember) -> Bool {
    guard ["colors", "colours", "stops"].contains(member.key),
      case .array(let elements) = member.value.kind
    else { return false }
    return elements.contains { element in
      guard case .object(let parts) = element.kind else { return false }
      return parts.contains { ["color", "location", "position", "offset"].contains($0.key) }
    }
  }

  /// Warns of keys that only gradients of other kinds read.
  private func warnOfOtherKinds(_ members: [SyntaxMember], _ reader: inout ComponentReader) {
    let own = PropertyTable(Self.properties(of: \GradientPaint.self, kind))
    let all = PropertyTable(Self.properties(of: \GradientPaint.self, nil))
    for member in members
    where all.row(named: member.key) != nil && own.row(named: member.key) == nil {
      reader.warn(
        "\"\(member.key)\" has no effect on a gradient of type \"\(kind.rawValue)\"",
        at: member.keyRange)
    }
  }

  /// The gradient that the theme has under a name, from top to bottom; nil without a complaint when
  /// it has none, or a colour of the name.
  static func named(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> GradientPaint? {
    guard let text = value.text, reader.names.color(named: text) == nil,
      case .gradient(let stops)? = reader.names.theme.tokens[text]?.value, stops.count > 1,
      let token = reader.token(named: text, as: name)
    else { return nil }
    var paint = GradientPaint(.linear)
    paint.places = stops.map(\.position)
    paint.colors = stops.indices.compactMap { index in
      token.color {
        guard case .gradient(let stops) = $0, index < stops.count else { return nil }
        return stops[index].color
      }
    }
    return paint
  }

  /// A complaint about colours and places.
  func complaint(_ name: String) -> String? {
    if colors.count < 2 { return "\"\(name)\" needs at least two \"colors\"" }
    if gradient != nil { return nil }
    return "\"\(name).stops\" needs one place from 0 to 1 for each of the \(colors.count) colours, "
      + "ascending"
  }

  /// Writes the colours, their places and how they run as parts.
  public func describe(as name: String, in writer: inout PropertyWriter) {
    for (index, stop) in (gradient?.stops ?? []).enumerated() {
      stop.color.describe(as: "\(name).colors.\(index)", in: &writer)
      writer.write("\(name).stops.\(index)", stop.location.plainText)
    }
    let word = kind == .linear ? (direction ?? .topToBottom).rawValue : kind.rawValue
    writer.write("\(name).direction", word)
    for (key, point) in [("startPoint", startPoint), ("endPoint", endPoint), ("center", center)] {
      point?.describe(as: "\(name).\(key)", in: &writer)
    }
    for (key, number) in [
      ("startRadius", startRadius), ("endRadius", endRadius),
      ("startAngle", startAngle?.degrees), ("endAngle", endAngle?.degrees),
    ] {
      number?.describe(as: "\(name).\(key)", in: &writer)
    }
  }
}
