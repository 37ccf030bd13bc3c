internal import CGalleyHarfBuzz
internal import Synchronization

/// One face of a font file: immutable bytes and the facts read from them.
///
/// The file is mapped when the face is first used, not before. Equality and hashing go by
/// `digest`, so that the same file loaded twice is the same face.
package final class FontFace: Sendable {
  /// The path of the file, or a name for bytes in memory.
  package let file: String
  /// The index of the face in a collection; 0 in a plain file.
  package let index: Int
  let facts: FontFacts
  private let knownDigest: Atomic<UInt64>
  private let opened: Mutex<Opened>
  private let listed: Listed?

  /// The facts about a face from a list, in their written form until they are needed.
  struct Listed: Sendable {
    var coverage: ListedCoverage
    var sensitivity: ListedSensitivity
    var scripts: [UInt32]
  }

  private struct Opened {
    var data: FontData?
    var failure: FontError?
    var handle: FaceHandle?
    var coverage: FontCoverage?
    var sensitivity: SpaceSensitivity?
    var colorGlyphs: ColorGlyphs?
    var features: [String]?
  }

  /// Reads a face from a font file, which may be packed as WOFF or WOFF 2.
  ///
  /// - Throws: `FontError` when the file is damaged or not a font.
  package init(data: FontData, index: Int = 0, file: String) throws(FontError) {
    try data.requireContent(of: file)
    let data = try PackedFont(data, file: file)?.unpacked() ?? data
    let handle = FaceHandle(data: data, index: index)
    do {
      facts = try FontFacts(reading: data, index: index, handle: handle)
    } catch {
      throw FontError(file: file, operation: .read, reason: error.reason)
    }
    self.file = file
    self.index = index
    knownDigest = Atomic(0)
    opened = Mutex(Opened(data: data, handle: handle))
    listed = nil
  }

  /// A face that is known from a list and opened later.
  init(file: String, index: Int, facts: FontFacts, digest: UInt64, listed: Listed) {
    self.file = file
    self.index = index
    self.facts = facts
    knownDigest = Atomic(digest)
    opened = Mutex(Opened())
    self.listed = listed
  }

  /// A hash of the file's bytes and the face's index, the same on every machine. Linear in the size of the
  /// file on first access, unless it was listed.
  package var digest: UInt64 {
    let known = knownDigest.load(ordering: .relaxed)
    if known != 0 { return known }
    let digest = max(data.digest(seed: UInt64(index)), 1)
    knownDigest.store(digest, ordering: .relaxed)
    return digest
  }

  /// The whole font file, usually a memory map. Empty if a listed file can no longer be opened; ``failure``
  /// gives the reason.
  package var data: FontData { opened.withLock { data(in: &$0) } }

  private func data(in opened: inout sending Opened) -> FontData {
    if let data = opened.data { return data }
    let data: FontData
    do throws(FontError) {
      data = try FontData(path: file)
    } catch {
      opened.failure = error
      data = FontData(bytes: [])
    }
    opened.data = data
    return data
  }

  /// Why the file could not be opened when it was first needed; nil while it was not, and as a rule.
  var failure: FontError? { opened.withLock { $0.failure } }

  var handle: FaceHandle {
    opened.withLock { opened in
      if let handle = opened.handle { return handle }
      let handle = FaceHandle(data: data(in: &opened), index: index)
      opened.handle = handle
      return handle
    }
  }

  /// The code points with a glyph.
  var coverage: FontCoverage {
    if let coverage = opened.withLock({ $0.coverage }) { return coverage }
    let coverage = listed?.coverage.read() ?? handle.coverage()
    opened.withLock { $0.coverage = coverage }
    return coverage
  }

  /// The ISO 15924 codes of the scripts that the face is for according to a list; empty without a list.
  var scripts: [UInt32] { listed?.scripts ?? [] }

  /// The characters that a space beside them may change.
  var spaceSensitivity: SpaceSensitivity {
    if let known = opened.withLock({ $0.sensitivity }) { return known }
    let sensitivity = listed?.sensitivity.read() ?? handle.spaceSensitivity()
    opened.withLock { $0.sensitivity = sensitivity }
    return sensitivity
  }

  /// The tags of its OpenType features, in the order of the alphabet.
  package var features: [String] {
    if let known = opened.withLock({ $0.features }) { return known }
    let features = handle.featureTags()
    opened.withLock { $0.features = features }
    return features
  }

  /// The glyphs that are painted in colours of their own; nil where the face has none.
  package var colorGlyphs: ColorGlyphs? {
    guard facts.hasColorGlyphs else { return nil }
    return opened.withLock { opened in
      if let known = opened.colorGlyphs { return known }
      opened.colorGlyphs = ColorGlyphs(data(in: &opened), index: index)
      return opened.colorGlyphs
    }
  }

  /// Returns true if the face has a glyph for a character.
  package func covers(_ scalar: Unicode.Scalar) -> Bool { coverage.contains(scalar.value) }
}

extension FontFace {
  /// The family name (name ID 16, else 1).
  package var familyName: String { facts.familyName }
  /// The PostScript name (name ID 6).
  package var postScriptName: String { facts.postScriptName }
  /// Font units per em.
  package var unitsPerEm: Int { facts.unitsPerEm }
  /// The number of glyphs.
  package var glyphCount: Int { facts.glyphCount }
  /// The weight class, or the default of the `wght` axis; 1…1000.
  package var weight: Double { facts.weight }
  /// True if the face is an italic or oblique.
  package var isItalic: Bool { facts.isItalic }
  /// The variation axes in the order of the font; empty for a static face.
  package var axes: [FontAxis] { facts.axes }
  /// The sizes of the colour bitmaps (`CBDT`) in pixels per em, ascending; empty for a face of
  /// outlines.
  package var colorStrikes: [Int] { facts.colorStrikes }
}

extension FontFace: Hashable {
  /// Returns true if both are the same face of the same bytes.
  package static func == (left: FontFace, right: FontFace) -> Bool {
    left === right || left.digest == right.digest
  }

  /// Feeds the digest.
  package func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}

extension FontFace: CustomStringConvertible {
  /// The PostScript name, with the index in a collection.
  package var description: String {
    index == 0 ? postScriptName : "\(postScriptName)[\(index)]"
  }
}

extension FontFace {
  /// True if the file has been mapped.
  var isOpen: Bool { opened.withLock { $0.data != nil } }
}
