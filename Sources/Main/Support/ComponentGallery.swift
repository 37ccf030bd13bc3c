import GalleyComponents
import GalleyDesign
import GalleyDocuments
import GalleyParsing

/// Pages that show every component of a catalogue, those with a state in each of them, as documents.
struct ComponentGallery: Sendable {
  private let samples: [String: [SyntaxValue]]

  /// Reads the samples.
  init() {
    let (value, _) = JSONParser.parse(SourceText(name: "samples", text: ComponentSamples.text))
    var samples: [String: [SyntaxValue]] = [:]
    if case .object(let members)? = value?.kind {
      for member in members {
        if case .array(let several) = member.value.kind {
          samples[member.key] = several
        } else {
          samples[member.key] = [member.value]
        }
      }
    }
    self.samples = samples
  }

  /// Returns the samples of a type, each of them a component, in a state if the type has one. A type of the
  /// user's own catalogue is shown without values.
  func components(_ entry: ComponentEntry, in state: ControlState? = nil) -> [SyntaxValue] {
    (samples[entry.typeName] ?? [SyntaxValue(.object([]))]).map { sample in
      var members = [SyntaxMember("type", .text(entry.typeName))]
      var properties: [SyntaxMember] = []
      if case .object(let own) = sample.kind {
        for member in own {
          if member.key == "properties", case .object(let keys) = member.value.kind {
            properties = keys
          } else {
            members.append(member)
          }
        }
      }
      if let state { properties.append(SyntaxMember("state", .text(state.rawValue))) }
      if !properties.isEmpty {
        members.append(SyntaxMember("properties", SyntaxValue(.object(properties))))
      }
      return SyntaxValue(.object(members))
    }
  }

  /// A document with the samples of a type; nil for a type without any.
  @Sendable func sample(of entry: ComponentEntry) -> SyntaxValue? {
    samples[entry.typeName] == nil
      ? nil : Self.document(components(entry), on: background(of: entry))
  }

  /// The states that a type can be in.
  static func states(of entry: ComponentEntry) -> [ControlState] {
    entry.properties.contains { $0.name == "state" } ? ControlState.allCases : []
  }

  /// The page of a type.
  func page(of entry: ComponentEntry) -> SyntaxValue {
    let states = Self.states(of: entry)
    let rows =
      states.isEmpty
      ? components(entry)
      : states.flatMap { [caption($0.rawValue)] + components(entry, in: $0) }
    return Self.document(rows, on: background(of: entry))
  }

  /// The types that lie over a screen and are as white as one that is not grouped.
  private static let white: Set = ["ActionSheet", "Alert", "Card", "Menu", "Popover", "Sheet"]

  private func background(of entry: ComponentEntry) -> String {
    Self.white.contains(entry.typeName) ? "systemGroupedBackground" : "systemBackground"
  }

  /// Components below one another on the page.
  static func document(
    _ components: [SyntaxValue], on background: String = "systemBackground"
  ) -> SyntaxValue {
    let properties = SyntaxValue(
      .object([
        SyntaxMember("spacing", .number(12)), SyntaxMember("padding", .number(16)),
        SyntaxMember("horizontalAlignment", .text("leading")),
        SyntaxMember("maxWidth", .text("infinity")), SyntaxMember("alignment", .text("leading")),
      ]))
    let root = SyntaxValue(
      .object([
        SyntaxMember("type", .text("VStack")), SyntaxMember("properties", properties),
        SyntaxMember("subviews", SyntaxValue(.array(components))),
      ]))
    let canvas = SyntaxValue(
      .object([
        SyntaxMember("width", .number(390)), SyntaxMember("background", .text(background)),
      ]))
    return SyntaxValue(.object([SyntaxMember("canvas", canvas), SyntaxMember("root", root)]))
  }

  private func caption(_ words: String) -> SyntaxValue {
    SyntaxValue(
      .object([
        SyntaxMember("type", .text("Text")),
        SyntaxMember(
          "properties",
          SyntaxValue(
            .object([
              SyntaxMember("font", .text("caption")),
              SyntaxMember("foregroundColor", .text("secondaryLabel")),
            ]))),
        SyntaxMember("values", SyntaxValue(.object([SyntaxMember("text", .text(words))]))),
      ]))
  }
}
