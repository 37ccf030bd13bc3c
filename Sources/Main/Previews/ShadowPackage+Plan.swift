import GalleySystem

extension ShadowPackage {
  /// The factors that decide how the program is built, besides the content of the sources that are built: the
  /// list of sources, and the content of those that did not compile.
  struct Plan {
    /// Sources that did not compile, with the first message about each.
    var left: [String: String] = [:]
    /// Sources that are compiled without UIKit.
    var plain: Set<String> = []
    /// Packages that are not to be had.
    var lost: Set<String> = []
    /// Sources of which parts did not compile.
    var trimmed: [String: TrimmedSource] = [:]

    private static let marks = (
      left: "\tleft\t", plain: "\tplain\t", lost: "\tlost\t", cut: "\tcut\t"
    )

    init(left: [String: String] = [:]) { self.left = left }

    init(text: String) {
      for line in text.split(separator: "\n") {
        let parts = line.split(separator: "\t").map(String.init)
        guard let name = parts.last else { continue }
        if line.hasPrefix(Self.marks.left), parts.count == 4 { left[name] = parts[2] }
        if line.hasPrefix(Self.marks.plain) { plain.insert(name) }
        if line.hasPrefix(Self.marks.lost) { lost.insert(name) }
        if line.hasPrefix(Self.marks.cut), let cut = Self.cut(line) {
          trimmed[name] = TrimmedSource(cuts: (trimmed[name]?.cuts ?? []) + [cut])
        }
      }
    }

    /// Reads a line of a cut.
    private static func cut(_ line: Substring) -> TrimmedSource.Cut? {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 10, let start = Int(parts[3]), let end = Int(parts[4]),
        let number = Int(parts[5]), start <= end
      else { return nil }
      return TrimmedSource.Cut(
        start: start, end: end, text: parts[7], name: parts[6], line: number, reason: parts[8])
    }

    func text(for shadow: ShadowPackage) throws(FileError) -> String {
      func hash(_ file: String) throws(FileError) -> UInt64 {
        ContentHash.of(try File.readIfPresent(shadow.original(of: file)) ?? [])
      }
      var lines = try shadow.sourceFiles() + shadow.importedModules
      for (file, reason) in left.sorted(by: { $0.key < $1.key }) {
        lines.append("\(Self.marks.left)\(try hash(file))\t\(reason)\t\(file)")
      }
      for (file, source) in trimmed.sorted(by: { $0.key < $1.key }) {
        let hash = try hash(file)
        lines += source.cuts.sorted { $0.start < $1.start }.map { cut in
          "\(Self.marks.cut)\(hash)\t\(cut.start)\t\(cut.end)\t\(cut.line)"
            + "\t\(cut.name)\t\(cut.text)\t\(cut.reason)\t\(file)"
        }
      }
      for file in plain.sorted() { lines.append("\(Self.marks.plain)\(try hash(file))\t\(file)") }
      for package in lost.sorted() { lines.append("\(Self.marks.lost)\(package)") }
      return lines.joined(separator: "\n")
    }
  }
}
