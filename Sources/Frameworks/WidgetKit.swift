public import GalleySwiftUI

// Widgets: their views are drawn as those of an app, and no timeline runs.

public protocol TimelineEntry {
  var date: Date { get }
  var relevance: TimelineEntryRelevance? { get }
}
extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}
public struct TimelineEntryRelevance: Hashable, Sendable {
  public var score: Float
  public var duration: TimeInterval
  public init(score: Float, duration: TimeInterval = 0) {
    (self.score, self.duration) = (score, duration)
  }
}
public struct TimelineReloadPolicy: Equatable, Sendable {
  private var date: Date?
  private var isNever = false
  public static let atEnd = Self()
  public static let never = Self(isNever: true)
  public static func after(_ date: Date) -> Self { Self(date: date) }
}
public struct Timeline<Entry: TimelineEntry> {
  public let entries: [Entry]
  public let policy: TimelineReloadPolicy
  public init(entries: [Entry], policy: TimelineReloadPolicy) {
    (self.entries, self.policy) = (entries, policy)
  }
}
public struct TimelineProviderContext {
  public let family: WidgetFamily
  public let isPreview: Bool
  public let displaySize: CGSize
}

public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}
public protocol AppIntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: WidgetConfigurationIntent
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  func recommendations() -> [AppIntentRecommendation<Intent>]
}
extension AppIntentTimelineProvider {
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}
public struct AppIntentRecommendation<Intent> {
  public init(intent: Intent, description: some StringProtocol) {}
}

public enum WidgetFamily: Int, CaseIterable, Sendable, CustomStringConvertible {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    case .accessoryCorner: "accessoryCorner"
    }
  }
}
extension WidgetFamily {
  /// True for a family of the lock screen, which has neither margins nor a background.
  var isAccessory: Bool {
    switch self {
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: false
    case .accessoryCircular, .accessoryRectangular, .accessoryInline, .accessoryCorner: true
    }
  }
}
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let fullColor = Self(description: "fullColor")
  public static let accented = Self(description: "accented")
  public static let vibrant = Self(description: "vibrant")
}

@MainActor @preconcurrency
public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration
  var body: Body { get }
  /// The view of an entry; nil for a configuration of other entries.
  func _view(of entry: Any) -> AnyView?
}
extension WidgetConfiguration {
  public func _view(of entry: Any) -> AnyView? {
    Body.self == Never.self ? nil : body._view(of: entry)
  }
}
extension Never: WidgetConfiguration {}

@MainActor @preconcurrency
public protocol Widget {
  associatedtype Body: WidgetConfiguration
  var body: Body { get }
  init()
}
extension Widget {
  public static func main() {}
}

@MainActor @preconcurrency
public protocol WidgetBundle {
  associatedtype Body: Widget
  @WidgetBundleBuilder var body: Body { get }
  init()
}
extension WidgetBundle {
  public static func main() {}
}
@resultBuilder @MainActor
public enum WidgetBundleBuilder {
  public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> some Widget
  { _WidgetList() }
  public static func buildOptional<Content: Widget>(_ content: Content?) -> some Widget {
    _WidgetList()
  }
  public static func buildLimitedAvailability<Content: Widget>(_ content: Content) -> some Widget {
    _WidgetList()
  }
}
struct _WidgetList: Widget {
  var body: some WidgetConfiguration { _Configuration() }
}
struct _Configuration: WidgetConfiguration {
  var body: Never { preconditionFailure("the configuration of a widget has no body") }
}

public struct StaticConfiguration<Content: View>: @unchecked Sendable {
  private let content: (Any) -> AnyView?
}
extension StaticConfiguration: WidgetConfiguration {
  public nonisolated init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) { self.content = { ($0 as? Provider.Entry).map { AnyView(content($0)) } } }
  public func _view(of entry: Any) -> AnyView? { content(entry) }
  public var body: Never { preconditionFailure("the configuration of a widget has no body") }
}
public struct AppIntentConfiguration<Intent, Content: View>: @unchecked Sendable {
  private let content: (Any) -> AnyView?
}
extension AppIntentConfiguration: WidgetConfiguration {
  public nonisolated init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    self.content = { ($0 as? Provider.Entry).map { AnyView(content($0)) } }
  }
  public func _view(of entry: Any) -> AnyView? { content(entry) }
  public var body: Never { preconditionFailure("the configuration of a widget has no body") }
}
public struct EmptyWidgetConfiguration: Sendable {
  public init() {}
}
extension EmptyWidgetConfiguration: WidgetConfiguration {
  public var body: Never { preconditionFailure("the configuration of a widget has no body") }
}

