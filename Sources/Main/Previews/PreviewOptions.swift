import ArgumentParser
import GalleyParsing
import GalleySystem

/// The options of building previews.
struct PreviewOptions: ParsableArguments {
  @Option(help: "The folder of Galley's package; GALLEY_PATH unless given.")
  var galleyPath: String?

  @Option(help: "The address of Galley's package where there is no folder.")
  var galleyURL: String?

  @Option(help: "The least version of Galley's package at the address; this version unless given.")
  var galleyVersion: String?

  @Option(help: "The folder to build in; below the user's caches unless given.")
  var scratch: String?

  @Flag(
    help: """
      Run the sources' manifests, macros and views with your own rights, variables and network. Without \
      it the kernel confines them, and on CI previews are refused where it cannot.
      """)
  var unconfined = false

  @Option(
    help: "What #if os(…) and canImport answer: iOS, with a thin UIKit, or macOS; iOS unless given."
  )
  var platform: PreviewPlatform?

  /// The names of the options that were given.
  var given: [String] {
    let options: [(name: String, isGiven: Bool)] = [
      ("--galley-path", galleyPath != nil), ("--galley-url", galleyURL != nil),
      ("--galley-version", galleyVersion != nil), ("--scratch", scratch != nil),
      ("--unconfined", unconfined), ("--platform", platform != nil), ("--target", target != nil),
    ]
    return options.filter(\.isGiven).map(\.name)
  }

  @Option(
    help: """
      The program of an Xcode project whose sources are built, such as its widgets; the first app \
      unless given.
      """)
  var target: String?

  func origin() throws -> ShadowPackage.Origin? {
    if let path = galleyPath ?? ProcessVariables.all["GALLEY_PATH"] { return .path(path) }
    if let galleyURL { return .url(galleyURL, version: galleyVersion ?? CommandLineTool.version) }
    if !Self.shippedModules.isEmpty { return nil }
    throw ValidationError(
      "where is Galley's package? Give --galley-path, GALLEY_PATH or --galley-url")
  }

  /// Waits until no other command builds or draws in the folder of a path.
  func hold(for path: String) throws(FileError) -> ShadowPackage.Hold {
    try ShadowPackage.Hold(try folder(for: path))
  }

  /// The package in which the previews of a path are built.
  func shadow(of path: String) throws -> ShadowPackage {
    try ShadowPackage(
      of: path, in: try folder(for: path), origin: try origin(), store: try store(),
      platform: platform ?? .iOS, target: target, repositories: "\(try caches)/repositories",
      isUnconfined: unconfined)
  }

  /// The store of the modules that previews are built against.
  func store() throws -> ModuleStore {
    let caches = try caches
    return ModuleStore(
      folder: "\(caches)/modules", origin: try origin(), repositories: "\(caches)/repositories",
      isUnconfined: unconfined, shipped: Self.shippedModules)
  }

  /// The folders of modules in a release, each for a compiler: `lib/galley/modules/6.3.1` beside `bin`.
  private static var shippedModules: [String] {
    guard let program = File.resolved("/proc/self/exe") else { return [] }
    let folder = FilePath(program).beside("../lib/galley/modules").string
    let names = (try? Directory.names(in: folder)) ?? []
    return names.compactMap { File.resolved("\(folder)/\($0)") }
  }

  /// A folder beside the shadow in which there is nothing.
  func emptyFolder(for path: String) throws(FileError) -> String {
    let folder = "\(try folder(for: path))/documents"
    try Directory.create(folder)
    return folder
  }

  /// The folder below the user's caches.
  private var caches: String {
    get throws(FileError) {
      let variables = ProcessVariables.all
      let caches = variables["XDG_CACHE_HOME"] ?? "\(variables["HOME"] ?? "/tmp")/.cache"
      try Directory.create("\(caches)/galley")
      return ShadowPackage.absolute("\(caches)/galley")
    }
  }

  func folder(for path: String) throws(FileError) -> String {
    if let scratch {
      try Directory.create(scratch)
      return ShadowPackage.absolute(scratch)
    }
    var hash = StableHash()
    hash.add(ShadowPackage.absolute(path) + (target.map { "\n\($0)" } ?? ""))
    let folder = "\(try caches)/previews/\(String(hash.finish().high, radix: 16))"
    try Directory.create(folder)
    return ShadowPackage.absolute(folder)
  }
}

extension PreviewPlatform: ExpressibleByArgument {}
