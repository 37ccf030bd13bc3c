import GalleyFrameworks
import SwiftUI

// Stored objects, widgets and intents.

/// A class as a model of Core Data has it: the copy of a source gives its properties these bodies.
final class StoredPlant: NSManagedObject {
  @nonobjc class func fetchRequest() -> NSFetchRequest<StoredPlant> {
    NSFetchRequest<StoredPlant>(entityName: "StoredPlant")
  }
  var name: String? {
    get { _managed(#function) }
    set { _setManaged(#function, newValue) }
  }
  var leaves: Int16 {
    get { _managed(#function) }
    set { _setManaged(#function, newValue) }
  }
}
extension StoredPlant: Identifiable {}

struct Persistence {
  static let shared = Persistence()
  let container: NSPersistentContainer
  init(inMemory: Bool = false) {
    container = NSPersistentContainer(name: "Plants")
    if inMemory {
      container.persistentStoreDescriptions.first!.url = URL(fileURLWithPath: "/dev/null")
    }
    container.loadPersistentStores { _, error in
      if let error = error as NSError? { fatalError("\(error), \(error.userInfo)") }
    }
    container.viewContext.automaticallyMergesChangesFromParent = true
    container.viewContext.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
  }
}

struct PlantForms: View {
  @Environment(\.managedObjectContext) private var context
  @FetchRequest(
    sortDescriptors: [NSSortDescriptor(keyPath: \StoredPlant.name, ascending: true)],
    animation: .default)
  private var plants: FetchedResults<StoredPlant>
  @FetchRequest(
    sortDescriptors: [SortDescriptor(\.name, order: .reverse)],
    predicate: NSPredicate(format: "leaves > %d", 2))
  private var leafy: FetchedResults<StoredPlant>
  @FetchRequest(sortDescriptors: []) private var all: FetchedResults<StoredPlant>
  @SectionedFetchRequest(sectionIdentifier: \.leaves, sortDescriptors: [SortDescriptor(\.name)])
  private var sections: SectionedFetchResults<Int16, StoredPlant>

  var body: some View {
    List {
      ForEach(plants) { plant in Text(plant.name ?? "none") }
        .onDelete { places in
          places.map { plants[$0] }.forEach(context.delete)
          try? context.save()
        }
      Text("\(plants.count) plants, \(leafy.count) leafy, \(sections.count) sections")
    }
  }

  func add() {
    let plant = StoredPlant(context: context)
    plant.name = "Fern"
    plant.leaves = 3
    if context.hasChanges { try? context.save() }
  }
}

// Widgets and intents

struct RainEntry: TimelineEntry {
  let date: Date
  var rain = 0.4
}

struct RainProvider: TimelineProvider {
  func placeholder(in context: Context) -> RainEntry { RainEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (RainEntry) -> Void) {
    completion(placeholder(in: context))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<RainEntry>) -> Void) {
    completion(Timeline(entries: [RainEntry(date: .now)], policy: .after(.now)))
  }
}

struct RainWidget: Widget {
  let kind = "Rain"
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: RainProvider()) { entry in
      RainView(entry: entry).containerBackground(.fill.tertiary, for: .widget)
    }
    .configurationDisplayName("Rain")
    .description("How much of it.")
    .supportedFamilies([.systemSmall, .accessoryCircular])
    .contentMarginsDisabled()
  }
}

struct ChosenProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> RainEntry { RainEntry(date: .now) }
  func snapshot(for configuration: ChooseTown, in context: Context) async -> RainEntry {
    RainEntry(date: .now)
  }
  func timeline(for configuration: ChooseTown, in context: Context) async -> Timeline<RainEntry> {
    Timeline(entries: [], policy: .atEnd)
  }
}

struct ChosenWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Chosen", intent: ChooseTown.self, provider: ChosenProvider()) {
      RainView(entry: $0)
    }
  }
}

struct RainWidgets: WidgetBundle {
  var body: some Widget {
    RainWidget()
    ChosenWidget()
  }
}

struct RainView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.widgetRenderingMode) private var mode
  let entry: RainEntry

  var body: some View {
    VStack {
      switch family {
      case .accessoryCircular: AccessoryWidgetBackground()
      default: Text("Rain \(Int(entry.rain * 100)) %").widgetAccentable()
      }
      if mode == .fullColor { Image(systemName: "cloud.rain") }
      Button(intent: Refresh(town: "Hull")) { Label("Refresh", systemImage: "arrow.clockwise") }
      Toggle("Loud", isOn: true, intent: Refresh())
    }
    .widgetURL(URL(string: "rain:now"))
  }
}

struct ChooseTown: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Town"
  static let description = IntentDescription("Chooses a town.")
  @Parameter(title: "Town", default: "Hull") var town: String
  @Parameter(title: "Kind") var kind: RainKind?
}

enum RainKind: String, AppEnum {
  case drizzle, shower
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Kind"
  static let caseDisplayRepresentations: [RainKind: DisplayRepresentation] = [
    .drizzle: "Drizzle", .shower: DisplayRepresentation(title: "Shower"),
  ]
}

struct Refresh: AppIntent {
  static var title: LocalizedStringResource = "Refresh"
  @Parameter(title: "Town") var town: String?
  init() {}
  init(town: String) { self.town = town }
  func perform() async throws -> some IntentResult {
    WidgetCenter.shared.reloadAllTimelines()
    return .result()
  }
}

struct Speak: AppIntent {
  static var title: LocalizedStringResource = "Speak"
  static var openAppWhenRun = true
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "It rains")
  }
}

struct Count: AppIntent {
  static var title: LocalizedStringResource = "Count"
  func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: 3) }
}

struct Town: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Town"
  static let defaultQuery = TownQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct TownQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Town] { identifiers.map(Town.init) }
  func suggestedEntities() async throws -> [Town] { [] }
}

struct RainShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: Refresh(), phrases: ["Refresh \(.applicationName)"], shortTitle: "Refresh",
      systemImageName: "arrow.clockwise")
  }
}

enum Kinds {
  static let all: [UTType] = [.image, .commaSeparatedText, .html, .zip, .mpeg4Movie]
  static let own = UTType(exportedAs: "com.example.rain", conformingTo: .data)
  static let ending = UTType(filenameExtension: "csv")?.preferredMIMEType
  static let isImage = UTType.png.conforms(to: .image)
}

#Preview("Plants", traits: .fixedLayout(width: 390, height: 160)) {
  PlantForms().environment(
    \.managedObjectContext, Persistence(inMemory: true).container.viewContext)
}
#Preview("Widget", traits: .sizeThatFitsLayout) {
  RainView(entry: RainEntry(date: .now)).previewContext(WidgetPreviewContext(family: .systemSmall))
}
