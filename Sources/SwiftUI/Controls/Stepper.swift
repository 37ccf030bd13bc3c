public import GalleyComponents
internal import GalleyLayout

public struct Stepper<Label: View>: Sendable {
  private let label: Label
  /// True if the value can be less and more.
  private let can: (decrement: Bool, increment: Bool)

  private init(_ label: Label, decrement: Bool = true, increment: Bool = true) {
    (self.label, can) = (label, (decrement, increment))
  }
  private init<Value: Strideable>(_ label: Label, _ value: Value, _ bounds: ClosedRange<Value>) {
    self.init(
      label, decrement: value > bounds.lowerBound, increment: value < bounds.upperBound)
  }

  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label(), decrement: onDecrement != nil, increment: onIncrement != nil) }
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) { self.init(label(), decrement: onDecrement != nil, increment: onIncrement != nil) }
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label()) }
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) { self.init(label()) }
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) { self.init(label(), value.wrappedValue, bounds) }
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label(), value.wrappedValue, bounds) }
}

extension Stepper where Label == Text {
  public init(
    _ key: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(Text(key), decrement: onDecrement != nil, increment: onIncrement != nil) }
  public init<Value: Strideable>(
    _ key: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(Text(key)) }
  public init<Value: Strideable>(
    _ key: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(Text(key), value.wrappedValue, bounds) }
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(Text(title)) }
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(Text(title), value.wrappedValue, bounds) }
}

extension Stepper: View {
  public var body: some View {
    let (label, can) = (AnyView(label), can)
    return Kit("Stepper") { values in
      GalleyComponents.Stepper(state: values.controlState).with {
        $0.labelView = values.label(label)
        ($0.canDecrement, $0.canIncrement) = can
      }
    }
  }
}
