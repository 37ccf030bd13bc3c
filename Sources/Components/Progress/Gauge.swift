public import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout

/// The position of a value in a range: a bar with text at its ends, or a ring of 58 points with the value
/// inside.
public struct Gauge: Sendable {
  /// The label, which names the measured quantity.
  public var label: String
  /// The value in words.
  public var currentValueLabel: String
  /// The least value in words.
  public var minimumValueLabel = ""
  /// The largest value in words.
  public var maximumValueLabel = ""
  /// The views in place of the label and of the text of the value.
  package var (labelView, currentValueView): (AnyView?, AnyView?)
  /// The views in place of the text at the ends.
  package var (minimumView, maximumView): (AnyView?, AnyView?)
  /// The value.
  public var value: Double
  /// The lower bound of the range.
  public var minimumValue: Double
  /// The upper bound of the range.
  public var maximumValue: Double
  /// The form.
  public var style: GaugeStyle

  /// Makes a gauge.
  public init(
    _ label: String = "", value: Double = 0, minimumValue: Double = 0, maximumValue: Double = 1,
    currentValueLabel: String = "", style: GaugeStyle = .linearCapacity
  ) {
    (self.label, self.value, self.style) = (label, value, style)
    (self.minimumValue, self.maximumValue) = (minimumValue, maximumValue)
    self.currentValueLabel = currentValueLabel
  }

  /// The same in another form.
  public func gaugeStyle(_ style: GaugeStyle) -> Gauge { with { $0.style = style } }

  // Reading

  /// The sentence about `"type": "Gauge"` in the reference, the schema and editors.
  public static let summary = "Where a value lies in a range: a bar or a ring."
  /// The theme's `progress`.
  public static let schemeKind: SchemeKind? = "progress"
  /// The keys of `"type": "Gauge"` besides those that all views share.
  public static let properties: [Property<Gauge>] = [
    Property(
      "label", \.label, as: .displayText, in: .values, default: "none", "What is measured."),
    Property(
      "currentValueLabel", \.currentValueLabel, as: .displayText, in: .values, default: "none",
      "The value in words."),
    Property(
      "minimumValueLabel", \.minimumValueLabel, as: .displayText, in: .values, default: "none",
      "The least value in words."),
    Property(
      "maximumValueLabel", \.maximumValueLabel, as: .displayText, in: .values, default: "none",
      "The largest value in words."),
    Property("value", \.value, default: "0", "The value."),
    Property("minimumValue", \.minimumValue, default: "0", "Where the range begins."),
    Property("maximumValue", \.maximumValue, default: "1", "Where the range ends."),
    Property("gaugeStyle", \.style, default: "linearCapacity", "A bar or a ring."),
  ]

  /// Reports bounds with nothing between them, and a value outside of them.
  public mutating func finish(reading reader: inout ComponentReader, at place: ComponentPlace) {
    reader.checkEnds(minimumValue, maximumValue, at: place)
    reader.checkValue(value, from: minimumValue, to: maximumValue, at: place)
  }

  @ViewBuilder
  func composition(in environment: EnvironmentValues) -> some View {
    let share = GalleyComponents.share(of: value, from: minimumValue, to: maximumValue)
    switch style {
    case .linearCapacity: bar(share, environment)
    case .accessoryCircular: ring(share, environment, isOpen: true)
    case .accessoryCircularCapacity: ring(share, environment, isOpen: false)
    }
  }

  private var words: Wording { Wording(label, or: labelView) }
  private var current: Wording { Wording(currentValueLabel, or: currentValueView) }
  private var minimum: Wording { Wording(minimumValueLabel, or: minimumView) }
  private var maximum: Wording { Wording(maximumValueLabel, or: maximumView) }

  private func small(_ words: Wording) -> AnyView? {
    words.isEmpty ? nil : words.text { $0.font(.caption) }
  }

  private func bar(_ share: Double, _ environment: EnvironmentValues) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      if !words.isEmpty { words.text() }
      HStack(spacing: 8) {
        small(minimum)
        ShareBar(share: share, color: environment.accent, thickness: 6)
        small(maximum)
      }
      small(current)?.foregroundColor(.system(.secondaryLabel))
    }
  }

  /// 58 across with a line of 6. The capacity is a closed ring up to the value; the other form is open by 120
  /// degrees at the bottom, at the text of the ends or the label, and has a marker on its tint.
  private func ring(
    _ share: Double, _ environment: EnvironmentValues, isOpen: Bool
  ) -> some View {
    let tint = environment.accent
    return ZStack {
      if isOpen {
        ShareRing(
          share: 1, color: AnyShapeStyle(tint), track: tint, lineWidth: 6, start: .degrees(240),
          extent: .degrees(240))
        marker(at: .degrees(240 + 240 * share))
      } else {
        ShareRing(
          share: share, color: AnyShapeStyle(tint), track: tint.faded(to: 0.25), lineWidth: 6)
      }
      (current.isEmpty ? words : current).text {
        $0.font(size: 17, weight: .semibold).oneLine().minimumScaleFactor(0.5)
      }
      .padding(.horizontal, 9)
      if isOpen {
        HStack(spacing: 10) {
          if minimum.isEmpty, maximum.isEmpty {
            // The label has the room between the ends of the arc.
            words.text { $0.font(size: 11).oneLine().minimumScaleFactor(0.5) }
              .padding(.horizontal, 9)
          } else {
            minimum.text { $0.font(size: 11) }
            maximum.text { $0.font(size: 11) }
          }
        }
        // The arc begins at the left in every language, and so do its ends.
        .layoutDirection(.leftToRight)
        .frame(height: 51, alignment: .bottom)
      }
    }
    .frame(width: 58, height: 58)
  }

  /// A ring in the label's colour on the middle of the line, at an angle clockwise from the top.
  private func marker(at angle: Angle) -> some View {
    let radius = 26.0
    return Circle().strokeBorder(Color.system(.label), lineWidth: 2)
      .frame(width: 10, height: 10)
      .offset(x: radius * angle.sine, y: -radius * angle.cosine)
      // A ring runs clockwise in both directions of reading.
      .layoutDirection(.leftToRight)
  }
}

/// The forms of a gauge, in SwiftUI's words.
public enum GaugeStyle: String, PropertyChoice, Hashable {
  case linearCapacity, accessoryCircular, accessoryCircularCapacity
}

extension Gauge: ComposedView {}
