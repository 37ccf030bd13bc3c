import Foundation
import GalleyFrameworks
import GalleySwiftUI
import Testing

@MainActor
@Suite struct FrameworkTests {
  @Test func aMapIsABoxThatIsNamed() throws {
    let settled = try Settled(
      Map(initialPosition: .automatic) { Marker("A", coordinate: CLLocationCoordinate2D()) }
        .frame(width: 90, height: 40).id("map"))
    #expect(settled.size(of: "map") == [90, 40])
    #expect(settled.session.remarks == ["Map is not drawn; a labelled box is"])
  }

  /// The words of recorded pictures of iOS 26; the project is stadiamaps/ferrostar.
  @Test(arguments: [
    ("en_US", MKDistanceFormatter.Units.imperial, 120.0, "400 ft"),
    ("en_US", .imperial, 100, "350 ft"),
    ("en_US", .imperial, 152.4, "500 ft"), ("en_US", .imperial, 1500, "0.9 mi"),
    ("en_US", .imperial, 24_140.16, "15 mi"), ("en_US", .imperial, 1_420_000, "882 mi"),
    ("de_DE", .metric, 152.4, "150 m"), ("de_DE", .metric, 1500, "1,5 km"),
    ("de_DE", .metric, 14_500, "15 km"), ("de_DE", .metric, 1_420_000, "1.420 km"),
    ("de_DE", .default, 152.4, "150 m"), ("en_US", .default, 120, "400 ft"),
  ])
  func distancesAreRoundedAsOnMaps(
    locale: String, units: MKDistanceFormatter.Units, meters: Double, words: String
  ) {
    let formatter = MKDistanceFormatter()
    formatter.locale = Locale(identifier: locale)
    (formatter.units, formatter.unitStyle) = (units, .abbreviated)
    #expect(formatter.string(fromDistance: meters) == words)
    #expect(formatter.string(for: meters) == words)
    #expect(abs(formatter.distance(from: words) - meters) < meters / 5)
  }

  @Test func unitsAreWrittenInFullUnlessTheyAreAbbreviated() {
    let formatter = MKDistanceFormatter()
    formatter.units = .imperial
    #expect(formatter.string(fromDistance: 123) == "400 feet")
    #expect(formatter.string(fromDistance: 1609.344) == "1 mile")
    #expect(formatter.distance(from: "2 light years") == -1)
  }

  @Test func aPickerOfPhotosIsItsLabel() throws {
    let settled = try Settled(
      PhotosPicker(selection: .constant(PhotosPickerItem?.none), matching: .images) {
        Color.red.frame(width: 30, height: 20).id("label")
      })
    #expect(settled.size(of: "label") == [30, 20])
    #expect(settled.session.remarks == [])
  }

  @Test func viewsOfUIKitThatAreNotDrawnAreBoxes() throws {
    let settled = try Settled(Web().frame(width: 90, height: 40))
    #expect(settled.session.remarks == ["Web is not drawn; a labelled box is"])
  }

  private struct Web: UIViewRepresentable {
    func makeUIView(context: Context) -> WKWebView { WKWebView() }
    func updateUIView(_ view: WKWebView, context: Context) {}
  }

