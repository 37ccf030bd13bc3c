internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout

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
    ComponentEntry(CollectionView { DocumentSubviews() }),
    ComponentEntry(ColorFill()),
    ComponentEntry(ColorPicker()),
    ComponentEntry(ContentUnavailableView { DocumentSubviews() }),
    ComponentEntry(ControlGroup { DocumentSubviews() }),
    ComponentEntry(DatePicker()),
    ComponentEntry(DisclosureGroup { DocumentSubviews() }),
    ComponentEntry(Divider()),
    ComponentEntry(Drawing()),
    ComponentEntry(Ellipse()),
    ComponentEntry(EllipticalGradient()),
    ComponentEntry(EmptyView()),
    ComponentEntry(ErrorLine()),
    ComponentEntry(Flex { DocumentSubviews() }),
    ComponentEntry(Flow { DocumentSubviews() }),
    ComponentEntry(Form { DocumentSubviews() }),
    ComponentEntry(FormRow { DocumentSubviews() }),
    ComponentEntry(Gauge()),
    ComponentEntry(Grid { DocumentSubviews() }),
    ComponentEntry(GridRow { DocumentSubviews() }),
    ComponentEntry(GroupBox { DocumentSubviews() }),
    ComponentEntry(HintView()),
    ComponentEntry(HomeIndicator()),
    ComponentEntry(HStack(spacing: 0) { DocumentSubviews() }),
    ComponentEntry(IconButton()),
    ComponentEntry(Image()),
    ComponentEntry(ImageView()),
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
    ComponentEntry(ViewThatFits { DocumentSubviews() }),
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
    ComponentEntry(WordsView()),
    ComponentEntry(ZStack { DocumentSubviews() }),
  ])

  /// The entries, one for each type name.
  public let entries: [ComponentEntry]
  /// The keys that every component takes.
  public let sharedProperties: [PropertyDescription]

  /// The shared keys that a component takes besides its own: all but those that are names of its own keys.
  package func sharedProperties(besides entry: ComponentEntry) -> [PropertyDescription] {
    let replaced = Set(entry.properties.compactMap(\.sharedName))
    return replaced.isEmpty
      ? sharedProperties : sharedProperties.filter { !replaced.contains($0.name) }
  }
  let looks: PropertyTable<Modifiers>
  /// The rows of the keys among them that are for the container around.
  let parentKeys: RowSet
  private let entriesByName: [String: Int]
  /// Wanted for the words of mistakes only.
  private let typesByKey: Lazy<[String: PropertyDescription]>

  /// Makes a catalogue; type names must differ.
  public init(_ entries: [ComponentEntry]) {
    self.entries = entries
    looks = PropertyTable(Modifiers.properties)
    let shared = looks.rows.map(\.description)
    sharedProperties = shared
    parentKeys = shared.indices.reduce(into: RowSet()) {
      if ParentKeys.contains(shared[$1].name) { $0.insert($1) }
    }
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
