internal import GalleyDesign
internal import GalleyText

/// All that a text is beside its characters, shared by the texts that are written alike: a long
/// list has a hundred thousand texts in three looks.
struct TextSetting: Sendable, Hashable {
  var markdown: MarkdownText?
  var html: HTMLText?
  var rich: RichText?
  var font = FontName(.body)
  var fontWeight: FontWeightName?
  var fontName: String?
  var fontSize: Length?
  var fontStyle: FontStyleName?
  var fontDesign: FontDesignName?
  var fontScaling: FontScaling?
  var maximumFontSize: Length?
  var boldFontName: String?
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
