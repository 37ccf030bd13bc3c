import Foundation
import GalleyComponents
import GalleyDesign
import GalleyGeometry
import GalleyLayout

/// Text that stands for a control's label, whatever it was given.
protocol TitledControl {
  associatedtype Label: View
}

// Toggle

public struct Toggle<Label: View>: @unchecked Sendable {
  let isOn: Binding<Bool>
  let label: Label

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    (self.isOn, self.label) = (isOn, label())
  }
}

extension Toggle where Label == Text {
  public init(_ key: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(key) }
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == GalleySwiftUI.Label<Text, Image> {
  public init(_ key: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { GalleySwiftUI.Label(key, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

public struct ToggleStyleConfiguration {
  public struct Label: Sendable {
    let view: AnyView
  }
  public let label: Label
  @Binding public var isOn: Bool
  public var isMixed: Bool { false }
}

extension ToggleStyleConfiguration.Label: PrimitiveView {
  public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    AnyView.makeOne(view, in: &tree, environment)
  }
}

@MainActor @preconcurrency
public protocol ToggleStyle: Sendable {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct SwitchToggleStyle: ToggleStyle {
  private let color: Color?
  public nonisolated init() { color = nil }
  public nonisolated init(tint: Color) { color = tint }
  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(configuration: configuration, color: color)
  }
}
public struct ButtonToggleStyle: ToggleStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Button {
    } label: {
      configuration.label
    }
    .buttonStyle(BorderedButtonStyle())
    .tint(configuration.isOn ? Color.accentColor : nil)
  }
}
public struct CheckboxToggleStyle: ToggleStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) {
      Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
        .foregroundStyle(configuration.isOn ? Color.accentColor : .secondary)
      configuration.label
    }
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  public nonisolated static var automatic: SwitchToggleStyle { SwitchToggleStyle() }
  public nonisolated static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  public nonisolated static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
  public nonisolated static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

private struct SwitchRow: @unchecked Sendable {
  let configuration: ToggleStyleConfiguration
  let color: Color?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.hidesLabels) private var hidesLabel
  @Environment(\.tint) private var tint

  init(configuration: ToggleStyleConfiguration, color: Color?) {
    (self.configuration, self.color) = (configuration, color)
  }
}

extension SwitchRow: View {
  var body: some View {
    HStack(spacing: 8) {
      if !hidesLabel {
        configuration.label
        Spacer(minLength: 0)
      }
      SwitchShape(isOn: configuration.isOn, isEnabled: isEnabled, color: color ?? tint)
    }
  }
}

private struct SwitchShape: Sendable {
  let isOn: Bool
  let isEnabled: Bool
  let color: Color?
}

extension SwitchShape: PrimitiveView {
  func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    var control = Switch(isOn: isOn)
    control.onColor = color?.design(in: EnvironmentValues(environment))
    control.state = isEnabled ? .normal : .disabled
    control.build(Modifiers(), in: &tree, environment)
  }
}

private struct ToggleStyleKey: EnvironmentKey {
  static var defaultValue: (any ToggleStyle)? { nil }
}
private struct HidesLabelsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var toggleStyle: (any ToggleStyle)? {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
  var hidesLabels: Bool {
    get { self[HidesLabelsKey.self] }
    set { self[HidesLabelsKey.self] = newValue }
  }
}

extension View {
  public nonisolated func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    values { $0.toggleStyle = style }
  }
  public nonisolated func labelsHidden() -> some View { values { $0.hidesLabels = true } }
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    values { $0.hidesLabels = visibility == .hidden }
  }
}

extension Toggle: View {
  public var body: some View {
    StyledToggle(
      configuration: ToggleStyleConfiguration(label: .init(view: AnyView(label)), isOn: isOn))
  }
}

private struct StyledToggle: @unchecked Sendable {
  let configuration: ToggleStyleConfiguration
  @Environment(\.toggleStyle) private var style
  init(configuration: ToggleStyleConfiguration) { self.configuration = configuration }
}

extension StyledToggle: View {
  var body: some View {
    if let style { made(style) } else { made(SwitchToggleStyle()) }
  }

  private func made<Style: ToggleStyle>(_ style: Style) -> AnyView {
    let configuration = configuration
    return AnyView(
      StyleHost(style: style) { $0.makeBody(configuration: configuration) }
        .values { $0.toggleStyle = nil })
  }
}

