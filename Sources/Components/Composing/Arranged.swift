internal import GalleyLayout

/// Views in a container's arrangement.
struct Arranged<Content: View>: Sendable {
  private let layout: any ContainerLayout
  private let content: Content

  init(_ layout: any ContainerLayout, @ViewBuilder content: () -> Content) {
    self.layout = layout
    self.content = content()
  }
}

extension Arranged: PrimitiveView {
  func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    tree.node(.custom(layout)) { Content._makeChildren(content, in: &$0, environment) }
  }
}
