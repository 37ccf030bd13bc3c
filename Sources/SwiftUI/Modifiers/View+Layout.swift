public import Foundation
public import GalleyComponents
public import GalleyGeometry
public import GalleyLayout

// Forms of layout modifiers that take Core Graphics' numbers. If Galley's own take doubles, one of the two is considered
// last: of frames and padding Galley's, because several conditional lengths in one chain would be ambiguous.

extension View {
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modified(
      .frame(width: width.map(Double.init), height: height.map(Double.init), alignment: alignment))
  }
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    let limits = FrameLimits(
      minWidth: minWidth.map { Double($0) }, idealWidth: idealWidth.map { Double($0) },
      maxWidth: maxWidth.map { Double($0) }, minHeight: minHeight.map { Double($0) },
      idealHeight: idealHeight.map { Double($0) }, maxHeight: maxHeight.map { Double($0) })
    return modified(.flexibleFrame(limits, alignment: alignment))
  }
  public nonisolated func padding(_ length: CGFloat) -> some View {
    padding(EdgeInsets(Double(length)))
  }
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(Double(length ?? 16), on: edges))
  }
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }
  public nonisolated func offset(_ offset: CGSize) -> some View {
    node(.offset(x: Double(offset.width), y: Double(offset.height)))
  }
  public nonisolated func position(_ point: CGPoint) -> some View {
    node(.position(x: Double(point.x), y: Double(point.y)))
  }
  @_disfavoredOverload
  public nonisolated func aspectRatio(
    _ ratio: CGFloat?, contentMode: ContentMode
  ) -> some View {
    node(.aspectRatio(ratio.map { Double($0) }, contentMode))
  }
  public nonisolated func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View {
    node(.aspectRatio(Double(size.width / size.height), contentMode))
  }
  public nonisolated func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    let compute = Unchecked(computeValue)
    return alignmentGuide(guide) { Double(compute.value($0)) }
  }
  public nonisolated func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    let compute = Unchecked(computeValue)
    return alignmentGuide(guide) { Double(compute.value($0)) }
  }
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    node(.ignoresSafeArea(edges))
  }
  public nonisolated func ignoresSafeArea(edges: Edge.Set) -> some View {
    node(.ignoresSafeArea(edges))
  }
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions, edges: Edge.Set = .all
  ) -> some View {
    node(.ignoresSafeArea(edges, regions))
  }
  public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)
    -> some View
  {
    let length = length.map { Double($0) } ?? 16
    return safeAreaPadding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0))
  }
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(EdgeInsets(Double(length)))
  }
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    let rooms: [(edge: Edge, length: Double)] = [
      (.top, insets.top), (.leading, insets.leading), (.bottom, insets.bottom),
      (.trailing, insets.trailing),
    ]
    return modifier(SafeAreaPadding(rooms: rooms.filter { $0.length > 0 }))
  }
  public nonisolated func safeAreaInset<Bar: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    safeAreaInset(
      edge: edge == .top ? Edge.top : .bottom,
      alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: spacing.map(Double.init), content: content)
  }
  public nonisolated func safeAreaInset<Bar: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    safeAreaInset(
      edge: edge == .leading ? Edge.leading : .trailing,
      alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: spacing.map(Double.init), content: content)
  }
  @_disfavoredOverload
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    touched { values in
      values.identify(as: AnyHashable(id))
      return .identity(AnyHashable(id))
    }
  }

  public nonisolated func zIndex(_ value: Double) -> some View {
    var item = LayoutItem()
    item.zIndex = value
    return node(.item(item))
  }
}

/// Says in the report that something is only near.
struct RemarkModifier: TreeModifier {
  let text: String?
}

extension RemarkModifier {
  nonisolated func build<Wrapped: View>(
    _ content: Wrapped, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    if let text { EnvironmentValues(environment).session?.remark(text) }
    content.append(in: &tree, environment)
  }
}

extension VStack {
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let points: Double? = spacing.map { Double($0) }
    self.init(alignment: alignment, spacing: points, content: content)
  }
}

extension HStack {
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let points: Double? = spacing.map { Double($0) }
    self.init(alignment: alignment, spacing: points, content: content)
  }
}

public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

