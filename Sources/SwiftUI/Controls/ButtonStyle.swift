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
  let action: @MainActor () -> Void

  init(role: ButtonRole?, label: Label, action: @escaping @MainActor () -> Void) {
    (self.role, self.label, self.action) = (role, label, action)
  }

  /// Does what the button does.
  @MainActor @preconcurrency public func trigger() { action() }
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

extension View {
  public nonisolated func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    styled(
      StyleMaker<PrimitiveButtonStyleConfiguration>(style) { style, parts in
        style.makeBody(
          configuration: ButtonStyleConfiguration(role: parts.role, label: parts.label))
      })
  }
  public nonisolated func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    styled(StyleMaker(style) { $0.makeBody(configuration: $1) })
  }
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    values { $0.buttonBorderShape = shape }
  }
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    self
  }
}

extension PrimitiveButtonStyleConfiguration {
  /// The button in the style around.
  ///
  /// - Parameter touch: The mark for touch; nil is a button.
  func button(_ touch: ((EnvironmentValues) -> TouchKind)? = nil) -> some View {
    Styled(self, standard: StyleMaker(DefaultButtonStyle()) { $0.makeBody(configuration: $1) })
      .accessibilityAddTraits(GalleyLayout.AccessibilityTraits.isButton)
      .touched { [action] values in
        touch?(values) ?? .control(TouchControl(.button, values, press: action))
      }
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
