package import GalleyComponents
package import GalleyParsing

/// Documents of the relatives of DrivenUI in Galley's words: `value` for `values`, `children` for
/// `subviews`, one child without a list, `frame` objects, keys beside `properties` or under `values`
/// that belong elsewhere, left and right in alignments, and horizontal and vertical of gradients. What it does not know stays as it is, for
/// the reader to complain about.
package struct DialectRewriter {
  private let catalog: ComponentCatalog
  /// The number of places that were rewritten.
  package private(set) var changes = 0

  package init(catalog: ComponentCatalog) { self.catalog = catalog }

  /// The document, whose component may stand in an envelope.
  package mutating func rewritten(_ document: SyntaxValue) -> SyntaxValue {
    guard case .object(var members) = document.kind else { return document }
    guard let root = members.firstIndex(where: { $0.key == EnvelopeKey.root.rawValue }) else {
      return component(document)
    }
    members[root].value = component(members[root].value)
    return SyntaxValue(.object(members), at: document.range)
  }

  private mutating func component(_ value: SyntaxValue) -> SyntaxValue {
    guard case .object(let members) = value.kind else { return value }
    let entry = catalog.entries.first { $0.typeName == value["type"]?.text }
    var rest: [SyntaxMember] = []
    var placed: [PropertyPlace: [SyntaxMember]] = [:]
    var children: SyntaxMember?
    for member in members {
      switch member.key {
      case "values", "value", "properties":
        let own: PropertyPlace = member.key == "properties" ? .properties : .values
        if member.key == "value" { changes += 1 }
        for inner in member.value.members ?? [] { place(inner, entry, from: own, in: &placed) }
      case "frame":
        changes += 1
        for inner in member.value.members ?? [] { place(inner, entry, from: nil, in: &placed) }
      case "subviews", "children":
        if member.key == "children" { changes += 1 }
        children = SyntaxMember("subviews", subviews(member.value))
      default:
        if ComponentKey(rawValue: member.key) == nil, description(member.key, entry) != nil {
          place(member, entry, from: nil, in: &placed)
        } else {
          rest.append(member)
        }
      }
    }
    for (key, place) in [(ComponentKey.values, PropertyPlace.values), (.properties, .properties)] {
      guard let members = placed[place] else { continue }
      rest.append(SyntaxMember(key.rawValue, SyntaxValue(.object(members))))
    }
    return SyntaxValue(.object(rest + (children.map { [$0] } ?? [])), at: value.range)
  }

  private mutating func subviews(_ value: SyntaxValue) -> SyntaxValue {
    if let elements = value.elements { return .array(elements.map { component($0) }) }
    changes += 1
    return .array([component(value)])
  }

  /// Puts a key where its component has it.
  private mutating func place(
    _ member: SyntaxMember, _ entry: ComponentEntry?, from own: PropertyPlace?,
    in placed: inout [PropertyPlace: [SyntaxMember]]
  ) {
    let right = description(member.key, entry)?.place ?? own ?? .properties
    if right != own { changes += 1 }
    var member = member
    let words = member.key == "direction" ? Self.directions : Self.sides
    if member.key == "direction" || member.key.hasSuffix("lignment"),
      let word = words[member.value.text ?? ""]
    {
      changes += 1
      member.value = .text(word)
    }
    placed[right, default: []].append(member)
  }

  private static let sides = ["left": "leading", "right": "trailing"]
  private static let directions = ["horizontal": "leadingToTrailing", "vertical": "topToBottom"]

  private func description(_ key: String, _ entry: ComponentEntry?) -> PropertyDescription? {
    ((entry?.properties ?? []) + catalog.sharedProperties).first {
      $0.name == key || $0.otherNames.contains(key)
    }
  }
}
