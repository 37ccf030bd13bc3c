// swift-format-ignore-file: AmbiguousTrailingClosureOverload
import Foundation
import GalleyComponents
import GalleyDesign
import GalleyGeometry
import GalleyLayout

// Navigation with its bar: what the views inside say of title and toolbar is collected while they
// are built, and the bar is made of it.

/// What a screen says of its bars.
struct BarItems: Sendable {
  var title: AnyView?
  var isInline: Bool?
  var isHidden = false
  var leading: [AnyView] = []
  var principal: [AnyView] = []
  var trailing: [AnyView] = []
  var bottom: [AnyView] = []
  var search: String?

  struct Key: PreferenceKey {
    static var defaultValue: BarItems { BarItems() }
    static func reduce(value: inout BarItems, nextValue: () -> BarItems) {
      let next = nextValue()
      value.title = value.title ?? next.title
      value.isInline = value.isInline ?? next.isInline
      value.isHidden = value.isHidden || next.isHidden
      value.leading += next.leading
      value.principal += next.principal
      value.trailing += next.trailing
      value.bottom += next.bottom
      value.search = value.search ?? next.search
    }
  }
}

public struct NavigationStack<Data, Root: View>: Sendable {
  let root: Root
}

extension NavigationStack where Data == NavigationPath {
  public init(@ViewBuilder root: () -> Root) { self.root = root() }
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) { self.root = root() }
}
extension NavigationStack
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection {
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) { self.root = root() }
}

public struct NavigationPath: Equatable, Sendable {
  public var count: Int { 0 }
  public var isEmpty: Bool { true }
  public init() {}
  public mutating func append<Value: Hashable>(_ value: Value) {}
  public mutating func removeLast(_ count: Int = 1) {}
}

extension NavigationStack: PrimitiveView {
  public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    BarScreen(content: AnyView(root)).append(in: &tree, environment)
  }
}

public struct NavigationView<Content: View>: Sendable {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: PrimitiveView {
  public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    var list = ChildList()
    Content._visitChildren(content, &list)
    BarScreen(content: list.views.first ?? AnyView(content)).append(in: &tree, environment)
  }
}

public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: Sendable {
  let sidebar: Sidebar
  let detail: Detail
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    (self.sidebar, self.detail) = (sidebar(), detail())
  }
}

extension NavigationSplitView where Content == EmptyView {
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    (self.sidebar, self.detail) = (sidebar(), detail())
  }
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    (self.sidebar, self.detail) = (sidebar(), detail())
  }
}

public struct NavigationSplitViewVisibility: Equatable, Sendable {
  private let name: String
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  public static let all = NavigationSplitViewVisibility(name: "all")
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

extension NavigationSplitView: PrimitiveView {
  public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    let isWide = EnvironmentValues(environment).horizontalSizeClass == .regular
    guard isWide else {
      return BarScreen(content: AnyView(sidebar)).append(in: &tree, environment)
    }
    HStack(spacing: 0) {
      BarScreen(content: AnyView(sidebar)).frame(width: 320)
      Rectangle().fill(Color(SystemColor.separator)).frame(width: 0.5)
      BarScreen(content: AnyView(detail))
    }
    .append(in: &tree, environment)
  }
}

/// A screen with a bar above and perhaps one below.
struct BarScreen: Sendable {
  let content: AnyView
}

extension BarScreen: PrimitiveView {
  func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    guard let session = EnvironmentValues(environment).session else {
      return AnyView.makeOne(content, in: &tree, environment)
    }
    // The bar is the second child, so that the content has spoken when it is made.
    tree.node(.safeAreaInset(.top, alignment: .center, spacing: 0)) { tree in
      var items = BarItems()
      let content = content
      let collected = session.collecting {
        Built { tree, environment in
          AnyView.makeOne(content, in: &tree, environment)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .append(in: &tree, environment)
      }
      items = collected.value(BarItems.Key.self)
      session.preferences[session.preferences.count - 1].replace(BarItems.Key.self, BarItems())
      NavigationBar(items: items).append(in: &tree, environment)
    }
  }
}

private struct NavigationBar: Sendable {
  let items: BarItems
}

