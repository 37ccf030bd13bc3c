/// A character that no face covers. It is drawn as a box.
package struct MissingCharacter: Hashable, Sendable {
  /// The character.
  package var scalar: Unicode.Scalar
  /// The UTF-8 offset of its first appearance in the text.
  package var offset: Int

  /// Makes a record.
  package init(scalar: Unicode.Scalar, offset: Int) {
    self.scalar = scalar
    self.offset = offset
  }
}