// Slider

public struct Slider<Label: View, ValueLabel: View>: Sendable {
  private let share: Double
  private let label: Label
  private let ends: (low: ValueLabel, high: ValueLabel)

  private init<Value: BinaryFloatingPoint>(
    _ value: Binding<Value>, _ bounds: ClosedRange<Value>, label: Label, low: ValueLabel,
    high: ValueLabel
  ) {
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
      value, bounds, label: label(), low: minimumValueLabel(), high: maximumValueLabel())
  }
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value, bounds, label: label(), low: minimumValueLabel(), high: maximumValueLabel())
  }
}

extension Slider where ValueLabel == EmptyView {
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, label: label(), low: EmptyView(), high: EmptyView())
  }
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, label: label(), low: EmptyView(), high: EmptyView())
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, label: EmptyView(), low: EmptyView(), high: EmptyView())
  }
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, label: EmptyView(), low: EmptyView(), high: EmptyView())
  }
}

extension Slider: View {
  public var body: some View {
    HStack(spacing: 8) {
      ends.low
      track
      ends.high
    }
  }

  /// A track of 4 points with a knob of 27, whose centre moves within the track.
  private var track: some View {
    let share = share
    return ZStack {
      Capsule().fill(Color(SystemColor.primaryFill)).frame(height: 4).padding(.horizontal, 3)
      Track(share: share).fill(Color.accentColor).frame(height: 4).padding(.horizontal, 3)
      Knob(share: share).fill(Color.white).frame(height: 27)
        .shadow(color: Color.black.opacity(0.15), radius: 4, x: 0, y: 3)
    }
    .frame(maxWidth: .infinity).frame(height: 31)
  }
}

private struct Track: Sendable {
  let share: Double
}
extension Track: Shape {
  func path(in rect: CGRect) -> Path {
    Path(
      roundedRect: CGRect(
        x: rect.minX, y: rect.minY, width: max(rect.height, rect.width * CGFloat(share)),
        height: rect.height), cornerRadius: rect.height / 2, style: .circular)
  }
}

private struct Knob: Sendable {
  let share: Double
}
extension Knob: Shape {
  func path(in rect: CGRect) -> Path {
    let side = rect.height
    let x = rect.minX + (rect.width - side) * CGFloat(share)
    return Path(ellipseIn: CGRect(x: x, y: rect.minY, width: side, height: side))
  }
}

// Stepper

public struct Stepper<Label: View>: Sendable {
  let label: Label

  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.label = label() }
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.label = label() }
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.label = label() }
}

extension Stepper where Label == Text {
  public init(
    _ key: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { label = Text(key) }
  public init<Value: Strideable>(
    _ key: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { label = Text(key) }
  public init<Value: Strideable>(
    _ key: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { label = Text(key) }
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { label = Text(title) }
}

extension Stepper: View {
  public var body: some View {
    LabelRow(label: label) {
      HStack(spacing: 0) {
        Image(systemName: "minus").frame(width: 46.5, height: 32)
        Rectangle().fill(Color.gray.opacity(0.4)).frame(width: 1, height: 18)
        Image(systemName: "plus").frame(width: 46.5, height: 32)
      }
      .foregroundStyle(Color.primary)
      .background(Color(SystemColor.tertiaryFill), in: RoundedRectangle(cornerRadius: 8))
    }
  }
}

/// A label at the leading end and a control at the other.
struct LabelRow<Label: View, Content: View>: @unchecked Sendable {
  let label: Label
  let content: Content
  @Environment(\.hidesLabels) private var hidesLabel

  init(label: Label, @ViewBuilder content: () -> Content) {
    (self.label, self.content) = (label, content())
  }
}

extension LabelRow: View {
  var body: some View {
    if hidesLabel {
      content
    } else {
      HStack(spacing: 8) {
        label
        Spacer(minLength: 0)
        content
      }
    }
  }
}

// Progress

public struct ProgressView<Label: View, CurrentValueLabel: View>: @unchecked Sendable {
  let share: Double?
  let label: Label?
  let current: CurrentValueLabel?

  init(share: Double?, label: Label?, current: CurrentValueLabel?) {
    (self.share, self.label, self.current) = (share, label, current)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init() where Label == EmptyView { self.init(share: nil, label: nil, current: nil) }
  public init(@ViewBuilder label: () -> Label) {
    self.init(share: nil, label: label(), current: nil)
  }
  public init(_ key: LocalizedStringKey) where Label == Text {
    self.init(share: nil, label: Text(key), current: nil)
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title) where Label == Text {
    self.init(share: nil, label: Text(title), current: nil)
  }
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1)
  where Label == EmptyView {
    self.init(share: value.map { Double($0 / total) }, label: nil, current: nil)
  }
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(share: value.map { Double($0 / total) }, label: label(), current: nil)
  }
  public init<Value: BinaryFloatingPoint>(
    _ key: LocalizedStringKey, value: Value?, total: Value = 1
  ) where Label == Text {
    self.init(share: value.map { Double($0 / total) }, label: Text(key), current: nil)
  }
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: BinaryFloatingPoint>(
    _ title: Title, value: Value?, total: Value = 1
  ) where Label == Text {
    self.init(share: value.map { Double($0 / total) }, label: Text(title), current: nil)
  }
}

extension ProgressView {
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      share: value.map { Double($0 / total) }, label: label(), current: currentValueLabel())
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      share: configuration.fractionCompleted, label: configuration.label,
      current: configuration.currentValueLabel)
  }
}

