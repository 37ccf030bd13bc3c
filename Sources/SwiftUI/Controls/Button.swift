internal import Foundation
public import GalleyComponents
internal import GalleyLayout

/// A control that performs an action.
public struct Button<Label: View>: @unchecked Sendable {
  let role: ButtonRole?
  let label: Label
  let action: @MainActor () -> Void
  /// The mark for touch instead of a button of its own.
  var touch: ((EnvironmentValues) -> TouchKind)?

  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }
  @preconcurrency
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    (self.role, self.label, self.action) = (role, label(), action)
  }
}

extension Button where Label == Text {
  @preconcurrency
  public init(
    _ key: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    (self.role, label, self.action) = (role, Text(key), action)
  }
  @_disfavoredOverload
  @preconcurrency
  public init<Title: StringProtocol>(
    _ title: Title, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    (self.role, label, self.action) = (role, Text(title), action)
  }
}

extension Button where Label == GalleySwiftUI.Label<Text, Image> {
  @preconcurrency
  public init(
    _ key: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    (self.role, label, self.action) = (
      role, GalleySwiftUI.Label(key, systemImage: systemImage), action
    )
  }
  @_disfavoredOverload
  @preconcurrency
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    (self.role, label, self.action) = (
      role, GalleySwiftUI.Label(title, systemImage: systemImage), action
    )
  }
  @preconcurrency
  public init(
    _ key: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    (self.role, label, self.action) = (role, GalleySwiftUI.Label(key, image: image), action)
  }
  @_disfavoredOverload
  @preconcurrency
  public init<Title: StringProtocol>(
    _ title: Title, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    (self.role, label, self.action) = (role, GalleySwiftUI.Label(title, image: image), action)
  }
}

/// The content of a button without a label, according to its role.
public struct DefaultButtonLabel: @unchecked Sendable {
  let role: ButtonRole
  @Environment(\.isBarItem) private var isBarItem

  init(role: ButtonRole) { self.role = role }
}

extension EnvironmentValues {
  private struct BarItemKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// True in a bar, where buttons without a label show symbols rather than words.
  var isBarItem: Bool {
    get { self[BarItemKey.self] }
    set { self[BarItemKey.self] = newValue }
  }
}

extension DefaultButtonLabel: View {
  @ViewBuilder public var body: some View {
    switch role {
    case .close where !isBarItem: Text("Close")
    case .close: Image(systemName: "xmark")
    case .confirm: Image(systemName: "checkmark")
    case .destructive: Text("Delete")
    default: Text("Cancel")
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  @preconcurrency
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    (self.role, label, self.action) = (role, DefaultButtonLabel(role: role), action)
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    (role, label) = (configuration.role, configuration.label)
    let action = configuration.action
    (self.action, touch) = (action, { _ in .gesture(TouchGesture(tap: action)) })
  }
}

extension Button: View {
  public var body: some View {
    PrimitiveButtonStyleConfiguration(
      role: role, label: .init(view: AnyView(label)), action: action
    ).button(touch)
  }
}

public struct ButtonRole: Equatable, Sendable {
  private let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
  public static let confirm = ButtonRole(name: "confirm")
  public static let close = ButtonRole(name: "close")
}
