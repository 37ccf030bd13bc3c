public import GalleyComponents
internal import GalleyLayout

/// A title with an icon.
public struct Label<Title: View, Icon: View>: Sendable {
  let title: Title
  let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    (self.title, self.icon) = (title(), icon())
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ key: LocalizedStringKey, systemImage name: String) {
    (title, icon) = (Text(key), Image(systemName: name))
  }
  @_disfavoredOverload
  public init<Words: StringProtocol>(_ title: Words, systemImage name: String) {
    (self.title, icon) = (Text(title), Image(systemName: name))
  }
  public init(_ key: LocalizedStringKey, image name: String) {
    (title, icon) = (Text(key), Image(name))
  }
  @_disfavoredOverload
  public init<Words: StringProtocol>(_ title: Words, image name: String) {
    (self.title, icon) = (Text(title), Image(name))
  }
  public init(_ key: LocalizedStringKey, image resource: ImageResource) {
    (title, icon) = (Text(key), Image(resource))
  }
  @_disfavoredOverload
  public init<Words: StringProtocol>(_ title: Words, image resource: ImageResource) {
    (self.title, icon) = (Text(title), Image(resource))
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  public init(_ configuration: LabelStyleConfiguration) {
    (title, icon) = (configuration.title, configuration.icon)
  }
}

extension Label: View {
  public var body: some View {
    Styled(
      LabelStyleConfiguration(
        title: .init(view: AnyView(title)), icon: .init(view: AnyView(icon))),
      standard: StyleMaker(DefaultLabelStyle()) { $0.makeBody(configuration: $1) })
  }
}

public struct LabelStyleConfiguration: Sendable {
  public typealias Title = _StylePart
  public typealias Icon = _StylePart
  public let title: Title
  public let icon: Icon
}

@MainActor @preconcurrency
public protocol LabelStyle: Sendable {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct DefaultLabelStyle: LabelStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.kit
  }
}
public struct TitleAndIconLabelStyle: LabelStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.kit
  }
}
public struct TitleOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}
public struct IconOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    let title = configuration.title.view
    return configuration.icon.spoken { $0.label = words(of: title, $1) }
  }
}

extension LabelStyleConfiguration {
  fileprivate var kit: some View {
    let (title, icon) = (title.view, icon.view)
    return Kit("Label") { values in
      GalleyComponents.Label().with {
        $0.titleView = title.slot
        // Recorded on iOS 17 and 26: symbols of rows have the large scale.
        let icon =
          values.base?.hasIconColumn == true && values.iconSide == nil
          ? AnyView(icon.imageScale(.large)) : icon
        // Icons of rows have the tint, unless the row or a control in it has a colour of its own.
        $0.iconView = values.isPlainRow ? AnyView(icon.foregroundStyle(.tint)).slot : icon.slot
        $0.iconSize = values.iconSide
      }
    }
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public nonisolated static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  public nonisolated static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  public nonisolated static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  public nonisolated static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
  public nonisolated func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    styled(StyleMaker(style) { $0.makeBody(configuration: $1) })
  }
}
