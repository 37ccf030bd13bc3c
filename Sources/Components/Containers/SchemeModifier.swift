public import GalleyDesign
internal import GalleyLayout

/// A scheme over the theme's for one view: what the scheme leaves open comes from the theme's scheme
/// for views of its kind, then from the view.
public struct SchemeModifier: Sendable {
  let scheme: Scheme?
}

extension SchemeModifier: PrimitiveViewModifier {
  nonisolated func build<Wrapped: View>(
    _ content: Wrapped, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    guard let styled = content as? any DocumentView else {
      return content.appendNode(to: &tree, environment)
    }
    append(styled, under: Modifiers(), to: &tree, environment)
  }

  /// Appends a view inside modifiers, which go before what the scheme says.
  nonisolated func append<Content: DocumentView>(
    _ content: Content, under given: Modifiers, to tree: inout LayoutTree.Builder,
    _ environment: EnvironmentValues
  ) {
    let kind = Content.schemeKind.flatMap { environment.theme[$0] }
    var combined = scheme ?? kind
    if let scheme, let kind { combined = scheme.merging(over: kind) }
    var (look, adoption) = (StyleAdoption(given), StyleAdoption(content))
    if let presented = content.presented(combined) {
      Modifiers.adopt(presented, into: &look)
      Content.adopt(presented, into: &adoption)
    }
    let outer = Content.ownsBox ? look.owner.withoutBox : look.owner
    outer.buildBox(in: &tree, environment) {
      adoption.owner.build(look.owner, in: &$0, $1)
    }
  }
}

extension DocumentView {
  /// The view with a scheme over the theme's: a style of a sheet
  /// (`sheet.scheme(style: "title", substyle: "loud")`), or one written out.
  ///
  /// Properties of the view that are nil are open to the scheme; those that always have a value are
  /// replaced by what the scheme says.
  public nonisolated func scheme(
    _ scheme: Scheme?
  ) -> ModifiedContent<Self, SchemeModifier> {
    modifier(SchemeModifier(scheme: scheme))
  }
}
