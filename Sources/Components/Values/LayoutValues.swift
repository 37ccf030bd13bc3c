public import GalleyGeometry
public import GalleyLayout
public import GalleyParsing

/// A ratio of width to height: a number, text such as `"16:9"`, or an object with a mode.
public struct AspectRatioValue: PropertyValue, Hashable {
  /// Width divided by height; positive.
  public var ratio: Double
  /// Whether the box fits into the offer or covers it.
  public var mode: ContentMode

  /// Makes a ratio.
  public init(ratio: Double, mode: ContentMode = .fit) {
    self.ratio = ratio
    self.mode = mode
  }

  private static let modes = ["fit", "fill"]

  /// The forms.
  public static var kind: PropertyKind {
    .either([
      .number(minimum: 0, maximum: nil), .form("text such as \"16:9\""),
      .object([
        PropertyPart("ratio", .number(minimum: 0, maximum: nil)),
        PropertyPart("mode", .choice(modes)),
      ]),
    ])
  }

  /// Reads one of the forms; a ratio is positive.
  public static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> AspectRatioValue? {
    switch value.kind {
    case .number(let number) where number.value > 0:
      return AspectRatioValue(ratio: number.value)
    case .string(let text):
      let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" })
        .compactMap { NumberList.number($0) }
      guard parts.count == 2, parts[0] > 0, parts[1] > 0 else {
        return reader.mismatch(name, kind, value)
      }
      return AspectRatioValue(ratio: parts[0] / parts[1])
    case .object(let members):
      let parts = PartReader(members, of: name, knowing: ["ratio", "mode"], &reader)
      let mode: ImageContentMode? = parts.read("mode", &reader)
      guard let inner = members.last(where: { $0.key == "ratio" })?.value,
        var result = read(inner, as: "\(name).ratio", &reader)
      else { return reader.mismatch(name, kind, value) }
      result.mode = mode == .fill ? .fill : .fit
      return result
    default: return reader.mismatch(name, kind, value)
    }
  }

  /// Writes the ratio, and the mode when it is not `fit`.
  public func describe(as name: String, in writer: inout PropertyWriter) {
    writer.write(name, ratio.plainText)
    if mode == .fill { writer.write("\(name).mode", "fill") }
  }
}

extension PropertyForm where Value == Axis.Set {
  /// Axes: true for both, false for none, or the name of one.
  static var axes: PropertyForm {
    let words = ["horizontal", "vertical"]
    return PropertyForm(.either([.truth, .choice(words)])) { value, name, reader in
      switch value.kind {
      case .bool(let truth): return truth ? [.horizontal, .vertical] : []
      case .string("horizontal"): return .horizontal
      case .string("vertical"): return .vertical
      case .string(let word):
        return reader.unknownWord(word, for: name, among: words, at: value.range)
      default: return reader.mismatch(name, .either([.truth, .choice(words)]), value)
      }
    } describe: { value, name, writer in
      let said = [
        value.contains(.horizontal) ? "horizontal" : nil,
        value.contains(.vertical) ? "vertical" : nil,
      ].compactMap { $0 }
      writer.write(name, said.isEmpty ? "false" : said.joined(separator: " "))
    }
  }
}

extension Edge.Set: PropertyValue {
  private static let names = ["top", "leading", "bottom", "trailing"]

  /// True for all, false for none, or a list of names.
  public static var kind: PropertyKind { .either([.truth, .list(.choice(names))]) }

  /// Reads either form.
  public static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> Edge.Set? {
    switch value.kind {
    case .bool(let truth): return truth ? .all : []
    case .array(let values):
      var edges: Edge.Set = []
      for value in values {
        guard case .string(let word) = value.kind else {
          return reader.mismatch(name, kind, value)
        }
        guard let index = names.firstIndex(of: word) else {
          return reader.unknownWord(word, for: name, among: names, at: value.range)
        }
        edges.insert(Edge.Set(rawValue: 1 << UInt8(index)))
      }
      return edges
    default: return reader.mismatch(name, kind, value)
    }
  }

  /// Writes the edges' names.
  public func describe(as name: String, in writer: inout PropertyWriter) {
    let words = Self.names.enumerated().filter {
      contains(Edge.Set(rawValue: 1 << UInt8($0.offset)))
    }
    writer.write(name, words.map(\.element).joined(separator: " "))
  }
}

/// A guide of a component moved to another place: `{"leading": 12}`.
package struct GuidesValue: PropertyValue, Hashable {
  /// A guide and its distance from leading or top, in points.
  package struct Entry: Hashable, Sendable {
    /// The guide.
    package var guide: Guide
    /// Its name in documents.
    package var name: String
    /// The distance.
    package var place: Double
  }

  /// The guides, in the order of their names in the table.
  package var entries: [Entry]

  private static let guides: [(String, Guide)] = [
    ("leading", .horizontal(.leading)), ("horizontalCenter", .horizontal(.center)),
    ("trailing", .horizontal(.trailing)), ("top", .vertical(.top)),
    ("verticalCenter", .vertical(.center)), ("bottom", .vertical(.bottom)),
    ("firstTextBaseline", .vertical(.firstTextBaseline)),
    ("lastTextBaseline", .vertical(.lastTextBaseline)),
  ]

  /// An object from guides to distances.
  package static var kind: PropertyKind {
    .object(guides.map { PropertyPart($0.0, .anyNumber) })
  }

  /// Reads the object.
  public static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> GuidesValue? {
    guard case .object(let members) = value.kind else { return reader.mismatch(name, kind, value) }
    let parts = PartReader(members, of: name, knowing: guides.map(\.0), &reader)
    return GuidesValue(
      entries: guides.compactMap { key, guide in
        let place: Double? = parts.read(key, &reader)
        return place.map { Entry(guide: guide, name: key, place: $0) }
      })
  }

  /// Writes every guide as a part.
  package func describe(as name: String, in writer: inout PropertyWriter) {
    for entry in entries { writer.write("\(name).\(entry.name)", entry.place.plainText) }
  }
}
