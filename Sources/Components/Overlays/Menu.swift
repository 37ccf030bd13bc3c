public import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout

/// An open menu: rows of 44 points, 250 wide, with corners of 13 and a wide shadow.
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

  /// EBECEF or 35373A, corners of 13, a shadow of 50 at .12.
  public func resolvedScheme(over scheme: Scheme?) -> Scheme? {
    var own = Scheme(
      colors: Colors(
        background: Color(light: RGBAColor(hex: 0xF5F5F8), dark: RGBAColor(hex: 0x35373A)).playing(
          .surface)),
      styles: Styles(cornerRadius: .points(13)))
    own.styles?.clipsToBounds = true
    own.styles?.shadow = Shadow(opacity: 0.16, y: 8, radius: 25)
    return scheme?.merging(over: own) ?? own
  }

  func composition(in environment: EnvironmentValues) -> some View {
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
    // Large words have the room of an alert and more.
    .frame(width: environment.textSize.isAccessibility ? 340 : 250)
  }

  private func line(_ environment: EnvironmentValues) -> some View {
    Rectangle().fill(OverlaySurface.line).frame(height: environment.grid.pixel)
  }

  private func row(
    _ item: ControlItem, _ hasTicks: Bool, _ environment: EnvironmentValues
  ) -> some View {
    HStack(spacing: 0) {
      if hasTicks {
        Tick().glyph(.foreground, lineWidth: 2, width: 11, height: 10, growingIn: environment)
          .opacity(item.isSelected ? 1 : 0)
          .frame(width: environment.grown(20), alignment: .leading)
      }
      VStack(alignment: .leading, spacing: 1) {
        Text(item.title).keepingWords()
        if !item.subtitle.isEmpty {
          Text(item.subtitle).font(.subheadline).keepingWords()
            .foregroundColor(.system(.secondaryLabel))
        }
      }
      Spacer(minLength: 8)
      if let icon = item.systemImage { Image.growing(icon, side: 20, in: environment) }
    }
    .foregroundColor(
      item.role == .destructive || item.isDisabled ? item.color(in: environment) : .system(.label)
    )
    .padding(EdgeInsets(vertical: 8, horizontal: 16)).frame(minHeight: 44)
    .accessibilityAddTraits([.isButton, item.isDisabled ? .isNotEnabled : []])
  }
}

extension Menu: ComposedView {}