  private final class Plant: NSManagedObject {
    var name: String? {
      get { _managed(#function) }
      set { _setManaged(#function, newValue) }
    }
    var leaves: Int16 {
      get { _managed(#function) }
      set { _setManaged(#function, newValue) }
    }
  }

  private struct Plants: View {
    @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \Plant.name, ascending: true)])
    private var upwards: FetchedResults<Plant>
    @FetchRequest(
      sortDescriptors: [SortDescriptor(\Plant.leaves, order: .reverse)],
      predicate: NSPredicate(format: "leaves > %d", 1))
    private var leafiest: FetchedResults<Plant>

    var body: some View {
      VStack {
        ForEach(Array(upwards.enumerated()), id: \.offset) { place, plant in
          Color.red.frame(width: CGFloat(plant.leaves), height: 1).id("up \(place)")
        }
        Color.red.frame(width: CGFloat(leafiest.first?.leaves ?? 0), height: 1).id("leafiest")
      }
    }
  }

  @Test func aFetchRequestIsEmptyWithoutAStoreAndThePictureSaysSo() throws {
    let settled = try Settled(Plants())
    #expect(settled.size(of: "up 0") == nil)
    #expect(settled.size(of: "leafiest") == [0, 1])
    #expect(
      settled.session.remarks == ["what the app has stored is not here: Plant is empty"])
  }

  @Test func aFetchRequestHasTheInsertedObjectsInItsOrder() throws {
    let context = NSPersistentContainer(name: "Plants").viewContext
    for (name, leaves) in [("Moss", 4), (nil, 2), ("Fern", 9), ("Gone", 7)] as [(String?, Int16)] {
      let plant = Plant(context: context)
      (plant.name, plant.leaves) = (name, leaves)
      if name == "Gone" { context.delete(plant) }
    }
    let settled = try Settled(Plants().environment(\.managedObjectContext, context))
    #expect((0..<4).map { settled.size(of: "up \($0)")?.first } == [2, 9, 4, nil])
    #expect(settled.size(of: "leafiest") == [9, 1])
    #expect(settled.session.remarks == [])
    let request = NSFetchRequest<Plant>()
    request.fetchLimit = 2
    #expect(try context.fetch(request).map(\.leaves) == [4, 2])
    request.predicate = NSPredicate(format: "name BEGINSWITH[c] %@ OR leaves < 3", "f")
    #expect(try context.fetch(request).map(\.leaves) == [2, 9])
  }

  @Test func aFetchRequestLeavesOutWhatItsPredicateExcludes() throws {
    struct Few: View {
      @FetchRequest(
        sortDescriptors: [SortDescriptor(\Plant.leaves)],
        predicate: NSPredicate(format: "leaves > 3"))
      var plants: FetchedResults<Plant>
      @FetchRequest(
        sortDescriptors: [SortDescriptor(\Plant.leaves)],
        predicate: NSPredicate(format: "SUBQUERY(leaves, $l, $l > 3).@count > 0"))
      var unread: FetchedResults<Plant>
      var body: some View {
        Color.red.frame(width: CGFloat(plants.count), height: CGFloat(unread.count)).id("count")
      }
    }
    let context = NSPersistentContainer(name: "Plants").viewContext
    for leaves in [1, 4, 9] as [Int16] { Plant(context: context).leaves = leaves }
    let settled = try Settled(Few().environment(\.managedObjectContext, context))
    #expect(settled.size(of: "count") == [2, 3])
    #expect(
      settled.session.remarks == [
        "the predicate of Plant has no effect, as \"SUBQUERY(leaves, $l, $l > 3).@count > 0\" is not understood"
      ])
  }

  @Test func attributesAreEmptyBeforeTheyAreSet() {
    let plant = Plant(context: NSManagedObjectContext())
    #expect(plant.name == nil && plant.leaves == 0)
    plant.name = "Fern"
    #expect(plant.value(forKey: "name") as? String == "Fern")
  }

  @Test func aWidgetKnowsItsFamilyAndHasItsSize() throws {
    struct Family: View {
      @Environment(\.widgetFamily) var family
      var body: some View { Color.red.id(family.description) }
    }
    let settled = try Settled(Family().previewContext(WidgetPreviewContext(family: .systemMedium)))
    #expect(settled.size(of: "systemMedium") == [338, 158])
  }

  @Test func theSystemGivesNothing() async throws {
    #expect(CLLocationManager().authorizationStatus == .notDetermined)
    #expect(try await MKLocalSearch(request: MKLocalSearch.Request()).start().mapItems.isEmpty)
    let center = UNUserNotificationCenter.current()
    #expect(try await center.requestAuthorization(options: .alert) == false)
    let item = PhotosPickerItem(itemIdentifier: "a")
    #expect(try await item.loadTransferable(type: Data.self) == nil)
  }

  @Test func distancesAreThoseOfTheEarth() {
    let (berlin, paris) = (
      CLLocation(latitude: 52.52, longitude: 13.405),
      CLLocation(latitude: 48.8566, longitude: 2.3522)
    )
    #expect(abs(berlin.distance(from: paris) - 877_500) < 1000)
    #expect(berlin.distance(from: berlin) == 0)
  }

  @Test func kindsOfContentHaveEndingsAndConform() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(filenameExtension: "nothing") == nil)
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType.swiftSource.conforms(to: .text) && UTType.png.conforms(to: .data))
    #expect(!UTType.image.conforms(to: .png) && UTType.item.conforms(to: .item))
    #expect(UTType(mimeType: "application/pdf") == .pdf)
  }
}
