public import Foundation
public import GalleyComponents
internal import GalleyLayout

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
    let (label, slot) = (AnyView(label), content.slot)
    return Restyled(
      LabeledContentStyleConfiguration(
        label: .init(view: label), content: .init(view: AnyView(content)))
    ) {
      Kit("LabeledContent") { values in
        GalleyComponents.Cell().with {
          ($0.titleView, $0.valueView) = (values.label(label), slot)
          $0.isBare = true
        }
      }
    }
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

public struct LabeledContentStyleConfiguration: Sendable {
  public typealias Label = _StyleParts
  public typealias Content = _StyleParts
  public let label: Label
  public let content: Content
}

@MainActor @preconcurrency
public protocol LabeledContentStyle: Sendable {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LabeledContent(configuration)
  }
}
extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public nonisolated static var automatic: AutomaticLabeledContentStyle {
    AutomaticLabeledContentStyle()
  }
}

extension View {
  public nonisolated func labeledContentStyle<Style: LabeledContentStyle>(
    _ style: Style
  ) -> some View {
    styled(StyleMaker(style) { $0.makeBody(configuration: $1) })
  }
}
