package import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout
internal import GalleyParsing

/// The views that documents may name, one line each.
public struct ComponentCatalog: Sendable {
  /// Every view of Galley, each with the values that the dialect starts from: its stacks leave no
  /// space between their children where SwiftUI's leave 8 points.
  public static let standard = ComponentCatalog([
    ComponentEntry(ActionSheet()),
    ComponentEntry(ActiveInput()),
    ComponentEntry(ActivityIndicator()),
    ComponentEntry(Alert()),
    ComponentEntry(AngularGradient()),
    ComponentEntry(Arc()),
    ComponentEntry(Avatar()),
    ComponentEntry(AvatarGroup { DocumentSubviews() }),
    ComponentEntry(BackgroundLayers { DocumentSubviews() }),
    ComponentEntry(Badge()),
    ComponentEntry(Banner()),
    ComponentEntry(Bubble()),
    ComponentEntry(Button()),
    ComponentEntry(Capsule()),
    ComponentEntry(CapsuleCell()),
    ComponentEntry(Card { DocumentSubviews() }),
    ComponentEntry(Cell()),
    ComponentEntry(Chart()),
    ComponentEntry(Checkbox()),
    ComponentEntry(Chip()),
    ComponentEntry(Circle()),
    ComponentEntry(ColorFill()),
    ComponentEntry(ColorPicker()),
    ComponentEntry(DatePicker()),
    ComponentEntry(Divider()),
    ComponentEntry(Drawing()),
    ComponentEntry(Ellipse()),
    ComponentEntry(EllipticalGradient()),
    ComponentEntry(EmptyView()),
    ComponentEntry(Flow { DocumentSubviews() }),
    ComponentEntry(Form { DocumentSubviews() }),
    ComponentEntry(FormRow { DocumentSubviews() }),
    ComponentEntry(Gauge()),
    ComponentEntry(Grid { DocumentSubviews() }),
    ComponentEntry(HomeIndicator()),
    ComponentEntry(HStack(spacing: 0) { DocumentSubviews() }),
    ComponentEntry(IconButton()),
    ComponentEntry(Image()),
    ComponentEntry(InfoLabel()),
    ComponentEntry(Label()),
    ComponentEntry(LazyHStack(spacing: 0) { DocumentSubviews() }),
    ComponentEntry(LazyVStack(spacing: 0) { DocumentSubviews() }),
    ComponentEntry(LinearGradient()),
    ComponentEntry(LinearStack { DocumentSubviews() }),
    ComponentEntry(Link()),
    ComponentEntry(List { DocumentSubviews() }),
    ComponentEntry(Menu()),
    ComponentEntry(NavigationBar()),
    ComponentEntry(NumericLabel()),
    ComponentEntry(OverlayLayers { DocumentSubviews() }),
    ComponentEntry(PageControl()),
    ComponentEntry(PathShape()),
    ComponentEntry(Picker()),
    ComponentEntry(Polygon()),
    ComponentEntry(Popover { DocumentSubviews() }),
    ComponentEntry(Positions { DocumentSubviews() }),
    ComponentEntry(ProgressView()),
    ComponentEntry(RadialGradient()),
    ComponentEntry(RadioButton()),
    ComponentEntry(Rectangle()),
    ComponentEntry(Ring()),
    ComponentEntry(RoundedRectangle()),
    ComponentEntry(SafeAreaInset { DocumentSubviews() }),
    ComponentEntry(ScrollView { DocumentSubviews() }),
    ComponentEntry(SearchField()),
    ComponentEntry(Section { DocumentSubviews() }),
    ComponentEntry(Sheet { DocumentSubviews() }),
    ComponentEntry(Slider()),
    ComponentEntry(Spacer()),
    ComponentEntry(Star()),
    ComponentEntry(StateView(.empty) { DocumentSubviews() }),
    ComponentEntry(StatusBar()),
    ComponentEntry(Stepper()),
    ComponentEntry(SuggestionCell()),
    ComponentEntry(Switch()),
    ComponentEntry(TabBar()),
    ComponentEntry(Table { DocumentSubviews() }),
    ComponentEntry(Tag()),
    ComponentEntry(Text()),
    ComponentEntry(TextButton()),
    ComponentEntry(TextField()),
    ComponentEntry(TextView()),
    ComponentEntry(Toast()),
    ComponentEntry(Toggle()),
    ComponentEntry(Toolbar()),
    ComponentEntry(Tooltip()),
    ComponentEntry(VStack(spacing: 0) { DocumentSubviews() }),
    ComponentEntry(ZStack { DocumentSubviews() }),
  ])

  /// The entries, one for each type name.
  public let entries: [ComponentEntry]
  /// The keys that every component takes.
  public let sharedProperties: [PropertyDescription]
  let looks: PropertyTable<Modifiers>
  private let entriesByName: [String: Int]
  /// Wanted for the words of mistakes only.
  private let typesByKey: Lazy<[String: PropertyDescription]>

