import GalleyPlatform
import GalleySystem

/// The places of Galley's modules, which are built if they are missing: a folder of the user's caches, and a folder
/// that came with the command.
///
/// Only the command writes into the store, and what it builds there is Galley's own package in a cell of its own. The
/// cells of previews may read the modules alone.
struct ModuleStore {
  /// The folder of the caches in which each set of modules has a folder.
  let folder: String
  /// Galley's package; nil where modules came with the command and nothing else is known.
  let origin: ShadowPackage.Origin?
  /// The folder with copies of repositories.
  let repositories: String
  /// True when the build runs without a cell.
  let isUnconfined: Bool
  /// Folders of modules that came with the command.
  let shipped: [String]
  /// The reason why previews are built without modules of the store.
  enum Failure: Error {
    /// The store cannot be written, or its modules cannot be read.
    case unusable(FileError)
    /// Galley's own package does not build; its messages were printed.
    case unbuildable
  }

  /// Finds the modules, or builds them once.
  ///
  /// - Parameter say: Takes what there is to report, line by line.
  func modules(_ say: (String) -> Void) throws(Failure) -> BuiltModules {
    let key: BuiltModules.Key
    do throws(FileError) {
      key = try self.key()
      if let known = found(key, say) { return known }
      for path in [building, "\(building)/.build"] { try Directory.create(path) }
    } catch { throw .unusable(error) }
    return try build(key, say)
  }

  /// The key of the modules that are wanted.
  private func key() throws(FileError) -> BuiltModules.Key {
    guard let text = try confinement.output(of: ["swift", "--version"]) else {
      throw FileError(
        operation: "run", path: "swift --version", reason: "the compiler does not tell its version")
    }
    let compiler = text.split(separator: "\n").map(\.trimmed).filter { !$0.isEmpty }
    return BuiltModules.Key(
      version: CommandLineTool.version, source: try source(),
      compiler: compiler.joined(separator: ", ").printable)
  }

  private func source() throws(FileError) -> String {
    switch origin {
    case .path(let path):
      let hash = try FolderContents.hash(of: ["Package.swift", "Sources", "Fonts"], in: path)
      return String(hash, radix: 16)
    case .url(let url, let version): return "\(url) \(version)".printable
    case nil: return Self.anySource
    }
  }

  /// Stands for the sources of the modules that came with the command, where nothing else was named.
  private static let anySource = "*"

  /// The modules with a key, if they are there and whole.
  func found(_ key: BuiltModules.Key, _ say: (String) -> Void) -> BuiltModules? {
    let own = "\(folder)/\(key.name)"
    do throws(BuiltModules.Defect) {
      let modules = try BuiltModules(in: own)
      if modules.key == key { return modules }
    } catch {
      if case .damaged(let reason) = error {
        say("note: the modules of Galley are damaged: \(reason); they are built anew")
      }
    }
    return shipped.lazy.compactMap { try? BuiltModules(in: $0) }.first { modules in
      let isSame = key.source == Self.anySource || modules.key.source == key.source
      return isSame && modules.key.version == key.version && modules.key.compiler == key.compiler
    }
  }

  /// The other compilers for which the store has modules.
  func otherCompilers(than key: BuiltModules.Key) -> [String] {
    let others = entries.map(\.key).filter {
      $0.version == key.version && $0.source == key.source && $0.compiler != key.compiler
    }
    return Set(others.map(\.compiler)).sorted()
  }

  /// All modules that are there and whole.
  private var entries: [BuiltModules] {
    let names = (try? Directory.names(in: folder)) ?? []
    return (names.map { "\(folder)/\($0)" } + shipped).compactMap { try? BuiltModules(in: $0) }
  }

  /// Removes modules that were built from the same place, except for the newest and those before them, which
  /// running programs may have loaded.
  func prune(keeping newest: BuiltModules) throws(FileError) {
    let others = entries.filter {
      $0.place == newest.place && $0.key.compiler == newest.key.compiler
        && $0.folder != newest.folder && $0.folder.hasPrefix(folder + "/")
    }
    for old in others.sorted(by: { $0.age < $1.age }).dropFirst() {
      try Directory.remove(old.folder)
    }
  }

  // MARK: Building

  /// A hash of the place of Galley's package.
  var place: String {
    var hash = StableHash()
    switch origin {
    case .path(let path): hash.add(ShadowPackage.absolute(path))
    case .url(let url, let version):
      hash.add(url)
      hash.add(version)
    case nil: break
    }
    return String(hash.finish().high, radix: 16)
  }

  /// The folder in which modules are built.
  var building: String { "\(folder)/build-\(place)" }

  /// The conditions under which modules are built: no program of a user's package has run in them.
  var confinement: Confinement {
    var readable: [String] = []
    if case .path(let path) = origin { readable.append(ShadowPackage.absolute(path)) }
    return Confinement(
      folder: building, readable: readable, isOff: isUnconfined,
      repositories: PackageRepositories(in: repositories))
  }
}
