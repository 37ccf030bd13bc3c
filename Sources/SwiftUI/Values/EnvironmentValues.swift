public import Foundation
public import GalleyComponents
internal import GalleyDesign
public import GalleyGeometry
internal import GalleyLayout

/// The values that are handed down a tree: Galley's own, and those that keys add.
public struct EnvironmentValues: CustomStringConvertible {
  /// Galley's; nil where nobody asks from inside a tree.
  package private(set) var base: TreeEnvironment?
  private var values: [ObjectIdentifier: Any]

  public init() { values = [:] }

  package init(_ base: TreeEnvironment) {
    self.base = base
    values = (base.attachment as? Surroundings)?.values ?? [:]
  }

  /// Galley's environment with the values of keys attached.
  package var tree: TreeEnvironment? {
    guard var base else { return nil }
    guard let surroundings else { return base }
    base.attachment = Surroundings(
      surroundings.session, view: surroundings.view, values: values)
    return base
  }

  var surroundings: Surroundings? { base?.attachment as? Surroundings }
  var session: Session? { surroundings?.session }

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  public subscript<Object: AnyObject>(type: Object.Type) -> Object? {
    get { object(type) }
    set { values[ObjectIdentifier(type)] = newValue }
  }

  func object<Object>(_ type: Object.Type) -> Object? {
    values[ObjectIdentifier(type)] as? Object
  }

  mutating func put(_ object: AnyObject, as type: Any.Type) {
    values[ObjectIdentifier(type)] = object
  }

  public var description: String { "EnvironmentValues" }

  // Galley's values under SwiftUI's names

  public var colorScheme: ColorScheme {
    get { base?.appearance == .dark ? .dark : .light }
    set { base?.appearance = newValue == .dark ? .dark : .light }
  }

  public var colorSchemeContrast: ColorSchemeContrast {
    base?.contrast == .increased ? .increased : .standard
  }

  public var layoutDirection: LayoutDirection {
    get { base?.direction ?? .leftToRight }
    set { base?.direction = newValue }
  }

  public var locale: Locale {
    get { Locale(identifier: base?.locale ?? "en") }
    set { base?.locale = newValue.identifier.replacingOccurrences(of: "_", with: "-") }
  }

  public var displayScale: CGFloat { CGFloat(base?.grid.scale ?? 2) }
  public var pixelLength: CGFloat { 1 / displayScale }

  public var dynamicTypeSize: DynamicTypeSize {
    get { DynamicTypeSize(base?.textSize ?? .large) }
    set { base?.textSize = newValue.textSize }
  }

  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.size }
  }

  public var legibilityWeight: LegibilityWeight? {
    get { base?.boldText == true ? .bold : .regular }
    set { base?.boldText = newValue == .bold }
  }

  /// The colour of what is on, chosen or filled.
  var accent: DesignColor { base?.accent ?? SystemColor.systemBlue.color }

  /// The tint, where one was given.
  var tint: Color? {
    get { base?.tint.map { Color($0) } }
    set {
      let tint = newValue?.design(in: self)
      base?.tint = tint
    }
  }

  /// The side that symbols fill in the place of a control's icon; nil is their font's.
  var iconSide: Double? {
    get { base?.iconSide }
    set { base?.iconSide = newValue }
  }

  /// Whether there are rows of a list around.
  var isInList: Bool { base?.rowInsets != nil }

  /// The colour that text and shapes have where they name none.
  var foreground: DesignColor? {
    get { base?.foreground }
    set { base?.foreground = newValue }
  }
}

public enum ColorScheme: Hashable, Sendable, CaseIterable {
  case light
  case dark
}

public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
  case standard
  case increased
}

public enum LegibilityWeight: Hashable, Sendable {
  case regular
  case bold
}

public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact
  case regular
}

public enum ScenePhase: Comparable, Hashable, Sendable {
  case background
  case inactive
  case active
}

public enum ControlSize: Hashable, Sendable, CaseIterable {
  case mini
  case small
  case regular
  case large
  case extraLarge
}

