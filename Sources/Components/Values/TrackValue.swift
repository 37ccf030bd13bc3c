public import GalleyLayout
public import GalleyParsing

/// A track of a grid: a number for a fixed length, `"flexible"`, `"content"`, or an object
/// `{"flexible": {"min": 40, "max": 120}}`, `{"adaptive": 80}`, `{"fixed": 44}`.
extension GridStyle.Track: PropertyValue {
  private static let bounds = PropertyKind.either([
    .length, .object([PropertyPart("min", .length), PropertyPart("max", .length)]),
  ])

  /// The forms.
  public static var kind: PropertyKind {
    .either([
      .length, .choice(["flexible", "content"]),
      .object([
        PropertyPart("fixed", .length), PropertyPart("flexible", bounds),
        PropertyPart("adaptive", bounds),
      ]),
    ])
  }

  /// Reads one of the forms.
  public static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> GridStyle.Track? {
    switch value.kind {
    case .number(let number) where number.value >= 0: return .fixed(number.value)
    case .string("flexible"): return .flexible()
    case .string("content"), .string("auto"): return .content
    case .object(let members):
      guard members.count == 1, let member = members.first else {
        return reader.mismatch(name, kind, value)
      }
      return read(member, as: name, &reader)
    default: return reader.mismatch(name, kind, value)
    }
  }

  private static func read(
    _ member: SyntaxMember, as name: String, _ reader: inout ComponentReader
  ) -> GridStyle.Track? {
    _ = PartReader([member], of: name, knowing: ["fixed", "flexible", "adaptive"], &reader)
    let path = "\(name).\(member.key)"
    switch member.key {
    case "fixed":
      return PropertyForm.length.read(member.value, path, &reader).map { .fixed($0) }
    case "flexible":
      return bounds(member.value, as: path, least: 10, &reader).map {
        .flexible(minimum: $0, maximum: $1)
      }
    case "adaptive":
      return bounds(member.value, as: path, least: 10, &reader).map {
        .adaptive(minimum: $0, maximum: $1)
      }
    default: return nil
    }
  }

  private static func bounds(
    _ value: SyntaxValue, as name: String, least: Double, _ reader: inout ComponentReader
  ) -> (Double, Double)? {
    switch value.kind {
    case .number(let number) where number.value >= 0: return (number.value, .infinity)
    case .object(let members):
      let parts = PartReader(members, of: name, knowing: ["min", "max"], &reader)
      return (
        parts.read("min", as: .length, &reader) ?? least,
        parts.read("max", as: .limit, &reader) ?? .infinity
      )
    default: return reader.mismatch(name, bounds, value)
    }
  }

  /// Writes the track in words.
  public func describe(as name: String, in writer: inout PropertyWriter) {
    switch self {
    case .fixed(let length): writer.write(name, "fixed \(length.plainText)")
    case .flexible(let least, let most):
      writer.write(name, "flexible \(least.plainText) \(most.limitText)")
    case .adaptive(let least, let most):
      writer.write(name, "adaptive \(least.plainText) \(most.limitText)")
    case .content: writer.write(name, "content")
    }
  }
}
