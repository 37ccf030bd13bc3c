public import GalleySwiftUI

// Live activities, of which none runs.

public protocol ActivityAttributes: Codable {
  associatedtype ContentState: Codable & Hashable
}
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  public let attributes: Attributes
  public let state: Attributes.ContentState
  public var isStale: Bool { false }
  public var activityID: String { "" }
}
public struct ActivityContent<State: Codable & Hashable> {
  public let state: State
  public let staleDate: Date?
  public let relevanceScore: Double
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
  }
}
public struct ActivityAuthorizationInfo: Sendable {
  public init() {}
  public var areActivitiesEnabled: Bool { false }
}
/// The error of a request for an activity.
public enum ActivityAuthorizationError: Error { case denied, unsupported }
public enum ActivityUIDismissalPolicy: Sendable {
  case `default`, immediate
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy { .default }
}
public enum ActivityState: String, Codable, Sendable {
  case active, pending, ended, dismissed, stale
}
public final class Activity<Attributes: ActivityAttributes>: Identifiable {
  public let id = ""
  public var activityState: ActivityState { .ended }
  public static var activities: [Activity<Attributes>] { [] }
  public static func request(
    attributes: Attributes, content: ActivityContent<Attributes.ContentState>,
    pushType: Never? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }
  public func update(_ content: ActivityContent<Attributes.ContentState>) async {}
  public func end(
    _ content: ActivityContent<Attributes.ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
}

public enum DynamicIslandExpandedRegionPosition: Sendable { case leading, trailing, center, bottom }
public struct DynamicIslandExpandedRegion<Content: View> {
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: () -> Content
  ) {}
}
public struct DynamicIslandExpandedContent: Sendable {}
@resultBuilder
public enum DynamicIslandExpandedContentBuilder {
  public static func buildBlock<each Content: View>(
    _ regions: repeat DynamicIslandExpandedRegion<each Content>
  ) -> DynamicIslandExpandedContent { DynamicIslandExpandedContent() }
}
public struct DynamicIsland: Sendable {
  public init(
    @DynamicIslandExpandedContentBuilder expanded: () -> DynamicIslandExpandedContent,
    @ViewBuilder compactLeading: () -> some View, @ViewBuilder compactTrailing: () -> some View,
    @ViewBuilder minimal: () -> some View
  ) {}
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }
}

public struct ActivityConfiguration<Attributes: ActivityAttributes>: Sendable {}
extension ActivityConfiguration: WidgetConfiguration {
  public nonisolated init(
    for type: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> some View,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {}
  public var body: Never { preconditionFailure("the configuration of a widget has no body") }
}

extension View {
  public nonisolated func activityBackgroundTint(_ color: Color?) -> some View {
    background(color ?? .clear)
  }
  public nonisolated func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}
