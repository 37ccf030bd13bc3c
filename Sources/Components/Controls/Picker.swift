public import GalleyDesign
internal import GalleyGeometry
public import GalleyLayout

/// One of several options: segments side by side, a menu's value, rows with a check mark, a wheel or
/// round marks.
public struct Picker: Sendable {
  /// The label, which names the choice.
  public var label: String
  /// The view in place of the label.
  package var labelView: AnyView?
  /// The options.
  public var options: [String]
  /// The views in place of the options.
  package var optionViews: [AnyView]?
  /// The option that is chosen, from 0; none outside of them.
  public var selection: Int
  /// The form.
  public var style: PickerStyle
  /// The state of the control.
  public var state: ControlState

  /// Makes a picker.
  public init(
    _ label: String = "", options: [String] = [], selection: Int = 0, style: PickerStyle = .menu,
    state: ControlState = .normal
  ) {
    (self.label, self.options, self.selection) = (label, options, selection)
    (self.style, self.state) = (style, state)
  }

  /// The same in another form.
  public func pickerStyle(_ style: PickerStyle) -> Picker { with { $0.style = style } }

  // Reading

  /// The sentence about `"type": "Picker"` in the reference, the schema and editors.
  public static let summary = "One of several options, as segments, a menu, rows, a wheel or marks."
  /// The theme's `pickers`.
  public static let schemeKind: SchemeKind? = "pickers"
  /// The keys of `"type": "Picker"` besides those that all views share.
  public static let properties: [Property<Picker>] = [
    Property(
      "label", \.label, as: .displayText, in: .values, default: "none", "What is chosen.",
      or: ["title"]),
    Property(
      "options", \.options, as: .displayTexts, in: .values, default: "none",
      "What there is to choose from.", or: ["segments", "items"]),
    Property(
      "selection", \.selection, default: "0", "The option that is chosen, from 0.",
      or: ["selectedIndex"]),
    Property("pickerStyle", \.style, default: "menu", "The form."),
    Property("state", \.state, default: "normal", "What the control is doing."),
  ]

  private var words: Wording { Wording(label, or: labelView) }

  fileprivate var choices: [Wording] {
    optionViews?.map { Wording("", or: $0) } ?? options.map { Wording($0) }
  }

  @ViewBuilder
  func composition(in environment: EnvironmentValues) -> some View {
    switch style {
    case .segmented:
      let isGlass = environment.theme.system.isGlass
      SegmentRow(
        picker: self, isGlass: isGlass, leastHeight: environment.leastGround.nonzeroHeight
      )
      .showing(state, cornerRadius: isGlass ? 16 : 9, in: environment)
    case .menu: menu(environment).showing(state, cornerRadius: 6, in: environment)
    case .inline: rows(environment).showing(state, cornerRadius: 6, in: environment)
    case .wheel:
      WheelColumn(options: options, views: optionViews, selection: selection, state: state)
        .background { WheelBar() }
        .showing(state, cornerRadius: 8, in: environment)
    case .radioGroup:
      VStack(alignment: .leading, spacing: 12) {
        if !words.isEmpty { words.text { $0.font(.headline) } }
        let choices = choices
        ForEach(0..<choices.count) { index in
          RadioButton(isOn: index == selection, state: markState(index)).with {
            if let optionViews {
              $0.labelView = optionViews[index]
            } else {
              $0.label = options[index]
            }
          }
        }
      }
      .showing(state == .selected ? state : .normal, cornerRadius: 8, in: environment)
    }
  }

  /// Of marks one is on, whatever the picker is, and of a busy picker's one is busy.
  private func markState(_ index: Int) -> ControlState {
    switch state {
    case .selected: .normal
    case .loading: index == awaitedIndex ? .loading : .disabled
    default: state
    }
  }

  /// The index of the option that the spinner of a busy picker replaces or is placed beside.
  fileprivate var awaitedIndex: Int { choices.indices.contains(selection) ? selection : 0 }

  private func menuColor(_ environment: EnvironmentValues) -> Color {
    let color = environment.rowInsets == nil ? environment.accent : .system(.secondaryLabel)
    return color.readable(in: state)
  }

