public import GalleyComponents
internal import GalleyLayout

// Modifiers and views that others are made of.

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
  public static let identity = EmptyModifier()
  public nonisolated init() {}
  public func body(content: Content) -> some View { content }
}

/// A view that is updated only if it is another one.
public struct EquatableView<Content: View & Equatable>: View {
  public var content: Content
  public init(content: Content) { self.content = content }
  public var body: some View { content }
}

/// A modifier that the environment makes.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == AnyView {
  associatedtype ResolvedModifier: ViewModifier
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}
extension EnvironmentalModifier {
  public func body(content: Content) -> AnyView {
    AnyView(Resolving(content: content) { resolve(in: $0) })
  }
}

/// A view with a modifier that its environment makes.
private struct Resolving<Content: View, Resolved: ViewModifier>: View {
  @Environment(\.self) private var environment
  let content: Content
  let resolve: (EnvironmentValues) -> Resolved

  init(content: Content, resolve: @escaping (EnvironmentValues) -> Resolved) {
    (self.content, self.resolve) = (content, resolve)
  }

  var body: some View { content.modifier(resolve(environment)) }
}

extension GeometryEffect {
  /// The effect; effects never change the frames of views here.
  public nonisolated func ignoredByLayout() -> Self { self }
}
