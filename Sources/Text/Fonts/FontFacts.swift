/// What must be known of a face to choose it, without keeping the file open.
struct FontFacts: Hashable, Sendable {
  /// The size of the whole file, in bytes.
  var fileSize = 0
  /// The typographic family (name ID 16, else 1).
  var familyName = ""
  /// Other names of the family (name ID 1 where 16 exists).
  var alternativeFamilyNames: [String] = []
  /// Name ID 6.
  var postScriptName = ""
  /// Name ID 4.
  var fullName = ""
  /// `usWeightClass`, or the default of the `wght` axis.
  var weight = 400.0
  /// Whether the face is an italic or oblique.
  var isItalic = false
  /// Font units per em.
  var unitsPerEm = 1000
  /// The number of glyphs.
  var glyphCount = 0
  /// The variation axes in the order of the font.
  var axes: [FontAxis] = []
  /// The named places of the design space.
  var namedInstances: [NamedInstance] = []
  /// The sizes of colour bitmaps in pixels per em; empty without such.
  var colorStrikes: [Int] = []
  /// True if glyphs are painted in layers of colour.
  var hasColorGlyphs = false
  /// True if its glyphs have colours of their own, of whatever kind.
  var isColored: Bool { hasColorGlyphs || !colorStrikes.isEmpty }

  /// A named place in the design space of a variable face.
  struct NamedInstance: Hashable, Sendable {
    var postScriptName: String
    /// Values in the order of the axes.
    var coordinates: [Double]
  }

  /// The axis with the given tag.
  func axis(_ name: StaticString) -> FontAxis? {
    let wanted = tag(name)
    return axes.first { $0.tag == wanted }
  }
}

/// One variation axis of a face, in design units.
package struct FontAxis: Hashable, Sendable {
  /// The axis tag as its four bytes in big-endian order, for example `wght`.
  package var tag: UInt32
  /// The least value.
  package var minimum: Double
  /// The value without variation.
  package var normal: Double
  /// The greatest value.
  package var maximum: Double

  /// Makes an axis.
  package init(tag: UInt32, minimum: Double, normal: Double, maximum: Double) {
    self.tag = tag
    self.minimum = minimum
    self.normal = normal
    self.maximum = maximum
  }
}
