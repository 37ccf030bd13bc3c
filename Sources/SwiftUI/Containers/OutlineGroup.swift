public import GalleyComponents
public import GalleyLayout

/// Rows of a tree; all of its branches are closed at first.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Row: View>: Sendable {
  let rows: AnyView

  private init(
    _ data: Data, _ id: KeyPath<Data.Element, ID>, _ children: @escaping (Data.Element) -> Data?,
    _ row: @escaping (Data.Element) -> Row
  ) {
    rows = AnyView(
      ForEach(data, id: id) { element in
        if let inner = children(element) {
          DisclosureGroup {
            OutlineGroup(inner, id, children, row).rows
          } label: {
            row(element)
          }
        } else {
          row(element)
        }
      })
  }

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Row
  ) {
    self.init(data, id, { $0[keyPath: children] }, content)
  }
}

extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Row
  ) {
    self.init(data, \.id, { $0[keyPath: children] }, content)
  }
}

extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
  public init<Node>(
    _ root: Node, children: KeyPath<Node, Data?>, @ViewBuilder content: @escaping (Node) -> Row
  ) where Data == [Node] {
    self.init([root], children: children, content: content)
  }
}

/// Stands for its rows.
extension OutlineGroup: PrimitiveView {
  public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    AnyView.makeOne(rows, in: &tree, environment)
  }
  public nonisolated static func _childCount(_ view: OutlineGroup) -> Int {
    AnyView._childCount(view.rows)
  }
  public nonisolated static func _makeChildren(
    _ view: OutlineGroup, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    AnyView._makeChildren(view.rows, in: &tree, environment)
  }
  public nonisolated static func _visitChildren<Visitor: ViewVisitor>(
    _ view: OutlineGroup, _ visitor: inout Visitor
  ) {
    AnyView._visitChildren(view.rows, &visitor)
  }
}

extension List where Selection == Never {
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, Row> {
    content = OutlineGroup(data, children: children, content: rowContent)
  }
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, ID, Row> {
    content = OutlineGroup(data, id: id, children: children, content: rowContent)
  }
}
