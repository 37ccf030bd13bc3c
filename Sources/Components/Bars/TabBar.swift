public import GalleyDesign
internal import GalleyGeometry
package import GalleyLayout

/// The bar at the bottom of a screen from which one of its parts is chosen.
public struct TabBar: Sendable {
  /// The parts, each with an icon and a title.
  public var items: [ControlItem]
  /// The views in place of the parts' icons and titles.
  package var itemViews: [AnyView]?
  /// The part that is shown, from 0.
  public var selection: Int
  /// The ground under the bar.
  package var ground: BarGround? = BarGround()
  /// The colour of the part that is shown and of the others; nil is the accent and a grey.
  package var (selectedColor, unselectedColor): (Color?, Color?)

  /// Makes a bar.
  public init(_ items: [ControlItem] = [], selection: Int = 0) {
    (self.items, self.selection) = (items, selection)
  }

  // Reading

  /// The sentence about `"type": "TabBar"` in the reference, the schema and editors.
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
  @ViewBuilder
  func composition(in environment: EnvironmentValues) -> some View {
    if environment.theme.system.isGlass {
      glass(environment)
    } else {
      row(environment)
    }
  }

  /// Recorded on iOS 26: a capsule of 62 at the top of the last 83 points, tabs of 94 by 54 that overlap by 8, icons
  /// with their centre 24 below its top, titles of 10 with their middle at 45; the chosen one on a capsule of its own.
  private func glass(_ environment: EnvironmentValues) -> some View {
    HStack(spacing: -8) {
      ForEach(0..<(itemViews?.count ?? items.count)) { index in
        let isSelected = index == selection
        (itemViews.map { $0[index] } ?? content(items[index], isGlass: true))
          .foregroundColor(isSelected ? environment.accent : GlassPlatter.words)
          .padding(.top, 7.5)
          .frame(width: 94, height: 54, alignment: .top)
          .background {
            if isSelected { Capsule().fill(Self.lens) }
          }
          .accessibilityAddTraits([.isButton, isSelected ? .isSelected : []])
      }
    }
    .padding(4)
    .background { GlassPlatter() }
    .frame(maxWidth: .infinity)
    .frame(height: max(49, 83 - environment.coveredBottom), alignment: .top)
  }

  /// 235 over a bar of 253, 53 over one of 19.
  private static let lens = Color(
    light: RGBAColor.black.with(alpha: 0.07), dark: RGBAColor.white.with(alpha: 0.144))

  private func row(_ environment: EnvironmentValues) -> some View {
    HStack(spacing: 0) {
      ForEach(0..<(itemViews?.count ?? items.count)) { index in
        tab(
          itemViews.map { $0[index] } ?? content(items[index], isGlass: false),
          index == selection, environment)
      }
    }
    .frame(height: 49)
    .background { BarSurface(edge: .bottom, ground: ground) }
  }

  private func content(_ item: ControlItem, isGlass: Bool) -> AnyView {
    let icon = item.systemImage.map { name in
      let symbol = Image(systemName: name)
      return (isGlass ? symbol : symbol.inBar(size: TabLook.symbolSize))
        .frame(width: TabLook.iconSide, height: TabLook.iconSide)
        .overlay(alignment: .topLeading) {
          // Its centre 20 after the icon's, for a digit; longer words grow outwards.
          if let badge = item.badge { Badge(badge).offset(x: 23.5, y: -3.5) }
        }
    }
    return AnyView(
      VStack(spacing: TabLook.gap) {
        icon
        TabLook.title(Text(item.title))
      })
  }

  private func tab(
    _ content: AnyView, _ isSelected: Bool, _ environment: EnvironmentValues
  ) -> some View {
    content
      .foregroundColor(
        isSelected ? selectedColor ?? environment.accent : unselectedColor ?? Self.unselected
      )
      .padding(.top, 4.33)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .accessibilityAddTraits([.isButton, isSelected ? .isSelected : []])
  }

  /// 929292 at light, 757575 at dark.
  private static let unselected = Color(
    light: RGBAColor(hex: 0x929299), dark: RGBAColor(hex: 0x757575),
    lightIncreasedContrast: RGBAColor(hex: 0x6C6C70),
    darkIncreasedContrast: RGBAColor(hex: 0xAEAEB2)
  ).playing(.secondaryLabel)
}

/// The icon and the title of a part, as views of another family.
package struct TabLook: Sendable {
  static let gap = 3.67
  static let iconSide = 25.0
  static let symbolSize = 18.0
  private let content: AnyView

  static func title(_ words: Text) -> Text { words.font(size: 10, weight: .medium).oneLine() }

  /// Stands the views below one another, the first as an icon and the second as a title.
  package init(@ViewBuilder content: () -> some View) { self.content = AnyView(content()) }
}

extension TabLook: PrimitiveView {
  package func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    var inner = environment
    inner.iconSide = Self.iconSide
    // Recorded on iOS 18: symbols of 18 points and the large scale, around the middle of the square.
    inner.barSymbolSize = environment.theme.system.isGlass ? nil : Self.symbolSize
    inner.isPart = false
    inner.dress(like: Self.title(Text()))
    VStack(spacing: Self.gap) { content }.appendNode(to: &tree, inner)
  }
}

/// The bar at the bottom of a screen with what can be done, spread over its width.
public struct Toolbar: Sendable {
  /// The buttons.
  public var items: [ControlItem]
  /// The views in place of the items.
  package var itemViews: [AnyView]?

  /// Makes a bar.
  public init(_ items: [ControlItem] = []) { self.items = items }

  // Reading

  /// The sentence about `"type": "Toolbar"` in the reference, the schema and editors.
  public static let summary = "The bar at the bottom of a screen with what can be done."
  /// The theme's `toolbars`.
  public static let schemeKind: SchemeKind? = "toolbars"
  /// The keys of `"type": "Toolbar"` besides those that all views share.
  public static let properties: [Property<Toolbar>] = [
    Property("items", \.items, in: .values, default: "none", "The buttons.")
  ]

  func composition(in environment: EnvironmentValues) -> some View {
    BarItems(items: items, views: itemViews, isSpread: true).heldAtDefaultTextSize()
      .padding(.horizontal, 16).frame(maxWidth: .infinity, minHeight: 44)
      .background { BarSurface(edge: .bottom) }
  }
}

extension TabBar: ComposedView {}
extension Toolbar: ComposedView {}
