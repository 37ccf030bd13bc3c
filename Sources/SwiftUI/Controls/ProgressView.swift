public import GalleyComponents
internal import GalleyLayout

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
  public typealias Label = _StylePart
  public typealias CurrentValueLabel = _StylePart
  public let fractionCompleted: Double?
  public let label: Label?
  public let currentValueLabel: CurrentValueLabel?
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
    configuration.kit(.linear).tinted(color)
  }
}
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let color: Color?
  public nonisolated init() { color = nil }
  public nonisolated init(tint: Color) { color = tint }
  public func makeBody(configuration: Configuration) -> some View {
    configuration.kit(.circular).tinted(color)
  }
}

extension ProgressViewStyleConfiguration {
  fileprivate func kit(_ style: GalleyComponents.ProgressViewStyle) -> some View {
    let (share, label, current) = (fractionCompleted, label?.view, currentValueLabel?.view)
    return Kit("ProgressView") { values in
      GalleyComponents.ProgressView(value: share, style: style).with {
        ($0.labelView, $0.currentValueView) = (label.flatMap(values.label), current?.slot)
        $0.circleSize = values.controlSize == .large ? 37 : 20
      }
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

extension View {
  public nonisolated func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    styled(StyleMaker(style) { $0.makeBody(configuration: $1) })
  }
}

extension ProgressView: View {
  public var body: some View {
    Styled(
      ProgressViewStyleConfiguration(
        fractionCompleted: share, label: label.map { .init(view: AnyView($0)) },
        currentValueLabel: current.map { .init(view: AnyView($0)) }),
      standard: StyleMaker(DefaultProgressViewStyle()) { $0.makeBody(configuration: $1) })
  }
}