extension LazyVStack {
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    let points: Double? = spacing.map { Double($0) }
    self.init(alignment: alignment, spacing: points, content: content)
  }
}

extension LazyHStack {
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    let points: Double? = spacing.map { Double($0) }
    self.init(alignment: alignment, spacing: points, content: content)
  }
}

extension Spacer {
  @_disfavoredOverload
  public init(minLength: CGFloat?) { self.init(minLength: minLength.map { Double($0) }) }
}

extension ForEach {
  public init<Base: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Base>, @ViewBuilder content: @escaping (Binding<Base.Element>) -> Content
  )
  where
    Data == [Binding<Base.Element>], Base.Element: Identifiable, ID == Base.Element.ID
  {
    self.init(Array(data), content: content)
  }
  public init<Base: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Base>, id: KeyPath<Base.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Base.Element>) -> Content
  ) where Data == [Binding<Base.Element>] {
    self.init(
      Array(data), id: (\Binding<Base.Element>.wrappedValue).appending(path: id), content: content)
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at offsets from the start.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var kept = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) {
      kept.append(element)
    }
    self = kept
  }
}

extension MutableCollection {
  /// Moves the elements at offsets so that they precede the one that is at another offset now.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var (before, moved, after): ([Element], [Element], [Element]) = ([], [], [])
    for (offset, element) in enumerated() {
      if source.contains(offset) {
        moved.append(element)
      } else if offset < destination {
        before.append(element)
      } else {
        after.append(element)
      }
    }
    for (index, element) in zip(Array(indices), before + moved + after) { self[index] = element }
  }
}

public protocol DynamicViewContent: View {}

extension ForEach: DynamicViewContent {}

extension AnyView {
  public init<Content: View>(erasing view: Content) { self.init(view) }
}

extension Group {
  public init<Base: View>(
    subviews view: Base, @ViewBuilder transform: (SubviewsCollection) -> Content
  ) {
    var list = ChildList()
    Base._visitChildren(view, &list)
    let views = list.views
    self.init { transform(SubviewsCollection(views: views)) }
  }
}

extension ForEach {
  /// Makes the views that a view represents, each changed.
  public init<Base: View>(
    subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == SubviewsCollection, ID == Subview.ID {
    var list = ChildList()
    Base._visitChildren(view, &list)
    self.init(SubviewsCollection(views: list.views), content: content)
  }
  @_disfavoredOverload
  public init<Base: View>(
    subviewOf view: Base, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == SubviewsCollection, ID == Subview.ID {
    self.init(subviews: view, content: content)
  }
}

extension Group {
  /// The name that this form had first.
  public init<Base: View>(
    subviewsOf view: Base, @ViewBuilder transform: (SubviewsCollection) -> Content
  ) {
    self.init(subviews: view, transform: transform)
  }
}

public struct Subview: Identifiable {
  let view: AnyView
  public let id: Int
}

extension Subview: PrimitiveView {
  public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    AnyView.makeOne(view, in: &tree, environment)
  }
}

public struct SubviewsCollection: RandomAccessCollection {
  let views: [AnyView]
  public var startIndex: Int { 0 }
  public var endIndex: Int { views.count }
  public subscript(index: Int) -> Subview { Subview(view: views[index], id: index) }
}

extension SubviewsCollection: View {
  public var body: some View { ForEach(self) { $0 } }
}

/// The views that a view expands to.
typealias ChildList = ViewCollector

/// Makes the safe area smaller: backgrounds and scrolled content reach into the room at each edge.
private struct SafeAreaPadding: Sendable {
  var rooms: [(edge: Edge, length: Double)]
}

extension SafeAreaPadding: TreeModifier {
  nonisolated func build<Wrapped: View>(
    _ content: Wrapped, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    guard let room = rooms.first else { return content.append(in: &tree, environment) }
    let inner = SafeAreaPadding(rooms: Array(rooms.dropFirst()))
    tree.node(.safeAreaInset(room.edge, alignment: .center, spacing: 0)) { tree in
      inner.build(content, in: &tree, environment)
      let isRow = room.edge == .top || room.edge == .bottom
      let length = CGFloat(room.length)
      Color.clear.frame(width: isRow ? nil : length, height: isRow ? length : nil)
        .append(in: &tree, environment)
    }
  }
}
