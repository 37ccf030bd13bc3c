public import GalleyComponents
internal import GalleyLayout

public struct DisclosureGroup<Label: View, Content: View>: @unchecked Sendable {
  private let expansion: Binding<Bool>
  let label: Label
  let content: Content

  private var isExpanded: Bool { expansion.wrappedValue }

  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    (expansion, self.content, self.label) = (isExpanded, content(), label())
  }
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(isExpanded: .constant(false), content: content, label: label)
  }
}

extension DisclosureGroup where Label == Text {
  public init(_ key: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(key) }
  }
  public init(
    _ key: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(key) }
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

extension DisclosureGroup: View {
  public var body: some View {
    Restyled(
      DisclosureGroupStyleConfiguration(
        label: .init(view: AnyView(label)), content: .init(view: AnyView(content)),
        isExpanded: expansion)
    ) {
      VStack(alignment: .leading, spacing: 8) {
        heading
        if isExpanded { content }
      }
    }
  }

  private nonisolated var heading: some View {
    DisclosureHeading(isExpanded: isExpanded) { label }
      .control(.button) { [expansion, label] control, values in
        control.label = words(of: AnyView(label), values)
        control.value = expansion.wrappedValue ? "expanded" : "collapsed"
        control.press = { expansion.wrappedValue.toggle() }
      }
  }
}

/// In a list the views inside are rows of their own, unless a style defines the appearance of a group.
extension DisclosureGroup: RowSource {
  func rows(in values: EnvironmentValues) -> [AnyView]? {
    if values.hasStyle(for: DisclosureGroupStyleConfiguration.self) { return nil }
    guard isExpanded else { return [AnyView(heading)] }
    var list = ChildList()
    Content._visitChildren(content, &list)
    return [AnyView(heading)] + list.views.map { AnyView($0.padding(.leading, 16.0)) }
  }
}

public struct DisclosureGroupStyleConfiguration: @unchecked Sendable {
  public typealias Label = _StyleParts
  public typealias Content = _StyleParts
  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    (self.label, self.content, _isExpanded) = (label, content, isExpanded)
  }
}

@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureGroup(isExpanded: configuration.$isExpanded) {
      configuration.content
    } label: {
      configuration.label
    }
  }
}
extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public nonisolated static var automatic: AutomaticDisclosureGroupStyle {
    AutomaticDisclosureGroupStyle()
  }
}

extension View {
  public nonisolated func disclosureGroupStyle<Style: DisclosureGroupStyle>(
    _ style: Style
  ) -> some View {
    styled(
      StyleMaker(style) { style, configuration in
        VStack(alignment: .leading, spacing: 8) { style.makeBody(configuration: configuration) }
      })
  }
}
