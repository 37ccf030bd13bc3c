public import Foundation
public import GalleyComponents
internal import GalleyLayout

// The behaviour of views besides their appearance.

extension View {
  public nonisolated func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?)
    -> some View
  { self }
  public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View { self }
  public nonisolated func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    touched { _ in enabled ? nil : .untouchable }
  }
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    values { $0.isEnabled = $0.isEnabled && !disabled }
  }
  public nonisolated func focusedValue<Value>(
    _ path: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }
  @_disfavoredOverload
  public nonisolated func focusedValue<Value>(
    _ path: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }
  @_disfavoredOverload
  public nonisolated func focusedSceneValue<Value>(
    _ path: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }
  public nonisolated func focusedSceneValue<Value>(
    _ path: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }
  public nonisolated func userActivity(
    _ type: String, isActive: Bool = true, _ update: @escaping (NSObject) -> Void
  ) -> some View { self }
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  public nonisolated func help(_ text: Text) -> some View { self }
  public nonisolated func help(_ key: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public nonisolated func help<Content: StringProtocol>(_ text: Content) -> some View { self }
  public nonisolated func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }
  public nonisolated func badge(_ text: Text?) -> some View { modifier(BadgeModifier(text: text)) }
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
    badge(key.map { Text($0) })
  }
  @_disfavoredOverload
  public nonisolated func badge<Label: StringProtocol>(_ label: Label?) -> some View {
    badge(label.map { Text($0) })
  }
  public nonisolated func statusBar(hidden: Bool) -> some View { self }
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  public nonisolated func containerBackground<Style: ShapeStyle>(
    _ style: Style, for place: ContainerBackgroundPlacement
  ) -> some View {
    containerBackground(for: place) { Rectangle().fill(style) }
  }
  public nonisolated func containerBackground<Content: View>(
    for place: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(
      ContainerBackground(place: place, alignment: alignment, background: AnyView(content())))
  }
  public nonisolated func equatable() -> some View { self }
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View { self }
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View { self }
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    self
  }
  public nonisolated func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }
}

/// A few words at the end of a row, or on the icon of a tab.
struct BadgeModifier: TreeModifier {
  let text: Text?
}

extension BadgeModifier {
  nonisolated func build<Wrapped: View>(
    _ content: Wrapped, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    guard let text, EnvironmentValues(environment).isInList else {
      return content.append(in: &tree, environment)
    }
    HStack {
      Built { content.append(in: &$0, $1) }
      Spacer()
      text.foregroundColor(.secondary)
    }
    .append(in: &tree, environment)
  }
}

/// Values of the view that has the focus; no view has it in previews.
public struct FocusedValues {
  public subscript<Key: _EntryKey>(key: Key.Type) -> Key.Value {
    get { Key.defaultValue }
    set {}
  }
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }
}

public protocol FocusedValueKey {
  associatedtype Value
}

/// A value of the view that has the focus; nil in previews.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  public init(_ path: KeyPath<FocusedValues, Value?>) {}
  public var wrappedValue: Value? { nil }
}

/// A binding of the view that has the focus; nil in previews.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  public init(_ path: KeyPath<FocusedValues, Binding<Value>?>) {}
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
}

public enum MoveCommandDirection: Sendable { case up, down, left, right }
public enum MenuOrder: Sendable { case automatic, priority, fixed }
public enum Visibility: Hashable, Sendable, CaseIterable { case automatic, visible, hidden }

/// A background of a view's container, behind the view itself.
private struct ContainerBackground: ViewModifier {
  @Environment(\._widgetSize) private var widget
  let place: ContainerBackgroundPlacement
  let alignment: Alignment
  let background: AnyView

  func body(content: Content) -> some View {
    content.background(alignment: alignment) {
      if place.isDrawn {
        background
      } else if place.isOfWidgets, let widget {
        // The content is in the middle of its widget, which cuts the background off.
        background.frame(width: widget.width, height: widget.height)
      }
    }
  }
}

private struct WidgetSizeKey: EnvironmentKey {
  static var defaultValue: CGSize? { nil }
}

extension EnvironmentValues {
  /// The size of the widget that is drawn, in points; nil outside of widgets.
  package var _widgetSize: CGSize? {
    get { self[WidgetSizeKey.self] }
    set { self[WidgetSizeKey.self] = newValue }
  }
}

public struct ContainerBackgroundPlacement: Sendable {
  /// True if it is drawn behind the view itself.
  var isDrawn = false
  /// True if it is drawn by the frame of a widget.
  var isOfWidgets = false
  public static let widget = ContainerBackgroundPlacement(isOfWidgets: true)
  public static let navigation = ContainerBackgroundPlacement()
  public static let navigationSplitView = ContainerBackgroundPlacement()
  public static let subscriptionStore = ContainerBackgroundPlacement(isDrawn: true)
  public static let subscriptionStoreHeader = ContainerBackgroundPlacement(isDrawn: true)
  public static let subscriptionStoreFullHeight = ContainerBackgroundPlacement(isDrawn: true)
  public static let tabView = ContainerBackgroundPlacement()
  public static let window = ContainerBackgroundPlacement()
}
