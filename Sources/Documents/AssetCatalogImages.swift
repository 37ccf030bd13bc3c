internal import GalleyParsing
internal import GalleySystem

/// The image sets of the asset catalogues in some folders, by name, with the names of those folders that
/// provide a namespace (`provides-namespace`) before it: `Plant 1/Pot`.
struct AssetCatalogImages {
  /// The value of a name.
  enum Entry {
    /// The folder of an image set.
    case images(FilePath)
    /// The folder of a symbol.
    case symbol(FilePath)

    /// The folder.
    var folder: FilePath {
      switch self {
      case .images(let folder), .symbol(let folder): folder
      }
    }
  }

  private(set) var entries: [String: Entry] = [:]
  private static let deepestFolder = 20

  /// Looks for catalogues in folders; a folder may be a catalogue itself.
  init(folders: [String]) {
    for folder in folders {
      let path = FilePath(FilePath(folder.isEmpty ? "." : folder).withoutTrailingSeparators)
      if path.lastComponent.hasSuffix(".xcassets") {
        list(path, "", depth: 0)
      } else {
        for name in names(in: path) where name.hasSuffix(".xcassets") {
          list(path.appending(name), "", depth: 0)
        }
      }
    }
  }

  private func names(in folder: FilePath) -> [String] {
    guard Directory.exists(folder.string) else { return [] }
    return (try? Directory.names(in: folder.string)) ?? []
  }

  private mutating func list(_ folder: FilePath, _ prefix: String, depth: Int) {
    guard depth < Self.deepestFolder else { return }
    for name in names(in: folder) {
      let path = folder.appending(name)
      if name.hasSuffix(".imageset") {
        let key = prefix + name.dropLast(".imageset".count)
        entries[key] = entries[key] ?? .images(path)
      } else if name.hasSuffix(".symbolset") {
        let key = prefix + name.dropLast(".symbolset".count)
        entries[key] = entries[key] ?? .symbol(path)
      } else if !name.hasSuffix("stack") {
        // The layers of an image stack are image sets as well, but have no names of their own.
        list(path, Self.givesItsName(path) ? "\(prefix)\(name)/" : prefix, depth: depth + 1)
      }
    }
  }

  private static func givesItsName(_ folder: FilePath) -> Bool {
    contents(of: folder, DiskFiles())?["properties"]?["provides-namespace"]?.kind == .bool(true)
  }

  /// Returns the file of an image set for a scale: that scale's, else the next denser, else the densest; a
  /// drawing without a scale counts for any. Files for dark appearance are skipped, or used if they are
  /// requested and present.
  static func file(
    in set: FilePath, scale: Double, isDark: Bool = false, _ files: any FileReading
  ) -> (path: String, scale: Double)? {
    let all = contents(of: set, files)?["images"]?.elements ?? []
    let dark = all.filter { entry in
      entry["filename"] != nil
        && entry["appearances"]?.elements?.contains { $0["value"]?.text == "dark" } == true
    }
    let takesDark = isDark && !dark.isEmpty
    let entries = takesDark ? dark : all
    let images = entries.compactMap { entry -> (String, Double)? in
      let isPlain = takesDark || entry["appearances"]?.elements?.isEmpty ?? true
      // A name that leads elsewhere is not the catalogue's.
      guard isPlain, let name = entry["filename"]?.text, ResourcePath.staysInside(name) else {
        return nil
      }
      let factor = (entry["scale"]?.text).flatMap { Double($0.dropLast()) } ?? 1
      return (set.appending(name).string, factor)
    }
    let order = images.sorted { one, other in
      let (isEnough, isOtherEnough) = (one.1 >= scale, other.1 >= scale)
      return isEnough == isOtherEnough
        ? isEnough ? one.1 < other.1 : one.1 > other.1 : isEnough
    }
    return order.first.map { (path: $0.0, scale: $0.1) }
  }

  /// Returns true if a set declares that its pictures are masks.
  static func isTemplate(_ set: FilePath, _ files: any FileReading) -> Bool {
    contents(of: set, files)?["properties"]?["template-rendering-intent"]?.text == "template"
  }

  /// The sheet of a symbol.
  static func file(of symbol: FilePath, _ files: any FileReading) -> String? {
    let entries = contents(of: symbol, files)?["symbols"]?.elements ?? []
    let names = entries.compactMap { $0["filename"]?.text }
    return names.first(where: ResourcePath.staysInside).map { symbol.appending($0).string }
  }

  private static func contents(of set: FilePath, _ files: any FileReading) -> SyntaxValue? {
    let path = set.appending("Contents.json").string
    guard let bytes = try? files.read(path, limit: 1 << 20) else { return nil }
    return JSONParser.parse(SourceText(name: path, bytes: bytes)).value
  }
}
