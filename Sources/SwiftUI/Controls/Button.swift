import Foundation
import GalleyComponents
import GalleyDesign
import GalleyGeometry
import GalleyLayout

/// A control that does something, which in a picture nobody asks of it.
public struct Button<Label: View>: Sendable {
  let role: ButtonRole?
  let label: Label

  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    (self.role, self.label) = (role, label())
  }
}

extension Button where Label == Text {
  public init(
    _ key: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    (self.role, label) = (role, Text(key))
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    (self.role, label) = (role, Text(title))
  }
}

extension Button where Label == GalleySwiftUI.Label<Text, Image> {
  public init(
    _ key: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    (self.role, label) = (role, GalleySwiftUI.Label(key, systemImage: systemImage))
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    (self.role, label) = (role, GalleySwiftUI.Label(title, systemImage: systemImage))
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    (role, label) = (configuration.role, configuration.label)
  }
}

extension Button: View {
  public var body: some View {
    StyledButton(
      configuration: PrimitiveButtonStyleConfiguration(
        role: role, label: .init(view: AnyView(label))))
  }
}

public struct ButtonRole: Equatable, Sendable {
  private let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
  public static let confirm = ButtonRole(name: "confirm")
  public static let close = ButtonRole(name: "close")
}

// Styles

public struct ButtonStyleConfiguration {
  public struct Label: Sendable {
    let view: AnyView
  }
  public let role: ButtonRole?
  public let label: Label
  public let isPressed = false
}

extension ButtonStyleConfiguration.Label: PrimitiveView {
  public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    AnyView.makeOne(view, in: &tree, environment)
  }
}

public struct PrimitiveButtonStyleConfiguration {
  public struct Label: Sendable {
    let view: AnyView
  }
  public let role: ButtonRole?
  public let label: Label
  public func trigger() {}
}

extension PrimitiveButtonStyleConfiguration.Label: PrimitiveView {
  public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    AnyView.makeOne(view, in: &tree, environment)
  }
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

/// A style together with what it is applied to, so that its own properties are filled in.
struct StyleHost<Style, Content: View>: @unchecked Sendable {
  private let style: Installed<Style>
  private let make: @MainActor (Style) -> Content

  init(style: Style, make: @escaping @MainActor (Style) -> Content) {
    (self.style, self.make) = (Installed(style), make)
  }
}

extension StyleHost: View {
  var body: some View { make(style.style) }
}

/// Fills in the dynamic properties of a style.
private struct Installed<Style>: DynamicProperty {
  var style: Style
  init(_ style: Style) { self.style = style }

  static func _install(_ property: inout Installed, _ context: _InstallContext) {
    PropertyField.install(&property.style, context.context)
  }
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
  public nonisolated func controlSize(_ size: ControlSize) -> some View {
    values { $0.controlSize = size }
  }
}

public enum ButtonRepeatBehavior: Sendable { case automatic, enabled, disabled }

public struct ButtonBorderShape: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic
    case capsule
    case circle
    case rounded(CGFloat?)
  }
  let kind: Kind
  public static let automatic = ButtonBorderShape(kind: .automatic)
  public static let capsule = ButtonBorderShape(kind: .capsule)
  public static let circle = ButtonBorderShape(kind: .circle)
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rounded(radius))
  }
}

private struct BorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
  var buttonBorderShape: ButtonBorderShape {
    get { self[BorderShapeKey.self] }
    set { self[BorderShapeKey.self] = newValue }
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
    return AnyView(ButtonLook(kind: .automatic, configuration: configuration))
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
    ButtonLook(kind: .automatic, configuration: configuration)
  }
}
public struct PlainButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ButtonLook(kind: .plain, configuration: configuration)
  }
}
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ButtonLook(kind: .automatic, configuration: configuration)
  }
}
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ButtonLook(kind: .bordered, configuration: configuration)
  }
}
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ButtonLook(kind: .prominent, configuration: configuration)
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

/// The looks of the platform's buttons.
struct ButtonLook: @unchecked Sendable {
  enum Kind {
    case automatic
    case plain
    case bordered
    case prominent
  }

  let kind: Kind
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var border
  @Environment(\.tint) private var tint

  init(kind: Kind, configuration: PrimitiveButtonStyleConfiguration) {
    (self.kind, self.configuration) = (kind, configuration)
  }
}

extension ButtonLook: View {
  @ViewBuilder var body: some View {
    switch kind {
    case .plain: configuration.label.opacity(isEnabled ? 1 : 0.5)
    case .automatic:
      configuration.label
        .foregroundStyle(isEnabled ? color : Color(SystemColor.tertiaryLabel))
    case .bordered:
      box(
        fill: !isEnabled
          ? Color(SystemColor.tertiaryFill)
          : tint == nil ? Color(SystemColor.secondaryFill) : color.opacity(0.16),
        label: isEnabled ? color : Color(SystemColor.tertiaryLabel))
    case .prominent:
      box(
        fill: isEnabled ? color : Color(SystemColor.tertiaryFill),
        label: isEnabled ? .white : Color(SystemColor.tertiaryLabel))
    }
  }

  private var color: Color {
    configuration.role == .destructive ? .red : Color.accentColor
  }

  private func box(fill: Color, label: Color) -> some View {
    let isLarge = size == .large || size == .extraLarge
    let isSmall = size == .small || size == .mini
    let insets =
      isLarge
      ? EdgeInsets(vertical: 15, horizontal: 20)
      : isSmall ? EdgeInsets(vertical: 5, horizontal: 10) : EdgeInsets(vertical: 7, horizontal: 12)
    let shape: AnyShape =
      switch border.kind {
      case .capsule: AnyShape(Capsule())
      case .circle: AnyShape(Circle())
      case .rounded(let radius): AnyShape(RoundedRectangle(cornerRadius: radius ?? 7))
      case .automatic:
        isSmall ? AnyShape(Capsule()) : AnyShape(RoundedRectangle(cornerRadius: isLarge ? 12 : 7))
      }
    return configuration.label
      .font(.system(size: isSmall ? 15 : 17))
      .foregroundStyle(label)
      .padding(insets)
      .background(fill, in: shape)
  }
}
