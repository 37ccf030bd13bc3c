public import GalleyComponents
internal import GalleyLayout

public struct ButtonStyleConfiguration {
  public typealias Label = _StylePart
  public let role: ButtonRole?
  public let label: Label
  public let isPressed = false
}

public struct PrimitiveButtonStyleConfiguration {
  public typealias Label = _StylePart
  public let role: ButtonRole?
  public let label: Label
  public func trigger() {}
}

@MainActor @preconcurrency
public protocol ButtonStyle: Sendable {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

@MainActor @preconcurrency
public protocol PrimitiveButtonStyle: Sendable {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: (any Sendable)? { nil }
}

extension EnvironmentValues {
  var buttonStyle: (any Sendable)? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  public nonisolated func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    values { $0.buttonStyle = style }
  }
  public nonisolated func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    values { $0.buttonStyle = style }
  }
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    values { $0.buttonBorderShape = shape }
  }
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    self
  }
}

struct StyledButton: @unchecked Sendable {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.buttonStyle) private var style

  init(configuration: PrimitiveButtonStyleConfiguration) { self.configuration = configuration }
}

extension StyledButton: View {
  var body: some View {
    Group { made(style) }.accessibilityAddTraits(AccessibilityTraits.isButton)
  }

  private func made(_ style: (any Sendable)?) -> AnyView {
    if let style = style as? any PrimitiveButtonStyle { return primitive(style) }
    if let style = style as? any ButtonStyle { return plain(style) }
    return AnyView(configuration.kit(.automatic))
  }

  private func primitive<Style: PrimitiveButtonStyle>(_ style: Style) -> AnyView {
    let configuration = configuration
    return AnyView(
      StyleHost(style: style) { $0.makeBody(configuration: configuration) })
  }

  private func plain<Style: ButtonStyle>(_ style: Style) -> AnyView {
    let configuration = ButtonStyleConfiguration(
      role: configuration.role, label: .init(view: configuration.label.view))
    return AnyView(
      StyleHost(style: style) { $0.makeBody(configuration: configuration) })
  }
}

public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.kit(.automatic)
  }
}
public struct PlainButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PlainLook(label: configuration.label)
  }
}
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.kit(.automatic)
  }
}
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.kit(.bordered)
  }
}
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.kit(.prominent)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public nonisolated static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public nonisolated static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public nonisolated static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public nonisolated static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public nonisolated static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
