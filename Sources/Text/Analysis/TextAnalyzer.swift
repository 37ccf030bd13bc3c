/// Analyses a text: directions, scripts and break opportunities.
struct TextAnalyzer {
  let bytes: UnsafeBufferPointer<UInt8>
  let style: ParagraphStyle
  let workspace: Workspace

  init(_ bytes: UnsafeBufferPointer<UInt8>, style: ParagraphStyle, workspace: Workspace) {
    self.bytes = bytes
    self.style = style
    self.workspace = workspace
  }

  func analyze() -> TextAnalysis {
    var analysis = TextAnalysis()
    analysis.breaks = [LineBreakOpportunity](repeating: .prohibited, count: bytes.count + 1)
    for offset in 1..<max(1, bytes.count) {
      if bytes[offset - 1] == 0x0A {
        analysis.breaks[offset] = .mandatory
      } else if bytes[offset - 1] == 0x20, bytes[offset] != 0x20 {
        analysis.breaks[offset] = .allowed
      }
    }
    analysis.levels = [LevelRun(end: bytes.count, level: 0)]
    analysis.paragraphs = analysis.levels
    analysis.scripts = [ScriptRun(end: bytes.count, script: tag("Latn"))]
    return analysis
  }
}
