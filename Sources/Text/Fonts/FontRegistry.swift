package import GalleyDesign

/// The fonts of a rendering: explicit files and folders in an explicit order, never the system's.
///
/// Names are compared without regard to the case of ASCII letters. A family belongs to the first
/// path that has it, where files that follow each other are one path; a PostScript name or full name to the first face
/// that has it.
package final class FontRegistry: Sendable {
  /// The families for each purpose.
  package let configuration: FontConfiguration
  let catalog: FontCatalog
  /// Faces that the lists of the paths mention, but that few texts need.
  let further: [FurtherFaces]
  /// The families that are searched first, whatever the script.
  let listed: [FontFamily]
  /// The families that the configuration does not list: those of the user's own fonts.
  let unlisted: [FontFamily]
  let emoji: FontFamily?
  /// The hyphenation patterns of the first path that has some.
  let hyphenation: HyphenationFolder?
  private let contents: [FontFiles.Contents]

  /// Opens fonts: TTF, OTF, TTC, OTC, WOFF and WOFF2 files, and folders of such with their subfolders.
  ///
  /// - Throws: `FontError` naming the first file that is missing, damaged or not a font, or if no face was
  ///   found at all.
  package convenience init(
    paths: [String], configuration: FontConfiguration = FontConfiguration()
  ) throws(FontError) {
    try self.init(contents: try FontFiles.contents(of: paths), configuration: configuration)
  }

  /// Takes faces that are already open, all of one path.
  ///
  /// - Throws: `FontError` if no face was given at all.
  package convenience init(
    faces: [FontFace], configuration: FontConfiguration = FontConfiguration()
  ) throws(FontError) {
    try self.init(contents: [FontFiles.Contents(faces: faces)], configuration: configuration)
  }

  private init(
    contents: [FontFiles.Contents], configuration: FontConfiguration
  ) throws(FontError) {
    let catalog = FontCatalog(groups: contents.map(\.faces))
    guard !catalog.families.isEmpty else {
      throw FontError(file: "fonts", operation: .collect, reason: "no font was found")
    }
    self.contents = contents
    self.catalog = catalog
    self.configuration = configuration
    further = contents.compactMap(\.further)
    hyphenation = contents.lazy.compactMap(\.hyphenation).first
    emoji = catalog.family(configuration.emojiFamily)
    let listed = configuration.fallbackFamilies.compactMap(catalog.family)
    self.listed = listed
    unlisted = catalog.families.filter { other in !listed.contains { $0.isSame(as: other) } }
  }
}

extension FontRegistry {
  /// The same fonts with faces as they once were: each in the place of the face that has its PostScript
  /// name, else in front.
  package func replacing(_ earlier: [FontFace]) throws(FontError) -> FontRegistry {
    var contents = contents
    for face in earlier {
      let place = contents.indices.lazy.compactMap { group in
        contents[group].faces.firstIndex { $0.postScriptName == face.postScriptName }
          .map { (group, $0) }
      }.first
      if let (group, index) = place {
        contents[group].faces[index] = face
      } else {
        contents.insert(FontFiles.Contents(faces: [face]), at: 0)
      }
    }
    return try FontRegistry(contents: contents, configuration: configuration)
  }

  /// Why a font file that was there at first could not be opened when a text needed it. Whatever was
  /// set since then may lack its glyphs.
  package var failure: FontError? {
    catalog.failure ?? further.lazy.compactMap(\.failure).first
  }

  /// All faces, in the order of the paths, those that few texts need last. Reads all lists.
  package var faces: [FontFace] { catalog.faces + further.flatMap(\.catalog.faces) }

  /// Returns true if a name is a family, a PostScript name or a full name of this registry, or one of
  /// `system`, `monospaced`, `serif` and `rounded`; or names between commas, as in CSS, of which one is.
  package func contains(_ name: String) -> Bool { target(of: name) != nil }

