internal import GalleyDesign
internal import GalleyUnicode

extension ParagraphBuilder {
  /// Emoji are common to all scripts; the script around them must not choose how they are shaped.
  private static let emojiScript = tag("Zyyy")

  /// Shapes a stretch: pictures, then stretches of one face each.
  mutating func shape(
    _ stretch: ShapingStretch, attributes: TextAttributes, in bytes: UnsafeBufferPointer<UInt8>
  ) {
    let choice = workspace.choice(for: attributes.font ?? TextAttributes.defaultFont)
    let primary = fontIndex(choice.instance, choice.shaping, size: choice.size)
    if let image = attributes.image, bytes.scalar(at: stretch.range.lowerBound).value == 0xFFFC {
      addImage(image, stretch, primary: primary)
      return
    }
    let language = attributes.language ?? style.locale
    let itemizer = FaceItemizer(choice, workspace)
    for part in itemizer.parts(of: stretch.range, in: bytes, graphemes: analysis.graphemes) {
      for new in part.missing where !result.missing.contains(where: { $0.scalar == new.scalar }) {
        result.missing.append(new)
      }
      let font = fontIndex(part.instance, part.shaping, size: choice.size)
      let first = glyphs.count
      let shaper = Shaper(
        workspace, font: part.shaping, choice: choice,
        script: part.isEmoji ? Self.emojiScript : stretch.script,
        isRightToLeft: stretch.isRightToLeft, language: language,
        hasLetterSpacing: stretch.letterSpacing != 0)
      append(part.range, shaper: shaper, font: result.fonts[font], in: bytes)
      if stretch.letterSpacing != 0 { addLetterSpacing(stretch, from: first) }
      addItems(part.range, stretch, from: first, font: font, primary: primary)
    }
  }

  /// Shapes word by word. Spaces come from the font directly, and a word is a segment of its own
  /// unless the font's substitutions look across spaces at one of its characters; kerning against
  /// a space is the only thing this gives up.
  private mutating func append(
    _ range: Range<Int>, shaper: Shaper, font: ItemFont, in bytes: UnsafeBufferPointer<UInt8>
  ) {
    let spaceAdvance = Double(shaper.font.space.advance) * font.scale
    var offset = range.lowerBound
    while offset < range.upperBound {
      let byte = bytes[offset]
      if byte == 0x20 {
        glyphs.append(
          ShapedGlyph(
            id: shaper.font.space.glyph,
            flags: [.clusterStart, .whitespace, .invisible, .expandable],
            cluster: UInt32(offset), advance: spaceAdvance))
        offset += 1
      } else if byte < 0x20 || byte == 0x7F {
        appendControl(byte, at: offset)
        offset += 1
      } else {
        let end = shaper.font.spaceContext.segmentEnd(from: offset, limit: range.upperBound, bytes)
        appendSegment(offset..<end, shaper: shaper, scale: font.scale, in: bytes)
        offset = end
      }
    }
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
    let isPlain = bytes[range].allSatisfy { $0 < 0x80 && $0 != 0x20 }
    if !isPlain { markSpecialCharacters(from: first, bytes) }
  }

  @inline(__always)
  private mutating func append(_ glyph: SegmentCache.Glyph, start: UInt32, scale: Double) {
    glyphs.append(
      ShapedGlyph(
        id: glyph.id, flags: glyph.flags, cluster: start + glyph.cluster,
        advance: Double(glyph.advance) * scale, dx: glyph.dx, dy: glyph.dy))
  }

  /// Whether letters at the ends of a segment may join to letters of another font.
  private func isJoined(
    _ range: Range<Int>, shaper: Shaper, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard shaper.isCursive else { return false }
    return (range.lowerBound > 0 && bytes[range.lowerBound - 1] > 0x20)
      || (range.upperBound < bytes.count && bytes[range.upperBound] > 0x20)
  }

