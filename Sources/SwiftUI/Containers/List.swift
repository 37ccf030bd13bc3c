import Foundation
import GalleyComponents
import GalleyDesign
import GalleyGeometry
import GalleyLayout

/// Rows one below the other, in cards of rounded corners unless a style says otherwise.
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
  public init<Base: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Base>, @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> Row
  )
  where
    Base.Element: Identifiable, Content == ForEach<[Binding<Base.Element>], Base.Element.ID, Row>
  {
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

/// Rows that belong together, with what stands above and below them.
public struct Section<Parent: View, Content: View, Footer: View>: Sendable {
  let header: Parent
  let content: Content
  let footer: Footer

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    (self.content, self.header, self.footer) = (content(), header(), footer())
  }
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    (self.content, self.header, self.footer) = (content(), header, footer)
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}
extension Section where Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { EmptyView() })
  }
}
extension Section where Parent == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { footer })
  }
}
extension Section where Parent == Text, Footer == EmptyView {
  public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(key) }, footer: { EmptyView() })
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
  public init(
    _ key: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, header: { Text(key) }, footer: { EmptyView() })
  }
}

/// A section, whatever its parts are.
protocol AnySection {
  var sectionHeader: AnyView { get }
  var sectionContent: AnyView { get }
  var sectionFooter: AnyView { get }
}

extension Section: AnySection {
  var sectionHeader: AnyView { AnyView(header) }
  var sectionContent: AnyView { AnyView(content) }
  var sectionFooter: AnyView { AnyView(footer) }
}

/// Outside of lists a section stands for header, rows and footer in order.
extension Section: PrimitiveView {
  public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    all.append(in: &tree, environment)
  }
  public nonisolated static func _makeView(
    _ view: Section, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    view.build(in: &tree, environment)
  }
  private var all: VStack<TupleView<(Parent, Content, Footer)>> {
    VStack(spacing: 8) {
      header
      content
      footer
    }
  }
}

// Styles

enum ListLook: Sendable {
  case plain
  case grouped
  case insetGrouped

  var isCard: Bool { self == .insetGrouped }
}

public protocol ListStyle {
  nonisolated var _isPlain: Bool { get }
  nonisolated var _isInset: Bool { get }
}
extension ListStyle {
  public var _isPlain: Bool { false }
  public var _isInset: Bool { true }
}
public struct DefaultListStyle: ListStyle {
  public init() {}
}
public struct PlainListStyle: ListStyle {
  public init() {}
  public var _isPlain: Bool { true }
}
public struct GroupedListStyle: ListStyle {
  public init() {}
  public var _isInset: Bool { false }
}
public struct InsetGroupedListStyle: ListStyle {
  public init() {}
}
public struct InsetListStyle: ListStyle {
  public init() {}
  public var _isPlain: Bool { true }
}
public struct SidebarListStyle: ListStyle {
  public init() {}
}
extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

public protocol FormStyle {}
public struct GroupedFormStyle: FormStyle {
  public init() {}
}
public struct ColumnsFormStyle: FormStyle {
  public init() {}
}
public struct AutomaticFormStyle: FormStyle {
  public init() {}
}
extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

private enum ListKeys {
  struct Look: EnvironmentKey {
    static var defaultValue: ListLook { .insetGrouped }
  }
  struct Ground: EnvironmentKey {
    static var defaultValue: Bool { false }
  }
  struct Inside: EnvironmentKey {
    static var defaultValue: Bool { false }
  }
}

extension EnvironmentValues {
  var listLook: ListLook {
    get { self[ListKeys.Look.self] }
    set { self[ListKeys.Look.self] = newValue }
  }
  var hidesListBackground: Bool {
    get { self[ListKeys.Ground.self] }
    set { self[ListKeys.Ground.self] = newValue }
  }
  var isInList: Bool {
    get { self[ListKeys.Inside.self] }
    set { self[ListKeys.Inside.self] = newValue }
  }
}

/// What a row tells its list.
struct RowModifier: TreeModifier {
  var background: AnyView?
  var insets: EdgeInsets?
  var hidesSeparator: Bool?
}

