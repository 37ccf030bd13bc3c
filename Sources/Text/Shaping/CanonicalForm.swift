internal import GalleyUnicode

/// The canonical equivalents of a cluster that HarfBuzz draws in its place where a face has no glyphs for
/// the cluster as it is written: decomposed Hangul as syllables, compatibility ideographs as unified ones.
struct CanonicalForm {
  private let decomposed: [UInt32]
  private let composed: [UInt32]

  /// The forms of some characters in order.
  init(_ scalars: [UInt32]) {
    var parts: [UInt32] = []
    for scalar in scalars { Self.decompose(scalar, into: &parts) }
    Self.order(&parts)
    decomposed = parts
    composed = Self.composed(parts)
  }

  /// True when a face has one of the forms.
  func isCovered(by has: (UInt32) -> Bool) -> Bool {
    composed.allSatisfy(has) || decomposed.allSatisfy(has)
  }

  private static func decompose(_ scalar: UInt32, into parts: inout [UInt32]) {
    guard let pair = Normalization.decomposition(scalar) else { return parts.append(scalar) }
    decompose(pair.first, into: &parts)
    if pair.second != 0 { decompose(pair.second, into: &parts) }
  }

  private static func combiningClass(_ scalar: UInt32) -> Int {
    Int(CharacterProperties(scalar).combiningClass)
  }

  /// Puts marks into their canonical order; those of one class keep their order.
  private static func order(_ parts: inout [UInt32]) {
    for end in parts.indices.dropFirst() {
      var place = end
      while place > 0, 0 < combiningClass(parts[place]),
        combiningClass(parts[place]) < combiningClass(parts[place - 1])
      {
        parts.swapAt(place, place - 1)
        place -= 1
      }
    }
  }

  /// Composes what no other mark of the same or a higher class keeps apart.
  private static func composed(_ parts: [UInt32]) -> [UInt32] {
    var result: [UInt32] = []
    var starter: Int?
    for part in parts {
      let own = combiningClass(part)
      if let base = starter {
        let last = base + 1 == result.count ? -1 : combiningClass(result[result.count - 1])
        if last < own, let both = Normalization.composition(result[base], part) {
          result[base] = both
          continue
        }
      }
      if own == 0 { starter = result.count }
      result.append(part)
    }
    return result
  }
}
