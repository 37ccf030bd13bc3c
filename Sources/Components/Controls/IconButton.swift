public import GalleyDesign
internal import GalleyGeometry
public import GalleyLayout

/// An icon of half the height on a circle, to be pressed (W3W-30); with the icon `xmark` it closes the
/// element that contains it.
public struct IconButton: Sendable {
  /// The name of an icon: of SF Symbols.
  public var systemImage: String
  /// The diameter, in points.
  public var size: Double
  /// The state of the button.
  public var state: ControlState

  /// Makes a button.
  public init(_ systemImage: String = "xmark", size: Double = 44, state: ControlState = .normal) {
    (self.systemImage, self.size, self.state) = (systemImage, size, state)
  }

  // Reading

  /// The sentence about `"type": "IconButton"` in the reference, the schema and editors.
  public static let summary = "An icon on a circle, to be pressed."
  /// The theme's scheme for buttons.
  public static let schemeKind: SchemeKind? = .buttons
  /// The keys of `"type": "IconButton"` besides those that all views share.
  public static let properties: [Property<IconButton>] = [
    Property(
      "systemIconName", \.systemImage, in: .values, default: "xmark", "The name of an icon."),
    Property("size", \.size, as: .length, default: "44", "The diameter, in points."),
    Property("state", \.state, default: "normal", "What the button is doing."),
  ]

  /// Reports an icon that does not exist.
  public mutating func finish(reading reader: inout ComponentReader, at place: ComponentPlace) {
    reader.checkIcon(systemImage, at: place.range(of: "systemIconName"))
  }

  /// A grey circle with a grey icon, in the colours of the state.
  public func resolvedScheme(over scheme: Scheme?) -> Scheme? {
    var colors = Colors(
      foreground: .system(.secondaryLabel), background: .system(.secondaryFill))
    colors.highlighted = StateColors(background: .system(.systemGray3))
    let tint = scheme?.colors?.tint ?? .system(.systemBlue)
    colors.selected = StateColors(foreground: tint, background: tint.faded(to: 0.15))
    colors.disabled = StateColors(foreground: .system(.tertiaryLabel))
    let own = Scheme(colors: colors, styles: Styles(cornerRadius: .circle))
    var result = own.overlaid(by: scheme, in: state)
    result.styles?.cornerRadius = .circle
    result.styles?.padding = nil
    return result
  }

  func composition(in environment: EnvironmentValues) -> some View {
    // A cross is as wide as its lines, icons have room round them.
    ZStack {
      if systemImage == "xmark" {
        Cross().glyph(
          .foreground, lineWidth: max(size * 0.06, 1.5), width: size * 0.3, height: size * 0.3)
      } else {
        Image(systemName: systemImage).frame(width: size / 2, height: size / 2)
      }
    }
    .awaited(state, wheel: size / 2)
    .frame(width: size, height: size).showing(
      state, cornerRadius: size / 2, drawn: [.highlighted, .selected], in: environment)
  }
}

extension IconButton: ComposedView {
  /// A button and what its state adds.
  public var accessibilityTraits: AccessibilityTraits { [.isButton, state.accessibilityTraits] }
}
