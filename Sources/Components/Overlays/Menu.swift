public import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout

/// An open menu: rows of 44 points, 250 wide, with corners of 13 and a wide shadow. Since iOS 26 rows are 42 high, icons
/// come before the words, and corners are of 32.5.
public struct Menu: Sendable {
  /// The title above the items.
  public var title: String
  /// The items to choose from; a `divider` separates those before it from those after it.
  public var items: [ControlItem]

  /// Makes a menu.
  public init(_ title: String = "", items: [ControlItem] = []) {
    (self.title, self.items) = (title, items)
  }

  // Reading

  /// The sentence about `"type": "Menu"` in the reference, the schema and editors.
  public static let summary = "An open menu."
  /// The theme's name for menus.
  public static let schemeKind: SchemeKind? = "menus"
  /// The keys of `"type": "Menu"` besides those that all views share.
  public static let properties: [Property<Menu>] = [
    Property("title", \.title, as: .displayText, in: .values, default: "none", "What it is about."),
    Property("items", \.items, in: .values, default: "none", "What there is to choose from."),
  ]

  /// F5F5F8 or 35373A with corners of 13 and a wide shadow; recorded on iOS 26: F9F9F9 on white, with a light rim.
  public func resolvedScheme(over scheme: Scheme?) -> Scheme? {
    let ground = Color(light: RGBAColor(hex: 0xF5F5F8), dark: RGBAColor(hex: 0x35373A))
      .inGlass(Color(light: RGBAColor(hex: 0xF9F9F9), dark: RGBAColor(hex: 0x1B1B1B)))
    let rim = Color.clear.inGlass(Color(light: .white, dark: .white.with(alpha: 0.14)))
    var own = Scheme(
      colors: Colors(background: ground.playing(.surface), border: rim),
      styles: Styles(
        border: .onePoint, cornerRadius: .points(MenuMetrics(isGlass: false).cornerRadius)))
    own.colors?.shadow = .black.inGlass(.black.with(alpha: 0.6))
    own.styles?.glassCornerRadius = .points(MenuMetrics(isGlass: true).cornerRadius)
    own.styles?.clipsToBounds = true
    own.styles?.shadow = Shadow(opacity: 0.16, y: 8, radius: 25)
    return scheme?.merging(over: own) ?? own
  }

  func composition(in environment: EnvironmentValues) -> some View {
    let rows =
      environment.theme.system.isGlass
      ? AnyView(erasing: glass(environment)) : AnyView(erasing: lined(environment))
    // Large words have the room of an alert and more.
    return rows.frame(width: environment.textSize.isAccessibility ? 340 : MenuMetrics.width)
  }

  private func lined(_ environment: EnvironmentValues) -> some View {
    let hasTicks = items.contains { $0.isSelected }
    return VStack(alignment: .leading, spacing: 0) {
      if !title.isEmpty {
        Text(title).font(.footnote).keepingWords().foregroundColor(.system(.secondaryLabel))
          .padding(EdgeInsets(vertical: 8, horizontal: 16))
        line(environment)
      }
      ForEach(0..<items.count) { index in
        if items[index].role == .divider {
          Rectangle().fill(
            Color(light: RGBAColor.black.with(alpha: 0.08), dark: RGBAColor.black.with(alpha: 0.16))
          )
          .frame(height: 8)
        } else {
          row(items[index], hasTicks, environment)
          if index + 1 < items.count, items[index + 1].role != .divider { line(environment) }
        }
      }
    }
  }

  private func line(_ environment: EnvironmentValues) -> some View {
    Rectangle().fill(OverlaySurface.line).frame(height: environment.grid.pixel)
  }

  private func row(
    _ item: ControlItem, _ hasTicks: Bool, _ environment: EnvironmentValues
  ) -> some View {
    let metrics = MenuMetrics(isGlass: false)
    return HStack(spacing: 0) {
      if hasTicks {
        tick(environment).opacity(item.isSelected ? 1 : 0)
          .frame(width: environment.grown(20), alignment: .leading)
      }
      words(item, spacing: 1, subtitle: .subheadline)
      Spacer(minLength: 8)
      if let icon = item.systemImage { Image.growing(icon, side: 20, in: environment) }
    }
    .foregroundColor(color(of: item, disabled: item.color(in: environment), environment))
    .padding(EdgeInsets(vertical: 8, horizontal: metrics.inset)).frame(minHeight: metrics.rowHeight)
    .accessibilityAddTraits([.isButton, item.isDisabled ? .isNotEnabled : []])
  }

