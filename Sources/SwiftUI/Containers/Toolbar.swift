public import GalleyComponents
internal import GalleyLayout

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
    // Only called while the tree is built, and then the main actor is held.
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
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
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

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public var body: Never { preconditionFailure("an optional item has no body") }
  public nonisolated func _add(to items: inout _ToolbarItems) { self?._add(to: &items) }
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
    // Labels in bars are their icons, unless they specify otherwise.
    let item = AnyView(view.labelStyle(.iconOnly).values { $0.isBarItem = true })
    switch kind {
    case .leading: items.leading.append(item)
    case .principal: items.principal.append(view)
    case .trailing: items.trailing.append(item)
    case .bottom: items.bottom.append(item)
    case .keyboard: items.keyboard.append(item)
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

extension ToolbarContent {
  /// Items have no background of their own here.
  public nonisolated func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some ToolbarContent { self }
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

/// A menu that opens from a bar's title, where nothing of it shows.
public struct ToolbarTitleMenu<Content: View> {
  public init(@ViewBuilder content: () -> Content) {}
}
extension ToolbarTitleMenu where Content == EmptyView {
  public init() { self.init { EmptyView() } }
}
extension ToolbarTitleMenu: ToolbarContent {
  public var body: Never { preconditionFailure("a menu of a title has no body") }
  public nonisolated func _add(to items: inout _ToolbarItems) {}
}

/// An item that the platform makes itself; bars have those that their screens need anyway.
public struct DefaultToolbarItem {
  public struct Kind: Equatable, Sendable {
    private let name: String
    public static let search = Kind(name: "search")
    public static let sidebarToggle = Kind(name: "sidebarToggle")
    public static let title = Kind(name: "title")
  }
  public init(kind: Kind, placement: ToolbarItemPlacement = .automatic) {}
}
extension DefaultToolbarItem: ToolbarContent {
  public var body: Never { preconditionFailure("an item has no body") }
  public nonisolated func _add(to items: inout _ToolbarItems) {}
}

public struct ToolbarSpacer {
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}
public enum SpacerSizing: Sendable { case flexible, fixed }
extension ToolbarSpacer: ToolbarContent {
  public var body: Never { preconditionFailure("a spacer has no body") }
  public nonisolated func _add(to items: inout _ToolbarItems) {}
}
