import GalleySystem

/// A package on this machine that what is previewed depends on.
struct LocalPackage: Hashable, Sendable {
  /// Its folder, by an absolute path.
  let folder: String

  /// The folder of a shadow in which its packages lie.
  static let shadows = "GalleyPackages"

  /// The last word of its folder, by which other manifests name it.
  var name: String { folder.split(separator: "/").last.map(String.init) ?? folder }
  /// Its folder in the shadow.
  var shadow: String { "\(Self.shadows)/\(name)" }
  /// The product that has all of its libraries.
  var library: String { "GalleyLibraries-\(name)" }
  var dependency: String { ".package(path: \"\(shadow)\")" }
  var product: String { ".product(name: \"\(library)\", package: \"\(name)\")" }

  private var sources: String? {
    ["Sources", "Source", "src", "srcs"].map { "\(folder)/\($0)" }.first { Directory.exists($0) }
  }

  /// The modules that it has, as far as its folders tell.
  var modules: Set<String> {
    let names: [String]? = sources.flatMap { try? Directory.names(in: $0) }
    return Set((names ?? []).filter { !$0.hasPrefix(".") && !$0.hasSuffix(".swift") } + [name])
  }

  /// Returns true if one of its sources imports a module.
  func imports(_ module: String) throws(FileError) -> Bool {
    guard let sources else { return false }
    return try Self.hasSource(below: sources) { text in
      text.split(separator: "\n").contains { PlatformSource.importedModule($0) == module }
    }
  }

  private static func hasSource(
    below folder: String, depth: Int = 0, where isWanted: (String) -> Bool
  ) throws(FileError) -> Bool {
    guard depth < 32 else { return false }
    for name in try Directory.names(in: folder) where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      if Directory.exists(path) {
        if try hasSource(below: path, depth: depth + 1, where: isWanted) { return true }
      } else if name.hasSuffix(".swift"),
        isWanted(String(decoding: try File.read(path), as: UTF8.self))
      {
        return true
      }
    }
    return false
  }

  /// Some packages and those on this machine that their manifests name, each once and in their order.
  static func all(neededBy packages: [LocalPackage]) throws(FileError) -> [LocalPackage] {
    var all: [LocalPackage] = []
    var waiting = packages[...]
    while let package = waiting.popFirst() {
      if all.contains(package) { continue }
      all.append(package)
      waiting += try package.neighbours()
    }
    return all
  }

  /// The packages that its manifest names by their paths: `.package(path: "../Core")`.
  private func neighbours() throws(FileError) -> [LocalPackage] {
    let tokens = SwiftToken.tokens(of: try File.read("\(folder)/Package.swift"))
    var found: [LocalPackage] = []
    for (index, token) in tokens.enumerated()
    where token.text == "package" && index > 0 && tokens[index - 1].text == "." {
      let call = tokens[index...].prefix { $0.text != ")" }
      guard let label = call.firstIndex(where: { $0.text == "path" }),
        tokens.indices.contains(label + 2), let path = tokens[label + 2].words
      else { continue }
      let named = path.hasPrefix("/") ? path : "\(folder)/\(path)"
      let package = LocalPackage(folder: ShadowPackage.absolute(named))
      if File.isRegular("\(package.folder)/Package.swift") { found.append(package) }
    }
    return found
  }
}
