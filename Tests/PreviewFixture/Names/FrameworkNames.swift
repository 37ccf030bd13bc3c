import GalleyFrameworks
import SwiftUI

// Frameworks that apps merely touch.

private let harbour = CLLocationCoordinate2D(latitude: 53.54, longitude: 9.98)
private let around = MKCoordinateRegion(
  center: harbour, span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1))

private struct Place: Identifiable {
  let id: Int
  var name: String
  var coordinate: CLLocationCoordinate2D
}

private final class Whereabouts: NSObject, ObservableObject, CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  @Published var last: CLLocation?
  @Published var completions: [MKLocalSearchCompletion] = []

  override init() {
    super.init()
    manager.delegate = self
    manager.desiredAccuracy = kCLLocationAccuracyBest
    manager.requestWhenInUseAuthorization()
    manager.startUpdatingLocation()
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    last = locations.last
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    switch manager.authorizationStatus {
    case .authorizedAlways, .authorizedWhenInUse: manager.requestLocation()
    default: break
    }
  }

  func find(_ words: String) async throws -> [MKMapItem] {
    let request = MKLocalSearch.Request()
    request.naturalLanguageQuery = words
    request.region = around
    let route = MKDirections.Request()
    route.source = .forCurrentLocation()
    route.transportType = .walking
    _ = try await MKDirections(request: route).calculate().routes.first?.polyline
    return try await MKLocalSearch(request: request).start().mapItems
  }
}

struct MapForms: View {
  @State private var region = around
  @State private var position: MapCameraPosition = .region(around)
  @State private var selected: Int?
  @Namespace private var scope
  private let places = [Place(id: 1, name: "Harbour", coordinate: harbour)]
  private let route: MKRoute? = nil

  @MapContentBuilder private var marks: some MapContent {
    Marker("Harbour", systemImage: "ferry", coordinate: harbour).tint(.blue).tag(1)
    Marker("P", monogram: Text("P"), coordinate: harbour)
    UserAnnotation()
  }

  var body: some View {
    VStack {
      Map(position: $position, interactionModes: [.pan, .zoom], selection: $selected, scope: scope)
      {
        marks
        ForEach(places) { place in
          Annotation(place.name, coordinate: place.coordinate, anchor: .bottom) {
            Image(systemName: "mappin")
          }
          .annotationTitles(.hidden)
        }
        if let route { MapPolyline(route.polyline).stroke(.blue, lineWidth: 5) }
        MapPolyline(coordinates: [harbour, harbour]).stroke(.red, lineWidth: 2)
        MapCircle(center: harbour, radius: 300).foregroundStyle(.blue.opacity(0.2))
        MapPolygon(coordinates: [harbour]).foregroundStyle(.green).mapOverlayLevel(
          level: .aboveLabels)
      }
      .mapStyle(.hybrid(elevation: .realistic, pointsOfInterest: .excludingAll, showsTraffic: true))
      .mapControls {
        MapUserLocationButton()
        MapCompass()
        MapScaleView()
        MapPitchToggle()
      }
      .onMapCameraChange(frequency: .continuous) { context in region = context.region }
      .onMapCameraChange { selected = nil }
      .frame(height: 120)
      HStack {
        Map(coordinateRegion: $region, showsUserLocation: true, annotationItems: places) { place in
          MapAnnotation(coordinate: place.coordinate) { Circle().fill(.red) }
        }
        Map(coordinateRegion: .constant(around), annotationItems: places) {
          MapMarker(coordinate: $0.coordinate, tint: .red)
        }
        Map(initialPosition: .camera(MapCamera(centerCoordinate: harbour, distance: 900)))
        MapReader { proxy in
          Map(initialPosition: .userLocation(fallback: .automatic)) { UserAnnotation() }
            .onTapGesture { place in _ = proxy.convert(place, from: .local) }
        }
        OldMap()
      }
      .frame(height: 60)
      LookAroundPreview(initialScene: nil).frame(height: 40)
    }
  }
}

