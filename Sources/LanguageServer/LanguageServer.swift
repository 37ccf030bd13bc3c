import GalleyParsing
import GalleyPlatform
package import GalleySystem

/// The stream of a session: reads messages, writes answers, and tells findings whenever nothing else
/// is waiting, so that fast typing costs no more than slow typing.
package struct LanguageServer {
  private var session: LanguageSession
  private let input: Int32
  private let send: ([UInt8]) throws(FileError) -> Void

  /// Makes a server.
  ///
  /// - Parameters:
  ///   - input: The descriptor that messages are read from.
  ///   - send: Writes a whole message.
  package init(
    _ session: LanguageSession, input: Int32,
    send: @escaping ([UInt8]) throws(FileError) -> Void
  ) {
    (self.session, self.input, self.send) = (session, input, send)
  }

  /// Serves until the editor says that it exits, or the input ends.
  ///
  /// - Returns: 0 when the editor asked to shut down before, else 1.
  package mutating func run() throws(FileError) -> Int32 {
    var framing = MessageFraming()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      while let frame = framing.next() {
        try take(frame)
        if let status = session.exitStatus { return status }
      }
      if session.owesFindings, !isWaiting { try tellFindings() }
      let count = buffer.withUnsafeMutableBytes { systemRead(input, $0.baseAddress, $0.count) }
      guard count > 0 else { return 1 }
      framing.append(buffer[..<count])
    }
  }

  private mutating func take(_ frame: MessageFraming.Frame) throws(FileError) {
    switch frame {
    case .message(let bytes):
      if let answer = session.answer(to: SourceText(name: "message", bytes: bytes)) {
        try write(answer)
      }
    case .malformed: try write(JSONRPC.failure(.noRequest))
    }
  }

  private mutating func tellFindings() throws(FileError) {
    for message in session.findings() { try write(message) }
  }

  private func write(_ message: SyntaxValue) throws(FileError) {
    let body = Array(JSONWriter.text(of: message, style: .compact).utf8)
    try send(Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
  }

  /// True if more can be read at once.
  private var isWaiting: Bool {
    var request = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) > 0 && Int32(request.revents) & POLLIN != 0
  }
}
