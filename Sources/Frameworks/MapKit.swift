public import GalleySwiftUI

/// A map, which a box replaces.
public struct Map<Content>: Sendable {}

extension Map: View {
  public var body: some View { FrameworkBox("Map") }
}

// Content may be changed by modifiers of views, which make views of it.
extension Map where Content: View {
  public nonisolated init(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> Content
  ) {}
  public nonisolated init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> Content
  ) {}
  public nonisolated init(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content
  ) {}
  public nonisolated init<Selection>(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<Selection?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content
  ) {}
  public nonisolated init<Selection>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<Selection?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content
  ) {}
  public nonisolated init<Selection>(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<Selection?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> Content
  ) {}
}

extension Map where Content == EmptyView {
  public nonisolated init(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) {}
  public nonisolated init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) {}
  public nonisolated init(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil
  ) {}
  public nonisolated init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {}
  public nonisolated init(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {}
}

extension Map {
  public nonisolated init<Items: RandomAccessCollection, Old: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> Old
  ) where Items.Element: Identifiable, Content == _OldAnnotations<Items, Old> {}
  public nonisolated init<Items: RandomAccessCollection, Old: MapAnnotationProtocol>(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> Old
  ) where Items.Element: Identifiable, Content == _OldAnnotations<Items, Old> {}
}

public struct _OldAnnotations<Items, Annotation>: Sendable {}
public enum MapUserTrackingMode: Sendable { case none, follow }
public protocol MapAnnotationProtocol {}
public struct MapMarker: MapAnnotationProtocol, Sendable {
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}
public struct MapPin: MapAnnotationProtocol, Sendable {
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}
public struct MapAnnotation<Content: View>: MapAnnotationProtocol, Sendable {
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {}
}

public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let pan = Self(rawValue: 1)
  public static let zoom = Self(rawValue: 2)
  public static let pitch = Self(rawValue: 4)
  public static let rotate = Self(rawValue: 8)
  public static let all: Self = [.pan, .zoom, .pitch, .rotate]
}

public struct MapCamera: Sendable {
  public var centerCoordinate: CLLocationCoordinate2D
  public var distance: Double
  public var heading: Double
  public var pitch: Double
  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
    pitch: Double = 0
  ) {
    (self.centerCoordinate, self.distance) = (centerCoordinate, distance)
    (self.heading, self.pitch) = (heading, pitch)
  }
}

public struct MapCameraBounds: Sendable {
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {}
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}

public struct MapCameraPosition: Sendable {
  public private(set) var camera: MapCamera?
  public private(set) var region: MKCoordinateRegion?
  public private(set) var rect: MKMapRect?
  public private(set) var followsUserLocation = false
  public private(set) var positionedByUser = false
  public static let automatic = Self()
  public static func region(_ region: MKCoordinateRegion) -> Self { Self(region: region) }
  public static func rect(_ rect: MKMapRect) -> Self { Self(rect: rect) }
  public static func camera(_ camera: MapCamera) -> Self { Self(camera: camera) }
  public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> Self { Self() }
  public static func userLocation(followsHeading: Bool = false, fallback: Self) -> Self {
    Self(followsUserLocation: true)
  }
}

public struct MapCameraUpdateContext: Sendable {
  public let camera: MapCamera
  public let region: MKCoordinateRegion
  public let rect: MKMapRect
}
public struct MapCameraUpdateFrequency: Sendable {
  public static let continuous = Self()
  public static let onEnd = Self()
}

public struct MapStyle: Sendable {
  public enum Elevation: Sendable { case automatic, flat, realistic }
  public enum StandardEmphasis: Sendable { case automatic, muted }
  public static var standard: Self { Self() }
  public static var imagery: Self { Self() }
  public static var hybrid: Self { Self() }
  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> Self { Self() }
  public static func imagery(elevation: Elevation = .automatic) -> Self { Self() }
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> Self { Self() }
}

public struct MapFeature: Hashable, Sendable {
  public var title: String? { nil }
}

/// Gives a proxy that knows no place, since the map is not drawn.
public struct MapReader<Content: View>: Sendable {
  let content: Content
}
extension MapReader: View {
  public nonisolated init(@ViewBuilder content: (MapProxy) -> Content) {
    self.content = content(MapProxy())
  }
  public var body: some View { content }
}
public struct MapProxy: Sendable {
  public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol)
    -> CLLocationCoordinate2D?
  { nil }
  public func convert(
    _ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol
  ) -> CGPoint? { nil }
}

public struct LookAroundPreview: Sendable {}
extension LookAroundPreview: View {
  public nonisolated init(
    initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true
  ) {}
  public nonisolated init(
    scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true
  ) {}
  public var body: some View { FrameworkBox("LookAroundPreview") }
}

// Controls, which a map draws within itself.

/// A control of a map; it is part of the box when it is not among other views.
public protocol _MapControl: View {}
extension _MapControl {
  public var body: some View { FrameworkBox("\(Self.self)").frame(width: 44, height: 44) }
}
public struct MapUserLocationButton: Sendable {}
public struct MapCompass: Sendable {}
public struct MapScaleView: Sendable {}
public struct MapPitchToggle: Sendable {}
public struct MapPitchSlider: Sendable {}
public struct MapZoomStepper: Sendable {}
extension MapUserLocationButton: _MapControl {
  public nonisolated init(scope: Namespace.ID? = nil) {}
}
extension MapCompass: _MapControl { public nonisolated init(scope: Namespace.ID? = nil) {} }
extension MapScaleView: _MapControl {
  public nonisolated init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
}
extension MapPitchToggle: _MapControl { public nonisolated init(scope: Namespace.ID? = nil) {} }
extension MapPitchSlider: _MapControl { public nonisolated init(scope: Namespace.ID? = nil) {} }
extension MapZoomStepper: _MapControl { public nonisolated init(scope: Namespace.ID? = nil) {} }

extension View {
  public nonisolated func mapStyle(_ style: MapStyle) -> some View { self }
  public nonisolated func mapScope(_ scope: Namespace.ID) -> some View { self }
  public nonisolated func mapControls(@ViewBuilder _ content: () -> some View) -> some View { self }
  public nonisolated func mapControlVisibility(_ visibility: Visibility) -> some View { self }
  public nonisolated func mapFeatureSelectionDisabled(
    _ isDisabled: @escaping (MapFeature) -> Bool
  ) -> some View { self }
  public nonisolated func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View { self }
  public nonisolated func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View { self }
  public nonisolated func lookAroundViewer(
    isPresented: Binding<Bool>, initialScene: MKLookAroundScene?
  ) -> some View { self }
}
