public import GalleyComponents
internal import GalleyLayout

public struct Slider<Label: View, ValueLabel: View>: @unchecked Sendable {
  private let share: Double
  private let label: Label
  private let ends: (low: ValueLabel, high: ValueLabel)
  private let track: () -> SliderTrack

  private init<Value: BinaryFloatingPoint>(
    _ value: Binding<Value>, _ bounds: ClosedRange<Value>, step: Value.Stride? = nil, label: Label,
    low: ValueLabel, high: ValueLabel, editing: @escaping (Bool) -> Void
  ) {
    let stride = step.map { Double(bounds.lowerBound.advanced(by: $0) - bounds.lowerBound) }
    let track = SliderTrack(value, bounds, stride, editing)
    self.track = { track }
    let length = bounds.upperBound - bounds.lowerBound
    let place = length > 0 ? (value.wrappedValue - bounds.lowerBound) / length : 0
    share = min(1, max(0, Double(place)))
    (self.label, ends) = (label, (low, high))
  }

  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value, bounds, label: label(), low: minimumValueLabel(), high: maximumValueLabel(),
      editing: onEditingChanged)
  }
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value, bounds, step: step, label: label(), low: minimumValueLabel(),
      high: maximumValueLabel(), editing: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value, bounds, label: label(), low: EmptyView(), high: EmptyView(), editing: onEditingChanged)
  }
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value, bounds, step: step, label: label(), low: EmptyView(), high: EmptyView(),
      editing: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value, bounds, label: EmptyView(), low: EmptyView(), high: EmptyView(),
      editing: onEditingChanged)
  }
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value, bounds, step: step, label: EmptyView(), low: EmptyView(), high: EmptyView(),
      editing: onEditingChanged)
  }
}

extension Slider: View {
  public var body: some View {
    let (share, low, high) = (share, ends.low.slot, ends.high.slot)
    return Kit("Slider") { values in
      GalleyComponents.Slider(value: share, state: values.controlState).with {
        ($0.minimumView, $0.maximumView) = (low, high)
      }
    }
    .control(.slider) { [track, label] control, values in
      track().fill(&control)
      control.label = words(of: AnyView(label), values)
    }
  }
}

// As older sources write it, with views instead of closures.

extension Slider {
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value, bounds, label: label(), low: minimumValueLabel, high: maximumValueLabel,
      editing: onEditingChanged)
  }
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value, bounds, step: step, label: label(), low: minimumValueLabel, high: maximumValueLabel,
      editing: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, label: () -> Label
  ) {
    self.init(
      value, bounds, label: label(), low: EmptyView(), high: EmptyView(), editing: onEditingChanged)
  }
}
