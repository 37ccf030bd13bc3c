public import GalleyComponents
public import GalleyLayout

/// A part of a control as its style is given it.
public struct _StylePart: Sendable {
  let view: AnyView
}

extension _StylePart: PrimitiveView {
  public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    AnyView.makeOne(view, in: &tree, environment)
  }
}

/// A style together with what it is applied to, so that its own properties are filled in.
struct StyleHost<Style, Content: View>: @unchecked Sendable {
  private let style: Installed<Style>
  private let make: @MainActor (Style) -> Content

  init(style: Style, make: @escaping @MainActor (Style) -> Content) {
    (self.style, self.make) = (Installed(style), make)
  }
}

extension StyleHost: View {
  var body: some View { make(style.style) }
}

/// Fills in the dynamic properties of a style.
private struct Installed<Style>: DynamicProperty {
  var style: Style
  init(_ style: Style) { self.style = style }

  static func _install(_ property: inout Installed, _ context: _InstallContext) {
    PropertyField.install(&property.style, context.context)
  }
}
