public import GalleySwiftUI

/// A tip, whose words a box replaces.
public protocol Tip: Identifiable, Sendable {
  var id: String { get }
  var title: Text { get }
  var message: Text? { get }
  var image: Image? { get }
  @Tips.ActionBuilder var actions: [Tips.Action] { get }
  @Tips.RuleBuilder var rules: [Tips.Rule] { get }
  @Tips.OptionsBuilder var options: [any TipOption] { get }
}
extension Tip {
  public typealias Action = Tips.Action
  public typealias Rule = Tips.Rule
  public typealias Event = Tips.Event
  public typealias Option = any TipOption
  public typealias MaxDisplayCount = Tips.MaxDisplayCount
  public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
  public var id: String { "\(Self.self)" }
  public var message: Text? { nil }
  public var image: Image? { nil }
  public var actions: [Tips.Action] { [] }
  public var rules: [Tips.Rule] { [] }
  public var options: [any TipOption] { [] }
  public var status: Tips.Status { .available }
  public var shouldDisplay: Bool { true }
  public func invalidate(reason: Tips.InvalidationReason) {}
}

public protocol TipOption: Sendable {}

public enum Tips {
  public enum Status: Hashable, Sendable {
    case pending
    case available
    case invalidated(InvalidationReason)
  }
  public enum InvalidationReason: Hashable, Sendable {
    case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
  }
  public struct Action: Identifiable, Sendable {
    public let id: String
    public init(
      id: String? = nil, title: some StringProtocol,
      perform handler: @escaping @Sendable () -> Void = {}
    ) { self.id = id ?? String(title) }
    public init(
      id: String? = nil, perform handler: @escaping @Sendable () -> Void = {},
      _ label: @escaping @Sendable () -> Text
    ) { self.id = id ?? "" }
  }
  public struct Rule: Sendable {}
  public struct Event: Sendable {
    public let id: String
    public init(id: String) { self.id = id }
    public func donate() async {}
    public func sendDonation() {}
  }
  public struct MaxDisplayCount: TipOption { public init(_ count: Int) {} }
  public struct IgnoresDisplayFrequency: TipOption { public init(_ isIgnored: Bool) {} }
  public struct ConfigurationOption: Sendable {
    public struct DisplayFrequency: Sendable {
      public static let immediate = Self()
      public static let hourly = Self()
      public static let daily = Self()
      public static let weekly = Self()
      public static let monthly = Self()
    }
    public struct DatastoreLocation: Sendable {
      public static let applicationDefault = Self()
      public static func url(_ url: URL) -> Self { Self() }
      public static func groupContainer(identifier: String) -> Self { Self() }
    }
    public static func displayFrequency(_ frequency: DisplayFrequency) -> Self { Self() }
    public static func datastoreLocation(_ location: DatastoreLocation) -> Self { Self() }
  }
  public static func configure(_ options: [ConfigurationOption] = []) throws {}
  public static func resetDatastore() throws {}
  public static func showAllTipsForTesting() {}
  public static func hideAllTipsForTesting() {}

  @resultBuilder
  public enum ActionBuilder {
    public static func buildBlock(_ parts: Action...) -> [Action] { parts }
  }
  @resultBuilder
  public enum RuleBuilder {
    public static func buildBlock(_ parts: Rule...) -> [Rule] { parts }
  }
  @resultBuilder
  public enum OptionsBuilder {
    public static func buildBlock(_ parts: any TipOption...) -> [any TipOption] { parts }
  }
}

public struct TipView<Content: Tip>: Sendable {
  let tip: Content?
}
extension TipView: View {
  public nonisolated init(
    _ tip: Content, arrowEdge: Edge? = nil,
    action: @escaping @Sendable (Tips.Action) -> Void = { _ in }
  ) { self.tip = tip }
  public nonisolated init(
    _ tip: Content?, arrowEdge: Edge? = nil,
    action: @escaping @Sendable (Tips.Action) -> Void = { _ in }
  ) { self.tip = tip }
  @ViewBuilder public var body: some View {
    if let tip { FrameworkBox("TipView \(type(of: tip))").frame(height: 64) }
  }
}

@MainActor @preconcurrency
public protocol TipViewStyle {
  associatedtype Body: View
  typealias Configuration = TipViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct TipViewStyleConfiguration {
  public let tip: any Tip
  public var title: Text? { tip.title }
  public var message: Text? { tip.message }
  public var image: Image? { tip.image }
  public var actions: [Tips.Action] { tip.actions }
}

extension View {
  /// A tip that points at a view is not shown on a picture.
  public nonisolated func popoverTip(
    _ tip: (any Tip)?, arrowEdge: Edge? = nil,
    action: @escaping @Sendable (Tips.Action) -> Void = { _ in }
  ) -> some View { self }
  public nonisolated func tipViewStyle(_ style: some TipViewStyle) -> some View { self }
  public nonisolated func tipBackground(_ style: some ShapeStyle) -> some View { self }
  public nonisolated func tipCornerRadius(
    _ radius: CGFloat, antialiased: Bool = true
  ) -> some View { self }
  public nonisolated func tipImageSize(_ size: CGSize) -> some View { self }
}
