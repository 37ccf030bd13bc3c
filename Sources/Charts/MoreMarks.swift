public import Foundation
public import GalleySwiftUI

/// Marks that are one to those who hear the chart.
public struct Plot<Content: View>: ChartContent {
  public nonisolated let _data: [_DataPoint]
  public var body: Never { preconditionFailure("marks have no body") }

  public init(@ChartContentBuilder content: () -> Content) {
    _data = (content() as? any ChartContent)?._data ?? []
  }
}

/// Rectangles between places and values: over a band or from edge to edge unless specified otherwise.
public struct RectangleMark: ChartContent {
  public nonisolated let _data: [_DataPoint]
  public var body: Never { preconditionFailure("marks have no body") }

  private init(
    x: _DataPoint.Place?, to xEnd: _DataPoint.Place? = nil, y: _DataPoint.Place?,
    from yStart: _DataPoint.Place? = nil, _ dimensions: [MarkDimension] = []
  ) {
    var point = _DataPoint(kind: .rectangle, x: x, y: y, yStart: yStart, xEnd: xEnd)
    point.note(dimensions)
    if case .number? = y ?? .number(0) {
    } else {
      point.remarks.append("rectangles of charts lie at numbers of the upright axis")
    }
    _data = [point]
  }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) { self.init(x: x.place, y: y.place, [width, height]) }
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) { self.init(x: xStart.place, to: xEnd.place, y: yEnd.place, from: yStart.place) }
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) { self.init(x: x.place, y: yEnd.place, from: yStart.place, [width]) }
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) { self.init(x: xStart.place, to: xEnd.place, y: y.place, [height]) }
  public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {
    self.init(x: xStart.place, to: xEnd.place, y: nil)
  }
  public init<Y: Plottable>(yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    self.init(x: nil, y: yEnd.place, from: yStart.place)
  }
}

extension ChartContent where Body: ChartContent {
  /// The values in what a mark of the user's is made of.
  public nonisolated var _data: [_DataPoint] {
    withoutActuallyEscaping({ @MainActor in body._data } as @MainActor () -> [_DataPoint]) {
      // Marks are values made of values: only the compiler requires the main actor.
      unsafeBitCast($0, to: (() -> [_DataPoint]).self)()
    }
  }
}

/// A shape that marks a point. A custom shape is not drawn: the mark keeps its symbol.
public protocol ChartSymbolShape: Shape {
  var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

extension BasicChartSymbolShape {
  public func strokeBorder(lineWidth: CGFloat) -> BasicChartSymbolShape { hollow }
  public func strokeBorder(style: StrokeStyle = StrokeStyle()) -> BasicChartSymbolShape { hollow }
  private var hollow: BasicChartSymbolShape {
    var shape = self
    shape.remarks.append("symbols of charts are filled")
    return shape
  }
}

// The modifiers that View declares as well, so that the result is still a mark.
extension ChartContent {
  public func symbol(_ symbol: some ChartSymbolShape) -> some ChartContent {
    remarked("symbols of the user's own are not drawn in charts")
  }
  public func symbol(_ symbol: some View) -> some ChartContent {
    remarked("symbols of a chart that are views are not drawn")
  }
  public func blur(radius: CGFloat) -> some ChartContent {
    remarked("marks of charts are not blurred")
  }
  public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent {
    remarked("marks of charts have no shadow")
  }
  public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
    remarked("marks of charts are not clipped")
  }
  public func mask<Content: View>(
    @ChartContentBuilder content: () -> Content
  ) -> some ChartContent {
    changed {
      $0.isLeftOut = true
      $0.remarks.append("marks with a mask are not drawn")
    }
  }
  public func compositingLayer() -> some ChartContent { self }
  public func lineStyle<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
    changed { $0.series = $0.series ?? value.name }
  }
  public func symbolSize<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
    remarked("symbols of charts do not grow with a value")
  }
  public func offset(_ size: CGSize) -> some ChartContent { offset(x: size.width, y: size.height) }
  public func offset(x: CGFloat = 0, yStart: CGFloat, yEnd: CGFloat) -> some ChartContent {
    remarked("the ends of marks of charts are not moved one by one")
  }
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent { self }
  public func accessibilityLabel(_ label: Text) -> some ChartContent { self }
  public func accessibilityLabel(_ key: LocalizedStringKey) -> some ChartContent { self }
  public func accessibilityValue(_ value: Text) -> some ChartContent { self }
  public func accessibilityValue(_ key: LocalizedStringKey) -> some ChartContent { self }
}

extension InterpolationMethod: CustomStringConvertible {
  public static func cardinal(tension: CGFloat) -> InterpolationMethod { .cardinal }
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { .catmullRom }

  public var description: String { name }
}
