public import Foundation
public import GalleyComponents
public import GalleyGeometry
internal import GalleyLayout

// Sizes measured by the surrounding scrolling container: margins of its content, and shares of its space.

public enum ContentMarginPlacement: Sendable {
  case automatic
  case scrollContent
  case scrollIndicators
}

private enum RoomKeys {
  struct Margins: EnvironmentKey {
    static var defaultValue: ContentMargins { ContentMargins() }
  }
  struct Container: EnvironmentKey {
    static var defaultValue: Int? { nil }
  }
}

extension EnvironmentValues {
  /// The room round the content of the next view that scrolls.
  var contentMargins: ContentMargins {
    get { self[RoomKeys.Margins.self] }
    set { self[RoomKeys.Margins.self] = newValue }
  }
  /// The number by which the container around has been measured.
  var measuredContainer: Int? {
    get { self[RoomKeys.Container.self] }
    set { self[RoomKeys.Container.self] = newValue }
  }
}

extension View {
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    values {
      guard placement != .scrollIndicators else { return }
      if edges.contains(.top) { $0.contentMargins.top = insets.top }
      if edges.contains(.leading) { $0.contentMargins.leading = insets.leading }
      if edges.contains(.bottom) { $0.contentMargins.bottom = insets.bottom }
      if edges.contains(.trailing) { $0.contentMargins.trailing = insets.trailing }
    }
  }
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(Double(length ?? 16)), for: placement)
  }
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, EdgeInsets(Double(length)), for: placement)
  }

  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    node(
      .containerRelative(
        width: axes.contains(.horizontal) ? 1 : nil, height: axes.contains(.vertical) ? 1 : nil))
  }
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    let (count, span) = (CGFloat(max(count, 1)), CGFloat(span))
    return containerRelativeFrame(axes, alignment: alignment) { length, _ in
      (length - spacing * (count - 1)) / count * span + spacing * (span - 1)
    }
  }
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerShare(axes: axes, alignment: alignment, length: Unchecked(length)))
  }
}

/// A frame made of the container's size, which the round before has measured.
private struct ContainerShare: TreeModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: Unchecked<(CGFloat, Axis) -> CGFloat>

  nonisolated func build<Wrapped: View>(
    _ content: Wrapped, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    let values = EnvironmentValues(environment)
    guard let session = values.session else { return content.append(in: &tree, environment) }
    let room = values.measuredContainer.flatMap { session.frames[$0]?.size } ?? session.canvas
    let width = Double(length.value(CGFloat(room.width), .horizontal))
    let height = Double(length.value(CGFloat(room.height), .vertical))
    let kind = NodeKind.frame(
      width: axes.contains(.horizontal) ? max(width, 0) : nil,
      height: axes.contains(.vertical) ? max(height, 0) : nil, alignment: alignment)
    tree.node(kind) { content.append(in: &$0, environment) }
  }
}