  private func menu(_ environment: EnvironmentValues) -> some View {
    let choices = choices
    return HStack(spacing: environment.grown(4)) {
      if choices.indices.contains(selection) {
        choices[selection].text().awaited(state, isMark: false)
      } else {
        Text("")
      }
      if state == .loading {
        ActivityIndicator(size: 16)
      } else {
        // Recorded on iOS 18 at 16 points (DrunkOnJava/ModularHomeInventory at bad97916, FormValidationTests): two lines
        // of 8.33 by 4.67, 2.67 apart, in a box that is 1.67 wider on both sides.
        VStack(spacing: environment.grown(4.33)) {
          ForEach(0..<2) { index in
            Chevron(edge: index == 0 ? .top : .bottom).glyph(
              .foreground, lineWidth: 1.6, width: 6.67, height: 3, growingIn: environment)
          }
        }
        .frame(width: environment.grown(12))
      }
    }
    .foregroundColor(menuColor(environment))
    .labeled(words, in: environment)
  }

  private func rows(_ environment: EnvironmentValues) -> some View {
    let choices = choices
    return VStack(alignment: .leading, spacing: 0) {
      if !words.isEmpty { words.text { $0.font(.headline) }.padding(.bottom, 8) }
      ForEach(0..<choices.count) { index in
        HStack(spacing: 8) {
          choices[index].text().awaited(state, isMark: false)
          Spacer(minLength: 0)
          if state == .loading {
            if index == awaitedIndex { ActivityIndicator(size: 20) }
          } else if index == selection {
            Tick().glyph(
              environment.accent, lineWidth: 2.2, width: 13, height: 13, growingIn: environment
            )
            // The round ends of the lines stay inside the row.
            .padding(.horizontal, 1.1)
          }
        }
        .frame(minHeight: environment.heightened(44))
        if index < choices.count - 1 { Divider() }
      }
    }
  }
}

/// The forms of a picker, in SwiftUI's words.
public enum PickerStyle: String, PropertyChoice, Hashable {
  case menu, segmented, inline, wheel, radioGroup
}

/// UISegmentedControl: a row of 31 with a ground of 32, corners of 9, a thumb inset by 2 with corners of 7, texts of 13.
/// Before iOS 26 the ground begins with the row (recorded on iOS 18: aessam/NiceViewsLib at 7ea4562d,
/// testComponentPlaygroundView). Recorded on iOS 26: a ground in the middle of the row, both with round ends, the words
/// regular and the chosen one medium.
private struct SegmentRow: Sendable {
  var picker: Picker
  var isGlass: Bool
  /// The least height of the ground, in points; nil for none.
  var leastHeight: Double?
}

extension SegmentRow: PrimitiveView {
  func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    row.background {
      RoundedRectangle(cornerRadius: isGlass ? 16 : 9).fill(Color.system(.tertiaryFill))
        .padding(.vertical, isGlass ? -0.5 : 0)
    }
    .padding(.bottom, isGlass ? 0 : -1)
    .appendNode(to: &tree, environment)
  }
}

extension SegmentRow {
  @ViewBuilder private var row: some View {
    let choices = picker.choices
    if isGlass {
      HStack(spacing: 0) {
        ForEach(0..<choices.count) { segment($0, choices[$0]) }
      }
      .padding(EdgeInsets(vertical: 1.5, horizontal: 2))
    } else {
      Arranged(SegmentLayout()) {
        ForEach(0..<choices.count) { segment($0, choices[$0]) }
      }
    }
  }

  private func weight(_ isSelected: Bool) -> FontWeight {
    isGlass ? isSelected ? .medium : .regular : isSelected ? .semibold : .medium
  }

  private func segment(_ index: Int, _ words: Wording) -> some View {
    let isSelected = index == picker.selection
    let hasLine = index > 0 && !isSelected && index - 1 != picker.selection
    return words.text {
      $0.font(size: 13, weight: weight(isSelected)).oneLine()
    }
    .awaited(picker.state, isMark: index == picker.awaitedIndex, wheel: 16)
    .padding(.horizontal, isGlass ? 10 : SegmentLayout.margin)
    .frame(maxWidth: .infinity, minHeight: max(28, (leastHeight ?? 0) - 4))
    .background {
      if isSelected {
        RoundedRectangle(cornerRadius: isGlass ? 14 : 7)
          .fill(Color(light: .white, dark: RGBAColor(hex: 0x636366)).playing(.background))
          .shadow(
            .drop(color: .black.with(alpha: 0.12), radius: 4, x: 0, y: 3),
            .drop(color: .black.with(alpha: 0.04), radius: 0.5, x: 0, y: 3))
      }
    }
    .overlay(alignment: .leading) {
      if hasLine {
        Rectangle().fill(Color.system(.systemGray).faded(to: 0.3)).frame(width: 1, height: 16)
          .offset(x: isGlass ? 0 : -SegmentLayout.inset)
      }
    }
  }
}

