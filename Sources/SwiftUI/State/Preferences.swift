public import Foundation
public import GalleyComponents
public import GalleyGeometry
internal import GalleyLayout

/// A value that views hand up to those around them.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// The preferences that the views built so far at one place have passed up.
struct PreferenceValues {
  private var values: [ObjectIdentifier: Entry] = [:]

  private struct Entry {
    var value: Any
    var merge: (inout Any, Any) -> Void
  }

  func value<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value {
    values[ObjectIdentifier(key)]?.value as? Key.Value ?? Key.defaultValue
  }

  mutating func add<Key: PreferenceKey>(_ key: Key.Type, _ value: Key.Value) {
    merge(ObjectIdentifier(key), Self.entry(key, value))
  }

  mutating func replace<Key: PreferenceKey>(_ key: Key.Type, _ value: Key.Value) {
    values[ObjectIdentifier(key)] = Self.entry(key, value)
  }

  /// Takes over what was handed up inside.
  mutating func add(_ inner: PreferenceValues) {
    for (key, entry) in inner.values { merge(key, entry) }
  }

  private mutating func merge(_ key: ObjectIdentifier, _ entry: Entry) {
    guard var known = values[key] else {
      values[key] = entry
      return
    }
    known.merge(&known.value, entry.value)
    values[key] = known
  }

  private static func entry<Key: PreferenceKey>(_ key: Key.Type, _ value: Key.Value) -> Entry {
    Entry(value: value) { known, next in
      guard var value = known as? Key.Value, let next = next as? Key.Value else { return }
      Key.reduce(value: &value) { next }
      known = value
    }
  }
}

extension Session {
  /// Builds something and returns the preferences it passed up; they are passed on as well.
  func collecting(_ build: () -> Void) -> PreferenceValues {
    preferences.append(PreferenceValues())
    build()
    let inner = preferences.removeLast()
    preferences[preferences.count - 1].add(inner)
    return inner
  }
}

/// Looks at the preferences of a view when it has been built.
struct PreferenceModifier: @unchecked Sendable {
  /// The action after the content is built: its preferences, those passed on, the number of the modifier.
  let finish: (PreferenceValues, inout PreferenceValues, Session, Int) -> Void

  init(
    _ finish: @escaping (PreferenceValues, inout PreferenceValues, Session, Int) -> Void
  ) {
    self.finish = finish
  }
}

extension PreferenceModifier: TreeModifier {
  nonisolated func build<Wrapped: View>(
    _ content: Wrapped, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    guard let surroundings = EnvironmentValues(environment).surroundings else {
      return content.append(in: &tree, environment)
    }
    let session = surroundings.session
    let number = session.number(of: PreferenceModifier.self, in: surroundings.view)
    session.preferences.append(PreferenceValues())
    content.append(in: &tree, environment)
    let inner = session.preferences.removeLast()
    var handedOn = inner
    finish(inner, &handedOn, session, number)
    session.preferences[session.preferences.count - 1].add(handedOn)
  }
}

/// A place of a view, which a geometry proxy turns into its own coordinates.
public struct Anchor<Value> {
  let frame: Rect
  let value: (Rect) -> Value

  public struct Source {
    let value: (Rect) -> Value
  }
}

extension Anchor: @unchecked Sendable {}

extension Anchor: Equatable where Value: Equatable {
  public static func == (one: Anchor, other: Anchor) -> Bool {
    one.frame == other.frame && one.value(one.frame) == other.value(other.frame)
  }
}
extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(value(frame)) }
}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor.Source { Anchor.Source { CGRect($0) } }
  public static func rect(_ rect: CGRect) -> Anchor.Source {
    Anchor.Source {
      CGRect($0).offsetBy(dx: 0, dy: 0).intersection(
        rect.offsetBy(dx: $0.minX, dy: $0.minY))
    }
  }
}

extension Anchor.Source where Value == CGPoint {
  static func unit(_ point: UnitPoint) -> Anchor.Source {
    Anchor.Source { CGPoint(point.point(in: $0)) }
  }
  public static var center: Anchor.Source { unit(.center) }
  public static var top: Anchor.Source { unit(.top) }
  public static var bottom: Anchor.Source { unit(.bottom) }
  public static var leading: Anchor.Source { unit(.leading) }
  public static var trailing: Anchor.Source { unit(.trailing) }
  public static var topLeading: Anchor.Source { unit(.topLeading) }
  public static var topTrailing: Anchor.Source { unit(.topTrailing) }
  public static var bottomLeading: Anchor.Source { unit(.bottomLeading) }
  public static var bottomTrailing: Anchor.Source { unit(.bottomTrailing) }
}

