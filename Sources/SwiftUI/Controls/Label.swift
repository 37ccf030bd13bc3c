import Foundation
import GalleyComponents
import GalleyDesign
import GalleyGeometry

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
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  public init(_ configuration: LabelStyleConfiguration) {
    (title, icon) = (configuration.title, configuration.icon)
  }
}

extension Label: View {
  public var body: some View {
    StyledLabel(
      configuration: LabelStyleConfiguration(
        title: .init(view: AnyView(title)), icon: .init(view: AnyView(icon))))
  }
}

public struct LabelStyleConfiguration: Sendable {
  public struct Title: Sendable {
    let view: AnyView
  }
  public struct Icon: Sendable {
    let view: AnyView
  }
  public let title: Title
  public let icon: Icon
}

extension LabelStyleConfiguration.Title: PrimitiveView {
  public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    AnyView.makeOne(view, in: &tree, environment)
  }
}
extension LabelStyleConfiguration.Icon: PrimitiveView {
  public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    AnyView.makeOne(view, in: &tree, environment)
  }
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
    HStack(spacing: 8) {
      configuration.icon
      configuration.title
    }
  }
}
public struct TitleAndIconLabelStyle: LabelStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.icon
      configuration.title
    }
  }
}
public struct TitleOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}
public struct IconOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
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

private struct LabelStyleKey: EnvironmentKey {
  static var defaultValue: (any LabelStyle)? { nil }
}

extension EnvironmentValues {
  var labelStyle: (any LabelStyle)? {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  public nonisolated func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    values { $0.labelStyle = style }
  }
}

struct StyledLabel: @unchecked Sendable {
  let configuration: LabelStyleConfiguration
  @Environment(\.labelStyle) private var style

  init(configuration: LabelStyleConfiguration) { self.configuration = configuration }
}

extension StyledLabel: View {
  var body: some View {
    if let style { made(style) } else { made(DefaultLabelStyle()) }
  }

  private func made<Style: LabelStyle>(_ style: Style) -> AnyView {
    let configuration = configuration
    // Inside its own body a style's label looks as it would without it.
    return AnyView(
      StyleHost(style: style) { $0.makeBody(configuration: configuration) }
        .values { $0.labelStyle = nil })
  }
}

/// A label and its value at the other end.
public struct LabeledContent<Label: View, Content: View>: Sendable {
  let label: Label
  let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.content, self.label) = (content(), label())
  }
}

extension LabeledContent where Label == Text {
  public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(key) }
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  public init<Value: StringProtocol>(_ key: LocalizedStringKey, value: Value) {
    self.init(content: { Text(value) }, label: { Text(key) })
  }
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: StringProtocol>(_ title: Title, value: Value) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }
  public init<Style: FormatStyle>(
    _ key: LocalizedStringKey, value: Style.FormatInput, format: Style
  ) where Style.FormatInput: Equatable, Style.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(key) })
  }
}

extension LabeledContent: View {
  public var body: some View {
    HStack {
      label
      Spacer()
      content.foregroundStyle(Color.secondary)
    }
  }
}
