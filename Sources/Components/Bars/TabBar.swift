public import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout

/// The bar at the bottom of a screen from which one of its parts is chosen.
public struct TabBar: Sendable {
  /// The parts, each with an icon and a title.
  public var items: [ControlItem]
  /// The part that is shown, from 0.
  public var selection: Int

  /// Makes a bar.
  public init(_ items: [ControlItem] = [], selection: Int = 0) {
    (self.items, self.selection) = (items, selection)
  }

  // Reading

  /// What the reference, the schema and editors say of `"type": "TabBar"`.
  public static let summary = "The bar from which one part of an application is chosen."
  /// The theme's `tabBars`.
  public static let schemeKind: SchemeKind? = "tabBars"
  /// The keys of `"type": "TabBar"` besides those that all views share.
  public static let properties: [Property<TabBar>] = [
    Property("items", \.items, in: .values, default: "none", "The parts, with icon and title."),
    Property(
      "selection", \.selection, default: "0", "The part that is shown, from 0.",
      or: ["selectedIndex"]),
  ]

  /// UITabBar: 49 high, icons 25 across with their centre 19 below the top, titles of 10 Medium.
  func composition(in environment: EnvironmentValues) -> some View {
    HStack(spacing: 0) {
      ForEach(0..<items.count) { index in
        tab(items[index], index == selection, environment)
      }
    }
    .frame(height: 49)
    .background { BarSurface(edge: .bottom) }
  }

  private func tab(
    _ item: ControlItem, _ isSelected: Bool, _ environment: EnvironmentValues
  ) -> some View {
    VStack(spacing: 3) {
      if let icon = item.systemImage {
        Image(systemName: icon).frame(width: 25, height: 25)
          .overlay(alignment: .topLeading) {
            // Its centre 20 after the icon's, for a digit; longer words grow outwards.
            if let badge = item.badge { Badge(badge).offset(x: 23.5, y: -3.5) }
          }
      }
      Text(item.title).font(size: 10, weight: .medium).lineLimit(1)
    }
    .foregroundColor(isSelected ? environment.accent : Self.unselected)
    .padding(.top, 2)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .accessibilityAddTraits([.isButton, isSelected ? .isSelected : []])
  }

  /// 929292 at light, 757575 at dark.
  private static let unselected = Color(
    light: RGBAColor(hex: 0x929299), dark: RGBAColor(hex: 0x757575),
    lightIncreasedContrast: RGBAColor(hex: 0x6C6C70),
    darkIncreasedContrast: RGBAColor(hex: 0xAEAEB2))
}

/// The bar at the bottom of a screen with what can be done, spread over its width.
public struct Toolbar: Sendable {
  /// The buttons.
  public var items: [ControlItem]

  /// Makes a bar.
  public init(_ items: [ControlItem] = []) { self.items = items }

  // Reading

  /// What the reference, the schema and editors say of `"type": "Toolbar"`.
  public static let summary = "The bar at the bottom of a screen with what can be done."
  /// The theme's `toolbars`.
  public static let schemeKind: SchemeKind? = "toolbars"
  /// The keys of `"type": "Toolbar"` besides those that all views share.
  public static let properties: [Property<Toolbar>] = [
    Property("items", \.items, in: .values, default: "none", "The buttons.")
  ]

  func composition(in environment: EnvironmentValues) -> some View {
    BarItems(items: items, isSpread: true).heldAtDefaultTextSize()
      .padding(.horizontal, 16).frame(maxWidth: .infinity, minHeight: 44)
      .background { BarSurface(edge: .bottom) }
  }
}

extension TabBar: ComposedView {}
extension Toolbar: ComposedView {}
