public import GalleyDesign
public import GalleyGeometry
public import GalleyText

/// Everything that varies while a component tree becomes frames. Components hand changed copies
/// down to their children; nothing flows back up.
public struct EnvironmentValues: Sendable {
  /// Light or dark.
  public var appearance: Appearance
  /// Whether colours keep more distance from each other than usual.
  public var contrast: Contrast
  /// Where leading is.
  public var direction: LayoutDirection
  /// The language as a BCP 47 tag, for line breaking, case and shaping.
  public var locale: String
  /// Device pixels.
  public var grid: PixelGrid
  /// The reader's text size.
  public var textSize: TextSize
  /// True if the reader asked for bold text.
  public var boldText: Bool
  /// The design system.
  public var theme: Theme
  /// Fonts, shaping and its caches.
  public var typesetter: Typesetter
  /// The colour of text and shapes that name none; the theme's to begin with, nil is the platform's
  /// label colour.
  public var foreground: Color?
  /// The colour of what is on, chosen or filled in controls; nil is the theme's, else the system's
  /// blue.
  public var tint: Color?
  /// True if bars and grey areas stand in for texts and pictures that have not come yet.
  public var isRedacted = false
  /// How the list around arranges its rows and sections; nil outside of lists with a style.
  package var listPresentation: ListPresentation?
  /// The room round a cell's content in the list around, in points; nil is the cell's own.
  package var rowInsets: EdgeInsets?
  /// The least height of cells in the table around, in points; nil outside of tables.
  public var rowHeight: Double?
  /// How the table around shows its sections; nil outside of tables.
  package var tableRows: TableRows?
  /// The side of the square that symbols of another family fill in the place of a control's icon, in
  /// points; nil is the size of their font.
  package var iconSide: Double?
  /// True if icons have the size of their font, as among the views of a row; else they fill the room that
  /// they are offered, as in a frame of their own.
  package var hugsIcons = false
  /// The state of the group of controls that gives the surface that its buttons stand on; nil outside
  /// of groups.
  package var segmentState: ControlState?
  /// True if what is built is a part of a component, which has taken from the theme what it wants.
  package var isPart = false
  /// What another family of views keeps beside these values; nil when there is only Galley's.
  package var attachment: (any EnvironmentAttachment)?
  /// How long columns are laid out in parts; nil where every node is wanted.
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

  /// True if a group of controls gives the surface that its buttons stand on.
  package var isSegment: Bool { segmentState != nil }

  /// The colour of what is on, chosen or filled, where no control says otherwise.
  public var accent: Color {
    tint ?? theme.scheme(for: .base).colors?.tint ?? SystemColor.systemBlue.color
  }

  /// What the reader has set for text; scaled sizes stay exact.
  public var reader: ReaderSettings { ReaderSettings(textSize: textSize, boldText: boldText) }

  /// The colour for this context's appearance and contrast.
  public func resolved(_ color: Color) -> RGBAColor {
    color.resolved(for: appearance, contrast: contrast)
  }
}

/// What a family of views with properties of its own, such as SwiftUI's, hands down beside the
/// environment's values.
package protocol EnvironmentAttachment: AnyObject, Sendable {}