extension RowModifier {
  nonisolated func build<Wrapped: View>(
    _ content: Wrapped, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    content.append(in: &tree, environment)
  }
}

extension View {
  public nonisolated func listStyle<Style: ListStyle>(_ style: Style) -> some View {
    let look: ListLook = style._isPlain ? .plain : style._isInset ? .insetGrouped : .grouped
    return values { $0.listLook = look }
  }
  public nonisolated func formStyle<Style: FormStyle>(_ style: Style) -> some View { self }
  public nonisolated func listRowBackground<Background: View>(_ view: Background?) -> some View {
    modifier(RowModifier(background: view.map { AnyView($0) }))
  }
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(RowModifier(insets: insets))
  }
  public nonisolated func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(RowModifier(hidesSeparator: visibility == .hidden))
  }
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  public nonisolated func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  public nonisolated func listItemTint(_ color: Color?) -> some View { tint(color) }
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View { self }
  public nonisolated func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Actions
  ) -> some View { self }
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View { self }
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View { self }
}

public enum Prominence: Sendable { case standard, increased }
public struct ListSectionSpacing: Sendable {
  public static let `default` = ListSectionSpacing()
  public static let compact = ListSectionSpacing()
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing() }
}

// Rows

/// A row of a list in the surroundings that its view is built in.
private struct ListRow {
  var view: AnyView
  var environment: TreeEnvironment
  var look = RowModifier()
}

private struct ListSection {
  var header: [ListRow] = []
  var rows: [ListRow] = []
  var footer: [ListRow] = []
  var isImplicit = false
}

/// Finds the sections and rows of a list, through the bodies of views that are made of several.
private struct RowCollector: ViewVisitor {
  var sections: [ListSection] = []
  var environment: TreeEnvironment

  init(_ environment: TreeEnvironment) { self.environment = environment }

  mutating func visit<Content: View>(_ view: Content) {
    if let any = view as? AnyView { return open(any.base) }
    let whole = AnyView(view)
    let inner = coreView(of: whole)
    if let section = inner as? any AnySection {
      return add(section, modifiersOf: whole)
    }
    if Content.Body.self != Never.self, let (body, inside) = environment.evaluating(view) {
      return evaluate(body, in: inside)
    }
    append(ListRow(view: whole, environment: environment, look: Self.look(of: whole)))
  }

  private mutating func open<Content: View>(_ view: Content) {
    Content._visitChildren(view, &self)
  }

  private mutating func evaluate<Body: View>(_ body: Body, in inside: TreeEnvironment) {
    let outer = environment
    environment = inside
    Body._visitChildren(body, &self)
    environment = outer
  }

  private mutating func append(_ row: ListRow) {
    if sections.last?.isImplicit != true { sections.append(ListSection(isImplicit: true)) }
    sections[sections.count - 1].rows.append(row)
  }

  private mutating func add(_ section: any AnySection, modifiersOf whole: AnyView) {
    let rewrap = whole.base as? any ModifiedView
    var result = ListSection()
    result.header = collect(section.sectionHeader)
    result.rows = collect(section.sectionContent).map { row in
      var row = row
      if let rewrap { row.view = rewrap.replacing(core: row.view) }
      row.look = Self.look(of: row.view)
      return row
    }
    result.footer = collect(section.sectionFooter)
    sections.append(result)
  }

  private func collect(_ view: AnyView) -> [ListRow] {
    var inner = RowCollector(environment)
    AnyView._visitChildren(view, &inner)
    return inner.sections.flatMap(\.rows)
  }

  private static func look(of view: AnyView) -> RowModifier {
    var look = RowModifier()
    for modifier in modifierChain(of: view) {
      guard let row = modifier as? RowModifier else { continue }
      look.background = look.background ?? row.background
      look.insets = look.insets ?? row.insets
      look.hidesSeparator = look.hidesSeparator ?? row.hidesSeparator
    }
    return look
  }
}

/// The rows of a list or a form in the look of the surroundings.
private struct RowList: Sendable {
  let content: AnyView
}

