import GalleyParsing
import GalleySystem

/// The manifest of a shadow package.
extension ShadowPackage {
  /// A manifest at the least version of the tools that knows what is added to it.
  static func lifted(_ manifest: String) -> String {
    let line = manifest.prefix { !$0.isNewline }
    guard line.contains("swift-tools-version"), let colon = line.firstIndex(of: ":") else {
      return manifest
    }
    let version = line[line.index(after: colon)...].drop { $0 == " " }
      .prefix { $0.isNumber || $0 == "." }
    guard version.split(separator: ".").compactMap({ Int($0) }).lexicographicallyPrecedes([5, 9])
    else { return manifest }
    return "// swift-tools-version: 5.9" + manifest[line.endIndex...]
  }

  /// A line for the end of a manifest that names versions of the language: those that compilers had before
  /// they knew five of them in all (`.version("5.2")`) are the fifth.
  static func languages(of manifest: String) -> String {
    guard manifest.contains("swiftLanguageVersions"), manifest.contains(".version(\"5.") else {
      return ""
    }
    return "package.swiftLanguageVersions = [.v5]\n"
  }

  /// Galley's own package, where it is built with the sources.
  var dependencies: [String] {
    built == nil ? origin.map { [$0.dependency()] } ?? [] : []
  }

  /// Modules that are products of their own, which only sources that import them link.
  static let further = ["Frameworks", "Kit", "OSLog", "StoreKit", "SwiftData"]

  /// Those of them that a source imports, by their own names or by those of the modules that they replace;
  /// `Galley` is read as the kit, which it adds to SwiftUI's names.
  var importedModules: [String] {
    get throws(FileError) {
      var found: Set<String> = []
      for file in try sourceFiles() {
        let text = String(decoding: try File.read(file), as: UTF8.self)
        guard text.contains("import ") else { continue }
        found.formUnion(text.split(separator: "\n").compactMap(PlatformSource.importedModule))
      }
      if !found.isDisjoint(with: PlatformSource.touchedModules) { found.insert("Frameworks") }
      if !found.isDisjoint(with: ["Galley", "GalleyKit"]) { found.insert("Kit") }
      return Self.further.filter(found.contains)
    }
  }

  /// The products of Galley that the sources depend on; built modules are found by flags.
  var products: [String] {
    get throws(FileError) {
      guard built == nil, let origin else { return [] }
      return (["SwiftUI"] + (try importedModules)).map {
        ".product(name: \"Galley\($0)\", package: \"\(origin.identity)\")"
      }
    }
  }

  /// The target of the program that draws, which depends on a list of targets.
  func host(on targets: String) -> String {
    let own =
      built == nil
      ? origin.map { " + [.product(name: \"GalleyPreviews\", package: \"\($0.identity)\")]" } ?? ""
      : ""
    return """
      .executableTarget(
        name: "GalleyPreviewHost", dependencies: \(targets)\(own), path: "GalleyPreviewHost",
        swiftSettings: [.unsafeFlags(\(Self.list(built?.compilerFlags ?? [])))],
        linkerSettings: \(Self.linking(flags: built?.linkerFlags ?? [])))
      """
  }

  /// The program is linked after every edit, and is not debugged: the toolchain's own
  /// linker is twice as fast as the usual one, and what debuggers want is the half of what it writes.
  static func linking(flags: [String]) -> String {
    let own = list(["-use-ld=lld", "-Xlinker", "--strip-debug"])
    return "[.unsafeFlags(\(list(flags))), .unsafeFlags(\(own), .when(platforms: [.linux]))]"
  }

  /// Apple's modules that a module of Galley's replaces.
  private static let aliased = [
    "SwiftUI", "Combine", "UIKit", "AppKit", "Charts", "SwiftData", "OSLog", "StoreKit",
  ]

