public import GalleySwiftUI

// Intents, which are never performed.

public protocol PersistentlyIdentifiable {}
public protocol IntentResult {}
public struct _IntentResult: IntentResult, ProvidesDialog, ShowsSnippetView, OpensIntent, Sendable {
}
public struct _IntentValue<Value>: IntentResult, ProvidesDialog, ShowsSnippetView,
  ReturnsValue
{
  public let value: Value?
}
public protocol ProvidesDialog {}
public protocol ShowsSnippetView {}
public protocol OpensIntent {}
public protocol ReturnsValue<Value> {
  associatedtype Value
  var value: Value? { get }
}
extension IntentResult where Self == _IntentResult {
  public static func result() -> Self { Self() }
  public static func result(dialog: IntentDialog) -> Self { Self() }
  public static func result(dialog: IntentDialog, view: some View) -> Self { Self() }
  public static func result(view: some View) -> Self { Self() }
  public static func result(opensIntent: some AppIntent) -> Self { Self() }
}
extension IntentResult {
  public static func result<Value>(value: Value) -> Self where Self == _IntentValue<Value> {
    Self(value: value)
  }
  public static func result<Value>(
    value: Value, dialog: IntentDialog
  ) -> Self where Self == _IntentValue<Value> { Self(value: value) }
}

public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
  public init(_ text: LocalizedStringResource) {}
}
public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
  public init(
    _ text: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = []
  ) {}
}

public protocol AppIntent: Sendable {
  associatedtype PerformResult: IntentResult
  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  static var openAppWhenRun: Bool { get }
  static var isDiscoverable: Bool { get }
  init()
  func perform() async throws -> PerformResult
}
extension AppIntent {
  public typealias Parameter = IntentParameter
  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var isDiscoverable: Bool { true }
  public func callAsFunction(donate: Bool = false) async throws {}
}
public protocol WidgetConfigurationIntent: AppIntent {}
public protocol LiveActivityIntent: AppIntent {}
public protocol AudioPlaybackIntent: AppIntent {}
public protocol ForegroundContinuableIntent: AppIntent {}
public protocol OpenIntent: AppIntent {}
public protocol SetValueIntent: AppIntent {
  associatedtype ValueType
  var value: ValueType { get set }
}
extension WidgetConfigurationIntent {
  public func perform() async throws -> some IntentResult { .result() }
}
public protocol PredictableIntent: AppIntent {}

@propertyWrapper
public final class IntentParameter<Value>: @unchecked Sendable {
  private var value: Value?
  public init() {}
  public init(
    wrappedValue: Value, title: LocalizedStringResource,
    description: LocalizedStringResource? = nil
  ) { value = wrappedValue }
  public init(title: LocalizedStringResource, description: LocalizedStringResource? = nil) {}
  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Value
  ) { value = `default` }
  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog
  ) {}
  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    optionsProvider: some DynamicOptionsProvider
  ) {}
  public init<Bound>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Value,
    inclusiveRange: (Bound, Bound)
  ) { value = `default` }
  public var wrappedValue: Value {
    get {
      if let value { return value }
      if let none = Any?.none as Any as? Value { return none }
      preconditionFailure("a parameter of \(Value.self) has no value yet")
    }
    set { value = newValue }
  }
  public var projectedValue: IntentParameter { self }
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value { wrappedValue }
}
public protocol DynamicOptionsProvider: Sendable {
  associatedtype Options
  func results() async throws -> Options
}

public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
  public init(name: LocalizedStringResource) {}
}
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  public struct Image: Sendable {
    public init(systemName: String) {}
    public init(named: String) {}
  }
  public init(stringLiteral value: String) {}
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil
  ) {}
}
public protocol EntityQuery: Sendable {
  associatedtype Entity
  init()
  func entities(for identifiers: [String]) async throws -> [Entity]
  func suggestedEntities() async throws -> [Entity]
  func defaultResult() async -> Entity?
}
extension EntityQuery {
  public func entities(for identifiers: [String]) async throws -> [Entity] { [] }
  public func suggestedEntities() async throws -> [Entity] { [] }
  public func defaultResult() async -> Entity? { nil }
}
public protocol EntityStringQuery: EntityQuery {
  func entities(matching string: String) async throws -> [Entity]
}
public protocol AppEntity: Identifiable, Sendable {
  associatedtype DefaultQuery: EntityQuery
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  static var defaultQuery: DefaultQuery { get }
  var displayRepresentation: DisplayRepresentation { get }
}
public protocol AppEnum: RawRepresentable, Hashable, CaseIterable, Sendable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

public struct AppShortcutPhraseToken: Sendable {
  public static let applicationName = Self()
}
public struct AppShortcutPhrase: ExpressibleByStringInterpolation, Sendable {
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
    public mutating func appendInterpolation<Value>(_ value: Value) {}
  }
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
}
public struct AppShortcut: Sendable {
  public init(
    intent: some AppIntent, phrases: [AppShortcutPhrase],
    shortTitle: LocalizedStringResource = "", systemImageName: String = ""
  ) {}
}
@resultBuilder
public enum AppShortcutsBuilder {
  public static func buildBlock(_ parts: AppShortcut...) -> [AppShortcut] { parts }
}
public protocol AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  static var shortcutTileColor: ShortcutTileColor { get }
}
extension AppShortcutsProvider {
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  public static func updateAppShortcutParameters() {}
}
public enum ShortcutTileColor: Sendable {
  case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple,
    red,
    tangerine, teal, yellow
}

extension Button {
  /// A button that performs an intent looks as any other.
  public nonisolated init(
    role: ButtonRole? = nil, intent: some AppIntent, @ViewBuilder label: () -> Label
  ) { self.init(role: role, action: {}, label: label) }
}
extension Button where Label == Text {
  public nonisolated init(
    _ title: LocalizedStringKey, role: ButtonRole? = nil, intent: some AppIntent
  ) { self.init(title, role: role, action: {}) }
  @_disfavoredOverload
  public nonisolated init(
    _ title: some StringProtocol, role: ButtonRole? = nil, intent: some AppIntent
  ) { self.init(title, role: role, action: {}) }
}
extension Button where Label == GalleySwiftUI.Label<Text, Image> {
  public nonisolated init(
    _ title: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    intent: some AppIntent
  ) { self.init(title, systemImage: systemImage, role: role, action: {}) }
}
extension Toggle {
  public nonisolated init(
    isOn: Bool, intent: some AppIntent, @ViewBuilder label: () -> Label
  ) { self.init(isOn: .constant(isOn), label: label) }
}
extension Toggle where Label == Text {
  public nonisolated init(_ title: LocalizedStringKey, isOn: Bool, intent: some AppIntent) {
    self.init(title, isOn: .constant(isOn))
  }
}
