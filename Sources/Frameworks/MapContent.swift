public import GalleySwiftUI

public import enum GalleyComponents._ConditionalContent

// Marks of maps are views, so that they can be used in ForEach, in Group and in conditions. The map never
// draws them.

public protocol MapContent: View {}
public typealias MapContentBuilder = ViewBuilder

extension ForEach: MapContent {}
extension Group: MapContent {}
extension TupleView: MapContent {}
extension EmptyView: MapContent {}
extension AnyView: MapContent {}
extension Optional: MapContent where Wrapped: MapContent {}
extension _ConditionalContent: MapContent where First: MapContent, Second: MapContent {}

/// A mark of a map.
public protocol _MapMark: MapContent {}
extension _MapMark {
  public var body: some View { EmptyView() }
}

public struct Marker: Sendable {}
extension Marker: _MapMark {
  public nonisolated init(_ title: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {}
  public nonisolated init(
    _ title: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {}
  public nonisolated init(
    _ title: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D
  ) {}
  public nonisolated init(
    _ title: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D
  ) {}
  @_disfavoredOverload
  public nonisolated init(_ title: some StringProtocol, coordinate: CLLocationCoordinate2D) {}
  @_disfavoredOverload
  public nonisolated init(
    _ title: some StringProtocol, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {}
  @_disfavoredOverload
  public nonisolated init(
    _ title: some StringProtocol, image: String, coordinate: CLLocationCoordinate2D
  ) {}
  @_disfavoredOverload
  public nonisolated init(
    _ title: some StringProtocol, monogram: Text, coordinate: CLLocationCoordinate2D
  ) {}
  public nonisolated init(item: MKMapItem) {}
  public nonisolated init(
    coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> some View
  ) {}
}

public struct Annotation: Sendable {}
extension Annotation: _MapMark {
  public nonisolated init(
    _ title: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> some View
  ) {}
  @_disfavoredOverload
  public nonisolated init(
    _ title: some StringProtocol, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> some View
  ) {}
  public nonisolated init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View
  ) {}
}

public struct UserAnnotation: Sendable {}
extension UserAnnotation: _MapMark {
  public nonisolated init(anchor: UnitPoint = .center) {}
  public nonisolated init(anchor: UnitPoint = .center, @ViewBuilder content: () -> some View) {}
  public nonisolated init(
    anchor: UnitPoint = .center, @ViewBuilder content: (UserLocation) -> some View
  ) {}
}
public struct UserLocation: Sendable {
  public var location: CLLocation? { nil }
}

public struct MapPolyline: Sendable {
  public enum ContourStyle: Sendable { case straight, geodesic }
}
extension MapPolyline: _MapMark {
  public nonisolated init(
    coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight
  ) {}
  public nonisolated init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {}
  public nonisolated init(_ line: MKPolyline) {}
  public nonisolated init(_ route: MKRoute) {}
}

public struct MapPolygon: Sendable {}
extension MapPolygon: _MapMark {
  public nonisolated init(coordinates: [CLLocationCoordinate2D]) {}
  public nonisolated init(points: [MKMapPoint]) {}
  public nonisolated init(_ polygon: MKPolygon) {}
}

public struct MapCircle: Sendable {}
extension MapCircle: _MapMark {
  public nonisolated init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
  public nonisolated init(_ circle: MKCircle) {}
}

public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }

extension MapContent {
  public nonisolated func annotationTitles(_ visibility: Visibility) -> some MapContent { self }
  public nonisolated func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }
  public nonisolated func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }
}

// Modifiers with the names of those of views are only those of marks: groups and lists of any view are
// content of maps as well, and keep theirs.
extension _MapMark {
  public nonisolated func tint(_ style: some ShapeStyle) -> some _MapMark { self }
  public nonisolated func tint(_ color: Color?) -> some _MapMark { self }
  public nonisolated func tag(_ tag: some Hashable) -> some _MapMark { self }
  public nonisolated func foregroundStyle(_ style: some ShapeStyle) -> some _MapMark { self }
  public nonisolated func stroke(
    _ style: some ShapeStyle, lineWidth: CGFloat = 1
  ) -> some _MapMark { self }
  public nonisolated func stroke(
    _ style: some ShapeStyle, style stroke: StrokeStyle
  ) -> some _MapMark { self }
  public nonisolated func strokeStyle(style: StrokeStyle) -> some _MapMark { self }
}
