internal import GalleyGeometry
internal import GalleyUnicode

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

  func analyze() -> TextAnalysis {
    let summary = TextSummary(bytes)
    var analysis = TextAnalysis()
    analysis.breaks = [LineBreakOpportunity](repeating: .prohibited, count: bytes.count + 1)
    analysis.breaks.withUnsafeMutableBufferPointer {
      LineBreaks.mark($0, in: bytes, tailoring: style.lineBreakTailoring)
    }
    if !summary.isUnclustered {
      analysis.graphemes = [Bool](repeating: false, count: bytes.count + 1)
      analysis.graphemes.withUnsafeMutableBufferPointer {
        GraphemeClusters.markStarts($0, in: bytes)
      }
    }
    analysis.scripts =
      summary.isLatin
      ? [ScriptRun(end: bytes.count, script: tag("Latn"))] : ScriptRuns.runs(of: bytes)
    let fallback: UInt8 = style.layoutDirection == .rightToLeft ? 1 : 0
    let base = style.baseDirection.level
    if summary.isLeftToRight, base ?? fallback == 0 {
      analysis.levels = [LevelRun(end: bytes.count, level: 0)]
      analysis.paragraphs = analysis.levels
    } else {
      (analysis.levels, analysis.paragraphs) = workspace.bidi.analyze(
        bytes, base: base, fallback: fallback)
    }
    return analysis
  }
}

extension BaseDirection {
  /// The embedding level of a paragraph, nil where its text decides.
  fileprivate var level: UInt8? {
    switch self {
    case .leftToRight: 0
    case .rightToLeft: 1
    case .natural: nil
    }
  }
}

extension ParagraphStyle {
  /// Only Chinese and Japanese have rules of their own; every other language uses the default ones,
  /// so that a locale cannot surprise.
  fileprivate var lineBreakTailoring: LineBreakTailoring {
    var tailoring: LineBreakTailoring =
      switch wordBreak {
      case .normal: []
      case .hangulWords: .keepHangul
      case .keepAll: .keepAll
      }
    switch lineBreakStrictness {
    case .standard: return tailoring
    case .normal: tailoring.insert(.normal)
    case .loose: tailoring.insert(.loose)
    }
    let language = locale.asciiLowercased.prefix { $0 != "-" && $0 != "_" && $0 != "@" }
    if language == "ja" || language == "zh" { tailoring.insert(.chineseOrJapanese) }
    return tailoring
  }
}
