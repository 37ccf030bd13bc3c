package import GalleyComponents
package import GalleyParsing

/// The components with their keys, as the page makes controls of them.
package struct ComponentCatalogText: Sendable {
  private let catalog: ComponentCatalog

  package init(_ catalog: ComponentCatalog) { self.catalog = catalog }

  /// `{shared: [key…], types: {name: {summary, keys: [key…]}}}`.
  package var json: SyntaxValue {
    .object([
      ("shared", .array(catalog.sharedProperties.map(Self.key))),
      (
        "types",
        .object(
          catalog.entries.map { entry in
            (
              entry.typeName,
              .object([
                ("summary", .text(entry.summary)), ("keys", .array(entry.properties.map(Self.key))),
              ])
            )
          })
      ),
    ])
  }

  private static func key(_ property: PropertyDescription) -> SyntaxValue {
    .object([
      ("name", .text(property.name)), ("place", .text(property.place.rawValue)),
      ("kind", kind(property.kind)), ("phrase", .text(property.kind.phrase)),
      ("default", .text(property.defaultText)), ("summary", .text(property.summary)),
    ])
  }

  /// Returns the control that fits: `{is: number, minimum, maximum}`, `{is: choice, words}`, `{is: truth}`,
  /// `{is: color}`, `{is: text}`; `{is: other}` is written as JSON. Of several kinds the first that has a
  /// control counts, because it is the usual one.
  private static func kind(_ kind: PropertyKind) -> SyntaxValue {
    func named(_ name: String, _ members: [(String, SyntaxValue)] = []) -> SyntaxValue {
      .object([("is", .text(name))] + members)
    }
    func bound(_ name: String, _ value: Double?) -> [(String, SyntaxValue)] {
      value.map { [(name, .number($0))] } ?? []
    }
    switch kind {
    case .text, .displayText, .form, .themeName, .dimension: return named("text")
    case .truth: return named("truth")
    case .wholeNumber(let minimum):
      return named("number", [("step", .number(1))] + bound("minimum", minimum.map(Double.init)))
    case .number(let minimum, let maximum):
      return named("number", bound("minimum", minimum) + bound("maximum", maximum))
    case .choice(let words), .words(let words):
      return named("choice", [("words", .array(words.map { .text($0) }))])
    case .color: return named("color")
    case .object, .named, .tags, .null, .list, .component, .numbers, .position:
      return named("other")
    case .either(let kinds):
      let made = kinds.map(Self.kind)
      return made.first { $0["is"]?.text != "other" && $0["is"]?.text != "text" } ?? made.first
        ?? named("other")
    }
  }
}
