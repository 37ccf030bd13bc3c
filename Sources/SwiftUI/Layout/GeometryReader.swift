public import Foundation
public import GalleyComponents
public import GalleyGeometry
public import GalleyLayout

/// A view made of the size that it is offered. It is built once for a guess and again for what
/// was measured.
public struct GeometryReader<Content: View>: @unchecked Sendable {
  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: PrimitiveView {
  public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    let values = EnvironmentValues(environment)
    var proxy = GeometryProxy(frame: .zero, session: values.session)
    if let surroundings = values.surroundings {
      let session = surroundings.session
      let number = session.number(of: GeometryReader.self, in: surroundings.view)
      session.ask(number, tree)
      session.readers.insert(number)
      proxy.rect = session.frames[number] ?? Rect(origin: .zero, size: session.canvas)
    }
    let content = content(proxy)
    tree.node(.reader) { Content._makeChildren(content, in: &$0, environment) }
  }
}

/// The geometry of a view in its container.
public struct GeometryProxy: @unchecked Sendable {
  var rect: Rect
  let session: Session?

  init(frame: Rect, session: Session?) { (rect, self.session) = (frame, session) }

  public var size: CGSize { CGSize(rect.size) }
  public var safeAreaInsets: EdgeInsets { session?.safeArea ?? .zero }

  public func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .global: return CGRect(rect)
    case .local: return CGRect(origin: .zero, size: size)
    case .named(let name):
      let origin = session?.frame(ofSpace: name)?.origin ?? .zero
      return CGRect(rect.offset(x: -origin.x, y: -origin.y))
    }
  }
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: space.coordinateSpace)
  }
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    guard let frame = session?.frame(ofSpace: space.name) else { return nil }
    return CGRect(frame.offset(x: -rect.minX, y: -rect.minY))
  }

  public subscript<Value>(anchor: Anchor<Value>) -> Value {
    anchor.value(anchor.frame.offset(x: -rect.minX, y: -rect.minY))
  }
}

public enum CoordinateSpace: Equatable, Hashable, @unchecked Sendable {
  case global
  case local
  case named(AnyHashable)
}

public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public var coordinateSpace: CoordinateSpace { .global }
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public var coordinateSpace: CoordinateSpace { .local }
}

public struct NamedCoordinateSpace: CoordinateSpaceProtocol, @unchecked Sendable {
  let name: AnyHashable
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { named("scrollView") }
  public static var scrollView: NamedCoordinateSpace { named("scrollView") }
}

struct SpaceModifier: @unchecked Sendable {
  let name: AnyHashable
}

extension SpaceModifier: TreeModifier {
  nonisolated func build<Wrapped: View>(
    _ content: Wrapped, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    EnvironmentValues(environment).session?.name(name, tree)
    tree.node(.passthrough) { content.append(in: &$0, environment) }
  }
}

/// Tells of a view's place when it has been measured.
struct GeometryModifier<Value: Equatable>: Sendable {
  let value: Unchecked<(GeometryProxy) -> Value>
  let action: @MainActor @Sendable (Value, Value) -> Void
}

extension GeometryModifier: TreeModifier {
  nonisolated func build<Wrapped: View>(
    _ content: Wrapped, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    guard let surroundings = EnvironmentValues(environment).surroundings else {
      return content.append(in: &tree, environment)
    }
    let session = surroundings.session
    let number = session.number(of: GeometryModifier.self, in: surroundings.view)
    session.ask(number, tree)
    if let frame = session.frames[number] {
      let new = value.value(GeometryProxy(frame: frame, session: session))
      let old = session.exchange(number, new)
      if old != new {
        let (old, new) = (Unchecked(old ?? new), Unchecked(new))
        session.actions.append { action(old.value, new.value) }
      }
    }
    tree.node(.passthrough) { content.append(in: &$0, environment) }
  }
}

extension View {
  public nonisolated func coordinateSpace(name: some Hashable) -> some View {
    modifier(SpaceModifier(name: AnyHashable(name)))
  }
  public nonisolated func coordinateSpace(_ space: NamedCoordinateSpace) -> some View {
    modifier(SpaceModifier(name: space.name))
  }
  @preconcurrency
  public nonisolated func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping @MainActor (Value) -> Void
  ) -> some View {
    modifier(GeometryModifier(value: Unchecked(transform)) { action($1) })
  }
  @preconcurrency
  public nonisolated func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping @MainActor (Value, Value) -> Void
  ) -> some View {
    modifier(GeometryModifier(value: Unchecked(transform), action: { action($0, $1) }))
  }
}
