/// A character that no face covers. It is drawn as a box.
public struct MissingCharacter: Hashable, Sendable {
  /// The character.
  public var scalar: Unicode.Scalar
  /// The UTF-8 offset of its first appearance in the text.
  public var offset: Int

  /// Makes a record.
  public init(scalar: Unicode.Scalar, offset: Int) {
    self.scalar = scalar
    self.offset = offset
  }
}
