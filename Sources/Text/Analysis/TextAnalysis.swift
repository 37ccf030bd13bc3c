internal import GalleyUnicode

/// What must be known of a text before it can be shaped. Offsets count UTF-8 bytes.
struct TextAnalysis {
  /// For every offset, whether a line may or must break before it.
  var breaks: [LineBreakOpportunity] = []
  /// For every offset, whether a grapheme cluster begins there; empty when every character is one.
  var graphemes: [Bool] = []
  /// The runs of embedding levels.
  var levels: [LevelRun] = []
  /// The runs of scripts.
  var scripts: [ScriptRun] = []
  /// The parts between line breaks with their levels.
  var paragraphs: [LevelRun] = []
}
