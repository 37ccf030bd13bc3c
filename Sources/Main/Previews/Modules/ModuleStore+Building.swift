import GalleyParsing
import GalleyPlatform
import GalleySystem

extension ModuleStore {
  /// Builds the modules, or waits for another process that does.
  func build(_ key: BuiltModules.Key, _ say: (String) -> Void) throws(Failure) -> BuiltModules {
    guard let origin else {
      explainAbsence(of: key, say)
      throw .unbuildable
    }
    let modules: BuiltModules?
    do throws(FileError) {
      let lock = try FileLock(path: "\(building)/lock") {
        say("note: another process builds Galley's modules; waiting for it")
      }
      defer { lock.release() }
      if let known = found(key, { _ in }) { return known }
      announce(key, say)
      modules = try compile(origin, key, say) ? try assemble(key) : nil
      if let modules { try prune(keeping: modules) }
      // A checkout may change, and what was compiled of it is the start of the next build.
      if case .url = origin { try removeIntermediates() }
    } catch { throw .unusable(error) }
    guard let modules else { throw .unbuildable }
    return modules
  }

  /// Reports that the modules of a release are for another compiler and that there is nothing to build from.
  private func explainAbsence(of key: BuiltModules.Key, _ say: (String) -> Void) {
    let others = shipped.compactMap { try? BuiltModules(in: $0) }.map(\.key.compiler)
    let reason =
      others.isEmpty
      ? "no modules came with the command"
      : "the modules that came with the command are for \(others.joined(separator: " and "))"
    say(
      "error: \(reason), and this is \(key.compiler); give Galley's package with --galley-path, GALLEY_PATH "
        + "or --galley-url to build them")
  }

  private func announce(_ key: BuiltModules.Key, _ say: (String) -> Void) {
    for other in otherCompilers(than: key) {
      say("note: there are modules of Galley for another compiler (\(other))")
    }
    say(
      "note: building Galley \(key.version)'s modules for \(key.compiler), once for this machine, in "
        + folder)
  }

  /// Compiles Galley's package; false after reporting its messages.
  private func compile(
    _ origin: ShadowPackage.Origin, _ key: BuiltModules.Key, _ say: (String) -> Void
  ) throws(FileError) -> Bool {
    try writePackage(origin, key)
    var confinement = confinement
    if case .url(let url, _) = origin, !isUnconfined {
      try confinement.repositories.fetch(neededBy: ["url: \"\(url)\""], refreshes: true)
    }
    let progress = ModuleProgress(of: BuiltModules.product, plan: planFile, log: log)
    let arguments = [
      "swift", "build", "--package-path", building, "-c", "release", "--product",
      BuiltModules.product, "-debug-info-format", "none",
    ]
    let status = try progress.during { () throws(FileError) in
      try confinement.run(arguments, environment: ["GALLEY_MODULES=1"], output: log)
    }
    if status == 0 { return true }
    for line in String(decoding: try File.read(log), as: UTF8.self).split(separator: "\n") {
      say(String(line))
    }
    say("error: Galley's own package does not build here")
    return false
  }

  private var log: String { "\(building)/build.log" }
  private var planFile: String { "\(building)/.build/release.yaml" }
  private var products: String { "\(building)/.build/release" }

  /// Writes the package whose only product is a library with all that previews need.
  ///
  /// Its manifest names the sources of Galley: SwiftPM looks for new files of a package on which another depends only
  /// when it reads the manifest of that one again.
  private func writePackage(
    _ origin: ShadowPackage.Origin, _ key: BuiltModules.Key
  ) throws(FileError) {
    let names = (["Previews", "SwiftUI"] + ShadowPackage.further).map {
      ".product(name: \"Galley\($0)\", package: \"\(origin.identity)\")"
    }
    try Directory.create("\(building)/Modules")
    try put(
      "// All of the code is in the modules that this one depends on.\n", "Modules/Modules.swift")
    if !File.isLink("\(building)/Package.resolved"),
      symlink(".build/Package.resolved", "\(building)/Package.resolved") != 0
    {
      throw FileError(operation: "link", path: building, reason: lastSystemError())
    }
    try put(
      """
      // swift-tools-version: 6.1
      // Sources of Galley: \(key.source)
      import PackageDescription

      let package = Package(
        name: "\(BuiltModules.product)",
        products: [
          .library(name: "\(BuiltModules.product)", type: .dynamic, targets: ["\(BuiltModules.product)"])
        ],
        dependencies: [\(origin.dependency(traits: []))],
        targets: [
          .target(
            name: "\(BuiltModules.product)",
            dependencies: [\(names.joined(separator: ", "))], path: "Modules",
            linkerSettings: \(ShadowPackage.linking(flags: ["-Xlinker", "--strip-all"])))
        ])

      """, "Package.swift")
  }

