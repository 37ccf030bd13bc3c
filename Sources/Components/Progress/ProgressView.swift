public import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout

/// The progress of an operation: a bar or a ring for a known share, a spinner for an unknown one.
///
/// The bar is 4 points high and takes all the width it is offered, with a label 4 above it; the ring and the
/// spinner are 20 across.
public struct ProgressView: Sendable {
  /// The label of the activity.
  public var label: String
  /// The text below, such as the share as text.
  public var currentValueLabel: String
  /// The views in place of the label and of the text below.
  package var (labelView, currentValueView): (AnyView?, AnyView?)
  /// The side of the ring and the wheel, in points.
  package var circleSize = 20.0
  /// The completed part of `total`; nil for an unknown progress.
  public var value: Double?
  /// The total amount of work.
  public var total: Double
  /// The form; nil is a bar with a value and a wheel without.
  public var style: ProgressViewStyle?

  /// Makes a view, without a value for a task of unknown duration.
  public init(
    _ label: String = "", value: Double? = nil, total: Double = 1, currentValueLabel: String = "",
    style: ProgressViewStyle? = nil
  ) {
    (self.label, self.value, self.total) = (label, value, total)
    (self.currentValueLabel, self.style) = (currentValueLabel, style)
  }

  /// The same in another form.
  public func progressViewStyle(_ style: ProgressViewStyle) -> ProgressView {
    with { $0.style = style }
  }

  // Reading

  /// The sentence about `"type": "ProgressView"` in the reference, the schema and editors.
  public static let summary = "How far something has come: a bar, a ring or a wheel."
  /// The theme's `progress`.
  public static let schemeKind: SchemeKind? = "progress"
  /// The keys of `"type": "ProgressView"` besides those that all views share.
  public static let properties: [Property<ProgressView>] = [
    Property(
      "label", \.label, as: .displayText, in: .values, default: "none", "What is going on.",
      or: ["title", "text"]),
    Property(
      "currentValueLabel", \.currentValueLabel, as: .displayText, in: .values, default: "none",
      "What stands below, such as the share in words."),
    Property(
      "value", \.value, as: .length, default: "unknown", "How much is done, of `total`.",
      or: ["progress"]),
    Property("total", \.total, as: .length, default: "1", "What there is to do."),
    Property(
      "progressViewStyle", \.style, default: "linear with a value, circular without",
      "A bar or a circle."),
  ]

  /// Reports a value beyond the total.
  public mutating func finish(reading reader: inout ComponentReader, at place: ComponentPlace) {
    reader.checkValue(
      value, from: 0, to: total, as: ["value", "progress"], endingAt: "total", at: place)
  }

  /// The share that is done, from 0 to 1; nil is unknown.
  public var fractionCompleted: Double? { value.map { share(of: $0, from: 0, to: total) } }

  @ViewBuilder
  func composition(in environment: EnvironmentValues) -> some View {
    let style = style ?? (value == nil ? .circular : .linear)
    let label = Wording(label, or: labelView)
    let current = Wording(currentValueLabel, or: currentValueView)
    let words = current.isEmpty ? nil : current.text { $0.font(.caption) }
    // The bar is 4 points high on the primary fill, its label 4 above, the circle is 20 across.
    if style == .linear {
      VStack(alignment: .leading, spacing: 4) {
        if !label.isEmpty { label.text() }
        ShareBar(share: fractionCompleted ?? 0, color: environment.accent)
        words?.foregroundColor(.system(.secondaryLabel))
      }
    } else {
      VStack(spacing: 8) {
        if let fractionCompleted {
          ShareRing(
            share: fractionCompleted, color: AnyShapeStyle(environment.accent),
            track: .system(.primaryFill), lineWidth: 3
          ).frame(width: circleSize, height: circleSize)
        } else {
          ActivityIndicator(size: circleSize)
            .environment(\.foreground, environment.tint ?? environment.foreground)
        }
        if !label.isEmpty { label.text().foregroundColor(.system(.secondaryLabel)) }
        words?.foregroundColor(.system(.secondaryLabel))
      }
    }
  }
}

/// The forms of a progress view.
public enum ProgressViewStyle: String, PropertyChoice, Hashable {
  case linear, circular
}

extension ProgressView: ComposedView {}
