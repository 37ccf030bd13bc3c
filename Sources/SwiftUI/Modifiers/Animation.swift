public import Foundation
public import GalleyComponents
public import GalleyGeometry

// Everything that moves is shown at rest: a picture shows the state that animations lead to.

public struct Animation: Hashable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }

  public static let `default` = Animation("default")
  public static let linear = Animation("linear")
  public static let easeIn = Animation("easeIn")
  public static let easeOut = Animation("easeOut")
  public static let easeInOut = Animation("easeInOut")
  public static let spring = Animation("spring")
  public static let interactiveSpring = Animation("interactiveSpring")
  public static let smooth = Animation("smooth")
  public static let snappy = Animation("snappy")
  public static let bouncy = Animation("bouncy")
  public static func linear(duration: TimeInterval) -> Animation { linear }
  public static func easeIn(duration: TimeInterval) -> Animation { easeIn }
  public static func easeOut(duration: TimeInterval) -> Animation { easeOut }
  public static func easeInOut(duration: TimeInterval) -> Animation { easeInOut }
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: TimeInterval = 0.35
  ) -> Animation { Animation("timingCurve") }
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { spring }
  public static func spring(
    duration: TimeInterval, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { spring }
  public static func spring(_ spring: Spring) -> Animation { Animation.spring }
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation { interactiveSpring }
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { spring }
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation { spring }
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation { Animation.spring }
  public static var interpolatingSpring: Animation { spring }
  public static func spring(_ spring: Spring, blendDuration: TimeInterval) -> Animation {
    Animation.spring
  }
  public static func interactiveSpring(
    duration: TimeInterval, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation { interactiveSpring }
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation("timingCurve")
  }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    smooth
  }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    snappy
  }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    bouncy
  }
  public func delay(_ delay: TimeInterval) -> Animation { self }
  public func speed(_ speed: Double) -> Animation { self }
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// A spring by its period and how much it bounces. Nothing in a picture swings; the numbers are those
/// of a mass of one.
public struct Spring: Hashable, Sendable {
  public var duration: TimeInterval
  public var bounce: Double

  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    (self.duration, self.bounce) = (duration, bounce)
  }
  public init(response: Double, dampingRatio: Double) {
    self.init(duration: response, bounce: 1 - dampingRatio)
  }
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let frequency = (stiffness / mass).squareRoot()
    self.init(
      response: 2 * .pi / frequency, dampingRatio: damping / (2 * (stiffness * mass).squareRoot()))
  }
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    self.init(response: settlingDuration, dampingRatio: dampingRatio)
  }

  public static var smooth: Spring { Spring() }
  public static var snappy: Spring { Spring(bounce: 0.15) }
  public static var bouncy: Spring { Spring(bounce: 0.3) }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  public var response: Double { duration }
  public var dampingRatio: Double { 1 - bounce }
  public var mass: Double { 1 }
  public var stiffness: Double { (2 * .pi / duration) * (2 * .pi / duration) }
  public var damping: Double { dampingRatio * 4 * .pi / duration }
  public var settlingDuration: TimeInterval { duration }
  public func value<Value: VectorArithmetic>(
    target: Value, initialVelocity: Value = .zero, time: TimeInterval
  ) -> Value { target }
  public func velocity<Value: VectorArithmetic>(
    target: Value, initialVelocity: Value = .zero, time: TimeInterval
  ) -> Value { .zero }
}

public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  try body()
}

public enum AnimationCompletionCriteria: Hashable, Sendable {
  case logicallyComplete
  case removed
}

public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Numbers that can be added and stretched.
public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by factor: Double)
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  public mutating func scale(by factor: Double) { self *= factor }
  public var magnitudeSquared: Double { self * self }
}
extension CGFloat: VectorArithmetic {
  public mutating func scale(by factor: Double) { self *= CGFloat(factor) }
  public var magnitudeSquared: Double { Double(self * self) }
}
extension Float: VectorArithmetic {
  public mutating func scale(by factor: Double) { self *= Float(factor) }
  public var magnitudeSquared: Double { Double(self * self) }
}