  private func tick(_ environment: EnvironmentValues) -> some View {
    Tick().glyph(.foreground, lineWidth: 2, width: 11, height: 10, growingIn: environment)
  }

  private func words(
    _ item: ControlItem, spacing: Double, subtitle: TextStyleName
  ) -> some View {
    VStack(alignment: .leading, spacing: spacing) {
      Text(item.title).keepingWords()
      if !item.subtitle.isEmpty {
        Text(item.subtitle).font(subtitle).keepingWords()
          .foregroundColor(.system(.secondaryLabel))
      }
    }
  }

  private func color(
    of item: ControlItem, disabled: Color, _ environment: EnvironmentValues
  ) -> Color {
    if item.isDisabled { return disabled }
    return item.role == .destructive ? item.color(in: environment) : .system(.label)
  }
}

// The look of iOS 26, as recorded: 10 points above the first row and below the last, and 21 with a line between
// sections. Words begin at 28, after ticks at 40, after icons at 60; ticks and icons are centred in columns.
extension Menu {
  private func glass(_ environment: EnvironmentValues) -> some View {
    let metrics = MenuMetrics(isGlass: true)
    return VStack(alignment: .leading, spacing: 0) {
      if !title.isEmpty {
        Text(title).font(.footnote).fontWeight(.medium).keepingWords()
          .foregroundColor(.system(.secondaryLabel))
          .padding(
            EdgeInsets(
              top: 10, leading: metrics.inset, bottom: 14.67, trailing: metrics.inset))
      }
      ForEach(0..<items.count) { index in
        if items[index].role == .divider {
          Rectangle().fill(Color.label.faded(to: 0.08)).frame(height: 1)
            .padding(EdgeInsets(vertical: 10, horizontal: 24))
        } else {
          glassRow(items[index], environment)
        }
      }
    }
    .padding(.vertical, metrics.margin)
  }

  private func glassRow(_ item: ControlItem, _ environment: EnvironmentValues) -> some View {
    let hasTicks = items.contains { $0.isSelected }
    let hasIcons = items.contains { $0.systemImage != nil }
    let metrics = MenuMetrics(isGlass: true)
    let lead = hasIcons ? hasTicks ? 24.33 : 12.33 : hasTicks ? 40 : metrics.inset
    // Columns grow by as much as what is in them.
    let tickGrowth = hasTicks ? environment.grown(11) - 11 : 0
    let iconGrowth = environment.grown(20) - 20
    return HStack(spacing: 0) {
      if hasIcons {
        ZStack {
          if let icon = item.systemImage { Image.growing(icon, side: 20, in: environment) }
        }
        .frame(width: 47.67 + iconGrowth)
      }
      words(item, spacing: 0.67, subtitle: .footnote)
      Spacer(minLength: 0)
    }
    .padding(
      EdgeInsets(
        top: 10.33, leading: lead + tickGrowth, bottom: 10.33, trailing: metrics.inset)
    )
    .frame(minHeight: metrics.rowHeight)
    .overlay(alignment: .leading) {
      if item.isSelected { tick(environment).frame(width: 40 + tickGrowth) }
    }
    .foregroundColor(color(of: item, disabled: .system(.secondaryLabel), environment))
    .accessibilityAddTraits([.isButton, item.isDisabled ? .isNotEnabled : []])
  }
}

/// The measures of open menus, in points.
package struct MenuMetrics: Sendable {
  /// The width at the usual text sizes.
  package static let width = 250.0
  /// The least height of a row.
  package let rowHeight: Double
  /// The distance of words from the sides.
  package let inset: Double
  /// The room above the first row and below the last.
  package let margin: Double
  package let cornerRadius: Double

  /// - Parameter isGlass: True for the look of iOS 26.
  package init(isGlass: Bool) {
    (rowHeight, inset, margin, cornerRadius) = isGlass ? (42, 28, 10, 32.5) : (44, 16, 0, 13)
  }
}

extension Menu: ComposedView {}