public struct ProgressViewStyleConfiguration {
  public struct Label: Sendable {
    let view: AnyView
  }
  public struct CurrentValueLabel: Sendable {
    let view: AnyView
  }
  public let fractionCompleted: Double?
  public let label: Label?
  public let currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyleConfiguration.Label: PrimitiveView {
  public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    AnyView.makeOne(view, in: &tree, environment)
  }
}
extension ProgressViewStyleConfiguration.CurrentValueLabel: PrimitiveView {
  public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    AnyView.makeOne(view, in: &tree, environment)
  }
}

@MainActor @preconcurrency
public protocol ProgressViewStyle: Sendable {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct DefaultProgressViewStyle: ProgressViewStyle {
  public nonisolated init() {}
  @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let color: Color?
  public nonisolated init() { color = nil }
  public nonisolated init(tint: Color) { color = tint }
  public func makeBody(configuration: Configuration) -> some View {
    let share = min(1, max(0, configuration.fractionCompleted ?? 0))
    VStack(alignment: .leading, spacing: 8) {
      configuration.label
      ZStack {
        Capsule().fill(Color(SystemColor.primaryFill))
        if share > 0 { Track(share: share).fill(color ?? Color.accentColor) }
      }
      .frame(height: 4)
      configuration.currentValueLabel?.font(.caption).foregroundStyle(Color.secondary)
    }
  }
}
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let color: Color?
  public nonisolated init() { color = nil }
  public nonisolated init(tint: Color) { color = tint }
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 8) {
      Spinner(color: color)
      configuration.label.foregroundStyle(Color.secondary)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public nonisolated static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public nonisolated static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public nonisolated static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

private struct Spinner: Sendable {
  let color: Color?
}

extension Spinner: PrimitiveView {
  func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    let values = EnvironmentValues(environment)
    var wheel = ActivityIndicator()
    wheel.size = values.controlSize == .large ? 37 : 20
    var inner = environment
    inner.foreground =
      (color ?? values.tint)?.design(in: values) ?? SystemColor.secondaryLabel.color
    wheel.build(Modifiers(), in: &tree, inner)
  }
}

private struct ProgressStyleKey: EnvironmentKey {
  static var defaultValue: (any ProgressViewStyle)? { nil }
}

extension EnvironmentValues {
  var progressViewStyle: (any ProgressViewStyle)? {
    get { self[ProgressStyleKey.self] }
    set { self[ProgressStyleKey.self] = newValue }
  }
}

extension View {
  public nonisolated func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    values { $0.progressViewStyle = style }
  }
}

extension ProgressView: View {
  public var body: some View {
    StyledProgress(
      configuration: ProgressViewStyleConfiguration(
        fractionCompleted: share, label: label.map { .init(view: AnyView($0)) },
        currentValueLabel: current.map { .init(view: AnyView($0)) }))
  }
}

