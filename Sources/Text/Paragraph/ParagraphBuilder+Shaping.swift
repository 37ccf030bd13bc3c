internal import GalleyDesign
internal import GalleyUnicode

extension ParagraphBuilder {
  /// Emoji are common to all scripts; the script around them must not choose how they are shaped.
  private static let emojiScript = tag("Zyyy")

  /// Shapes a stretch: pictures, then stretches of one face each.
  mutating func shape(
    _ stretch: ShapingStretch, attributes: TextAttributes, in bytes: UnsafeBufferPointer<UInt8>
  ) {
    let asked = workspace.choice(for: attributes.font ?? TextAttributes.defaultFont)
    let primary = fontIndex(asked.instance, asked.shaping, of: asked)
    let choice =
      attributes.isSmallCapital == true ? workspace.choice(for: attributes.shownFont) : asked
    if let image = attributes.image, bytes.scalar(at: stretch.range.lowerBound).value == 0xFFFC {
      addImage(image, stretch, primary: primary)
      return
    }
    let language = result.languages.language(attributes.language, script: stretch.script)
    let itemizer = FaceItemizer(choice, workspace, script: stretch.script, language: language)
    itemizer.forEachPart(of: stretch.range, in: bytes, graphemes: analysis.graphemes) { part in
      for new in part.missing where !result.missing.contains(where: { $0.scalar == new.scalar }) {
        result.missing.append(new)
      }
      if let colored = part.colored,
        !result.colored.contains(where: { $0.scalar == colored.scalar })
      {
        result.colored.append(colored)
      }
      var instance = part.instance
      if attributes.isSmallCapital == true { instance.smallCapitals = SmallCapitals.scale }
      let font = fontIndex(
        instance, part.shaping, of: choice,
        language: attributes.language ?? result.languages.locale, script: stretch.script)
      let first = glyphs.count
      let shaper = Shaper(
        workspace, font: part.shaping, choice: choice,
        script: part.isEmoji ? Self.emojiScript : stretch.script,
        isRightToLeft: stretch.isRightToLeft, language: language,
        hasLetterSpacing: stretch.letterSpacing != 0)
      append(part.range, shaper: shaper, font: result.fonts[font], in: bytes)
      let added = UnsafeMutableBufferPointer(
        start: glyphs.base + first, count: glyphs.count - first)
      let starts = analysis.graphemes
      if !starts.isEmpty { ShapedGlyph.joinCharacters(of: added) { starts[$0] } }
      ShapedGlyph.addLetterSpacing(
        stretch.letterSpacing, result.fonts[font].fit, in: bytes, script: stretch.script,
        isRightToLeft: stretch.isRightToLeft, to: added)
      addItems(part.range, stretch, from: first, font: font, primary: primary, shaper.script)
    }
  }

  /// Shapes segment by segment, with the glyphs and places that shaping the whole would give. A space that no
  /// word is kerned with comes from the font directly. With features that the text requests, which the
  /// division does not take into account, the whole is one segment.
  private mutating func append(
    _ range: Range<Int>, shaper: Shaper, font: ItemFont, in bytes: UnsafeBufferPointer<UInt8>
  ) {
    let spaceAdvance = Double(shaper.font.space.advance) * font.scale
    var offset = range.lowerBound
    while offset < range.upperBound {
      let byte = bytes[offset]
      if byte < 0x20 || byte == 0x7F {
        appendControl(byte, at: offset)
        offset += 1
        continue
      }
      while let next = divisions.first, next <= offset { divisions.removeFirst() }
      let limit = min(range.upperBound, divisions.first ?? range.upperBound)
      let end =
        shaper.isDivisible
        ? shaper.font.wordDivision.segmentEnd(from: offset, limit: limit, bytes)
        : controlFreeEnd(from: offset, limit: limit, bytes)
      if byte == 0x20, end == offset + 1 {
        glyphs.append(
          ShapedGlyph(
            id: shaper.font.space.glyph,
            flags: [.segmentStart, .clusterStart, .whitespace, .invisible, .expandable],
            cluster: UInt32(offset), advance: spaceAdvance))
      } else {
        appendSegment(offset..<end, shaper: shaper, scale: font.scale, in: bytes)
      }
      offset = end
    }
  }

  private func controlFreeEnd(
    from start: Int, limit: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var end = start
    while end < limit, bytes[end] >= 0x20, bytes[end] != 0x7F { end += 1 }
    return end
  }

