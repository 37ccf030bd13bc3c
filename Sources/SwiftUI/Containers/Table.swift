public import Foundation
public import GalleyComponents

/// Rows with columns. If space is limited, as on a phone, a table is a list of its first column.
public struct Table<Value: Identifiable>: @unchecked Sendable {
  private let values: [Value]
  private let columns: [TableColumnParts<Value>]
  @Environment(\.horizontalSizeClass) private var sizeClass

  private init(
    values: some Sequence<Value>, columns: [TableColumnParts<Value>]
  ) { (self.values, self.columns) = (Array(values), columns) }

  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value> columns: () -> [TableColumnParts<Value>]
  ) where Data.Element == Value { self.init(values: data, columns: columns()) }
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value> columns: () -> [TableColumnParts<Value>]
  ) where Data.Element == Value { self.init(values: data, columns: columns()) }
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> [TableColumnParts<Value>]
  ) where Data.Element == Value { self.init(values: data, columns: columns()) }
  public init<Data: RandomAccessCollection, Order: SortComparator>(
    _ data: Data, sortOrder: Binding<[Order]>,
    @TableColumnBuilder<Value> columns: () -> [TableColumnParts<Value>]
  ) where Data.Element == Value { self.init(values: data, columns: columns()) }
  public init<Data: RandomAccessCollection, Order: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Order]>,
    @TableColumnBuilder<Value> columns: () -> [TableColumnParts<Value>]
  ) where Data.Element == Value { self.init(values: data, columns: columns()) }
  public init(
    of type: Value.Type, @TableColumnBuilder<Value> columns: () -> [TableColumnParts<Value>],
    @TableRowBuilder<Value> rows: () -> [Value]
  ) { self.init(values: rows(), columns: columns()) }
  public init(
    of type: Value.Type, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value> columns: () -> [TableColumnParts<Value>],
    @TableRowBuilder<Value> rows: () -> [Value]
  ) { self.init(values: rows(), columns: columns()) }
  public init(
    of type: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> [TableColumnParts<Value>],
    @TableRowBuilder<Value> rows: () -> [Value]
  ) { self.init(values: rows(), columns: columns()) }
  public init<Order: SortComparator>(
    of type: Value.Type, sortOrder: Binding<[Order]>,
    @TableColumnBuilder<Value> columns: () -> [TableColumnParts<Value>],
    @TableRowBuilder<Value> rows: () -> [Value]
  ) { self.init(values: rows(), columns: columns()) }
  public init<Data: RandomAccessCollection, Order: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Order]>,
    @TableColumnBuilder<Value> columns: () -> [TableColumnParts<Value>]
  ) where Data.Element == Value { self.init(values: data, columns: columns()) }
}

extension Table: View {
  public var body: some View {
    if sizeClass == .regular {
      List {
        Section {
          ForEach(values) { value in row { $0.cell(value) } }
        } header: {
          row { $0.label }
        }
      }
      .listStyle(.plain)
    } else {
      List(values) { columns.first?.cell($0) }
    }
  }

  private func row(_ cell: @escaping (TableColumnParts<Value>) -> AnyView) -> some View {
    HStack(spacing: 8) {
      ForEach(columns.indices, id: \.self) {
        let width = columns[$0].width
        return cell(columns[$0]).frame(
          minWidth: width.min, idealWidth: width.ideal, maxWidth: width.max ?? .infinity,
          alignment: .leading)
      }
    }
  }
}

/// The parts of a table's column.
public struct TableColumnParts<Value> {
  let label: AnyView
  let cell: (Value) -> AnyView
  let width: TableColumnWidth
}

/// The space of a column; as much as the others have if nothing is specified.
struct TableColumnWidth {
  var min: CGFloat?
  var ideal: CGFloat?
  var max: CGFloat?
}

@resultBuilder
public enum TableColumnBuilder<Value> {
  public static func buildExpression<Content: View>(
    _ column: TableColumn<Value, Content>
  ) -> [TableColumnParts<Value>] { [column.parts] }
  public static func buildBlock(
    _ columns: [TableColumnParts<Value>]...
  ) -> [TableColumnParts<Value>] {
    columns.flatMap(\.self)
  }
  public static func buildIf(_ columns: [TableColumnParts<Value>]?) -> [TableColumnParts<Value>] {
    columns ?? []
  }
}

public struct TableColumn<Value, Content: View> {
  private let label: Text
  private let content: (Value) -> Content
  private var width = TableColumnWidth()

  public init(_ key: LocalizedStringKey, @ViewBuilder content: @escaping (Value) -> Content) {
    (label, self.content) = (Text(key), content)
  }
  public init<Sorted>(
    _ key: LocalizedStringKey, value: KeyPath<Value, Sorted>,
    @ViewBuilder content: @escaping (Value) -> Content
  ) { (label, self.content) = (Text(key), content) }
  public init(_ key: LocalizedStringKey, value: KeyPath<Value, String>) where Content == Text {
    (label, content) = (Text(key), { Text(verbatim: $0[keyPath: value]) })
  }

  var parts: TableColumnParts<Value> {
    TableColumnParts(label: AnyView(label), cell: { AnyView(content($0)) }, width: width)
  }

  public func width(_ width: CGFloat? = nil) -> Self {
    self.width(min: width, ideal: width, max: width)
  }
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> Self {
    var column = self
    column.width = TableColumnWidth(min: min, ideal: ideal, max: max)
    return column
  }
}

/// A row of a table.
public struct TableRow<Value: Identifiable>: @unchecked Sendable {
  let value: Value
  public init(_ value: Value) { self.value = value }
  public func contextMenu<Content: View>(@ViewBuilder menuItems: () -> Content) -> TableRow { self }
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> TableRow { self }
  public func draggable<Payload>(_ payload: @autoclosure @escaping () -> Payload) -> TableRow {
    self
  }
}
/// Rows of a table can be listed as views; the table reads their values.
extension TableRow: View {
  public var body: some View { EmptyView() }
}

/// Collects the rows of a table.
@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
  public static func buildExpression(_ row: TableRow<Value>) -> [Value] { [row.value] }
  public static func buildExpression(_ section: TableSection<Value>) -> [Value] { section.rows }
  public static func buildExpression<Data: RandomAccessCollection, ID: Hashable, Content: View>(
    _ rows: ForEach<Data, ID, Content>
  ) -> [Value] where Data.Element == Value { Array(rows.data) }
  public static func buildBlock(_ rows: [Value]...) -> [Value] { rows.flatMap(\.self) }
  public static func buildOptional(_ rows: [Value]?) -> [Value] { rows ?? [] }
  public static func buildEither(first rows: [Value]) -> [Value] { rows }
  public static func buildEither(second rows: [Value]) -> [Value] { rows }
  public static func buildArray(_ rows: [[Value]]) -> [Value] { rows.flatMap(\.self) }
}

/// Rows with a heading.
public struct TableSection<Value: Identifiable> {
  let rows: [Value]
  public init(
    _ key: LocalizedStringKey, @TableRowBuilder<Value> content: () -> [Value]
  ) { rows = content() }
}
