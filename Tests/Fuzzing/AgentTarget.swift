import ArgumentParser
import GalleyLanguageServer
import GalleyParsing
import GalleySystem

@testable import GalleyMain

/// Messages of an agent to `galley mcp`, one a line. Its folder is empty.
enum AgentTarget: FuzzTarget {
  private static let tools: ContextTools? = {
    let limits = ["--max-pixels", "65536", "--max-elements", "2000", "--max-time", "5"]
    guard let sources = try? SourceOptions.parse(limits) else { return nil }
    // Nothing is readable, so that no previews are opened.
    return try? ContextTools(sources, reading: ReadableFolders(["/nowhere"])) { path, _ in
      throw FileError(operation: "open", path: path, reason: "nothing is readable")
    }
  }()

  static func run(_ bytes: [UInt8]) {
    guard let tools else { preconditionFailure("there are no tools") }
    var session = ContextSession(tools: tools, roots: Roots(named: ["/nowhere"]))
    for line in bytes.split(separator: 0x0A).prefix(8) {
      guard let answer = session.answer(to: String(decoding: line, as: UTF8.self)) else { continue }
      _ = JSONWriter.text(of: answer, style: .compact)
    }
  }
}