  /// Returns the flags that replace Apple's modules by Galley's, and another name for the entry of an app.
  func flags(entry: String) -> String {
    let absent = platform == .iOS ? "AppKit" : "UIKit"
    let aliases = Self.aliased.filter { $0 != absent }.flatMap {
      ["-module-alias", "\($0)=Galley\($0 == "AppKit" ? "UIKit" : $0)"]
    }
    return Self.list(
      // Default values are isolated as what they belong to: sources of a later language mode count on it.
      ["-parse-as-library", "-enable-upcoming-feature", "IsolatedDefaultValues"] + aliases
        + ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "\(entry)_main"]
        + (built?.compilerFlags ?? []))
  }

  /// Returns lines for the end of a package's own manifest: every target whose sources import a module that
  /// Galley replaces is built against Galley's, apps become libraries, packages on this machine are those of
  /// the shadow, and the host is added beside the targets; of a package that others depend on, one product
  /// has all of them.
  func additions(
    to original: String, as package: LocalPackage?, excluding excluded: [String], lost: [String]
  ) throws(FileError) -> String {
    let root = package.map { "\(folder)/\($0.shadow)" } ?? folder
    let shadows = packages.map {
      "\(JSONWriter.quoted($0.folder)): \(JSONWriter.quoted("\(folder)/\($0.shadow)"))"
    }
    let foreign = foreign.known.map {
      "\(JSONWriter.quoted($0.address)): \(JSONWriter.quoted("\(folder)/\($0.package.shadow)"))"
    }
    let products = try products.joined(separator: ", ")
    return """

      import Foundation

      let galleyRoot = \(JSONWriter.quoted(root))
      let galleyExcluded: [String] = \(Self.list(excluded))

      func galleyFolder(_ target: Target) -> String {
        let roots = ["Sources", "Source", "src", "srcs"].map { "\\($0)/\\(target.name)" }
        // Excluded files begin with it, however it is written: `./Sources/App/`.
        if let path = target.path {
          return path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
        }
        return roots.first { FileManager.default.fileExists(atPath: galleyRoot + "/" + $0) }
          ?? "Sources"
      }

      // Names of UIKit and Combine are there without SwiftUI, too.
      let galleyModules = \(Self.list(Self.aliased + ["GalleyFrameworks", "GalleyKit"]))

      func galleyDraws(_ target: Target) -> Bool {
        let root = URL(fileURLWithPath: galleyRoot + "/" + galleyFolder(target))
          .resolvingSymlinksInPath()
        guard let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
        else { return false }
        for case let file as URL in files where file.pathExtension == "swift" {
          guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
          if galleyModules.contains(where: { text.contains("import " + $0) }) { return true }
        }
        return false
      }

      // Catalogues need not be named, as Xcode takes them by themselves: `Bundle.module` is there with them.
      func galleyResources(_ target: Target, _ folder: String) -> [Resource]? {
        if let own = target.resources, !own.isEmpty { return own }
        let root = URL(fileURLWithPath: galleyRoot + "/" + folder).resolvingSymlinksInPath()
        let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
        let found = (names ?? []).filter { $0.hasSuffix(".xcassets") || $0.hasSuffix(".xcstrings") }
        return found.isEmpty ? target.resources : found.sorted().map { .copy($0) }
      }

      let galleyTargets = package.targets.filter { $0.type == .regular || $0.type == .executable }
      var galleyNames = Set(galleyTargets.filter(galleyDraws).map(\\.name))
      package.targets.removeAll { $0.type == .test }

      // Packages on this machine are built from their shadows.
      let galleyShadows: [String: String] = [\(shadows.isEmpty ? ":" : shadows.joined(separator: ", "))]
      let galleyOriginal = URL(fileURLWithPath: \(JSONWriter.quoted(Self.absolute(original))), isDirectory: true)
      // A target that imports a module built against Galley's modules needs these to load it.
      let galleyOwnNames = Set(package.targets.map(\\.name))
      func galleyReads(_ dependency: Target.Dependency, of names: Set<String>) -> Bool {
        switch dependency {
        case .targetItem(let name, _): names.contains(name)
        case .byNameItem(let name, _):
          galleyOwnNames.contains(name) ? names.contains(name) : !galleyShadows.isEmpty
        default: !galleyShadows.isEmpty
        }
      }
      while let reader = galleyTargets.first(where: {
        !galleyNames.contains($0.name)
          && $0.dependencies.contains { galleyReads($0, of: galleyNames) }
      }) {
        galleyNames.insert(reader.name)
      }
      // Packages of others that draw are built from copies of their sources.
      let galleyForeign: [String: String] = [\(foreign.isEmpty ? ":" : foreign.joined(separator: ", "))]
      package.dependencies = package.dependencies.map { dependency in
        if case .sourceControl(_, let location, _) = dependency.kind,
          let shadow = galleyForeign[location]
        {
          return .package(path: shadow)
        }
        guard case .fileSystem(let name, let path) = dependency.kind,
          let shadow = galleyShadows[
            URL(fileURLWithPath: path, relativeTo: galleyOriginal).resolvingSymlinksInPath().path]
        else { return dependency }
        return name.map { .package(name: $0, path: shadow) } ?? .package(path: shadow)
      }

      // Dependencies of tests alone are not fetched, and unavailable ones are not requested.
      let galleyLostAddresses: Set<String> = \(Self.list(lost))
      func galleyIdentity(_ address: String) -> String {
        let name = address.split(separator: "/").last.map(String.init) ?? address
        return (name.hasSuffix(".git") ? String(name.dropLast(4)) : name).lowercased()
      }
      // A package's own name may differ from its address.
      let galleyLost = galleyLostAddresses.union(
        package.dependencies.compactMap { dependency in
          guard case .sourceControl(let name?, let location, _) = dependency.kind,
            galleyLostAddresses.contains(galleyIdentity(location))
          else { return nil }
          return galleyIdentity(name)
        })
      func galleyIsLost(_ dependency: Target.Dependency) -> Bool {
        switch dependency {
        case .productItem(_, let package?, _, _): galleyLost.contains(galleyIdentity(package))
        case .byNameItem(let name, _): galleyLost.contains(name.lowercased())
        default: false
        }
      }
      \(syntax?.additions(in: folder) ?? "")
      var galleyAnyPackage = false
      var galleyPackages: Set<String> = []
      for target in package.targets {
        target.dependencies.removeAll(where: galleyIsLost)
        galleyAnyPackage = galleyAnyPackage || target.plugins?.isEmpty == false
        for dependency in target.dependencies {
          switch dependency {
          case .productItem(_, let package?, _, _): galleyPackages.insert(galleyIdentity(package))
          case .byNameItem(let name, _) where package.targets.contains { $0.name == name }: break
          case .targetItem: break
          default: galleyAnyPackage = true
          }
        }
      }
      package.dependencies.removeAll { dependency in
        let names: [String]
        switch dependency.kind {
        case .fileSystem(let name, let path): names = [name ?? path, path].map(galleyIdentity)
        case .sourceControl(let name, let location, _):
          names = [name ?? location, location].map(galleyIdentity)
        default: return false
        }
        return names.contains(where: galleyLost.contains)
          || !galleyAnyPackage && !names.contains(where: galleyPackages.contains)
      }
      package.dependencies += [\(dependencies.joined(separator: ", "))]
      package.targets = package.targets.map { target in
        guard galleyNames.contains(target.name) else { return target }
        let folder = galleyFolder(target)
        return .target(
          name: target.name,
          dependencies: target.dependencies + [\(products)],
          path: folder,
          exclude: target.exclude
            + galleyExcluded.filter { $0.hasPrefix(folder + "/") }
            .map { String($0.dropFirst(folder.count + 1)) },
          sources: target.sources, resources: galleyResources(target, folder),
          swiftSettings: (target.swiftSettings ?? []) + [
            .unsafeFlags(\(flags(entry: "\\(target.name)")))
          ], plugins: target.plugins)
      }
      package.products.removeAll { $0 is Product.Executable }
      \(package.map(Self.library) ?? host)

      """
  }

  private static func library(of package: LocalPackage) -> String {
    """
    package.products.append(
      .library(
        name: \(JSONWriter.quoted(package.library)),
        targets: package.targets.filter { $0.type == .regular }.map(\\.name)))
    """
  }

  private var host: String {
    "package.targets.append(\(host(on: "galleyNames.sorted().map { .target(name: $0) }")))"
  }

  static func list(_ words: [String]) -> String {
    "[\(words.map(JSONWriter.quoted).joined(separator: ", "))]"
  }
}
