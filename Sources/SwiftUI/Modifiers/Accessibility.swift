public import Foundation
public import GalleyComponents
public import GalleyGeometry
internal import GalleyLayout

// The properties of views for those who cannot see them. Traits are passed to lints and reports.

public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let isButton = AccessibilityTraits(rawValue: 1)
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  public static let isLink = AccessibilityTraits(rawValue: 8)
  public static let isSearchField = AccessibilityTraits(rawValue: 16)
  public static let isImage = AccessibilityTraits(rawValue: 32)
  public static let playsSound = AccessibilityTraits(rawValue: 64)
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 128)
  public static let isStaticText = AccessibilityTraits(rawValue: 256)
  public static let isSummaryElement = AccessibilityTraits(rawValue: 512)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1024)
  public static let startsMediaSession = AccessibilityTraits(rawValue: 2048)
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 4096)
  public static let causesPageTurn = AccessibilityTraits(rawValue: 8192)
  public static let isModal = AccessibilityTraits(rawValue: 16384)
  public static let isToggle = AccessibilityTraits(rawValue: 32768)
  public static let isTabBar = AccessibilityTraits(rawValue: 65536)

  var plain: GalleyLayout.AccessibilityTraits {
    var traits: GalleyLayout.AccessibilityTraits = []
    if contains(.isButton) { traits.insert(.isButton) }
    if contains(.isSelected) { traits.insert(.isSelected) }
    if contains(.isLink) { traits.insert(.isLink) }
    if contains(.isImage) { traits.insert(.isImage) }
    if contains(.isToggle) { traits.insert(.isToggle) }
    return traits
  }

  /// The traits that are spoken.
  var spoken: GalleyLayout.AccessibilityTraits {
    var traits = plain
    if contains(.isHeader) { traits.insert(.isHeader) }
    if contains(.isSearchField) { traits.insert(.isSearchField) }
    return traits
  }

  /// The names of the traits that are not spoken.
  var silent: [String] {
    let names: [(AccessibilityTraits, String)] = [
      (.isKeyboardKey, "keyboard key"), (.allowsDirectInteraction, "direct interaction"),
      (.updatesFrequently, "updates frequently"), (.causesPageTurn, "page turn"),
      (.playsSound, "plays sound"), (.startsMediaSession, "starts media"),
      (.isSummaryElement, "summary element"), (.isModal, "modal"),
    ]
    return names.filter { contains($0.0) }.map(\.1)
  }
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
  let children: Spoken.Children
  public static let ignore = AccessibilityChildBehavior(children: .ignore)
  public static let contain = AccessibilityChildBehavior(children: .contain)
  public static let combine = AccessibilityChildBehavior(children: .combine)
}

public struct AccessibilityActionKind: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case `default`, escape, magicTap
    case named(Text)
  }
  let kind: Kind
  public static let `default` = AccessibilityActionKind(kind: .default)
  public static let escape = AccessibilityActionKind(kind: .escape)
  public static let magicTap = AccessibilityActionKind(kind: .magicTap)
  public init(named name: Text) { kind = .named(name) }
  private init(kind: Kind) { self.kind = kind }

  func name(_ values: EnvironmentValues) -> String? {
    switch kind {
    case .default: nil
    case .escape: "escape"
    case .magicTap: "magic tap"
    case .named(let text): text.string(values)
    }
  }
}

public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }

/// A zoom requested with a reader, which never comes here.
public struct AccessibilityZoomGestureAction: Sendable {
  public enum Direction: Sendable { case zoomIn, zoomOut }
  public let direction: Direction
  public let location: UnitPoint
  public let point: CGPoint
}
public enum AccessibilityHeadingLevel: Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }

@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  @State private var state: Value
  public init() where Value == Bool { _state = State(initialValue: false) }
  public init<Wrapped: Hashable>() where Value == Wrapped? { _state = State(initialValue: nil) }
  public var wrappedValue: Value {
    get { state }
    nonmutating set { state = newValue }
  }
  public var projectedValue: Binding { Binding(base: $state) }
  public struct Binding {
    let base: GalleySwiftUI.Binding<Value>
  }
}

extension View {
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits.plain).spoken { spoken, _ in
      (spoken.traits, spoken.silent) = (traits.spoken, traits.silent)
    }
  }
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    spoken { spoken, _ in spoken.removed = traits.spoken }
  }
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    spoken { spoken, _ in spoken.isHidden = hidden }
  }
  public nonisolated func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    accessibilityHidden(hidden && isEnabled)
  }
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    spoken { $0.label = label.string($1) }
  }
  public nonisolated func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(label))
  }
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some View {
    accessibilityLabel(Text(label))
  }
  public nonisolated func accessibilityValue(_ value: Text) -> some View {
    spoken { $0.value = value.string($1) }
  }
  public nonisolated func accessibilityValue(_ value: LocalizedStringKey) -> some View {
    accessibilityValue(Text(value))
  }
  @_disfavoredOverload
  public nonisolated func accessibilityValue<Value: StringProtocol>(_ value: Value) -> some View {
    accessibilityValue(Text(value))
  }
  public nonisolated func accessibilityHint(_ hint: Text) -> some View {
    spoken { $0.hint = hint.string($1) }
  }
  public nonisolated func accessibilityHint(_ hint: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hint))
  }
  @_disfavoredOverload
  public nonisolated func accessibilityHint<Hint: StringProtocol>(_ hint: Hint) -> some View {
    accessibilityHint(Text(hint))
  }
  public nonisolated func accessibilityIdentifier(_ id: String) -> some View {
    spoken { spoken, _ in spoken.identifier = id }
  }
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    spoken { spoken, _ in spoken.children = children.children }
  }
  public nonisolated func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    spoken { $0.actions = [(kind.name($1), handler)] }
  }
  public nonisolated func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(AccessibilityActionKind(named: name), handler)
  }
  public nonisolated func accessibilityAction(
    named name: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }
  @_disfavoredOverload
  public nonisolated func accessibilityAction<Name: StringProtocol>(
    named name: Name, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }
  public nonisolated func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    let label = AnyView(label())
    return spoken { $0.actions = [(words(of: label, $1), action)] }
  }
  public nonisolated func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    let content = AnyView(content())
    return spoken { spoken, values in
      spoken.actions = pressable(in: content).map { (name: $0.name(values), action: $0.press) }
    }
  }
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    spoken { spoken, _ in spoken.adjust = { handler($0 ? .increment : .decrement) } }
  }
  public nonisolated func accessibilitySortPriority(_ priority: Double) -> some View {
    spoken { spoken, _ in spoken.priority = priority }
  }
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    spoken { spoken, _ in spoken.traits = .isHeader }
  }
  public nonisolated func accessibilityInputLabels(_ labels: [String]) -> some View {
    spoken { spoken, _ in spoken.inputLabels = labels }
  }
  public nonisolated func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View {
    spoken { spoken, _ in spoken.silent = ["supports zoom"] }
  }
  public nonisolated func accessibilityRepresentation<Content: View>(
    @ViewBuilder representation: () -> Content
  ) -> some View { self }
  public nonisolated func accessibilityChildren<Content: View>(
    @ViewBuilder children: () -> Content
  ) -> some View { self }
  public nonisolated func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View { self }
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }
  public nonisolated func accessibilityShowsLargeContentViewer<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { self }
  public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  public nonisolated func accessibility(value: Text) -> some View { accessibilityValue(value) }
  public nonisolated func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  public nonisolated func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
  public nonisolated func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }
}
