public import GalleyComponents
public import GalleyLayout

/// Rows one below the other, in cards of rounded corners unless a style specifies otherwise.
public struct List<Selection, Content: View>: Sendable {
  let content: Content
}

extension List where Selection == Never {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    content = ForEach(data, content: rowContent)
  }
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
  }
  public init<Row: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    content = ForEach(data, content: rowContent)
  }
}

extension List where Selection: Hashable {
  public init(selection: Binding<Selection?>?, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public init(selection: Binding<Set<Selection>>?, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Selection?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    content = ForEach(data, content: rowContent)
  }
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<Selection>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    content = ForEach(data, content: rowContent)
  }
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Selection?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
  }
}

extension List where Selection: Hashable {
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<Selection>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
  }
  public init<Row: View>(
    _ data: Range<Int>, selection: Binding<Selection?>?,
    @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    content = ForEach(data, content: rowContent)
  }
  public init<Row: View>(
    _ data: Range<Int>, selection: Binding<Set<Selection>>?,
    @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    content = ForEach(data, content: rowContent)
  }
}

extension List: PrimitiveView {
  public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    RowList(content: AnyView(content)).append(in: &tree, environment)
  }
}

/// Rows of controls.
public struct Form<Content: View>: Sendable {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: PrimitiveView {
  public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    RowList(content: AnyView(content)).append(in: &tree, environment)
  }
}