public enum ControlActiveState: Hashable, Sendable, CaseIterable {
  case key
  case active
  case inactive
}

public enum EditMode: Hashable, Sendable {
  case inactive
  case transient
  case active
  public var isEditing: Bool { self != .inactive }
}

public enum BackgroundProminence: Hashable, Sendable {
  case standard
  case increased
}

/// The reader's text size.
public enum DynamicTypeSize: Hashable, Comparable, Sendable, CaseIterable {
  case xSmall
  case small
  case medium
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  var textSize: TextSize { TextSize.allCases[Self.allCases.firstIndex(of: self) ?? 3] }

  init(_ size: TextSize) { self = Self.allCases[TextSize.allCases.firstIndex(of: size) ?? 3] }
}

/// The older names of the reader's text size.
public enum ContentSizeCategory: Hashable, Sendable, CaseIterable {
  case extraSmall
  case small
  case medium
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  case accessibilityMedium
  case accessibilityLarge
  case accessibilityExtraLarge
  case accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

  var size: DynamicTypeSize { DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self) ?? 3] }

  init(_ size: DynamicTypeSize) {
    self = Self.allCases[DynamicTypeSize.allCases.firstIndex(of: size) ?? 3]
  }
}

// Actions of the surroundings; in a picture they do nothing.

public struct DismissAction: Sendable {
  public func callAsFunction() {}
}

public struct OpenURLAction: Sendable {
  public struct Result: Sendable {
    public static let handled = Result()
    public static let discarded = Result()
    public static let systemAction = Result()
    public static func systemAction(_ url: URL) -> Result { Result() }
  }

  public init(handler: @escaping (URL) -> Result) {}
  init() {}
  public func callAsFunction(_ url: URL) {}
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {}
}

public struct RefreshAction: Sendable {
  public func callAsFunction() async {}
}

public struct DismissSearchAction: Sendable {
  public func callAsFunction() {}
}

public struct OpenWindowAction: Sendable {
  public func callAsFunction(id: String) {}
  public func callAsFunction<Value>(value: Value) {}
  public func callAsFunction<Value>(id: String, value: Value) {}
}

public struct RequestReviewAction: Sendable {
  @MainActor public func callAsFunction() {}
}

public struct PresentationMode: Sendable {
  public let isPresented = false
  public mutating func dismiss() {}
}

private enum EnvironmentDefaults {
  struct Key<Tag, Value>: EnvironmentKey {
    static var defaultValue: Value? { nil }
  }
}

