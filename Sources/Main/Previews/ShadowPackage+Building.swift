import GalleySystem

extension ShadowPackage {
  /// So many times a build is tried anew without the sources that did not compile.
  private static let rounds = 12

  /// The program that draws, once it was built.
  var program: String { "\(folder)/.build/debug/GalleyPreviewHost" }

  var hosts: PreviewHosts {
    get throws(FileError) {
      PreviewHosts(program, resources: resources, fonts: try fonts, in: confinement)
    }
  }

  /// The conditions under which the sources' programs run.
  var confinement: Confinement {
    var readable = resources.map(Self.absolute)
    if case .path(let path) = origin { readable.append(Self.absolute(path)) }
    return Confinement(
      folder: folder, readable: readable, isOff: isUnconfined,
      repositories: PackageRepositories(in: repositories))
  }

  /// Has git fetch what the packages depend on, before anything of them runs.
  private func fetched(_ confinement: Confinement) throws(FileError) -> Confinement {
    guard !isUnconfined else { return confinement }
    var result = confinement
    var folders = packages.map(\.folder)
    if case .package(let package) = sources { folders.append(package) }
    var texts: [String] = []
    switch origin {
    case .path(let path): folders.append(path)
    case .url(let url, _): texts.append("url: \"\(url)\"")
    }
    for folder in folders {
      for name in ["Package.swift", "Package.resolved"] {
        let bytes = try File.readIfPresent("\(folder)/\(name)") ?? []
        texts.append(String(decoding: bytes, as: UTF8.self))
      }
    }
    let isFirst = !File.exists("\(folder)/.build/workspace-state.json")
    try result.repositories.fetch(neededBy: texts, refreshes: isFirst)
    return result
  }

  /// Builds the program, leaving out what does not compile; what that was.
  ///
  /// - Parameters:
  ///   - isAgain: Whether this process has built it before; then what stands in the manifest need not be
  ///     found out once more, and a mistake ends the build, so that the last program stays as it is.
  ///   - say: Takes what is wrong in the sources, line by line.
  /// - Throws: `ExitStatus.badInput` after saying why there is no program.
  func build(
    isAgain: Bool = false, say: (String) -> Void = { Output.error.line($0) }
  ) throws -> [LeftOutSource] {
    let plan = try isAgain ? buildAsPlanned(say) ?? buildAnew(say) : buildAnew(say)
    return plan.left.sorted { $0.key < $1.key }
      .map { LeftOutSource(file: original(of: $0.key), reason: $0.value) }
  }

  /// What decides how the program is built, besides what stands in the sources that are built: which there
  /// are, and what stands in those that did not compile.
  private struct Plan {
    /// Sources that did not compile, with what was said of them first.
    var left: [String: String] = [:]
    /// Sources that are told that there is no UIKit.
    var plain: Set<String> = []
    /// Packages that are not to be had.
    var lost: Set<String> = []

    private static let marks = (left: "\tleft\t", plain: "\tplain\t", lost: "\tlost\t")

    init() {}

    init(text: String) {
      for line in text.split(separator: "\n") {
        let parts = line.split(separator: "\t").map(String.init)
        guard let name = parts.last else { continue }
        if line.hasPrefix(Self.marks.left), parts.count == 4 { left[name] = parts[2] }
        if line.hasPrefix(Self.marks.plain) { plain.insert(name) }
        if line.hasPrefix(Self.marks.lost) { lost.insert(name) }
      }
    }

    func text(for shadow: ShadowPackage) throws(FileError) -> String {
      func hash(_ file: String) throws(FileError) -> UInt64 {
        ContentHash.of(try File.readIfPresent(shadow.original(of: file)) ?? [])
      }
      var lines = try shadow.sourceFiles() + shadow.importedModules
      for (file, reason) in left.sorted(by: { $0.key < $1.key }) {
        lines.append("\(Self.marks.left)\(try hash(file))\t\(reason)\t\(file)")
      }
      for file in plain.sorted() { lines.append("\(Self.marks.plain)\(try hash(file))\t\(file)") }
      for package in lost.sorted() { lines.append("\(Self.marks.lost)\(package)") }
      return lines.joined(separator: "\n")
    }
  }

  private var planFile: String { "\(folder)/planned" }
  private var log: String { "\(folder)/build.log" }

