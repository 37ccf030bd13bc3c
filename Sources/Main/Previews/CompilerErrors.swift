/// What the compiler complained of, by file.
struct CompilerErrors {
  /// The complaints, each once, as `path:line:column: message`, in their order.
  private(set) var lines: [String] = []
  /// The files, each once.
  private(set) var files: [String] = []

  /// Reads what a build printed.
  init(_ output: String) {
    for line in output.split(separator: "\n") where line.hasPrefix("/") {
      let parts = line.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
      guard parts.count == 4, parts[3].hasPrefix(" error: "), Int(parts[1]) != nil else {
        continue
      }
      let message = String(line).replacing(": error: ", with: ": ")
      if !lines.contains(message) { lines.append(message) }
      let file = String(parts[0])
      if !files.contains(file) { files.append(file) }
    }
  }
}
