public import Foundation
public import GalleyComponents
public import GalleyGeometry

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

/// Makes a type animatable; its properties have their last values at once.
@attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "GalleyPreviewMacros", type: "Animatable")

@attached(peer)
public macro AnimatableIgnored() =
  #externalMacro(module: "GalleyPreviewMacros", type: "AnimatableIgnored")

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
  public nonisolated func animation(_ animation: Animation?) -> some View {
    touched { _ in .motion(.always(animation)) }
  }
  public nonisolated func animation<Value: Equatable>(
    _ animation: Animation?, value: Value
  ) -> some View {
    touched { values in
      guard let surroundings = values.surroundings else { return nil }
      let number = surroundings.session.number(
        of: AnimationPlace<Self, Value>.self, in: surroundings.view)
      return .motion(.value(number, value, animation))
    }
  }
  public nonisolated func transition(_ transition: AnyTransition) -> some View {
    touched { _ in .motion(.transition(transition, ObjectIdentifier(Self.self))) }
  }
  @_disfavoredOverload
  public nonisolated func transition<Made: Transition>(_ transition: Made) -> some View {
    self.transition(AnyTransition(transition))
  }
  public nonisolated func animation<Content: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> Content
  ) -> some View {
    body(PlaceholderContentView(view: AnyView(self)))
      .touched { _ in .motion(.always(animation)) }
  }
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { self }
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    touched { _ in .motion(.transform(transform)) }
  }
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { self }
  public nonisolated func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }
  public nonisolated func geometryGroup() -> some View { self }
}

/// Numbers the modifiers that animate the changes of a value.
private enum AnimationPlace<Content, Value> {}
