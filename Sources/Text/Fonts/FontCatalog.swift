/// Faces grouped into families, with all names that stand for them.
struct FontCatalog: Sendable {
  /// All faces, in the order of the paths.
  let faces: [FontFace]
  let families: [FontFamily]
  private let targets: [String: Target]

  /// The target of a name.
  enum Target: Sendable {
    case family(FontFamily)
    case instance(FontInstance, weight: Double, isItalic: Bool, family: FontFamily)
  }

  /// A family belongs to the first group that has it, a PostScript name or full name to the first
  /// face.
  init(groups: [[FontFace]]) {
    let families = groups.reduce(into: [FontFamily]()) { families, group in
      let own = FontFamily.families(of: group)
      families += own.filter { new in !families.contains { $0.isSame(as: new) } }
    }
    faces = groups.flatMap { $0 }
    self.families = families
    var targets: [String: Target] = [:]
    for family in families {
      for name in family.names where targets[name] == nil { targets[name] = .family(family) }
    }
    for face in faces {
      guard
        let family = families.first(where: { $0.names.contains(face.familyName.asciiLowercased) })
      else { continue }
      for (name, instance, weight) in face.namedInstances {
        let key = name.asciiLowercased
        guard targets[key] == nil else { continue }
        targets[key] = .instance(instance, weight: weight, isItalic: face.isItalic, family: family)
      }
    }
    self.targets = targets
  }

  /// The target of a name in lower case.
  func target(of name: String) -> Target? { targets[name] }

  /// The family with a name.
  func family(_ name: String) -> FontFamily? {
    let name = name.asciiLowercased
    return families.first { $0.names.contains(name) }
  }

  /// Why the first face that could not be opened could not.
  var failure: FontError? { faces.lazy.compactMap(\.failure).first }

  /// Returns true if a listed face is for a script.
  func isFor(script: UInt32) -> Bool { families.contains { $0.isFor(script: script) } }
}

extension FontFamily {
  /// Whether a list says that the family is for a script.
  func isFor(script: UInt32) -> Bool { faces.contains { $0.scripts.contains(script) } }
}