extension NavigationBar: PrimitiveView {
  func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    if items.isHidden { return tree.leaf(.empty) }
    let hasBar =
      items.title != nil || !items.leading.isEmpty || !items.trailing.isEmpty
      || !items.principal.isEmpty
    let isLarge = items.title != nil && items.isInline != true
    guard hasBar || items.search != nil else {
      return tree.node(.frame(width: nil, height: 44, alignment: .center)) { $0.leaf(.fill) }
    }
    let title = items.title
    VStack(alignment: .leading, spacing: 0) {
      ZStack {
        HStack(spacing: 20) {
          row(items.leading)
          Spacer(minLength: 0)
          row(items.trailing)
        }
        .padding(.horizontal, 16)
        if !items.principal.isEmpty {
          row(items.principal)
        } else if !isLarge, let title {
          title.font(.headline).lineLimit(1)
        }
      }
      .frame(height: 44)
      if isLarge, let title {
        title.font(.largeTitle.bold()).lineLimit(1)
          .frame(height: 52).padding(.horizontal, 16)
      }
      if let search = items.search {
        HStack(spacing: 6) {
          Image(systemName: "magnifyingglass")
          Text(verbatim: search)
          Spacer(minLength: 0)
        }
        .foregroundStyle(Color.secondary)
        .padding(.horizontal, 8).frame(height: 36)
        .background(Color(SystemColor.tertiaryFill), in: RoundedRectangle(cornerRadius: 10))
        .padding(EdgeInsets(top: 1, leading: 16, bottom: 15, trailing: 16))
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .append(in: &tree, environment)
  }

  private func row(_ views: [AnyView]) -> some View {
    HStack(spacing: 20) {
      ForEach(views.indices, id: \.self) { views[$0] }
    }
  }
}

// Links

public struct NavigationLink<Label: View, Destination: View>: Sendable {
  let label: Label

  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
  public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) { self.label = label() }
  public init<Tag: Hashable>(
    tag: Tag, selection: Binding<Tag?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }
  public init<Tag: Hashable>(
    destination: Destination, tag: Tag, selection: Binding<Tag?>, @ViewBuilder label: () -> Label
  ) { self.label = label() }
}

extension NavigationLink where Label == Text {
  public init(_ key: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    label = Text(key)
  }
  public init(_ key: LocalizedStringKey, destination: Destination) { label = Text(key) }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder destination: () -> Destination
  ) { label = Text(title) }
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: Destination) {
    label = Text(title)
  }
}

extension NavigationLink where Destination == Never {
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
  public init<Value: Hashable>(_ key: LocalizedStringKey, value: Value?) where Label == Text {
    label = Text(key)
  }
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Hashable>(_ title: Title, value: Value?)
  where Label == Text {
    label = Text(title)
  }
}

extension NavigationLink: View {
  public var body: some View { LinkLook(label: AnyView(label)) }
}

private struct LinkLook: @unchecked Sendable {
  let label: AnyView
  @Environment(\.isInList) private var isInList
  init(label: AnyView) { self.label = label }
}

extension LinkLook: View {
  @ViewBuilder var body: some View {
    if isInList {
      HStack(spacing: 8) {
        label
        Spacer(minLength: 0)
        Chevron()
      }
    } else {
      StyledButton(
        configuration: PrimitiveButtonStyleConfiguration(role: nil, label: .init(view: label)))
    }
  }
}

// Toolbars

@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder var body: Body { get }
  nonisolated func _add(to items: inout _ToolbarItems)
}

/// The items of a toolbar by their places; only Galley makes one.
public struct _ToolbarItems {
  var items = BarItems()
}

extension ToolbarContent {
  public nonisolated func _add(to items: inout _ToolbarItems) {
    let view = Unchecked(self)
    var collected = Unchecked(items)
    // Only ever asked while the tree is built, where the main actor is held.
    let add = unsafeBitCast(
      { @MainActor (collected: inout Unchecked<_ToolbarItems>) in
        var inner = collected.value
        view.value.body._add(to: &inner)
        collected = Unchecked(inner)
      } as @MainActor (inout Unchecked<_ToolbarItems>) -> Void,
      to: ((inout Unchecked<_ToolbarItems>) -> Void).self)
    add(&collected)
    items = collected.value
  }
}

extension Never: ToolbarContent {
  public nonisolated func _add(to items: inout _ToolbarItems) {}
}

@resultBuilder
public enum ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _ToolbarList {
    var list: [any ToolbarContent] = []
    for item in repeat each content { list.append(item) }
    return _ToolbarList(list: list)
  }
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _ToolbarList {
    _ToolbarList(list: content.map { [$0] } ?? [])
  }
  public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarList {
    _ToolbarList(list: [first])
  }
  public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarList {
    _ToolbarList(list: [second])
  }
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> _ToolbarList {
    _ToolbarList(list: [content])
  }
}

public struct _ToolbarList {
  let list: [any ToolbarContent]
}

extension _ToolbarList: ToolbarContent {
  public var body: Never { preconditionFailure("a list of items has no body") }
  public nonisolated func _add(to items: inout _ToolbarItems) {
    for item in list { item._add(to: &items) }
  }
}

