public import Foundation
public import GalleyComponents
public import GalleyGeometry

// The position that scrolling content reports: its start.

/// The position of a scroll view, as passed once to those who request it.
public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  public var bounds: CGRect { visibleRect }

  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
    (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
  }
}

public enum ScrollPhase: Hashable, Sendable {
  case idle
  case tracking
  case interacting
  case decelerating
  case animating
  public var isScrolling: Bool { self != .idle }
}

public struct ScrollPhaseChangeContext {
  public let geometry: ScrollGeometry
  public let velocity: CGVector?
}

public struct CGVector: Hashable, Sendable {
  public static let zero = CGVector(dx: 0, dy: 0)
  public var dx: CGFloat
  public var dy: CGFloat
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
}

/// The requested position of a scroll view.
public struct ScrollPosition: Equatable, @unchecked Sendable {
  private var id: AnyHashable?
  public var edge: Edge?
  public var point: CGPoint?
  private var anchor: UnitPoint?
  /// True if it has been scrolled there.
  public private(set) var isPositionedByUser = false

  public init<ID: Hashable>(idType: ID.Type = Never.self) {}
  public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
    (self.id, self.anchor) = (AnyHashable(id), anchor)
  }
  /// The position at which a view with an identity is the first that is seen.
  fileprivate init(seen id: AnyHashable) { (self.id, isPositionedByUser) = (id, true) }
  public init<ID: Hashable>(idType: ID.Type = Never.self, edge: Edge) { self.edge = edge }
  public init<ID: Hashable>(idType: ID.Type = Never.self, point: CGPoint) { self.point = point }
  public init<ID: Hashable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
    point = CGPoint(x: x, y: y)
  }
  public init<ID: Hashable>(idType: ID.Type = Never.self, x: CGFloat) {
    point = CGPoint(x: x, y: 0)
  }
  public init<ID: Hashable>(idType: ID.Type = Never.self, y: CGFloat) {
    point = CGPoint(x: 0, y: y)
  }

  public var viewID: (any Hashable)? { id?.base as? any Hashable }
  public func viewID<ID: Hashable>(type: ID.Type) -> ID? { id?.base as? ID }
  public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
    self = ScrollPosition(id: id, anchor: anchor)
  }
  public mutating func scrollTo(edge: Edge) { self = ScrollPosition(edge: edge) }
  public mutating func scrollTo(point: CGPoint) { self = ScrollPosition(point: point) }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { self = ScrollPosition(x: x, y: y) }
  public mutating func scrollTo(x: CGFloat) { self = ScrollPosition(x: x) }
  public mutating func scrollTo(y: CGFloat) { self = ScrollPosition(y: y) }

  /// The wish to scroll that the position is.
  ///
  /// - Parameter anchor: The place of a view in the scroll view where the position names none.
  func wanted(_ anchor: UnitPoint?, _ number: Int) -> Touches.Wanted? {
    if let id { return .view(id, anchor: self.anchor ?? anchor) }
    if let edge { return .edge(edge, position: number) }
    return point.map { .point(Point(x: Double($0.x), y: Double($0.y)), position: number) }
  }
}

public struct ScrollTarget: Hashable, Sendable {
  public var rect: CGRect
  public var anchor: UnitPoint?
}

public struct ScrollTargetBehaviorContext {
  public let originalTarget: ScrollTarget
  public let velocity: CGVector
  public let contentSize: CGSize
  public let containerSize: CGSize
  public let axes: Axis.Set
}

extension ScrollTargetBehavior {
  public typealias TargetContext = ScrollTargetBehaviorContext
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension View {
  public nonisolated func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (Value, Value) -> Void
  ) -> some View { self }
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View { self }
  public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { self }
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase) -> Void
  ) -> some View { self }
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  ) -> some View { self }
  public nonisolated func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    let position = Unchecked(position)
    return scrollPosition(position.value) { value, number in
      value.wanted(anchor, number)
    } write: {
      position.value.wrappedValue = ScrollPosition(seen: $0)
    }
  }
  public nonisolated func scrollPosition(initialAnchor: UnitPoint?) -> some View { self }
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { self }
  public nonisolated func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { self }
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  public nonisolated func scrollIndicatorsFlash(trigger: some Equatable) -> some View { self }
  public nonisolated func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { self }
  public nonisolated func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View { self }
}

public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  public static let automatic = ScrollEdgeEffectStyle()
  public static let soft = ScrollEdgeEffectStyle()
  public static let hard = ScrollEdgeEffectStyle()
}

public struct ScrollTransitionConfiguration: Sendable {
  public struct Threshold: Sendable {
    public static let visible = Threshold()
    public static let hidden = Threshold()
    public static let centered = Threshold()
    public static func visible(_ amount: Double) -> Threshold { Threshold() }
    public func inset(by distance: Double) -> Threshold { self }
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold { self }
  }
  public static let identity = ScrollTransitionConfiguration()
  public static let animated = ScrollTransitionConfiguration()
  public static let interactive = ScrollTransitionConfiguration()
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration()
  }
  public static func interactive(
    timingCurve: UnitCurve = .easeInOut
  ) -> ScrollTransitionConfiguration { ScrollTransitionConfiguration() }
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }
}
