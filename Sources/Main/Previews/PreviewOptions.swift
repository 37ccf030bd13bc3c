import ArgumentParser
import GalleyParsing
import GalleySystem

/// Where previews are built, and with what.
struct PreviewOptions: ParsableArguments {
  @Option(help: "The folder of Galley's package; GALLEY_PATH unless given.")
  var galleyPath: String?

  @Option(help: "The address of Galley's package where there is no folder.")
  var galleyURL: String?

  @Option(help: "The least version of Galley's package at the address.")
  var galleyVersion = CommandLineTool.version

  @Option(help: "The folder to build in; below the user's caches unless given.")
  var scratch: String?

  @Option(help: "What #if os(…) and canImport answer: iOS, with a thin UIKit, or macOS.")
  var platform = PreviewPlatform.iOS

  func origin() throws -> ShadowPackage.Origin {
    if let path = galleyPath ?? ProcessVariables.all["GALLEY_PATH"] { return .path(path) }
    if let galleyURL { return .url(galleyURL, version: galleyVersion) }
    throw ValidationError(
      "where is Galley's package? Give --galley-path, GALLEY_PATH or --galley-url")
  }

  /// The package in which the previews of a path are built.
  func shadow(of path: String) throws -> ShadowPackage {
    try ShadowPackage(of: path, in: try folder(for: path), origin: try origin(), platform: platform)
  }

  private func folder(for path: String) throws(FileError) -> String {
    if let scratch {
      try Directory.create(scratch)
      return ShadowPackage.absolute(scratch)
    }
    let variables = ProcessVariables.all
    let caches = variables["XDG_CACHE_HOME"] ?? "\(variables["HOME"] ?? "/tmp")/.cache"
    var hash = StableHash()
    hash.add(ShadowPackage.absolute(path))
    let folder = "\(caches)/galley/previews/\(String(hash.finish().high, radix: 16))"
    try Directory.create(folder)
    return ShadowPackage.absolute(folder)
  }
}

extension ShadowPackage {
  /// So many times a build is tried anew without the sources that did not compile.
  private static let rounds = 12

  /// The program that draws, once it was built.
  var program: String { "\(folder)/.build/debug/GalleyPreviewHost" }

  var hosts: PreviewHosts { PreviewHosts(program, resources: [resources]) }

  /// Builds the program, leaving out what does not compile; whether anything was.
  ///
  /// - Parameter isAgain: Whether this process has built it before; then what stands in the manifest need
  ///   not be found out once more.
  /// - Throws: `ExitStatus.badInput` after printing why there is no program.
  func build(isAgain: Bool = false) throws -> Bool {
    if isAgain, try buildAsPlanned() { return false }
    return try buildAnew()
  }

  /// What decides how the program is built, besides what stands in the sources.
  private var plan: String { get throws(FileError) { try sourceFiles().joined(separator: "\n") } }

  /// Builds with the commands of the last build that left nothing out, as long as there are the same
  /// sources; whether that could be done.
  private func buildAsPlanned() throws -> Bool {
    let (planned, commands) = ("\(folder)/planned", "\(folder)/.build/debug.yaml")
    guard File.exists(commands), let bytes = try File.readIfPresent(planned),
      String(decoding: bytes, as: UTF8.self) == (try plan)
    else { return false }
    try write(leavingOut: [])
    let name = "GalleyPreviewHost-"
    let manifest = String(decoding: try File.read(commands).prefix(1 << 16), as: UTF8.self)
    guard
      let target = manifest.split(separator: "\n").lazy
        .compactMap({ $0.split(separator: "\"").dropFirst().first })
        .first(where: { $0.hasPrefix(name) && $0.hasSuffix(".exe") })
    else { return false }
    let log = "\(folder)/build.log"
    return try ChildProcess.run(
      ["swift-build-tool", "-C", folder, "-f", commands, String(target)], output: log) == 0
  }

  private func buildAnew() throws -> Bool {
    var left: Set<String> = []
    var plain: Set<String> = []
    let log = "\(folder)/build.log"
    for remark in remarks { Output.error.say(.note, remark) }
    for _ in 0..<Self.rounds {
      try write(leavingOut: left, withoutUIKit: plain)
      let status = try ChildProcess.run(
        ["swift", "build", "--package-path", folder, "--product", "GalleyPreviewHost"], output: log)
      if status == 0 {
        if left.isEmpty, plain.isEmpty {
          try File.write(Array(try plan.utf8), to: "\(folder)/planned")
        } else {
          try? File.remove("\(folder)/planned")
        }
        return !left.isEmpty
      }
      let printed = String(decoding: try File.read(log), as: UTF8.self)
      let errors = CompilerErrors(printed)
      let files = errors.files.filter { $0.hasPrefix(folder + "/") && !left.contains($0) }
      guard !files.isEmpty else {
        Output.error.write(printed)
        throw ExitStatus.badInput
      }
      // What fails with UIKit may compile without it.
      let asking = files.filter {
        !plain.contains($0) && PlatformSource.asksForUIKit(original(of: $0))
      }
      guard asking.isEmpty else {
        plain.formUnion(asking)
        continue
      }
      for line in errors.lines {
        let end = line.firstIndex(of: ":") ?? line.startIndex
        Output.error.line(original(of: String(line[..<end])) + line[end...])
      }
      for file in files {
        Output.error.line("\(original(of: file)): left out")
        left.insert(file)
      }
    }
    Output.error.say(.error, "the sources do not compile after \(Self.rounds) tries")
    throw ExitStatus.badInput
  }
}

extension PreviewPlatform: ExpressibleByArgument {}
