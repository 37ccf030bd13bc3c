import GalleySystem

/// The sources below a folder that no manifest describes, such as that of an app: what is built
/// together for its previews.
struct PreviewSources {
  /// The sources by their paths below the folder.
  private(set) var files: [String] = []
  /// What was left out.
  private(set) var remarks: [String] = []

  /// All that are no tests, no manifests and not hidden. Of several programs the first one counts,
  /// with everything that belongs to none.
  init(in folder: String) throws(FileError) {
    var programs: [String] = []
    try collect(folder, below: "", &programs)
    let roots = programs.map { $0.split(separator: "/").dropLast().first.map { "\($0)/" } ?? "" }
    // Programs side by side in folders of their own, such as an app and its widgets.
    guard let first = roots.first(where: { !Self.isExtension($0) }) ?? roots.first, !first.isEmpty
    else { return }
    for other in Set(roots).subtracting([first, ""]).sorted() {
      files.removeAll { $0.hasPrefix(other) }
      remarks.append(
        "\(folder)/\(other.dropLast()) is another program than \(first.dropLast()); "
          + "give its own folder for its previews")
    }
  }

  /// Whether a folder's name says that it holds something beside the app.
  private static func isExtension(_ root: String) -> Bool {
    let name = root.lowercased()
    return ["watch", "widget", "extension", "clip", "tvos", "macos", "mac/"].contains {
      name.contains($0)
    }
  }

  private mutating func collect(
    _ folder: String, below prefix: String, _ programs: inout [String]
  ) throws(FileError) {
    for name in try Directory.names(in: folder) where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      if Directory.exists(path) {
        if !Self.isForeign(name) { try collect(path, below: "\(prefix)\(name)/", &programs) }
      } else if name.hasSuffix(".swift"), name != "Package.swift" {
        let text = String(decoding: try File.read(path), as: UTF8.self)
        if text.contains("import XCTest") || text.contains("import Testing") { continue }
        files.append(prefix + name)
        if Self.isProgram(text) { programs.append(prefix + name) }
      }
    }
  }

  /// Folders of other tools, with sources that are not the user's.
  private static func isForeign(_ name: String) -> Bool {
    ["Pods", "Carthage", "DerivedData", "fastlane", "node_modules"].contains(name)
      || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcassets")
      || name.hasSuffix(".playground")
  }

  private static func isProgram(_ text: String) -> Bool {
    text.split(separator: "\n").contains { $0.drop { $0 == " " }.hasPrefix("@main") }
  }
}
