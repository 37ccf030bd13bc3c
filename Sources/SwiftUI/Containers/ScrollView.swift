public import GalleyComponents
public import GalleyGeometry
public import GalleyLayout

/// A part of content that may be larger, at its anchor.
public struct ScrollView<Content: View>: Sendable {
  public var axes: Axis.Set
  public var showsIndicators: Bool
  public var content: Content

  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    (self.axes, self.showsIndicators, self.content) = (axes, showsIndicators, content())
  }
}

extension ScrollView: PrimitiveView {
  public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    var values = EnvironmentValues(environment)
    let margins = values.contentMargins.insets
    values.contentMargins = ContentMargins()
    if let surroundings = values.surroundings {
      let number = surroundings.session.number(of: ScrollView.self, in: surroundings.view)
      surroundings.session.ask(number, tree)
      values.measuredContainer = number
    }
    values.session?.name(AnyHashable("scrollView"), tree)
    let inner = values.tree ?? environment
    guard let touches = values.session?.touches, let number = values.measuredContainer else {
      return append(margins, values, nil, in: &tree, inner)
    }
    touches.mark(.scroll(number, axes), in: &tree) {
      append(margins, values, touches.offsets[number], in: &$0, inner)
    }
  }

  private func append(
    _ margins: EdgeInsets, _ values: EnvironmentValues, _ offset: Point?,
    in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    guard margins != .zero else {
      return scroll(content, values, offset).append(in: &tree, environment)
    }
    let inset = GalleyComponents.VStack(spacing: 0) { content }.padding(margins)
    scroll(inset, values, offset).append(in: &tree, environment)
  }

  private func scroll<Inside: View>(
    _ content: Inside, _ values: EnvironmentValues, _ offset: Point?
  ) -> GalleyComponents.ScrollView<ScrolledColumn<Inside>> {
    // Several views form a column with its distances, whichever axis scrolls: recorded frames of
    // macOS 26 have 8.15 between a text and a box, and 4.74 between a box and a text.
    var scroll = GalleyComponents.ScrollView(axes) { ScrolledColumn(content: content) }
    // Content that is smaller than the view and scrolls along both axes is centered.
    let isInMiddle = axes == [.horizontal, .vertical] && values.scrollAnchor == nil
    scroll.anchor = values.scrollAnchor
    scroll.alignmentAnchor = values.scrollAlignment ?? (isInMiddle ? .center : nil)
    scroll.contentOffset = offset
    return scroll
  }
}

/// One view as it is, and several in a column.
struct ScrolledColumn<Content: View>: Sendable {
  let content: Content
}

extension ScrolledColumn: PrimitiveView {
  public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    if Content._childCount(content) == 1 {
      return Content.makeOne(content, in: &tree, environment)
    }
    GalleyComponents.VStack { content }.append(in: &tree, environment)
  }
}

private enum ScrollKeys {
  struct Anchor: EnvironmentKey {
    static var defaultValue: UnitPoint? { nil }
  }
  struct Alignment: EnvironmentKey {
    static var defaultValue: UnitPoint? { nil }
  }
}

extension EnvironmentValues {
  /// The point of the content that is seen at first.
  var scrollAnchor: UnitPoint? {
    get { self[ScrollKeys.Anchor.self] }
    set { self[ScrollKeys.Anchor.self] = newValue }
  }
  /// The alignment of content that is smaller than the view.
  var scrollAlignment: UnitPoint? {
    get { self[ScrollKeys.Alignment.self] }
    set { self[ScrollKeys.Alignment.self] = newValue }
  }
}

/// Scrolls to places on a screen that is touched, and never in a picture.
public struct ScrollViewReader<Content: View>: Sendable {
  let content: Content
  private let proxy: ScrollViewProxy
  public init(@ViewBuilder content: (ScrollViewProxy) -> Content) {
    proxy = ScrollViewProxy()
    self.content = content(proxy)
  }
}

extension ScrollViewReader: View {
  public var body: some View {
    content.touched { [proxy] values in
      proxy.target.session = values.session
      return nil
    }
  }
}

public struct ScrollViewProxy: @unchecked Sendable {
  /// The session of the reader, once its content is built.
  fileprivate final class Target {
    weak var session: Session?
  }

  fileprivate let target = Target()

  /// Scrolls to the view with an identity, by as little as shows it unless an anchor gives its place.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    target.session?.scroll(to: .view(AnyHashable(id), anchor: anchor))
  }
}

extension Session {
  /// Scrolls once the screen is laid out.
  func scroll(to wanted: Touches.Wanted) {
    guard let touches else { return }
    touches.wanted.append(wanted)
    markDirty()
  }
}
