public import Foundation
public import GalleyComponents

// Modifiers without an effect on the picture of a screen at rest: they concern speech, later events or
// other programs.

extension View {
  public nonisolated func focusSection() -> some View { self }
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  public nonisolated func onContinueUserActivity(
    _ type: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  public nonisolated func userActivity<Value>(
    _ type: String, element: Value?, _ update: @escaping (Value, NSUserActivity) -> Void
  ) -> some View { self }
  public nonisolated func pointerStyle(_ style: PointerStyle?) -> some View { self }
  public nonisolated func pointerVisibility(_ visibility: Visibility) -> some View { self }
  public nonisolated func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }
  public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }
  public nonisolated func searchFocused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
  public nonisolated func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }
  /// A field of search that is closed has the bar's button alone only on the screens of iOS 26 whose bar is
  /// below.
  public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    self
  }
  public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View { self }
  public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View { self }
  public nonisolated func invalidatableContent(_ isInvalidatable: Bool = true) -> some View {
    self
  }
  /// Pictures have the range of colours that every screen has.
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
  public nonisolated func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    self
  }
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    allowsMultipleSelection: Bool, onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { self }
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }
  public nonisolated func dialogIcon(_ icon: Image?) -> some View { self }
  public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
  public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    self
  }
}

// Further modifiers of later events.

extension View {
  public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View { self }
  public nonisolated func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View { self }
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View { self }
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View { self }
  public nonisolated func typeSelectEquivalent(_ text: Text?) -> some View { self }
  public nonisolated func typeSelectEquivalent(_ key: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public nonisolated func typeSelectEquivalent<Words: StringProtocol>(_ text: Words) -> some View {
    self
  }
  public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View { self }
  public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
  public nonisolated func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View { self }
  public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    self
  }
  public nonisolated func textInputSuggestions<Suggestions: View>(
    @ViewBuilder _ suggestions: () -> Suggestions
  ) -> some View { self }
  public nonisolated func textInputCompletion(_ text: String) -> some View { self }
  public nonisolated func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }
  public nonisolated func listRowHoverEffectDisabled(_ isDisabled: Bool = true) -> some View {
    self
  }
  public nonisolated func navigationDocument(_ url: URL) -> some View { self }
  public nonisolated func navigationDocument<Item>(_ item: Item) -> some View { self }
  public nonisolated func onPencilDoubleTap(
    perform action: @escaping (PencilGestureValue) -> Void
  ) -> some View { self }
  public nonisolated func onPencilSqueeze(
    perform action: @escaping (PencilGesturePhase) -> Void
  ) -> some View { self }
  public nonisolated func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View { self }
  public nonisolated func customizationID(_ id: String) -> some View { self }
  public nonisolated func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some View { self }
  public nonisolated func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View { self }
}

public enum MenuActionDismissBehavior: Sendable { case automatic, enabled, disabled }
public enum WritingToolsBehavior: Sendable { case automatic, complete, limited, disabled }

/// A double tap on a pencil.
public struct PencilGestureValue: Sendable {
  public let hoverPose: PencilHoverPose?
}
public enum PencilGesturePhase: Sendable {
  case active(PencilGestureValue)
  case ended(PencilGestureValue)
  case failed
}
/// The place of a pencil over a view, in points of the view.
public struct PencilHoverPose: Hashable, Sendable {
  public let location: CGPoint
  public let zDistance: CGFloat
}

/// The order and the visibility of tabs that the user has chosen; none in previews.
public struct TabViewCustomization: Hashable, Codable, Sendable {
  public init() {}
  public mutating func resetTabOrder() {}
  public mutating func resetVisibility() {}
  public mutating func resetSectionOrder() {}
}
public enum TabCustomizationBehavior: Sendable { case automatic, disabled, reorderable }
public enum AdaptableTabBarPlacement: Sendable { case automatic, tabBar, sidebar }

/// The content that a screen reader speaks on request.
public enum AXCustomContent {
  public enum Importance: Sendable { case `default`, high }
}

public struct PointerStyle: Hashable, Sendable {
  private let name: String
  public static let `default` = PointerStyle(name: "default")
  public static let horizontalText = PointerStyle(name: "horizontalText")
  public static let verticalText = PointerStyle(name: "verticalText")
  public static let link = PointerStyle(name: "link")
  public static let grabIdle = PointerStyle(name: "grabIdle")
  public static let grabActive = PointerStyle(name: "grabActive")
  public static let zoomIn = PointerStyle(name: "zoomIn")
  public static let zoomOut = PointerStyle(name: "zoomOut")
  public static let columnResize = PointerStyle(name: "columnResize")
  public static let rowResize = PointerStyle(name: "rowResize")
}

public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String
  public static let automatic = PresentationContentInteraction(name: "automatic")
  public static let resizes = PresentationContentInteraction(name: "resizes")
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

public enum SearchToolbarBehavior: Sendable { case automatic, minimize }
public enum SearchPresentationToolbarBehavior: Sendable { case automatic, avoidHidingContent }
public enum WindowInteractionBehavior: Sendable { case automatic, enabled, disabled }
public enum DialogSeverity: Sendable { case automatic, standard, critical }
