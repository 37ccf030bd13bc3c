public import GalleyDesign
public import GalleyGeometry
public import GalleyText

/// The distances and heights of a list in place of its style's, in points; nil leaves them to the style.
package struct ListMeasures: Sendable {
  /// The distances of rows from the edges of the list, in place of the style's.
  package var margins = ContentMargins()
  /// The least height of rows.
  package var rowHeight: Double?
  /// The distance between rows, each of which has corners of its own.
  package var rowSpacing: Double?
  /// The distance between sections.
  package var sectionSpacing: Double?

  package init(rowHeight: Double? = nil, rowSpacing: Double? = nil, sectionSpacing: Double? = nil) {
    (self.rowHeight, self.rowSpacing) = (rowHeight, rowSpacing)
    self.sectionSpacing = sectionSpacing
  }
}

/// Distances of scrolled content from the edges of its container, in points; nil where the container has its own.
package struct ContentMargins: Hashable, Sendable {
  package var top: Double?
  package var leading: Double?
  package var bottom: Double?
  package var trailing: Double?

  package init() {}

  /// The distances, zero where the container has its own.
  package var insets: EdgeInsets {
    EdgeInsets(top: top ?? 0, leading: leading ?? 0, bottom: bottom ?? 0, trailing: trailing ?? 0)
  }
}

/// Everything that varies while a component tree becomes frames. Components hand changed copies
/// down to their children; nothing flows back up.
public struct EnvironmentValues: Sendable {
  /// Light or dark.
  public var appearance: Appearance
  /// The contrast of colours: the usual one, or one that keeps more distance between them.
  public var contrast: Contrast
  /// The layout direction, which decides the side of leading.
  public var direction: LayoutDirection
  /// The language as a BCP 47 tag, for line breaking, case and shaping.
  public var locale: String
  /// Device pixels.
  public var grid: PixelGrid
  /// The reader's text size.
  public var textSize: TextSize
  /// True if the user requested bold text.
  public var boldText: Bool
  /// The design system.
  public var theme: Theme
  /// Fonts, shaping and its caches.
  public var typesetter: Typesetter
  /// The colour of text and shapes that name none; the theme's to begin with, nil is the platform's
  /// label colour.
  public var foreground: Color? {
    // Drawings are kept by their colour.
    didSet { foreground = foreground?.themed(by: theme, tint: tint) }
  }
  /// The colour of what is on, chosen or filled in controls; nil is the theme's, else the system's
  /// blue.
  public var tint: Color?
  /// True if bars and grey areas replace texts and pictures that have not arrived yet.
  public var isRedacted = false
  /// The arrangement of rows and sections in the enclosing list; nil outside of lists with a style.
  package var listPresentation: ListPresentation?
  /// The distances and heights that lists around are given in place of their style's.
  package var listMeasures = ListMeasures()
  /// The room round a cell's content in the list around, in points; nil is the cell's own.
  package var rowInsets: EdgeInsets?
  /// The least height of cells in the table around, in points; nil outside of tables.
  public var rowHeight: Double?
  /// The presentation of sections in the enclosing table; nil outside of tables.
  package var tableRows: TableRows?
  /// The side of the square that symbols of another family fill in the place of a control's icon, in
  /// points; nil is the size of their font.
  package var iconSide: Double?
  /// The size of the font of symbols in the bar around, which have the large scale and their own box; nil where they
  /// fill the square.
  package var barSymbolSize: Double?
  /// The least size of the ground that a control draws itself, in points; zero for views inside it.
  package var leastGround = Size.zero
  /// True if icons have the size of their font, as among the views of a row; else they fill the room that
  /// they are offered, as in a frame of their own.
  package var hugsIcons = false
  /// The state of the group of controls that provides the surface under its buttons; nil outside of groups.
  package var segmentState: ControlState?
  /// The room above the content that the screen covers, in points; 0 in sheets, which begin below it.
  package var coveredTop = 0.0
  /// The room below the content that the screen covers, which floating bars reach into, in points.
  package var coveredBottom = 0.0
  /// True if what is built is a part of a component, which has taken from the theme what it wants.
  package var isPart = false
  /// The values that another family of views stores beside these; nil if all views are Galley's.
  package var attachment: (any EnvironmentAttachment)?
  /// True if views look as layers do that are rendered without the screen's compositor (`CALayer.render(in:)`), as most
  /// recorders of pictures render them: materials, blurs and changes of colour are left out, and a layer with round
  /// corners has them at all four.
  package var rendersLayers = false
  /// The options for laying out long columns in parts; nil if every node is needed.
  package var longColumns: LongColumn.Options?
  /// True if the nodes are built on the main thread, where bodies are evaluated.
  package var isOnMainActor = false

  /// Makes a context.
  public init(
    appearance: Appearance = .light, contrast: Contrast = .standard,
    direction: LayoutDirection = .leftToRight, locale: String = "en",
    grid: PixelGrid = PixelGrid(scale: 2),
    textSize: TextSize = .large, boldText: Bool = false, theme: Theme = .standard,
    typesetter: Typesetter, foreground: Color? = nil
  ) {
    self.appearance = appearance
    self.contrast = contrast
    self.direction = direction
    self.locale = locale
    self.grid = grid
    self.textSize = textSize
    self.boldText = boldText
    self.theme = theme
    self.typesetter = typesetter
    self.foreground = foreground ?? theme.foreground
  }

  /// True if a group of controls provides the surface under its buttons.
  package var isSegment: Bool { segmentState != nil }

  /// The colour of anything on, selected or filled, unless a control specifies another one.
  public var accent: Color {
    tint ?? theme.scheme(for: .base).colors?.tint ?? SystemColor.systemBlue.color
  }

  /// The user's settings for text; scaled sizes stay exact.
  public var reader: ReaderSettings { ReaderSettings(textSize: textSize, boldText: boldText) }

  /// The colour for this context's appearance and contrast; for a colour of the kit's own, the theme's in its place.
  public func resolved(_ color: Color) -> RGBAColor {
    color.themed(by: theme, tint: tint).resolved(for: appearance, contrast: contrast)
  }
}

/// The values that a family of views with properties of its own, such as SwiftUI's, passes down beside the
/// environment's values.
package protocol EnvironmentAttachment: AnyObject, Sendable {}