  /// Builds with the commands of the last build, as long as they hold; nil where they do not.
  private func buildAsPlanned(_ say: (String) -> Void) throws -> Plan? {
    let commands = "\(folder)/.build/debug.yaml"
    guard File.exists(commands), let bytes = try File.readIfPresent(planFile) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    let plan = Plan(text: text)
    guard try plan.text(for: self) == text else { return nil }
    try write(leavingOut: Set(plan.left.keys), withoutUIKit: plan.plain, lost: plan.lost)
    let file = "\(folder)/planned.yaml"
    guard let target = try writeCommands(commands, to: file) else { return nil }
    // Of what was built last time only its database knows.
    let status = try confinement.run(
      [
        "swift-build-tool", "-C", folder, "-f", file, "--db", "\(folder)/.build/build.db", target,
      ], output: log)
    if status == 0 { return plan }
    let errors = CompilerErrors(String(decoding: try File.read(log), as: UTF8.self))
    // What the compiler does not complain of may have another cause than the sources.
    guard errors.files.contains(where: { $0.hasPrefix(folder + "/") }) else { return nil }
    tell(errors, say)
    throw ExitStatus.badInput
  }

  /// Writes the commands of a build as the tool below the package manager takes them, which knows neither
  /// the manager's name nor what the manager does by itself: that was done when the build was planned.
  ///
  /// - Returns: What is to be built; nil where the commands name no program.
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

  private func buildAnew(_ say: (String) -> Void) throws -> Plan {
    var plan = Plan()
    let confinement = try fetched(confinement)
    for remark in remarks { say("note: \(remark)") }
    for _ in 0..<Self.rounds {
      try write(leavingOut: Set(plan.left.keys), withoutUIKit: plan.plain, lost: plan.lost)
      let status = try confinement.run(
        ["swift", "build", "--package-path", folder, "--product", "GalleyPreviewHost"], output: log)
      if status == 0 {
        try File.write(Array(try plan.text(for: self).utf8), to: planFile)
        return plan
      }
      let printed = String(decoding: try File.read(log), as: UTF8.self)
      let lost = CompilerErrors.lostPackages(in: printed, of: folder).filter {
        !plan.lost.contains(Self.name(ofPackage: $0))
      }
      guard lost.isEmpty else {
        for package in lost.sorted() {
          say(
            "note: the package \(package) is not to be had here; what imports it is left out")
        }
        plan.lost.formUnion(lost.map(Self.name))
        continue
      }
      let errors = CompilerErrors(printed)
      let files = errors.files.filter { $0.hasPrefix(folder + "/") && plan.left[$0] == nil }
      guard !files.isEmpty else {
        for line in printed.split(separator: "\n") { say(String(line)) }
        throw ExitStatus.badInput
      }
      // What fails with UIKit may compile without it.
      let asking = files.filter {
        !plan.plain.contains($0) && PlatformSource.asksForUIKit(original(of: $0))
      }
      guard asking.isEmpty else {
        plan.plain.formUnion(asking)
        continue
      }
      tell(errors, say)
      for file in errors.redeclaring(of: files) ?? files {
        say("\(original(of: file)): left out")
        let first = errors.lines.first { $0.hasPrefix(file + ":") } ?? ""
        plan.left[file] = String(first.dropFirst(file.count + 1).replacing("\t", with: " "))
      }
      // What imports the same is not tried one by one.
      for (module, told) in errors.absentModules.sorted(by: { $0.key < $1.key }) {
        for (file, line) in try self.files(importing: module, like: told)
        where plan.left[file] == nil {
          say("\(original(of: file)): left out")
          plan.left[file] = "\(line):1: no such module '\(module)'"
        }
      }
    }
    say("error: the sources do not compile after \(Self.rounds) tries")
    throw ExitStatus.badInput
  }

  /// The last word of a package's address, by which it is known.
  private static func name(ofPackage address: String) -> String {
    let name = address.split(separator: "/").last ?? address[...]
    return (name.hasSuffix(".git") ? name.dropLast(4) : name).lowercased()
  }

  private func tell(_ errors: CompilerErrors, _ say: (String) -> Void) {
    for line in errors.lines {
      let end = line.firstIndex(of: ":") ?? line.startIndex
      say(original(of: String(line[..<end])) + line[end...])
    }
  }
}
