public import GalleyComponents
internal import GalleyLayout

public struct ColorPicker<Label: View>: @unchecked Sendable {
  let color: Color
  let label: Label
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    (color, self.label) = (selection.wrappedValue, label())
  }
}

extension ColorPicker where Label == Text {
  public init(
    _ key: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection) { Text(key) }
  }
}

extension ColorPicker: View {
  public var body: some View {
    let (color, label) = (color, AnyView(label))
    return Kit("ColorPicker") { values in
      GalleyComponents.ColorPicker(selection: color.design(in: values), state: values.controlState)
        .with { $0.labelView = values.label(label) }
    }
  }
}
