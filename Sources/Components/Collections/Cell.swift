public import GalleyDesign
internal import GalleyGeometry
public import GalleyLayout

/// A row of a table: an image, a title over a detail, a value and a mark at trailing, on a surface
/// that shows the state (STY-16, W3W-30).
public struct Cell: Sendable {
  /// The title with its font.
  public var title = Text()
  /// The detail below the title.
  public var detail = ""
  /// The value at the trailing edge.
  public var value = ""
  /// The views in place of the title and of the content at trailing.
  package var (titleView, valueView): (AnyView?, AnyView?)
  /// The image before the title.
  public var image = Image()
  /// The side of the image, in points.
  public var imageSize = 24.0
  /// The colour of a tile of 29 points on which the image is white; nil for no tile.
  public var tileColor: Color?
  /// True if the row around gives it room and height.
  package var isBare = false
  /// The view before the title, in place of the image, in a column as wide as `leadingWidth`.
  public var leading: AnyView?
  /// The width of that column, in points; nil is the view's own, at least 29, and separators begin as
  /// if it were 29.
  public var leadingWidth: Double?
  /// The view at trailing, before the mark: a switch, a badge.
  public var trailing: AnyView?
  /// The mark at trailing.
  public var accessory = CellAccessory.none
  /// The state of the row.
  public var state = ControlState.normal
  /// The colour of detail, value and mark; nil is the system's secondary label.
  public var secondaryColor: Color?
  /// The colour of the image and the check mark; nil is the system's blue.
  public var tintColor: Color?
  /// The least height, in points; nil is the table's, else 44.
  public var minimumHeight: Double?

  /// Makes an empty row.
  public init() {}

  // Reading

  /// The sentence about `"type": "Cell"` in the reference, the schema and editors.
  public static let summary = "A row of a table that shows its state."
  /// The theme's scheme for cells.
  public static let schemeKind: SchemeKind? = .cells
  /// The cell's own keys.
  public static let properties: [Property<Cell>] =
    [
      Property(
        "title", \.title.text, as: .displayText, in: .values, default: "none", "The title.",
        or: ["text"]),
      Property(
        "detail", \.detail, as: .displayText, in: .values, default: "none",
        "What stands below the title.",
        or: ["subtitle"]),
      Property(
        "value", \.value, as: .displayText, in: .values, default: "none", "What stands at trailing."
      ),
    ] + Image.sources.map { $0.moved(to: \.image) } + [
      Property(
        "imageSize", \.imageSize, as: .length, default: "24", "The side of the image, in points."),
      Property(
        "tileColor", \.tileColor, default: "no tile",
        "The colour of a tile on which the image is white."),
      Property(
        "leading", \.leading, as: .component, default: "the image",
        "A component before the title."),
      Property(
        "leadingWidth", \.leadingWidth, as: .length, default: "the component's, at least 29",
        "The width of the column for that component, in points."),
      Property(
        "trailing", \.trailing, as: .component, default: "none",
        "A component at trailing, before the mark: a switch, a badge.", or: ["accessoryView"]),
      Property("accessory", \.accessory, default: "none", "The mark at trailing."),
      Property("state", \.state, default: "normal", "What is happening to the row."),
      Property(
        "secondaryColor", \.secondaryColor, default: "secondaryLabel",
        "The colour of detail, value and mark."),
      Property(
        "tintColor", \.tintColor, default: "systemBlue",
        "The colour of the image and the check mark."),
      Property(
        "minimumHeight", \.minimumHeight, as: .length, default: "the table's, else 44",
        "The least height, in points."),
    ] + Text.lookProperties.map { $0.moved(to: \.title) }

  /// Returns the platform's greys below the colours of styles and the theme, in the colours of the state.
  public func resolvedScheme(over scheme: Scheme?) -> Scheme? {
    var colors = Colors(foreground: Color.system(.label))
    let pressed = Color.system(.systemGray4)
    colors.highlighted = StateColors(background: pressed)
    colors.selected = StateColors(background: pressed)
    colors.disabled = StateColors(foreground: Color.system(.tertiaryLabel))
    let own = Scheme(colors: colors, styles: Styles())
    return own.overlaid(by: scheme, in: state)
  }

