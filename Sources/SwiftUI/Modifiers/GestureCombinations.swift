// Gestures made of others, and what is done as they go on.

public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }
  private let first: First
  private let second: Second
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
  public func _phases(_ touch: _Touch) -> [_GesturePhase<Value>] {
    let one = first._phases(touch)
    let other = second._phases(touch)
    return (0..<max(one.count, other.count)).map { index in
      let left = one.indices.contains(index) ? one[index] : one.last
      let right = other.indices.contains(index) ? other[index] : other.last
      return _GesturePhase(
        value: Value(first: left?.value, second: right?.value),
        isLast: index == max(one.count, other.count) - 1)
    }
  }
}

public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
  private let first: First
  private let second: Second
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  /// A press before a drag begins where the drag does.
  public func _phases(_ touch: _Touch) -> [_GesturePhase<Value>] {
    var start = touch
    if case .drag = touch.kind { start.kind = .longPress }
    let begun = first._phases(start)
    guard let last = begun.last?.value else { return [] }
    let rest = second._phases(touch)
    if rest.isEmpty {
      return begun.map { _GesturePhase(value: .first($0.value), isLast: false) }
    }
    return rest.map { phase in phase.map { .second(last, $0) } }
  }
}

public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  private let first: First
  private let second: Second
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
  public func _phases(_ touch: _Touch) -> [_GesturePhase<Value>] {
    let phases = first._phases(touch)
    if !phases.isEmpty { return phases.map { phase in phase.map { .first($0) } } }
    return second._phases(touch).map { phase in phase.map { .second($0) } }
  }
}

extension Gesture {
  /// With something done for each phase, where the touch is real.
  private func doing(
    _ action: @escaping (_GesturePhase<Value>) -> Void
  ) -> _ChangedGesture<Value> {
    let (base, action) = (Unchecked(self), Unchecked(action))
    return _ChangedGesture { touch in
      let phases = base.value._phases(touch)
      if touch.isReal { for phase in phases { action.value(phase) } }
      return phases
    }
  }

  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Value> {
    doing { if !$0.isLast { action($0.value) } }
  }
  public func onEnded(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Value> {
    doing { if $0.isLast { action($0.value) } }
  }
  /// The state is at its first value again when the gesture has ended, which it has when anybody looks.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> _ChangedGesture<Value> {
    doing { phase in
      var (value, transaction) = (state.wrappedValue, Transaction())
      if !phase.isLast { body(phase.value, &value, &transaction) }
    }
  }
  public func map<Result>(_ body: @escaping (Value) -> Result) -> _ChangedGesture<Result> {
    let (base, body) = (Unchecked(self), Unchecked(body))
    return _ChangedGesture { touch in base.value._phases(touch).map { $0.map(body.value) } }
  }
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
