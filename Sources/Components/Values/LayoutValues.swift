public import GalleyGeometry
public import GalleyLayout
public import GalleyParsing

extension AspectRatio: PropertyValue {
  private static let modes = ["fit", "fill"]

  /// A number, text such as `"16:9"`, or an object with a mode.
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
  ) -> AspectRatio? {
    switch value.kind {
    case .number(let number) where number.value > 0:
      return AspectRatio(number.value)
    case .string(let text):
      let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" })
        .compactMap { NumberList.number($0) }
      guard parts.count == 2, parts[0] > 0, parts[1] > 0 else {
        return reader.mismatch(name, kind, value)
      }
      return AspectRatio(parts[0] / parts[1])
    case .object(let members):
      let parts = PartReader(members, of: name, knowing: ["ratio", "mode"], &reader)
      let mode: ImageContentMode? = parts.read("mode", &reader)
      guard let inner = members.last(where: { $0.key == "ratio" })?.value,
        let plain = read(inner, as: "\(name).ratio", &reader)
      else { return reader.mismatch(name, kind, value) }
      return AspectRatio(plain.ratio, mode == .fill ? .fill : .fit)
    default: return reader.mismatch(name, kind, value)
    }
  }

  /// Writes the ratio, and the mode when it is not `fit`.
  public func describe(as name: String, in writer: inout PropertyWriter) {
    if let ratio { writer.write(name, ratio.plainText) }
    if contentMode == .fill { writer.write("\(name).mode", "fill") }
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

extension [Guide: Double] {
  private static let guides: [(name: String, guide: Guide)] = [
    ("leading", .horizontal(.leading)), ("horizontalCenter", .horizontal(.center)),
    ("trailing", .horizontal(.trailing)), ("top", .vertical(.top)),
    ("verticalCenter", .vertical(.center)), ("bottom", .vertical(.bottom)),
    ("firstTextBaseline", .vertical(.firstTextBaseline)),
    ("lastTextBaseline", .vertical(.lastTextBaseline)),
  ]

  static let names = guides.map(\.name)

  init(reading value: (String) -> Double?) {
    self.init()
    for (name, guide) in Self.guides { self[guide] = value(name) }
  }

  /// The guides that have a distance with their names in documents, in the order of those.
  package var inOrder: [(name: String, guide: Guide, distance: Double)] {
    Self.guides.compactMap { name, guide in self[guide].map { (name, guide, $0) } }
  }
}

extension PropertyForm where Value == [Guide: Double] {
  /// An object from guides to distances from leading or top, in points: `{"leading": 12}`.
  static var guides: PropertyForm {
    let kind = PropertyKind.object(Value.names.map { PropertyPart($0, .anyNumber) })
    return PropertyForm(kind) { value, name, reader in
      guard case .object(let members) = value.kind else {
        return reader.mismatch(name, kind, value)
      }
      let parts = PartReader(members, of: name, knowing: Value.names, &reader)
      return Value { parts.read($0, &reader) }
    } describe: { value, name, writer in
      for entry in value.inOrder {
        writer.write("\(name).\(entry.name)", entry.distance.plainText)
      }
    }
  }
}
