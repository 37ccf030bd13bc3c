internal import GalleyGeometry
internal import GalleyLayout

/// A component that other views make up, chosen where it is built: with the surrounding's tint and
/// state at hand, and on any thread, which a `body` is not.
protocol ComposedView: StyledView {
  associatedtype Composition: View
  /// The views it is made of, inside its box.
  @ViewBuilder
  nonisolated func composition(in environment: EnvironmentValues) -> Composition
}

extension ComposedView {
  /// Appends the views it is made of.
  public nonisolated func build(
    _ look: Modifiers, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    var own = environment
    own.leastGround = look.leastGround
    composition(in: own).appendNode(to: &tree, environment)
  }
}

extension Size {
  /// The height; nil for zero.
  var nonzeroHeight: Double? { height > 0 ? height : nil }
}

extension View {
  /// The view in a frame of at least a size; the view alone for no size.
  @ViewBuilder
  nonisolated func atLeast(_ size: Size, alignment: Alignment = .center) -> some View {
    if size == .zero {
      self
    } else {
      frame(minWidth: size.width, minHeight: size.height, alignment: alignment)
    }
  }

  /// A view that a component adds to those it was given: the theme's labels do not reach its texts.
  nonisolated func asPart() -> ModifiedContent<Self, EnvironmentModifier> {
    modifier(EnvironmentModifier { $0.isPart = true })
  }
}
