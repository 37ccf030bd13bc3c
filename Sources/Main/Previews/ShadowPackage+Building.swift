import GalleyParsing
import GalleyRendering
import GalleySystem

extension ShadowPackage {
  func hosts(_ limits: RenderingLimits) throws(FileError) -> PreviewHosts {
    PreviewHosts(
      try bundledProgram(), resources: resources, fonts: try fonts, isMac: platform == .macOS,
      in: confinement,
      budget: limits)
  }

  /// The conditions under which the sources' programs run.
  var confinement: Confinement {
    var readable = resources.map(Self.absolute)
    if let built {
      readable.append(built.folder)
    } else if case .path(let path) = origin {
      readable.append(Self.absolute(path))
    }
    return Confinement(
      folder: folder, readable: readable, isOff: isUnconfined,
      repositories: PackageRepositories(
        in: repositories, except: syntax == nil ? [] : [ToolchainSyntax.package]))
  }

  /// Has git fetch what packages depend on, before anything of them runs.
  private func fetched(_ manifests: [String], _ confinement: Confinement) throws(FileError)
    -> Confinement
  {
    guard !isUnconfined else { return confinement }
    var result = confinement
    let isFirst = !File.exists("\(folder)/.build/workspace-state.json")
    try result.repositories.fetch(neededBy: manifests, refreshes: isFirst)
    return result
  }

  /// The manifests of packages in some folders, and their lists of resolved versions.
  private static func manifests(in folders: [String]) throws(FileError) -> [String] {
    var texts: [String] = []
    for folder in folders {
      for name in ["Package.swift", "Package.resolved"] {
        let bytes = try File.readIfPresent("\(folder)/\(name)") ?? []
        texts.append(String(decoding: bytes, as: UTF8.self))
      }
    }
    return texts
  }

  /// The manifests of Galley's own package.
  private var galleyManifests: [String] {
    get throws(FileError) {
      switch origin {
      case .path(let path): try Self.manifests(in: [path])
      case .url(let url, _): ["url: \"\(url)\""]
      case nil: []
      }
    }
  }

  // MARK: Galley's modules

  /// Finds the modules that the sources are built against, and has git fetch what packages depend on.
  ///
  /// - Throws: `ExitStatus.badInput` after reporting why none can be had.
  private mutating func prepare(_ say: (String) -> Void) throws -> Confinement {
    var folders = packages.map(\.folder)
    if case .package(let package) = sources { folders.append(package) }
    let manifests = try Self.manifests(in: folders)
    use(nil as BuiltModules?)
    let isAlone = manifests.allSatisfy { PackageRepositories.addresses(in: $0).isEmpty }
    use(isAlone ? nil : ToolchainSyntax(of: confinement))
    try File.write(Array((syntax?.folder ?? "").utf8), to: syntaxFile)
    let bare = try fetched(manifests, confinement)
    let copies = bare.repositories.copies.map(\.address)
    try foreign.checkOut(
      bare.repositories.copies, namedIn: manifests, includingMacros: syntax != nil)
    takeForeignPackages()
    if let store {
      if Self.nameGalley(manifests, copies) {
        say("note: a package depends on Galley itself; Galley is built with it, for it alone")
      } else {
        use(try modules(of: store, say))
      }
    }
    try File.write(Array((built?.folder ?? "").utf8), to: noteFile)
    if built == nil { return try fetched(manifests + (try galleyManifests), confinement) }
    var result = confinement
    result.repositories = bare.repositories
    return result
  }

  /// The modules of a store; nil where it cannot be used and Galley's package is known.
  private func modules(of store: ModuleStore, _ say: (String) -> Void) throws -> BuiltModules? {
    do throws(ModuleStore.Failure) {
      // Notes are for the waiting user, and not about the sources.
      return try store.modules { $0.hasPrefix("note: ") ? Output.error.line($0) : say($0) }
    } catch {
      guard case .unusable(let reason) = error, origin != nil else { throw ExitStatus.badInput }
      say("note: \(reason); Galley is built with the sources, for them alone")
      return nil
    }
  }

  /// True when manifests or addresses name a package of Galley.
  static func nameGalley(_ manifests: [String], _ addresses: [String]) -> Bool {
    let words = manifests.flatMap { SwiftToken.tokens(of: Array($0.utf8)).compactMap(\.words) }
    return (words + addresses).contains { word in
      let last = word.split(separator: "/").last?.lowercased() ?? ""
      return last == "galley" || last == "galley.git"
    }
  }

  /// The file that names the folder of the modules of the last build; empty where Galley was built with the
  /// sources.
  private var noteFile: String { "\(folder)/modules" }
  /// The file that names the folder of the swift-syntax of the last build; empty where there was none.
  private var syntaxFile: String { "\(folder)/syntax" }

