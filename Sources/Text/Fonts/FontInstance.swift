/// A face at one place of its design space, with a synthetic slant where the family has no
/// italic.
package struct FontInstance: Hashable, Sendable {
  /// The face.
  package var face: FontFace
  /// The value of each variation axis that is not at its default, in the order of the tags.
  package var variations: [FontVariation]
  /// The tangent of the synthetic slant; 0 for none.
  package var slant: Double

  /// Makes an instance.
  package init(face: FontFace, variations: [FontVariation] = [], slant: Double = 0) {
    self.face = face
    self.variations = variations
    self.slant = slant
  }
}

/// One variation axis and its value in design units.
public struct FontVariation: Hashable, Sendable {
  /// The axis tag as its four bytes in big-endian order, for example `wght`.
  public var tag: UInt32
  /// The value in design units.
  public var value: Double

  /// Makes an axis setting.
  public init(tag: UInt32, value: Double) {
    self.tag = tag
    self.value = value
  }
}