  /// A file that stays as it is keeps its time, and the build its results.
  private func put(_ text: String, _ name: String) throws(FileError) {
    let (path, bytes) = ("\(building)/\(name)", Array(text.utf8))
    if !File.holds(bytes, at: path) { try File.write(bytes, to: path) }
  }

  // MARK: The result

  /// Makes a folder of what was built, which appears under its name once it is whole.
  private func assemble(_ key: BuiltModules.Key) throws(FileError) -> BuiltModules {
    let made = try Directory.createUnique("\(folder)/new")
    do throws(FileError) {
      let final = "\(folder)/\(key.name)"
      let plan = try ModuleBuildPlan(of: BuiltModules.product, in: planFile)
      try gather(plan, in: made)
      try BuiltModules.seal(made, key, place: place, headers: plan.headers)
      // Folders of temporary names are their owner's alone.
      chmod(made, 0o755)
      if Directory.exists(final) { try Directory.remove(final) }
      guard rename(made, final) == 0 else {
        throw FileError(operation: "rename", path: made, reason: lastSystemError())
      }
      do throws(BuiltModules.Defect) { return try BuiltModules(in: final) } catch {
        throw FileError(operation: "read", path: final, reason: "\(error)")
      }
    } catch {
      try? Directory.remove(made)
      throw error
    }
  }

  private func gather(_ plan: ModuleBuildPlan, in made: String) throws(FileError) {
    let modules = "\(made)/Modules"
    try Directory.create(modules)
    for name in plan.modules {
      let file = "\(name).swiftmodule"
      try FolderContents.copy("\(products)/Modules/\(file)", to: "\(modules)/\(file)")
    }
    for map in plan.moduleMaps { try gather(map, in: modules) }
    try FolderContents.copy(
      "\(products)/\(BuiltModules.library)", to: "\(made)/\(BuiltModules.library)")
    try FolderContents.copy(
      "\(products)/\(BuiltModules.macros)-tool", to: "\(made)/\(BuiltModules.macros)")
    try FolderContents.copy("\(products)/\(Self.faces)/Faces", to: "\(made)/Faces")
  }

  #if canImport(Darwin)
    private static let faces = "Galley_GalleyFaces.bundle"
  #else
    private static let faces = "Galley_GalleyFaces.resources"
  #endif

  /// Copies a module of C: its map, and the headers below or beside it.
  private func gather(_ map: String, in modules: String) throws(FileError) {
    let text = String(decoding: try File.read(map), as: UTF8.self)
    let words = text.split(whereSeparator: \.isWhitespace)
    guard let start = words.firstIndex(of: "module"), start + 1 < words.count else {
      throw FileError(operation: "read", path: map, reason: "it names no module")
    }
    let name = String(words[start + 1])
    let target = "\(modules)/\(name)"
    let umbrella = text.split(separator: "\"").dropFirst().first.map(String.init) ?? ""
    if text.contains("umbrella"), umbrella.hasPrefix("/") {
      try FolderContents.copy(umbrella, to: "\(target)/include")
      let own = "module \(name) {\n  umbrella \"include\"\n  export *\n}\n"
      try File.write(Array(own.utf8), to: "\(target)/module.modulemap")
    } else {
      try FolderContents.copy(FilePath(map).folder.string, to: target)
    }
  }

  /// Empties the folder of the build. The folder itself stays, since locks are on it.
  func removeIntermediates() throws(FileError) {
    for name in [".build", "tmp", "home"] {
      let path = "\(building)/\(name)"
      for child in try Directory.names(in: path) {
        let inner = "\(path)/\(child)"
        if Directory.exists(inner), !File.isLink(inner) {
          try Directory.remove(inner)
        } else {
          try File.remove(inner)
        }
      }
    }
  }
}