  /// The colour of a selected row from edge to edge.
  static func selectedSurface(in environment: EnvironmentValues) -> Color {
    let kind = schemeKind.flatMap { environment.theme[$0] }
    return Cell("", state: .selected).resolvedScheme(over: kind)?.colors?.background ?? .clear
  }

  /// Takes the title's font, the colours of the parts and the height.
  public static func adopt(_ scheme: Scheme, into cell: inout StyleAdoption<Cell>) {
    TextAdoption(\Cell.title).adopt(scheme, into: &cell)
    cell.set(
      "secondaryColor", \.secondaryColor, to: scheme.colors?.secondary)
    cell.set("tintColor", \.tintColor, to: scheme.colors?.tint)
    cell.set(
      "minimumHeight", \.minimumHeight, to: scheme.styles?.rowHeight.map { $0.points })
  }

  /// Finds the image.
  public mutating func finish(reading reader: inout ComponentReader, at place: ComponentPlace) {
    image.finish(reading: &reader, at: place)
  }

  // Measuring and arranging

  /// Appends the row's content; the look is its surface.
  public func build(
    _ look: Modifiers, in tree: inout LayoutTree.Builder,
    _ context: EnvironmentValues
  ) {
    guard !isBare else { return row(in: context).appendNode(to: &tree, context) }
    let least = minimumHeight ?? context.rowHeight ?? 44
    // An enclosing list specifies the distance of its rows' content from their edges.
    let own = context.rowInsets ?? EdgeInsets(vertical: 8, horizontal: 16)
    let insets = look.padding == nil ? own : .zero
    let room = max(least - (look.padding ?? insets).vertical, 0)
    row(in: context).frame(maxWidth: .infinity, minHeight: room).padding(insets)
      .appendRow(state, in: &tree, context)
  }

  /// The value is placed below the title if the text is too large for both side by side, or if a word of the title
  /// would be broken beside it, as UIKit's cells do where there is not enough space
  /// (`prefersSideBySideTextAndSecondaryText`).
  @ViewBuilder
  private func row(in context: EnvironmentValues) -> some View {
    let isTall = context.textSize.isAccessibility
    let end = Wording(value, or: valueView)
    if !isTall, !value.isEmpty, valueView == nil, titleView == nil, hasLongWord {
      Arranged(ValueChoice()) {
        row(end, isTall: false, in: context)
        row(end, isTall: true, in: context)
        row(end, isTall: false, isWhole: true, in: context)
      }
    } else {
      row(end, isTall: isTall, in: context)
    }
  }

  /// True if the title has a word that can be too wide for its place beside a value. Others are not measured twice.
  private var hasLongWord: Bool {
    title.text.split { $0 == " " || $0 == "-" || $0 == "\u{AD}" }.contains { $0.utf8.count > 11 }
  }

  /// - Parameter isWhole: True if the value keeps its width whatever is offered.
  private func row(
    _ end: Wording, isTall: Bool, isWhole: Bool = false, in context: EnvironmentValues
  ) -> some View {
    HStack(spacing: 12) {
      start(context)
      VStack(alignment: .leading, spacing: 2) {
        if let titleView {
          Wording("", or: titleView).text()
        } else if !title.text.isEmpty {
          title.keepingWords()
        }
        if !detail.isEmpty { small(Wording(detail), .subheadline) }
        if isTall, !end.isEmpty { small(end, .body) }
      }
      // A field beside the title takes the width that the title leaves.
      .layoutPriority(valueView == nil ? 0 : 1)
      Spacer(minLength: 0)
      if !isTall, !end.isEmpty {
        if isWhole {
          small(end, .body).fixedSize()
        } else {
          small(end, .body).layoutPriority(1)
        }
      }
      trailing?.environment(\.isPart, false)
      if state == .loading { ActivityIndicator(size: 20) }
      mark(tint(in: context), context)
    }
  }

