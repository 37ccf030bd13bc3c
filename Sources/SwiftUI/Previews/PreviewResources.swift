internal import Foundation
internal import GalleyComponents
internal import GalleyDesign
internal import GalleyImaging
internal import GalleyPainting

/// What previews find beside their sources: the asset catalogues and the strings of some folders.
package final class PreviewResources: ImageSource {
  /// A picture of a catalogue.
  package struct Picture: Sendable {
    package var resource: GalleyPainting.ImageResource
    package var isTemplate: Bool
  }

  private let colors: [String: DesignColor]
  private let pictures: [String: Picture]
  /// Translations by language and key.
  private let strings: [String: [String: String]]
  /// What could not be read, each with its path.
  package let problems: [String]

  /// No resources.
  package init() { (colors, pictures, strings, problems) = ([:], [:], [:], []) }

  /// Reads every catalogue and strings file below some folders; build folders are left out.
  package init(folders: [String]) {
    var reader = ResourceReader()
    for folder in folders { reader.read(folder) }
    colors = reader.colors
    pictures = reader.pictures
    strings = reader.strings
    problems = reader.problems
  }

  package func color(named name: String) -> DesignColor? { colors[name] }
  package func image(named name: String) -> Picture? { pictures[name] }

  package func string(_ key: String, language: String) -> String? {
    let short = language.prefix { $0 != "-" && $0 != "_" }
    return strings[language]?[key] ?? strings[String(short)]?[key]
  }

  package func image(named name: String) -> ImageOutcome {
    pictures[name].map { .found($0.resource) } ?? .unresolved("no image \"\(name)\"")
  }

  package func image(at url: String) -> ImageOutcome { .unresolved("pictures are not fetched") }
}

private struct ResourceReader {
  var colors: [String: DesignColor] = [:]
  var pictures: [String: PreviewResources.Picture] = [:]
  var strings: [String: [String: String]] = [:]
  var problems: [String] = []

  mutating func read(_ folder: String) {
    let root = URL(fileURLWithPath: folder)
    guard
      let files = FileManager.default.enumerator(
        at: root, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    else { return }
    var found: [URL] = []
    for case let file as URL in files {
      switch file.pathExtension {
      case "colorset", "imageset", "strings", "xcstrings": found.append(file)
      default: break
      }
    }
    for file in found.sorted(by: { $0.path < $1.path }) { read(file) }
  }

  private mutating func read(_ file: URL) {
    let name = file.deletingPathExtension().lastPathComponent
    do {
      switch file.pathExtension {
      case "colorset": colors[name] = try color(file)
      case "imageset": pictures[name] = try picture(file, name)
      case "strings": try readStrings(file)
      default: try readCatalogue(file)
      }
    } catch {
      problems.append("\(file.path): \(error)")
    }
  }

  private struct Contents: Decodable {
    struct Appearance: Decodable {
      var appearance: String
      var value: String
    }
    struct Components: Decodable {
      var red: String?
      var green: String?
      var blue: String?
      var white: String?
      var alpha: String?
    }
    struct CatalogueColor: Decodable {
      var components: Components?
    }
    struct Entry: Decodable {
      var color: CatalogueColor?
      var appearances: [Appearance]?
      var filename: String?
      var scale: String?
      var isDark: Bool { appearances?.contains { $0.value == "dark" } ?? false }
    }
    struct Properties: Decodable {
      var intent: String?
      enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
    }
    var colors: [Entry]?
    var images: [Entry]?
    var properties: Properties?
  }

  private func contents(_ folder: URL) throws -> Contents {
    let data = try Data(contentsOf: folder.appendingPathComponent("Contents.json"))
    return try JSONDecoder().decode(Contents.self, from: data)
  }

  private func color(_ folder: URL) throws -> DesignColor? {
    let entries = try contents(folder).colors ?? []
    let light = entries.first { !$0.isDark }.flatMap(rgba)
    let dark = entries.first(where: \.isDark).flatMap(rgba)
    guard let any = light ?? dark else { return nil }
    return DesignColor(light: light ?? any, dark: dark ?? any)
  }

  private func rgba(_ entry: Contents.Entry) -> RGBAColor? {
    guard let parts = entry.color?.components else { return nil }
    let white = parts.white.flatMap(number)
    return RGBAColor(
      red: parts.red.flatMap(number) ?? white ?? 0,
      green: parts.green.flatMap(number) ?? white ?? 0,
      blue: parts.blue.flatMap(number) ?? white ?? 0, alpha: parts.alpha.flatMap(number) ?? 1)
  }

  /// A component as catalogues have it: `0.5`, `127` or `0x7F`.
  private func number(_ text: String) -> Double? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    guard let value = Double(text) else { return nil }
    return text.contains(".") ? value : value > 1 ? value / 255 : value
  }

  private func picture(_ folder: URL, _ name: String) throws -> PreviewResources.Picture? {
    let contents = try contents(folder)
    let entries = (contents.images ?? []).filter { $0.filename != nil && !$0.isDark }
    func scale(_ entry: Contents.Entry) -> Double {
      Double(entry.scale?.dropLast() ?? "1") ?? 1
    }
    guard let best = entries.max(by: { scale($0) < scale($1) }), let file = best.filename else {
      return nil
    }
    let bytes = try Data(contentsOf: folder.appendingPathComponent(file))
    let bitmap = try decodedImage([UInt8](bytes))
    return PreviewResources.Picture(
      resource: GalleyPainting.ImageResource(name: name, bitmap: bitmap, scale: scale(best)),
      isTemplate: contents.properties?.intent == "template")
  }

  /// `Localizable.strings` in a folder `en.lproj`.
  private mutating func readStrings(_ file: URL) throws {
    let folder = file.deletingLastPathComponent()
    guard folder.pathExtension == "lproj" else { return }
    let language = folder.deletingPathExtension().lastPathComponent
    let list = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: file), options: [], format: nil)
    guard let table = list as? [String: String] else { return }
    strings[language, default: [:]].merge(table) { first, _ in first }
  }

  private struct Catalogue: Decodable {
    struct Unit: Decodable { var value: String }
    struct Localization: Decodable { var stringUnit: Unit? }
    struct Entry: Decodable { var localizations: [String: Localization]? }
    var strings: [String: Entry]
  }

  private mutating func readCatalogue(_ file: URL) throws {
    let catalogue = try JSONDecoder().decode(Catalogue.self, from: Data(contentsOf: file))
    for (key, entry) in catalogue.strings {
      for (language, localization) in entry.localizations ?? [:] {
        guard let value = localization.stringUnit?.value else { continue }
        strings[language, default: [:]][key] = strings[language]?[key] ?? value
      }
    }
  }
}

/// The pixels of a PNG or JPEG file.
private func decodedImage(_ bytes: [UInt8]) throws -> Bitmap {
  let isPNG = bytes.starts(with: [0x89, 0x50, 0x4E, 0x47])
  return isPNG ? try PNGDecoder.decode(bytes) : try JPEGDecoder.decode(bytes)
}
