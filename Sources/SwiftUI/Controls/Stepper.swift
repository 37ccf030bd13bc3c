public import GalleyComponents
internal import GalleyLayout

public struct Stepper<Label: View>: @unchecked Sendable {
  private let label: Label
  /// True if the value can be less and more.
  private let can: (decrement: Bool, increment: Bool)
  private let steps: () -> StepperSteps

  private init(_ label: Label, _ steps: StepperSteps) {
    self.label = label
    self.steps = { steps }
    can = (steps.decrement != nil, steps.increment != nil)
  }

  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label(), StepperSteps(onIncrement, onDecrement, onEditingChanged)) }
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) { self.init(label(), StepperSteps(onIncrement, onDecrement, onEditingChanged)) }
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label(), StepperSteps(value, nil, step, onEditingChanged)) }
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) { self.init(label(), StepperSteps(value, nil, step, onEditingChanged)) }
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) { self.init(label(), StepperSteps(value, bounds, step, onEditingChanged)) }
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label(), StepperSteps(value, bounds, step, onEditingChanged)) }
}

extension Stepper where Label == Text {
  public init(
    _ key: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(Text(key), StepperSteps(onIncrement, onDecrement, onEditingChanged)) }
  public init<Value: Strideable>(
    _ key: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(Text(key), StepperSteps(value, nil, step, onEditingChanged)) }
  public init<Value: Strideable>(
    _ key: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(Text(key), StepperSteps(value, bounds, step, onEditingChanged)) }
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(Text(title), StepperSteps(value, nil, step, onEditingChanged)) }
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(Text(title), StepperSteps(value, bounds, step, onEditingChanged)) }
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
    .control(.stepper) { [steps] control, values in
      steps().fill(&control)
      control.label = words(of: label, values)
    }
  }
}
