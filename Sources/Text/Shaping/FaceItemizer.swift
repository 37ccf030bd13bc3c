internal import GalleyUnicode

/// Divides a stretch of text among the faces that cover it, a grapheme cluster at a time.
///
/// A cluster goes to the face that the text asked for, else to the first face in the fallback
/// order of its script and language that has all its characters, else to the first that has its base
/// character; marks that this one lacks and another has are then drawn with that. Where no face has a
/// cluster as it is written, one that has a canonical equivalent of it has it. Emoji go to the text's
/// own face if that is one of colours, else to the emoji face first, what is to look like text to it
/// last. What no face has is shown as the box (glyph 0) of the text's face and reported.
struct FaceItemizer {
  /// Text of one face.
  struct Part {
    var range: Range<Int>
    var instance: FontInstance
    var shaping: ShapingFont
    var isEmoji = false
    var missing: [MissingCharacter] = []
    /// An emoji in colours that was to look like text.
    var colored: MissingCharacter?
    /// Where a mark stands in the cluster that another face is asked for.
    var foreignMark: Int?
  }

  private let choice: FontChoice
  private let workspace: Workspace
  private let primary: Part
  private let script: UInt32
  private let language: String

  /// For text of a script and language.
  init(_ choice: FontChoice, _ workspace: Workspace, script: UInt32, language: String) {
    self.choice = choice
    self.workspace = workspace
    self.script = script
    self.language = language
    primary = Part(range: 0..<0, instance: choice.instance, shaping: choice.shaping)
  }

  /// Calls a closure with each part of a range, so that a long text is not listed before it is shaped.
  /// `graphemes` marks where clusters begin; empty means that every character is a cluster.
  func forEachPart(
    of range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>, graphemes: [Bool],
    _ body: (Part) -> Void
  ) {
    if choice.shaping.coversASCII, isASCII(bytes[range]) {
      var part = primary
      part.range = range
      return body(part)
    }
    var last: Part?
    var start = range.lowerBound
    while start < range.upperBound {
      var end = clusterEnd(from: start, limit: range.upperBound, in: bytes, graphemes)
      var part = self.part(for: start..<end, in: bytes)
      end = part.foreignMark ?? end
      part.range = start..<end
      if let known = last, known.shaping === part.shaping, known.isEmoji == part.isEmoji {
        last?.range = known.range.lowerBound..<end
        if !part.missing.isEmpty { last?.missing += part.missing }
        last?.colored = known.colored ?? part.colored
      } else {
        if let last { body(last) }
        last = part
      }
      start = end
    }
    if let last { body(last) }
  }

  private func isASCII(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    bytes.allSatisfy { $0 < 0x80 }
  }

  private func clusterEnd(
    from start: Int, limit: Int, in bytes: UnsafeBufferPointer<UInt8>, _ graphemes: [Bool]
  ) -> Int {
    var end = start + bytes.scalar(at: start).length
    if graphemes.isEmpty { return min(end, limit) }
    while end < limit, !graphemes[end] { end += 1 }
    return min(end, limit)
  }

  private func part(for cluster: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Part {
    let first = bytes[cluster.lowerBound]
    if cluster.count == 1, first < 0x80 {
      if first <= 0x20 || first == 0x7F || choice.shaping.glyph(UInt32(first)) != 0 {
        return primary
      }
    }
    let traits = ClusterTraits(cluster, in: bytes)
    guard let base = traits.visible.first else { return primary }
    if traits.isEmoji, choice.instance.face.facts.isColored, covers(base.scalar) {
      var own = primary
      own.isEmoji = true
      return own
    }
    if traits.isEmoji, let emoji = workspace.emoji(of: choice),
      emoji.coverage.contains(base.scalar)
    {
      return part(emoji, isEmoji: true)
    }
    if traits.visible.allSatisfy({ covers($0.scalar) }) { return primary }
    let equivalent = CanonicalForm(traits.visible.map(\.scalar))
    if equivalent.isCovered(by: { choice.shaping.glyph($0) != 0 }) { return primary }
    let context = FallbackContext(script: traits.script ?? script, language: language)
    let fallback = workspace.fallback(of: choice, in: context)
    let whole = fallback.candidate(forText: traits.isText) { candidate in
      traits.visible.allSatisfy { candidate.coverage.contains($0.scalar) }
    }
    let other =
      whole
      ?? fallback.candidate(forText: traits.isText) {
        equivalent.isCovered(by: $0.coverage.contains)
      }
    if let whole = other {
      var result = part(whole, isEmoji: false)
      if whole.isEmoji, traits.asksForText {
        result.colored = missing(base.scalar, at: base.offset, traits)
      }
      return result
    }
    return partial(traits, base: base.scalar, fallback)
  }

  private func part(_ candidate: FontChoice.Candidate, isEmoji: Bool) -> Part {
    Part(
      range: 0..<0, instance: candidate.instance,
      shaping: workspace.fontTable.font(for: candidate.instance), isEmoji: isEmoji)
  }

  /// The part for a cluster that no face has whole.
  private func partial(
    _ traits: ClusterTraits, base: UInt32, _ fallback: FontChoice.Fallback
  ) -> Part {
    var result = primary
    var isCovered: (UInt32) -> Bool = covers
    if !covers(base) {
      let first = fallback.candidate(forText: traits.isText) { $0.coverage.contains(base) }
      if let first {
        result = part(first, isEmoji: false)
        isCovered = first.coverage.contains
      } else {
        result = box(fallback.first)
        isCovered = { _ in false }
      }
    }
    for (index, (scalar, offset)) in traits.visible.enumerated() where !isCovered(scalar) {
      let other = fallback.candidate(forText: true) { $0.coverage.contains(scalar) }
      if index > 0, isCovered(base), covers(scalar) || other != nil {
        result.foreignMark = offset
        return result
      }
      if let missing = missing(scalar, at: offset, traits) { result.missing.append(missing) }
    }
    return result
  }

  private func missing(
    _ scalar: UInt32, at offset: Int, _ traits: ClusterTraits
  ) -> MissingCharacter? {
    Unicode.Scalar(scalar).map {
      MissingCharacter(scalar: $0, script: traits.script ?? script, offset: offset)
    }
  }

  /// The text's own face, unless its box is empty: then the first whose box is not.
  private func box(_ candidates: [FontChoice.Candidate]) -> Part {
    if choice.shaping.hasVisibleMissingGlyph { return primary }
    for candidate in candidates {
      let part = part(candidate, isEmoji: false)
      if part.shaping.hasVisibleMissingGlyph { return part }
    }
    return primary
  }

  /// Whether the text's face has a character, or the parts it is canonically composed of, or what
  /// HarfBuzz draws in its place.
  private func covers(_ scalar: UInt32) -> Bool {
    if choice.shaping.glyph(scalar) != 0 { return true }
    if scalar == 0x2011 { return choice.shaping.glyph(0x2010) != 0 }
    guard let parts = Normalization.decomposition(scalar) else { return false }
    return covers(parts.first) && (parts.second == 0 || covers(parts.second))
  }
}
