public import Foundation
public import GalleyComponents
internal import GalleyDesign
public import GalleyGeometry
internal import GalleyLayout
internal import GalleyText

/// The values that are handed down a tree: Galley's own, and those that keys add.
public struct EnvironmentValues: CustomStringConvertible {
  /// Galley's environment; nil if the values are read outside a tree.
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

  /// Gives the views inside an identity; with another one their state begins anew.
  mutating func identify(as identity: AnyHashable) {
    guard let surroundings else { return }
    base?.attachment = surroundings.inside { identity }
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
      // The label of a button is written in the tint, which a view in the label can change.
      let isWrittenInIt = foreground == accent && givenForeground == nil
      base?.tint = tint
      let color = accent
      if isWrittenInIt { base?.foreground = color }
    }
  }

  /// The side that symbols fill in the place of a control's icon; nil is their font's.
  var iconSide: Double? {
    get { base?.iconSide }
    set { base?.iconSide = newValue }
  }

  /// True for views that look as layers do that are rendered without the screen's compositor.
  var rendersLayers: Bool {
    get { base?.rendersLayers == true }
    set { base?.rendersLayers = newValue }
  }

  /// True for the look that began with iOS 26.
  var isGlass: Bool { base?.theme.system.isGlass == true }

  /// The distances and heights of lists inside.
  var listMeasures: ListMeasures {
    get { base?.listMeasures ?? ListMeasures() }
    set { base?.listMeasures = newValue }
  }

  /// True if there are rows of a list around.
  var isInList: Bool { base?.rowInsets != nil }
  /// True in a row of a list whose content has the colour of the surroundings.
  var isPlainRow: Bool {
    guard isInList, givenForeground == nil else { return false }
    // The cell of a link names the colour that texts have without one.
    return foreground == base?.theme.foreground || foreground == SystemColor.label.color
  }

  /// The colour that text and shapes have where they name none.
  var foreground: DesignColor? {
    get { base?.foreground }
    set { base?.foreground = newValue }
  }
}

private enum EnvironmentDefaults {
  struct Key<Tag, Value>: EnvironmentKey {
    static var defaultValue: Value? { nil }
  }
}

extension EnvironmentValues {
  public var dismiss: DismissAction { DismissAction(action: dismissal) }
  /// Closes what is presented on a screen.
  var dismissal: (() -> Void)? {
    get { self[EnvironmentDefaults.Key<DismissAction, () -> Void>.self] }
    set { self[EnvironmentDefaults.Key<DismissAction, () -> Void>.self] = newValue }
  }
  public var openURL: OpenURLAction {
    get { self[EnvironmentDefaults.Key<OpenURLAction, OpenURLAction>.self] ?? OpenURLAction() }
    set { self[EnvironmentDefaults.Key<OpenURLAction, OpenURLAction>.self] = newValue }
  }
  public internal(set) var refresh: RefreshAction? {
    get { self[EnvironmentDefaults.Key<RefreshAction, RefreshAction>.self] }
    set { self[EnvironmentDefaults.Key<RefreshAction, RefreshAction>.self] = newValue }
  }
  public var dismissSearch: DismissSearchAction {
    DismissSearchAction { [search] in search?.end() }
  }
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  public var presentationMode: Binding<PresentationMode> {
    let dismissal = dismissal
    return Binding(
      get: { PresentationMode(canDismiss: dismissal != nil) },
      set: { if $0.isDismissed { dismissal?() } })
  }
  public var isPresented: Bool { dismissal != nil }
  public var isSearching: Bool { search?.isActive == true }
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
      if let own = self[EnvironmentDefaults.Key<Calendar, Calendar>.self] { return own }
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = locale
      calendar.timeZone = timeZone
      return calendar
    }
    set { self[EnvironmentDefaults.Key<Calendar, Calendar>.self] = newValue }
  }
  public var timeZone: TimeZone {
    get {
      self[EnvironmentDefaults.Key<TimeZone, TimeZone>.self] ?? TimeZone(secondsFromGMT: 0) ?? .gmt
    }
    set { self[EnvironmentDefaults.Key<TimeZone, TimeZone>.self] = newValue }
  }
  public var redactionReasons: RedactionReasons {
    get { self[EnvironmentDefaults.Key<RedactionReasons, RedactionReasons>.self] ?? [] }
    set {
      self[EnvironmentDefaults.Key<RedactionReasons, RedactionReasons>.self] = newValue
      base?.isRedacted = newValue.contains(.placeholder)
    }
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
    get { self[EnvironmentDefaults.Key<EditMode, Binding<EditMode>>.self] ?? session?.editMode }
    set { self[EnvironmentDefaults.Key<EditMode, Binding<EditMode>>.self] = newValue }
  }
  public var font: Font? {
    get { self[EnvironmentDefaults.Key<Font, Font>.self] }
    set { self[EnvironmentDefaults.Key<Font, Font>.self] = newValue }
  }
  public var lineLimit: Int? {
    get { text.lineLimit ?? text.ownLimit }
    set { (text.lineLimit, text.ownLimit) = (newValue, nil) }
  }
  public var lineSpacing: CGFloat {
    get { CGFloat(text.lineSpacing ?? 0) }
    set { text.lineSpacing = Double(newValue) }
  }
  public var multilineTextAlignment: TextAlignment {
    get { text.alignment.map { TextAlignment($0) } ?? .leading }
    set { text.alignment = newValue.plain }
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
    set { (text.textCase, text.isCaseGiven) = (newValue, true) }
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
    get { CGFloat(listMeasures.rowHeight ?? 44) }
    set { listMeasures.rowHeight = Double(newValue) }
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
  public var accessibilityDimFlashingLights: Bool { false }
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  public var accessibilityPlayAnimatedImages: Bool { true }
  public var accessibilitySwitchControlEnabled: Bool { false }
  public var accessibilityAssistiveAccessEnabled: Bool { false }
  public var accessibilityInvertColors: Bool { false }
  public var accessibilityShowButtonShapes: Bool { false }
  public var backgroundProminence: BackgroundProminence { .standard }

  /// The colours that `foregroundStyle` set for the levels below the first.
  var lowerForegrounds: [DesignColor] {
    get { self[EnvironmentDefaults.Key<Color, [DesignColor]>.self] ?? [] }
    set { self[EnvironmentDefaults.Key<Color, [DesignColor]>.self] = newValue }
  }
  var text: TextEnvironment {
    get { self[EnvironmentDefaults.Key<Text, TextEnvironment>.self] ?? TextEnvironment() }
    set { self[EnvironmentDefaults.Key<Text, TextEnvironment>.self] = newValue }
  }
}
