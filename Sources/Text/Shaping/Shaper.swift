internal import CGalleyHarfBuzz
internal import GalleyDesign

/// Shapes stretches of text that share font, features, script, direction and language.
///
/// HarfBuzz works in font units without hinting (scale = units per em), so that a shaped word
/// serves every size; positions are scaled in double precision afterwards. Clusters are graphemes
/// (HarfBuzz cluster level 0).
struct Shaper {
  let workspace: Workspace
  let font: ShapingFont
  let features: [hb_feature_t]
  let script: UInt32
  let isRightToLeft: Bool
  let language: OpaquePointer?
  let context: UInt32
  /// True if the letters of the script join.
  let isCursive: Bool
  /// True if the font's division into words holds: it knows of the features that are always on.
  let isDivisible: Bool
  /// True if the font takes the space of the platform's, whose only contextual forms are colons between digits.
  private let hasPlainForms: Bool

  init(
    _ workspace: Workspace, font: ShapingFont, choice: FontChoice, script: UInt32,
    isRightToLeft: Bool, language: String, hasLetterSpacing: Bool
  ) {
    self.workspace = workspace
    self.font = font
    self.script = script
    self.isRightToLeft = isRightToLeft
    self.language = workspace.language(language)
    isCursive = CursiveScripts.contains(script)
    isDivisible = choice.descriptor.features.isEmpty
    hasPlainForms =
      font === choice.shaping && choice.fit?.hasPlainForms == true
      && !choice.descriptor.features.contains { $0.tag == "calt" }
    features = Self.features(
      choice.descriptor.features, hasLetterSpacing: hasLetterSpacing, hasPlainForms: hasPlainForms)
    context = workspace.identifier(
      of: ShapingContext(
        font: font.identifier,
        features: choice.features << 2 | (hasPlainForms ? 2 : 0) | (hasLetterSpacing ? 1 : 0),
        script: script, isRightToLeft: isRightToLeft, language: language))
  }

  /// Returns the requested features; with letter spacing the optional ligatures are off, before the features
  /// that the text requests explicitly (CSS Text 3 §8.2).
  private static func features(
    _ wanted: [FontFeature], hasLetterSpacing: Bool, hasPlainForms: Bool
  ) -> [hb_feature_t] {
    var all = hasLetterSpacing ? [FontFeature("liga", 0), FontFeature("clig", 0)] : []
    if hasPlainForms { all += [FontFeature("calt", 0), FontFeature("liga", 0)] }
    all += wanted
    return all.map { hb_feature_t(tag: tag(of: $0.tag), value: $0.value, start: 0, end: .max) }
  }

  /// The features of a segment: those of the text, and contextual forms for colons between digits.
  ///
  /// - Parameter range: The bytes of the segment in the text around it, by which clusters are counted.
  private func features(
    of range: Range<Int>, in text: UnsafeBufferPointer<UInt8>
  ) -> [hb_feature_t] {
    guard hasPlainForms else { return features }
    func isDigit(_ place: Int) -> Bool {
      text.indices.contains(place) && 0x30...0x39 ~= text[place]
    }
    let colons = range.filter { text[$0] == 0x3A && isDigit($0 - 1) && isDigit($0 + 1) }
    guard !colons.isEmpty else { return features }
    return features
      + colons.map {
        hb_feature_t(tag: tag(of: "calt"), value: 1, start: UInt32($0), end: UInt32($0 + 1))
      }
  }

  /// The glyphs of a segment in logical order, through the cache; valid until the next call.
  @inline(__always)
  func glyphs(
    for segment: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<SegmentCache.Glyph> {
    let hash = SegmentCache.hash(segment, context: context)
    if let known = workspace.segments.find(segment, context: context, hash: hash) { return known }
    return shapeAndKeep(segment, hash: hash)
  }

  @inline(never)
  private func shapeAndKeep(
    _ segment: UnsafeBufferPointer<UInt8>, hash: UInt64
  ) -> UnsafeBufferPointer<SegmentCache.Glyph> {
    shape(segment, before: 0, after: 0)
    var glyphs: [SegmentCache.Glyph] = []
    append(to: &glyphs, before: 0)
    return workspace.segments.insert(segment, context: context, hash: hash, glyphs: glyphs)
  }

  /// Shapes without the cache, with text around the segment that letters may join to.
  func glyphs(
    inside text: UnsafeBufferPointer<UInt8>, range: Range<Int>
  ) -> [SegmentCache.Glyph] {
    let segment = UnsafeBufferPointer(rebasing: text[range])
    shape(segment, before: range.lowerBound, after: text.count - range.upperBound)
    var glyphs: [SegmentCache.Glyph] = []
    append(to: &glyphs, before: UInt32(range.lowerBound))
    return glyphs
  }

  /// Fills the buffer and shapes it. `before` and `after` bytes around the segment are context.
  private func shape(_ segment: UnsafeBufferPointer<UInt8>, before: Int, after: Int) {
    let buffer = workspace.buffer
    hb_buffer_clear_contents(buffer)
    guard let base = segment.baseAddress else { return }
    let count = before + segment.count + after
    (base - before).withMemoryRebound(to: CChar.self, capacity: count) {
      hb_buffer_add_utf8(buffer, $0, Int32(count), UInt32(before), Int32(segment.count))
    }
    let features = features(
      of: before..<before + segment.count,
      in: UnsafeBufferPointer(start: base - before, count: count))
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_t(rawValue: script))
    hb_buffer_set_language(buffer, language)
    // Named, so that the environment variable HB_SHAPER_LIST of the machine names none.
    "ot".withCString { opentype in
      var shapers: [UnsafePointer<CChar>?] = [opentype, nil]
      _ = hb_shape_full(font.font, buffer, features, UInt32(features.count), &shapers)
    }
  }

  /// Copies the buffer's glyphs in logical order, with clusters counted from the segment's start.
  private func append(to glyphs: inout [SegmentCache.Glyph], before: UInt32) {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(workspace.buffer, &count),
      let positions = hb_buffer_get_glyph_positions(workspace.buffer, &count), count > 0
    else { return }
    var previous = UInt32.max
    for step in 0..<Int(count) {
      let index = isRightToLeft ? Int(count) - 1 - step : step
      let info = infos[index]
      let position = positions[index]
      var flags: ShapedGlyph.Flags = []
      if info.cluster != previous { flags.insert(.clusterStart) }
      if info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0 { flags.insert(.unsafeToBreak) }
      // HarfBuzz puts a space without width for what fonts are to ignore.
      if position.x_advance == 0, info.codepoint == font.space.glyph { flags.insert(.invisible) }
      previous = info.cluster
      glyphs.append(
        SegmentCache.Glyph(
          id: info.codepoint, cluster: info.cluster - before, advance: position.x_advance,
          dx: position.x_offset, dy: position.y_offset, flags: flags))
    }
  }
}
