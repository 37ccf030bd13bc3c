/// Everything about the look of one kind of element that is not colour. A nil property leaves the
/// element's own alone.
public struct Styles: Mergeable {
  /// The frame of a text field.
  public enum TextBorder: String, Sendable, Hashable, CaseIterable {
    case none, line, bezel, roundedRect
  }

  /// The lines between rows.
  public enum SeparatorStyle: String, Sendable, Hashable, CaseIterable {
    case none, singleLine
  }

  /// The thickness of the border, drawn inside the bounds.
  public var border: LineThickness?
  /// The corner radius.
  public var cornerRadius: CornerRadius?
  /// The corner radius in the look of iOS 26, of a view whose `cornerRadius` is the platform's; nil is `cornerRadius`.
  package var glassCornerRadius: CornerRadius?
  /// The shadow.
  public var shadow: Shadow?
  /// A font for every text style.
  public var fonts: Fonts?
  /// The font of the element itself.
  public var font: FontStyle?
  /// The alignment of text.
  public var textAlignment: TextStyling.Alignment?
  /// The distance between edges and content.
  public var padding: PaddingInsets?
  /// The distance to neighbours.
  public var margin: Margin?
  /// The lines between rows.
  public var separator: SeparatorStyle?
  /// The height of rows.
  public var rowHeight: RowHeight?
  /// The thickness of drawn lines.
  public var lineThickness: LineThickness?
  /// The size of icons.
  public var iconSize: IconSize?
  /// The space between the elements of a stack, in points.
  public var spacing: Double?
  /// The space between a button's image and title, in points.
  public var imagePadding: Double?
  /// The material of the surface, which blurs the content behind it.
  public var visualEffect: VisualEffect?
  /// True if content is cut off at the (round) border.
  public var clipsToBounds: Bool?
  /// The frame of a text field.
  public var textBorder: TextBorder?
  /// True if images are drawn as masks in the foreground colour.
  public var tintsImage: Bool?
  /// True if text is shown in capitals.
  public var uppercasesText: Bool?
  /// True if the placeholder is shown in capitals.
  public var uppercasesPlaceholder: Bool?
  /// The attributes of styled text; merged one by one with the parent's.
  public var styledText: TextStyling?
  /// The attributes of a styled placeholder; replaces the parent's as a whole.
  public var styledPlaceholder: TextStyling?

  /// Makes a set that leaves everything open.
  public init() {}

  /// Makes a set from its most common properties.
  public init(
    border: LineThickness? = nil, cornerRadius: CornerRadius? = nil, shadow: Shadow? = nil,
    fonts: Fonts? = nil, padding: PaddingInsets? = nil, rowHeight: RowHeight? = nil,
    lineThickness: LineThickness? = nil
  ) {
    self.border = border
    self.cornerRadius = cornerRadius
    self.shadow = shadow
    self.fonts = fonts
    self.padding = padding
    self.rowHeight = rowHeight
    self.lineThickness = lineThickness
  }

  /// Takes every property that is nil from a base.
  package mutating func fill(from base: Self) {
    border.adopt(base.border)
    if cornerRadius == nil { glassCornerRadius.adopt(base.glassCornerRadius) }
    cornerRadius.adopt(base.cornerRadius)
    shadow.adopt(base.shadow)
    fonts.adopt(base.fonts)
    font.fill(from: base.font)
    textAlignment.adopt(base.textAlignment)
    padding.adopt(base.padding)
    margin.adopt(base.margin)
    separator.adopt(base.separator)
    rowHeight.adopt(base.rowHeight)
    lineThickness.adopt(base.lineThickness)
    iconSize.adopt(base.iconSize)
    spacing.adopt(base.spacing)
    imagePadding.adopt(base.imagePadding)
    visualEffect.adopt(base.visualEffect)
    clipsToBounds.adopt(base.clipsToBounds)
    textBorder.adopt(base.textBorder)
    tintsImage.adopt(base.tintsImage)
    uppercasesText.adopt(base.uppercasesText)
    uppercasesPlaceholder.adopt(base.uppercasesPlaceholder)
    styledText.fill(from: base.styledText)
    styledPlaceholder.adopt(base.styledPlaceholder)
  }
}
