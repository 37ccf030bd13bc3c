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
    guard tree.isOutlined, scheme != nil else {
      return append(styled, under: Modifiers(), to: &tree, environment)
    }
    tree.marked(ViewMark.foreign("a scheme that is given in code")) {
      append(styled, under: Modifiers(), to: &$0, environment)
    }
  }

  /// Appends a view inside modifiers, which take precedence over the scheme.
  nonisolated func append<Content: DocumentView>(
    _ content: Content, under given: Modifiers, to tree: inout LayoutTree.Builder,
    _ environment: EnvironmentValues
  ) {
    let kind = content.ownScheme { environment.theme[$0] }
    var given = scheme ?? kind
    if let scheme, let kind { given = scheme.merging(over: kind) }
    content.build(adopting: given, in: &tree, environment)
  }
}

extension DocumentView {
  /// Appends the view with a scheme applied to it, under modifiers of its own.
  nonisolated func build(
    adopting scheme: Scheme?, under modifiers: Modifiers = Modifiers(),
    in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    var scheme = scheme
    // A colour that was given round a label is nearer than the theme's.
    if Self.schemeKind == .labels, environment.foreground != environment.theme.foreground {
      scheme?.colors?.foreground = nil
    }
    var look = StyleAdoption(modifiers)
    var adoption = StyleAdoption(self)
    if let presented = resolvedScheme(over: scheme) {
      Modifiers.adopt(presented, into: &look)
      Self.adopt(presented, into: &adoption)
    }
    let environment = environment.inside(Self.self)
    var outer = Self.ownsBox ? look.owner.withoutBox : look.owner
    if Self.adoptsStyledBox { outer = outer.withBox(of: modifiers) }
    outer.buildBox(in: &tree, environment) {
      adoption.owner.build(look.owner, in: &$0, $1)
    }
  }
}

extension EnvironmentValues {
  /// Returns the environment for the views that a view builds itself. A text that is a part of a button does
  /// not adopt the theme's values for labels; one in a container or in a body does.
  func inside<Content: DocumentView>(_ type: Content.Type) -> EnvironmentValues {
    var inner = self
    inner.isPart = Content.Body.self == Never.self && Content.subviews == .none
    return inner
  }

  var asPart: EnvironmentValues {
    var inner = self
    inner.isPart = true
    return inner
  }
}

extension DocumentView {
  /// The view with a scheme over the theme's: a style of a sheet
  /// (`sheet.scheme(style: "title", substyle: "loud")`), or one written out.
  ///
  /// Properties of the view that are nil are open to the scheme; those that always have a value are replaced
  /// by the scheme's values.
  public nonisolated func scheme(
    _ scheme: Scheme?
  ) -> ModifiedContent<Self, SchemeModifier> {
    modifier(SchemeModifier(scheme: scheme))
  }
}
