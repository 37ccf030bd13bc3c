internal import GalleyGeometry
public import GalleyLayout

/// Components in a row as they stand in a builder's braces. On their own, several lie over one
/// another, the last one in front.
public struct ComponentGroup: Component {
  /// The components in order.
  public var components: [any Component]

  /// Makes a group.
  public init(_ components: [any Component] = []) { self.components = components }

  /// Makes a group from braces.
  public init(@ComponentBuilder content: () -> ComponentGroup) { self = content() }

  /// Appends one node: the only component, an empty node, or a stack in depth.
  public func build(in tree: inout LayoutTree.Builder, _ context: LayoutContext) {
    switch components.count {
    case 0: tree.leaf(.empty)
    case 1: ComponentGroup.append(components[0], to: &tree, context)
    default: tree.node(.zstack(.center)) { appendAll(to: &$0, context) }
    }
  }

  /// Appends every component as an element of its own.
  func appendAll(to tree: inout LayoutTree.Builder, _ context: LayoutContext) {
    for component in components { ComponentGroup.append(component, to: &tree, context) }
  }

  static func append(
    _ component: any Component, to tree: inout LayoutTree.Builder, _ context: LayoutContext
  ) {
    if component is IdentifiedComponent || component is ComponentNode {
      return component.build(in: &tree, context)
    }
    appendElement(component, id: nil, to: &tree, context)
  }

  static func appendElement(
    _ component: any Component, id: String?, to tree: inout LayoutTree.Builder,
    _ context: LayoutContext
  ) {
    let description = CodeDescription(component: component, appearance: context.appearance)
    let element = Element(typeName: elementName(component), id: id, describedBy: description)
    tree.element(element, isProvisional: id == nil) { component.build(in: &$0, context) }
  }

  /// What a person would call the component.
  static func elementName(_ component: any Component) -> String {
    switch component {
    case let wrapper as any ComponentWrapper: elementName(wrapper.wrapped)
    case let document as any DocumentComponent: type(of: document).typeName
    case let group as ComponentGroup:
      group.components.count == 1 ? elementName(group.components[0]) : "ZStack"
    default: "\(type(of: component))"
    }
  }
}

/// A component that stands for the one it holds.
protocol ComponentWrapper: Component {
  var wrapped: any Component { get }
  /// Writes what it adds to the component.
  func describeModifier(in writer: inout PropertyWriter)
}

extension ComponentWrapper {
  func describeModifier(in writer: inout PropertyWriter) {}
}

/// Reads components in braces: one per line, with `if`, `switch`, `for` and lists of components.
@resultBuilder
public enum ComponentBuilder {
  /// One component.
  public static func buildExpression(_ component: some Component) -> ComponentGroup {
    ComponentGroup([component])
  }
  /// A list of components.
  public static func buildExpression(_ group: ComponentGroup) -> ComponentGroup { group }
  /// The components of a loop.
  public static func buildExpression(_ loop: ForEach) -> ComponentGroup { loop.content }
  /// A component of unknown type.
  public static func buildExpression(_ component: any Component) -> ComponentGroup {
    ComponentGroup([component])
  }
  /// Nothing.
  public static func buildBlock() -> ComponentGroup { ComponentGroup() }
  /// The first line.
  public static func buildPartialBlock(first: ComponentGroup) -> ComponentGroup { first }
  /// Every further line.
  public static func buildPartialBlock(
    accumulated: ComponentGroup, next: ComponentGroup
  ) -> ComponentGroup {
    ComponentGroup(accumulated.components + next.components)
  }
  /// An `if` without `else`.
  public static func buildOptional(_ group: ComponentGroup?) -> ComponentGroup {
    group ?? ComponentGroup()
  }
  /// The first branch.
  public static func buildEither(first group: ComponentGroup) -> ComponentGroup { group }
  /// The other branch.
  public static func buildEither(second group: ComponentGroup) -> ComponentGroup { group }
  /// A `for` loop.
  public static func buildArray(_ groups: [ComponentGroup]) -> ComponentGroup {
    ComponentGroup(groups.flatMap(\.components))
  }
  /// An `if #available`.
  public static func buildLimitedAvailability(_ group: ComponentGroup) -> ComponentGroup { group }
}

/// One group of components for each value, in order.
public struct ForEach: Component {
  /// All groups, one after the other.
  public let content: ComponentGroup

  /// Makes the components of every value.
  public init<Values: Sequence>(
    _ values: Values, @ComponentBuilder content: (Values.Element) -> ComponentGroup
  ) {
    self.content = ComponentGroup(values.flatMap { content($0).components })
  }

  /// Appends one node; in braces the components are taken one by one instead.
  public func build(in tree: inout LayoutTree.Builder, _ context: LayoutContext) {
    content.build(in: &tree, context)
  }
}