private struct OldMap: UIViewRepresentable {
  final class Coordinator: NSObject, MKMapViewDelegate {
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
      let renderer = MKPolylineRenderer(overlay: overlay)
      renderer.strokeColor = .red
      renderer.lineWidth = 3
      return renderer
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> MKMapView {
    let map = MKMapView()
    map.delegate = context.coordinator
    map.showsUserLocation = true
    map.setRegion(around, animated: false)
    return map
  }
  func updateUIView(_ map: MKMapView, context: Context) {
    let pin = MKPointAnnotation()
    pin.coordinate = harbour
    pin.title = "Harbour"
    map.removeAnnotations(map.annotations)
    map.addAnnotation(pin)
  }
}

struct MediaForms: View {
  @State private var photo: PhotosPickerItem?
  @State private var photos: [PhotosPickerItem] = []
  @State private var image: UIImage?
  private let player = AVPlayer(url: URL(fileURLWithPath: "/film.mp4"))

  var body: some View {
    VStack(spacing: 8) {
      PhotosPicker("Choose", selection: $photo, matching: .images)
      PhotosPicker(
        selection: $photos, maxSelectionCount: 3,
        matching: .any(of: [.images, .not(.screenshots)]),
        photoLibrary: .shared()
      ) {
        Label("Choose some", systemImage: "photo.on.rectangle")
      }
      .onChange(of: photo) { _, item in
        Task {
          if let data = try? await item?.loadTransferable(type: Data.self) {
            image = UIImage(data: data)
          }
        }
      }
      VideoPlayer(player: player) { Text("Over it") }.frame(height: 60)
        .onAppear { player.play() }
        .onReceive(NotificationCenter.default.publisher(for: .AVPlayerItemDidPlayToEndTime)) { _ in
          player.seek(to: .zero)
        }
      WebView(url: URL(string: "https://web.example")).frame(height: 40)
      OldWeb(url: URL(string: "https://web.example")!).frame(height: 40)
      TipView(FirstTip(), arrowEdge: .bottom)
      Text("Tipped").popoverTip(FirstTip())
      SignInWithAppleButton(.continue) { request in
        request.requestedScopes = [.fullName, .email]
      } onCompletion: { result in
        if case .success(let authorization) = result,
          let credential = authorization.credential as? ASAuthorizationAppleIDCredential
        {
          print(credential.user)
        }
      }
      .signInWithAppleButtonStyle(.whiteOutline).frame(height: 44)
    }
    .task { try? Tips.configure([.displayFrequency(.immediate)]) }
    .photosPicker(isPresented: .constant(false), selection: $photo)
  }
}

private struct FirstTip: Tip {
  var title: Text { Text("A tip") }
  var message: Text? { Text("Its words") }
  var image: Image? { Image(systemName: "star") }
  var actions: [Action] { Action(id: "more", title: "More") }
  var options: [Option] { MaxDisplayCount(1) }
}

private struct OldWeb: UIViewRepresentable {
  let url: URL
  func makeUIView(context: Context) -> WKWebView {
    let configuration = WKWebViewConfiguration()
    configuration.allowsInlineMediaPlayback = true
    return WKWebView(frame: .zero, configuration: configuration)
  }
  func updateUIView(_ view: WKWebView, context: Context) { view.load(URLRequest(url: url)) }
}

enum Reminders {
  static func remind(after seconds: Double) {
    let content = UNMutableNotificationContent()
    content.title = "Water"
    content.sound = .default
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: false)
    let request = UNNotificationRequest(
      identifier: UUID().uuidString, content: content, trigger: trigger)
    let center = UNUserNotificationCenter.current()
    center.requestAuthorization(options: [.alert, .badge, .sound]) { isGranted, error in
      print(isGranted, error as Any)
    }
    center.add(request)
    center.removeAllPendingNotificationRequests()
  }
}

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

#Preview("Maps", traits: .fixedLayout(width: 390, height: 260)) { MapForms() }
#Preview("Media", traits: .fixedLayout(width: 390, height: 420)) { MediaForms() }
#Preview("Plants", traits: .fixedLayout(width: 390, height: 160)) {
  PlantForms().environment(
    \.managedObjectContext, Persistence(inMemory: true).container.viewContext)
}
#Preview("Widget", traits: .sizeThatFitsLayout) {
  RainView(entry: RainEntry(date: .now)).previewContext(WidgetPreviewContext(family: .systemSmall))
}
