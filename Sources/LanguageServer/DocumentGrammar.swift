import GalleyComponents
import GalleyDesign
import GalleyDocuments
import GalleyParsing

/// The keys and values that are permitted at each place of a document, from the descriptions that read
/// documents.
struct DocumentGrammar: Sendable {
  let catalog: ComponentCatalog

  /// The purpose of a place in a document.
  indirect enum Place {
    /// The object of the file: a component, or an envelope round one.
    case file(ComponentEntry?)
    /// The envelope, when a key of one has been written.
    case envelope
    case component(ComponentEntry?)
    case components
    /// `values` or `properties` of a component.
    case keys(PropertyPlace, ComponentEntry?)
    case canvas
    /// The value of a described key.
    case property(PropertyDescription)
    /// A part of such a value.
    case part(PropertyKind, under: PropertyDescription)
    case name(Name)
    case unknown

    /// The object of a theme file.
    static var theme: Place {
      .part(
        ThemeSchema.kind,
        under: PropertyDescription("theme", ThemeSchema.kind, defaultText: "", summary: "A theme."))
    }
  }

  /// The kinds of name that documents give and use.
  enum Name: Equatable {
    case type, style, scheme, textStyle, identifier, theme, styleSheet
  }

  /// A key that an object may have.
  struct Key {
    var name: String
    var summary: String
    /// The permitted values, as phrased in an error message.
    var phrase: String
    var defaultText = ""
    var isDeprecated = false
    /// The beginning of the value: `{`, `[`, `"` or nothing.
    var opening = ""
  }

  /// Returns the place at the end of a path through a document.
  ///
  /// - Parameters:
  ///   - levels: The objects and arrays on the way.
  ///   - start: The purpose of the file as a whole.
  ///   - type: The type that an object on the way names.
  func place(
    _ levels: [Cursor.Level], from start: Place = .file(nil), type: (Int) -> String?,
    isEnvelope: Bool
  ) -> Place {
    var place = start
    for (depth, level) in levels.enumerated() {
      let entry = type(depth).flatMap(entry(named:))
      switch place {
      case .file: place = isEnvelope ? .envelope : .file(entry)
      case .component: place = .component(entry)
      default: break
      }
      guard depth < levels.count - 1 || level.key != nil || !level.isObject else { break }
      place = step(from: place, level)
    }
    return place
  }

  /// The entry of a type name.
  func entry(named name: String) -> ComponentEntry? {
    catalog.entries.first { $0.typeName == name }
  }

  // MARK: Steps

  private func step(from place: Place, _ level: Cursor.Level) -> Place {
    switch place {
    case .file(let entry), .component(let entry): return step(intoComponent: level.key, entry)
    case .envelope: return step(intoEnvelope: level.key)
    case .components: return .component(nil)
    case .keys(let place, let entry):
      let found = descriptions(place, entry).first { description in
        description.name == level.key || description.otherNames.contains { $0 == level.key }
      }
      return found.map(self.place(of:)) ?? .unknown
    case .canvas:
      let found = Canvas.properties.map(\.description).first { $0.name == level.key }
      return found.map { .property($0) } ?? .unknown
    case .property(let description): return part(description.kind, level, under: description)
    case .part(let kind, let description): return part(kind, level, under: description)
    // A document may write its theme out.
    case .name(.theme): return step(from: .theme, level)
    case .name, .unknown: return .unknown
    }
  }

  private func step(intoComponent key: String?, _ entry: ComponentEntry?) -> Place {
    switch key.flatMap(ComponentKey.init) {
    case .type: .name(.type)
    case .id: .name(.identifier)
    case .style, .substyle: .name(.style)
    case .scheme: .name(.scheme)
    case .subviews: .components
    case .values: .keys(.values, entry)
    case .properties: .keys(.properties, entry)
    case .schema, nil: .unknown
    }
  }

  private func step(intoEnvelope key: String?) -> Place {
    switch key.flatMap(EnvelopeKey.init) {
    case .root: .component(nil)
    case .canvas: .canvas
    case .theme: .name(.theme)
    case .styleSheet, .stylesheet: .name(.styleSheet)
    case .schema, .description, .snapshot, nil: .unknown
    }
  }

  private func place(of description: PropertyDescription) -> Place {
    switch description.name {
    case "style", "substyle": .name(.style)
    case "scheme": .name(.scheme)
    case "typography": .name(.textStyle)
    default: description.kind == .component ? .component(nil) : .property(description)
    }
  }

  private func part(
    _ kind: PropertyKind, _ level: Cursor.Level, under description: PropertyDescription
  ) -> Place {
    let kinds = Self.parts(of: kind, level)
    switch kinds.count {
    case 0: return .unknown
    case 1 where kinds[0] == .component: return .component(nil)
    case 1: return .part(kinds[0], under: description)
    default: return .part(.either(kinds), under: description)
    }
  }