extension WidgetConfiguration {
  public func configurationDisplayName(_ name: LocalizedStringKey) -> some WidgetConfiguration {
    self
  }
  @_disfavoredOverload
  public func configurationDisplayName(_ name: some StringProtocol) -> some WidgetConfiguration {
    self
  }
  public func description(_ text: LocalizedStringKey) -> some WidgetConfiguration { self }
  @_disfavoredOverload
  public func description(_ text: some StringProtocol) -> some WidgetConfiguration { self }
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
  public func contentMarginsDisabled() -> some WidgetConfiguration { self }
  public func containerBackgroundRemovable(_ isIt: Bool = true) -> some WidgetConfiguration { self }
  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration { self }
  public func promptsForUserConfiguration() -> some WidgetConfiguration { self }
  public func onBackgroundURLSessionEvents(
    matching identifier: String? = nil, _ action: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }
}
public enum WidgetLocation: Sendable { case homeScreen, lockScreen, standBy, iPhoneWidgetsOnMac }

public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()
  public func reloadAllTimelines() {}
  public func reloadTimelines(ofKind kind: String) {}
  public func invalidateConfigurationRecommendations() {}
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
  public func getCurrentConfigurations(
    _ completion: @escaping (Swift.Result<[WidgetInfo], any Error>) -> Void
  ) {}
}
public struct WidgetInfo: Hashable, Sendable {
  public let kind: String
  public let family: WidgetFamily
}

private struct FamilyKey: EnvironmentKey {
  static let defaultValue = WidgetFamily.systemSmall
}
private struct RenderingModeKey: EnvironmentKey {
  static let defaultValue = WidgetRenderingMode.fullColor
}
private struct MarginsKey: EnvironmentKey {
  static let defaultValue = EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
}
private struct ShowsBackgroundKey: EnvironmentKey {
  static let defaultValue = true
}
extension EnvironmentValues {
  public var widgetFamily: WidgetFamily {
    get { self[FamilyKey.self] }
    set { self[FamilyKey.self] = newValue }
  }
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[RenderingModeKey.self] }
    set { self[RenderingModeKey.self] = newValue }
  }
  public var widgetContentMargins: EdgeInsets {
    get { self[MarginsKey.self] }
    set { self[MarginsKey.self] = newValue }
  }
  public var showsWidgetContainerBackground: Bool {
    get { self[ShowsBackgroundKey.self] }
    set { self[ShowsBackgroundKey.self] = newValue }
  }
  public var showsWidgetLabel: Bool { false }
}

/// The ground of widgets on the lock screen.
public struct AccessoryWidgetBackground: Sendable {
  public init() {}
}
extension AccessoryWidgetBackground: View {
  public var body: some View { Color.gray.opacity(0.3) }
}

extension View {
  public nonisolated func widgetURL(_ url: URL?) -> some View { self }
  public nonisolated func widgetAccentable(_ isIt: Bool = true) -> some View { self }
  public nonisolated func widgetLabel(_ title: LocalizedStringKey) -> some View { self }
  public nonisolated func widgetLabel(@ViewBuilder label: () -> some View) -> some View { self }
  public nonisolated func widgetCurvesContent(_ isCurved: Bool = true) -> some View { self }
  /// Draws the view in the size that a widget of a family has on an iPhone.
  public nonisolated func previewContext(_ context: WidgetPreviewContext) -> some View {
    environment(\.widgetFamily, context.family).frame(
      width: context.size.width, height: context.size.height)
  }
}
public struct WidgetPreviewContext: Sendable {
  let family: WidgetFamily
  public init(family: WidgetFamily) { self.family = family }

  /// The size on an iPhone with a screen of 393 by 852 points.
  var size: CGSize {
    switch family {
    case .systemSmall: CGSize(width: 158, height: 158)
    case .systemMedium: CGSize(width: 338, height: 158)
    case .systemLarge: CGSize(width: 338, height: 354)
    case .systemExtraLarge: CGSize(width: 715, height: 354)
    case .accessoryCircular, .accessoryCorner: CGSize(width: 72, height: 72)
    case .accessoryRectangular: CGSize(width: 160, height: 72)
    case .accessoryInline: CGSize(width: 234, height: 26)
    }
  }
}
