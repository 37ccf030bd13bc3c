public import Foundation
internal import GalleyComponents
internal import GalleyDesign
internal import GalleyLayout

public enum ButtonRepeatBehavior: Sendable { case automatic, enabled, disabled }

public struct ButtonBorderShape: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic
    case capsule
    case circle
    case rounded(CGFloat?)
  }
  let kind: Kind
  public static let automatic = ButtonBorderShape(kind: .automatic)
  public static let capsule = ButtonBorderShape(kind: .capsule)
  public static let circle = ButtonBorderShape(kind: .circle)
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rounded(radius))
  }
}

private struct BorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
  var buttonBorderShape: ButtonBorderShape {
    get { self[BorderShapeKey.self] }
    set { self[BorderShapeKey.self] = newValue }
  }
}

/// The label alone, pale while it takes no input.
struct PlainLook: @unchecked Sendable {
  let label: PrimitiveButtonStyleConfiguration.Label
  @Environment(\.isEnabled) private var isEnabled
  init(label: PrimitiveButtonStyleConfiguration.Label) { self.label = label }
}

extension PlainLook: View {
  var body: some View { label.opacity(isEnabled ? 1 : 0.5) }
}

extension PrimitiveButtonStyleConfiguration {
  enum Look {
    case automatic
    case bordered
    case prominent
    case glass
  }

  /// The kit's button in one of the platform's looks.
  func kit(_ look: Look) -> some View {
    let (label, role) = (label.view, role)
    return Kit("Button") { values in
      GalleyComponents.Button("", state: values.controlState).with {
        $0.take(label, values)
        $0.kind =
          switch look {
          case .automatic: .plain
          case .bordered: values.tint == nil ? .gray : .tinted
          case .prominent: .filled
          // A layer that is rendered has no glass, and the words in the colour of text.
          case .glass: values.rendersLayers ? .plain : .gray
          }
        $0.tint =
          role == .destructive
          ? SystemColor.systemRed.color
          : look == .glass
            ? values.givenForeground ?? SystemColor.label.color
            : $0.kind == .plain || $0.kind == .gray
              ? values.givenForeground ?? values.accent : values.accent
        let isBare = look == .automatic && values.base?.isSegment != true
        $0.measures = isBare ? .bare : values.controlSize.measures
        // A circle of glass is as high as other buttons and in the middle of their width: 68 × 58 points round an icon
        // of 44 in patricio0312rev/anyssh at e5dacd5e, recorded on iOS 26.
        if !isBare, look != .glass, values.buttonBorderShape.kind == .circle {
          $0.measures = $0.measures.round
          if let view = $0.labelView { $0.labelView = AnyView(erasing: SquareFrame(view)) }
        }
        $0.shape = values.buttonBorderShape.corners
      }
    }
  }
}

extension GalleyComponents.Button {
  /// A title with a symbol is the kit's, outside of lists; any other label takes its place.
  fileprivate mutating func take(_ label: AnyView, _ values: EnvironmentValues) {
    let isPlain =
      !values.hasStyle(for: LabelStyleConfiguration.self) && values.font == nil
      && values.iconSide == nil && !values.isInList
    guard isPlain, let whole = untouched(label.base) as? Label<Text, Image>,
      let symbol = whole.icon.symbolName(in: values)
    else {
      labelView = label.slot.map { AnyView($0.values { $0.centerLines() }) }
      return
    }
    image = PlainImage(systemName: symbol)
    labelView = AnyView(whole.title.values { $0.centerLines() })
  }
}

extension EnvironmentValues {
  /// Recorded on iOS 18: the lines of a button's label are centered unless they are aligned otherwise. In rows of lists
  /// they begin at the leading edge.
  fileprivate mutating func centerLines() {
    text.centersSeveralLines = !isInList
  }
}

extension ControlSize {
  fileprivate var measures: ButtonMeasures {
    switch self {
    case .mini, .small: .small
    case .regular: .regular
    case .large, .extraLarge: .large
    }
  }
}

extension ButtonBorderShape {
  fileprivate var corners: CornerRadius? {
    switch kind {
    case .automatic: nil
    case .capsule: .oval
    case .circle: .circle
    case .rounded(let radius): radius.map { .points(Double($0)) }
    }
  }
}