  private static func parts(of kind: PropertyKind, _ level: Cursor.Level) -> [PropertyKind] {
    switch kind {
    case .object(let parts): parts.filter { $0.name == level.key }.map(\.kind)
    case .named(let value, _): level.isObject ? [value] : []
    case .list(let element): level.isObject ? [] : [element]
    case .either(let kinds): kinds.flatMap { self.parts(of: $0, level) }
    case .color where level.isObject: [.text]
    case .position: [.position]
    default: []
    }
  }

  /// The keys of a component, its own first.
  private func descriptions(_ place: PropertyPlace, _ entry: ComponentEntry?)
    -> [PropertyDescription]
  {
    let own = (entry?.properties ?? []).filter { $0.place == place }
    guard place == .properties else { return own }
    return own + (entry.map(catalog.sharedProperties(besides:)) ?? catalog.sharedProperties)
  }

  // MARK: What may be written

  /// The keys that an object may have.
  func keys(at place: Place) -> [Key] {
    switch place {
    case .file(let entry): componentKeys(entry) + Self.envelopeKeys
    case .component(let entry): componentKeys(entry)
    case .envelope: Self.envelopeKeys
    case .keys(let place, let entry):
      descriptions(place, entry).flatMap { description in
        [Self.key(description)]
          + description.otherNames.map { Self.key(description, isDeprecated: true, name: $0) }
      }
    case .canvas: Canvas.properties.map { Self.key($0.description) }
    case .property(let description): Self.parts(description.kind, under: description)
    case .part(let kind, let description): Self.parts(kind, under: description)
    case .components, .name, .unknown: []
    }
  }

  private func componentKeys(_ entry: ComponentEntry?) -> [Key] {
    let mayHold = entry?.subviews ?? .many == .many
    return ComponentKey.allCases.filter { $0 != .schema && (mayHold || $0 != .subviews) }
      .map(Self.key)
  }

  private static let envelopeKeys = EnvelopeKey.allCases.filter(\.tellsEnvelope).map(key)

  private static func key(_ key: some DocumentKey) -> Key {
    let opening =
      key.phrase.hasPrefix("a list")
      ? "["
      : key.phrase == "an object" || key.phrase == "a component" ? "{" : "\""
    return Key(
      name: key.rawValue, summary: key.summary, phrase: key.phrase,
      isDeprecated: key.current.rawValue != key.rawValue, opening: opening)
  }

  private static func parts(_ kind: PropertyKind, under description: PropertyDescription) -> [Key] {
    switch kind {
    case .object(let parts):
      parts.map { part in
        Key(
          name: part.name,
          summary: part.summary.isEmpty ? description.summary : part.summary,
          phrase: part.kind.phrase,
          opening: opening(part.kind))
      }
    case .either(let kinds): kinds.flatMap { parts($0, under: description) }
    case .named(let value, let known):
      known.map {
        Key(name: $0, summary: "", phrase: value.phrase, opening: opening(value))
      }
    case .color:
      ColorMode.allCases.map { mode in
        Key(
          name: mode.rawValue, summary: description.summary, phrase: "a colour", opening: "\"")
      }
    default: []
    }
  }

  private static func key(
    _ description: PropertyDescription, isDeprecated: Bool = false, name: String? = nil
  ) -> Key {
    Key(
      name: name ?? description.name, summary: description.summary,
      phrase: description.kind.phrase, defaultText: description.defaultText,
      isDeprecated: isDeprecated, opening: opening(description.kind))
  }

  private static func opening(_ kind: PropertyKind) -> String {
    switch kind {
    case .text, .displayText, .dimension, .choice, .words, .color, .form, .themeName: "\""
    case .object, .named, .tags, .component, .position: "{"
    case .list, .numbers: "["
    case .truth, .null, .number, .wholeNumber: ""
    case .either(let kinds): kinds.first.map(opening) ?? ""
    }
  }

  /// Returns the description of the key at the end of a path, whose value is or belongs there.
  func key(_ name: String, at place: Place) -> Key? { keys(at: place).first { $0.name == name } }

  /// The keys in whose values text is the name of a sibling.
  static let siblingKeys: Set = ["position", "constraints"]

  /// Returns true if members belong to an envelope.
  static func isEnvelope(_ keys: some Sequence<String>) -> Bool {
    keys.contains { EnvelopeKey(rawValue: $0)?.tellsEnvelope == true }
  }

  /// Returns the words that are permitted for a kind of value, each with true if it is written in quotes.
  func words(for kind: PropertyKind, _ names: any ValueNames) -> [(word: String, isText: Bool)] {
    switch kind {
    case .truth: [("true", false), ("false", false)]
    case .null: [("null", false)]
    case .choice(let words), .words(let words): words.map { ($0, true) }
    case .color: names.colorNames.map { ($0, true) }
    case .dimension: names.dimensionNames.map { ($0, true) }
    case .either(let kinds): kinds.flatMap { self.words(for: $0, names) }
    case .component: catalog.typeNames.map { ($0, true) }
    case .text, .displayText, .wholeNumber, .number, .numbers, .form, .themeName, .object, .named,
      .tags, .list, .position:
      []
    }
  }
}
