import ArgumentParser
import GalleyComponents
import GalleyDesign
import GalleyDocuments
import GalleyParsing
import GalleySceneSnapshots
import GalleySnapshots
import GalleyStair
import GalleySystem

/// `galley previews`: the previews of SwiftUI sources as pictures.
struct Previews: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "previews",
    abstract: "Draw the previews of SwiftUI sources.",
    discussion: """
      Builds a package, a folder of sources or a single source against GalleySwiftUI in a package of \
      its own, finds every PreviewProvider and #Preview, and draws them. Nothing is changed in the \
      folder: manifests, macros and views run in a cell without network, secrets and other files. \
      Declarations that do not compile are named and left out: a labelled box stands in place of a \
      view. A source of which nothing compiles is left out with its previews; the other previews are \
      drawn. Steps in Name.steps.json beside Name.swift are played, and each of their snapshots is a \
      picture as well. Exits with \
      0 when all were drawn, 2 when sources were left out, 3 when a preview could not be drawn. \
      "galley test --previews" compares them with references.

      What Galley itself brings is built once for a machine and compiler, in the folder galley/modules of \
      the user's caches ($XDG_CACHE_HOME, else ~/.cache), and serves every project; --prepare does this \
      alone.

      Examples:
        galley previews Sources/Views -o pictures/ --galley-path ~/galley
        galley previews . --list
        galley previews Login.swift --steps login.steps.json -o pictures/
        galley previews Login.swift --steps login.steps.json --film 1 -o films/
        galley previews . -o pictures/ --watch
        galley previews --prepare --galley-path ~/galley
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

  @Flag(
    help: """
      Build Galley's modules for this compiler and draw nothing: for images of containers and CI. Prints \
      the folder.
      """)
  var prepare = false

  @Option(
    help: "Draw only previews whose names contain this, as printed or as written in the source.")
  var filter: String?

  @Option(
    help: """
      A file of steps to play on the preview that it names, else on each that is drawn, in place of the \
      files beside the sources; its snapshots alone are drawn.
      """)
  var steps: String?

  @Option(
    help: """
      Draw, in place of each picture, an animated PNG of so many seconds that begin there, in which \
      animations run and time passes.
      """)
  var film: Double?

  @Option(help: "The pictures in a second of a film; 20 without it.")
  var framesPerSecond: Int?

  @Flag(
    help:
      "Leave the room of the software keyboard, on iPhones and iPads, while a field has the focus.")
  var keyboard = false

  @Flag(help: "Fail with status 2 when any declaration of the sources is left out.")
  var strict = false

  @OptionGroup var canvas: CanvasOptions

  @Option(help: "What the pictures are: png, svg or pdf.")
  var format = PictureFormat.png

  @Option(help: "Draw the layout over the picture: frames, padding or baselines.")
  var overlay: LayoutOverlay?

  @Option(name: [.customShort("j"), .customLong("workers")], help: "The number of threads.")
  var workers: Int?

  @Flag(
    help:
      "Print JSON on standard output: the previews, what was written, and what was approximated.")
  var json = false

  @OptionGroup(title: "Building") var building: PreviewOptions
  @OptionGroup(title: "Limits") var budget: BudgetOptions

  func validate() throws {
    guard (workers ?? 1) >= 1 else { throw ValidationError("-j takes a number of at least 1") }
    try OutputTarget.requireFolder(output)
    if prepare, watch || list || json {
      throw ValidationError(
        "--prepare draws nothing and goes with neither --watch, --list nor --json")
    }
    if let refusal = wantedFilm?.refusal { throw ValidationError("--film: \(refusal)") }
    if framesPerSecond != nil, film == nil {
      throw ValidationError("--frames-per-second goes with --film")
    }
    if film != nil, format != .png || overlay != nil {
      throw ValidationError("--film draws PNG without an overlay")
    }
    if watch, json || list { throw ValidationError("--watch goes with neither --list nor --json") }
  }

  private var wantedFilm: ScreenFilm? {
    film.map {
      ScreenFilm(seconds: $0, framesPerSecond: framesPerSecond ?? ScreenFilm.standardRate)
    }
  }

  func run() throws {
    do {
      if prepare { return try prepareModules() }
      let hold = try building.hold(for: path)
      var shadow = try building.shadow(of: path)
      try shadow.confinement.check()
      let left = try shadow.build(hold)
      if watch { try keepDrawing(shadow, hold) }
      let status = try withExtendedLifetime(hold) { try draw(shadow, left) }
      if status != .success { throw status }
      if !left.sources.isEmpty || strict && !left.parts.isEmpty { throw ExitStatus.badInput }
    } catch let error as FileError where !ResultStream.isReaderGone(error) {
      Output.error.say(.error, "\(error)")
      throw ExitStatus.badInput
    }
  }

  /// Builds the modules that previews of every project are built against, and keeps nothing else.
  private func prepareModules() throws {
    let store = try building.store()
    try store.confinement.check()
    let modules: BuiltModules
    do throws(ModuleStore.Failure) {
      modules = try store.modules { Output.error.line($0) }
    } catch {
      if case .unusable(let reason) = error { throw reason }
      throw ExitStatus.badInput
    }
    try store.removeIntermediates()
    try Output.standard.line(modules.folder)
  }

  /// Builds and draws until the process is ended. Sources that do not compile, or no longer do, are named,
  /// and their earlier pictures stay.
  private func keepDrawing(_ shadow: ShadowPackage, _ hold: ShadowPackage.Hold) throws -> Never {
    let watcher = FileWatcher()
    watcher.watch(below: Directory.exists(path) ? path : ".")
    watcher.watch([path])
    _ = try draw(shadow)
    while true {
      guard watcher.changes().contains(where: FollowedPreviews.decides) else { continue }
      do {
        // There may be other sources now.
        var shadow = try building.shadow(of: path)
        _ = try shadow.build(hold, isAgain: true)
        _ = try draw(shadow)
      } catch let error as FileError {
        Output.error.line("error: \(error)")
      } catch is ExitStatus {
        // The error was printed where it was found.
      }
    }
  }

  // Drawing

  /// A picture to make.
  private struct Job: Sendable {
    var preview: ListedPreview
    var appearance: Appearance
    var path: String
    var script: StepScript?
    var film: ScreenFilm?
  }

  /// Draws the previews; those that cannot be drawn are named.
  ///
  /// - Parameter left: Sources whose previews are named and not drawn.
  private func draw(_ shadow: ShadowPackage, _ left: LeftOut = LeftOut()) throws -> ExitStatus {
    let hosts = try shadow.hosts(budget.limits)
    let all = try shadow.located(hosts.list())
    let previews = all.filter { isWanted($0.name) }
    if list {
      try printList(previews)
      return .success
    }
    let jobs = try jobs(previews, of: all)
    try Directory.create(output)
    let requests = jobs.map(request)
    let threads = min(workers ?? GalleySystem.Workers.processorCount, max(jobs.count, 1))
    let outcomes = GalleySystem.Workers.map(jobs.count, threads: threads) { index in
      let kind = jobs[index].film == nil ? format : .png
      return PreviewOutcome(of: requests[index], from: hosts, as: kind, to: jobs[index].path)
    }
    let made = Array(zip(jobs, outcomes))
    let missing = left.sources.flatMap { source in
      source.previews.filter { isWanted($0.name) }
        .map { (preview: $0, reason: source.reason) }
    }
    if let filter, jobs.isEmpty, missing.isEmpty {
      let names = all.isEmpty ? "none" : all.map(\.name).joined(separator: ", ")
      Output.error.say(.error, "no preview's name contains '\(filter)'; there are \(names)")
      throw ExitStatus.badInput
    }
    let boxes = made.compactMap { job, outcome -> Missing? in
      if let reason = outcome.leftOut { return (job.preview, reason) }
      return left.parts.first { $0.isClosure(of: job.preview) }.map { (job.preview, $0.reason) }
    }
    try json ? printJSON(made, missing, left.parts) : print(made, missing, boxes, left.parts)
    return boxes.isEmpty && made.allSatisfy { if case .written = $0.1 { true } else { false } }
      ? .success : .renderingFailed
  }

  /// True if the filter is part of the name, as it is printed or as a source writes it.
  private func isWanted(_ name: String) -> Bool {
    guard let filter else { return true }
    return name.contains(filter) || Self.words(name).contains(Self.words(filter))
  }

  private static func words(_ name: String) -> String {
    name.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }

  /// The pictures of previews, and those that steps take of them.
  private func jobs(_ previews: [ListedPreview], of all: [ListedPreview]) throws -> [Job] {
    let played =
      try steps.map { path throws(FileError) in try PreviewSteps(path, on: previews) }
      ?? PreviewSteps(beside: all)
    try played.check()
    let plain =
      steps == nil ? previews.map { ($0.name, $0, nil as StepScript?, nil as ScreenFilm?) } : []
    let taken = played.taken.filter { steps != nil || isWanted($0.name) }
    let pictures = plain + taken.map { ($0.name, $0.preview, $0.script, $0.film) }
    let appearances = canvas.appearance?.appearances ?? [.light]
    return pictures.flatMap { picture in
      let (name, preview, script, film) = picture
      return
        appearances.map { appearance in
          let suffix = appearances.count > 1 ? "-\(appearance.rawValue)" : ""
          return Job(
            preview: preview, appearance: appearance,
            path: "\(output)/\(name)\(suffix).\(film == nil ? format.rawValue : "png")",
            script: script, film: film ?? wantedFilm)
        }
    }
  }

  private func request(_ job: Job) -> PreviewRequest {
    var settings = canvas.settings
    settings.appearance = job.appearance
    var request = PreviewRequest(
      .write(job.preview.name, ending: job.film == nil ? format.rawValue : "png"),
      settings: settings.variantSettings)
    request.film = job.film
    request.height = canvas.height
    request.overlay = overlay?.rawValue
    request.script = job.script ?? (keyboard ? .keyboardAlone : nil)
    request.script?.hasKeyboard = keyboard
    return request
  }

  // Saying

  private func printList(_ previews: [ListedPreview]) throws {
    guard json else {
      for preview in previews { try Output.standard.line("\(preview.name)\t\(preview.place)") }
      return
    }
    let values = previews.map { SyntaxValue.object(Self.members(of: $0)) }
    try Output.standard.line(JSONWriter.text(of: .array(values)))
  }

  private static func members(of preview: ListedPreview) -> [(String, SyntaxValue)] {
    [
      ("preview", .text(preview.name)), ("file", preview.file.map(SyntaxValue.text) ?? .null),
      ("line", preview.line.map { .number(Double($0)) } ?? .null), ("type", .text(preview.type)),
    ]
  }

  /// A preview that was not built, and why.
  private typealias Missing = (preview: ListedPreview, reason: String)

  /// - Parameters:
  ///   - boxes: Previews whose own closures did not compile: boxes are drawn for them.
  ///   - parts: The declarations that were left out, to sum up.
  private func print(
    _ made: [(job: Job, outcome: PreviewOutcome)], _ missing: [Missing], _ boxes: [Missing],
    _ parts: [LeftOutPart]
  ) throws {
    for (job, outcome) in made {
      switch outcome {
      case .written(let width, let height, let remarks, _):
        try Output.standard.line("\(job.path): \(width) × \(height)")
        for remark in remarks { try Output.standard.line("  \(remark)") }
      case .failed(let reason): Output.error.say(.error, reason, of: job.preview.name)
      }
    }
    for (preview, reason) in missing {
      Output.error.say(
        .error, "not drawn: line \(reason)", of: "\(preview.name) (\(preview.place))")
    }
    for (preview, reason) in boxes {
      Output.error.say(
        .error, "a box is drawn: line \(reason)", of: "\(preview.name) (\(preview.place))")
    }
    guard !parts.isEmpty else { return }
    Output.error.line("note: \(counted(parts.count, "declaration")) left out, by cause:")
    for (cause, count) in LeftOutPart.causes(of: parts) {
      Output.error.line("  \(count) × \(cause)")
    }
  }

  private func printJSON(
    _ made: [(job: Job, outcome: PreviewOutcome)], _ missing: [Missing], _ parts: [LeftOutPart]
  ) throws {
    let drawn = made.map { job, outcome in
      var members = Self.members(of: job.preview)
      if let reason = outcome.leftOut {
        members.append(("error", .text("left out: line \(reason)")))
      } else if let part = parts.first(where: { $0.isClosure(of: job.preview) }) {
        members.append(("error", .text("left out: line \(part.reason)")))
      }
      members.append(("appearance", .text(job.appearance.rawValue)))
      if let script = job.script {
        members += [("steps", .text(script.name)), ("snapshot", .text(script.snapshot ?? ""))]
      }
      switch outcome {
      case .written(let width, let height, let remarks, _):
        members += [
          ("output", .text(job.path)), ("width", .number(Double(width))),
          ("height", .number(Double(height))),
          ("approximated", .array(remarks.map(SyntaxValue.text))),
        ]
      case .failed(let reason): members.append(("error", .text(reason)))
      }
      return SyntaxValue.object(members)
    }
    let others = missing.map { preview, reason in
      SyntaxValue.object(Self.members(of: preview) + [("error", .text("line \(reason)"))])
    }
    let trimmed = parts.map { part in
      SyntaxValue.object([
        ("leftOut", .text(part.name)), ("file", .text(part.file)),
        ("line", .number(Double(part.line))), ("error", .text("line \(part.reason)")),
      ])
    }
    try Output.standard.line(JSONWriter.text(of: .array(drawn + others + trimmed)))
  }
}
