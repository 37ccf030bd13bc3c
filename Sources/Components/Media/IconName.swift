internal import GalleyDesign
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

  /// Finds an icon; nil when neither set has the name.
  public init?(_ name: String) {
    material =
      DNAImage(name: name)?.material ?? SortedNames.symbols.value(of: name) ?? name
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
