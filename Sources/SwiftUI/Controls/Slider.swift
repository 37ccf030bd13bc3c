public import GalleyComponents
internal import GalleyLayout

public struct Slider<Label: View, ValueLabel: View>: @unchecked Sendable {
  private let share: Double
  private let label: Label
  private let ends: (low: ValueLabel, high: ValueLabel)
  private let track: () -> SliderTrack
  private var hasTicks = false

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
    // UIKit's slider is 34 points high; SwiftUI lays out the part of it between the ends of the shadow.
    .frame(height: 31)
    .near(hasTicks ? "ticks of sliders are not drawn" : nil)
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

// As iOS 26 writes it, with ticks and a label of the value. A value is spoken, and ticks are not drawn.

/// A mark on the track of a slider.
public struct SliderTick<Value: BinaryFloatingPoint> {
  let value: Value
  public init(_ value: Value) { self.value = value }
  public init(_ value: Value, @ViewBuilder label: () -> some View) { self.value = value }
}

@resultBuilder
public enum SliderTickBuilder<Value: BinaryFloatingPoint> {
  public static func buildExpression(_ tick: SliderTick<Value>) -> [SliderTick<Value>] { [tick] }
  public static func buildBlock(_ ticks: [SliderTick<Value>]...) -> [SliderTick<Value>] {
    ticks.flatMap(\.self)
  }
  public static func buildOptional(_ ticks: [SliderTick<Value>]?) -> [SliderTick<Value>] {
    ticks ?? []
  }
  public static func buildArray(_ ticks: [[SliderTick<Value>]]) -> [SliderTick<Value>] {
    ticks.flatMap(\.self)
  }
}

extension Slider {
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, neutralValue: Value? = nil,
    enabledBounds: ClosedRange<Value>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View,
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
    neutralValue: Value? = nil, enabledBounds: ClosedRange<Value>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
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
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, neutralValue: Value,
    enabledBounds: ClosedRange<Value>? = nil, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value, bounds, label: label(), low: EmptyView(), high: EmptyView(), editing: onEditingChanged)
  }
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, neutralValue: Value? = nil,
    enabledBounds: ClosedRange<Value>? = nil, @ViewBuilder label: () -> Label,
    @SliderTickBuilder<Value> ticks: () -> [SliderTick<Value>],
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value, bounds, label: label(), low: EmptyView(), high: EmptyView(), editing: onEditingChanged)
    hasTicks = true
  }
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride,
    neutralValue: Value? = nil, enabledBounds: ClosedRange<Value>? = nil,
    @ViewBuilder label: () -> Label, tick: (Value) -> SliderTick<Value>?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, label: label(), low: EmptyView(), high: EmptyView(), editing: onEditingChanged)
    hasTicks = true
  }
}
