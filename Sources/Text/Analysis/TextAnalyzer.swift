internal import GalleyGeometry

/// Analyses a text: directions, scripts, break opportunities and, where they are more than single
/// characters, graphemes.
struct TextAnalyzer {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let style: ParagraphStyle
  private let workspace: Workspace

  init(_ bytes: UnsafeBufferPointer<UInt8>, style: ParagraphStyle, workspace: Workspace) {
    self.bytes = bytes
    self.style = style
    self.workspace = workspace
  }

  /// The analysis, without ICU's engines where the text is plain enough.
  func analyze() -> TextAnalysis { analyzeLatin() ?? analyzeWithICU() }

  /// The analysis of plain Latin text from left to right, or nil for any other.
  func analyzeLatin() -> TextAnalysis? {
    guard style.baseDirection == .leftToRight || layoutDirection == .leftToRight,
      style.baseDirection != .rightToLeft
    else { return nil }
    var analysis = TextAnalysis()
    analysis.breaks = [LineBreakOpportunity](repeating: .prohibited, count: bytes.count + 1)
    guard workspace.latinLineBreaks.mark(&analysis.breaks, in: bytes) else { return nil }
    analysis.levels = [LevelRun(end: bytes.count, level: 0)]
    analysis.paragraphs = analysis.levels
    analysis.scripts = [ScriptRun(end: bytes.count, script: tag("Latn"))]
    return analysis
  }

  private var layoutDirection: BaseDirection {
    style.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The whole analysis, for any text.
  func analyzeWithICU() -> TextAnalysis {
    workspace.utf16.set(bytes)
    let text = workspace.utf16
    var analysis = TextAnalysis()
    analysis.breaks = [LineBreakOpportunity](repeating: .prohibited, count: bytes.count + 1)
    LineBreakOpportunities.mark(
      &analysis.breaks, text: text,
      iterator: workspace.breakIterators.lines(
        locale: style.locale, strictness: style.lineBreakStrictness))
    analysis.graphemes = [Bool](repeating: false, count: bytes.count + 1)
    LineBreakOpportunities.markGraphemes(
      &analysis.graphemes, text: text, iterator: workspace.breakIterators.graphemes())
    analysis.scripts = ScriptRuns.runs(of: bytes)
    let bidi = workspace.bidi.analyze(text, base: style.baseDirection, fallback: layoutDirection)
    analysis.levels = bidi.levels
    analysis.paragraphs = bidi.paragraphs
    return analysis
  }
}
