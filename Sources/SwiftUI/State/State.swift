internal import GalleyCombine
internal import GalleyDesign
internal import GalleyGeometry

/// The value of one state property of one view.
final class StateBox<Value> {
  weak var session: Session?
  var value: Value {
    didSet { session?.markDirty() }
  }

  init(_ value: Value, _ session: Session?) {
    self.value = value
    self.session = session
  }
}

/// State of a view, at its initial value until something in the first rounds changes it.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var box: StateBox<Value>?

  public init(wrappedValue: Value) { initial = wrappedValue }
  public init(initialValue: Value) { initial = initialValue }

  public var wrappedValue: Value {
    get { box?.value ?? initial }
    nonmutating set { box?.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  public static func _install(_ property: inout State, _ context: _InstallContext) {
    let context = context.context
    property.box = context.box { [initial = property.initial] in
      StateBox(initial, context.session)
    }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(initialValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}

/// A way to read and change a value that is kept elsewhere.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void
  public var transaction = Transaction()

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    (self.get, self.set) = (get, set)
  }

  public init(
    get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void
  ) {
    self.init(get: get, set: { set($0, Transaction.current) })
  }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
  }

  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Member>(
    dynamicMember path: WritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    Binding<Member>(
      get: { wrappedValue[keyPath: path] }, set: { wrappedValue[keyPath: path] = $0 })
  }

  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var result = Binding(
      get: get, set: { [set] value in withTransaction(transaction) { set(value) } })
    result.transaction = transaction
    return result
  }
}

extension Binding: @unchecked Sendable {}
extension Binding: DynamicProperty {}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      get: { wrappedValue[position] }, set: { wrappedValue[position] = $0 })
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before index: Value.Index) -> Value.Index {
    wrappedValue.index(before: index)
  }
}

extension Binding: RandomAccessCollection
where Value: RandomAccessCollection, Value: MutableCollection {}

/// The settings that come with a change.
public struct Transaction: @unchecked Sendable {
  public var animation: Animation?
  public var disablesAnimations = false
  public var isContinuous = false
  /// Runs at the end of the animation.
  private var completions: [(AnimationCompletionCriteria, () -> Void)] = []

  public init() {}
  public init(animation: Animation?) { self.animation = animation }

  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append((criteria, completion))
  }

  func with(_ animation: Animation?) -> Transaction {
    var result = withoutCompletions
    result.animation = animation
    return result
  }

  /// The settings alone, which changes inside of a closure share.
  var withoutCompletions: Transaction {
    var result = self
    result.completions = []
    return result
  }

  /// Puts the completions on the clock of the screen, each at the end that it waits for. A picture has no clock, and
  /// what never ends completes nothing.
  func scheduleCompletions() {
    guard let clock = ScreenClock.current else { return }
    for (criteria, completion) in completions {
      let length =
        criteria == .removed ? animation?.settlingDuration ?? 0 : animation?.duration ?? 0
      if length.isFinite { clock.schedule(after: length, completion) }
    }
  }
}

/// State that a gesture changes, at its initial value.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  public let wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(initialValue: Value) { wrappedValue = initialValue }
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.wrappedValue = wrappedValue
  }
  public var projectedValue: GestureState<Value> { self }
}

/// The field that has the focus; at first none has it.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  @State private var state: Value

  /// The value without any focus.
  private let none: () -> Value

  public init() where Value == Bool {
    _state = State(initialValue: false)
    none = { false }
  }
  public init<Wrapped: Hashable>() where Value == Wrapped? {
    _state = State(initialValue: nil)
    none = { nil }
  }

  public var wrappedValue: Value {
    get { state }
    nonmutating set { state = newValue }
  }

  public var projectedValue: Binding { Binding(base: $state, none: none) }

  @propertyWrapper
  public struct Binding {
    let base: GalleySwiftUI.Binding<Value>
    let none: () -> Value

    /// Takes the focus away.
    func clear() { base.wrappedValue = none() }

    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }
    public var projectedValue: Binding { self }
  }
}

/// A space of names for geometry that changes shape, which nothing does in a picture.
@propertyWrapper
public struct Namespace: DynamicProperty {
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  private final class Box {}
  private var box: Box?

  public init() {}

  public var wrappedValue: ID { ID(number: box.map { ObjectIdentifier($0).hashValue } ?? 0) }

  public static func _install(_ property: inout Namespace, _ context: _InstallContext) {
    property.box = context.context.box { Box() }
  }
}

/// A number that grows with the reader's text size, as the distance of the lines of a text style does.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var scaled: Value?

  public init(wrappedValue: Value, relativeTo style: Font.TextStyle = .body) {
    (base, self.style) = (wrappedValue, style)
  }

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  public var wrappedValue: Value { scaled ?? base }

  public static func _install(_ property: inout ScaledMetric, _ context: _InstallContext) {
    let environment = context.context.environment
    let length = environment.dynamicTypeSize.textSize.scaledLength(
      Double(property.base), as: property.style.name,
      grid: PixelGrid(scale: Double(environment.displayScale)))
    property.scaled = Value(length)
  }
}
