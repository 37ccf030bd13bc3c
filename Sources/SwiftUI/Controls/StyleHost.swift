public import GalleyComponents
public import GalleyLayout

/// A part of a control as its style is given it: one view, or none where there is nothing in it.
public struct _StylePart: Sendable {
  let view: AnyView
}

extension _StylePart: PrimitiveView {
  public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    AnyView.makeOne(view, in: &tree, environment)
  }
  public nonisolated static func _makeChildren(
    _ view: _StylePart, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    if _childCount(view) == 1 { _makeElement(view, in: &tree, environment) }
  }
  public nonisolated static func _childCount(_ view: _StylePart) -> Int {
    min(1, AnyView._childCount(view.view))
  }
  public nonisolated static func _visitChildren<Visitor: ViewVisitor>(
    _ view: _StylePart, _ visitor: inout Visitor
  ) {
    if _childCount(view) == 1 { visitor.visit(view) }
  }
}

/// A part of a container as passed to its style, representing as many views as are in it.
public struct _StyleParts: Sendable {
  let view: AnyView
}

extension _StyleParts: PrimitiveView {
  public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    AnyView.makeOne(view, in: &tree, environment)
  }
  public nonisolated static func _makeChildren(
    _ view: _StyleParts, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) { AnyView._makeChildren(view.view, in: &tree, environment) }
  public nonisolated static func _childCount(_ view: _StyleParts) -> Int {
    AnyView._childCount(view.view)
  }
  public nonisolated static func _visitChildren<Visitor: ViewVisitor>(
    _ view: _StyleParts, _ visitor: inout Visitor
  ) { AnyView._visitChildren(view.view, &visitor) }
}

/// The view that a style makes of the parts of a control.
struct StyleMaker<Configuration>: @unchecked Sendable {
  fileprivate let view: (Configuration) -> AnyView

  /// - Parameters:
  ///   - style: The style, whose own properties are filled in.
  ///   - body: Makes the body of the style.
  init<Style, Body: View>(
    _ style: Style, body: @escaping @MainActor (Style, Configuration) -> Body
  ) {
    view = { configuration in
      let configuration = Unchecked(configuration)
      return AnyView(StyleHost(style: style) { body($0, configuration.value) })
    }
  }
}

private enum StyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: StyleMaker<Configuration>? { nil }
}

extension EnvironmentValues {
  /// Returns true if a style for controls of such parts is set in the environment.
  func hasStyle<Configuration>(for type: Configuration.Type) -> Bool {
    self[StyleKey<Configuration>.self] != nil
  }
}

extension View {
  /// With the view that a style makes for the controls inside; the styles of the kit make none.
  nonisolated func styled<Style, Configuration, Made: View>(
    by style: Style, _ body: @escaping @MainActor (Style, Configuration) -> Made
  ) -> some View {
    styled(Made.self == Never.self ? nil : StyleMaker(style, body: body))
  }

  /// With a style for the controls inside that have such parts; nil is the standard one.
  nonisolated func styled<Configuration>(_ style: StyleMaker<Configuration>?) -> some View {
    values { $0[StyleKey<Configuration>.self] = style }
  }
}

/// A control in the style around. Inside of what the style makes, controls of its kind look as they
/// would without it.
struct Styled<Configuration>: @unchecked Sendable {
  let configuration: Configuration
  let standard: StyleMaker<Configuration>

  init(_ configuration: Configuration, standard: StyleMaker<Configuration>) {
    (self.configuration, self.standard) = (configuration, standard)
  }
}

extension Styled: PrimitiveView {
  func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    let style = EnvironmentValues(environment)[StyleKey<Configuration>.self] ?? standard
    style.view(configuration).styled(StyleMaker<Configuration>?.none).append(in: &tree, environment)
  }
}

/// A control in the surrounding style, or unchanged without one.
struct Restyled<Configuration, Plain: View>: @unchecked Sendable {
  let configuration: Configuration
  let plain: Plain

  init(_ configuration: Configuration, @ViewBuilder otherwise plain: () -> Plain) {
    (self.configuration, self.plain) = (configuration, plain())
  }
}

extension Restyled: PrimitiveView {
  func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    guard let style = EnvironmentValues(environment)[StyleKey<Configuration>.self] else {
      return plain.append(in: &tree, environment)
    }
    style.view(configuration).styled(StyleMaker<Configuration>?.none).append(in: &tree, environment)
  }
}

/// A style together with what it is applied to, so that its own properties are filled in.
private struct StyleHost<Style, Content: View>: @unchecked Sendable {
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
