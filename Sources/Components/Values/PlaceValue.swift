internal import GalleyGeometry
package import GalleyLayout
package import GalleyParsing

/// The position of a component: the place of its centre, `{"x": 100, "y": 40}`, or inside a `Positions`
/// container one of the named positions with its arguments, `{"below": "map", "margin": 24}`.
///
/// Swift has no value for it, but two modifiers, `position(x:y:)` and `position(_:)`; and as a
/// ``ViewPosition`` is a function, the words it was written with are kept for reports.
package struct PlaceValue: PropertyValue {
  /// Either kind of place.
  package enum Place: Sendable {
    /// The centre, in points from leading and top.
    case center(x: Double, y: Double)
    /// A position.
    case position(ViewPosition)
  }

  /// The place.
  package var place: Place
  /// The keys and values it was written with, in canonical text, in order.
  private var words: [(key: String, text: String)]
  /// A named position as it was written; nil for a centre.
  package private(set) var named: NamedPosition?

  /// The name of a position with its arguments.
  package struct NamedPosition: Sendable {
    package let description: PositionDescription
    package let values: [String: PositionValue]
    /// The positions that an argument consists of.
    package let parts: [PlaceValue]
  }

  /// An object for the centre, or any of the named positions.
  package static var kind: PropertyKind {
    .either(
      [.object([PropertyPart("x", .anyNumber), PropertyPart("y", .anyNumber)])]
        + PositionDescription.all.map { description in
          .object(
            (description.arguments + PositionDescription.modifiers).map {
              PropertyPart($0.name, PositionArgumentReader.kind(of: $0.kind))
            })
        })
  }

  private static let names = PositionDescription.all.map(\.name)

  private static var phrase: PropertyKind {
    .form("an object with \"x\" and \"y\" or with one of the keys \(names.joined(separator: ", "))")
  }

  /// Reads the object.
  package static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> PlaceValue? {
    guard case .object(let members) = value.kind else {
      return reader.mismatch(name, phrase, value)
    }
    let named = members.compactMap { member in
      PositionDescription.all.first { $0.name == member.key }
    }
    if named.isEmpty, members.contains(where: { $0.key == "x" || $0.key == "y" }) {
      return center(members, as: name, &reader)
    }
    guard let description = named.first, named.count == 1 else {
      return wrongName(members, named, value, as: name, &reader)
    }
    return read(members, description, as: name, &reader)
  }

  private static func wrongName(
    _ members: [SyntaxMember], _ named: [PositionDescription], _ value: SyntaxValue,
    as name: String, _ reader: inout ComponentReader
  ) -> PlaceValue? {
    if named.count > 1 {
      let both = named.map { "\"\($0.name)\"" }.joined(separator: " and ")
      reader.fail("\"\(name)\" is one position, not \(both) at once", at: value.range)
      return nil
    }
    guard let member = members.first else { return reader.mismatch(name, phrase, value) }
    reader.fail(
      "\"\(name)\" names no position", at: member.keyRange,
      suggestion: reader.diagnostics.nearest(member.key, in: names))
    return nil
  }

  private static func center(
    _ members: [SyntaxMember], as name: String, _ reader: inout ComponentReader
  ) -> PlaceValue {
    let parts = PartReader(members, of: name, knowing: ["x", "y"], &reader)
    let x: Double = parts.read("x", &reader) ?? 0
    let y: Double = parts.read("y", &reader) ?? 0
    return PlaceValue(
      place: .center(x: x, y: y), words: [("x", x.plainText), ("y", y.plainText)])
  }

  private static func read(
    _ members: [SyntaxMember], _ description: PositionDescription, as name: String,
    _ reader: inout ComponentReader
  ) -> PlaceValue? {
    let known = description.arguments + PositionDescription.modifiers
    _ = PartReader(members, of: name, knowing: known.map(\.name), &reader)
    var values: [String: PositionValue] = [:]
    var words: [(String, String)] = []
    var parts: [PlaceValue] = []
    for argument in known {
      guard let member = members.last(where: { $0.key == argument.name }) else { continue }
      let path = "\(name).\(argument.name)"
      guard
        let (read, text) = PositionArgumentReader.read(
          member.value, argument, as: path, &parts, &reader)
      else {
        if argument.standard == nil { return nil }
        continue
      }
      values[argument.name] = read
      words.append((argument.name, text))
    }
    return PlaceValue(
      place: .position(description.position(values)), words: words,
      named: NamedPosition(description: description, values: values, parts: parts))
  }

  /// Writes every argument as a part.
  package func describe(as name: String, in writer: inout PropertyWriter) {
    for word in words { writer.write("\(name).\(word.key)", word.text) }
  }
}
