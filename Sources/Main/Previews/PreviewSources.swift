import GalleySystem

/// The sources below a folder that no manifest describes, such as that of an app: what is built
/// together for its previews.
struct PreviewSources {
  /// The folder below which all sources are: the given one, or one above it if the project's packages are
  /// beside it.
  private(set) var root: String
  /// The sources by their paths below the root.
  private(set) var files: [String] = []
  /// The packages on this machine that they depend on, and those that these depend on.
  private(set) var packages: [LocalPackage] = []
  /// The omissions.
  private(set) var remarks: [String] = []

  private let platform: PreviewPlatform
  /// The program of a project that is built; the first app unless given.
  private let target: String?
  /// The programs of the projects that were found.
  private var targets: [String] = []
  private var programs: [String] = []
  /// Sources that no target of a project builds.
  private var unbuilt: [String] = []
  /// The folders of packages that projects name, and of others below the folder.
  private var named: Set<String> = []
  private var candidates: [String] = []
  /// Sources outside of the folder that projects build.
  private var outside: Set<String> = []
  /// The modules that the sources import.
  private var imported: Set<String> = []

  /// An Xcode project and the folder that contains it.
  private struct Governing {
    let prefix: String
    let projects: [XcodeProject]

    func builds(_ path: String) -> Bool {
      projects.contains { $0.builds(String(path.dropFirst(prefix.count))) }
    }
  }

  /// Finds all sources except tests, manifests and hidden files; of those that are governed by an Xcode
  /// project, the ones that it builds for its app. Of several programs the first one counts, with everything
  /// that belongs to none.
  ///
  /// - Parameter target: The program of a project that is built; the first app unless given.
  init(
    in folder: String, platform: PreviewPlatform, target: String? = nil
  ) throws(FileError) {
    (root, self.platform, self.target) = (folder, platform, target)
    try collect(folder, below: "", governing: nil)
    if let target, !targets.contains(target) {
      throw FileError(
        operation: "find target", path: target,
        reason: targets.isEmpty
          ? "there is no project with programs in \(folder)"
          : "the projects have \(targets.joined(separator: ", "))")
    }
    if files.isEmpty, !unbuilt.isEmpty {
      (files, unbuilt) = (unbuilt, [])
    }
    if !unbuilt.isEmpty {
      let names = unbuilt.prefix(3).joined(separator: ", ") + (unbuilt.count > 3 ? ", …" : "")
      remarks.append(
        "the project's \(target ?? "app") is built without \(unbuilt.count) sources: \(names)")
      if targets.count > 1 {
        remarks.append("--target builds another program: \(targets.joined(separator: ", "))")
      }
    }
    // The project lists the sources of a program completely.
    if target != nil { programs = [] }
    let roots = programs.map { $0.split(separator: "/").dropLast().first.map { "\($0)/" } ?? "" }
    // Programs side by side in folders of their own, such as an app and its widgets.
    if let first = roots.first(where: { !Self.isExtension($0) }) ?? roots.first, !first.isEmpty {
      for other in Set(roots).subtracting([first, ""]).sorted() {
        files.removeAll { $0.hasPrefix(other) }
        remarks.append(
          "\(folder)/\(other.dropLast()) is another program than \(first.dropLast()); "
            + "give its own folder for its previews")
      }
    }
    addOutside()
    try choosePackages()
  }

  /// Takes in what projects build from outside of the folder, from the folder above all of it.
  private mutating func addOutside() {
    guard !outside.isEmpty else { return }
    let folder = ShadowPackage.absolute(root)
    var shared = folder.split(separator: "/")[...]
    for file in outside {
      let parts = file.split(separator: "/")
      shared = shared.prefix(zip(shared, parts).prefix { $0 == $1 }.count)
    }
    root = "/" + shared.joined(separator: "/")
    func below(_ path: String) -> String {
      path.split(separator: "/").dropFirst(shared.count).joined(separator: "/")
    }
    let prefix = below(folder)
    files = files.map { "\(prefix)/\($0)" } + outside.sorted().map(below)
  }

