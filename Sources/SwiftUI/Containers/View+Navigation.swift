// swift-format-ignore-file: AmbiguousTrailingClosureOverload

public import Foundation
public import GalleyComponents
internal import GalleyGeometry
internal import GalleyLayout

/// Adds to the bar items of a screen.
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
  public enum TitleDisplayMode: Sendable { case automatic, inline, large, inlineLarge }
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

extension View {
  private nonisolated func title(_ text: Text) -> some View {
    modifier(BarModifier { ($0.title, $0.words) = (AnyView(text), text) })
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
    touched { values in
      if let session = values.session {
        session.preferences[session.preferences.count - 1]
          .add(BarItems.Key.self, BarItems(hidesBack: hidden))
      }
      return nil
    }
  }
  public nonisolated func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    modifier(BarModifier { ToolbarItemPlacement.navigation.add(AnyView(leading), to: &$0) })
  }
  public nonisolated func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    modifier(BarModifier { ToolbarItemPlacement.automatic.add(AnyView(trailing), to: &$0) })
  }
  public nonisolated func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading, trailing: Trailing
  ) -> some View {
    modifier(
      BarModifier {
        ToolbarItemPlacement.navigation.add(AnyView(leading), to: &$0)
        ToolbarItemPlacement.automatic.add(AnyView(trailing), to: &$0)
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
    let content = content()
    return toolbar { ToolbarItemGroup { content } }
  }
  public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { toolbarRoom(visibility, bars) }
  private nonisolated func toolbarRoom(
    _ visibility: Visibility, _ bars: [ToolbarPlacement]
  ) -> some View {
    let hidesTop = visibility == .hidden && bars.contains(where: \.isTop)
    return modifier(BarModifier { $0.isHidden = $0.isHidden || hidesTop })
  }
  public nonisolated func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View { toolbar(content: content) }
  public nonisolated func toolbar(removing kind: ToolbarDefaultItemKind?) -> some View { self }
  public nonisolated func toolbarBackground<Style: ShapeStyle>(
    _ style: Style, for bars: ToolbarPlacement...
  ) -> some View {
    let isTop = bars.isEmpty || bars.contains(where: \.isTop)
    return modifier(
      BarModifier { items in
        if isTop { items.surface = AnyView(Rectangle().fill(style)) }
      })
  }
  public nonisolated func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { toolbarGround(visibility, bars) }
  private nonisolated func toolbarGround(
    _ visibility: Visibility, _ bars: [ToolbarPlacement]
  ) -> some View {
    let isTop = bars.isEmpty || bars.contains(where: \.isTop)
    return modifier(
      BarModifier { items in
        if isTop, visibility != .automatic { items.showsGround = visibility == .visible }
      })
  }
  public nonisolated func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { toolbarRoom(visibility, bars) }
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { toolbarGround(visibility, bars) }
  public nonisolated func toolbarColorScheme(
    _ scheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { self }
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { self }
  public nonisolated func navigationDestination<Value: Hashable, Destination: View>(
    for type: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View {
    self.destination { state, _ in
      state.destinations[ObjectIdentifier(Value.self)] = { value in
        (value.base as? Value).map { AnyView(destination($0)) } ?? AnyView(EmptyView())
      }
    }
  }
  public nonisolated func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) -> some View {
    let view = isPresented.wrappedValue ? AnyView(destination()) : nil
    return self.destination { state, number in
      if let view { state.show(view, by: number) { isPresented.wrappedValue = false } }
    }
  }
  public nonisolated func navigationDestination<Item: Hashable, Destination: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Destination
  ) -> some View {
    let view = item.wrappedValue.map { AnyView(destination($0)) }
    return self.destination { state, number in
      if let view { state.show(view, by: number) { item.wrappedValue = nil } }
    }
  }
  public nonisolated func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style)
    -> some View
  { self }
  public nonisolated func navigationSplitViewStyle<Style: NavigationSplitViewStyle>(
    _ style: Style
  ) -> some View { self }
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
  public nonisolated func navigationTransition<Made: NavigationTransition>(_ transition: Made)
    -> some View
  { self }
  public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    self
  }
  public nonisolated func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }
  public nonisolated func isDetailLink(_ isDetail: Bool) -> some View { self }
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

public protocol NavigationSplitViewStyle {}
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

public struct TabBarMinimizeBehavior: Hashable, Sendable {
  public static let automatic = TabBarMinimizeBehavior()
  public static let onScrollDown = TabBarMinimizeBehavior()
  public static let onScrollUp = TabBarMinimizeBehavior()
  public static let never = TabBarMinimizeBehavior()
}

public protocol NavigationTransition {}
public struct AutomaticNavigationTransition: NavigationTransition {}
public struct ZoomNavigationTransition: NavigationTransition {}
extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition { ZoomNavigationTransition() }
}
