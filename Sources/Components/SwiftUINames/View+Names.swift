public import GalleyDesign
public import GalleyGeometry

// SwiftUI's own modifiers, which sources for it see beside these, go before them where both fit.
extension View {
  /// The colour of texts and shapes inside that name none.
  @_disfavoredOverload
  public nonisolated func foregroundStyle(
    _ color: Color
  ) -> ModifiedContent<Self, EnvironmentModifier> {
    foregroundColor(color)
  }

  /// The colour of what is on, chosen or filled in controls inside that name none.
  @_disfavoredOverload
  public nonisolated func accentColor(
    _ color: Color
  ) -> ModifiedContent<Self, EnvironmentModifier> {
    tint(color)
  }

  /// A shape in front of it, in its frame.
  public nonisolated func overlay(
    _ shape: ShapeView, alignment: Alignment = .center
  ) -> ModifiedContent<Self, AttachmentModifier<ShapeView>> {
    overlay(alignment: alignment) { shape }
  }

  /// A shape behind it, in its frame.
  public nonisolated func background(
    _ shape: ShapeView, alignment: Alignment = .center
  ) -> ModifiedContent<Self, AttachmentModifier<ShapeView>> {
    background(alignment: alignment) { shape }
  }
}

extension Button {
  /// Makes a button with a title.
  ///
  /// - Parameters:
  ///   - title: The words of the button.
  ///   - action: Called on a tap while the button takes input.
  public init(_ title: String, action: @escaping @Sendable () -> Void) {
    self.init(title) { _ in action() }
  }

  /// Makes a button with a view in place of the title.
  ///
  /// - Parameters:
  ///   - action: Called on a tap while the button takes input.
  ///   - label: The view in place of the title.
  public init<Label: View>(
    action: @escaping @Sendable () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init("") { _ in action() }
    labelView = AnyView(label())
  }
}