  /// Those packages that a project names, that the sources import, or that have views of their own.
  private mutating func choosePackages() throws(FileError) {
    var chosen = named
    for folder in candidates where !chosen.contains(folder) {
      let package = LocalPackage(folder: folder)
      let isImported = !package.modules.isDisjoint(with: imported)
      let isChosen = try isImported ? true : package.imports("SwiftUI")
      if isChosen { chosen.insert(folder) }
    }
    packages = try LocalPackage.all(neededBy: chosen.sorted().map(LocalPackage.init))
  }

  /// Returns true if a folder's name indicates that it holds something beside the app.
  private static func isExtension(_ root: String) -> Bool {
    let name = root.lowercased()
    return ["watch", "widget", "extension", "clip", "tvos", "macos", "mac/"].contains {
      name.contains($0)
    }
  }

  private mutating func collect(
    _ folder: String, below prefix: String, governing: Governing?
  ) throws(FileError) {
    let names = try Directory.names(in: folder).filter { !$0.hasPrefix(".") }
    let own = try projects(names, in: folder)
    if names.contains("Package.swift") {
      let package = ShadowPackage.absolute(folder)
      if own.isEmpty || named.contains(package) { return candidates.append(package) }
    }
    let governing = own.isEmpty ? governing : Governing(prefix: prefix, projects: own)
    for name in names {
      let path = "\(folder)/\(name)"
      if Directory.exists(path) {
        if !Self.isForeign(name) {
          try collect(path, below: "\(prefix)\(name)/", governing: governing)
        }
      } else if name.hasSuffix(".swift"), name != "Package.swift" {
        let text = String(decoding: try File.read(path), as: UTF8.self)
        if Self.others.contains(where: text.contains) { continue }
        if governing?.builds(prefix + name) == false {
          unbuilt.append(prefix + name)
          continue
        }
        files.append(prefix + name)
        imported.formUnion(
          text.split(separator: "\n").compactMap { PlatformSource.importedModule($0) })
        if Self.isProgram(text) { programs.append(prefix + name) }
      }
    }
  }

  /// The projects in a folder; what packages they name and what they build outside of the root is
  /// remembered.
  private mutating func projects(
    _ names: [String], in folder: String
  ) throws(FileError) -> [XcodeProject] {
    var found: [XcodeProject] = []
    for name in names where name.hasSuffix(".xcodeproj") {
      guard let bytes = try File.readIfPresent("\(folder)/\(name)/project.pbxproj"),
        let project = XcodeProject(bytes, platform: platform, target: target)
      else { continue }
      targets += project.programs.filter { !targets.contains($0) }
      found.append(project)
      let (above, inside) = (ShadowPackage.absolute(folder), ShadowPackage.absolute(root) + "/")
      named.formUnion(project.packages.compactMap { Self.package($0, from: above) })
      for file in project.files where file.hasSuffix(".swift") {
        let path = ShadowPackage.absolute("\(above)/\(file)")
        if !path.hasPrefix(inside), File.isRegular(path) { outside.insert(path) }
      }
    }
    return found
  }

  /// Returns the folder of a package that a project names. The folder of a clone may have another name than
  /// its author's; then it is the package that contains the project.
  private static func package(_ path: String, from folder: String) -> String? {
    func isPackage(_ path: String) -> Bool { File.isRegular("\(path)/Package.swift") }
    let named = ShadowPackage.absolute("\(folder)/\(path)")
    if isPackage(named) { return named }
    guard path.hasPrefix("..") else { return nil }
    var above = folder[...]
    while let slash = above.lastIndex(of: "/"), slash > above.startIndex {
      above = above[..<slash]
      if isPackage(String(above)) { return String(above) }
    }
    return nil
  }

  /// Folders of other tools, with sources that are not the user's.
  private static func isForeign(_ name: String) -> Bool {
    ["Pods", "Carthage", "DerivedData", "fastlane", "node_modules"].contains(name)
      || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcassets")
      || name.hasSuffix(".playground")
  }

  /// Imports of sources that no app is built of: tests, and the manifests of Tuist.
  private static let others = ["import XCTest", "import Testing", "import ProjectDescription"]

  private static func isProgram(_ text: String) -> Bool {
    text.split(separator: "\n").contains { $0.drop { $0 == " " }.hasPrefix("@main") }
  }
}
