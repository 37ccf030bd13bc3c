internal import Foundation
public import GalleyComponents
internal import GalleyGeometry
public import GalleyLayout

// Navigation with its bar: the title and toolbar items of the views inside are collected while they are
// built, and the bar is made of them.

/// The bar items of a screen.
struct BarItems: @unchecked Sendable {
  var title: AnyView?
  /// The words of the title.
  var words: Text?
  var hidesBack = false
  var isInline: Bool?
  var isHidden = false
  var leading: [AnyView] = []
  var principal: [AnyView] = []
  var trailing: [AnyView] = []
  var bottom: [AnyView] = []
  /// The items on a keyboard.
  var keyboard: [AnyView] = []
  var search: SearchEntry?
  /// The ground below the bar, and true if it is shown above content that has not been scrolled.
  var surface: AnyView?
  var showsGround: Bool?

  /// A field for what is searched for.
  struct SearchEntry {
    var entry: TextEntry
    var prompt: String
    var state: SearchState
    /// The suggestions while a search is active.
    var suggestions: AnyView?
  }

  struct Key: PreferenceKey {
    static var defaultValue: BarItems { BarItems() }
    static func reduce(value: inout BarItems, nextValue: () -> BarItems) {
      let next = nextValue()
      value.title = value.title ?? next.title
      value.words = value.words ?? next.words
      value.hidesBack = value.hidesBack || next.hidesBack
      value.isInline = value.isInline ?? next.isInline
      value.isHidden = value.isHidden || next.isHidden
      value.leading += next.leading
      value.principal += next.principal
      value.trailing += next.trailing
      value.bottom += next.bottom
      value.keyboard += next.keyboard
      value.search = value.search ?? next.search
      value.surface = value.surface ?? next.surface
      value.showsGround = value.showsGround ?? next.showsGround
    }
  }
}

public struct NavigationStack<Data, Root: View>: Sendable {
  let root: Root
  private let route: NavigationRoute?
}

extension NavigationStack where Data == NavigationPath {
  public init(@ViewBuilder root: () -> Root) { (self.root, route) = (root(), nil) }
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.root = root()
    route = NavigationRoute(
      read: { path.wrappedValue.values }, write: { path.wrappedValue.values = $0 })
  }
}
extension NavigationStack
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection {
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) where Data.Element: Hashable {
    self.root = root()
    route = NavigationRoute(
      read: { path.wrappedValue.map { AnyHashable($0) } },
      write: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) })
  }
}

/// The values of the screens of a stack above the first one.
public struct NavigationPath: Equatable, @unchecked Sendable {
  var values: [AnyHashable] = []
  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }
  public init() {}
  public init<Elements: Sequence>(_ elements: Elements) where Elements.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }
  public mutating func append<Value: Hashable>(_ value: Value) { values.append(value) }
  public mutating func removeLast(_ count: Int = 1) { values.removeLast(count) }

  /// The values as they are stored; nil if one of them cannot be.
  public var codable: CodableRepresentation? {
    let stored = values.compactMap { $0.base as? any Codable }
    return stored.count == values.count ? CodableRepresentation(values: stored) : nil
  }
  public init(_ codable: CodableRepresentation) {
    values = codable.values.compactMap { $0 as? AnyHashable }
  }

  /// Values with their types' names, the last one first. Only values of the standard library
  /// are read back: nothing finds a type by its name here.
  public struct CodableRepresentation: Codable {
    let values: [any Codable]

    public func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      for value in values.reversed() {
        try list.encode(_typeName(type(of: value), qualified: true))
        let bytes = try JSONEncoder().encode(value)
        try list.encode(String(decoding: bytes, as: UTF8.self))
      }
    }
  }
}

extension NavigationPath.CodableRepresentation {
  private static var known: [any Codable.Type] {
    [String.self, Int.self, Double.self, Bool.self, UUID.self, URL.self, Date.self]
  }

  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    var found: [any Codable] = []
    while !list.isAtEnd {
      let name = try list.decode(String.self)
      let text = try list.decode(String.self)
      guard let type = Self.known.first(where: { _typeName($0, qualified: true) == name }) else {
        throw DecodingError.dataCorruptedError(
          in: list, debugDescription: "no type is known by the name \(name)")
      }
      found.append(try JSONDecoder().decode(type, from: Data(text.utf8)))
    }
    values = found.reversed()
  }
}

extension NavigationStack: PrimitiveView {
  public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    guard let surroundings = environment.attachment as? Surroundings,
      let touches = surroundings.session.touches
    else { return BarScreen(content: AnyView(root)).append(in: &tree, environment) }
    TouchedStack(root: AnyView(root), route: route)
      .build(in: &tree, environment, surroundings, touches)
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
    let first = list.views.first ?? AnyView(content)
    guard let surroundings = environment.attachment as? Surroundings,
      let touches = surroundings.session.touches
    else { return BarScreen(content: first).append(in: &tree, environment) }
    TouchedStack(root: first, route: nil).build(in: &tree, environment, surroundings, touches)
  }
}

public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: Sendable {
  let sidebar: Sidebar
  let detail: Detail
  /// True if a narrow screen has the detail instead of the sidebar.
  var prefersDetail = false
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

extension NavigationSplitView {
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar: sidebar, content: content, detail: detail) }
  /// Narrow screens have one column: the sidebar, unless the detail is preferred.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(sidebar: sidebar, detail: detail)
    prefersDetail = preferredCompactColumn.wrappedValue == .detail
  }
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(
      preferredCompactColumn: preferredCompactColumn, sidebar: sidebar, detail: detail)
  }
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
    prefersDetail = preferredCompactColumn.wrappedValue == .detail
  }
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      preferredCompactColumn: preferredCompactColumn, sidebar: sidebar, content: content,
      detail: detail)
  }
}

