internal import Foundation
public import GalleyComponents
internal import GalleyLayout

public struct NavigationLink<Label: View, Destination: View>: @unchecked Sendable {
  let label: Label
  private let target: LinkTarget

  private init(_ label: Label, to destination: @escaping () -> Destination) {
    self.label = label
    target = .view { AnyView(destination()) }
  }

  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    let destination = destination()
    self.init(label(), to: { destination })
  }
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label(), to: { destination })
  }
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    let destination = destination()
    self.init(label(), to: { destination })
  }
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) { self.init(label(), to: { destination }) }
  public init<Tag: Hashable>(
    tag: Tag, selection: Binding<Tag?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    let destination = destination()
    self.init(label(), to: { destination })
  }
  public init<Tag: Hashable>(
    destination: Destination, tag: Tag, selection: Binding<Tag?>, @ViewBuilder label: () -> Label
  ) { self.init(label(), to: { destination }) }
}

extension NavigationLink where Label == Text {
  public init(_ key: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    let destination = destination()
    self.init(Text(key), to: { destination })
  }
  public init(_ key: LocalizedStringKey, destination: Destination) {
    self.init(Text(key), to: { destination })
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder destination: () -> Destination
  ) {
    let destination = destination()
    self.init(Text(title), to: { destination })
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: Destination) {
    self.init(Text(title), to: { destination })
  }
}

extension NavigationLink where Destination == Never {
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.label = label()
    target = .value(value.map { AnyHashable($0) })
  }
  public init<Value: Hashable>(_ key: LocalizedStringKey, value: Value?) where Label == Text {
    self.init(value: value) { Text(key) }
  }
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Hashable>(_ title: Title, value: Value?)
  where Label == Text {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink: View {
  public var body: some View { LinkLook(label: AnyView(label), target: target) }
}

/// The screen to which a link leads.
private enum LinkTarget {
  case view(() -> AnyView)
  case value(AnyHashable?)
}

private struct LinkLook: @unchecked Sendable {
  let label: AnyView
  private let target: LinkTarget
  @Environment(\.isInList) private var isInList
  @Environment(\.isInNavigation) private var isInNavigation
  init(label: AnyView, target: LinkTarget) {
    (self.label, self.target) = (label, target)
  }

  /// The link as a screen uses it; without a stack around it does nothing.
  private nonisolated func fill(_ control: inout TouchControl, _ values: EnvironmentValues) {
    guard let state = values.navigation else { return }
    switch target {
    case .value(let value): control.press = { if let value { state.push(value) } }
    case .view(let view):
      let link = values.surroundings?.view
      control.press = { state.push(view, by: link) }
      if let link { state.refresh(view, of: link) }
    }
  }
}

extension LinkLook: View {
  @ViewBuilder var body: some View {
    let label = label
    if isInList {
      Kit("NavigationLink") { values in
        GalleyComponents.Cell().with {
          ($0.titleView, $0.accessory, $0.isBare) = (label, .disclosure, true)
        }
        .padding(.trailing, values.disclosureMargin)
        .opacity(values.isEnabled && values.isInNavigation ? 1 : 0.5)
      }
      .control(.button, fill)
    } else {
      PrimitiveButtonStyleConfiguration(role: nil, label: .init(view: label)) {}
        .button { values in
          var control = TouchControl(.button, values)
          fill(&control, values)
          return .control(control)
        }
        .disabled(!isInNavigation)
    }
  }
}

extension EnvironmentValues {
  /// The distance of a row's disclosure from the end of its content. Screens of more than 400 points have larger margins:
  /// recorded on iOS 18, it is 0 at 390 points (suguruTakahashi-1234/fia-practical-sample at 19976cb6), and 2.33 at 430
  /// (aessam/NiceViewsLib at 7ea4562d, testContentView).
  fileprivate var disclosureMargin: CGFloat {
    let isWide = session.map { $0.canvas.width >= 414 } ?? false
    return isWide && !isGlass ? 7.0 / 3 : 0
  }
}