  /// The choice among names between commas: the first that is there, and those before it that are not.
  package struct ListChoice: Hashable, Sendable {
    /// The names that are passed over.
    package var missing: [String]
    /// The name that is used.
    package var used: String
  }

  /// The choice among names between commas; nil for one name, for a list whose first name is there, and for one of
  /// which none is.
  package func choice(in list: String) -> ListChoice? {
    let names = Self.names(in: list)
    guard names.count > 1, let index = names.firstIndex(where: { target(of: $0) != nil }), index > 0
    else { return nil }
    return ListChoice(missing: Array(names[..<index]), used: names[index])
  }

  /// The names between commas, without blanks and quotes around them.
  private static func names(in list: String) -> [String] {
    list.split(separator: ",").map { part in
      let name = part.drop(while: \.isWhitespace)
      let end = name.lastIndex { !$0.isWhitespace }.map(name.index(after:)) ?? name.startIndex
      let plain = name[..<end]
      let quotes: Set<Character> = ["'", "\""]
      guard plain.count > 2, let first = plain.first, quotes.contains(first), plain.last == first
      else { return String(plain) }
      return String(plain.dropFirst().dropLast())
    }
  }

  /// The names of the families, as their files spell them, in the order of the paths.
  package var familyNames: [String] {
    faces.reduce(into: []) { names, face in
      if !names.contains(face.familyName) { names.append(face.familyName) }
    }
  }

  /// The instance that fits best. An unknown or missing family is the default family.
  ///
  /// The face is chosen according to CSS Fonts 4 §5.2: first slant, then the nearest weight, lighter ones
  /// first for 400 and below, heavier ones first from 500. A `wght` axis is set to the weight, `opsz` to the
  /// size; a face without italic is slanted. A PostScript name refers to exactly that face unless another
  /// weight or slant is requested too; an unknown one still specifies weight and slant.
  package func instance(matching descriptor: FontDescriptor) -> FontInstance {
    if let name = descriptor.family, target(of: name) == nil, let style = PostScriptStyle(name) {
      var known = descriptor
      known.family = target(of: style.family) == nil ? nil : style.family
      if known.weight == .regular { known.weight = style.weight }
      if style.isItalic { known.slant = .italic }
      return instance(matching: known)
    }
    switch descriptor.family.flatMap(target) ?? target(of: configuration.defaultFamily) {
    case .family(let family)?:
      return family.instance(matching: descriptor)
    case .instance(let instance, let weight, let isItalic, let family)?:
      let isPlain = descriptor.weight == .regular && descriptor.slant == .upright
      if isPlain {
        return instance.setting("opsz", to: descriptor.size).adjusted(for: descriptor)
      }
      return family.instance(
        weight: descriptor.weight == .regular ? weight : Double(descriptor.weight.rawValue),
        isItalic: isItalic || descriptor.slant == .italic, size: descriptor.size
      ).adjusted(for: descriptor)
    case nil:
      return catalog.families[0].instance(matching: descriptor)
    }
  }

  private func target(of name: String) -> FontCatalog.Target? {
    if name.utf8.contains(UInt8(ascii: ",")) {
      return Self.names(in: name).lazy.compactMap { self.target(of: $0) }.first
    }
    let key = name.asciiLowercased
    if let target = catalog.target(of: key) { return target }
    let family = family(ofDesign: key)?.asciiLowercased ?? key
    return catalog.target(of: family)
      ?? further.lazy.compactMap { $0.catalog.target(of: family) }.first
  }

  /// The family for a design of the platform's font, by SwiftUI's name of the design or CSS's; nil for other names.
  private func family(ofDesign name: String) -> String? {
    switch name {
    case "system", "system-ui", "ui-sans-serif", "sans-serif": configuration.defaultFamily
    case "monospaced", "monospace", "ui-monospace": configuration.monospacedFamily
    case "serif", "ui-serif": configuration.serifFamily
    case "rounded", "ui-rounded": configuration.roundedFamily
    default: nil
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
