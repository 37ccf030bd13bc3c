public import GalleyDesign
public import GalleyLayout

/// A component from code in the look that a scheme gives it: what the scheme leaves open comes from
/// the theme's scheme for components of its kind, then from the component.
public struct SchemedComponent<Content: DocumentComponent & Component>: Component, ComponentWrapper
{
  let content: Content
  let scheme: Scheme?

  var wrapped: any Component { content }

  /// Appends the component inside its box.
  public func build(in tree: inout LayoutTree.Builder, _ context: LayoutContext) {
    let kind = Content.schemeKind.flatMap { context.theme[$0] }
    var given = scheme ?? kind
    if let scheme, let kind { given = scheme.merging(over: kind) }
    guard let presented = content.presented(given) else {
      return content.build([], Modifiers(), in: &tree, context)
    }
    var look = StyleAdoption(Modifiers())
    Modifiers.adopt(presented, into: &look)
    var adoption = StyleAdoption(content)
    Content.adopt(presented, into: &adoption)
    let outer = Content.ownsBox ? look.owner.withoutBox : look.owner
    outer.buildBox(in: &tree, context) {
      adoption.owner.build([], look.owner, in: &$0, $1)
    }
  }
}

extension DocumentComponent where Self: Component {
  /// The component with a scheme over the theme's: a style of a sheet
  /// (`sheet.scheme(style: "title", substyle: "loud")`), or one written out.
  ///
  /// Properties of the component that are nil are open to the scheme; those that always have a value
  /// are replaced by what the scheme says.
  public func scheme(_ scheme: Scheme?) -> SchemedComponent<Self> {
    SchemedComponent(content: self, scheme: scheme)
  }
}