public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  public static let content = NavigationSplitViewColumn(name: "content")
  public static let detail = NavigationSplitViewColumn(name: "detail")
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
      let only = prefersDetail ? AnyView(detail) : AnyView(sidebar)
      return BarScreen(content: only).append(in: &tree, environment)
    }
    HStack(spacing: 0) {
      BarScreen(content: AnyView(sidebar)).frame(width: 320)
      Divider()
      BarScreen(content: AnyView(detail)).values { $0.outerSearch = nil }
    }
    .append(in: &tree, environment)
  }
}

/// A screen with a bar above and perhaps one below.
struct BarScreen: @unchecked Sendable {
  let content: AnyView
  /// Its place in a stack of screens that can be pushed.
  var level: NavigationLevel?
}

extension BarScreen: PrimitiveView {
  func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    guard let session = EnvironmentValues(environment).session else {
      return AnyView.makeOne(content, in: &tree, environment)
    }
    // A field of the view around belongs to the first screen.
    var values = EnvironmentValues(environment)
    let search = level.map { $0.index == 0 } ?? true ? values.outerSearch : nil
    values.outerSearch = nil
    search?.state.isOuter = true
    let environment = search == nil ? environment : values.tree ?? environment
    let isGlass = values.isGlass
    // The bars are second children, so that the content has spoken when they are made.
    var items = BarItems()
    tree.node(.safeAreaInset(.bottom, alignment: .center, spacing: 0)) { tree in
      tree.node(.safeAreaInset(.top, alignment: .center, spacing: 0)) { tree in
        let isSuggesting = search?.state.isActive == true && search?.suggestions != nil
        let suggestions = isSuggesting ? search?.suggestions : nil
        let content = AnyView(content.values { $0.isInNavigation = true })
        let whole = Built { tree, environment in
          AnyView.makeOne(content, in: &tree, environment)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        let collected = session.collecting {
          guard let suggestions else { return whole.append(in: &tree, environment) }
          whole.overlay { SuggestionList(suggestions: suggestions) }.append(in: &tree, environment)
        }
        items = collected.value(BarItems.Key.self)
        items.search = items.search ?? search
        var left = BarItems()
        left.keyboard = items.keyboard
        session.preferences[session.preferences.count - 1].replace(BarItems.Key.self, left)
        if let level {
          level.state.titles[level.index] = items.words?.string(EnvironmentValues(environment))
        }
        if items.isHidden || items.isEmpty(at: level, isGlass: isGlass) { return tree.leaf(.empty) }
        bar(items, level).append(in: &tree, environment)
      }
      if isGlass, let search = items.search {
        return FloatingSearch(search: search).append(in: &tree, environment)
      }
      // A keyboard covers the bars at the bottom, which do not move with the content.
      if items.bottom.isEmpty || session.touches?.keyboard != nil { return tree.leaf(.empty) }
      let views = items.bottom
      let toolbar = Kit("Toolbar") { _ in GalleyComponents.Toolbar().with { $0.itemViews = views } }
      // Recorded on iOS 26: 28 from the sides and from the lower edge of the screen.
      if isGlass {
        toolbar.padding(.horizontal, 12).padding(.bottom, CGFloat(values.roomBelowBars))
          .append(in: &tree, environment)
      } else {
        toolbar.append(in: &tree, environment)
      }
    }
  }
}

private struct InNavigationKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// True in a screen of a stack, in which links lead to others.
  var isInNavigation: Bool {
    get { self[InNavigationKey.self] }
    set { self[InNavigationKey.self] = newValue }
  }
}

extension BarItems {
  /// True if there is nothing to show in a bar above a screen, which takes no room then. On glass the field of a search is
  /// below the screen.
  fileprivate func isEmpty(at level: NavigationLevel?, isGlass: Bool) -> Bool {
    title == nil && leading.isEmpty && principal.isEmpty && trailing.isEmpty
      && (isGlass || search == nil) && (hidesBack || level?.backTitle == nil)
  }
}

/// The kit's bar with the items of a screen.
private func bar(_ items: BarItems, _ level: NavigationLevel?) -> some View {
  let isLarge = items.title != nil && items.isInline != true
  let look = UINavigationBar.appearance()
  let title = items.words.map { AnyView(look.dressed($0, isLarge: isLarge)) }
  let tint = (look.tintColor ?? UIBarButtonItem.appearance().tintColor).map { Color($0) }
  let back = Unchecked(items.hidesBack ? nil : level)
  return Kit("NavigationBar") { values in
    GalleyComponents.NavigationBar(displayMode: isLarge ? .large : .inline).with {
      if let title = back.value?.backTitle {
        $0.backTitle = title
        $0.touchedBack = { view in
          AnyView(
            view.control(.button) { control, _ in
              control.label = title
              control.isBack = true
              control.press = { back.value?.state.pop() }
            })
        }
      }
      $0.ground = items.ground(look, in: values)
      $0.labelView = title.map { title in
        AnyView(title.spoken { spoken, _ in spoken.traits = .isHeader })
      }
      ($0.leadingViews, $0.trailingViews) = (items.leading, items.trailing)
      $0.titleView = items.principal.isEmpty ? nil : AnyView(stacked(items.principal))
      $0.accessory =
        values.isGlass
        ? nil
        : items.search.map { search in
          let field = search.field()
          guard search.state.isActive else { return AnyView(field) }
          let state = Unchecked(search.state)
          return AnyView(
            HStack(spacing: 8) {
              field
              Button("Cancel") { state.value.end() }
            })
        }
    }
  }
  .values { if let tint { $0.tint = tint } }
}

private func stacked(_ views: [AnyView]) -> some View {
  HStack { ForEach(views.indices, id: \.self) { views[$0] } }
}
