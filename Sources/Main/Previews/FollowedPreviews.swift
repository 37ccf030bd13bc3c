import GalleyImaging
import GalleyParsing
import GalleySceneSnapshots
import GalleyServe
import GalleySnapshots
import GalleyStair
import GalleySystem
import Synchronization

/// The previews of sources as they can be drawn now: those of the last build that succeeded, with what was
/// wrong in the sources since.
final class FollowedPreviews: Sendable {
  private struct State {
    var built: BuiltPreviews?
    var renderer: Renderer?
    /// The messages of the compiler about a build that failed, else Galley's notes about the sources.
    var messages: [String] = []
    /// The declarations that `built` does not contain.
    var left = LeftOut()
    /// The sources of the last build, by their stamps.
    var stamps: [String: FileStamp] = [:]
  }

  let path: String
  private let building: PreviewOptions
  private let sources: SourceOptions
  /// The folders in which all sources have to be; nil for any.
  private let readable: ReadableFolders?
  private let state = Mutex(State())

  /// Nothing is built yet.
  init(
    _ path: String, _ building: PreviewOptions, _ sources: SourceOptions,
    reading folders: ReadableFolders? = nil
  ) {
    (self.path, self.building, self.sources, readable) = (path, building, sources, folders)
  }

  /// The messages of the last build, and those about declarations that are left out.
  var messages: [String] { messages() }

  /// - Parameter file: The only source whose left out declarations are named one by one; nil for all.
  private func messages(about file: String? = nil) -> [String] {
    state.withLock { $0.messages + $0.left.messages(about: file) }
  }

  var listed: [ListedPreview] { state.withLock { $0.built?.listed ?? [] } }

  /// Builds the sources as they are; where that fails, what was built before stays.
  ///
  /// - Throws: An error about the path itself.
  func build() throws {
    let isAgain = state.withLock { $0.built != nil }
    var messages: [String] = []
    do {
      // There may be other sources than before.
      let hold = try building.hold(for: path)
      var shadow = try shadow()
      if !isAgain { try shadow.confinement.check { messages.append($0) } }
      let left = try shadow.build(hold, isAgain: isAgain) { messages.append($0) }
      // The errors are among the messages about declarations that are left out.
      messages.removeAll { !$0.hasPrefix("note: ") }
      // A page that is open for days leaves the folder to other commands; the program that it started stays its own.
      let built = try withExtendedLifetime(hold) {
        try BuiltPreviews(shadow, limits: sources.budget.limits)
      }
      let renderer = try isAgain ? nil : sources.renderer(and: shadow.fonts)
      state.withLock {
        $0.built = built
        $0.left = left
        if let renderer { $0.renderer = renderer }
      }
    } catch is ExitStatus {
      // Why is among the messages.
    } catch let error as FileError where isAgain {
      messages.append("\(error)")
    }
    state.withLock { $0.messages = messages }
  }

  /// The package in which the sources are built.
  private func shadow() throws -> ShadowPackage {
    let shadow = try building.shadow(of: path)
    for folder in shadow.resources { try readable?.check(folder) }
    return shadow
  }

  /// The sources and the folders in which they are, so that one more of them is noticed.
  func watchedFiles() throws -> [String] {
    let files = try shadow().sourceFiles()
    return files + Set(files.map { FilePath($0).folder.string }.map { $0.isEmpty ? "." : $0 })
  }

  /// A preview with what was approximated, and its pixels.
  func picture(
    of name: String, _ settings: SceneSettings
  ) throws(RenderFailure) -> (made: PortablePicture, bitmap: Bitmap) {
    let (known, drawing) = state.withLock { ($0.built, $0.renderer) }
    guard let built = known, let renderer = drawing else {
      throw RenderFailure("nothing was built yet")
    }
    let made = try built.picture(of: name, settings.variantSettings, height: settings.height)
    return (made, try renderer.bitmap(of: made))
  }
}

extension FollowedPreviews: UsedPreviews {
  func refresh() throws {
    let stamps = Dictionary(
      try watchedFiles().compactMap { file in FileStamp(of: file).map { (file, $0) } }
    ) { first, _ in first }
    guard state.withLock({ $0.built == nil || $0.stamps != stamps }) else { return }
    try build()
    state.withLock { $0.stamps = stamps }
  }

  func screen(
    of name: String, _ settings: [Variant.Setting], height: Double?, after script: StepScript
  ) throws(RenderFailure) -> PreviewScreen {
    guard let built = state.withLock(\.built) else { throw RenderFailure("nothing was built yet") }
    return try built.screen(of: name, settings, height: height, after: script)
  }

