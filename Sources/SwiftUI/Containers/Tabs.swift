internal import Foundation
public import GalleyComponents
internal import GalleyDesign
internal import GalleyGeometry
public import GalleyLayout

/// One of several screens, with a bar of their names below.
public struct TabView<Selection, Content: View>: @unchecked Sendable {
  let selection: AnyHashable?
  let content: Content
  private let select: ((AnyHashable) -> Void)?
}

extension TabView where Selection == Int {
  public init(@ViewBuilder content: () -> Content) {
    (selection, self.content, select) = (nil, content(), nil)
  }
}
extension TabView where Selection: Hashable {
  @_disfavoredOverload
  public init(selection: Binding<Selection>, @ViewBuilder content: () -> Content) {
    (self.selection, self.content) = (AnyHashable(selection.wrappedValue), content())
    select = { if let value = $0.base as? Selection { selection.wrappedValue = value } }
  }
  @_disfavoredOverload
  public init(selection: Binding<Selection>?, @ViewBuilder content: () -> Content) {
    (self.selection, self.content) = (
      selection.map { AnyHashable($0.wrappedValue) }, content()
    )
    select = { if let value = $0.base as? Selection { selection?.wrappedValue = value } }
  }
}

/// One of the screens with its name.
public struct Tab<Value, Content: View, Label: View>: @unchecked Sendable {
  let value: AnyHashable?
  let content: Content
  let label: Label
}

public struct TabRole: Hashable, Sendable {
  public static let search = TabRole()
  public static let prominent = TabRole()
}

extension Tab where Value == Never {
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    (value, self.content, self.label) = (nil, content(), label())
  }
}
extension Tab where Value: Hashable {
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    (self.value, self.content, self.label) = (AnyHashable(value), content(), label())
  }
}

extension Tab where Value: Hashable, Label == EmptyView {
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(value: value, role: role, content: content) { EmptyView() }
  }
}

extension Tab where Value == Never, Label == EmptyView {
  public init(role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(role: role, content: content) { EmptyView() }
  }
}

extension Tab where Value == Never, Label == GalleySwiftUI.Label<Text, Image> {
  public init(
    _ key: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) {
      GalleySwiftUI.Label(key, systemImage: systemImage)
    }
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) {
      GalleySwiftUI.Label(title, systemImage: systemImage)
    }
  }
  public init(
    _ key: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) { GalleySwiftUI.Label(key, image: image) }
  }
}
extension Tab where Value: Hashable, Label == GalleySwiftUI.Label<Text, Image> {
  public init(
    _ key: LocalizedStringKey, image: ImageResource, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      GalleySwiftUI.Label(key, image: image)
    }
  }
  public init(
    _ key: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      GalleySwiftUI.Label(key, systemImage: systemImage)
    }
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      GalleySwiftUI.Label(title, systemImage: systemImage)
    }
  }
  public init(
    _ key: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      GalleySwiftUI.Label(key, image: image)
    }
  }
}

/// Tabs that belong together; in a bar they are placed one beside the other.
public struct TabSection<Header: View, Content: View>: Sendable {
  let content: Content
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.content = content()
  }
  public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Header == Text {
    self.content = content()
  }
}
extension TabSection: View {
  public var body: some View { content }
}

extension Tab: View {
  public var body: some View {
    content.modifier(TabModifier(label: AnyView(label), value: value.map { Unchecked($0) }))
  }
}

private protocol AnyTab {
  var asView: AnyView { get }
}
extension Tab: AnyTab {
  fileprivate var asView: AnyView {
    AnyView(
      content.modifier(TabModifier(label: AnyView(label), value: value.map { Unchecked($0) })))
  }
}

/// The content of a builder of tabs: tabs of one kind of values.
@MainActor @preconcurrency
public protocol TabContent<TabValue>: View {
  associatedtype TabValue: Hashable
}

extension Tab: TabContent where Value: Hashable {
  public typealias TabValue = Value
}

/// Collects tabs that a property or a function gives.
@resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }
  public static func buildBlock<each Content: TabContent>(
    _ content: repeat each Content
  ) -> _TabList<TabValue> {
    var views: [AnyView] = []
    for tab in repeat each content { views.append(AnyView(tab)) }
    return _TabList(views: views)
  }
  public static func buildIf(_ content: _TabList<TabValue>?) -> _TabList<TabValue> {
    content ?? _TabList(views: [])
  }
  public static func buildEither(first: _TabList<TabValue>) -> _TabList<TabValue> { first }
  public static func buildEither(second: _TabList<TabValue>) -> _TabList<TabValue> { second }
}

public struct _TabList<TabValue: Hashable>: Sendable {
  let views: [AnyView]
}
extension _TabList: TabContent {
  public var body: some View { ForEach(views.indices, id: \.self) { views[$0] } }
  public nonisolated static func _visitChildren<Visitor: ViewVisitor>(
    _ view: _TabList, _ visitor: inout Visitor
  ) {
    for view in view.views { AnyView._visitChildren(view, &visitor) }
  }
}

struct TabModifier: TreeModifier {
  let label: AnyView
  var value: Unchecked<AnyHashable>?
}

extension TabModifier {
  nonisolated func build<Wrapped: View>(
    _ content: Wrapped, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    content.append(in: &tree, environment)
  }
}

