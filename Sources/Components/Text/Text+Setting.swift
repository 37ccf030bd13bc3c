public import GalleyDesign
public import GalleyText

/// The settings that texts with the same content share; a change makes a copy of this text's own.
extension Text {
  /// The text in Markdown, instead of `text`.
  public var markdown: MarkedText? {
    get { shared.value.markdown }
    set { change { $0.markdown = newValue } }
  }
  /// The text in HTML, instead of `text`.
  public var html: MarkedText? {
    get { shared.value.html }
    set { change { $0.html = newValue } }
  }
  /// The text in stretches with styles of their own, instead of `text`.
  public var runs: [StyledRun]? {
    get { shared.value.runs }
    set { change { $0.runs = newValue } }
  }
  /// The text in several styles, instead of all of these.
  public var rich: RichText? {
    get { shared.value.rich }
    set { change { $0.rich = newValue } }
  }
  /// The text style.
  public var font: TextStyleName {
    get { shared.value.font }
    set { change { $0.font = newValue } }
  }
  /// The weight; nil is regular, even for `headline`, whose platform font is semibold: the dialect
  /// always sets a weight.
  public var fontWeight: FontWeight? {
    get { shared.value.fontWeight }
    set { change { $0.fontWeight = newValue } }
  }
  /// A family, a PostScript name or a system font's name; nil is the default family.
  public var fontName: String? {
    get { shared.value.fontName }
    set { change { $0.fontName = newValue } }
  }
  /// The size of the em in points; nil is the text style's size.
  public var fontSize: Double? {
    get { shared.value.fontSize }
    set { change { $0.fontSize = newValue } }
  }
  /// Upright or italic.
  public var fontStyle: FontSlant? {
    get { shared.value.fontStyle }
    set { change { $0.fontStyle = newValue } }
  }
  /// The family of the text style.
  public var fontDesign: FontDesign? {
    get { shared.value.fontDesign }
    set { change { $0.fontDesign = newValue } }
  }
  /// The text style that `fontSize` grows with; nil is a fixed size.
  public var fontScaling: FontStyle.Scaling? {
    get { shared.value.fontScaling }
    set { change { $0.fontScaling = newValue } }
  }
  /// The largest size that growing may reach, in points.
  public var maximumFontSize: Double? {
    get { shared.value.maximumFontSize }
    set { change { $0.maximumFontSize = newValue } }
  }
  /// The font that takes over when the user prefers bold text.
  public var boldFontName: String? {
    get { shared.value.boldFontName }
    set { change { $0.boldFontName = newValue } }
  }
  /// OpenType features; nil is those of the text style.
  public var fontFeatures: [FontFeature]? {
    get { shared.value.fontFeatures }
    set { change { $0.fontFeatures = newValue } }
  }
  /// Places on variation axes; nil is those of the text style.
  public var fontVariations: [FontAxisValue]? {
    get { shared.value.fontVariations }
    set { change { $0.fontVariations = newValue } }
  }
  /// Slants fonts without an italic and thickens fonts without a bold weight when the style requests
  /// one; nil is true.
  public var fontSynthesis: Bool? {
    get { shared.value.fontSynthesis }
    set { change { $0.fontSynthesis = newValue } }
  }
  /// The palette of a font with coloured glyphs; nil is that of the text style.
  public var fontPalette: FontPalette? {
    get { shared.value.fontPalette }
    set { change { $0.fontPalette = newValue } }
  }
  /// The text style of which `fontSize` is the size, whose distance of baselines lines then have;
  /// nil is a size of its own.
  package var sizeStyle: TextStyleName? {
    get { shared.value.sizeStyle }
    set { change { $0.sizeStyle = newValue } }
  }
  /// The layout of the text's lines.
  public var lines: TextLines {
    get { shared.value.lines }
    set { change { $0.lines = newValue } }
  }

  /// The kind of element by which the theme chooses fonts.
  var kind: SchemeKind {
    get { shared.value.kind }
    set { change { $0.kind = newValue } }
  }

  mutating func change(_ body: (inout TextSetting) -> Void) {
    var value = shared.value
    body(&value)
    shared = SharedTextSetting(value)
  }

  /// Returns true if both have the same text and the same settings.
  public static func == (left: Text, right: Text) -> Bool {
    left.text == right.text
      && (left.shared === right.shared || left.shared.value == right.shared.value)
  }

  /// Feeds the text and its settings into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(shared.value)
  }
}