private struct StyledProgress: @unchecked Sendable {
  let configuration: ProgressViewStyleConfiguration
  @Environment(\.progressViewStyle) private var style
  init(configuration: ProgressViewStyleConfiguration) { self.configuration = configuration }
}

extension StyledProgress: View {
  var body: some View {
    if let style { made(style) } else { made(DefaultProgressViewStyle()) }
  }

  private func made<Style: ProgressViewStyle>(_ style: Style) -> AnyView {
    let configuration = configuration
    return AnyView(
      StyleHost(style: style) { $0.makeBody(configuration: configuration) }
        .values { $0.progressViewStyle = nil })
  }
}

// Gauge

public struct Gauge<Label: View, CurrentValueLabel: View>: Sendable {
  private let share: Double
  private let label: Label
  private let current: CurrentValueLabel

  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    share = Double((value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound))
    (self.label, current) = (label(), currentValueLabel())
  }
}

extension Gauge where CurrentValueLabel == EmptyView {
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, label: label) { EmptyView() }
  }
}

extension Gauge: View {
  public var body: some View {
    VStack(spacing: 4) {
      label
      ZStack {
        Capsule().fill(Color(SystemColor.primaryFill))
        Track(share: min(1, max(0, share))).fill(Color.accentColor)
      }
      .frame(height: 6)
      current.font(.caption)
    }
  }
}

public protocol GaugeStyle {}
public struct AutomaticGaugeStyle: GaugeStyle {}
extension GaugeStyle where Self == AutomaticGaugeStyle {
  public static var automatic: AutomaticGaugeStyle { AutomaticGaugeStyle() }
  public static var linearCapacity: AutomaticGaugeStyle { AutomaticGaugeStyle() }
  public static var accessoryCircular: AutomaticGaugeStyle { AutomaticGaugeStyle() }
  public static var accessoryCircularCapacity: AutomaticGaugeStyle { AutomaticGaugeStyle() }
  public static var accessoryLinear: AutomaticGaugeStyle { AutomaticGaugeStyle() }
  public static var accessoryLinearCapacity: AutomaticGaugeStyle { AutomaticGaugeStyle() }
}

extension View {
  public nonisolated func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    modifier(RemarkModifier(text: "gauges are drawn in one style only"))
  }
}

// Links and menus

public struct Link<Label: View>: Sendable {
  let label: Label
  public init(destination: URL, @ViewBuilder label: () -> Label) { self.label = label() }
}

extension Link where Label == Text {
  public init(_ key: LocalizedStringKey, destination: URL) { label = Text(key) }
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: URL) { label = Text(title) }
}

extension Link: View {
  public var body: some View {
    Button {
    } label: {
      label
    }
    .accessibilityAddTraits(AccessibilityTraits.isLink)
  }
}

public struct Menu<Label: View, Content: View>: Sendable {
  let label: Label
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) { self.label = label() }
}

extension Menu where Label == Text {
  public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) { label = Text(key) }
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    label = Text(title)
  }
}

extension Menu where Label == GalleySwiftUI.Label<Text, Image> {
  public init(
    _ key: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) { label = GalleySwiftUI.Label(key, systemImage: systemImage) }
}

extension Menu: View {
  public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

public protocol MenuStyle {}
public struct DefaultMenuStyle: MenuStyle {}
extension MenuStyle where Self == DefaultMenuStyle {
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
  public static var button: DefaultMenuStyle { DefaultMenuStyle() }
  public static var borderlessButton: DefaultMenuStyle { DefaultMenuStyle() }
}

extension View {
  public nonisolated func menuStyle<Style: MenuStyle>(_ style: Style) -> some View { self }
}

public struct ShareLink<Label: View>: Sendable {
  let label: Label
  public init<Item>(item: Item, @ViewBuilder label: () -> Label) { self.label = label() }
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil)
  where Label == GalleySwiftUI.Label<Text, Image> {
    label = GalleySwiftUI.Label("Share…", systemImage: "square.and.arrow.up")
  }
  public init<Item>(_ key: LocalizedStringKey, item: Item)
  where Label == GalleySwiftUI.Label<Text, Image> {
    label = GalleySwiftUI.Label(key, systemImage: "square.and.arrow.up")
  }
}

extension ShareLink: View {
  public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

public struct EditButton: Sendable {
  public init() {}
}
extension EditButton: View {
  public var body: some View { Button("Edit") {} }
}
