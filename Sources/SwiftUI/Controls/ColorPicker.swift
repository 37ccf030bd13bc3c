public import GalleyComponents
internal import GalleyDesign
internal import GalleyLayout

public struct ColorPicker<Label: View>: @unchecked Sendable {
  let color: Color
  let label: Label
  private let select: (Color) -> Void
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    (color, self.label) = (selection.wrappedValue, label())
    select = { selection.wrappedValue = $0 }
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
    .control(.colorPicker) { [select] control, values in
      control.label = words(of: label, values)
      control.value = color.design(in: values).light.hexText
      control.set = { value in
        guard case .text(let text) = value, let color = RGBAColor(hexText: text) else {
          return "it takes a colour such as #3366CC"
        }
        select(Color(DesignColor(color)))
        return nil
      }
    }
  }
}
