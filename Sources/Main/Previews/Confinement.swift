import GalleyPlatform
import GalleySnapshots
import GalleySystem

/// The conditions under which untrusted programs run: those that build previews (the package manager, manifests,
/// macros and plugins), and those that draw them.
struct Confinement: Sendable {
  /// The task of a program.
  enum Work: Sendable {
    case building
    case drawing
  }

  /// The folder of the shadow; its folders for builds, temporary files and the home may be written.
  let folder: String
  /// Readable files besides the system's: sources, fonts, the toolchain, Galley's own package.
  let readable: [String]
  /// True when the programs run as the user's own, with the whole environment and the network.
  var isOff: Bool

  /// The repositories of packages that builds may need.
  var repositories: PackageRepositories

  /// The layers to use; tests take some of them away.
  var layers = Cell.Layers.all

  /// A program that builds makes no progress when it uses no processor time for so many seconds.
  var idleSeconds = 30

  private var writable: [String] { ["\(folder)/.build", temporary, home] }
  private var temporary: String { "\(folder)/tmp" }
  private var home: String { "\(folder)/home" }

  /// The names of variables that builds get: where programs and libraries are, and nothing else.
  private static let passed = [
    "PATH", "LD_LIBRARY_PATH", "PKG_CONFIG_PATH", "CPATH", "LIBRARY_PATH", "SDKROOT", "TOOLCHAINS",
    "SWIFTLY_HOME_DIR", "SWIFTLY_BIN_DIR", "SWIFTLY_TOOLCHAINS_DIR",
  ]

  /// Starts a program.
  ///
  /// - Parameter environment: Variables besides the short list, as `NAME=value`.
  func start(
    _ arguments: [String], _ work: Work, environment: [String] = [],
    descriptors: [(from: Int32, to: Int32)]
  ) throws(FileError) -> ConfinedProgram {
    for path in writable { try Directory.create(path) }
    var cell = Cell(
      readable: Cell.system + toolchain + readable + [folder]
        + (work == .building ? [repositories.folder] : []),
      writable: work == .building ? writable : [temporary])
    cell.layers = isOff ? [] : layers
    if work == .building {
      cell.memory = 16 << 30
      cell.processes = 1_024
      cell.seconds = 3_600
    } else {
      // The command decides how long previews take, and may follow edits for days.
      cell.seconds = 0
    }
    return try ConfinedProgram(
      arguments, environment: variables(environment), descriptors: descriptors, in: cell)
  }

  /// Runs a program that builds, until it has ended.
  ///
  /// The package manager may wait for itself for ever while it reports a package that is missing. A cell has no
  /// network for which it could wait, and so a program that uses no processor time there is ended and run anew.
  ///
  /// - Parameters:
  ///   - environment: Variables besides the short list, as `NAME=value`.
  ///   - output: The file that takes both of its streams.
  /// - Returns: Its exit status; 124 when its time was over.
  func run(
    _ arguments: [String], environment: [String] = [], output: String
  ) throws(FileError) -> Int32 {
    try repeating(arguments) { () throws(FileError) in
      let log = open(output, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o666)
      guard log >= 0 else {
        throw FileError(operation: "write", path: output, reason: lastSystemError())
      }
      // Above the numbers that the program expects something under.
      let high = fcntl(log, F_DUPFD_CLOEXEC, 10)
      close(log)
      defer { close(high) }
      return try start(
        arguments, .building, environment: environment + (isOff ? [] : repositories.variables),
        descriptors: [(high, 1), (high, 2)]
      ).wait(patience: patience)
    }
  }

  /// Runs a program until it has ended.
  ///
  /// - Returns: At most the first megabyte of its standard output; nil when it failed.
  func output(of arguments: [String]) throws(FileError) -> String? {
    try repeating(arguments) { () throws(FileError) in
      let file = memoryFile()
      defer { close(file) }
      let program = try start(arguments, .building, descriptors: [(file, 1)])
      guard let status = program.wait(patience: patience) else { return nil }
      var bytes = [UInt8](repeating: 0, count: 1 << 20)
      let count = pread(file, &bytes, bytes.count, 0)
      return .some(status == 0 ? String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self) : nil)
    }
  }

  /// Runs a program up to three times, as long as it makes no progress.
  ///
  /// - Parameter attempt: Runs it once; nil when it made no progress.
  private func repeating<Result>(
    _ arguments: [String], _ attempt: () throws(FileError) -> Result?
  ) throws(FileError) -> Result {
    // The package manager would wait for another one of the same folder without using any time.
    try Directory.create("\(folder)/.build")
    let lock = try FileLock(path: "\(folder)/.build/running")
    defer { lock.release() }
    for _ in 0..<3 {
      if let result = try attempt() { return result }
    }
    throw FileError(
      operation: "run", path: arguments.joined(separator: " "),
      reason: "it used no processor time for \(idleSeconds) seconds, three times")
  }

  /// The seconds without progress for which a program is waited for; nil for a program that has the network.
  private var patience: Int? { isOff ? nil : idleSeconds }

  private func variables(_ own: [String]) -> [String] {
    let all = ProcessVariables.all
    let names = Set(own.map { $0.prefix { $0 != "=" } })
    let passed =
      isOff
      ? all.sorted { $0.key < $1.key }
      : Self.passed.compactMap { name in all[name].map { (key: name, value: $0) } }
        + [("HOME", home), ("TMPDIR", temporary), ("LC_ALL", "C.UTF-8"), ("TERM", "dumb")]
        .map { (key: $0.0, value: $0.1) }
    return passed.filter { !names.contains($0.key[...]) }.map { "\($0.key)=\($0.value)" } + own
  }

  /// The compiler's folder if it is not one of the system's.
  private var toolchain: [String] {
    let folders = ProcessVariables.all["PATH"]?.split(separator: ":") ?? []
    guard
      let swift = folders.map({ "\($0)/swift" as String })
        .first(where: { (path: String) in access(path, X_OK) == 0 })
    else {
      return []
    }
    // `usr/bin/swift` of the toolchain; what only leads to it keeps its toolchains beside it.
    let parts = ShadowPackage.absolute(swift).split(separator: "/").dropLast(2)
    return parts.count > 1 ? ["/" + parts.joined(separator: "/")] : []
  }

  // MARK: What holds

  /// Reports the layers that the kernel lacks; on CI a cell that is not whole is refused.
  ///
  /// - Parameters:
  ///   - held: The layers that the kernel offers.
  ///   - environment: The variables that show a CI machine.
  /// - Throws: `ExitStatus.badInput` after reporting the reason.
  func check(
    held: Cell.Layers = .available, environment: [String: String] = ProcessVariables.all,
    say: (String) -> Void = { Output.error.line($0) }
  ) throws {
    guard !isOff else {
      return say(
        "note: --unconfined: the previews' sources run with your rights, variables and network")
    }
    for missing in held.missing { say("note: this kernel does not offer \(missing)") }
    if held.isWhole { return }
    guard ContinuousIntegration.isRunning(in: environment) else { return }
    say(
      "error: the sources' programs cannot be confined here, and CI is set; --unconfined runs them "
        + "with the job's rights, variables and network")
    throw ExitStatus.badInput
  }
}
