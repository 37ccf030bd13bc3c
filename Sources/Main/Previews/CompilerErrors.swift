import GalleyParsing

/// What the compiler complained of, by file.
struct CompilerErrors {
  /// The complaints, each once, as `path:line:column: message`, in their order.
  private(set) var lines: [String] = []
  /// The files, each once.
  private(set) var files: [String] = []

  /// Reads what a build printed.
  init(_ output: String) {
    for line in Self.lines(of: output) where line.hasPrefix("/") {
      let parts = line.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
      guard parts.count == 4, parts[0].hasSuffix(".swift"), parts[3].hasPrefix(" error: "),
        Int(parts[1]) != nil
      else { continue }
      let message = String(line).replacing(": error: ", with: ": ")
      if !lines.contains(message) { lines.append(message) }
      let file = String(parts[0])
      if !files.contains(file) { files.append(file) }
    }
  }

  /// Those of some files that declare what another has declared; what else is wrong may follow from that.
  func redeclaring(of files: [String]) -> [String]? {
    let found = files.filter { file in
      lines.contains { $0.hasPrefix(file + ":") && $0.contains(": invalid redeclaration of ") }
    }
    return found.isEmpty ? nil : found
  }

  /// What was printed, with what the compiler says in messages for programs: `"output" : "…"`.
  private static func lines(of output: String) -> [Substring] {
    output.split(separator: "\n").flatMap { line -> [Substring] in
      guard let mark = line.firstRange(of: "\"output\" : "),
        let text = JSONParser.parse(
          SourceText(name: "", text: String(line[mark.upperBound...]))
        ).value?.text
      else { return [line] }
      return text.split(separator: "\n")
    }
  }
}
