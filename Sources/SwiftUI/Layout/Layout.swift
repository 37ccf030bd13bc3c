public import Foundation
public import GalleyComponents
public import GalleyGeometry
public import GalleyLayout

/// A container of the user's own.
public protocol Layout: Sendable, Animatable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  static var layoutProperties: LayoutProperties { get }
  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
}

public struct LayoutProperties: Sendable {
  public var stackOrientation: Axis?
  public init() {}
}

/// The distances that a view prefers to its neighbours.
public struct ViewSpacing: Sendable {
  let preferences: SpacingPreferences

  public static let zero = ViewSpacing(
    SpacingPreferences(top: 0, leading: 0, bottom: 0, trailing: 0))
  public init() { self.init(SpacingPreferences()) }
  init(_ preferences: SpacingPreferences) { self.preferences = preferences }

  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let standard = LayoutOptions().defaultSpacing
    return CGFloat(
      preferences.distance(to: next.preferences, along: axis)
        ?? (axis == .horizontal ? standard.width : standard.height))
  }
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    self = union(other, edges: edges)
  }
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    ViewSpacing(
      preferences.replacing(edges, with: preferences.union(other.preferences)))
  }
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard let first = subviews.first else { return ViewSpacing() }
    return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
  }

  public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// A value of a view that its container reads.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The views of a container during its layout.
public struct LayoutSubviews: RandomAccessCollection {
  let children: LayoutChildren
  let values: [[ObjectIdentifier: Any]]
  let placements: Placements
  var indexes: Range<Int>
  public var layoutDirection = LayoutDirection.leftToRight

  final class Placements {
    var all: [ChildPlacement?]
    init(_ count: Int) { all = Array(repeating: nil, count: count) }
  }

  public var startIndex: Int { indexes.lowerBound }
  public var endIndex: Int { indexes.upperBound }
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(all: self, index: index) }
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    var part = self
    part.indexes = bounds
    return part
  }
}

public struct LayoutSubview: Equatable {
  let all: LayoutSubviews
  let index: Int

  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
    left.index == right.index
  }

  public var priority: Double { all.children.layoutPriority(of: index) }
  public var spacing: ViewSpacing { ViewSpacing(all.children.spacing(of: index)) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(all.children.size(of: index, for: proposal))
  }
  public func dimensions(in proposal: ProposedViewSize) -> LayoutDimensions {
    LayoutDimensions(
      size: sizeThatFits(proposal),
      guide: { all.children.place(of: $0, in: index, for: proposal) })
  }
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading,
    proposal: ProposedViewSize = .unspecified
  ) {
    let size = sizeThatFits(proposal)
    all.placements.all[index] = ChildPlacement(
      origin: Point(
        x: Double(position.x) - anchor.x * Double(size.width),
        y: Double(position.y) - anchor.y * Double(size.height)),
      proposal: proposal)
  }
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    all.values[index][ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
  }
}

/// The size of a view and the positions of its guides.
public struct LayoutDimensions {
  let size: CGSize
  let guide: (Guide) -> Double
  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    CGFloat(self.guide(.horizontal(guide)))
  }
  public subscript(guide: VerticalAlignment) -> CGFloat { CGFloat(self.guide(.vertical(guide))) }
}

/// A container of the user's own with its views.
struct LayoutView<Container: Layout, Content: View>: Sendable {
  let layout: Container
  let content: Content
}

extension LayoutView: PrimitiveView {
  func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    var list = ChildList()
    Content._visitChildren(content, &list)
    let values = GatheredValues(list.views.map { LayoutValues.of($0) })
    var surroundings = EnvironmentValues(environment)
    surroundings.gatheredLayoutValues = values
    let inner = surroundings.tree ?? environment
    tree.node(.custom(LayoutAdapter(layout: layout, values: values))) { tree in
      for (index, view) in list.views.enumerated() {
        (values.index, values.start) = (index, tree.nodeCount)
        AnyView.makeOne(view, in: &tree, inner)
      }
    }
  }
}

/// The values of a container's views: those that their own modifiers give them, then those that
/// modifiers of the user's give while the views are built. The container asks when all are.
private final class GatheredValues: @unchecked Sendable {
  var all: [[ObjectIdentifier: Any]]
  /// The view that is being built, and how many nodes there were before it.
  var index = 0
  var start = 0

  init(_ all: [[ObjectIdentifier: Any]]) { self.all = all }

  func add(_ value: Any, for key: ObjectIdentifier, in tree: borrowing TreeBuilder) {
    // A view in another container belongs to that container, or to none.
    guard tree.isAlone(since: start), all.indices.contains(index), all[index][key] == nil else {
      return
    }
    all[index][key] = value
  }
}

private struct GatheredValuesKey: EnvironmentKey {
  static var defaultValue: GatheredValues? { nil }
}

extension EnvironmentValues {
  fileprivate var gatheredLayoutValues: GatheredValues? {
    get { self[GatheredValuesKey.self] }
    set { self[GatheredValuesKey.self] = newValue }
  }
}

private struct LayoutAdapter<Container: Layout>: ContainerLayout {
  let layout: Container
  let values: GatheredValues

  func size(for proposal: ProposedSize, children: LayoutChildren) -> Size {
    let subviews = subviews(children)
    var cache = layout.makeCache(subviews: subviews)
    let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    return Size(width: finite(size.width), height: finite(size.height))
  }

  private func finite(_ length: CGFloat) -> Double { length.isFinite ? Double(length) : 0 }

