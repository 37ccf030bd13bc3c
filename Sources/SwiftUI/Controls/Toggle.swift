public import GalleyComponents
internal import GalleyGeometry
internal import GalleyLayout

public struct Toggle<Label: View>: @unchecked Sendable {
  let isOn: Binding<Bool>
  let label: Label

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    (self.isOn, self.label) = (isOn, label())
  }
}

extension Toggle {
  /// On where all of the sources are.
  public init<Sources: RandomAccessCollection>(
    sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>,
    @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    self.init(
      isOn: Binding(
        get: { bindings.allSatisfy(\.wrappedValue) },
        set: { value in for binding in bindings { binding.wrappedValue = value } }),
      label: label)
  }
}

extension Toggle where Label == Text {
  public init<Sources: RandomAccessCollection>(
    _ key: LocalizedStringKey, sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(key) }
  }
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

extension Toggle where Label == GalleySwiftUI.Label<Text, Image> {
  public init<Sources: RandomAccessCollection>(
    _ key: LocalizedStringKey, systemImage: String, sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      GalleySwiftUI.Label(key, systemImage: systemImage)
    }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

public struct ToggleStyleConfiguration {
  public typealias Label = _StylePart
  public let label: Label
  @Binding public var isOn: Bool
  public var isMixed: Bool { false }
}

@MainActor @preconcurrency
public protocol ToggleStyle: Sendable {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A switch; a button in a group of controls.
private struct DefaultToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.kit(nil) }
}

public struct SwitchToggleStyle: ToggleStyle {
  private let color: Color?
  public nonisolated init() { color = nil }
  public nonisolated init(tint: Color) { color = tint }
  public func makeBody(configuration: Configuration) -> some View {
    configuration.kit(.switch).tinted(color)
  }
}
public struct ButtonToggleStyle: ToggleStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.kit(.button).values { $0.tint = Color($0.accent) }
  }
}
public struct CheckboxToggleStyle: ToggleStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.kit(.checkbox) }
}

extension ToggleStyleConfiguration {
  /// - Parameter style: nil for the one that belongs to the surroundings.
  fileprivate func kit(_ style: GalleyComponents.ToggleStyle?) -> some View {
    let (isOn, label) = (isOn, label.view)
    return Kit("Toggle") { values in
      let style = style ?? (values.base?.isSegment == true ? .button : .switch)
      return GalleyComponents.Toggle(isOn: isOn, style: style, state: values.controlState).with {
        $0.labelView = values.label(label)
      }
    }
    .touched { _ in .motion(.platform(.default)) }
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

extension View {
  public nonisolated func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    styled(StyleMaker(style) { $0.makeBody(configuration: $1) })
  }
}

extension Toggle: View {
  public var body: some View {
    Styled(
      ToggleStyleConfiguration(label: .init(view: AnyView(label)), isOn: isOn),
      standard: StyleMaker(DefaultToggleStyle()) { $0.makeBody(configuration: $1) }
    )
    .control(.toggle) { control, values in
      control.label = words(of: AnyView(label), values)
      control.value = isOn.wrappedValue ? "on" : "off"
      control.isSelected = isOn.wrappedValue
      control.press = { isOn.wrappedValue.toggle() }
      control.set = { value in
        guard let flag = value.flag else { return "a toggle is on or off" }
        isOn.wrappedValue = flag
        return nil
      }
    }
  }
}
