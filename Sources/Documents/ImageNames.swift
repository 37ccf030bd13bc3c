package import GalleySystem

/// The names under which a document may have images: of files around it and in asset folders, and of the image
/// sets of asset catalogues.
package enum ImageNames {
  private static let deepestFolder = 6
  private static let most = 2000

  /// Returns the names, those of files first, each once and without a density.
  ///
  /// - Parameters:
  ///   - document: The path of the document.
  ///   - assets: Further folders.
  ///   - readable: The folders that may be listed.
  package static func all(
    around document: String, _ assets: AssetMap, in readable: ReadableFolders
  ) -> [String] {
    let own = ResourcePath.folder(of: document)
    let folders = [own + "assets/", own + "_assets/"] + assets.searchFolders
    var list = List(readable: readable)
    for folder in folders { list.add(folder, "", depth: 0) }
    list.add(own, "", depth: 0)
    let sets = AssetCatalogImages(folders: ([own] + folders).filter(readable.contains)).entries
      .filter { readable.contains($0.value.folder.string) && !list.known.contains($0.key) }
    return list.names + sets.keys.sorted()
  }

  private struct List {
    let readable: ReadableFolders
    var names: [String] = []
    var known: Set<String> = []

    /// Adds the images of a folder and of those in it; links, hidden files and catalogues are left out.
    mutating func add(_ folder: String, _ prefix: String, depth: Int) {
      let place = folder.isEmpty ? "." : folder
      guard depth < deepestFolder, Directory.exists(place), readable.contains(place) else { return }
      for name in (try? Directory.names(in: place)) ?? [] where names.count < most {
        let path = folder + name
        guard !name.hasPrefix("."), !name.hasSuffix(".xcassets"), !File.isLink(path) else {
          continue
        }
        if Directory.exists(path) {
          guard !["node_modules", "assets", "_assets"].contains(name) || depth > 0 else { continue }
          add(path + "/", prefix + name + "/", depth: depth + 1)
        } else if ResourceLoader.isImage(name) {
          let name = prefix + ResourceLoader.withoutDensity(name)
          if known.insert(name).inserted { names.append(name) }
        }
      }
    }
  }
}