public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Kind: Sendable { case leading, principal, trailing, bottom, keyboard }
  let kind: Kind
  public static let automatic = ToolbarItemPlacement(kind: .trailing)
  public static let principal = ToolbarItemPlacement(kind: .principal)
  public static let navigation = ToolbarItemPlacement(kind: .leading)
  public static let primaryAction = ToolbarItemPlacement(kind: .trailing)
  public static let secondaryAction = ToolbarItemPlacement(kind: .trailing)
  public static let status = ToolbarItemPlacement(kind: .bottom)
  public static let confirmationAction = ToolbarItemPlacement(kind: .trailing)
  public static let cancellationAction = ToolbarItemPlacement(kind: .leading)
  public static let destructiveAction = ToolbarItemPlacement(kind: .trailing)
  public static let navigationBarLeading = ToolbarItemPlacement(kind: .leading)
  public static let navigationBarTrailing = ToolbarItemPlacement(kind: .trailing)
  public static let topBarLeading = ToolbarItemPlacement(kind: .leading)
  public static let topBarTrailing = ToolbarItemPlacement(kind: .trailing)
  public static let bottomBar = ToolbarItemPlacement(kind: .bottom)
  public static let keyboard = ToolbarItemPlacement(kind: .keyboard)

  func add(_ view: AnyView, to items: inout BarItems) {
    switch kind {
    case .leading: items.leading.append(view)
    case .principal: items.principal.append(view)
    case .trailing: items.trailing.append(view)
    case .bottom: items.bottom.append(view)
    case .keyboard: break
    }
  }
}

public struct ToolbarItem<ID, Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem where ID == Void {
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    (self.placement, self.content) = (placement, content())
  }
}
extension ToolbarItem where ID == String {
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    (self.placement, self.content) = (placement, content())
  }
}

extension ToolbarItem: ToolbarContent {
  public var body: Never { preconditionFailure("an item has no body") }
  public nonisolated func _add(to items: inout _ToolbarItems) {
    placement.add(AnyView(content), to: &items.items)
  }
}

public struct ToolbarItemGroup<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    (self.placement, self.content) = (placement, content())
  }
}

extension ToolbarItemGroup: ToolbarContent {
  public var body: Never { preconditionFailure("a group of items has no body") }
  public nonisolated func _add(to items: inout _ToolbarItems) {
    var list = ChildList()
    Content._visitChildren(content, &list)
    for view in list.views { placement.add(view, to: &items.items) }
  }
}

public struct ToolbarSpacer {
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}
public enum SpacerSizing: Sendable { case flexible, fixed }
extension ToolbarSpacer: ToolbarContent {
  public var body: Never { preconditionFailure("a spacer has no body") }
  public nonisolated func _add(to items: inout _ToolbarItems) {}
}

/// Adds to what a screen says of its bars.
struct BarModifier: @unchecked Sendable {
  let change: (inout BarItems) -> Void
}

extension BarModifier: TreeModifier {
  nonisolated func build<Wrapped: View>(
    _ content: Wrapped, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    if let session = EnvironmentValues(environment).session {
      var items = BarItems()
      change(&items)
      session.preferences[session.preferences.count - 1].add(BarItems.Key.self, items)
    }
    content.append(in: &tree, environment)
  }
}

public enum NavigationBarItem {
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}
public typealias ToolbarTitleDisplayMode = NavigationBarItem.TitleDisplayMode

public struct ToolbarPlacement: Sendable {
  let isTop: Bool
  public static let automatic = ToolbarPlacement(isTop: true)
  public static let navigationBar = ToolbarPlacement(isTop: true)
  public static let bottomBar = ToolbarPlacement(isTop: false)
  public static let tabBar = ToolbarPlacement(isTop: false)
  public static let windowToolbar = ToolbarPlacement(isTop: false)
}

public struct SearchFieldPlacement: Sendable {
  public enum NavigationBarDrawerDisplayMode: Sendable { case automatic, always }
  public static let automatic = SearchFieldPlacement()
  public static let navigationBarDrawer = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { SearchFieldPlacement() }
}

