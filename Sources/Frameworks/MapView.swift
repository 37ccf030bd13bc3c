public import GalleySwiftUI

// MapKit's views of UIKit, for representables.

public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}
extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}
public protocol MKOverlay: MKAnnotation {}

open class MKShape: NSObject {
  public var title: String?
  public var subtitle: String?
}
open class MKPointAnnotation: MKShape, MKAnnotation {
  public var coordinate = CLLocationCoordinate2D()
  public override init() {}
  public init(
    __coordinate coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil
  ) {
    self.coordinate = coordinate
    super.init()
    (self.title, self.subtitle) = (title, subtitle)
  }
}
open class MKUserLocation: MKShape, MKAnnotation {
  public var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  public var location: CLLocation? { nil }
}
open class MKPolyline: MKShape, MKOverlay {
  public let coordinates: [CLLocationCoordinate2D]
  public override init() { coordinates = [] }
  public init(coordinates: [CLLocationCoordinate2D], count: Int) { self.coordinates = coordinates }
  public var coordinate: CLLocationCoordinate2D { coordinates.first ?? CLLocationCoordinate2D() }
  public var pointCount: Int { coordinates.count }
  public var boundingMapRect: MKMapRect { MKMapRect() }
}
open class MKPolygon: MKPolyline {}
open class MKCircle: MKShape, MKOverlay {
  public let coordinate: CLLocationCoordinate2D
  public let radius: CLLocationDistance
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (coordinate, self.radius) = (center, radius)
  }
}

open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  public init(overlay: any MKOverlay) { self.overlay = overlay }
}
open class MKOverlayPathRenderer: MKOverlayRenderer {
  public var fillColor: UIColor?
  public var strokeColor: UIColor?
  public var lineWidth: CGFloat = 0
}
open class MKPolylineRenderer: MKOverlayPathRenderer {
  public init(polyline: MKPolyline) { super.init(overlay: polyline) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}
open class MKPolygonRenderer: MKOverlayPathRenderer {
  public init(polygon: MKPolygon) { super.init(overlay: polygon) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}
open class MKCircleRenderer: MKOverlayPathRenderer {
  public init(circle: MKCircle) { super.init(overlay: circle) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}

open class MKAnnotationView: UIView {
  public var annotation: (any MKAnnotation)?
  public var image: UIImage?
  public var canShowCallout = false
  public var isDraggable = false
  public var centerOffset = CGPoint.zero
  public var rightCalloutAccessoryView: UIView?
  public var leftCalloutAccessoryView: UIView?
  public var clusteringIdentifier: String?
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
open class MKMarkerAnnotationView: MKAnnotationView {
  public var markerTintColor: UIColor?
  public var glyphText: String?
  public var glyphImage: UIImage?
  public var glyphTintColor: UIColor?
}
open class MKPinAnnotationView: MKAnnotationView {
  public var pinTintColor: UIColor?
  public var animatesDrop = false
}

public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }

/// A map, which a box replaces.
open class MKMapView: UIView {
  public weak var delegate: (any MKMapViewDelegate)?
  public var region = MKCoordinateRegion()
  public var visibleMapRect = MKMapRect()
  public var mapType = MKMapType.standard
  public var showsUserLocation = false
  public var showsCompass = true
  public var showsScale = false
  public var isZoomEnabled = true
  public var isScrollEnabled = true
  public var isRotateEnabled = true
  public var isPitchEnabled = true
  public var userTrackingMode = MKUserTrackingMode.none
  public var centerCoordinate = CLLocationCoordinate2D()
  public private(set) var annotations: [any MKAnnotation] = []
  public private(set) var overlays: [any MKOverlay] = []
  public var selectedAnnotations: [any MKAnnotation] = []
  public let userLocation = MKUserLocation()
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  open func setCenter(_ center: CLLocationCoordinate2D, animated: Bool) {
    centerCoordinate = center
  }
  open func setVisibleMapRect(_ rect: MKMapRect, animated: Bool) { visibleMapRect = rect }
  open func setVisibleMapRect(_ rect: MKMapRect, edgePadding: UIEdgeInsets, animated: Bool) {
    visibleMapRect = rect
  }
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    userTrackingMode = mode
  }
  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  open func addAnnotations(_ new: [any MKAnnotation]) { annotations += new }
  open func removeAnnotation(_ annotation: any MKAnnotation) {
    annotations.removeAll { $0 === annotation }
  }
  open func removeAnnotations(_ old: [any MKAnnotation]) { old.forEach(removeAnnotation) }
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {}
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {}
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {}
  open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  open func addOverlays(_ new: [any MKOverlay]) { overlays += new }
  open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
  open func removeOverlays(_ old: [any MKOverlay]) { old.forEach(removeOverlay) }
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    nil
  }
  open func register(_ type: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {}
  open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    centerCoordinate
  }
}

public protocol MKMapViewDelegate: NSObjectProtocol {
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
}
extension MKMapViewDelegate {
  public func mapView(
    _ mapView: MKMapView, viewFor annotation: any MKAnnotation
  ) -> MKAnnotationView? { nil }
  public func mapView(
    _ mapView: MKMapView, rendererFor overlay: any MKOverlay
  ) -> MKOverlayRenderer { MKOverlayRenderer(overlay: overlay) }
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
}