  private mutating func appendSegment(
    _ range: Range<Int>, shaper: Shaper, scale: Double, in bytes: UnsafeBufferPointer<UInt8>
  ) {
    let start = UInt32(range.lowerBound)
    let first = glyphs.count
    if range.count > SegmentCache.longestKey || isJoined(range, shaper: shaper, in: bytes) {
      for glyph in shaper.glyphs(inside: bytes, range: range) {
        append(glyph, start: start, scale: scale)
      }
    } else {
      for glyph in shaper.glyphs(for: UnsafeBufferPointer(rebasing: bytes[range])) {
        append(glyph, start: start, scale: scale)
      }
    }
    if first < glyphs.count { glyphs.base[first].flags.insert(.segmentStart) }
    let isPlain = bytes[range].allSatisfy { $0 < 0x80 && $0 != 0x20 }
    if !isPlain {
      for index in first..<glyphs.count { glyphs.base[index].markSpecialCharacter(in: bytes) }
    }
  }

  @inline(__always)
  private mutating func append(_ glyph: SegmentCache.Glyph, start: UInt32, scale: Double) {
    glyphs.append(ShapedGlyph(glyph, start: start, scale: scale))
  }

  /// Returns true if letters at the ends of a segment may join to letters of another font.
  private func isJoined(
    _ range: Range<Int>, shaper: Shaper, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard shaper.isCursive else { return false }
    return (range.lowerBound > 0 && bytes[range.lowerBound - 1] > 0x20)
      || (range.upperBound < bytes.count && bytes[range.upperBound] > 0x20)
  }

  /// Appends a control character. Tabs and line breaks are in the text without a shape; other control
  /// characters have neither shape nor width.
  private mutating func appendControl(_ byte: UInt8, at offset: Int) {
    var flags: ShapedGlyph.Flags = [.segmentStart, .clusterStart, .invisible]
    if byte == 0x09 { flags.formUnion([.whitespace, .tab]) }
    if (0x0A...0x0D).contains(byte) { flags.formUnion([.whitespace, .lineBreak]) }
    glyphs.append(ShapedGlyph(id: 0, flags: flags, cluster: UInt32(offset), advance: 0))
  }

  private mutating func addImage(_ image: InlineImage, _ stretch: ShapingStretch, primary: Int) {
    let width = image.width.isFinite ? max(0, image.width) : 0
    result.items.append(
      TextItem(
        glyphStart: glyphs.count, font: primary, primaryFont: primary, run: stretch.run,
        level: stretch.level, script: stretch.script, isImage: true))
    glyphs.append(
      ShapedGlyph(
        id: 0, flags: [.segmentStart, .clusterStart, .invisible],
        cluster: UInt32(stretch.range.lowerBound),
        advance: width))
  }

  /// Makes items of the glyphs from `first` on, one for each attribute run.
  private mutating func addItems(
    _ range: Range<Int>, _ stretch: ShapingStretch, from first: Int, font: Int, primary: Int,
    _ script: UInt32
  ) {
    var run = stretch.run
    while result.text.runs[run].end <= range.lowerBound { run += 1 }
    var glyph = first
    while glyph < glyphs.count {
      result.items.append(
        TextItem(
          glyphStart: glyph, font: font, primaryFont: primary, run: run, level: stretch.level,
          script: script))
      let end = UInt32(result.text.runs[run].end)
      if Int(end) >= range.upperBound { return }
      while glyph < glyphs.count, glyphs.base[glyph].cluster < end { glyph += 1 }
      if result.items[result.items.count - 1].glyphStart == glyph { result.items.removeLast() }
      run += 1
    }
  }

  mutating func addFont(of attributes: TextAttributes) {
    let choice = workspace.choice(for: attributes.font ?? TextAttributes.defaultFont)
    _ = fontIndex(choice.instance, choice.shaping, of: choice)
  }

  private mutating func fontIndex(
    _ instance: FontInstance, _ shaping: ShapingFont, of choice: FontChoice, language: String = "",
    script: UInt32 = 0
  ) -> Int {
    let fit =
      shaping === choice.shaping
      ? choice.fit
      : FontFit(
        choice.descriptor, replacement: instance.face, language: language, script: script)
    let known = result.fonts.lastIndex {
      $0.shaping === shaping && $0.askedSize == choice.size && $0.fit == fit
        && $0.instance == instance
    }
    if let known { return known }
    result.fonts.append(ItemFont(instance, shaping, size: choice.size, fit: fit))
    return result.fonts.count - 1
  }
}

/// The scripts whose letters join, so that letter spacing would tear them apart (CSS Text 3 §8.2).
enum CursiveScripts {
  static func contains(_ script: UInt32) -> Bool {
    switch script {
    case tag("Arab"), tag("Syrc"), tag("Nkoo"), tag("Mong"), tag("Mand"), tag("Phag"),
      tag("Rohg"), tag("Adlm"), tag("Mani"), tag("Sogd"), tag("Phlp"), tag("Ougr"):
      true
    default: false
    }
  }
}
