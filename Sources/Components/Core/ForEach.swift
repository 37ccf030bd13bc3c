internal import GalleyLayout

/// The views of each value, in order. The values stay in the hands of who builds the tree.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  @unchecked Sendable
{
  /// The values.
  public let data: Data
  /// Makes the views of a value.
  public let content: (Data.Element) -> Content
  private let views: [Content]
  /// Identifies a value among the others.
  private let identify: (Data.Element) -> ID

  private nonisolated init(
    views data: Data, _ content: @escaping (Data.Element) -> Content,
    _ identify: @escaping (Data.Element) -> ID
  ) {
    (self.data, self.content, self.identify) = (data, content, identify)
    // A value shows what the first one of its identity does, as the platform has one view of an identity. Recorded on
    // iOS 18: aessam/NiceViewsLib at 7ea4562d, testExploreView2.
    var views: [Content] = []
    views.reserveCapacity(data.count)
    var places: [ID: Int] = [:]
    for (place, element) in data.enumerated() {
      if let first = places[identify(element)] {
        views.append(views[first])
      } else {
        places[identify(element)] = place
        views.append(content(element))
      }
    }
    self.views = views
  }
}

extension ForEach {
  /// Makes the views of values that identify themselves.
  public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(views: data, content) { $0.id }
  }

  /// Makes the views of values that a part of them identifies.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(views: data, content) { $0[keyPath: id] }
  }

  /// Makes the views of a range of numbers, which their places identify.
  public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    (self.data, self.content) = (data, content)
    identify = { $0 - data.lowerBound }
    views = data.map(content)
  }
}

extension ForEach {
  private nonisolated func identity(of element: Data.Element) -> ViewIdentity {
    ViewIdentity(AnyHashable(identify(element)), in: Self.self)
  }
}

extension ForEach: RowContent {
  nonisolated var rowCount: Int { views.count }
  nonisolated func appendRows(
    _ rows: Range<Int>, to tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    for (element, view) in zip(data.dropFirst(rows.lowerBound), views[rows]) {
      let identity = { self.identity(of: element) }
      environment.identified(by: identity, in: &tree) { Content._makeChildren(view, in: &$0, $1) }
    }
  }
}

extension ForEach: GroupView {
  nonisolated var childCount: Int { ViewList(views).childCount }
  nonisolated func appendChildren(
    to tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    appendRows(0..<views.count, to: &tree, environment)
  }
  nonisolated func visitChildren<Visitor: ViewVisitor>(_ visitor: inout Visitor) {
    for (element, view) in zip(data, views) {
      let identity = { self.identity(of: element) }
      visitor.visit(identifiedBy: identity) { Content._visitChildren(view, &$0) }
    }
  }
}
