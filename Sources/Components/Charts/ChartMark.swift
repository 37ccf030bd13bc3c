public import GalleyDesign
package import GalleyGeometry
internal import GalleyLayout
internal import GalleyLocalization
public import GalleyParsing

/// The way values are drawn, after Swift Charts' marks.
public enum ChartMarkKind: String, PropertyChoice, Hashable {
  case bar, line, area, point, rule, sector, rectangle
}

/// The kinds of the axis across a chart.
public enum ChartXScale: String, PropertyChoice, Hashable {
  /// A scale of time if all places are dates in ISO 8601, else one of numbers or categories.
  case automatic
  /// Texts are names even if they are dates.
  case category
}

/// The position of a value across a chart: a category, or a number on a line.
public enum ChartPosition: Hashable, Sendable {
  case category(String)
  case number(Double)

  /// True for a text that is a date.
  package var isDate: Bool { moment != nil }
}

/// Values of one series, drawn in one way.
public struct ChartMark: Hashable, Sendable {
  /// The kind of marks.
  public var kind: ChartMarkKind
  /// The name of the series, for the legend; marks of one name have one colour.
  public var name: String
  /// The position of each value; empty is the values' order, from 1. A sector's category is its name. A rule
  /// without values is drawn at each of these.
  public var x: [ChartPosition]
  /// The end of each rectangle across the chart; empty is at the end of its place's band.
  public var xEnd: [ChartPosition]
  /// The values. Nil is a gap: the bar, point or slice is missing, and a line or area ends before it and
  /// begins anew behind it.
  public var y: [Double?]
  /// The start of each bar, each rectangle and each place of an area, as Swift Charts' `yStart`; empty for
  /// bars and areas that start at zero or on one another, and for rectangles about their values.
  public var yStart: [Double]
  /// The colour; nil is the next of the chart's.
  public var color: Color?
  /// The interpolation of a line between values.
  public var interpolation: ChartInterpolation
  /// The width of a line or a rule in points; nil is 2 for a line and 1 for a rule.
  public var lineWidth: Double?
  /// The lengths of the dashes of a line or a rule and of the gaps between them, in points; empty is
  /// a whole line.
  public var dash: [Double]
  /// The opacity of the colour over its background, 0…1.
  public var opacity: Double
  /// The symbol at each value of a line; points are circles unless they have another.
  public var symbol: ChartSymbol?
  /// The side of the symbols' box in points.
  public var symbolSize: Double
  /// The words at the end of a rule; other marks have none.
  public var label: String
  /// The corner radius of the ends of the mark's bars, in points; nil uses that of the chart.
  package var cornerRadius: Double?
  /// The distance by which the mark is moved from its place, in points.
  package var offset = Size.zero

  /// Makes values of a series.
  public init(
    _ kind: ChartMarkKind, name: String = "", x: [ChartPosition] = [], xEnd: [ChartPosition] = [],
    y: [Double?], yStart: [Double] = [], color: Color? = nil,
    interpolation: ChartInterpolation = .linear,
    lineWidth: Double? = nil, dash: [Double] = [], opacity: Double = 1, symbol: ChartSymbol? = nil,
    symbolSize: Double = 8, label: String = ""
  ) {
    (self.kind, self.name, self.x, self.y, self.yStart) = (kind, name, x, y, yStart)
    (self.xEnd, self.color, self.interpolation) = (xEnd, color, interpolation)
    (self.dash, self.opacity) = (dash, opacity)
    (self.lineWidth, self.symbol, self.symbolSize) = (lineWidth, symbol, symbolSize)
    self.label = label
  }

  /// The position of a value.
  func position(_ index: Int) -> ChartPosition {
    x.indices.contains(index) ? x[index] : .number(Double(index + 1))
  }

  /// Returns the start of a bar or an area at a value; nil is at zero or on top of what is already there.
  func start(_ index: Int) -> Double? { yStart.indices.contains(index) ? yStart[index] : nil }