  /// Marks spaces, line breaks and what is never drawn among characters beyond ASCII.
  private mutating func markSpecialCharacters(
    from first: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    for index in first..<glyphs.count {
      let (scalar, _) = bytes.scalar(at: Int(glyphs.base[index].cluster))
      switch scalar {
      case 0x20:
        glyphs.base[index].flags.formUnion([.invisible, .whitespace, .expandable])
      case 0xA0:
        glyphs.base[index].flags.formUnion([.invisible, .expandable])
      case 0x1680, 0x2000...0x200A, 0x205F, 0x3000:
        glyphs.base[index].flags.formUnion([.invisible, .whitespace])
      case 0x85, 0x2028, 0x2029:
        glyphs.base[index].flags.formUnion([.invisible, .whitespace, .lineBreak])
        glyphs.base[index].advance = 0
      case 0x80...0x9F:
        glyphs.base[index].flags.insert(.invisible)
        glyphs.base[index].advance = 0
      case 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFEFF:
        let isAlone = glyphs.base[index].flags.contains(.clusterStart)
        if isAlone { glyphs.base[index].flags.insert(.invisible) }
      default: break
      }
    }
  }

  /// Tabs and line breaks stand in the text without a shape; other control characters have
  /// neither shape nor width.
  private mutating func appendControl(_ byte: UInt8, at offset: Int) {
    var flags: ShapedGlyph.Flags = [.clusterStart, .invisible]
    if byte == 0x09 { flags.formUnion([.whitespace, .tab]) }
    if (0x0A...0x0D).contains(byte) { flags.formUnion([.whitespace, .lineBreak]) }
    glyphs.append(ShapedGlyph(id: 0, flags: flags, cluster: UInt32(offset), advance: 0))
  }

  private mutating func addImage(_ image: InlineImage, _ stretch: ShapingStretch, primary: Int) {
    let width = image.width.isFinite ? max(0, image.width) : 0
    result.items.append(
      TextItem(
        glyphStart: glyphs.count, font: primary, primaryFont: primary, run: stretch.run,
        level: stretch.level, isImage: true))
    glyphs.append(
      ShapedGlyph(
        id: 0, flags: [.clusterStart, .invisible], cluster: UInt32(stretch.range.lowerBound),
        advance: width))
  }

  /// Adds the spacing behind each cluster: to the glyph that stands last in it on the line.
  private mutating func addLetterSpacing(_ stretch: ShapingStretch, from first: Int) {
    if CursiveScripts.contains(stretch.script) { return }
    let count = glyphs.count
    for index in first..<count {
      let isLast = index + 1 == count || glyphs.base[index + 1].flags.contains(.clusterStart)
      let isFirst = glyphs.base[index].flags.contains(.clusterStart)
      let isPlaceless = !glyphs.base[index].flags.isDisjoint(with: [.tab, .lineBreak])
      if !isPlaceless, stretch.isRightToLeft ? isFirst : isLast {
        glyphs.base[index].advance += stretch.letterSpacing
      }
    }
  }

  /// Makes items of the glyphs from `first` on, one for each attribute run.
  private mutating func addItems(
    _ range: Range<Int>, _ stretch: ShapingStretch, from first: Int, font: Int, primary: Int
  ) {
    var run = stretch.run
    while result.text.runs[run].end <= range.lowerBound { run += 1 }
    var glyph = first
    while glyph < glyphs.count {
      result.items.append(
        TextItem(
          glyphStart: glyph, font: font, primaryFont: primary, run: run, level: stretch.level))
      let end = UInt32(result.text.runs[run].end)
      if Int(end) >= range.upperBound { return }
      while glyph < glyphs.count, glyphs.base[glyph].cluster < end { glyph += 1 }
      if result.items[result.items.count - 1].glyphStart == glyph { result.items.removeLast() }
      run += 1
    }
  }

  mutating func addFont(of attributes: TextAttributes) {
    let choice = workspace.choice(for: attributes.font ?? TextAttributes.defaultFont)
    _ = fontIndex(choice.instance, choice.shaping, size: choice.size)
  }

  private mutating func fontIndex(
    _ instance: FontInstance, _ shaping: ShapingFont, size: Double
  ) -> Int {
    let known = result.fonts.lastIndex {
      $0.shaping === shaping && $0.size == size && $0.instance.slant == instance.slant
    }
    if let known { return known }
    result.fonts.append(ItemFont(instance, shaping, size: size))
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
