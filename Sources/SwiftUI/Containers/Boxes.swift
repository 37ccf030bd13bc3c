public import GalleyComponents
internal import GalleyGeometry
internal import GalleyLayout

public struct GroupBox<Label: View, Content: View>: Sendable {
  let label: Label
  let content: Content
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.content, self.label) = (content(), label())
  }
  public init(label: Label, @ViewBuilder content: () -> Content) {
    (self.content, self.label) = (content(), label)
  }
}

extension GroupBox where Label == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}
extension GroupBox where Label == Text {
  public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(key) }
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox
where
  Label == GroupBoxStyleConfiguration.Label,
  Content == GroupBoxStyleConfiguration.Content
{
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label) { configuration.content }
  }
}

extension GroupBox: View {
  public var body: some View {
    Styled(
      GroupBoxStyleConfiguration(
        label: .init(view: AnyView(label)), content: .init(view: AnyView(content))),
      standard: StyleMaker(DefaultGroupBoxStyle()) { $0.makeBody(configuration: $1) })
  }
}

public struct GroupBoxStyleConfiguration: Sendable {
  public typealias Label = _StyleParts
  public typealias Content = _StyleParts
  public let label: Label
  public let content: Content
}

@MainActor @preconcurrency
public protocol GroupBoxStyle: Sendable {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct DefaultGroupBoxStyle: GroupBoxStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GalleyComponents.GroupBox {
      configuration.label.font(.headline)
      configuration.content
    }
  }
}
extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public nonisolated static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
  public nonisolated func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
    styled(StyleMaker(style) { $0.makeBody(configuration: $1) })
  }
}

public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: Sendable {
  let label: Label
  let description: Description
  let actions: Actions

  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    (self.label, self.description, self.actions) = (label(), description(), actions())
  }
}

extension ContentUnavailableView
where Label == GalleySwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init(_ key: LocalizedStringKey, systemImage: String, description: Text? = nil) {
    label = GalleySwiftUI.Label(key, systemImage: systemImage)
    (self.description, actions) = (description, EmptyView())
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, description: Text? = nil
  ) {
    label = GalleySwiftUI.Label(title, systemImage: systemImage)
    (self.description, actions) = (description, EmptyView())
  }
  public static var search: ContentUnavailableView {
    ContentUnavailableView("No Results", systemImage: "magnifyingglass")
  }
  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView(
      "No Results for “\(text)”", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }
}

private struct UnavailableIcon<Icon: View>: View {
  let icon: Icon
  @Environment(\.self) private var values

  var body: some View {
    let size = UnavailableColumn<EmptyView>.iconSize(at: values.dynamicTypeSize.textSize)
    icon.font(.system(size: CGFloat(size))).foregroundStyle(Color.secondary)
  }
}

private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: CGFloat(UnavailableColumn<EmptyView>.spacing)) {
      UnavailableIcon(icon: configuration.icon)
      configuration.title
    }
  }
}

extension ContentUnavailableView: View {
  public var body: some View {
    UnavailableColumn {
      // A font of the label itself replaces that of the title, not that of the icon: f3rn4d0n/BitsoChallenge at 892e6fed,
      // DSContentUnavailableView, recorded on iOS 17.
      label.labelStyle(UnavailableLabelStyle()).font(.title2.weight(.bold))
        .padding(.bottom, CGFloat(UnavailableColumn<EmptyView>.gapBelowTitle))
      description.font(.subheadline).foregroundStyle(Color.secondary)
        .padding(.bottom, CGFloat(UnavailableColumn<EmptyView>.gapBelowMessage))
      // Buttons in capsules 28 high: martinomamic/RSSReader at 029e4926, recorded on iOS 18.
      VStack(spacing: CGFloat(UnavailableColumn<EmptyView>.actionSpacing)) { actions }
        .controlSize(.small)
    }
    .multilineTextAlignment(.center)
  }
}
