public import GalleyComponents
internal import GalleyLayout

public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: Sendable {
  private let share: Double
  private let label: Label
  private let current: CurrentValueLabel
  private let ends: (low: BoundsLabel, high: BoundsLabel)?

  private init<Value: BinaryFloatingPoint>(
    _ value: Value, _ bounds: ClosedRange<Value>, _ label: Label, _ current: CurrentValueLabel,
    _ ends: (low: BoundsLabel, high: BoundsLabel)?
  ) {
    let length = bounds.upperBound - bounds.lowerBound
    share = length > 0 ? Double((value - bounds.lowerBound) / length) : 0
    (self.label, self.current, self.ends) = (label, current, ends)
  }

  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label(), currentValueLabel(), (minimumValueLabel(), maximumValueLabel()))
  }
}

extension Gauge where BoundsLabel == EmptyView {
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), nil)
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, label(), EmptyView(), nil)
  }
}

extension Gauge: View {
  public var body: some View {
    Styled(
      GaugeStyleConfiguration(
        value: min(1, max(0, share)), label: .init(view: AnyView(label)),
        currentValueLabel: current.slot.map { .init(view: $0) },
        minimumValueLabel: ends?.low.slot.map { .init(view: $0) },
        maximumValueLabel: ends?.high.slot.map { .init(view: $0) }),
      standard: StyleMaker(DefaultGaugeStyle()) { $0.makeBody(configuration: $1) })
  }
}

public struct GaugeStyleConfiguration: Sendable {
  public typealias Label = _StylePart
  public typealias CurrentValueLabel = _StylePart
  public typealias MinimumValueLabel = _StylePart
  public typealias MaximumValueLabel = _StylePart

  public let value: Double
  public let label: Label
  public let currentValueLabel: CurrentValueLabel?
  public let minimumValueLabel: MinimumValueLabel?
  public let maximumValueLabel: MaximumValueLabel?
}

@MainActor @preconcurrency
public protocol GaugeStyle: Sendable {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct DefaultGaugeStyle: GaugeStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.kit(.linearCapacity)
  }
}
public struct LinearCapacityGaugeStyle: GaugeStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.kit(.linearCapacity)
  }
}
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.kit(.accessoryCircular)
  }
}
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.kit(.accessoryCircularCapacity)
  }
}
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.kit(.linearCapacity)
      .modifier(RemarkModifier(text: "accessory gauges in a line are drawn as capacities"))
  }
}

extension GaugeStyleConfiguration {
  fileprivate func kit(_ style: GalleyComponents.GaugeStyle) -> some View {
    let configuration = self
    return Kit("Gauge") { values in
      GalleyComponents.Gauge(value: configuration.value, style: style).with {
        $0.labelView = values.label(configuration.label.view)
        $0.currentValueView = configuration.currentValueLabel?.view
        $0.minimumView = configuration.minimumValueLabel?.view
        $0.maximumView = configuration.maximumValueLabel?.view
      }
    }
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  public nonisolated static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public nonisolated static var linearCapacity: LinearCapacityGaugeStyle {
    LinearCapacityGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public nonisolated static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public nonisolated static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public nonisolated static var accessoryLinear: AccessoryLinearGaugeStyle {
    AccessoryLinearGaugeStyle()
  }
  public nonisolated static var accessoryLinearCapacity: AccessoryLinearGaugeStyle {
    AccessoryLinearGaugeStyle()
  }
}

extension View {
  public nonisolated func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    styled(StyleMaker(style) { $0.makeBody(configuration: $1) })
  }
}
