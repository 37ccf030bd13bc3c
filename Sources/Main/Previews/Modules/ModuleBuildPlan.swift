import GalleyParsing
import GalleySystem

/// The package manager's plan for a build of modules, read from the commands that it writes before it builds.
struct ModuleBuildPlan {
  /// The names of the Swift modules that the product is linked from, sorted.
  let modules: [String]
  /// The share of each module in the processor time of the whole build.
  let shares: [String: Double]
  /// Flags that find the headers of the C libraries.
  let headers: [String]
  /// The maps of the modules of C.
  let moduleMaps: [String]

  /// A module takes so many times longer to compile for each byte of its sources when it is optimised.
  private static let optimizing = 3.0

  /// A command that compiles a module.
  private struct Command {
    var arguments: [String] = []
    var inputs: [String] = []

    /// The modules that it imports by their files; those of macros are tools of the compiler and elsewhere.
    var needs: [String] {
      inputs.compactMap {
        let parts = $0.split(separator: "/").suffix(2)
        guard parts.first == "Modules", let name = parts.last, name.hasSuffix(".swiftmodule")
        else { return nil }
        return String(Substring(name.utf8.dropLast(".swiftmodule".utf8.count)))
      }
    }

    var cost: Double {
      let sizes = inputs.filter { $0.hasSuffix(".swift") }.map { (try? File.size($0)) ?? 0 }
      let level = arguments.last { $0 == "-O" || $0 == "-Onone" }
      return Double(sizes.reduce(0, +)) * (level == "-O" ? ModuleBuildPlan.optimizing : 1)
    }
  }

  init(of product: String, in path: String) throws(FileError) {
    let commands = Self.commands(in: String(decoding: try File.read(path), as: UTF8.self))
    guard let own = commands[product] else {
      throw FileError(operation: "read", path: path, reason: "it does not build \(product)")
    }
    var found: Set<String> = []
    var waiting = own.needs[...]
    while let name = waiting.popFirst() {
      guard let command = commands[name], found.insert(name).inserted else { continue }
      waiting += command.needs
    }
    modules = found.sorted()
    let costs = found.reduce(into: [:]) { $0[$1] = commands[$1]?.cost }
    let total = max(1, costs.values.reduce(0, +))
    shares = costs.mapValues { $0 / total }
    let mark = "-fmodule-map-file="
    moduleMaps = own.arguments.filter { $0.hasPrefix(mark) }.map {
      String(Substring($0.utf8.dropFirst(mark.utf8.count)))
    }
    headers = own.arguments.filter { $0.hasPrefix("-I/") }.reduce(into: []) {
      if !$0.contains($1) { $0.append($1) }
    }
  }

  /// The commands that compile modules, by the modules.
  private static func commands(in text: String) -> [String: Command] {
    var commands: [String: Command] = [:]
    var name: String?
    for line in text.split(separator: "\n") {
      if line.hasPrefix("  \"") {
        name = module(of: line)
      } else if let name, line.hasPrefix("    inputs: ") {
        commands[name, default: Command()].inputs = strings(in: line.dropFirst(12))
      } else if let name, line.hasPrefix("    args: ") {
        commands[name, default: Command()].arguments = strings(in: line.dropFirst(10))
      }
    }
    return commands
  }

  /// `  "C.GalleyText-x86_64-unknown-linux-gnu-release.module":` compiles `GalleyText`.
  private static func module(of line: Substring) -> String? {
    guard line.hasPrefix("  \"C."), line.hasSuffix(".module\":") else { return nil }
    return String(line.dropFirst(5).prefix { $0 != "-" })
  }

  private static func strings(in list: Substring) -> [String] {
    guard
      case .array(let items)? = JSONParser.parse(SourceText(name: "commands", text: String(list)))
        .value?.kind
    else { return [] }
    return items.compactMap { if case .string(let text) = $0.kind { text } else { nil } }
  }
}