/// Segments of one length in whole points, the last with what remains. Recorded on iOS 18 in controls of 150, 180 and 310
/// points with two, three and four segments (DrunkOnJava/ModularHomeInventory at bad97916): the thumb begins 2 points
/// after the start of its segment, and ends 3 before the end, where the next segment begins with a line of 1.
private struct SegmentLayout: ContainerLayout {
  static let inset = 2.0
  /// The least room beside words; a control that is not given a width has 12 points more for each segment.
  static let margin = 4.0

  func size(for proposal: ProposedSize, children: LayoutChildren) -> Size {
    let sizes = (0..<children.count).map { children.size(of: $0, for: .unspecified) }
    let ideal = sizes.reduce(2 * Self.inset) { $0 + $1.width + 12 }
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? ideal
    return Size(width: width, height: (sizes.map(\.height).max() ?? 0) + 2 * Self.inset)
  }

  func arrangement(
    in size: Size, proposal: ProposedSize, children: LayoutChildren
  ) -> [ChildPlacement] {
    let step = (size.width / Double(max(children.count, 1))).rounded(.down)
    return (0..<children.count).map { index in
      let start = step * Double(index) + Self.inset
      let isLast = index == children.count - 1
      let end = isLast ? size.width - Self.inset : step * Double(index + 1) - Self.inset - 1
      return ChildPlacement(
        origin: Point(x: start, y: Self.inset),
        proposal: ProposedSize(
          width: max(0, end - start), height: max(0, size.height - 2 * Self.inset)))
    }
  }
}

/// One column of a wheel, 216 high: the chosen row in the middle, the others turned away from it over
/// a cylinder (UIPickerView: rows of 32, texts of 21).
struct WheelColumn: Sendable {
  var options: [String]
  /// The views in place of the options.
  var views: [AnyView]?
  var selection: Int
  var alignment = Alignment.center
  /// The state of what it is a column of.
  var state = ControlState.normal
}

extension WheelColumn: PrimitiveView {
  func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    VStack(spacing: 0) {
      ForEach(-3..<4) { row($0) }
    }
    .frame(height: 216).clipped().appendNode(to: &tree, environment)
  }
}

extension WheelColumn {
  /// Rows are 20 degrees of the cylinder apart.
  private func row(_ step: Int) -> some View {
    let turn = [1, 0.94, 0.77, 0.5][abs(step)]
    let opacity = [1, 0.6, 0.4, 0.2][abs(step)]
    let index = selection + step
    let isThere = (0..<(views?.count ?? options.count)).contains(index)
    let words =
      views.map { isThere ? Wording("", or: $0[index]) : Wording(" ") }
      ?? Wording(isThere ? options[index] : " ")
    return words.text { $0.font(size: 21).oneLine() }
      .scaleEffect(x: 1, y: turn)
      .opacity(opacity)
      .awaited(state, isMark: step == 0)
      .frame(maxWidth: .infinity, minHeight: 32 * turn, maxHeight: 32 * turn, alignment: alignment)
  }
}

/// The bar behind the chosen row of a wheel, which has round ends since iOS 26.
struct WheelBar: Sendable {}

extension WheelBar: PrimitiveView {
  func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    let height = 32.0
    RoundedRectangle(cornerRadius: environment.theme.system.isGlass ? height / 2 : 8)
      .fill(Color.system(.tertiaryFill)).frame(height: height)
      .padding(.horizontal, 9).appendNode(to: &tree, environment)
  }
}

extension Picker: StatefulControl, PlatformSized {
  /// None: what takes no input is pale as a whole.
  var ownColors: Colors { Colors() }
  /// A button, something to adjust and what its state adds.
  public var accessibilityTraits: AccessibilityTraits {
    [style == .menu ? .isButton : .isAdjustable, state.accessibilityTraits]
  }
}
