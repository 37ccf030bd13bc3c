public import Foundation
public import GalleyComponents
public import GalleyLayout

// Views that are made anew for each phase of an animation; a picture shows the first one.

/// The view that an animator is given.
public struct PlaceholderContentView<Value>: Sendable {
  let view: AnyView
}

extension PlaceholderContentView: PrimitiveView {
  public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    AnyView.makeOne(view, in: &tree, environment)
  }
}

public struct PhaseAnimator<Phase: Equatable, Content: View>: Sendable {
  private let content: Content?

  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases, content: content, animation: animation)
  }
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.content = phases.first { _ in true }.map(content)
  }
}

extension PhaseAnimator: View {
  public var body: some View { content }
}

public struct KeyframeAnimator<Value, Path, Content: View>: Sendable {
  private let content: Content

  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
  ) {
    self.content = content(initialValue)
  }
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
  ) {
    self.content = content(initialValue)
  }
}

extension KeyframeAnimator: View {
  public var body: some View { content }
}

public protocol Keyframes<Value> {
  associatedtype Value
}

public protocol KeyframeTrackContent<Value> {
  associatedtype Value
}

public struct _KeyframeList<Value>: Keyframes, KeyframeTrackContent {}

@resultBuilder
public enum KeyframesBuilder<Value> {
  public static func buildExpression<Frames: Keyframes<Value>>(
    _ frames: Frames
  ) -> _KeyframeList<Value> { _KeyframeList() }
  public static func buildExpression<Frame: KeyframeTrackContent<Value>>(
    _ frame: Frame
  ) -> _KeyframeList<Value> { _KeyframeList() }
  public static func buildBlock(_ frames: _KeyframeList<Value>...) -> _KeyframeList<Value> {
    _KeyframeList()
  }
}

@resultBuilder
public enum KeyframeTrackContentBuilder<Value> {
  public static func buildExpression<Frame: KeyframeTrackContent<Value>>(
    _ frame: Frame
  ) -> _KeyframeList<Value> { _KeyframeList() }
  public static func buildBlock(_ frames: _KeyframeList<Value>...) -> _KeyframeList<Value> {
    _KeyframeList()
  }
  public static func buildArray(_ frames: [_KeyframeList<Value>]) -> _KeyframeList<Value> {
    _KeyframeList()
  }
  public static func buildEither(first: _KeyframeList<Value>) -> _KeyframeList<Value> { first }
  public static func buildEither(second: _KeyframeList<Value>) -> _KeyframeList<Value> { second }
  public static func buildOptional(_ frames: _KeyframeList<Value>?) -> _KeyframeList<Value> {
    _KeyframeList()
  }
}

public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent<Value>>: Keyframes {
  public typealias Value = Root
  public init(
    _ path: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {}
}
extension KeyframeTrack {
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content)
  where Content.Value == Root {}
}

public struct LinearKeyframe<Value>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}
public struct CubicKeyframe<Value>: KeyframeTrackContent {
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {}
}
public struct SpringKeyframe<Value>: KeyframeTrackContent {
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {}
}
public struct MoveKeyframe<Value>: KeyframeTrackContent {
  public init(_ to: Value) {}
}

extension View {
  public nonisolated func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let first = phases.first { _ in true }
    let view = first.map { content(PlaceholderContentView(view: AnyView(self)), $0) }
    return Group { view }
  }
  public nonisolated func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    phaseAnimator(phases, content: content, animation: animation)
  }
  public nonisolated func keyframeAnimator<Value, Content: View, Path>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
  ) -> some View {
    content(PlaceholderContentView(view: AnyView(self)), initialValue)
  }
  public nonisolated func keyframeAnimator<Value, Content: View, Path>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
  ) -> some View {
    content(PlaceholderContentView(view: AnyView(self)), initialValue)
  }
}
