public import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout
internal import GalleyLocalization

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
  /// The ground under the bar in place of that surface.
  package var ground: BarGround?
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

  // UINavigationBar: 44 high, large titles 52 more; title 17 Semibold, large 34 Bold; large titles and buttons at the
  // margins of the bar, the arrow 11 by 18.7 at 9.3. The content of the bar keeps its size at every text size; large
  // titles and the content below them grow. Recorded on iOS 26: 10 below the top a row of 44 with buttons on glass, 10 more
  // below it, and large titles at 16 in 52.5. The part that a status bar covers counts towards those above: below 62 points,
  // the row begins at once, as bars with large and with inline titles show (dylanreedx/savoro at fefaf2f2, SnapshotTests,
  // four pictures), and below 44 (hiragram/tweakable at 3ffa8945).
  func composition(in environment: EnvironmentValues) -> some View {
    let isGlass = environment.theme.system.isGlass
    let room = LargeTitleRoom(environment)
    return VStack(alignment: .leading, spacing: 0) {
      row(environment)
        .frame(minHeight: 44)
        .padding(isGlass ? roomOnGlass(environment) : .zero)
        .heldAtDefaultTextSize()
      if displayMode == .large {
        words.text { $0.font(.largeTitle).bold().oneLine() }
          .frame(minHeight: room.least, alignment: .bottom)
          .barMargins(top: room.above, bottom: room.below, in: environment)
          .accessibilityAddTraits(.isHeader)
      }
      accessory?.barMargins(top: 1, bottom: 15, in: environment)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .background { BarSurface(edge: .top, ground: ground ?? (hasBackground ? BarGround() : nil)) }
    .modifier(NavigationBarPlace(isLarge: displayMode == .large))
  }

  private var words: Wording { Wording(title, or: labelView) }

  /// The least distance of a title from the sides of the bar.
  private static let titleMargin = 84.0

  @ViewBuilder
  private func row(_ environment: EnvironmentValues) -> some View {
    if titleView != nil || displayMode == .inline {
      let isGlass = environment.theme.system.isGlass
      let generic = PlatformWord.back.text(in: environment.locale)
      let titles =
        backTitle.map {
          $0.isEmpty || isGlass ? [""] : [$0, generic, ""]
        } ?? []
      let margins = BarMargins(leading: backMargin(environment), isGlass: isGlass)
      // A view of the author's own may fill the room between the buttons.
      let margin = titleView == nil ? Self.titleMargin : 0
      Arranged(InlineTitleLayout(margin: margin, edges: margins)) {
        ZStack { if let titleView { titleView } else { inlineTitle(environment) } }
        if titles.isEmpty { leading(nil, environment) }
        ForEach(0..<titles.count) { leading(titles[$0], environment) }
        HStack(spacing: 0) { BarItems(items: trailingItems, views: trailingViews) }
      }
    } else {
      buttons(environment)
    }
  }

  /// The room above and below the row on iOS 26.
  private func roomOnGlass(_ environment: EnvironmentValues) -> EdgeInsets {
    EdgeInsets(top: max(0, 10 - environment.coveredTop), leading: 0, bottom: 10, trailing: 0)
  }

  private func inlineTitle(_ environment: EnvironmentValues) -> some View {
    let size = environment.theme.system.isGlass ? environment.textSize.inBars : .large
    return words.text { $0.font(.headline).oneLine() }
      .modifier(EnvironmentModifier { $0.textSize = size })
      .accessibilityAddTraits(.isHeader)
  }

  private func leading(_ backTitle: String?, _ environment: EnvironmentValues) -> some View {
    HStack(spacing: environment.theme.system.isGlass ? 8 : 20) {
      back(backTitle, environment)
      BarItems(items: leadingItems, views: leadingViews)
    }
  }

  private func buttons(_ environment: EnvironmentValues) -> some View {
    let isGlass = environment.theme.system.isGlass
    let margins = BarMargins(leading: backMargin(environment), isGlass: isGlass)
    return Arranged(margins) {
      HStack(spacing: isGlass ? 8 : 20) {
        back(backTitle, environment)
        BarItems(items: leadingItems, views: leadingViews)
        Spacer(minLength: 0)
        BarItems(items: trailingItems, views: trailingViews)
      }
    }
  }

  /// The distance of the way back from the edge; nil is the bar's margin.
  private func backMargin(_ environment: EnvironmentValues) -> Double? {
    backTitle == nil || environment.theme.system.isGlass ? nil : 8.3
  }

  @ViewBuilder
  private func back(_ title: String?, _ environment: EnvironmentValues) -> some View {
    if let touchedBack {
      touchedBack(AnyView(plainBack(title, environment)))
    } else {
      plainBack(title, environment)
    }
  }

  @ViewBuilder
  private func plainBack(_ backTitle: String?, _ environment: EnvironmentValues) -> some View {
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

/// A title in the middle of a bar, between the way back with its neighbours and the buttons at trailing. Of the forms of
/// the way back the first that leaves the title its place is shown, else the last, as UIKit chooses between the title
/// of the screen before, a generic one and none (`UINavigationItem.BackButtonDisplayMode.default`). A title that
/// would still meet its neighbours moves aside, and is as wide as they leave it. The first child is the title, the last
/// the buttons.
private struct InlineTitleLayout: ContainerLayout {
  /// The least distance of the title from the sides.
  var margin: Double
  /// The distances of its neighbours from the sides.
  var edges: BarMargins
  /// The least distance between the title and its neighbours.
  private let gap = 8.0

  func size(for proposal: ProposedSize, children: LayoutChildren) -> Size {
    let sizes = (0..<children.count).map { children.size(of: $0, for: .unspecified) }
    let neighbours = sizes[1].width + (sizes.last?.width ?? 0) + edges.insets(0).horizontal
    let ideal = max(sizes[0].width + 2 * margin, neighbours + gap)
    let width = proposal.width.map { $0.isFinite ? $0 : ideal } ?? ideal
    return Size(width: width, height: sizes.map(\.height).max() ?? 0)
  }

  func arrangement(
    in size: Size, proposal: ProposedSize, children: LayoutChildren
  ) -> [ChildPlacement] {
    let last = children.count - 1
    let edges = edges.insets(size.width)
    func width(_ index: Int) -> Double { children.exactSize(of: index, for: .unspecified).width }
    func offer(_ width: Double) -> ProposedSize {
      ProposedSize(width: max(0, width), height: size.height)
    }
    let most = size.width - 2 * margin
    let wanted = children.exactSize(of: 0, for: offer(most)).width
    let shown =
      (1..<last).first { edges.leading + width($0) <= (size.width - wanted) / 2 - gap } ?? last - 1
    let start = edges.leading + width(shown) + gap
    let end = size.width - edges.trailing - width(last) - gap
    let title = offer(min(most, end - start))
    return (0...last).map { index in
      // A button has the width that it wants, though its label may fill whatever room it has (`Reset` in moaahmad/ShopSavvy at
      // 524964ed, ShoppingCartViewTests, recorded on iOS 16).
      let proposal = index == 0 ? title : offer(min(size.width, width(index)))
      let own = children.size(of: index, for: proposal)
      let middle = max(start, min((size.width - own.width) / 2, end - own.width))
      let x =
        index == 0
        ? middle : index == last ? size.width - edges.trailing - own.width : edges.leading
      var place = ChildPlacement(
        origin: Point(x: x, y: (size.height - own.height) / 2), proposal: proposal)
      place.isShown = index == 0 || index == last || index == shown
      return place
    }
  }
}

extension View {
  /// At the margins of a bar, so far from its neighbours.
  nonisolated fileprivate func barMargins(
    top: Double, bottom: Double, in environment: EnvironmentValues
  ) -> some View {
    Arranged(BarMargins(top: top, bottom: bottom, isGlass: environment.theme.system.isGlass)) {
      self
    }
  }
}

/// The first child between the margins of a screen: 16 points, 20 on phones from 414 points of width on
/// (`UIViewController.systemMinimumLayoutMargins`).
private struct BarMargins: ContainerLayout {
  var top = 0.0
  var bottom = 0.0
  /// The distance at leading in place of the margin.
  var leading: Double?
  /// The look of iOS 26, recorded with 16.
  var isGlass: Bool

  func insets(_ width: Double) -> EdgeInsets {
    let side = isGlass || width < 414 ? 16.0 : 20
    return EdgeInsets(top: top, leading: leading ?? side, bottom: bottom, trailing: side)
  }

  private func proposal(
    _ proposal: ProposedSize, _ insets: EdgeInsets
  ) -> ProposedSize {
    ProposedSize(
      width: proposal.width.map { max($0 - insets.horizontal, 0) },
      height: proposal.height.map { max($0 - insets.vertical, 0) })
  }

  func size(for proposal: ProposedSize, children: LayoutChildren) -> Size {
    let insets = insets(proposal.width ?? 0)
    let own = children.size(of: 0, for: self.proposal(proposal, insets))
    return Size(width: own.width + insets.horizontal, height: own.height + insets.vertical)
  }

  func arrangement(
    in size: Size, proposal: ProposedSize, children: LayoutChildren
  ) -> [ChildPlacement] {
    let insets = insets(proposal.width ?? size.width)
    return [
      ChildPlacement(
        origin: Point(x: insets.leading, y: insets.top),
        proposal: self.proposal(proposal, insets))
    ]
  }
}

/// The lengths above and below the line of a large title, and the least height of the line.
///
/// A title of more than 34 points has its baseline 15.75 above the end of the bar and takes no more above it than its
/// ascent, but 52 in all: 53.67 at the text size xxxLarge and 57.67, 61.33, 65.33, 69 and 72.67 at accessibility1 to 5
/// (suguruTakahashi-1234/fia-practical-sample at 19976cb6, DeviceInfoView, recorded on iOS 17.4).
private struct LargeTitleRoom {
  var (above, below): (Double, Double)
  var least: Double?

  init(_ environment: EnvironmentValues) {
    let size = Text().font(.largeTitle).descriptor(in: environment).size
    if environment.theme.system.isGlass {
      (above, below) = (4, 7.83)
    } else if size > 34 {
      (above, below) = (0, max(0, 15.75 - PlatformFont.descent * size))
      least = 52 - below
    } else {
      (above, below, least) = (3.67, 7.67, 40.66)
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
    tree.noteNavigationBar(isLarge: isLarge, isOnScreen: !environment.rendersLayers)
  }
}

/// The position of the title of a navigation bar, with SwiftUI's names.
public enum TitleDisplayMode: String, PropertyChoice, Hashable {
  case inline, large
}

extension NavigationBar: ComposedView {}
