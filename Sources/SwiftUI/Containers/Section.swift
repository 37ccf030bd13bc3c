public import GalleyComponents
public import GalleyLayout

/// Rows that belong together, with the views above and below them.
public struct Section<Parent: View, Content: View, Footer: View>: Sendable {
  let header: Parent
  let content: Content
  let footer: Footer
  /// False if its rows are hidden.
  private(set) var isOpen = true

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
  /// A section that can be closed, in which case its rows are absent.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(content: content, header: header, footer: { EmptyView() })
    isOpen = isExpanded.wrappedValue
  }
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
    self.init(isExpanded: isExpanded, content: content) { Text(key) }
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
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
  var sectionContent: AnyView { isOpen ? AnyView(content) : AnyView(EmptyView()) }
  var sectionFooter: AnyView { AnyView(footer) }
}

extension Section: PartedView {
  package func visitParts<Visitor: ViewVisitor>(_ visitor: inout Visitor) {
    Group<TupleView<(Parent, Content?, Footer)>>._visitChildren(all, &visitor)
  }
}

/// Outside of lists a section consists of header, rows and footer in order.
extension Section: PrimitiveView {
  public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    all.append(in: &tree, environment)
  }
  public nonisolated static func _makeView(
    _ view: Section, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    view.build(in: &tree, environment)
  }
  public nonisolated static func _childCount(_ view: Section) -> Int {
    Group<TupleView<(Parent, Content?, Footer)>>._childCount(view.all)
  }
  public nonisolated static func _makeChildren(
    _ view: Section, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    Group<TupleView<(Parent, Content?, Footer)>>._makeChildren(view.all, in: &tree, environment)
  }
  private nonisolated var all: Group<TupleView<(Parent, Content?, Footer)>> {
    Group {
      header
      if isOpen { content }
      footer
    }
  }
}
