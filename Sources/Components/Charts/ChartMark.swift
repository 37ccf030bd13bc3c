public import GalleyDesign
internal import GalleyLayout
public import GalleyParsing

/// How values are drawn, after Swift Charts' marks.
public enum ChartMarkKind: String, PropertyChoice, Hashable {
  case bar, line, area, point, rule, sector
}

/// Where a value lies across a chart: a category, or a number on a line.
public enum ChartPosition: Hashable, Sendable {
  case category(String)
  case number(Double)
}

/// Values of one series, drawn in one way.
public struct ChartMark: Hashable, Sendable {
  /// How the values are drawn.
  public var kind: ChartMarkKind
  /// The name of the series, for the legend; marks of one name have one colour.
  public var name: String
  /// Where each value lies; empty is the values' order, from 1. A sector's category is its name.
  public var x: [ChartPosition]
  /// The values.
  public var y: [Double]
  /// The colour; nil is the next of the chart's.
  public var color: Color?
  /// How a line gets from one value to the next.
  public var interpolation: ChartInterpolation

  /// Makes values of a series.
  public init(
    _ kind: ChartMarkKind, name: String = "", x: [ChartPosition] = [], y: [Double],
    color: Color? = nil, interpolation: ChartInterpolation = .linear
  ) {
    (self.kind, self.name, self.x, self.y) = (kind, name, x, y)
    (self.color, self.interpolation) = (color, interpolation)
  }

  /// Where a value lies.
  func position(_ index: Int) -> ChartPosition {
    x.indices.contains(index) ? x[index] : .number(Double(index + 1))
  }
}

/// How a line gets from one value to the next, in Swift Charts' words.
public enum ChartInterpolation: String, PropertyChoice, Hashable {
  case linear
  /// A smooth curve that has no extremes of its own.
  case monotone
  /// Level up to the next value.
  case stepEnd
}

extension ChartPosition: PropertyValue {
  /// A text or a number.
  public static var kind: PropertyKind { .either([.displayText, .anyNumber]) }

  /// Reads either.
  public static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> ChartPosition? {
    switch value.kind {
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

extension ChartMark: PropertyValue {
  private static let keys = ["mark", "name", "x", "y", "color", "interpolation"]

  /// An object with the parts.
  public static var kind: PropertyKind {
    .object([
      PropertyPart("mark", ChartMarkKind.kind), PropertyPart("name", .displayText),
      PropertyPart("x", .list(ChartPosition.kind)), PropertyPart("y", .list(.anyNumber)),
      PropertyPart("color", .color), PropertyPart("interpolation", ChartInterpolation.kind),
    ])
  }

  /// Reads the parts; a mark without values is complained about.
  public static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> ChartMark? {
    guard let parts = PartReader(value, of: name, knowing: keys, &reader) else { return nil }
    let x: [ChartPosition] = parts.read("x", &reader) ?? []
    guard let y: [Double] = parts.read("y", &reader) else {
      reader.fail("\"\(name)\" has no values: \"y\" is a list of numbers", at: value.range)
      return nil
    }
    if !x.isEmpty, x.count != y.count {
      reader.fail(
        "\"\(name)\" has \(x.count) places in \"x\" and \(y.count) values in \"y\"",
        at: value.range)
    }
    return ChartMark(
      parts.read("mark", &reader) ?? .bar,
      name: parts.read("name", as: .displayText, &reader) ?? "", x: x, y: y,
      color: parts.read("color", &reader),
      interpolation: parts.read("interpolation", &reader) ?? .linear)
  }

  /// Writes the parts.
  public func describe(as name: String, in writer: inout PropertyWriter) {
    writer.write("\(name).mark", kind.rawValue)
    if !self.name.isEmpty { writer.write("\(name).name", self.name) }
    if !x.isEmpty { x.describe(as: "\(name).x", in: &writer) }
    writer.write("\(name).y", y.map(\.plainText).joined(separator: " "))
    color?.describe(as: "\(name).color", in: &writer)
    if interpolation != .linear { writer.write("\(name).interpolation", interpolation.rawValue) }
  }
}