extension EnvironmentValues {
  public var dismiss: DismissAction { DismissAction() }
  public var openURL: OpenURLAction {
    get { OpenURLAction() }
    set {}
  }
  public var refresh: RefreshAction? { nil }
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
  public var isPresented: Bool { false }
  public var isSearching: Bool { false }
  public var isFocused: Bool { false }
  public var scenePhase: ScenePhase {
    get { .active }
    set {}
  }
  public var controlActiveState: ControlActiveState {
    get { .key }
    set {}
  }
  public var calendar: Calendar {
    get {
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = locale
      calendar.timeZone = timeZone
      return calendar
    }
    set {}
  }
  public var timeZone: TimeZone {
    get { TimeZone(secondsFromGMT: 0) ?? .gmt }
    set {}
  }
  public var redactionReasons: RedactionReasons {
    get { self[EnvironmentDefaults.Key<RedactionReasons, RedactionReasons>.self] ?? [] }
    set { self[EnvironmentDefaults.Key<RedactionReasons, RedactionReasons>.self] = newValue }
  }
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get {
      self[EnvironmentDefaults.Key<Axis, UserInterfaceSizeClass>.self]
        ?? ((session?.canvas.width ?? 0) >= 700 ? .regular : .compact)
    }
    set { self[EnvironmentDefaults.Key<Axis, UserInterfaceSizeClass>.self] = newValue }
  }
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get {
      self[EnvironmentDefaults.Key<Edge, UserInterfaceSizeClass>.self]
        ?? ((session?.canvas.height ?? 800) >= 480 ? .regular : .compact)
    }
    set { self[EnvironmentDefaults.Key<Edge, UserInterfaceSizeClass>.self] = newValue }
  }
  public var isEnabled: Bool {
    get { self[EnvironmentDefaults.Key<ControlSize, Bool>.self] ?? true }
    set { self[EnvironmentDefaults.Key<ControlSize, Bool>.self] = newValue }
  }
  public var controlSize: ControlSize {
    get { self[EnvironmentDefaults.Key<ControlSize, ControlSize>.self] ?? .regular }
    set { self[EnvironmentDefaults.Key<ControlSize, ControlSize>.self] = newValue }
  }
  public var editMode: Binding<EditMode>? {
    get { self[EnvironmentDefaults.Key<EditMode, Binding<EditMode>>.self] }
    set { self[EnvironmentDefaults.Key<EditMode, Binding<EditMode>>.self] = newValue }
  }
  public var font: Font? {
    get { self[EnvironmentDefaults.Key<Font, Font>.self] }
    set { self[EnvironmentDefaults.Key<Font, Font>.self] = newValue }
  }
  public var lineLimit: Int? {
    get { text.lineLimit }
    set { text.lineLimit = newValue }
  }
  public var lineSpacing: CGFloat {
    get { CGFloat(text.lineSpacing ?? 0) }
    set { text.lineSpacing = Double(newValue) }
  }
  public var multilineTextAlignment: TextAlignment {
    get { text.alignment ?? .leading }
    set { text.alignment = newValue }
  }
  public var minimumScaleFactor: CGFloat {
    get { CGFloat(text.minimumScaleFactor ?? 1) }
    set { text.minimumScaleFactor = Double(newValue) }
  }
  public var truncationMode: Text.TruncationMode {
    get { text.truncation ?? .tail }
    set { text.truncation = newValue }
  }
  public var textCase: Text.Case? {
    get { text.textCase }
    set { text.textCase = newValue }
  }
  public var allowsTightening: Bool {
    get { false }
    set {}
  }
  public var imageScale: Image.Scale {
    get { self[EnvironmentDefaults.Key<Image, Image.Scale>.self] ?? .medium }
    set { self[EnvironmentDefaults.Key<Image, Image.Scale>.self] = newValue }
  }
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[EnvironmentDefaults.Key<Image, SymbolRenderingMode>.self] }
    set { self[EnvironmentDefaults.Key<Image, SymbolRenderingMode>.self] = newValue }
  }
  public var symbolVariants: SymbolVariants {
    get { self[EnvironmentDefaults.Key<Image, SymbolVariants>.self] ?? .none }
    set { self[EnvironmentDefaults.Key<Image, SymbolVariants>.self] = newValue }
  }
  public var defaultMinListRowHeight: CGFloat {
    get { self[EnvironmentDefaults.Key<ListMetrics, CGFloat>.self] ?? 44 }
    set { self[EnvironmentDefaults.Key<ListMetrics, CGFloat>.self] = newValue }
  }
  public var defaultMinListHeaderHeight: CGFloat? {
    get { nil }
    set {}
  }
  public var accessibilityReduceMotion: Bool { false }
  public var accessibilityReduceTransparency: Bool { false }
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  public var accessibilityVoiceOverEnabled: Bool { false }
  public var accessibilityEnabled: Bool { false }
  public var accessibilityInvertColors: Bool { false }
  public var accessibilityShowButtonShapes: Bool { false }
  public var backgroundProminence: BackgroundProminence { .standard }

  /// What `foregroundStyle` gave for the levels below the first.
  var lowerForegrounds: [DesignColor] {
    get { self[EnvironmentDefaults.Key<Color, [DesignColor]>.self] ?? [] }
    set { self[EnvironmentDefaults.Key<Color, [DesignColor]>.self] = newValue }
  }
  var text: TextEnvironment {
    get { self[EnvironmentDefaults.Key<Text, TextEnvironment>.self] ?? TextEnvironment() }
    set { self[EnvironmentDefaults.Key<Text, TextEnvironment>.self] = newValue }
  }
}

/// Names the key of the least height of rows.
enum ListMetrics {}

public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}
