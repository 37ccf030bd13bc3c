internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyUnicode

/// Turns a text into glyphs: analysis, choice of fonts, shaping, units between breaks.
struct ParagraphBuilder {
  struct Result {
    var text: AttributedText
    var glyphs: [ShapedGlyph] = []
    var items: [TextItem] = []
    var fonts: [ItemFont] = []
    var units: [BreakUnit] = []
    var levels: [Paragraph.ParagraphLevel] = []
    var missing: [MissingCharacter] = []
    var colored: [MissingCharacter] = []
    var hasUnsafeBreaks = false
    /// The line break opportunities inside ligatures.
    var hiddenBreaks: [Int] = []
    var tables = ParagraphTables()
    /// The tabs before cells, which are none any more.
    var cellTabs: Set<Int> = []
    var languages = TextLanguages()
  }

  let style: ParagraphStyle
  let workspace: Workspace
  /// The places in the text, in order, over which nothing is shaped together; those that are ahead.
  var divisions: ArraySlice<Int>
  var result: Result
  var analysis = TextAnalysis()
  /// A workspace keeps memory for so many glyphs from one paragraph to the next.
  static let keptGlyphs = 1 << 16
  /// The glyphs so far, in memory that the workspace lends.
  var glyphs: Arena<ShapedGlyph>

  init(
    _ text: AttributedText, style: ParagraphStyle, workspace: Workspace, divisions: [Int] = []
  ) {
    self.style = style
    self.divisions = divisions[...]
    self.workspace = workspace
    result = Result(text: text)
    if text.runs.contains(where: { !$0.attributes.isFinite }) {
      result.text.transform { $0.withoutInfinities }
    }
    glyphs = workspace.glyphs
    glyphs.count = 0
  }

  mutating func build() {
    let cases = CaseMapping(result.text, locale: style.locale, workspace)
    if let cases { result.text = cases.changed }
    var string = result.text.string
    string.withUTF8 { bytes in
      // Growing step by step would need twice the memory; what is never touched costs none.
      if bytes.count > Self.keptGlyphs { glyphs.reserve(bytes.count) }
      analysis = TextAnalyzer(bytes, style: style, workspace: workspace).analyze()
      result.languages = TextLanguages(locale: style.locale, han: analysis.hanLanguage)
      shapeRuns(bytes)
      closeParagraphs()
      setTables()
      makeUnits(bytes)
      result.tables.measure(result.units)
    }
    if let cases {
      for index in result.missing.indices {
        result.missing[index].offset = cases.original(of: result.missing[index].offset)
      }
      for index in result.colored.indices {
        result.colored[index].offset = cases.original(of: result.colored[index].offset)
      }
    }
    // A long text should not need room for everything at once.
    analysis = TextAnalysis()
    result.glyphs = glyphs.takeArray()
    glyphs.clear(keeping: Self.keptGlyphs)
    workspace.glyphs = glyphs
    if result.fonts.isEmpty { addFont(of: result.text.runs[0].attributes) }
  }

  /// Shapes every stretch with one font request, level and script.
  private mutating func shapeRuns(_ bytes: UnsafeBufferPointer<UInt8>) {
    var position = RunPosition()
    while position.offset < bytes.count {
      let attributes = result.text.runs[position.run].attributes
      var end = shapingEnd(ofRun: position.run)
      if attributes.image != nil { end = imageEnd(from: position.offset, limit: end, bytes) }
      end = min(end, analysis.levels[position.level].end)
      end = min(end, analysis.scripts[position.script].end)
      var stretch = ShapingStretch(
        range: position.offset..<end, run: position.run,
        level: analysis.levels[position.level].level,
        script: analysis.scripts[position.script].script)
      stretch.letterSpacing = attributes.letterSpacing ?? 0
      shape(stretch, attributes: attributes, in: bytes)
      position.advance(to: end, runs: result.text.runs, analysis: analysis)
    }
  }

  /// Where the first run after `run` begins that shapes differently.
  private func shapingEnd(ofRun run: Int) -> Int {
    let runs = result.text.runs
    let first = runs[run].attributes
    var last = run
    while last + 1 < runs.count, runs[last + 1].attributes.shapesLike(first) { last += 1 }
    return runs[last].end
  }

  /// Where the picture or the text that begins at an offset ends: each object replacement
  /// character is a picture of its own.
  private func imageEnd(
    from offset: Int, limit: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var end = offset
    while end < limit {
      let (scalar, length) = bytes.scalar(at: end)
      if scalar == 0xFFFC { return end == offset ? end + length : end }
      end += length
    }
    return limit
  }

  /// Turns the analysed paragraphs into glyph ranges.
  private mutating func closeParagraphs() {
    var glyph = 0
    for paragraph in analysis.paragraphs {
      while glyph < glyphs.count, glyphs.base[glyph].cluster < UInt32(paragraph.end) {
        glyph += 1
      }
      if analysis.paragraphs.count == 1 { glyph = glyphs.count }
      result.levels.append(Paragraph.ParagraphLevel(glyphEnd: glyph, level: paragraph.level))
    }
  }
}

/// Where the walk over runs, levels and scripts stands.
private struct RunPosition {
  var offset = 0
  var run = 0
  var level = 0
  var script = 0

  mutating func advance(to end: Int, runs: [AttributedText.Run], analysis: TextAnalysis) {
    offset = end
    while run + 1 < runs.count, runs[run].end <= end { run += 1 }
    while level + 1 < analysis.levels.count, analysis.levels[level].end <= end { level += 1 }
    while script + 1 < analysis.scripts.count, analysis.scripts[script].end <= end { script += 1 }
  }
}

/// A stretch of text that is shaped with one font request, level and script.
struct ShapingStretch {
  var range: Range<Int>
  /// The first attribute run.
  var run: Int
  var level: UInt8
  var script: UInt32
  var letterSpacing = 0.0

  var isRightToLeft: Bool { level & 1 != 0 }
}

extension TextAttributes {
  /// Whether text with these attributes can be shaped together with text with others.
  func shapesLike(_ other: TextAttributes) -> Bool {
    font == other.font && isSmallCapital == other.isSmallCapital
      && letterSpacing == other.letterSpacing && language == other.language
      && image == nil && other.image == nil
  }
}
