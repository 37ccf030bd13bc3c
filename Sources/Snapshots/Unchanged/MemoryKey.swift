import GalleyPlatform
package import GalleySystem

/// The key that seals the memories of earlier runs. It is in the user's cache folder, outside
/// of the checkout, so that neither a change nor a folder that a CI system brings back from elsewhere can
/// say what has passed: what was not written with this key counts for nothing.
package enum MemoryKey {
  /// The key of the user, which is made when there is none yet.
  ///
  /// - Parameters:
  ///   - environment: The variables of the process.
  ///   - folders: Folders of the run. If the cache folder is in the checkout of one of them, there is no
  ///     key: it could be part of a change.
  /// - Returns: Nil where no such file can be made or relied on.
  package static func find(
    in environment: [String: String], outside folders: [String]
  ) -> HashKey? {
    guard let caches = cacheFolder(environment) else { return nil }
    let folder = FilePath(caches).appending("galley")
    // What is not there yet will be a plain folder below what is.
    var existing = folder
    while existing.string != "/", !Directory.exists(existing.string) { existing = existing.folder }
    guard let real = File.resolved(existing.string) else { return nil }
    for checkout in folders.compactMap(checkout) {
      guard checkout != "/", real != checkout, !real.hasPrefix(checkout + "/") else { return nil }
    }
    return SecretFile.bytes(folder.appending("memory.key").string, count: HashKey.size)
      .flatMap(HashKey.init)
  }

  private static func cacheFolder(_ environment: [String: String]) -> String? {
    if let named = environment["XDG_CACHE_HOME"], named.hasPrefix("/") { return named }
    return environment["HOME"].flatMap { $0.hasPrefix("/") ? "\($0)/.cache" : nil }
  }

  /// The outermost repository that contains a folder, else the folder itself.
  private static func checkout(of folder: String) -> String? {
    guard let start = File.resolved(folder) else { return nil }
    var (place, found) = (FilePath(start), start)
    while place.string != "/" {
      if File.exists(place.appending(".git").string) { found = place.string }
      place = place.folder
    }
    return found
  }
}
