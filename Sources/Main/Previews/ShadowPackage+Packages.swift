import GalleyParsing
import GalleyPlatform
import GalleySystem

/// Packages of the user's as parts of a shadow.
extension ShadowPackage {
  /// Writes a package of the user's, which is the shadow itself or one that its sources depend on.
  func writePackage(
    _ original: String, as package: LocalPackage?, _ plan: Plan
  ) throws(FileError) {
    let prefix = package.map { $0.shadow + "/" } ?? ""
    let own: Set = [
      "Package.swift", "Package.resolved", "GalleyPreviewHost", LocalPackage.shadows,
    ]
    try Directory.create("\(folder)/\(prefix)")
    for name in try Directory.names(in: original) where !name.hasPrefix(".") && !own.contains(name)
    {
      try mirror("\(original)/\(name)", prefix + name, plan)
    }
    let manifest = String(decoding: try File.read("\(original)/Package.swift"), as: UTF8.self)
    let root = "\(folder)/\(prefix)"
    let excluded = plan.left.keys.filter { $0.hasPrefix(root) }.map {
      String($0.dropFirst(root.count))
    }
    try put(
      Self.lifted(manifest) + "\n"
        + (try additions(
          to: original, as: package, excluding: excluded.sorted(), lost: plan.lost.sorted()))
        + Self.languages(of: manifest) + (package == nil ? packageNotes(plan) : ""),
      "\(prefix)Package.swift")
  }

  /// Returns the notes that decide how the packages beside are built, for the end of the shadow's own
  /// manifest: a build is planned anew if these have changed, and not if the packages' manifests have.
  func packageNotes(_ plan: Plan) -> String {
    let prefix = "\(folder)/\(LocalPackage.shadows)/"
    let notes =
      plan.left.keys.filter { $0.hasPrefix(prefix) }.map {
        $0.dropFirst(prefix.count) + " is left out"
      }
      + (packages.isEmpty ? [] : plan.lost.map { "\($0) is not to be had" })
    return notes.sorted().map { "// \($0)\n" }.joined()
  }

  /// A folder of the user's in the shadow: its folders that have sources or catalogues in them are folders again, and
  /// all the rest is links.
  private func mirror(
    _ original: String, _ name: String, _ plan: Plan
  ) throws(FileError) {
    guard Directory.exists(original) else {
      return name.hasSuffix(".swift")
        ? try place(original, name, plan) : try link(original, name)
    }
    guard try Self.hasParts(original) else { return try link(original, name) }
    let path = "\(folder)/\(name)"
    if Self.isLink(path) { unlink(path) }
    try Directory.create(path)
    let names = try Directory.names(in: original).filter { !$0.hasPrefix(".") }
    for child in names { try mirror("\(original)/\(child)", "\(name)/\(child)", plan) }
    for old in try Directory.names(in: path) where !names.contains(old) {
      let gone = "\(path)/\(old)"
      if Directory.exists(gone), !Self.isLink(gone) {
        try Directory.remove(gone)
      } else {
        unlink(gone)
      }
    }
  }

  /// Returns true if there are sources in a folder, or catalogues, which the manifest looks for and not behind links.
  private static func hasParts(_ folder: String, depth: Int = 0) throws(FileError) -> Bool {
    guard depth < 32 else { return false }
    for name in try Directory.names(in: folder) where !name.hasPrefix(".") {
      if [".swift", ".xcassets", ".xcstrings"].contains(where: name.hasSuffix) { return true }
      let path = "\(folder)/\(name)"
      if Directory.exists(path), try hasParts(path, depth: depth + 1) { return true }
    }
    return false
  }
}
