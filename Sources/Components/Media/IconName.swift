package import GalleyGeometry
internal import GalleyParsing

/// A name of an icon: one of SF Symbols, one of Material Icons, or one of DNAKit's with `dna.` in
/// front.
///
/// A name of SF Symbols stands for the Material icon that shows the same thing; where a name is one
/// of both, such as `key`, the symbol's meaning counts, which is the dialect's.
public struct IconName: Hashable, Sendable {
  /// The Material icon's name.
  public let material: String
  /// The icon's character in the icon face.
  public let scalar: Unicode.Scalar
  /// The size where none is asked for, in points: 24 by 24 but for DNAKit's images (DNA-8).
  package let naturalSize: Size

  /// Finds an icon; nil when neither set has the name.
  public init?(_ name: String) {
    // `expand_less`, or with a natural size `expand_less 12 8`.
    let words = SortedNames.symbols.value(of: name)?.split(separator: " ") ?? []
    material = words.first.map(String.init) ?? name
    let sides = words.dropFirst().compactMap { Double($0) }
    naturalSize =
      sides.count == 2 ? Size(width: sides[0], height: sides[1]) : Size(width: 24, height: 24)
    guard let digits = SortedNames.materialIcons.value(of: material),
      let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value)
    else { return nil }
    self.scalar = scalar
  }

  /// The name of either set that is nearest to an unknown one.
  public static func nearest(to name: String) -> String? {
    let tables = [SortedNames.symbols, SortedNames.materialIcons]
    return SpellingSuggestion.nearest(name, in: tables.flatMap { $0.entries.map(\.name) })
  }
}
