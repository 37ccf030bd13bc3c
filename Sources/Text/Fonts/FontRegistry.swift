package import GalleyDesign

/// The fonts of a rendering: explicit files and folders in an explicit order, never the system's.
///
/// Names are compared without regard to the case of ASCII letters. A family belongs to the first
/// path that has it; a PostScript name or full name to the first face that has it.
package final class FontRegistry: Sendable {
  /// All faces, in the order of the paths.
  package let faces: [FontFace]
  /// Which families are used for what.
  package let configuration: FontConfiguration
  let families: [FontFamily]
  let fallback: [FontFamily]
  let emoji: FontFamily?
  private let names: [String: Target]

  /// What a name stands for.
  private enum Target {
    case family(Int)
    case instance(FontInstance, weight: Double, isItalic: Bool, family: Int)
  }

  /// Opens fonts: TTF, OTF, TTC and OTC files, and folders of such with their subfolders.
  ///
  /// - Throws: `FontError` naming the first file that is missing, damaged or not a font, or when
  ///   there is no face at all.
  package convenience init(
    paths: [String], configuration: FontConfiguration = FontConfiguration()
  ) throws(FontError) {
    var groups: [[FontFace]] = []
    for path in paths { groups.append(try FontFiles.faces(at: path)) }
    try self.init(groups: groups, configuration: configuration)
  }

  /// Takes faces that are already open, all of one path.
  ///
  /// - Throws: `FontError` when there is no face at all.
  package convenience init(
    faces: [FontFace], configuration: FontConfiguration = FontConfiguration()
  ) throws(FontError) {
    try self.init(groups: [faces], configuration: configuration)
  }

  private init(groups: [[FontFace]], configuration: FontConfiguration) throws(FontError) {
    let families = groups.reduce(into: [FontFamily]()) { families, group in
      let own = FontFamily.families(of: group)
      families += own.filter { new in !families.contains { $0.isSame(as: new) } }
    }
    guard !families.isEmpty else {
      throw FontError(file: "fonts", operation: .collect, reason: "no font was found")
    }
    faces = groups.flatMap { $0 }
    self.families = families
    self.configuration = configuration
    names = Self.names(of: families, faces: faces)
    func family(_ name: String) -> FontFamily? {
      families.first { $0.names.contains(name.asciiLowercased) }
    }
    emoji = family(configuration.emojiFamily)
    let listed = configuration.fallbackFamilies.compactMap(family)
    let icon = configuration.iconFamily.asciiLowercased
    fallback =
      listed
      + families.filter { other in
        !other.names.contains(icon) && !listed.contains { $0.isSame(as: other) }
      }
  }

  private static func names(of families: [FontFamily], faces: [FontFace]) -> [String: Target] {
    var names: [String: Target] = [:]
    for (index, family) in families.enumerated() {
      for name in family.names where names[name] == nil { names[name] = .family(index) }
    }
    for face in faces {
      let family = families.firstIndex { $0.names.contains(face.familyName.asciiLowercased) } ?? 0
      for (name, instance, weight) in face.namedInstances {
        let key = name.asciiLowercased
        guard names[key] == nil else { continue }
        names[key] = .instance(instance, weight: weight, isItalic: face.isItalic, family: family)
      }
    }
    return names
  }
}

extension FontRegistry {
  /// Whether a name is a family, a PostScript name or a full name of this registry, or one of
  /// `system`, `monospaced` and `icons`.
  package func contains(_ name: String) -> Bool { target(of: name) != nil }

  /// The names of the families, as their files spell them, in the order of the paths.
  package var familyNames: [String] {
    faces.reduce(into: []) { names, face in
      if !names.contains(face.familyName) { names.append(face.familyName) }
    }
  }

  /// The instance that fits best. An unknown or missing family is the default family.
  ///
  /// The face is chosen as CSS Fonts 4 §5.2 says: first slant, then the nearest weight, lighter
  /// ones first for 400 and below, heavier ones first from 500. A `wght` axis is set to the
  /// weight, `opsz` to the size; a face without italic is slanted. A PostScript name
  /// stands for exactly that face unless another weight or slant is asked for too.
  package func instance(matching descriptor: FontDescriptor) -> FontInstance {
    switch descriptor.family.flatMap(target) ?? target(of: configuration.defaultFamily) {
    case .family(let index)?:
      return families[index].instance(matching: descriptor)
    case .instance(let instance, let weight, let isItalic, let family)?:
      let isPlain = descriptor.weight == .regular && descriptor.slant == .upright
      if isPlain { return instance.setting(opticalSize: descriptor.size) }
      return families[family].instance(
        weight: descriptor.weight == .regular ? weight : Double(descriptor.weight.rawValue),
        isItalic: isItalic || descriptor.slant == .italic, size: descriptor.size)
    case nil:
      return families[0].instance(matching: descriptor)
    }
  }

  /// The instances asked in turn for characters that the chosen instance lacks.
  func fallbackInstances(matching descriptor: FontDescriptor) -> [FontInstance] {
    fallback.map { $0.instance(matching: descriptor) }
  }

  private func target(of name: String) -> Target? {
    let key = name.asciiLowercased
    if let target = names[key] { return target }
    switch key {
    case "system", "system-ui", "sans-serif":
      return names[configuration.defaultFamily.asciiLowercased]
    case "monospaced", "monospace": return names[configuration.monospacedFamily.asciiLowercased]
    case "icons": return names[configuration.iconFamily.asciiLowercased]
    default: return nil
    }
  }
}

extension String {
  /// The string with A–Z as a–z, the same under every locale.
  var asciiLowercased: String {
    String(
      decoding: utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}
