internal import GalleyComponents
internal import GalleyLayout

/// A view with a menu that a touch opens on a screen. For a picture it is its view in every respect.
struct MenuPlace<Content: View>: @unchecked Sendable {
  let items: () -> AnyView
  /// Makes the view, which is given the way to open the menu.
  let view: (@escaping () -> Void) -> Content

  /// The view of a picture.
  fileprivate var still: Content { view {} }

  /// Appends the view with its menu, where it is open.
  fileprivate func build(
    in tree: inout TreeBuilder, _ environment: TreeEnvironment, _ surroundings: Surroundings,
    _ touches: Touches
  ) {
    let session = surroundings.session
    let number = session.number(of: MenuPlace.self, in: surroundings.view)
    let outer = EnvironmentValues(environment).menuPath
    let path = outer + [number]
    func set(_ menus: [Int]) {
      touches.openMenus = menus
      session.markDirty()
    }
    let isOpen = touches.openMenus.starts(with: path)
    let shown = isOpen ? OpenMenu.presented(items(), at: path, { set([]) }, { set(outer) }) : nil
    view { set(path) }.modifier(PresentModifier(view: shown)).append(in: &tree, environment)
  }

  /// Appends the view with its menu on a screen; returns false for a picture.
  fileprivate func isBuilt(
    in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) -> Bool {
    guard let surroundings = environment.attachment as? Surroundings,
      let touches = surroundings.session.touches
    else { return false }
    build(in: &tree, environment, surroundings, touches)
    return true
  }
}

extension MenuPlace: View {
  typealias Body = Never
  var body: Never { preconditionFailure("a view with a menu has no body") }

  nonisolated static func _makeView(
    _ view: MenuPlace, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    if view.isBuilt(in: &tree, environment) { return }
    Content._makeView(view.still, in: &tree, environment)
  }
  nonisolated static func _makeChildren(
    _ view: MenuPlace, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    guard Session.touches(in: environment) != nil, Content._childCount(view.still) == 1 else {
      return Content._makeChildren(view.still, in: &tree, environment)
    }
    _makeElement(view, in: &tree, environment)
  }
  nonisolated static func _makeElement(
    _ view: MenuPlace, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    guard Session.touches(in: environment) != nil else {
      return Content._makeElement(view.still, in: &tree, environment)
    }
    Content.makeElement(view.still, in: &tree, environment) {
      _ = view.isBuilt(in: &$0, environment)
    }
  }
  nonisolated static func _childCount(_ view: MenuPlace) -> Int {
    Content._childCount(view.still)
  }
  nonisolated static func _visitChildren<Visitor: ViewVisitor>(
    _ view: MenuPlace, _ visitor: inout Visitor
  ) {
    guard Content._childCount(view.still) == 1 else {
      return Content._visitChildren(view.still, &visitor)
    }
    visitor.visit(view)
  }
  nonisolated static func _elementName(_ view: MenuPlace) -> String {
    Content._elementName(view.still)
  }
  nonisolated static func _describe(_ view: MenuPlace, in writer: inout PropertyWriter) {
    Content._describe(view.still, in: &writer)
  }
}

extension MenuPlace: ModifiedView {
  var anyModifier: Any { TouchMarkModifier() }
  var anyContent: Any { still }
  func replacing(core: AnyView) -> AnyView {
    let inner = (still as? AnyView)?.base ?? still
    let content = (inner as? any ModifiedView)?.replacing(core: core) ?? core
    return AnyView(MenuPlace<AnyView>(items: items) { _ in content })
  }
}

/// A place of a menu, whatever its view is.
protocol AnyMenuPlace {
  /// The view of a picture.
  var stillView: AnyView { get }
}

extension MenuPlace: AnyMenuPlace {
  var stillView: AnyView { AnyView(still) }
}

extension View {
  /// With a menu that a long press opens.
  nonisolated func contextMenu(of items: @escaping () -> AnyView) -> some View {
    MenuPlace(items: items) { open in
      let open = Unchecked(open)
      return touched { _ in
        .gesture(
          TouchGesture { touch in
            guard touch.kind == .longPress else { return false }
            if touch.isReal { open.value() }
            return true
          })
      }
    }
  }
}

/// The items of a menu in a card over the screen.
private enum OpenMenu {
  ///
  /// - Parameters:
  ///   - path: The numbers of the open menus up to this one.
  ///   - close: Closes all menus, after a choice.
  ///   - dismiss: Closes this menu alone.
  static func presented(
    _ items: AnyView, at path: [Int], _ close: @escaping () -> Void,
    _ dismiss: @escaping () -> Void
  ) -> PresentedView {
    var list = ChildList()
    AnyView._visitChildren(items, &list)
    let card = OpenMenuCard(rows: list.views)
    let view = OverScreen {
      card.touchSurroundings { ($0.menuClosing, $0.menuPath) = (close, path) }
    }
    return PresentedView(.menu, AnyView(view), dismiss)
  }
}

/// The rows of an open menu on a card.
private struct OpenMenuCard: View {
  let rows: [AnyView]
  @Environment(\.isGlass) private var isGlass

  var body: some View {
    let metrics = MenuMetrics(isGlass: isGlass)
    VStack(alignment: .leading, spacing: 0) {
      ForEach(rows.indices, id: \.self) { index in
        rows[index].frame(maxWidth: .infinity, minHeight: metrics.rowHeight, alignment: .leading)
          .padding(.horizontal, metrics.inset)
      }
    }
    .padding(.vertical, metrics.margin)
    .frame(width: MenuMetrics.width)
    .background {
      RoundedRectangle(cornerRadius: metrics.cornerRadius).fill(BackgroundStyle())
    }
  }
}

private struct MenuClosingKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

private struct MenuPathKey: EnvironmentKey {
  static var defaultValue: [Int] { [] }
}

extension EnvironmentValues {
  /// The numbers of the open menus around, outer ones first.
  var menuPath: [Int] {
    get { self[MenuPathKey.self] }
    set { self[MenuPathKey.self] = newValue }
  }
  /// Closes the menu around when one of its items has been chosen.
  var menuClosing: (() -> Void)? {
    get { self[MenuClosingKey.self] }
    set { self[MenuClosingKey.self] = newValue }
  }
}
