import GalleyParsing
import GalleySceneSnapshots
import GalleySystem

/// Imports of modules that are not available. The compiler names the first one of a file, does not look further, and so
/// would have to run again for each of them.
extension ShadowPackage {
  /// The imports of an app's sources that no module can satisfy, by the shadow's names of the sources. Imports under a
  /// condition are left to the compiler, and so is everything where packages of others were fetched: their modules are
  /// not known before they are built.
  func unavailableImports(
    _ plan: Plan, _ confinement: Confinement
  ) throws(FileError) -> [(file: String, mistake: TrimmedSource.Mistake)] {
    guard case .files = sources, confinement.repositories.copies.isEmpty else { return [] }
    var manifests = ""
    for package in packages {
      let bytes = try File.readIfPresent("\(package.folder)/Package.swift") ?? []
      manifests += String(decoding: bytes, as: UTF8.self)
    }
    guard let toolchain = try Self.toolchainModules(confinement) else { return [] }
    let known = toolchain.union(modules).union(packages.flatMap(\.modules))
      .union(PlatformSource.replacedModules)
    var found: [(file: String, mistake: TrimmedSource.Mistake)] = []
    for original in try sourceFiles() {
      let file = shadow(ofOriginal: original)
      guard file.hasPrefix("\(folder)/Previewed/") else { continue }
      let cuts = plan.trimmed[file]?.cuts ?? []
      for place in Self.imports(of: try placed(file, plan))
      where !known.contains(place.module) && !manifests.contains("\"\(place.module)\"") {
        let message = "no such module '\(place.module)'"
        // A remembered plan may have left the import out already.
        if cuts.contains(where: { $0.line == place.line && $0.reason.contains(message) }) {
          continue
        }
        found.append(
          (file, TrimmedSource.Mistake(line: place.line, column: place.column, message: message)))
      }
    }
    return found
  }

  /// The modules that a source imports without a condition, with the places of the imports.
  static func imports(of bytes: [UInt8]) -> [(module: String, line: Int, column: Int)] {
    var found: [(module: String, line: Int, column: Int)] = []
    var depth = 0
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let trimmed = line.drop { $0 == " " || $0 == "\t" }
      if trimmed.hasPrefix("#if") { depth += 1 }
      if trimmed.hasPrefix("#endif") { depth -= 1 }
      guard depth == 0, let module = PlatformSource.importedModule(trimmed) else { continue }
      found.append((module, index + 1, line.utf8.count - trimmed.utf8.count + 1))
    }
    return found
  }

  /// The modules that come with the compiler; nil where it does not list them.
  private static func toolchainModules(
    _ confinement: Confinement
  ) throws(FileError) -> Set<String>? {
    // A compiler that cannot be run is reported by the build.
    guard let printed = (try? confinement.output(of: ["swiftc", "-print-target-info"])) ?? nil,
      let paths = JSONParser.parse(SourceText(name: "swiftc", text: printed)).value?["paths"]?[
        "runtimeLibraryImportPaths"]?.elements
    else { return nil }
    var modules: Set<String> = ["Swift"]
    for path in paths.compactMap(\.text) where Directory.exists(path) {
      for name in try Directory.names(in: path) {
        guard let end = name.firstRange(of: ".swiftmodule") else { continue }
        modules.insert(String(name[..<end.lowerBound]))
      }
    }
    return modules.count > 1 ? modules : nil
  }

  /// The sources of the shadow that import a module without a condition, with the lines that do, of those
  /// targets of which some files have no such module.
  func files(importing module: String, like told: Set<String>) throws(FileError)
    -> [(file: String, line: Int, column: Int)]
  {
    let targets = Set(told.map(target))
    var found: [(String, Int, Int)] = []
    for original in try sourceFiles() {
      let file = shadow(ofOriginal: original)
      guard targets.contains(target(of: file)) else { continue }
      let text = String(decoding: try File.read(original), as: UTF8.self)
      if text.contains("canImport(\(module))") { continue }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let line = lines.firstIndex { PlatformSource.importedModule($0.drop { $0 == " " }) == module }
      if let line {
        let spaces = lines[line].prefix { $0 == " " }
        found.append((file, line + 1, spaces.count + 1))
      }
    }
    return found
  }

  /// The folder of the target that a source of the shadow belongs to, as packages have them: the second
  /// below the package's.
  private func target(of file: String) -> String {
    let name = file.trimmingPrefix(folder + "/")
    let package = packages.first { name.hasPrefix($0.shadow + "/") }?.shadow
    let depth = (package?.split(separator: "/").count ?? 0) + 2
    return name.split(separator: "/").dropLast().prefix(depth).joined(separator: "/")
  }
}
