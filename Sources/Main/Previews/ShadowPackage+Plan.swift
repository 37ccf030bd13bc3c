import GalleySystem

extension ShadowPackage {
  /// The factors that decide how the program is built, besides the content of the sources that are built: the
  /// lists of sources and of Galley's modules, the parts that do not compile, and the hashes of the sources.
  struct Plan {
    /// Sources that did not compile, with the first message about each.
    var left: [String: String] = [:]
    /// Sources that are compiled without UIKit.
    var plain: Set<String> = []
    /// Packages that are not to be had.
    var lost: Set<String> = []
    /// Sources of which parts did not compile.
    var trimmed: [String: TrimmedSource] = [:]
    /// The user's sources that the plan was made for.
    private var sources: [String] = []
    /// Galley's modules that it was made for.
    private var modules: [String] = []
    /// The hashes of the sources before they were built, so that no later change is missed.
    private var hashes: [String: UInt64] = [:]

    private static let marks = (
      module: "\tmodule\t", left: "\tleft\t", plain: "\tplain\t", lost: "\tlost\t", cut: "\tcut\t",
      seen: "\tseen\t"
    )

    init(left: [String: String] = [:]) { self.left = left }

    init(text: String) {
      for line in text.split(separator: "\n") {
        let parts = line.split(separator: "\t").map(String.init)
        guard let name = parts.last else { continue }
        if !line.hasPrefix("\t") { sources.append(name) }
        if line.hasPrefix(Self.marks.module) { modules.append(name) }
        if line.hasPrefix(Self.marks.left), parts.count == 3 { left[name] = parts[1] }
        if line.hasPrefix(Self.marks.plain) { plain.insert(name) }
        if line.hasPrefix(Self.marks.lost) { lost.insert(name) }
        if line.hasPrefix(Self.marks.cut), let cut = Self.cut(line) {
          trimmed[name] = TrimmedSource(cuts: (trimmed[name]?.cuts ?? []) + [cut])
        }
        if line.hasPrefix(Self.marks.seen), parts.count == 3 { hashes[name] = UInt64(parts[1]) }
      }
    }

    /// Reads a line of a cut.
    private static func cut(_ line: Substring) -> TrimmedSource.Cut? {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 9, let start = Int(parts[2]), let end = Int(parts[3]),
        let number = Int(parts[4]), start <= end
      else { return nil }
      return TrimmedSource.Cut(
        start: start, end: end, text: parts[6], name: parts[5], line: number, reason: parts[7])
    }

    func text(for shadow: ShadowPackage) throws(FileError) -> String {
      let sources = try shadow.sourceFiles()
      var lines = sources + (try shadow.planModules).map { Self.marks.module + $0 }
      for (file, reason) in left.sorted(by: { $0.key < $1.key }) {
        lines.append("\(Self.marks.left)\(reason)\t\(file)")
      }
      for (file, source) in trimmed.sorted(by: { $0.key < $1.key }) {
        lines += source.cuts.sorted { $0.start < $1.start }.map { cut in
          "\(Self.marks.cut)\(cut.start)\t\(cut.end)\t\(cut.line)\t\(cut.name)\t\(cut.text)"
            + "\t\(cut.reason)\t\(file)"
        }
      }
      for file in plain.sorted() { lines.append(Self.marks.plain + file) }
      for package in lost.sorted() { lines.append(Self.marks.lost + package) }
      if !isWhole {
        lines += sources.compactMap { file in
          hashes[file].map { "\(Self.marks.seen)\($0)\t\(file)" }
        }
      }
      return lines.joined(separator: "\n")
    }

    /// True when every source is compiled as it is.
    private var isWhole: Bool { left.isEmpty && plain.isEmpty && trimmed.isEmpty }

    /// Returns true if the commands of the last build are still right: the lists and the left out parts are the same.
    func holds(for shadow: ShadowPackage, next: Plan) throws(FileError) -> Bool {
      let isSame =
        next.left == left && next.plain == plain && next.lost == lost && next.trimmed == trimmed
      guard isSame, modules == (try shadow.planModules) else { return false }
      return sources == (try shadow.sourceFiles())
    }

    // MARK: The next plan