  /// Makes a catalogue; type names must differ.
  public init(_ entries: [ComponentEntry]) {
    self.entries = entries
    looks = PropertyTable(Modifiers.properties)
    let shared = looks.rows.map(\.description)
    sharedProperties = shared
    entriesByName = Dictionary(
      uniqueKeysWithValues: entries.enumerated().map { ($1.typeName, $0) })
    typesByKey = Lazy {
      var byKey: [String: PropertyDescription] = [:]
      for description in shared + entries.flatMap(\.properties) {
        for name in [description.name] + description.otherNames { byKey[name] = description }
      }
      return byKey
    }
  }

  /// The catalogue with a view of one's own, as it is when no key is set; it goes before one of
  /// the same name.
  public func adding(_ view: some DocumentView) -> ComponentCatalog {
    let entry = ComponentEntry(view)
    return ComponentCatalog(entries.filter { $0.typeName != entry.typeName } + [entry])
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
  /// The kind of element that the theme knows the view as.
  package let schemeKind: SchemeKind?
  let ownsBox: Bool
  private let descriptions: Lazy<[PropertyDescription]>
  let row: @Sendable (String) -> Int?
  /// Reads what stands in `properties`.
  let readProperties: @Sendable ([SyntaxMember], inout ComponentReader) -> ReadContent
  /// Reads what stands in `values` into a component with its properties, and takes the rest from
  /// the scheme.
  let readValues:
    @Sendable ([SyntaxMember], inout ReadContent, Scheme?, inout ComponentReader, ComponentPlace) ->
      Void
  let describe: @Sendable (any DocumentView, RowSet, inout PropertyWriter) -> Void
  /// What Swift calls the type.
  package let swiftName: String
  /// How Swift writes keys that are not called as their properties.
  package let swiftSpellings: [String: SwiftSpelling]
  /// Whether Swift gives the view the look that the theme has for its kind.
  package let isStyled: Bool
  /// The stored values of the keys, in the order of the table.
  let storedValues: @Sendable (any DocumentView) -> [(any Sendable)?]
  /// The keys of `properties` that have other values when code sets some of them as a view has them
  /// and takes the rest from a scheme.
  let keysStyledOtherwise: @Sendable (any DocumentView, RowSet, Scheme?) -> [String]

  /// Makes the entry of a view, which is as it is when no key is set.
  public init<Content: DocumentView>(_ standard: Content) {
    let table = Lazy { PropertyTable(Content.properties) }
    typeName = Content.typeName
    summary = Content.summary
    subviews = Content.subviews
    descriptions = Lazy { table.value.rows.map(\.description) }
    schemeKind = Content.schemeKind
    ownsBox = Content.ownsBox
    swiftName = Content.typeNameWithoutArguments
    swiftSpellings = Content.swiftSpellings
    isStyled = Content.self is any StyledView.Type
    row = { table.value.row(named: $0) }
    readProperties = { properties, reader in
      let table = table.value
      var content = standard
      var rows = RowSet()
      for member in properties {
        reader.readMember(member, in: .properties, table, &content, &rows)
      }
      return ReadContent(content: content, rows: rows)
    }
    readValues = { values, read, scheme, reader, place in
      guard var content = read.content as? Content else { return }
      let table = table.value
      for member in values {
        reader.readMember(member, in: .values, table, &content, &read.rows)
      }
      read.written = read.rows
      read.scheme = content.resolvedScheme(over: scheme)
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
      writer.facts.traits.formUnion(content.accessibilityTraits)
      for (index, row) in table.value.rows.enumerated() where rows.contains(index) {
        row.describe(content, &writer)
      }
    }
    storedValues = { content in
      guard let content = content as? Content else { return [] }
      return table.value.rows.map { $0.value(content) }
    }
    keysStyledOtherwise = { content, said, scheme in
      guard let content = content as? Content else { return [] }
      let rows = table.value.rows
      var view = standard
      for (index, row) in rows.enumerated() where said.contains(index) { row.copy(&view, content) }
      if let presented = view.resolvedScheme(over: scheme) {
        var adoption = StyleAdoption(view)
        Content.adopt(presented, into: &adoption)
        view = adoption.owner
      }
      return rows.filter { row in
        row.description.place == .properties
          && Appearance.allCases.contains { appearance in
            var (left, right) = (
              PropertyWriter(appearance: appearance), PropertyWriter(appearance: appearance)
            )
            row.describe(content, &left)
            row.describe(view, &right)
            return left.properties != right.properties
          }
      }.map(\.description.name)
    }
  }
}

/// A component's own keys, read, with the rows that were set.
struct ReadContent: Sendable {
  var content: any DocumentView
  var rows: RowSet
  /// The rows that the document itself set.
  var written = RowSet()
  /// What the component looks like in its state, with its own defaults.
  var scheme: Scheme?
  /// What its properties have taken from the theme.
  var tokens: [TokenUse] = []
}