  func arrangement(
    in size: Size, proposal: ProposedSize, children: LayoutChildren
  ) -> [ChildPlacement] {
    let subviews = subviews(children)
    var cache = layout.makeCache(subviews: subviews)
    _ = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    layout.placeSubviews(
      in: CGRect(origin: .zero, size: CGSize(size)), proposal: proposal, subviews: subviews,
      cache: &cache)
    return subviews.placements.all.enumerated().map { index, placement in
      if let placement { return placement }
      // As in SwiftUI, a view that is not placed stands in the middle.
      let own = children.size(of: index, for: proposal)
      return ChildPlacement(
        origin: Point(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2),
        proposal: proposal)
    }
  }

  func spacing(of children: LayoutChildren) -> SpacingPreferences? {
    let subviews = subviews(children)
    var cache = layout.makeCache(subviews: subviews)
    return layout.spacing(subviews: subviews, cache: &cache).preferences
  }

  private func subviews(_ children: LayoutChildren) -> LayoutSubviews {
    LayoutSubviews(
      children: children,
      values: values.all.count == children.count
        ? values.all : Array(repeating: [:], count: children.count),
      placements: LayoutSubviews.Placements(children.count), indexes: 0..<children.count)
  }
}

/// A value for the container around, which nothing else sees.
struct LayoutValueModifier: TreeModifier {
  let key: ObjectIdentifier
  let value: Unchecked<Any>
}

extension LayoutValueModifier {
  nonisolated func build<Wrapped: View>(
    _ content: Wrapped, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    EnvironmentValues(environment).gatheredLayoutValues?.add(value.value, for: key, in: tree)
    content.append(in: &tree, environment)
  }
}

enum LayoutValues {
  /// The values that the modifiers of a view give it.
  static func of(_ view: AnyView) -> [ObjectIdentifier: Any] {
    var values: [ObjectIdentifier: Any] = [:]
    for modifier in modifierChain(of: view) {
      guard let modifier = modifier as? LayoutValueModifier else { continue }
      values[modifier.key] = values[modifier.key] ?? modifier.value.value
    }
    return values
  }
}

/// The modifiers of a view, outermost first.
func modifierChain(of view: AnyView) -> [Any] {
  var found: [Any] = []
  var current: Any = view.base
  while let modified = current as? any ModifiedView {
    found.append(modified.anyModifier)
    current = (modified.anyContent as? AnyView)?.base ?? modified.anyContent
  }
  return found
}

/// The view inside all of its modifiers.
func coreView(of view: AnyView) -> Any {
  var current: Any = view.base
  while let modified = current as? any ModifiedView {
    current = (modified.anyContent as? AnyView)?.base ?? modified.anyContent
  }
  return current
}

/// A view with a modifier, whatever they are.
protocol ModifiedView {
  var anyModifier: Any { get }
  var anyContent: Any { get }
  func replacing(core: AnyView) -> AnyView
}

extension ModifiedContent: ModifiedView where Content: View, Modifier: ViewModifier {
  var anyModifier: Any { modifier }
  var anyContent: Any { content }

  func replacing(core: AnyView) -> AnyView {
    let inner = (content as? AnyView)?.base ?? content
    let content = (inner as? any ModifiedView)?.replacing(core: core) ?? core
    return AnyView(ModifiedContent<AnyView, Modifier>(content: content, modifier: modifier))
  }
}

extension View {
  public nonisolated func layoutValue<Key: LayoutValueKey>(
    key: Key.Type, value: Key.Value
  ) -> some View {
    modifier(LayoutValueModifier(key: ObjectIdentifier(key), value: Unchecked(value as Any)))
  }
}

/// One of the stacks as a container that can be exchanged.
public struct HStackLayout: Sendable {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    AnyLayout(self).callAsFunction(content)
  }
}

public struct VStackLayout: Sendable {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    AnyLayout(self).callAsFunction(content)
  }
}

public struct ZStackLayout: Sendable {
  let alignment: Alignment
  public init(alignment: Alignment = .center) { self.alignment = alignment }
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    AnyLayout(self).callAsFunction(content)
  }
}

/// A container whose type is not known to those who hold it.
public struct AnyLayout: Sendable {
  private let make: @Sendable (AnyView) -> AnyView

  public init(_ layout: some Layout) {
    make = { AnyView(LayoutView(layout: layout, content: $0)) }
  }
  public init(_ layout: HStackLayout) {
    make = {
      Self.container(
        .hstack(alignment: layout.alignment, spacing: layout.spacing.map { Double($0) }), $0)
    }
  }
  public init(_ layout: VStackLayout) {
    make = {
      Self.container(
        .vstack(alignment: layout.alignment, spacing: layout.spacing.map { Double($0) }), $0)
    }
  }
  public init(_ layout: ZStackLayout) {
    make = { Self.container(.zstack(layout.alignment), $0) }
  }

  private static func container(_ kind: NodeKind, _ content: AnyView) -> AnyView {
    AnyView(Container(kind) { content })
  }

  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    make(AnyView(content()))
  }
}

/// The first of its views that fits. Galley asks each for its ideal size and takes the last one
/// when none fits.
public struct ViewThatFits<Content: View>: Sendable {
  private let axes: Axis.Set
  private let content: Content

  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    (self.axes, self.content) = (axes, content())
  }
}

extension ViewThatFits: PrimitiveView {
  public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    GalleyComponents.ViewThatFits(in: axes) { content }.append(in: &tree, environment)
  }
}