  /// Returns true if values of another mark belong to the same series.
  package func continues(_ other: ChartMark) -> Bool {
    guard kind != .sector, kind != .rule else { return false }
    var (one, two) = (self, other)
    (one.x, one.xEnd, one.y, one.yStart) = ([], [], [], [])
    (two.x, two.xEnd, two.y, two.yStart) = ([], [], [], [])
    func isAlike(_ part: (ChartMark) -> Bool) -> Bool { part(self) == part(other) }
    return one == two && isAlike(\.yStart.isEmpty) && isAlike(\.xEnd.isEmpty)
      && isAlike(\.x.isEmpty) && isAlike(\.y.isEmpty)
  }

  /// Appends the values of a mark of the same series.
  package mutating func append(_ other: ChartMark) {
    x += other.x
    xEnd += other.xEnd
    y += other.y
    yStart += other.yStart
  }
}

/// The course of a line from one value to the next, with Swift Charts' names.
public enum ChartInterpolation: String, PropertyChoice, Hashable {
  case linear
  /// A smooth curve that has no extremes of its own.
  case monotone
  /// Level up to the next value.
  case stepEnd
  /// At once to the next value, then level.
  case stepStart
  /// Level up to the middle and from there.
  case stepCenter
}

extension ChartPosition: PropertyValue {
  /// A text or a number.
  public static var kind: PropertyKind { .either([.displayText, .anyNumber]) }

  /// Reads either.
  public static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> ChartPosition? {
    switch value.kind {
    // A date is not translated: its letters are signs.
    case .string(let text) where CalendarMoment(text) != nil: .category(text)
    case .string: reader.displayText(value, as: name).map { .category($0) }
    case .number(let number): .number(number.value)
    default: reader.mismatch(name, kind, value)
    }
  }

  /// Writes the text or the number.
  public func describe(as name: String, in writer: inout PropertyWriter) {
    switch self {
    case .category(let text): writer.write(name, text)
    case .number(let number): writer.write(name, number.plainText)
    }
  }
}

extension PropertyForm where Value == [Double?] {
  /// Numbers, with null for missing ones.
  fileprivate static var values: PropertyForm {
    let element = PropertyKind.either([.anyNumber, .null])
    return PropertyForm(.list(element)) { value, name, reader in
      guard case .array(let elements) = value.kind else {
        return reader.mismatch(name, .list(element), value)
      }
      return elements.enumerated().map { index, element in
        element.kind == .null ? nil : Double.read(element, as: "\(name).\(index)", &reader)
      }
    } describe: { values, name, writer in
      writer.write(name, values.map { $0?.plainText ?? "-" }.joined(separator: " "))
    }
  }
}

extension ChartMark: PropertyValue {
  private static let parts = [
    PropertyPart("mark", ChartMarkKind.kind), PropertyPart("name", .displayText),
    PropertyPart("x", .list(ChartPosition.kind)),
    PropertyPart("xEnd", .list(ChartPosition.kind)),
    PropertyPart("y", PropertyForm<[Double?]>.values.kind),
    PropertyPart("yStart", .list(.anyNumber)), PropertyPart("color", .color),
    PropertyPart("interpolation", ChartInterpolation.kind), PropertyPart("lineWidth", .length),
    PropertyPart("dash", .list(.length)),
    PropertyPart("opacity", .number(minimum: 0, maximum: 1)),
    PropertyPart("symbol", ChartSymbol.kind), PropertyPart("symbolSize", .length),
    PropertyPart("label", .displayText),
  ]

  /// An object with the parts.
  public static var kind: PropertyKind { .object(parts) }

