/// One face of a font file: immutable bytes and the facts read from them.
///
/// Equality and hashing go by `digest`, so that the same file loaded twice is the same face.
public final class FontFace: Sendable {
  /// A hash of the file's bytes and the face's index, the same on every machine.
  public let digest: UInt64
  /// The whole font file, usually a memory map.
  public let data: FontData
  /// The index of the face in a collection; 0 in a plain file.
  public let index: Int
  /// The family name (name ID 16, else 1).
  public let familyName: String
  /// The PostScript name (name ID 6).
  public let postScriptName: String
  /// Font units per em.
  public let unitsPerEm: Int

  init(
    digest: UInt64, data: FontData, index: Int, familyName: String, postScriptName: String,
    unitsPerEm: Int
  ) {
    self.digest = digest
    self.data = data
    self.index = index
    self.familyName = familyName
    self.postScriptName = postScriptName
    self.unitsPerEm = unitsPerEm
  }
}

extension FontFace: Hashable {
  /// Whether both are the same face of the same bytes.
  public static func == (left: FontFace, right: FontFace) -> Bool { left.digest == right.digest }

  /// Feeds the digest.
  public func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}
