public import GalleyComponents
internal import GalleyLayout

/// Controls that belong together. Its label is for menus, which a picture of the group does not show.
public struct ControlGroup<Content: View>: Sendable {
  let content: Content
  let label: AnyView

  public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
  public init<Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.content, self.label) = (content(), AnyView(label()))
  }
  public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(key) }
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
  public init(
    _ key: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Label(key, systemImage: systemImage) }
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  public init(_ configuration: ControlGroupStyleConfiguration) {
    (content, label) = (configuration.content, configuration.label.view)
  }
}

extension ControlGroup: View {
  public var body: some View {
    Styled(
      ControlGroupStyleConfiguration(
        content: .init(view: AnyView(content)), label: .init(view: label)),
      standard: StyleMaker(AutomaticControlGroupStyle()) { $0.makeBody(configuration: $1) })
  }
}

public struct ControlGroupStyleConfiguration {
  public typealias Content = _StylePart
  public typealias Label = _StylePart
  public let content: Content
  public let label: Label
}

@MainActor @preconcurrency
public protocol ControlGroupStyle: Sendable {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Shows the controls on one surface; in a bar, whose buttons are separate, as buttons of the bar.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    let content = configuration.content.view
    Kit("ControlGroup") { values in
      let isInBar = values.iconSide != nil
      return isInBar
        ? AnyView(HStack(spacing: 20) { content })
        : AnyView(GalleyComponents.ControlGroup { content })
    }
  }
}
/// As the buttons of a bar.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 20) { configuration.content.view }
  }
}
/// Behind its label.
public struct MenuControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public nonisolated static var automatic: AutomaticControlGroupStyle { .init() }
  public nonisolated static var palette: AutomaticControlGroupStyle { .init() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public nonisolated static var navigation: NavigationControlGroupStyle { .init() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  public nonisolated static var menu: MenuControlGroupStyle { .init() }
  public nonisolated static var compactMenu: MenuControlGroupStyle { .init() }
}

extension View {
  public nonisolated func controlGroupStyle<Style: ControlGroupStyle>(
    _ style: Style
  ) -> some View {
    styled(StyleMaker(style) { $0.makeBody(configuration: $1) })
  }
}
