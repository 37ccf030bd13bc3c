public import GalleyDesign
public import GalleyGeometry
public import GalleyText

/// Everything that varies while a component tree becomes frames. Components hand changed copies
/// down to their children; nothing flows back up.
public struct LayoutContext: Sendable {
  /// Light or dark.
  public var appearance: Appearance
  /// Where leading is.
  public var direction: LayoutDirection
  /// Device pixels.
  public var grid: PixelGrid
  /// Fonts, shaping and its caches.
  public var typesetter: Typesetter
  /// The colour of text and shapes that name none; nil is the platform's label colour.
  public var foreground: Color?

  /// Makes a context.
  public init(
    appearance: Appearance = .light, direction: LayoutDirection = .leftToRight,
    grid: PixelGrid = PixelGrid(scale: 2), typesetter: Typesetter, foreground: Color? = nil
  ) {
    self.appearance = appearance
    self.direction = direction
    self.grid = grid
    self.typesetter = typesetter
    self.foreground = foreground
  }
}