    /// The plan for the sources as they are now. Parts stay left out, except parts of sources that have changed, and parts
    /// whose text or message contains a name that such a source declares.
    ///
    /// - Parameter keepsLost: True when packages that could not be fetched are not requested again.
    func continued(in shadow: ShadowPackage, keepsLost: Bool) throws(FileError) -> Plan {
      var next = Plan()
      var changed: Set<String> = []
      var names: Set<String> = []
      for file in try shadow.sourceFiles() {
        let bytes = try File.readIfPresent(file) ?? []
        let hash = ContentHash.of(bytes)
        next.hashes[file] = hash
        guard !isWhole, hashes[file] != hash else { continue }
        changed.insert(file)
        names.formUnion(Self.names(of: SourceDeclarations(bytes).all))
      }
      guard modules == (try shadow.planModules), keepsLost || lost.isEmpty else { return next }
      let hasNew = !changed.isSubset(of: sources)
      next.lost = lost
      next.plain = plain.filter { !changed.contains(shadow.original(of: $0)) }
      var parts: [LeftPart] = []
      for (file, reason) in left where !changed.contains(shadow.original(of: file)) {
        let bytes = try File.readIfPresent(shadow.original(of: file)) ?? []
        parts.append(LeftPart(file: file, cut: nil, reason: reason, text: bytes[...]))
      }
      for (file, source) in trimmed where !changed.contains(shadow.original(of: file)) {
        let bytes = try shadow.placed(file, next)
        parts += source.cuts.filter { $0.end <= bytes.count }
          .map { LeftPart(file: file, cut: $0, reason: $0.reason, text: bytes[$0.range]) }
      }
      for part in Self.staying(parts, changed: names, hasNew: hasNew) {
        if let cut = part.cut {
          next.trimmed[part.file, default: TrimmedSource()].cuts.append(cut)
        } else {
          next.left[part.file] = part.reason
        }
      }
      return next
    }

    /// A declaration or a source that is left out.
    private struct LeftPart {
      let file: String
      /// Nil for a source.
      let cut: TrimmedSource.Cut?
      let reason: String
      /// The parts of its name.
      let names: [String]
      /// The words of its text, its message and its name.
      let words: Set<String>

      init(file: String, cut: TrimmedSource.Cut?, reason: String, text: ArraySlice<UInt8>) {
        (self.file, self.cut, self.reason) = (file, cut, reason)
        let found = SwiftToken.tokens(of: Array(text)).map(\.text)
        names = (cut?.declaration ?? "").split(separator: ".").map(String.init).filter {
          $0 != "body"
        }
        words = Set(found).union(Plan.quoted(in: reason)).union(names)
      }
    }

    /// The parts that stay left out. A part that is tried again may have been the reason for others.
    ///
    /// - Parameters:
    ///   - changed: The names that changed sources declare.
    ///   - hasNew: True if there are sources that did not exist before.
    private static func staying(
      _ parts: [LeftPart], changed: Set<String>, hasNew: Bool
    ) -> [LeftPart] {
      var (staying, names) = (parts, changed)
      while let index = staying.firstIndex(where: { part in
        // New sources may belong to a new module.
        if part.reason.contains("no such module '") { return hasNew }
        return !names.isDisjoint(with: part.words)
      }) {
        names.formUnion(staying.remove(at: index).names)
      }
      return staying
    }

    /// The last parts of the names of declarations and of their members.
    private static func names(of declarations: [SourceDeclarations.Declaration]) -> Set<String> {
      declarations.reduce(into: []) { names, declaration in
        // Every view declares it.
        let name = declaration.name.split(separator: ".").last.map(String.init) ?? ""
        if name != "body" { names.insert(name) }
        names.formUnion(Self.names(of: declaration.members))
      }
    }

    /// The words in the quotations of a message.
    private static func quoted(in reason: String) -> [String] {
      reason.split(separator: "'", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }
        .flatMap { SwiftToken.tokens(of: Array($0.element.utf8)).map(\.text) }
    }
  }

  /// The modules of Galley that a build depends on.
  private var planModules: [String] {
    get throws(FileError) { try importedModules + [built?.folder ?? "-"] }
  }
}