public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  public init() {}
  public static let zero = EmptyAnimatableData()
  public mutating func scale(by factor: Double) {}
  public var magnitudeSquared: Double { 0 }
  public static func + (left: EmptyAnimatableData, right: EmptyAnimatableData)
    -> EmptyAnimatableData
  { left }
  public static func - (left: EmptyAnimatableData, right: EmptyAnimatableData)
    -> EmptyAnimatableData
  { left }
}

public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
  public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }
  public mutating func scale(by factor: Double) {
    first.scale(by: factor)
    second.scale(by: factor)
  }
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
  public static func + (left: AnimatablePair, right: AnimatablePair) -> AnimatablePair {
    AnimatablePair(left.first + right.first, left.second + right.second)
  }
  public static func - (left: AnimatablePair, right: AnimatablePair) -> AnimatablePair {
    AnimatablePair(left.first - right.first, left.second - right.second)
  }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

public nonisolated protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

public protocol AnimatableModifier: Animatable, ViewModifier {}

/// An effect on what is drawn, as an affine map of its size.
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  public func body(content: Content) -> Never {
    preconditionFailure("an effect has no body")
  }
  public nonisolated static func _makeView<Wrapped: View>(
    _ modifier: Self, of content: Wrapped, in tree: inout TreeBuilder,
    _ environment: TreeEnvironment
  ) {
    let values = EnvironmentValues(environment)
    var size = CGSize.zero
    if let surroundings = values.surroundings {
      let session = surroundings.session
      let number = session.number(of: Self.self, in: surroundings.view)
      session.ask(number, tree)
      size = session.frames[number].map { CGSize($0.size) } ?? .zero
    }
    let transform = modifier.effectValue(size: size)
    tree.node(.passthrough) {
      content.transformEffect(transform.affine.transform).append(in: &$0, environment)
    }
  }
}

/// The way in which a view appears and disappears, which a picture does not show.
public struct AnyTransition: Sendable {
  public static let identity = AnyTransition()
  public static let opacity = AnyTransition()
  public static let scale = AnyTransition()
  public static let slide = AnyTransition()
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { AnyTransition() }
  public static func modifier<Active: ViewModifier, Identity: ViewModifier>(
    active: Active, identity: Identity
  ) -> AnyTransition { AnyTransition() }
  public init<Made: Transition>(_ transition: Made) {}
  init() {}
  public static let blurReplace = AnyTransition()
  public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration)
    -> AnyTransition
  { AnyTransition() }
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// The way in which a view appears and disappears, as defined by a user's type.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

extension Transition {
  /// Two that run at once: in a picture, what either leaves is there.
  public func combined<Other: Transition>(with other: Other) -> some Transition { self }
  public func animation(_ animation: Animation?) -> some Transition { self }
}

public enum TransitionPhase: Hashable, Sendable {
  case willAppear
  case identity
  case didDisappear
  public var isIdentity: Bool { self == .identity }
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

public enum BlurReplaceTransition {
  public enum Configuration: Sendable { case downUp, upUp }
}

public struct ContentTransition: Hashable, Sendable {
  public static let identity = ContentTransition()
  public static let opacity = ContentTransition()
  public static let interpolate = ContentTransition()
  public static let symbolEffect = ContentTransition()
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition()
  }
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}

public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  public nonisolated func animation(_ animation: Animation?) -> some View { self }
  public nonisolated func animation<Value: Equatable>(
    _ animation: Animation?, value: Value
  ) -> some View { self }
  public nonisolated func transition(_ transition: AnyTransition) -> some View { self }
  @_disfavoredOverload
  public nonisolated func transition<Made: Transition>(_ transition: Made) -> some View { self }
  public nonisolated func animation<Content: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> Content
  ) -> some View {
    body(PlaceholderContentView(view: AnyView(self)))
  }
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { self }
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { self }
  public nonisolated func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }
  public nonisolated func geometryGroup() -> some View { self }
}