  /// Reads the parts; a mark without values is complained about, and so are values that cannot be
  /// drawn.
  public static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> ChartMark? {
    let keys = parts.map(\.name)
    guard let parts = PartReader(value, of: name, knowing: keys, &reader) else { return nil }
    let kind = parts.read("mark", &reader) ?? ChartMarkKind.bar
    let x: [ChartPosition] = parts.read("x", &reader) ?? []
    let y = parts.read("y", as: .values, &reader)
    guard y != nil || [.rule, .rectangle].contains(kind) && !x.isEmpty else {
      reader.fail("\"\(name)\" has no values: \"y\" is a list of numbers", at: value.range)
      return nil
    }
    let mark = ChartMark(
      kind, name: parts.read("name", as: .displayText, &reader) ?? "", x: x,
      xEnd: parts.read("xEnd", &reader) ?? [], y: y ?? [],
      yStart: parts.read("yStart", &reader) ?? [], color: parts.read("color", &reader),
      interpolation: parts.read("interpolation", &reader) ?? .linear,
      lineWidth: parts.read("lineWidth", as: .length, &reader),
      dash: parts.read("dash", as: .lengths, &reader) ?? [],
      opacity: parts.read("opacity", as: .share, &reader) ?? 1,
      symbol: parts.read("symbol", &reader),
      symbolSize: parts.read("symbolSize", as: .length, &reader) ?? 8,
      label: parts.read("label", as: .displayText, &reader) ?? "")
    if !mark.label.isEmpty, kind != .rule {
      reader.warn("\"label\" is the text of a \"rule\"; a \(kind) has none", at: value.range)
    }
    if y != nil, !x.isEmpty, x.count != mark.y.count {
      reader.fail(
        "\"\(name)\" has \(x.count) places in \"x\" and \(mark.y.count) values in \"y\"",
        at: value.range)
    }
    if !mark.yStart.isEmpty, mark.yStart.count != mark.y.count {
      reader.fail(
        "\"\(name)\" has \(mark.yStart.count) values in \"yStart\" and \(mark.y.count) in \"y\"",
        at: value.range)
    }
    if !mark.xEnd.isEmpty, mark.xEnd.count != mark.x.count {
      reader.fail(
        "\"\(name)\" has \(mark.x.count) places in \"x\" and \(mark.xEnd.count) in \"xEnd\"",
        at: value.range)
    }
    if !mark.xEnd.isEmpty, kind != .rectangle {
      reader.warn("\"xEnd\" is the end of a \"rectangle\"; a \(kind) has none", at: value.range)
    }
    if kind == .sector, let negative = mark.y.compactMap(\.self).first(where: { $0 < 0 }) {
      reader.warn(
        "\"\(name)\" has no slice for \(negative.plainText): slices are of values above zero",
        at: value.range)
    }
    return mark
  }

  /// Writes the parts.
  public func describe(as name: String, in writer: inout PropertyWriter) {
    writer.write("\(name).mark", kind.rawValue)
    if !self.name.isEmpty { writer.write("\(name).name", self.name) }
    if !x.isEmpty { x.describe(as: "\(name).x", in: &writer) }
    if !xEnd.isEmpty { xEnd.describe(as: "\(name).xEnd", in: &writer) }
    PropertyForm.values.describe(y, "\(name).y", &writer)
    if !yStart.isEmpty {
      writer.write("\(name).yStart", yStart.map(\.plainText).joined(separator: " "))
    }
    color?.describe(as: "\(name).color", in: &writer)
    if interpolation != .linear { writer.write("\(name).interpolation", interpolation.rawValue) }
    lineWidth?.describe(as: "\(name).lineWidth", in: &writer)
    if !dash.isEmpty { PropertyForm.lengths.describe(dash, "\(name).dash", &writer) }
    if opacity != 1 { opacity.describe(as: "\(name).opacity", in: &writer) }
    symbol?.describe(as: "\(name).symbol", in: &writer)
    if symbolSize != 8 { symbolSize.describe(as: "\(name).symbolSize", in: &writer) }
    if !label.isEmpty { writer.write("\(name).label", label) }
  }
}
