/// What must be known of a text before it can be shaped. Offsets count UTF-8 bytes.
struct TextAnalysis {
  /// For every offset, whether a line may or must break before it.
  var breaks: [LineBreakOpportunity] = []
  /// For every offset, whether a grapheme cluster begins there; empty when every character is one.
  var graphemes: [Bool] = []
  /// Where the embedding level changes.
  var levels: [LevelRun] = []
  /// Where the script changes.
  var scripts: [ScriptRun] = []
  /// The parts between line breaks with their levels.
  var paragraphs: [LevelRun] = []
}

/// Whether a line may end before a place in the text (UAX #14).
enum LineBreakOpportunity: UInt8, Sendable {
  /// It must not.
  case prohibited
  /// It may.
  case allowed
  /// It must.
  case mandatory
}

/// A stretch of text with one embedding level.
struct LevelRun: Hashable, Sendable {
  var end: Int
  var level: UInt8
}

/// A stretch of text of one script.
struct ScriptRun: Hashable, Sendable {
  var end: Int
  /// The ISO 15924 code as HarfBuzz writes it.
  var script: UInt32
}