public protocol TabViewStyle {
  nonisolated var _isPages: Bool { get }
  nonisolated var _showsPageDots: Bool { get }
}
extension TabViewStyle {
  public var _isPages: Bool { false }
  public nonisolated var _showsPageDots: Bool { true }
}
public struct DefaultTabViewStyle: TabViewStyle {
  public init() {}
}
public struct PageTabViewStyle: TabViewStyle {
  public struct IndexDisplayMode: Sendable {
    fileprivate var isShown = true
    public static let automatic = IndexDisplayMode()
    public static let always = IndexDisplayMode()
    public static let never = IndexDisplayMode(isShown: false)
  }
  private let mode: IndexDisplayMode
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
  public var _isPages: Bool { true }
  public nonisolated var _showsPageDots: Bool { mode.isShown }
}
extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
  public static var sidebarAdaptable: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }
}

public protocol IndexViewStyle {
  nonisolated var _hasGround: Bool { get }
}
public struct PageIndexViewStyle: IndexViewStyle {
  public enum BackgroundDisplayMode: Sendable { case automatic, interactive, always, never }
  public let _hasGround: Bool
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    _hasGround = backgroundDisplayMode == .always
  }
}
extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}

/// The way a view of tabs is shown: as pages, with dots below, and those on a ground.
private struct Pages: Equatable, Sendable {
  var isShown = false
  var hasDots = true
  var dotsHaveGround = false

  struct Key: EnvironmentKey {
    static var defaultValue: Pages { Pages() }
  }
}

extension EnvironmentValues {
  fileprivate var pages: Pages {
    get { self[Pages.Key.self] }
    set { self[Pages.Key.self] = newValue }
  }
}

extension View {
  public nonisolated func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    modifier(TabModifier(label: AnyView(label())))
  }
  public nonisolated func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View {
    let (isPages, hasDots) = (style._isPages, style._showsPageDots)
    return values { ($0.pages.isShown, $0.pages.hasDots) = (isPages, hasDots) }
  }
  public nonisolated func indexViewStyle<Style: IndexViewStyle>(_ style: Style) -> some View {
    let hasGround = style._hasGround
    return values { $0.pages.dotsHaveGround = hasGround }
  }
}

private struct TabLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    TabLook {
      configuration.icon.symbolVariant(.fill)
      configuration.title
    }
  }
}

extension TabView: PrimitiveView {
  public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    var list = ChildList()
    Content._visitChildren(content, &list)
    let screens = list.views.map { (coreView(of: $0) as? any AnyTab)?.asView ?? $0 }
    let tags = screens.indices.map { Self.value(of: screens[$0]) ?? tagValue(of: $0, in: list) }
    let touched = TouchedTabs(environment)
    let first = selection.flatMap { tags.firstIndex(of: $0) } ?? 0
    let chosen = selection == nil ? touched?.chosen ?? first : first
    guard screens.indices.contains(chosen) else { return tree.leaf(.fill) }
    let screen = TabScreen(screens: screens, chosen: chosen, touched: touched)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    func choose(_ index: Int) {
      if let value = tags[index] { select?(value) }
      touched?.choose(index)
    }
    let look = EnvironmentValues(environment).pages
    if look.isShown {
      let values = EnvironmentValues(environment)
      let pages = TouchPages(count: screens.count, chosen: chosen, choose: choose)
      screen.overlay(alignment: .bottom) {
        if look.hasDots {
          let control = UIPageControl.appearance()
          let dots = PageControl(numberOfPages: screens.count, currentPage: chosen)
            .with { control.dress(&$0, in: values) }
            .control(.pageControl) { control, _ in pages.fill(&control) }
          if look.dotsHaveGround {
            dots.padding(.horizontal, 13).background(Color.black.opacity(0.2), in: Capsule())
              .padding(.bottom, 8)
          } else {
            dots.padding(.bottom, 8)
          }
        }
      }
      .touched { _ in .pages(pages) }
      .append(in: &tree, environment)
      return
    }
    let labels = screens.map { screen in
      modifierChain(of: screen).lazy.compactMap { ($0 as? TabModifier)?.label }.first
        ?? AnyView(EmptyView())
    }
    let values = EnvironmentValues(environment)
    // A badge is a modifier of the screen, or of the tab that has it.
    let badges = zip(list.views, screens).map { view, screen in
      (modifierChain(of: view) + modifierChain(of: screen)).lazy
        .compactMap { ($0 as? BadgeModifier)?.text }.first?.string(values)
    }
    // A keyboard covers the bar, which does not move with the content.
    if values.session?.touches?.keyboard != nil {
      return screen.append(in: &tree, environment)
    }
    let bar = UITabBar.appearance()
    if bar.isHidden { return screen.append(in: &tree, environment) }
    screen.safeAreaInset(edge: VerticalEdge.bottom, spacing: 0) {
      Kit("TabBar") { values in
        TabBar(selection: chosen).with {
          bar.dress(&$0, in: values)
          $0.itemViews = zip(labels, badges).enumerated().map { index, item in
            let (label, badge) = item
            return AnyView(
              TabLook { label.labelStyle(TabLabelStyle()).symbolVariant(.fill) }
                .overlay(alignment: .top) {
                  // Its centre is 20 after the icon's, which is in the middle.
                  if let badge { Badge(badge).fixedSize().offset(x: 20.0, y: -3.5) }
                }
                .control(.tab) { control, values in
                  control.label = words(of: label, values)
                  control.position = (index + 1, screens.count)
                  control.isSelected = index == chosen
                  control.press = { choose(index) }
                })
          }
        }
      }
    }
    .append(in: &tree, environment)
  }
}

extension TabView {
  private static func value(of screen: AnyView) -> AnyHashable? {
    modifierChain(of: screen).lazy.compactMap { ($0 as? TabModifier)?.value?.value }.first
  }
}