  func cases() throws -> PreviewCases {
    guard
      let (built, renderer) = state.withLock({ state in
        state.built.flatMap { built in state.renderer.map { (built, $0) } }
      })
    else { throw RenderFailure("nothing was built yet") }
    return try PreviewCases(built, of: path, renderer: renderer)
  }
}

extension FollowedPreviews: ServedPreviews {
  var names: [String] { listed.map(\.name) }

  func picture(of name: String, _ settings: ViewSettings) -> LivePicture {
    let file = listed.first { $0.name == name }?.file
    var findings = messages(about: file).map { Self.finding($0, in: file) }
    var facts: [(String, SyntaxValue)] = []
    var png: [UInt8]?
    do {
      let (made, bitmap) = try picture(of: name, settings.scene)
      png = try PNGEncoder(mode: .fast, scale: made.scene.scale).encode(bitmap)
      findings += made.remarks.map { Self.finding("note: \($0)", in: file) }
      facts = [
        ("width", .number(Double(bitmap.width))), ("height", .number(Double(bitmap.height))),
        ("scale", .number(made.scene.scale)), ("colors", .array([])),
      ]
      facts += PreviewNodes(scene: made.scene, file: file).facts
    } catch {
      findings.append(Self.finding("error: \(error)", in: file))
    }
    let source = file.flatMap { try? File.read($0, limit: 1 << 20) } ?? []
    facts += [
      ("source", .text(String(decoding: source, as: UTF8.self))), ("findings", .array(findings)),
    ]
    return LivePicture(png: png, facts: facts)
  }

  /// Returns `[severity, text, line, column]` of `path:line:column: text`; line 0 for places elsewhere.
  private static func finding(_ message: String, in file: String?) -> SyntaxValue {
    let isNote = message.hasPrefix("note: ")
    let parts = message.split(separator: ":", maxSplits: 3).map(String.init)
    let place =
      parts.count == 4 && parts[0] == file ? (Int(parts[1]) ?? 0, Int(parts[2]) ?? 0) : (0, 0)
    return .array([
      .text(isNote ? "warning" : "error"),
      .text(isNote ? String(message.dropFirst("note: ".count)) : message),
      .number(Double(place.0)), .number(Double(place.1)),
    ])
  }

  func follow(_ tell: @escaping @Sendable () -> Void) throws {
    let watcher = FileWatcher()
    watcher.watch(below: Directory.exists(path) ? path : FilePath(path).folder.string)
    watcher.watch([path])
    let thread = WorkerThread { [self] in
      while true {
        guard watcher.changes().contains(where: Self.decides) else { continue }
        do { try build() } catch { Output.error.say(.error, "\(error)") }
        tell()
      }
    }
    guard thread != nil else {
      throw FileError(operation: "watch", path: path, reason: lastSystemError())
    }
  }

  /// Returns true if a file is one that previews are made of: a source, a text, steps or a part of a catalogue.
  static func decides(_ path: String) -> Bool {
    path.hasSuffix(".swift") || path.hasSuffix(PreviewSteps.ending) || path.contains(".xcassets")
      || path.hasSuffix("strings")
  }
}

/// The nodes of a preview as the page takes them; see `ViewNodes`.
private struct PreviewNodes {
  let scene: SceneDescription
  /// The source whose lines count.
  let file: String?

  var facts: [(String, SyntaxValue)] {
    let nodes = scene.nodes.prefix(4_000).map { node -> SyntaxValue in
      let isHere = node.location?.file == file
      let properties = node.properties.map { property -> SyntaxValue in
        let place = node.location(of: property.name)
        let other = place.flatMap { $0.file == file ? nil : $0.file }
        return .array([
          .text(property.name), .text(property.value), .null, .text(place == nil ? "" : "here"),
          other.map { .text($0) } ?? .null, .number(Double(place?.line ?? 0)),
        ])
      }
      let frame = SyntaxValue.array(
        [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height].map { .number($0) })
      return .array([
        .text(node.type), node.id.map { .text($0) } ?? .null, .number(Double(node.parent)), frame,
        frame, .number(Double(isHere ? node.location?.line ?? 0 : 0)), .null, .array(properties),
        .array([]), .null,
      ])
    }
    return [
      ("nodes", .array(nodes)), ("nodeCount", .number(Double(scene.nodes.count))),
      ("tokens", .object([])),
    ]
  }
}
