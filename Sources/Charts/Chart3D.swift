public import GalleySwiftUI

// Charts in space, which are labelled boxes.

/// A chart in space; a labelled box is drawn.
public struct Chart3D<Content: View>: Sendable {
  public init(@ChartContentBuilder content: () -> Content) {}

  public init<Data: RandomAccessCollection, Mark: View>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Mark
  )
  where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Mark> {}

  public init<Data: RandomAccessCollection, ID: Hashable, Mark: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Mark
  ) where Content == ForEach<Data, ID, Mark> {}
}

extension Chart3D: View {
  public var body: some View { RepresentedBox(name: "Chart3D") }
}

/// A function of two numbers as a surface.
public struct SurfacePlot: ChartContent {
  public nonisolated let _data: [_DataPoint] = []
  public var body: Never { preconditionFailure("marks have no body") }

  public init(
    x: String, y: String, z: String, function: @escaping @Sendable (Double, Double) -> Double
  ) {}
  public init(
    x: Text, y: Text, z: Text, function: @escaping @Sendable (Double, Double) -> Double
  ) {}

  public func roughness(_ roughness: Double) -> SurfacePlot { self }
}

extension PointMark {
  /// A point in space.
  public init<X: Plottable, Y: Plottable, Z: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, z: PlottableValue<Z>
  ) { self.init(x: x, y: y) }
}

/// The colours of a surface.
public struct Chart3DSurfaceStyle: ShapeStyle, Sendable {
  public static let heightBased = Chart3DSurfaceStyle()
  public static let normalBased = Chart3DSurfaceStyle()
  public static func heightBased(_ gradient: Gradient, yRange: ClosedRange<Double>? = nil)
    -> Chart3DSurfaceStyle
  { Chart3DSurfaceStyle() }
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    Color.accentColor._paint(in: environment)
  }
}

extension ShapeStyle where Self == Chart3DSurfaceStyle {
  public static var heightBased: Chart3DSurfaceStyle { Chart3DSurfaceStyle() }
  public static var normalBased: Chart3DSurfaceStyle { Chart3DSurfaceStyle() }
}

/// The side from which a chart in space is seen.
public struct Chart3DPose: Equatable, Sendable {
  public var azimuth: Angle
  public var inclination: Angle
  public init(azimuth: Angle, inclination: Angle) {
    (self.azimuth, self.inclination) = (azimuth, inclination)
  }
  public static let `default` = Chart3DPose(azimuth: .degrees(30), inclination: .degrees(20))
  public static let front = Chart3DPose(azimuth: .zero, inclination: .zero)
  public static let back = Chart3DPose(azimuth: .degrees(180), inclination: .zero)
  public static let left = Chart3DPose(azimuth: .degrees(90), inclination: .zero)
  public static let right = Chart3DPose(azimuth: .degrees(-90), inclination: .zero)
  public static let top = Chart3DPose(azimuth: .zero, inclination: .degrees(90))
  public static let bottom = Chart3DPose(azimuth: .zero, inclination: .degrees(-90))
}

public enum Chart3DCameraProjection: Sendable { case automatic, orthographic, perspective }

extension View {
  public nonisolated func chart3DPose(_ pose: Chart3DPose) -> some View { self }
  public nonisolated func chart3DPose(_ pose: Binding<Chart3DPose>) -> some View { self }
  public nonisolated func chart3DCameraProjection(
    _ projection: Chart3DCameraProjection
  ) -> some View { self }
  public nonisolated func chartZScale<Domain>(domain: Domain) -> some View { self }
  public nonisolated func chartZScale<Domain, Range>(
    domain: Domain, range: Range
  ) -> some View { self }
  public nonisolated func chartZAxisLabel(_ label: LocalizedStringKey) -> some View { self }
  public nonisolated func chartZAxis(_ visibility: Visibility) -> some View { self }
}