extension View {
  private nonisolated func title(_ text: Text) -> some View {
    modifier(BarModifier { $0.title = AnyView(text) })
  }
  public nonisolated func navigationTitle(_ title: Text) -> some View { self.title(title) }
  public nonisolated func navigationTitle(_ key: LocalizedStringKey) -> some View {
    title(Text(key))
  }
  @_disfavoredOverload
  public nonisolated func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
    self.title(Text(title))
  }
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    self.title(Text(verbatim: title.wrappedValue))
  }
  public nonisolated func navigationSubtitle(_ key: LocalizedStringKey) -> some View { self }
  public nonisolated func navigationBarTitle(_ title: Text) -> some View { self.title(title) }
  public nonisolated func navigationBarTitle(_ key: LocalizedStringKey) -> some View {
    title(Text(key))
  }
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<Title: StringProtocol>(_ title: Title) -> some View {
    self.title(Text(title))
  }
  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    self.title(title).navigationBarTitleDisplayMode(displayMode)
  }
  public nonisolated func navigationBarTitle(
    _ key: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    title(Text(key)).navigationBarTitleDisplayMode(displayMode)
  }
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<Title: StringProtocol>(
    _ title: Title, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    self.title(Text(title)).navigationBarTitleDisplayMode(displayMode)
  }
  public nonisolated func navigationBarTitleDisplayMode(
    _ mode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(BarModifier { $0.isInline = mode == .inline })
  }
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode)
  }
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    modifier(BarModifier { $0.isHidden = hidden })
  }
  public nonisolated func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View {
    self
  }
  public nonisolated func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    modifier(BarModifier { $0.leading.append(AnyView(leading)) })
  }
  public nonisolated func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    modifier(BarModifier { $0.trailing.append(AnyView(trailing)) })
  }
  public nonisolated func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading, trailing: Trailing
  ) -> some View {
    modifier(
      BarModifier {
        $0.leading.append(AnyView(leading))
        $0.trailing.append(AnyView(trailing))
      })
  }
  public nonisolated func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let content = Unchecked(content())
    return modifier(
      BarModifier { items in
        var collected = _ToolbarItems(items: items)
        content.value._add(to: &collected)
        items = collected.items
      })
  }
  public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let content = AnyView(content())
    return modifier(BarModifier { $0.trailing.append(content) })
  }
  public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    let hidesTop = visibility == .hidden && bars.contains(where: \.isTop)
    return modifier(BarModifier { $0.isHidden = $0.isHidden || hidesTop })
  }
  public nonisolated func toolbar(removing kind: ToolbarDefaultItemKind?) -> some View { self }
  public nonisolated func toolbarBackground<Style: ShapeStyle>(
    _ style: Style, for bars: ToolbarPlacement...
  ) -> some View { self }
  public nonisolated func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }
  public nonisolated func toolbarColorScheme(
    _ scheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { self }
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { self }
  public nonisolated func navigationDestination<Value: Hashable, Destination: View>(
    for type: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View { self }
  public nonisolated func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) -> some View { self }
  public nonisolated func navigationDestination<Item: Hashable, Destination: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Destination
  ) -> some View { self }
  public nonisolated func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style)
    -> some View
  { self }
  public nonisolated func navigationSplitViewStyle<Style>(_ style: Style) -> some View { self }
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
  public nonisolated func navigationTransition<Transition>(_ transition: Transition) -> some View {
    self
  }
  public nonisolated func isDetailLink(_ isDetail: Bool) -> some View { self }
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey = "Search"
  ) -> some View {
    searchField(text.wrappedValue, prompt.key)
  }
  @_disfavoredOverload
  public nonisolated func searchable<Prompt: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Prompt
  ) -> some View {
    searchField(text.wrappedValue, String(prompt))
  }
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey = "Search"
  ) -> some View {
    searchField(text.wrappedValue, prompt.key)
  }
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text?
  ) -> some View {
    searchField(text.wrappedValue, prompt?.string(EnvironmentValues()) ?? "Search")
  }
  private nonisolated func searchField(_ text: String, _ prompt: String) -> some View {
    modifier(BarModifier { $0.search = text.isEmpty ? prompt : text })
  }
  public nonisolated func searchScopes<Value: Hashable, Content: View>(
    _ scope: Binding<Value>, @ViewBuilder scopes: () -> Content
  ) -> some View { self }
  public nonisolated func searchSuggestions<Content: View>(
    @ViewBuilder _ suggestions: () -> Content
  ) -> some View { self }
}

public enum ToolbarDefaultItemKind: Sendable { case sidebarToggle, title }
public struct ToolbarRole: Sendable {
  public static let automatic = ToolbarRole()
  public static let navigationStack = ToolbarRole()
  public static let browser = ToolbarRole()
  public static let editor = ToolbarRole()
}

public protocol NavigationViewStyle {}
public struct StackNavigationViewStyle: NavigationViewStyle {
  public init() {}
}
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public init() {}
}
public struct ColumnNavigationViewStyle: NavigationViewStyle {}
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}
