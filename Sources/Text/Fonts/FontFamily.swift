internal import GalleyDesign

/// The faces of one family, and the choice among them.
struct FontFamily: Sendable {
  /// All names, ASCII letters in lower case, the typographic one first.
  let names: [String]
  let faces: [FontFace]

  /// The tangent of a synthetic italic: 14 degrees, as CSS Fonts 4 §2.4 has it for `oblique`.
  static let syntheticSlant = 0.249_328_002_843_180_7

  /// By how much stems are widened where a family has no bold weight, in ems: by FreeType's measure, a
  /// twenty-fourth. Letters keep their advances, as they do in browsers, so that lines do not change.
  static let syntheticBoldness = 1.0 / 24

  /// Groups faces by their typographic family, in the order of first appearance.
  static func families(of faces: [FontFace]) -> [FontFamily] {
    var groups: [(name: String, faces: [FontFace])] = []
    for face in faces {
      let name = face.familyName.asciiLowercased
      if let index = groups.firstIndex(where: { $0.name == name }) {
        groups[index].faces.append(face)
      } else {
        groups.append((name, [face]))
      }
    }
    return groups.map { group in
      let others = group.faces.flatMap { $0.facts.alternativeFamilyNames }.map(\.asciiLowercased)
      return FontFamily(names: [group.name] + others, faces: group.faces)
    }
  }

  func isSame(as other: FontFamily) -> Bool { names[0] == other.names[0] }

  func instance(matching descriptor: FontDescriptor) -> FontInstance {
    instance(
      weight: Double(descriptor.weight.rawValue), isItalic: descriptor.slant == .italic,
      size: descriptor.size
    ).adjusted(for: descriptor)
  }

  func instance(weight: Double, isItalic: Bool, size: Double) -> FontInstance {
    let slanted = faces.filter { $0.canSlant == isItalic || ($0.canSlant && $0.canStandUpright) }
    let candidates = slanted.isEmpty ? faces : slanted
    var best = candidates[0]
    for face in candidates.dropFirst()
    where face.distance(toWeight: weight) < best.distance(toWeight: weight) {
      best = face
    }
    return best.instance(weight: weight, isItalic: isItalic, size: size)
  }
}

extension FontFace {
  fileprivate var canSlant: Bool {
    isItalic || facts.axis("ital") != nil || facts.axis("slnt") != nil
  }

  fileprivate var canStandUpright: Bool { !isItalic }

  /// Returns the distance of a face from a weight by the order of CSS Fonts 4 §5.2; smaller is better.
  fileprivate func distance(toWeight wanted: Double) -> Double {
    let nearest = reachedWeight(wanted)
    if nearest == wanted { return 0 }
    // 400 and 500 replace each other before anything else.
    if (400...500).contains(wanted) {
      if nearest > wanted, nearest <= 500 { return nearest - wanted }
      return nearest < wanted ? 1000 + wanted - nearest : 3000 + nearest - wanted
    }
    if wanted < 400 {
      return nearest < wanted ? wanted - nearest : 2000 + nearest - wanted
    }
    return nearest > wanted ? nearest - wanted : 2000 + wanted - nearest
  }

  /// The weight of the face that is nearest to a wanted one.
  private func reachedWeight(_ wanted: Double) -> Double {
    guard let axis = facts.axis("wght") else { return weight }
    return min(max(wanted, axis.minimum), axis.maximum)
  }

  /// This face at a weight, slant and size.
  fileprivate func instance(weight: Double, isItalic wanted: Bool, size: Double) -> FontInstance {
    var variations: [FontVariation] = []
    for axis in axes {
      var value = axis.normal
      switch axis.tag {
      case tag("wght"): value = weight
      case tag("ital"): value = wanted ? axis.maximum : axis.minimum
      case tag("slnt"): value = wanted && facts.axis("ital") == nil ? axis.minimum : axis.normal
      case tag("opsz"): value = size
      default: continue
      }
      value = min(max(value, axis.minimum), axis.maximum)
      if value != axis.normal { variations.append(FontVariation(tag: axis.tag, value: value)) }
    }
    variations.sort { $0.tag < $1.tag }
    // A sheared colour bitmap would be a caricature.
    let needsSlant = wanted && !canSlant && colorStrikes.isEmpty
    var instance = FontInstance(
      face: self, variations: variations, slant: needsSlant ? FontFamily.syntheticSlant : 0)
    // CSS Fonts 4 §5.2 counts weights from 600 as bold.
    if weight >= 600, reachedWeight(weight) < 600, !facts.isColored {
      instance.boldness = FontFamily.syntheticBoldness
    }
    return instance
  }

  /// The PostScript and full names with the instance and the weight that each refers to.
  var namedInstances: [(name: String, instance: FontInstance, weight: Double)] {
    let plain = FontInstance(face: self)
    var result = facts.namedInstances.map { named in
      let values = zip(axes, named.coordinates).filter { $0.normal != $1 }
      let variations = values.map { FontVariation(tag: $0.tag, value: $1) }
      let weight = zip(axes, named.coordinates).first { $0.0.tag == tag("wght") }?.1 ?? self.weight
      return (
        named.postScriptName,
        FontInstance(face: self, variations: variations.sorted { $0.tag < $1.tag }), weight
      )
    }
    result.append((postScriptName, plain, weight))
    result.append((facts.fullName, plain, weight))
    return result
  }
}

extension FontInstance {
  /// The same instance with an axis, where there is one, at a value.
  func setting(_ name: String, to wanted: Double) -> FontInstance {
    guard let axis = face.axes.first(where: { $0.tag == tag(of: name) }), wanted.isFinite else {
      return self
    }
    var result = self
    result.variations.removeAll { $0.tag == axis.tag }
    let value = min(max(wanted, axis.minimum), axis.maximum)
    if value != axis.normal {
      result.variations.append(FontVariation(tag: axis.tag, value: value))
      result.variations.sort { $0.tag < $1.tag }
    }
    return result
  }

  /// Returns the same instance with the requested axes, and without anything that may not be synthetic.
  func adjusted(for descriptor: FontDescriptor) -> FontInstance {
    var result = descriptor.axes.reduce(self) { $0.setting($1.tag, to: $1.value) }
    if !descriptor.allowsSynthesis {
      result.slant = 0
      result.boldness = 0
    }
    if face.facts.hasColorGlyphs { result.palette = descriptor.palette }
    return result
  }
}
