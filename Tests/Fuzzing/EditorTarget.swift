import GalleyParsing
import GalleyStair

@testable import GalleyLanguageServer

/// Messages of an editor to `galley lsp`, one a line, after the handshake.
enum EditorTarget: FuzzTarget {
  private static let renderer = try? Renderer(limits: DocumentTarget.limits)
  private static let greeting = #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{}}"#

  static func run(_ bytes: [UInt8]) {
    guard let renderer else { return }
    var session = LanguageSession(
      LanguageSession.Services(
        documents: DocumentRenderer(renderer, DocumentLoader()), version: "0",
        // A folder that is not there: nothing is read from the disk.
        roots: Roots(named: ["/nowhere"]),
        findings: { $1.prepare(DocumentRequest($0)).findings }))
    _ = session.answer(to: SourceText(name: "message", text: greeting))
    for line in bytes.split(separator: 0x0A).prefix(16) {
      if let answer = session.answer(to: SourceText(name: "message", bytes: Array(line))) {
        _ = JSONWriter.text(of: answer, style: .compact)
      }
      if session.owesFindings { _ = session.findings() }
    }
    var framing = MessageFraming()
    framing.append(bytes[...])
    while framing.next() != nil {}
  }
}
