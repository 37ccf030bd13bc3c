internal import GalleyUnicode

extension ParagraphBuilder {
  /// Gathers the glyphs between break opportunities. Opportunities inside a cluster, such as a
  /// ligature, are noted for words that fit into no line; after a tab there always is one, because its width depends on its
  /// place.
  mutating func makeUnits(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let last = glyphs.last else { return }
    result.units.reserveCapacity(bytes.count / 4)
    var unit = BreakUnit(startingAt: 0)
    var isAfterTab = false
    var start = 0
    let hasCells = !result.cellTabs.isEmpty
    let hyphens: Set<Int> =
      style.hyphenation == .all
      ? Set(
        workspace.registry.hyphenation?.places(
          in: result.text, bytes, range: 0..<bytes.count, locale: style.locale) ?? []) : []
    for index in 0..<glyphs.count {
      let glyph = glyphs.base[index]
      let flags = glyph.flags
      if flags.contains(.clusterStart), index > 0 {
        let next = max(start, Int(glyph.cluster))
        noteHiddenBreaks(in: start..<next)
        start = next
        let opportunity = analysis.breaks[Int(glyph.cluster)]
        let isHyphen = opportunity == .prohibited && hyphens.contains(Int(glyph.cluster))
        let beginsCell = hasCells && result.cellTabs.contains(index - 1)
        if beginsCell || opportunity != .prohibited || isHyphen
          || (isAfterTab && !flags.contains(.whitespace))
        {
          unit.ending =
            isHyphen ? .softHyphen : ending(opportunity, after: glyphs.base[index - 1], in: bytes)
          result.units.append(unit)
          unit = BreakUnit(startingAt: index)
        }
      }
      if flags.contains(.unsafeToBreak) { result.hasUnsafeBreaks = true }
      unit.add(glyph, at: index)
      isAfterTab = flags.contains(.tab) || (isAfterTab && flags.contains(.whitespace))
    }
    noteHiddenBreaks(in: start..<bytes.count)
    unit.ending = last.flags.contains(.lineBreak) ? .mandatory : .end
    result.units.append(unit)
  }

  /// Notes where lines may end inside of a cluster: between the characters of a ligature.
  @inline(__always)
  private mutating func noteHiddenBreaks(in cluster: Range<Int>) {
    guard cluster.count > 1 else { return }
    for offset in cluster.dropFirst() where analysis.breaks[offset] == .allowed {
      if analysis.graphemes.isEmpty || analysis.graphemes[offset] {
        result.hiddenBreaks.append(offset)
      }
    }
  }

  private func ending(
    _ opportunity: LineBreakOpportunity, after glyph: ShapedGlyph,
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> BreakUnit.Ending {
    if opportunity == .mandatory { return .mandatory }
    let offset = Int(glyph.cluster)
    let isSoftHyphen = bytes[offset] == 0xC2 && bytes[offset + 1] == 0xAD
    return isSoftHyphen ? .softHyphen : .allowed
  }
}

extension BreakUnit {
  @inline(__always)
  fileprivate mutating func add(_ glyph: ShapedGlyph, at index: Int) {
    glyphEnd = index + 1
    if glyph.flags.contains(.whitespace) {
      trailing += glyph.advance
      if glyph.flags.contains(.tab) { hasTab = true }
    } else {
      width += trailing + glyph.advance
      trailing = 0
      contentEnd = index + 1
    }
  }
}