extension RowList: PrimitiveView {
  func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    var values = EnvironmentValues(environment)
    let look = values.listLook
    values.isInList = true
    let inner = values.tree ?? environment
    var collector = RowCollector(inner)
    AnyView._visitChildren(content, &collector)
    let sections = collector.sections
    let ground: any ShapeStyle =
      values.hidesListBackground
      ? Color.clear
      : look == .plain
        ? Color(SystemColor.systemBackground) : Color(SystemColor.systemGroupedBackground)
    let list = Built { tree, environment in
      tree.node(.scroll(ScrollStyle(horizontal: false, vertical: true))) { tree in
        tree.node(.vstack(alignment: .leading, spacing: 0)) { tree in
          for (index, section) in sections.enumerated() {
            Self.build(section, at: index, look, in: &tree, environment)
          }
          if look != .plain { Self.gap(35, in: &tree) }
        }
      }
    }
    .clipped()
    .background { Rectangle().painted(fill: ground).node(.ignoresSafeArea(.all)) }
    list.append(in: &tree, inner)
  }

  private static func gap(_ height: Double, in tree: inout TreeBuilder) {
    tree.node(.frame(width: nil, height: height, alignment: .center)) { $0.leaf(.fill) }
  }

  private static func build(
    _ section: ListSection, at index: Int, _ look: ListLook, in tree: inout TreeBuilder,
    _ environment: TreeEnvironment
  ) {
    let hasHeader = !section.header.isEmpty
    if look != .plain {
      gap(hasHeader ? (index == 0 ? 16 : 17.7) : (index == 0 ? 35 : 35), in: &tree)
    }
    for row in section.header { caption(row, look, isHeader: true).append(in: &tree, environment) }
    if !section.rows.isEmpty { card(section.rows, look).append(in: &tree, environment) }
    for row in section.footer { caption(row, look, isHeader: false).append(in: &tree, environment) }
  }

  private static func caption(_ row: ListRow, _ look: ListLook, isHeader: Bool) -> some View {
    let row = Unchecked(row)
    let inset = look.isCard ? 40.0 : 20
    return Built { tree, environment in
      AnyView.makeOne(row.value.view, in: &tree, environment)
    }
    .font(look == .plain && isHeader ? .system(size: 17, weight: .semibold) : .footnote)
    .textCase(isHeader && look != .plain ? .uppercase : nil)
    .foregroundStyle(Color.secondary)
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(
      EdgeInsets(
        top: isHeader ? (look == .plain ? 22 : 17) : 6, leading: inset, bottom: isHeader ? 6 : 12,
        trailing: inset))
  }

  private static func card(_ rows: [ListRow], _ look: ListLook) -> some View {
    let rows = Unchecked(rows)
    let stack = Built { tree, environment in
      tree.node(.vstack(alignment: .leading, spacing: 0)) { tree in
        for (index, row) in rows.value.enumerated() {
          rowView(row, isLast: index == rows.value.count - 1, look).append(in: &tree, environment)
        }
      }
    }
    return Group {
      if look.isCard {
        stack.clipShape(RoundedRectangle(cornerRadius: 10)).padding(.horizontal, 20)
      } else {
        stack
      }
    }
  }

  private static func rowView(_ row: ListRow, isLast: Bool, _ look: ListLook) -> some View {
    let insets = row.look.insets ?? EdgeInsets(vertical: 6, horizontal: 20)
    let hasLine = row.look.hidesSeparator != true && (!isLast || look == .plain)
    let row = Unchecked(row)
    return Built { tree, _ in
      AnyView.makeOne(row.value.view, in: &tree, row.value.environment)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(insets)
    .frame(minHeight: 44)
    .background {
      if let own = row.value.look.background {
        own
      } else {
        Rectangle().painted(
          fill: look == .plain
            ? Color(SystemColor.systemBackground)
            : Color(SystemColor.secondarySystemGroupedBackground))
      }
    }
    .overlay(alignment: .bottom) {
      if hasLine {
        Hairline().padding(.leading, insets.leading)
      }
    }
  }
}
