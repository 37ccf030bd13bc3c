public import GalleyDesign
internal import GalleyGeometry
public import GalleyLayout

/// A knob on a track, which takes all the width it is offered.
public struct Slider: Sendable {
  /// The position of the knob, from `minimumValue` to `maximumValue`.
  public var value: Double
  /// The value at the leading end.
  public var minimumValue: Double
  /// The value at the trailing end.
  public var maximumValue: Double
  /// The state of the control.
  public var state: ControlState
  /// The name of an icon before the track.
  public var minimumIconName: String?
  /// The name of an icon after the track.
  public var maximumIconName: String?
  /// The views in place of these icons.
  package var (minimumView, maximumView): (AnyView?, AnyView?)
  /// The colour of the knob; nil is white.
  public var thumbColor: Color?

  /// Makes a slider over a range, 0 to 1 unless another one is given.
  public init(
    value: Double = 0, in range: ClosedRange<Double> = 0...1, state: ControlState = .normal
  ) {
    (self.value, self.state) = (value, state)
    (minimumValue, maximumValue) = (range.lowerBound, range.upperBound)
  }

  // Reading

  /// The sentence about `"type": "Slider"` in the reference, the schema and editors.
  public static let summary = "A knob on a track between two values."
  /// The theme's `sliders`.
  public static let schemeKind: SchemeKind? = "sliders"
  /// A slider paints its track itself.
  public static let adoptsStyledBox = true
  /// The keys of `"type": "Slider"` besides those that all views share.
  public static let properties: [Property<Slider>] = [
    Property(
      "minimumIconName", \.minimumIconName, in: .values, default: "none",
      "The name of an icon before the track."),
    Property(
      "maximumIconName", \.maximumIconName, in: .values, default: "none",
      "The name of an icon after the track."),
    Property("value", \.value, default: "0", "Where the knob is."),
    Property("minimumValue", \.minimumValue, default: "0", "The value at the leading end."),
    Property("maximumValue", \.maximumValue, default: "1", "The value at the trailing end."),
    Property("state", \.state, default: "normal", "What the control is doing."),
    Property(
      "thumbColor", \.thumbColor, default: "white", "The colour of the knob.",
      or: ["thumbTintColor"]),
  ]

  /// Takes the colour of the knob; the track takes the tint.
  public static func adopt(_ scheme: Scheme, into slider: inout StyleAdoption<Slider>) {
    slider.set("thumbColor", \.thumbColor, to: scheme.colors?.foreground)
  }

  /// Reports icons that do not exist, bounds with nothing between them, and a value outside of them.
  public mutating func finish(reading reader: inout ComponentReader, at place: ComponentPlace) {
    for (key, name) in [("minimumIconName", minimumIconName), ("maximumIconName", maximumIconName)]
    {
      if let name { reader.checkIcon(name, at: place.range(of: key)) }
    }
    reader.checkEnds(minimumValue, maximumValue, at: place)
    reader.checkValue(value, from: minimumValue, to: maximumValue, at: place)
  }

  func composition(in environment: EnvironmentValues) -> some View {
    HStack(spacing: 8) {
      end(minimumIconName, minimumView)
      track(environment)
      end(maximumIconName, maximumView)
    }
    // The ring and the pressed size are the knob's.
    .showing(state, cornerRadius: 17, drawn: [.highlighted, .focused, .error], in: environment)
  }

  @ViewBuilder
  private func end(_ name: String?, _ view: AnyView?) -> some View {
    if let view {
      view.icon(side: 20).foregroundColor(.system(.secondaryLabel))
    } else if let name {
      Image(systemName: name).frame(width: 20, height: 20)
        .foregroundColor(.system(.secondaryLabel))
    }
  }

  /// UISlider on iOS 17 and 18: 34 high, track of 4 inset by 1, knob of 27 whose centre is 1.2 above the
  /// track's, shadows y 0.5 blur 4 at .12 and y 6 blur 13 at .12. Recorded on iOS 26: a track of 6 over the whole
  /// width, black at .1, and a knob of 38 by 25 whose centre is half a point above the track's.
  private func track(_ environment: EnvironmentValues) -> some View {
    let share = GalleyComponents.share(of: value, from: minimumValue, to: maximumValue)
    let isGlass = environment.theme.system.isGlass
    let growth = state == .highlighted ? 2.0 : 0
    let layout = TrackLayout(
      share: share,
      thumb: Size(width: (isGlass ? 38 : 27) + growth, height: (isGlass ? 25 : 27) + growth),
      line: isGlass ? 6 : 4, margin: isGlass ? 0 : 1, rise: isGlass ? 0.5 : 1.2)
    return Arranged(layout) {
      Capsule().fill(Color.system(isGlass ? .tertiaryFill : .primaryFill))
      Capsule().fill(environment.accent)
      if isGlass { knob(Capsule(), environment) } else { knob(Circle(), environment) }
    }
  }

  private func knob(_ shape: some Shape, _ environment: EnvironmentValues) -> some View {
    shape.fill(thumbColor ?? .white)
      .shadow(
        .drop(color: .black.with(alpha: 0.12), radius: 2, x: 0, y: 0.5),
        .drop(color: .black.with(alpha: 0.12), radius: 6.5, x: 0, y: 6)
      )
      .overlay {
        if state == .loading { ActivityIndicator.onKnob }
        if let color = state.ring(in: environment) {
          shape.inset(by: -2).stroke(color, lineWidth: 2)
        }
      }
  }
}

/// A track, its filled part and a knob, one over the other.
private struct TrackLayout: ContainerLayout {
  var share: Double
  var thumb: Size
  /// The height of the track, and its distance from both ends.
  var line: Double
  var margin: Double
  /// The distance of the knob's centre above the track's.
  var rise: Double

  func size(for proposal: ProposedSize, children: LayoutChildren) -> Size {
    Size(width: max(proposal.width ?? 200, thumb.width), height: 34)
  }

  func arrangement(
    in size: Size, proposal: ProposedSize, children: LayoutChildren
  ) -> [ChildPlacement] {
    let centre = thumb.width / 2 + share * (size.width - thumb.width)
    // The centre of the knob is 0.6 above that of the control.
    let top = size.height / 2 - 0.6 + rise - line / 2
    func place(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> ChildPlacement {
      ChildPlacement(
        origin: Point(x: x, y: y), proposal: ProposedSize(width: width, height: height))
    }
    return [
      place(margin, top, size.width - 2 * margin, line),
      place(margin, top, max(centre - margin, 0), line),
      place(
        centre - thumb.width / 2, top + line / 2 - rise - thumb.height / 2, thumb.width,
        thumb.height),
    ]
  }
}

extension Slider: StatefulControl, PlatformSized {
  /// Empty: the view has no text.
  var ownColors: Colors { Colors() }
  /// Something to adjust and what its state adds.
  public var accessibilityTraits: AccessibilityTraits {
    [.isAdjustable, state.accessibilityTraits]
  }
}