  /// Takes the modules of the last build.
  ///
  /// - Returns: False where they are gone.
  private mutating func useNoted() -> Bool {
    guard let bytes = try? File.read(noteFile) else { return false }
    if !bytes.isEmpty {
      guard let known = try? BuiltModules(in: String(decoding: bytes, as: UTF8.self)) else {
        return false
      }
      use(known)
    }
    let noted = String(decoding: (try? File.readIfPresent(syntaxFile)) ?? [], as: UTF8.self)
    use(noted.isEmpty ? nil : ToolchainSyntax(folder: noted))
    return true
  }

  // MARK: Building

  /// Builds the program, leaving out what does not compile; what that was.
  ///
  /// - Parameters:
  ///   - hold: The hold on the folder, which keeps other commands away until what was built is drawn.
  ///   - isAgain: True if this process has built it before; then the content of the manifest need not be
  ///     determined once more, and a mistake ends the build, so that the last program stays as it is.
  ///   - say: Takes what is wrong in the sources, line by line.
  /// - Throws: `ExitStatus.badInput` after reporting the reason for which the program is missing.
  mutating func build(
    _ hold: Hold, isAgain: Bool = false, say: (String) -> Void = { Output.error.line($0) }
  ) throws -> LeftOut {
    defer { withExtendedLifetime(hold) {} }
    let planned = isAgain && useNoted() ? try buildAsPlanned(say) : nil
    let plan = try planned ?? buildAnew(isAgain, say)
    let sources = plan.left.sorted { $0.key < $1.key }
      .map { LeftOutSource(file: original(of: $0.key), reason: $0.value) }
    let parts = plan.trimmed.sorted { $0.key < $1.key }.flatMap { file, source in
      source.cuts.sorted { $0.start < $1.start }.map {
        LeftOutPart(file: original(of: file), line: $0.line, name: $0.name, reason: $0.reason)
      }
    }
    return LeftOut(sources: sources, parts: parts)
  }

  private var planFile: String { "\(folder)/planned" }
  private var log: String { "\(folder)/build.log" }

  /// Builds with the commands of the last build, as long as they hold; nil where they do not.
  private func buildAsPlanned(_ say: (String) -> Void) throws -> Plan? {
    let commands = "\(folder)/.build/debug.yaml"
    guard File.exists(commands), let bytes = try File.readIfPresent(planFile) else { return nil }
    let known = Plan(text: String(decoding: bytes, as: UTF8.self))
    let plan = try known.continued(in: self, keepsLost: true)
    guard try known.holds(for: self, next: plan) else { return nil }
    try write(plan)
    let file = "\(folder)/planned.yaml"
    guard let target = try writeCommands(commands, to: file) else { return nil }
    // Of what was built last time only its database knows.
    let status = try confinement.run(
      [
        "swift-build-tool", "-C", folder, "-f", file, "--db", "\(folder)/.build/build.db", target,
      ], output: log)
    if status == 0 {
      try put(try plan.text(for: self), "planned")
      return plan
    }
    let errors = CompilerErrors(String(decoding: try File.read(log), as: UTF8.self))
    // An error that the compiler does not report may have another cause than the sources.
    guard errors.files.contains(where: { $0.hasPrefix(folder + "/") }) else { return nil }
    tell(errors, say)
    throw ExitStatus.badInput
  }

  /// Writes the commands of a build as the tool below the package manager takes them, which knows neither
  /// the manager's name nor what the manager does by itself: that was done when the build was planned.
  ///
  /// - Returns: The target to build; nil if the commands name no program.
  private func writeCommands(_ commands: String, to file: String) throws(FileError) -> String? {
    var text = String(decoding: try File.read(commands), as: UTF8.self)
    let (start, end) = ("\"GalleyPreviewHost-", ".exe\"")
    guard let name = text.firstRange(of: start),
      let rest = text[name.upperBound...].firstRange(of: end),
      !text[name.upperBound..<rest.lowerBound].contains("\n")
    else { return nil }
    let target = text[text.index(after: name.lowerBound)..<rest.upperBound].dropLast()
    text = text.replacing("  name: basic\n", with: "  name: swift-build\n", maxReplacements: 1)
    text = text.replacing("\ncommands:\n", with: "\ncommands:\n\n", maxReplacements: 1)
    let own = ["write-auxiliary-file", "package-structure-tool", "copy-tool"]
    let commands = text.split(separator: "\n\n").filter { command in
      !own.contains { command.contains("\n    tool: \($0)\n") }
    }
    try File.write(Array(commands.joined(separator: "\n\n").utf8), to: file)
    return String(target)
  }

