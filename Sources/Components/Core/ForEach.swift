internal import GalleyLayout

/// The views of each value, in order.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: Sendable {
  private let list: ViewList<Content>

  private nonisolated init(_ views: [Content]) { list = ViewList(views) }
}

extension ForEach {
  /// Makes the views of values that identify themselves.
  public init(
    _ data: Data, @ViewBuilder content: (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data.map(content))
  }

  /// Makes the views of values that a part of them identifies.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: (Data.Element) -> Content
  ) {
    self.init(data.map(content))
  }

  /// Makes the views of a range of numbers.
  public init(
    _ data: Range<Int>, @ViewBuilder content: (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(data.map(content))
  }
}

extension ForEach: GroupView {
  nonisolated var childCount: Int { list.childCount }
  nonisolated func appendChildren(
    to tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    list.appendChildren(to: &tree, environment)
  }
  nonisolated func visitChildren<Visitor: ViewVisitor>(_ visitor: inout Visitor) {
    list.visitChildren(&visitor)
  }
}
