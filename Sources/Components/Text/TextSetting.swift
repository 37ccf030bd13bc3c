internal import GalleyDesign
internal import GalleyText

/// All that a text is beside its characters, shared by the texts that are written alike: a long
/// list has a hundred thousand texts in three looks.
struct TextSetting: Sendable, Hashable {
  var markdown: MarkedText?
  var html: MarkedText?
  var rich: RichText?
  var runs: [StyledRun]?
  /// The images of `rich` by their identifiers.
  var images: [String: Image] = [:]
  var font = TextStyleName.body
  var fontWeight: FontWeight?
  var fontName: String?
  var fontSize: Double?
  var sizeStyle: TextStyleName?
  var fontStyle: FontSlant?
  var fontDesign: FontDesign?
  var fontScaling: FontStyle.Scaling?
  var maximumFontSize: Double?
  var boldFontName: String?
  var fontFeatures: [FontFeature]?
  var fontVariations: [FontAxisValue]?
  var fontSynthesis: Bool?
  var fontPalette: FontPalette?
  var lines = TextLines()
  var kind = SchemeKind.labels
}

/// A setting in shared memory, with what texts of this setting have become.
final class SharedTextSetting: Sendable {
  let value: TextSetting
  let leaves = TextLeaves()
  let recent = RecentParagraphs()

  init(_ value: TextSetting) { self.value = value }
}