/// Hands up a place of a view, as it was in the round before.
struct AnchorModifier: @unchecked Sendable {
  let change: (Rect, inout PreferenceValues) -> Void
}

extension AnchorModifier: TreeModifier {
  nonisolated func build<Wrapped: View>(
    _ content: Wrapped, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    guard let surroundings = EnvironmentValues(environment).surroundings else {
      return content.append(in: &tree, environment)
    }
    let session = surroundings.session
    let number = session.number(of: AnchorModifier.self, in: surroundings.view)
    session.ask(number, tree)
    session.preferences.append(PreferenceValues())
    tree.node(.passthrough) { content.append(in: &$0, environment) }
    var inner = session.preferences.removeLast()
    change(session.frames[number] ?? .zero, &inner)
    session.preferences[session.preferences.count - 1].add(inner)
  }
}

/// Puts what is made of the preferences of a view in front of it or behind it.
struct PreferenceLayer<Key: PreferenceKey, Layer: View>: Sendable {
  let alignment: Alignment
  let isBehind: Bool
  let make: Unchecked<(Key.Value) -> Layer>
}

extension PreferenceLayer: TreeModifier {
  nonisolated func build<Wrapped: View>(
    _ content: Wrapped, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    guard let session = EnvironmentValues(environment).session else {
      return content.append(in: &tree, environment)
    }
    // A layer behind is built in front as well: it can only be made from the content's values.
    if isBehind { session.remark("backgroundPreferenceValue is painted in front of its content") }
    tree.node(.overlay(alignment)) { tree in
      let inner = session.collecting { content.append(in: &tree, environment) }
      let layer = make.value(inner.value(Key.self))
      Layer.makeOne(layer, in: &tree, environment)
    }
  }
}

extension View {
  public nonisolated func preference<Key: PreferenceKey>(
    key: Key.Type, value: Key.Value
  ) -> some View {
    let value = Unchecked(value)
    return modifier(PreferenceModifier { _, handedOn, _, _ in handedOn.replace(key, value.value) })
  }
  public nonisolated func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    let callback = Unchecked(callback)
    return modifier(
      PreferenceModifier { inner, handedOn, _, _ in
        var value = inner.value(key)
        callback.value(&value)
        handedOn.replace(key, value)
      })
  }
  public nonisolated func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    let action = Unchecked(action)
    return modifier(
      PreferenceModifier { inner, _, session, number in
        let value = inner.value(key)
        guard session.exchange(number, value) != value else { return }
        let new = Unchecked(value)
        session.actions.append { action.value(new.value) }
      })
  }
  public nonisolated func overlayPreferenceValue<Key: PreferenceKey, Layer: View>(
    _ key: Key.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Layer
  ) -> some View {
    modifier(
      PreferenceLayer<Key, Layer>(
        alignment: alignment, isBehind: false, make: Unchecked(transform)))
  }
  public nonisolated func backgroundPreferenceValue<Key: PreferenceKey, Layer: View>(
    _ key: Key.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Layer
  ) -> some View {
    modifier(
      PreferenceLayer<Key, Layer>(
        alignment: alignment, isBehind: true, make: Unchecked(transform)))
  }
  public nonisolated func anchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type, value source: Anchor<Value>.Source,
    transform: @escaping (Anchor<Value>) -> Key.Value
  ) -> some View {
    let make = Unchecked((source, transform))
    return modifier(
      AnchorModifier { frame, values in
        values.replace(key, make.value.1(Anchor(frame: frame, value: make.value.0.value)))
      })
  }
  public nonisolated func transformAnchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type, value source: Anchor<Value>.Source,
    transform: @escaping (inout Key.Value, Anchor<Value>) -> Void
  ) -> some View {
    let make = Unchecked((source, transform))
    return modifier(
      AnchorModifier { frame, values in
        var value = values.value(key)
        make.value.1(&value, Anchor(frame: frame, value: make.value.0.value))
        values.replace(key, value)
      })
  }
}
