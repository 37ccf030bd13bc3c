import GalleyParsing

/// The compiler's errors, by file.
struct CompilerErrors {
  /// The complaints, each once, as `path:line:column: message`, in their order.
  private(set) var lines: [String] = []
  /// The files, each once.
  private(set) var files: [String] = []

  /// Reads what a build printed.
  init(_ output: String) {
    /// An error in the expansion of a macro; the next line gives the place of the macro.
    var expanded: Substring?
    for line in Self.lines(of: output) {
      if line.hasPrefix("macro expansion "), let mark = line.firstRange(of: ": error: ") {
        expanded = line[mark.lowerBound...]
      } else if let message = expanded {
        expanded = nil
        let mark = line.firstRange(of: ": note: expanded code originates here")
        if let mark, let start = line.firstIndex(of: "/") {
          read(Substring(line[start..<mark.lowerBound] + message))
        }
      } else if line.hasPrefix("/") {
        read(line)
      }
    }
  }

  /// Reads `path:line:column: error: message`.
  private mutating func read(_ line: Substring) {
    let parts = line.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0].hasSuffix(".swift"), parts[3].hasPrefix(" error: "),
      Int(parts[1]) != nil
    else { return }
    let message = String(line).replacing(": error: ", with: ": ")
    if !lines.contains(message) { lines.append(message) }
    let file = String(parts[0])
    if !files.contains(file) { files.append(file) }
  }

  /// The errors in a file.
  func mistakes(in file: String) -> [TrimmedSource.Mistake] {
    lines.filter { $0.hasPrefix(file + ":") }.compactMap { line -> TrimmedSource.Mistake? in
      let parts = line.trimmingPrefix(file + ":").split(separator: ":", maxSplits: 2)
      guard parts.count == 3, let number = Int(parts[0]), let column = Int(parts[1]) else {
        return nil
      }
      let message = String(parts[2].drop { $0 == " " })
      return TrimmedSource.Mistake(
        line: number, column: column, message: message.replacing("\t", with: " "))
    }
  }

  /// The packages that could not be fetched, by their addresses, and those that do not compile, by their
  /// folders below a package's own checkouts: the last word of either is the package's name.
  static func lostPackages(in output: String, of folder: String) -> Set<String> {
    let checkouts = "\(folder)/.build/checkouts/"
    let failures = ["error: Failed to clone repository ", "error: Failed to fetch repository "]
    var lost: Set<String> = []
    for line in lines(of: output) {
      if let failure = failures.first(where: line.hasPrefix) {
        let address = line.dropFirst(failure.count).prefix { !$0.isWhitespace }
        lost.insert(String(address.last == ":" ? address.dropLast() : address))
      } else if line.hasPrefix(checkouts), line.contains(": error: ") {
        lost.insert(String(line.dropFirst(checkouts.count).prefix { $0 != "/" }))
      }
    }
    return lost
  }

  /// True if the linker did not find what an object calls.
  static func lacksSymbols(_ output: String) -> Bool {
    ["undefined reference to ", "undefined symbol: ", "Undefined symbols for "].contains {
      output.contains($0)
    }
  }

  /// The modules that are not available, each with the files for which this was reported. The compiler names
  /// only the first module of a file.
  var absentModules: [String: Set<String>] {
    let words = ": no such module '"
    return lines.reduce(into: [:]) { modules, line in
      guard let mark = line.firstRange(of: words) else { return }
      let module = String(line[mark.upperBound...].prefix { $0 != "'" })
      modules[module, default: []].insert(String(line.prefix { $0 != ":" }))
    }
  }

  /// Those of some files that declare what another has declared; what else is wrong may follow from that.
  func redeclaring(of files: [String]) -> [String]? {
    let found = files.filter { file in
      lines.contains { $0.hasPrefix(file + ":") && $0.contains(": invalid redeclaration of ") }
    }
    return found.isEmpty ? nil : found
  }

  /// Returns the printed lines, with the compiler's output from messages for programs: `"output" : "…"`.
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
