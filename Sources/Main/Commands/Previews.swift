import ArgumentParser
import GalleyComponents
import GalleyDesign
import GalleyDocuments
import GalleyParsing
import GalleySystem

/// `galley previews`: the previews of SwiftUI sources as pictures.
struct Previews: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "previews",
    abstract: "Draw the previews of SwiftUI sources.",
    discussion: """
      Builds a package, a folder of sources or a single source against GalleySwiftUI in a package of \
      its own, finds every PreviewProvider and #Preview, and draws them. Nothing is changed in the \
      folder. What does not compile is named and left out; the other previews are drawn. Exits with \
      0 when all were drawn, 2 when sources were left out, 3 when a preview could not be drawn.

      Examples:
        galley previews Sources/Views -o pictures/ --galley-path ~/galley
        galley previews . --list
        galley previews . -o pictures/ --watch
      """)

  @Argument(help: "A package, a folder of sources, or a source.")
  var path = "."

  @Option(
    name: [.customShort("o"), .customLong("output")], help: "The folder for the pictures.")
  var output = "previews"

  @Flag(help: "List the previews and where they stand, and draw none.")
  var list = false

  @Flag(help: "Draw them again whenever a source is saved.")
  var watch = false

  @Option(help: "Draw only previews whose names contain this.")
  var filter: String?

  @Option(help: "Pixels per point, 0.25 to 8.")
  var scale: Double?

  @Option(help: "light, dark or both.")
  var appearance: AppearanceChoice?

  @Option(help: "The screen of previews that name none, for example iphone-15.")
  var device: Device?

  @Option(help: "The reader's text size: xS S M L xL xxL xxxL A1 A2 A3 A4 A5.")
  var textSize: TextSize?

  @Option(help: "The language as a BCP 47 tag, for example ar or de-AT.")
  var locale: String?

  @Option(help: "The folder of Galley's package; GALLEY_PATH unless given.")
  var galleyPath: String?

  @Option(help: "The address of Galley's package where there is no folder.")
  var galleyURL: String?

  @Option(help: "The least version of Galley's package at the address.")
  var galleyVersion = CommandLineTool.version

  @Option(help: "The folder to build in; below the user's caches unless given.")
  var scratch: String?

  /// So many times a build is tried anew without the sources that did not compile.
  private static let rounds = 12

  func validate() throws {
    if let scale, !(0.25...8).contains(scale) {
      throw ValidationError("--scale takes a number from 0.25 to 8")
    }
  }

  func run() throws {
    do {
      let shadow = try ShadowPackage(
        of: path, in: try shadowFolder(), origin: try origin())
      let left = try build(shadow)
      if watch { try keepDrawing(shadow) }
      let status = try draw(shadow)
      if status != .success { throw status }
      if left { throw ExitStatus.badInput }
    } catch let error as FileError {
      Output.error.say(.error, "\(error)")
      throw ExitStatus.badInput
    }
  }

  /// Builds and draws until the process is ended. What does not compile, or not any more, is named, and the
  /// pictures of what was stay.
  private func keepDrawing(_ shadow: ShadowPackage) throws -> Never {
    let watcher = try FileWatcher()
    watcher.watch(below: Directory.exists(path) ? path : ".")
    watcher.watch([path])
    _ = try draw(shadow)
    while true {
      let isSource = watcher.changes().contains { $0.hasSuffix(".swift") }
      guard isSource else { continue }
      do {
        // There may be other sources now.
        let shadow = try ShadowPackage(of: path, in: shadow.folder, origin: try origin())
        _ = try build(shadow)
        _ = try draw(shadow)
      } catch let error as FileError {
        Output.error.line("error: \(error)")
      } catch is ExitStatus {
        // What is wrong was printed where it was found.
      }
    }
  }

  private func origin() throws -> ShadowPackage.Origin {
    if let path = galleyPath ?? ProcessVariables.all["GALLEY_PATH"] { return .path(path) }
    if let galleyURL { return .url(galleyURL, version: galleyVersion) }
    throw ValidationError(
      "where is Galley's package? Give --galley-path, GALLEY_PATH or --galley-url")
  }

  private func shadowFolder() throws(FileError) -> String {
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

  // Building

  /// Builds the host, leaving out what does not compile; whether anything was.
  private func build(_ shadow: ShadowPackage) throws -> Bool {
    var left: Set<String> = []
    let log = "\(shadow.folder)/build.log"
    for _ in 0..<Self.rounds {
      try shadow.write(leavingOut: left)
      let status = try ChildProcess.run(
        [
          "swift", "build", "--package-path", shadow.folder, "--product", "GalleyPreviewHost",
        ], output: log)
      if status == 0 { return !left.isEmpty }
      let printed = String(decoding: try File.read(log), as: UTF8.self)
      let errors = CompilerErrors(printed)
      let files = errors.files.filter { $0.hasPrefix(shadow.folder + "/") && !left.contains($0) }
      guard !files.isEmpty else {
        Output.error.write(printed)
        throw ExitStatus.badInput
      }
      for line in errors.lines {
        let end = line.firstIndex(of: ":") ?? line.startIndex
        Output.error.line(shadow.original(of: String(line[..<end])) + line[end...])
      }
      for file in files {
        Output.error.line("\(shadow.original(of: file)): left out")
        left.insert(file)
      }
    }
    Output.error.say(.error, "the sources do not compile after \(Self.rounds) tries")
    throw ExitStatus.badInput
  }

  // Drawing

  /// Draws the previews; one that ends the process is named, and the others follow.
  private func draw(_ shadow: ShadowPackage) throws -> ExitStatus {
    let progress = "\(shadow.folder)/progress"
    var first = 0
    var worst = ExitStatus.success
    while true {
      try? File.remove(progress)
      let status = try ChildProcess.run(
        ["\(shadow.folder)/.build/debug/GalleyPreviewHost"] + hostArguments(shadow)
          + ["--first", "\(first)", "--progress", progress])
      if status == 0 { return worst }
      worst = .renderingFailed
      guard status >= 128, let text = try? File.read(progress) else { return worst }
      let lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
      guard lines.count == 3, let index = Int(lines[0]), let count = Int(lines[1]) else {
        return worst
      }
      Output.error.say(.error, "\(lines[2]): the preview ended the process")
      first = index + 1
      if first >= count { return worst }
    }
  }

  private func hostArguments(_ shadow: ShadowPackage) -> [String] {
    var arguments = ["--output", output, "--resources", shadow.resources]
    if list { arguments.append("--list") }
    func add(_ name: String, _ value: String?) {
      if let value { arguments += [name, value] }
    }
    add("--filter", filter)
    add("--scale", scale.map { "\($0)" })
    add("--appearance", appearance.map { $0.rawValue })
    add("--device", device?.name)
    add("--text-size", textSize?.rawValue)
    add("--locale", locale)
    return arguments
  }
}
