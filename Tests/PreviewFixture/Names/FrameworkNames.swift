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

#Preview("Maps", traits: .fixedLayout(width: 390, height: 260)) { MapForms() }
#Preview("Media", traits: .fixedLayout(width: 390, height: 420)) { MediaForms() }
