public import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout

/// The bar at the top of a screen: a title, large or between the buttons, the way back and what can
/// be done.
public struct NavigationBar: Sendable {
  /// The title.
  public var title: String
  /// The display of the title: large or between the buttons.
  public var displayMode: TitleDisplayMode
  /// The text at the back arrow; nil for no way back, empty for the arrow alone.
  public var backTitle: String?
  /// The buttons at leading.
  public var leadingItems: [ControlItem] = []
  /// The buttons at trailing.
  public var trailingItems: [ControlItem] = []
  /// The views in place of the title, large or not, and of the buttons.
  package var labelView: AnyView?
  package var (leadingViews, trailingViews): ([AnyView]?, [AnyView]?)
  /// Gives the way back its meaning for touch, where a screen is touched.
  package var touchedBack: (@Sendable (AnyView) -> AnyView)?
  /// True if there is a surface under the bar, as there is when content is scrolled below it.
  public var hasBackground = false
  /// The view in place of the title between the buttons.
  public var titleView: AnyView?
  /// The view below the title: a search field, a picker.
  public var accessory: AnyView?

  /// Makes a bar.
  public init(
    _ title: String = "", backTitle: String? = nil, displayMode: TitleDisplayMode = .inline
  ) {
    (self.title, self.displayMode, self.backTitle) = (title, displayMode, backTitle)
  }

  // Reading

  /// The sentence about `"type": "NavigationBar"` in the reference, the schema and editors.
  public static let summary = "The bar at the top of a screen, with its title and buttons."
  /// The theme's `navigationBars`.
  public static let schemeKind: SchemeKind? = "navigationBars"
  /// The keys of `"type": "NavigationBar"` besides those that all views share.
  public static let properties: [Property<NavigationBar>] = [
    Property(
      "title", \.title, as: .displayText, in: .values, default: "none", "The title.",
      or: ["text", "navigationTitle"]),
    Property(
      "backTitle", \.backTitle, as: .displayText, in: .values, default: "no way back",
      "What stands at the arrow back."),
    Property(
      "leadingItems", \.leadingItems, in: .values, default: "none", "The buttons at leading."),
    Property(
      "trailingItems", \.trailingItems, in: .values, default: "none", "The buttons at trailing."),
    Property(
      "displayMode", \.displayMode, default: "inline",
      "Whether the title is large or stands between the buttons.",
      or: ["titleDisplayMode", "navigationBarTitleDisplayMode"]),
    Property(
      "hasBackground", \.hasBackground, default: "false",
      "Whether there is a surface under the bar, as when content is scrolled below it."),
    Property(
      "titleView", \.titleView, as: .component, default: "none",
      "A component instead of the title between the buttons."),
    Property(
      "accessory", \.accessory, as: .component, default: "none",
      "A component below the title: a search field, a picker."),
  ]

  // UINavigationBar: 44 high, large titles 52 more; title 17 Semibold, large 34 Bold; buttons 16 from the
  // edge, the arrow 11 by 18.7 at 9.3. The content of the bar keeps its size at every text size; large titles
  // and the content below them grow. Recorded on iOS 26: 10 below the top a row of 44 with buttons on glass, 10 more
  // below it, and large titles at 16 in 52.5.
  func composition(in environment: EnvironmentValues) -> some View {
    let isGlass = environment.theme.system.isGlass
    return VStack(alignment: .leading, spacing: 0) {
      ZStack {
        if let titleView {
          titleView
        } else if displayMode == .inline {
          words.text { $0.font(.headline).oneLine() }.padding(.horizontal, 84)
            .accessibilityAddTraits(.isHeader)
        }
        HStack(spacing: isGlass ? 8 : 20) {
          back(environment)
          BarItems(items: leadingItems, views: leadingViews)
          Spacer(minLength: 0)
          BarItems(items: trailingItems, views: trailingViews)
        }
        .padding(
          EdgeInsets(
            top: 0, leading: backTitle == nil || isGlass ? 16 : 8.3, bottom: 0, trailing: 16))
      }
      .frame(minHeight: 44).padding(.vertical, isGlass ? 10 : 0).heldAtDefaultTextSize()
      if displayMode == .large {
        words.text { $0.font(.largeTitle).bold().oneLine() }
          .padding(
            isGlass
              ? EdgeInsets(top: 4, leading: 16, bottom: 7.83, trailing: 16)
              : EdgeInsets(top: 3.67, leading: 20, bottom: 7.67, trailing: 20)
          )
          .accessibilityAddTraits(.isHeader)
      }
      accessory?.padding(EdgeInsets(top: 1, leading: 16, bottom: 15, trailing: 16))
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .background { BarSurface(edge: .top, isClear: !hasBackground) }
    .modifier(NavigationBarPlace(isLarge: displayMode == .large))
  }

  private var words: Wording { Wording(title, or: labelView) }

  @ViewBuilder
  private func back(_ environment: EnvironmentValues) -> some View {
    if let touchedBack {
      touchedBack(AnyView(plainBack(environment)))
    } else {
      plainBack(environment)
    }
  }

  @ViewBuilder
  private func plainBack(_ environment: EnvironmentValues) -> some View {
    if backTitle != nil, environment.theme.system.isGlass {
      GlassButton(
        isIcon: true,
        content: Chevron(edge: .leading).glyph(
          GlassPlatter.words, lineWidth: 2.5, width: 8, height: 16)
      )
      .barControl(.isButton)
    } else if let backTitle {
      HStack(spacing: 8) {
        // The line reaches half its width beyond: 11 by 18.7.
        Chevron(edge: .leading).glyph(environment.accent, lineWidth: 2.6, width: 8.4, height: 16.1)
          .frame(width: 13)
        if !backTitle.isEmpty {
          Text(backTitle).oneLine().foregroundColor(environment.accent)
        }
      }
      .barControl(.isButton)
    }
  }
}

/// Records the position of a bar.
private struct NavigationBarPlace: PrimitiveViewModifier {
  var isLarge: Bool

  nonisolated func build<Wrapped: View>(
    _ content: Wrapped, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    content.appendNode(to: &tree, environment)
    tree.noteNavigationBar(isLarge: isLarge)
  }
}

/// The position of the title of a navigation bar, with SwiftUI's names.
public enum TitleDisplayMode: String, PropertyChoice, Hashable {
  case inline, large
}

extension NavigationBar: ComposedView {}
