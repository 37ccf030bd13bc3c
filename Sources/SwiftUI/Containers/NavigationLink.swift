public import GalleyComponents
internal import GalleyLayout

public struct NavigationLink<Label: View, Destination: View>: Sendable {
  let label: Label

  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
  public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) { self.label = label() }
  public init<Tag: Hashable>(
    tag: Tag, selection: Binding<Tag?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }
  public init<Tag: Hashable>(
    destination: Destination, tag: Tag, selection: Binding<Tag?>, @ViewBuilder label: () -> Label
  ) { self.label = label() }
}

extension NavigationLink where Label == Text {
  public init(_ key: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    label = Text(key)
  }
  public init(_ key: LocalizedStringKey, destination: Destination) { label = Text(key) }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder destination: () -> Destination
  ) { label = Text(title) }
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: Destination) {
    label = Text(title)
  }
}

extension NavigationLink where Destination == Never {
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
  public init<Value: Hashable>(_ key: LocalizedStringKey, value: Value?) where Label == Text {
    label = Text(key)
  }
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Hashable>(_ title: Title, value: Value?)
  where Label == Text {
    label = Text(title)
  }
}

extension NavigationLink: View {
  public var body: some View { LinkLook(label: AnyView(label)) }
}

private struct LinkLook: @unchecked Sendable {
  let label: AnyView
  @Environment(\.isInList) private var isInList
  init(label: AnyView) { self.label = label }
}

extension LinkLook: View {
  @ViewBuilder var body: some View {
    let label = label
    if isInList {
      Kit("NavigationLink") { values in
        GalleyComponents.Cell().with {
          ($0.titleView, $0.accessory, $0.isBare) = (label, .disclosure, true)
        }
      }
    } else {
      PrimitiveButtonStyleConfiguration(role: nil, label: .init(view: label)).button
    }
  }
}