  /// - Parameter isAgain: True if this process has built the program before.
  private mutating func buildAnew(_ isAgain: Bool, _ say: (String) -> Void) throws -> Plan {
    let confinement = try prepare(say)
    let known = try File.readIfPresent(planFile) ?? []
    var plan = try Plan(text: String(decoding: known, as: UTF8.self))
      .continued(in: self, keepsLost: isAgain)
    for remark in remarks { say("note: \(remark)") }
    try write(plan)
    // Several manifests may depend on the same package.
    for package in try missingPackages(confinement)
    where plan.lost.insert(package.name).inserted {
      say("note: the package \(package.address) is not to be had here; its imports are left out")
    }
    let absent = try unavailableImports(plan, confinement)
    for (file, mistakes) in Dictionary(grouping: absent, by: \.file).sorted(by: { $0.key < $1.key })
    where plan.left[file] == nil {
      try leaveOut(mistakes.map(\.mistake), of: file, &plan, say)
    }
    var areObjectsNew = false
    // Each round leaves out more, so that they end.
    while true {
      try write(plan)
      let status = try confinement.run(
        [
          "swift", "build", "--package-path", folder, "--product", "GalleyPreviewHost",
          "--disable-index-store", "-Xswiftc", "-continue-building-after-errors",
        ], output: log)
      if status == 0 {
        try put(try plan.text(for: self), "planned")
        return plan
      }
      let printed = String(decoding: try File.read(log), as: UTF8.self)
      let lost = CompilerErrors.lostPackages(in: printed, of: folder).filter {
        !plan.lost.contains(PackageRepositories.identity(of: $0))
      }
      guard lost.isEmpty else {
        for package in lost.sorted() {
          say(
            "note: the package \(package) is not to be had here; its imports are left out")
        }
        plan.lost.formUnion(lost.map(PackageRepositories.identity))
        continue
      }
      let errors = CompilerErrors(printed)
      let files = errors.files.filter { $0.hasPrefix(folder + "/") && plan.left[$0] == nil }
      guard !files.isEmpty else {
        // An object of an earlier round may call what was left out since.
        if !areObjectsNew, CompilerErrors.lacksSymbols(printed) {
          areObjectsNew = true
          try removeObjects()
          continue
        }
        for line in printed.split(separator: "\n") { say(String(line)) }
        throw ExitStatus.badInput
      }
      // Sources that fail with UIKit may compile without it.
      let asking = files.filter {
        !plan.plain.contains($0) && PlatformSource.asksForUIKit(original(of: $0))
      }
      guard asking.isEmpty else {
        plan.plain.formUnion(asking)
        continue
      }
      tell(errors, say)
      for file in errors.redeclaring(of: files) ?? files {
        try leaveOut(errors.mistakes(in: file), of: file, &plan, say)
      }
      // Files that import the same module are not tried one by one.
      for (module, told) in errors.absentModules.sorted(by: { $0.key < $1.key }) {
        for (file, line, column) in try self.files(importing: module, like: told)
        where plan.left[file] == nil && !files.contains(file) {
          let mistake = TrimmedSource.Mistake(
            line: line, column: column, message: "no such module '\(module)'")
          try leaveOut([mistake], of: file, &plan, say)
        }
      }
    }
  }

  /// Removes what the compiler made of the targets, which the next build makes anew.
  private func removeObjects() throws(FileError) {
    let products = "\(folder)/.build/debug"
    for name in try Directory.names(in: products) where name.hasSuffix(".build") {
      try Directory.remove("\(products)/\(name)")
    }
  }

  /// Returns the packages that the manifests of the shadow depend on and that git could not fetch.
  ///
  /// The package manager would report them one by one, and may wait for itself for ever while it does. It prints
  /// a manifest without resolving anything.
  private func missingPackages(
    _ confinement: Confinement
  ) throws(FileError) -> [(name: String, address: String)] {
    guard !confinement.isOff else { return [] }
    var manifests = packages.map { (original: $0.folder, folder: "\(folder)/\($0.shadow)") }
    if case .package(let package) = sources { manifests.append((package, folder)) }
    var missing: [(name: String, address: String)] = []
    for manifest in manifests {
      let text = try File.readIfPresent("\(manifest.original)/Package.swift") ?? []
      if confinement.repositories.haveAll(namedIn: String(decoding: text, as: UTF8.self)) {
        continue
      }
      // A manifest that cannot be evaluated is reported by the build.
      guard
        let printed = try confinement.output(
          of: ["swift", "package", "--package-path", manifest.folder, "dump-package"]),
        let value = JSONParser.parse(SourceText(name: manifest.folder, text: printed)).value
      else { continue }
      missing += confinement.repositories.missing(from: value)
    }
    return missing
  }

  /// Leaves out the declarations of a source that contain errors, or the source where none does.
  private func leaveOut(
    _ mistakes: [TrimmedSource.Mistake], of file: String, _ plan: inout Plan,
    _ say: (String) -> Void
  ) throws {
    let cuts = try trim(file, mistakes, &plan)
    for cut in cuts { say("\(original(of: file)):\(cut.line): \(cut.name) is left out") }
    guard cuts.isEmpty else { return }
    say("\(original(of: file)): left out")
    plan.trimmed[file] = nil
    plan.left[file] = mistakes.first.map { "\($0.line):\($0.column): \($0.message)" } ?? ""
  }

  private func tell(_ errors: CompilerErrors, _ say: (String) -> Void) {
    for line in errors.lines {
      let end = line.firstIndex(of: ":") ?? line.startIndex
      say(original(of: String(line[..<end])) + line[end...])
    }
  }
}