  /// The component, the tile or the image before the title.
  @ViewBuilder
  private func start(_ context: EnvironmentValues) -> some View {
    if let leading, let leadingWidth {
      leading.frame(width: leadingWidth)
    } else if let leading {
      leading.frame(minWidth: columnWidth)
    } else if let tileColor {
      // The platform's settings: 29 points, corners of 6.5.
      let tile = Self.tileSide(in: context)
      let side = tile * 19 / 29
      image.icon(beside: side).frame(width: side, height: side).foregroundColor(.white)
        .frame(width: tile, height: tile)
        .background { RoundedRectangle(cornerRadius: tile * 6.5 / 29).fill(tileColor) }
    } else if !image.isEmpty {
      let side = imageSide(in: context)
      image.icon(beside: side).frame(width: side, height: side)
        .foregroundColor(tint(in: context))
    }
  }

  private static let tileSize = 29.0

  /// Beyond the first accessibility size the room belongs to the words.
  private static func tileSide(in context: EnvironmentValues) -> Double {
    min(context.grown(tileSize), TextSize.accessibility1.scaled(tileSize, as: .body))
  }

  private var columnWidth: Double { leadingWidth ?? Self.tileSize }

  /// Icons grow with the title, pictures do not.
  private func imageSide(in context: EnvironmentValues) -> Double {
    image.isSymbol ? context.grown(imageSize) : imageSize
  }

  private var secondary: Color {
    let color = secondaryColor ?? Color.system(.secondaryLabel)
    return state == .disabled ? Color.system(.tertiaryLabel) : color.readable(in: state)
  }

  private func tint(in context: EnvironmentValues) -> Color {
    state == .disabled ? secondary : tintColor ?? context.accent
  }

  private func small(_ words: Wording, _ style: TextStyleName) -> some View {
    words.text { $0.with { $0.font = style } }.foregroundColor(secondary)
  }

  @ViewBuilder
  private func mark(_ tint: Color, _ context: EnvironmentValues) -> some View {
    switch accessory {
    case .none: EmptyView()
    case .disclosure:
      // UITableViewCell: 7 by 12 with the line, tertiary label.
      Chevron().glyph(
        Color.system(.tertiaryLabel), lineWidth: 2, width: 5, height: 10, growingIn: context
      )
      .padding(context.grown(1))
    case .checkmark:
      Tick().glyph(tint, lineWidth: 2.2, width: 13, height: 12, growingIn: context)
    case .detail:
      Image.growing("info.circle", side: 22, in: context)
        .foregroundColor(tint)
    }
  }
}

/// A title and a value side by side, or below one another where a word of the title would be broken. The last child is
/// never shown: its least width is the width that the words of the first need.
private struct ValueChoice: ChoosingLayout {
  func index(for proposal: ProposedSize, _ children: LayoutChildren) -> Int {
    guard let width = proposal.width else { return 0 }
    // A millionth of a point of rounding does not choose another arrangement.
    return children.leastWidth(of: 2) <= width + 1e-6 ? 0 : 1
  }
}

extension Cell: LeadingRoom {
  package func leadingRoom(in environment: EnvironmentValues) -> Double {
    if leading != nil { return columnWidth + 12 }
    if tileColor != nil { return Self.tileSide(in: environment) + 12 }
    return image.isEmpty ? 0 : imageSide(in: environment) + 12
  }
}

extension Cell {
  /// Makes a row.
  public init(
    _ title: String, detail: String = "", value: String = "", systemImage: String? = nil,
    accessory: CellAccessory = .none, state: ControlState = .normal
  ) {
    self.init()
    self.title.text = title
    self.detail = detail
    self.value = value
    if let systemImage { image = Image(systemName: systemImage) }
    self.accessory = accessory
    self.state = state
  }
}

/// The mark at the trailing edge of a row.
public enum CellAccessory: String, PropertyChoice, Hashable {
  case none, disclosure, checkmark, detail
}

extension Cell: StyledView {}
