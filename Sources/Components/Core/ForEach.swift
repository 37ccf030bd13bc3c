internal import GalleyLayout

/// The views of each value, in order. The values stay in the hands of who builds the tree.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  @unchecked Sendable
{
  /// The values.
  public let data: Data
  /// Makes the views of a value.
  public let content: (Data.Element) -> Content
  private let list: ViewList<Content>

  private nonisolated init(views data: Data, _ content: @escaping (Data.Element) -> Content) {
    (self.data, self.content) = (data, content)
    list = ViewList(data.map(content))
  }
}

extension ForEach {
  /// Makes the views of values that identify themselves.
  public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(views: data, content)
  }

  /// Makes the views of values that a part of them identifies.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(views: data, content)
  }

  /// Makes the views of a range of numbers.
  public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(views: data, content)
  }
}

extension ForEach: RowContent {
  nonisolated var rowCount: Int { list.rowCount }
  nonisolated func appendRows(
    _ rows: Range<Int>, to tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    list.appendRows(rows, to: &tree, environment)
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
