public import GalleyComponents
public import GalleyLayout

/// Rows one below the other, in cards of rounded corners unless a style specifies otherwise.
public struct List<Selection, Content: View>: Sendable {
  let content: Content
  fileprivate var selection: ListSelection?
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
    self.selection = ListSelection(one: selection)
  }
  public init(selection: Binding<Set<Selection>>?, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.selection = ListSelection(several: selection)
  }
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Selection?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    content = ForEach(data, content: rowContent)
    self.selection = ListSelection(one: selection)
  }
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<Selection>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    content = ForEach(data, content: rowContent)
    self.selection = ListSelection(several: selection)
  }
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Selection?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
    self.selection = ListSelection(one: selection)
  }
}

extension List where Selection: Hashable {
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<Selection>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
    self.selection = ListSelection(several: selection)
  }
  public init<Row: View>(
    _ data: Range<Int>, selection: Binding<Selection?>?,
    @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    content = ForEach(data, content: rowContent)
    self.selection = ListSelection(one: selection)
  }
  public init<Row: View>(
    _ data: Range<Int>, selection: Binding<Set<Selection>>?,
    @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    content = ForEach(data, content: rowContent)
    self.selection = ListSelection(several: selection)
  }
}

extension List: PrimitiveView {
  public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    RowList(content: AnyView(content), selection: selection).append(in: &tree, environment)
  }
}

/// Rows of controls.
public struct Form<Content: View>: Sendable {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// The form of a style's configuration.
  public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}

extension Form: PrimitiveView {
  public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    guard EnvironmentValues(environment).hasStyle(for: FormStyleConfiguration.self) else {
      return RowList(content: AnyView(content)).append(in: &tree, environment)
    }
    Restyled(FormStyleConfiguration(content: _StyleParts(view: AnyView(content)))) { EmptyView() }
      .append(in: &tree, environment)
  }
}

/// The edits that a list makes by itself.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var move: EditActions { EditActions(rawValue: 1) }
  public static var delete: EditActions { EditActions(rawValue: 2) }
  public static var all: EditActions { [.move, .delete] }
}

extension List where Selection == Never {
  /// A list whose rows change their values, with edits that it makes by itself.
  public init<Data, ID: Hashable, Row: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Content == ForEach<[Binding<Data.Element>], ID, EditableCollectionContent<Row, Data>>
  { content = ForEach(data, id: id, editActions: editActions, content: rowContent) }
  /// A list whose rows change their values, with edits that it makes by itself.
  public init<Data, Row: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Identifiable,
    Content == ForEach<
      [Binding<Data.Element>], Data.Element.ID, EditableCollectionContent<Row, Data>
    >
  { content = ForEach(data, editActions: editActions, content: rowContent) }
}

/// A row that a swipe deletes from its collection, and a drag moves there, on a screen that is touched.
public struct EditableCollectionContent<Content: View, Data>: View {
  private let content: Content
  private let row: Unchecked<TouchRow>

  fileprivate nonisolated init(_ content: Content, _ row: TouchRow) {
    (self.content, self.row) = (content, Unchecked(row))
  }

  public var body: some View {
    content.touched { [row] _ in .row(row.value) }
  }
}

/// The rows of one walk among which a row can be moved.
private final class EditableLoop {}

extension ForEach {
  /// Views of values that they can change, with edits that a list makes by itself.
  public init<Base, Row: View>(
    _ data: Binding<Base>, id: KeyPath<Base.Element, ID>, editActions: EditActions<Base>,
    @ViewBuilder content: @escaping (Binding<Base.Element>) -> Row
  )
  where
    Base: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data == [Binding<Base.Element>], Content == EditableCollectionContent<Row, Base>
  {
    let key = Unchecked(id)
    let loop = EditableLoop()
    self.init(
      Array(data), id: (\Binding<Base.Element>.wrappedValue).appending(path: id)
    ) { element in
      let identity = element.wrappedValue[keyPath: id]
      func index() -> Int {
        data.wrappedValue.enumerated().first { $0.element[keyPath: key.value] == identity }?.offset
          ?? 0
      }
      var row = TouchRow()
      if editActions.contains(.delete) {
        row.trailing = [
          (
            name: "Delete",
            action: { data.wrappedValue.removeAll { $0[keyPath: key.value] == identity } }
          )
        ]
      }
      if editActions.contains(.move) {
        row.order = TouchOrder(loop: loop, index: index) { place in
          data.wrappedValue.move(fromOffsets: [index()], toOffset: place)
        }
      }
      return EditableCollectionContent(content(element), row)
    }
  }
  /// Views of values that they can change, with edits that a list makes by itself.
  public init<Base, Row: View>(
    _ data: Binding<Base>, editActions: EditActions<Base>,
    @ViewBuilder content: @escaping (Binding<Base.Element>) -> Row
  )
  where
    Base: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Base.Element: Identifiable, ID == Base.Element.ID, Data == [Binding<Base.Element>],
    Content == EditableCollectionContent<Row, Base>
  { self.init(data, id: \.id, editActions: editActions, content: content) }
}
