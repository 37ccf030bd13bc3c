internal import GalleyDesign
internal import GalleyParsing

/// The components that documents may name, one line each.
public struct ComponentCatalog: Sendable {
  /// Every component of Galley.
  public static let standard = ComponentCatalog([
    ComponentEntry(ActiveInput.self),
    ComponentEntry(ActivityIndicator.self),
    ComponentEntry(BackgroundLayers.self),
    ComponentEntry(Button.self),
    ComponentEntry(Capsule.self),
    ComponentEntry(Card.self),
    ComponentEntry(Cell.self),
    ComponentEntry(Circle.self),
    ComponentEntry(ColorFill.self),
    ComponentEntry(Divider.self),
    ComponentEntry(Drawing.self),
    ComponentEntry(Ellipse.self),
    ComponentEntry(EmptyView.self),
    ComponentEntry(Flow.self),
    ComponentEntry(Form.self),
    ComponentEntry(FormRow.self),
    ComponentEntry(Grid.self),
    ComponentEntry(HorizontalStack.self),
    ComponentEntry(Image.self),
    ComponentEntry(InfoLabel.self),
    ComponentEntry(LazyHorizontalStack.self),
    ComponentEntry(LazyVerticalStack.self),
    ComponentEntry(LinearGradientFill.self),
    ComponentEntry(LinearStack.self),
    ComponentEntry(Link.self),
    ComponentEntry(List.self),
    ComponentEntry(NumericLabel.self),
    ComponentEntry(OverlayLayers.self),
    ComponentEntry(OverlayStack.self),
    ComponentEntry(Positions.self),
    ComponentEntry(RadialGradientFill.self),
    ComponentEntry(Rectangle.self),
    ComponentEntry(SafeAreaInset.self),
    ComponentEntry(ScrollView.self),
    ComponentEntry(Spacer.self),
    ComponentEntry(StateView.self),
    ComponentEntry(Switch.self),
    ComponentEntry(Table.self),
    ComponentEntry(Text.self),
    ComponentEntry(TextButton.self),
    ComponentEntry(TextField.self),
    ComponentEntry(TextView.self),
    ComponentEntry(Tooltip.self),
    ComponentEntry(VerticalStack.self),
  ])

  /// The entries, one for each type name.
  public let entries: [ComponentEntry]
  /// The keys that every component takes.
  public let sharedProperties: [PropertyDescription]
  let looks: PropertyTable<Modifiers>
  private let entriesByName: [String: Int]
  /// Wanted for the words of mistakes only.
  private let typesByKey: Late<[String: PropertyDescription]>

  /// Makes a catalogue; type names must differ.
  public init(_ entries: [ComponentEntry]) {
    self.entries = entries
    looks = PropertyTable(Modifiers.properties)
    let shared = looks.rows.map(\.description)
    sharedProperties = shared
    entriesByName = Dictionary(
      uniqueKeysWithValues: entries.enumerated().map { ($1.typeName, $0) })
    typesByKey = Late {
      var byKey: [String: PropertyDescription] = [:]
      for description in shared + entries.flatMap(\.properties) {
        for name in [description.name] + description.otherNames { byKey[name] = description }
      }
      return byKey
    }
  }

  /// The type names, in order.
  public var typeNames: [String] { entries.map(\.typeName) }

  func entry(named typeName: String) -> Int? { entriesByName[typeName] }

  /// The description of a key of any component.
  func anyProperty(named name: String) -> PropertyDescription? { typesByKey.value[name] }
}

/// One component of a catalogue with its type erased. Its table of keys is made when the first
/// document names it: most documents name a few of the types, and key paths are slow to make.
public final class ComponentEntry: Sendable {
  /// The word in `type`.
  public let typeName: String
  /// What the component is, in one sentence.
  public let summary: String
  /// Whether components may stand inside.
  public let subviews: SubviewRule
  /// The component's own keys.
  public var properties: [PropertyDescription] { descriptions.value }
  let schemeKind: SchemeKind?
  let ownsBox: Bool
  private let descriptions: Late<[PropertyDescription]>
  let row: @Sendable (String) -> Int?
  /// Reads what stands in `properties`.
  let readProperties: @Sendable ([SyntaxMember], inout ComponentReader) -> ReadContent
  /// Reads what stands in `values` into a component with its properties, and takes the rest from
  /// the scheme.
  let readValues:
    @Sendable ([SyntaxMember], inout ReadContent, Scheme?, inout ComponentReader, ComponentPlace) ->
      Void
  let describe: @Sendable (any DocumentComponent, RowSet, inout PropertyWriter) -> Void

  /// Makes the entry of a component type.
  public init<Content: DocumentComponent>(_ type: Content.Type) {
    let late = Late { PropertyTable(Content.properties) }
    typeName = type.typeName
    summary = type.summary
    subviews = type.subviews
    descriptions = Late { late.value.rows.map(\.description) }
    schemeKind = type.schemeKind
    ownsBox = type.ownsBox
    row = { late.value.row(named: $0) }
    readProperties = { properties, reader in
      let table = late.value
      var content = Content()
      var rows = RowSet()
      for member in properties {
        reader.readMember(member, in: .properties, table, &content, &rows)
      }
      return ReadContent(content: content, rows: rows)
    }
    readValues = { values, read, scheme, reader, place in
      guard var content = read.content as? Content else { return }
      let table = late.value
      for member in values {
        reader.readMember(member, in: .values, table, &content, &read.rows)
      }
      read.scheme = content.presented(scheme)
      if let scheme = read.scheme {
        var adoption = StyleAdoption(content, rows: read.rows, table)
        Content.adopt(scheme, into: &adoption)
        (content, read.rows) = (adoption.owner, adoption.rows)
      }
      content.finish(reading: &reader, at: place)
      read.content = content
    }
    describe = { content, rows, writer in
      guard let content = content as? Content else { return }
      for (index, row) in late.value.rows.enumerated() where rows.contains(index) {
        row.describe(content, &writer)
      }
    }
  }
}

/// A component's own keys, read, with the rows that were set.
struct ReadContent: Sendable {
  var content: any DocumentComponent
  var rows: RowSet
  /// What the component looks like in its state, with its own defaults.
  var scheme: Scheme?
}
