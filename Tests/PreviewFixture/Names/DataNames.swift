import SwiftData
import SwiftUI

/// A journey.
@Model
public final class Trip {
  /// No other has it.
  @Attribute(.unique) public var name: String
  var destination: String = ""
  var start: Date?
  var days = 3
  var isFavorite = false
  /// Goes with its trip.
  @Relationship(deleteRule: .cascade, inverse: \Stop.trip)
  var stops: [Stop]
  var notes: [Note] = []
  @Transient var isOpen = true
  @Attribute(.externalStorage)
  private var photo: Data? = nil
  var title: String { "\(name), \(destination)" }
  var sorted: [Stop] {
    stops.sorted { $0.order < $1.order }
  }
  static let sample = "Oslo"
  #if os(Windows)
    var window = Window()
  #endif

  init(name: String, destination: String, start: Date? = nil, stops: [Stop] = []) {
    self.name = name
    self.destination = destination
    self.start = start
    self.stops = stops
  }

  func favor() { isFavorite.toggle() }
}

@Model final class Stop {
  var name: String
  var order: Int { didSet { Self.changes += 1 } }
  var trip: Trip?
  nonisolated(unsafe) static var changes = 0
  init(name: String, order: Int, trip: Trip? = nil) {
    (self.name, self.order) = (name, order)
    self.trip = trip
  }
}

/// Both ends find each other without an explicit inverse.
@Model class Note: Identifiable {
  #Index<Note>([\.text])
  var id = UUID()
  var text: String
  var trip: Trip?
  init(_ text: String) { self.text = text }
}

@ModelActor
actor TripImporter {
  func take(_ name: String) throws {
    modelContext.insert(Trip(name: name, destination: ""))
    try modelContext.save()
  }
}

enum TripSchema: VersionedSchema {
  static var versionIdentifier = Schema.Version(1, 0, 0)
  static var models: [any PersistentModel.Type] { [Trip.self, Stop.self] }
}

extension ModelContainer {
  @MainActor static var samples: ModelContainer {
    let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
    // swift-format-ignore: NeverUseForceTry
    let container = try! ModelContainer(
      for: Schema([Trip.self, Stop.self, Note.self]), configurations: [configuration])
    let context = container.mainContext
    let oslo = Trip(
      name: "Oslo", destination: "Norway",
      stops: [Stop(name: "Opera", order: 2), Stop(name: "Harbour", order: 1)])
    context.insert(oslo)
    let note = Note("Take the ferry")
    note.trip = oslo
    context.insert(note)
    let turin = Trip(name: "Turin", destination: "Italy", start: .now)
    context.insert(turin)
    context.insert(Stop(name: "Mole", order: 1, trip: turin))
    context.insert(Trip(name: "Aarhus", destination: "Denmark"))
    return container
  }
}

struct TripList: View {
  @Environment(\.modelContext) private var context
  @Query(sort: \Trip.name, order: .reverse) private var trips: [Trip]
  @Query(filter: #Predicate<Trip> { $0.isFavorite }, sort: [SortDescriptor(\Trip.name)])
  private var favorites: [Trip]
  @Query private var stops: [Stop]

  var body: some View {
    NavigationStack {
      List {
        Section("\(favorites.count) favourites, \(stops.count) stops") {
          ForEach(trips) { TripRow(trip: $0) }
            .onDelete { offsets in for index in offsets { context.delete(trips[index]) } }
        }
      }
      .navigationTitle("Trips")
      .toolbar { Button("Add", systemImage: "plus", action: add) }
    }
    .onAppear {
      trips.first { $0.name == "Oslo" }?.favor()
      if let aarhus = trips.last { context.delete(aarhus) }
      add()
    }
  }

  private func add() {
    withAnimation { context.insert(Trip(name: "Porto", destination: "Portugal")) }
  }
}

struct TripRow: View {
  @Bindable var trip: Trip

  var body: some View {
    Toggle(isOn: $trip.isFavorite) {
      VStack(alignment: .leading) {
        Text(trip.title).font(.headline)
        if !trip.stops.isEmpty {
          Text(trip.sorted.map(\.name).formatted()).font(.subheadline)
        }
        ForEach(trip.notes) { Text($0.text).font(.footnote).foregroundStyle(.secondary) }
      }
    }
  }
}

/// A query that an initialiser makes.
struct StopList: View {
  @Query private var stops: [Stop]

  init(of name: String) {
    _stops = Query(filter: #Predicate { $0.trip?.name == name }, sort: \.order)
  }

  var body: some View {
    List(stops) { Text($0.name) }
      .overlay { if stops.isEmpty { ContentUnavailableView("No Stops", systemImage: "mappin") } }
  }
}

#Preview("Trips", traits: .fixedLayout(width: 393, height: 520)) {
  TripList().modelContainer(.samples)
}

#Preview("Stops", traits: .fixedLayout(width: 393, height: 260)) {
  StopList(of: "Oslo").modelContainer(.samples)
}

#Preview("No stops", traits: .fixedLayout(width: 393, height: 260)) {
  StopList(of: "Oslo").modelContainer(for: [Trip.self, Stop.self], inMemory: true)
}
