public import GalleySwiftUI

public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees
  public init() { (latitudeDelta, longitudeDelta) = (0, 0) }
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan
  public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    (self.center, self.span) = (center, span)
  }
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    // A degree of latitude has as many metres everywhere.
    let degree = 111_319.5
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / degree, longitudeDelta: longitudinalMeters / degree))
  }
  public init(_ rect: MKMapRect) { self.init() }
}

public struct MKMapPoint: Sendable {
  public var x: Double
  public var y: Double
  public init() { (x, y) = (0, 0) }
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  public init(_ coordinate: CLLocationCoordinate2D) {
    (x, y) = (coordinate.longitude, coordinate.latitude)
  }
  public var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: y, longitude: x)
  }
}

public struct MKMapSize: Sendable {
  public var width: Double
  public var height: Double
  public init(width: Double = 0, height: Double = 0) { (self.width, self.height) = (width, height) }
}

public struct MKMapRect: Sendable {
  public var origin: MKMapPoint
  public var size: MKMapSize
  public init() { (origin, size) = (MKMapPoint(), MKMapSize()) }
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }
  public static var world: MKMapRect { MKMapRect() }
  public static var null: MKMapRect { MKMapRect() }
}

open class MKPlacemark: CLPlacemark {
  public let coordinate: CLLocationCoordinate2D
  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    self.coordinate = coordinate
  }
  open var title: String? { nil }
  open override var location: CLLocation? {
    CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }
}

open class MKMapItem: NSObject {
  public let placemark: MKPlacemark
  public var name: String?
  public var phoneNumber: String?
  public var url: URL?
  public var timeZone: TimeZone?
  public var pointOfInterestCategory: MKPointOfInterestCategory?
  public init(placemark: MKPlacemark) { self.placemark = placemark }
  public convenience override init() {
    self.init(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
  }
  open class func forCurrentLocation() -> MKMapItem { MKMapItem() }
  @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
  @discardableResult open class func openMaps(
    with items: [MKMapItem], launchOptions: [String: Any]? = nil
  ) -> Bool { false }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsModeKey"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"

public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let airport = Self(rawValue: "airport")
  public static let bakery = Self(rawValue: "bakery")
  public static let bank = Self(rawValue: "bank")
  public static let beach = Self(rawValue: "beach")
  public static let cafe = Self(rawValue: "cafe")
  public static let hospital = Self(rawValue: "hospital")
  public static let hotel = Self(rawValue: "hotel")
  public static let library = Self(rawValue: "library")
  public static let museum = Self(rawValue: "museum")
  public static let nationalPark = Self(rawValue: "nationalPark")
  public static let park = Self(rawValue: "park")
  public static let parking = Self(rawValue: "parking")
  public static let pharmacy = Self(rawValue: "pharmacy")
  public static let publicTransport = Self(rawValue: "publicTransport")
  public static let restaurant = Self(rawValue: "restaurant")
  public static let school = Self(rawValue: "school")
  public static let store = Self(rawValue: "store")
  public static let university = Self(rawValue: "university")
}

public struct PointOfInterestCategories: Sendable {
  public static let all = Self()
  public static let excludingAll = Self()
  public static func including(_ categories: [MKPointOfInterestCategory]) -> Self { Self() }
  public static func excluding(_ categories: [MKPointOfInterestCategory]) -> Self { Self() }
}

public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// Finds nothing.
open class MKLocalSearch: NSObject {
  open class Request: NSObject {
    public var naturalLanguageQuery: String?
    public var region = MKCoordinateRegion()
    public var resultTypes: ResultType = []
    public override init() {}
    public init(completion: MKLocalSearchCompletion) { naturalLanguageQuery = completion.title }
  }
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let address = Self(rawValue: 1)
    public static let pointOfInterest = Self(rawValue: 2)
  }
  open class Response: NSObject {
    open var mapItems: [MKMapItem] { [] }
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }
  public init(request: Request) {}
  open func start() async throws -> Response { Response() }
  open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {}
  open func cancel() {}
}

open class MKLocalSearchCompletion: NSObject {
  open var title: String { "" }
  open var subtitle: String { "" }
}

open class MKLocalSearchCompleter: NSObject {
  public weak var delegate: (any MKLocalSearchCompleterDelegate)?
  public var queryFragment = ""
  public var region = MKCoordinateRegion()
  public var resultTypes: ResultType = []
  open var results: [MKLocalSearchCompletion] { [] }
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let address = Self(rawValue: 1)
    public static let pointOfInterest = Self(rawValue: 2)
    public static let query = Self(rawValue: 4)
  }
}

public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}
extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let automobile = Self(rawValue: 1)
  public static let walking = Self(rawValue: 2)
  public static let transit = Self(rawValue: 4)
  public static let any: Self = [.automobile, .walking, .transit]
}

/// Finds no way.
open class MKDirections: NSObject {
  open class Request: NSObject {
    public var source: MKMapItem?
    public var destination: MKMapItem?
    public var transportType = MKDirectionsTransportType.any
    public var requestsAlternateRoutes = false
  }
  open class Response: NSObject {
    open var routes: [MKRoute] { [] }
  }
  public init(request: Request) {}
  open func calculate() async throws -> Response { Response() }
  open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {}
}

open class MKRoute: NSObject {
  open var polyline: MKPolyline { MKPolyline() }
  open var name: String { "" }
  open var distance: CLLocationDistance { 0 }
  open var expectedTravelTime: TimeInterval { 0 }
  open var steps: [Step] { [] }
  open class Step: NSObject {
    open var instructions: String { "" }
    open var distance: CLLocationDistance { 0 }
  }
}

open class MKLookAroundScene: NSObject {}

open class MKLookAroundSceneRequest: NSObject {
  public init(coordinate: CLLocationCoordinate2D) {}
  public init(mapItem: MKMapItem) {}
  open var scene: MKLookAroundScene? { get async throws { nil } }
}
