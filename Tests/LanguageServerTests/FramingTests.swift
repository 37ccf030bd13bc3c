import Testing

@testable import GalleyLanguageServer

@Suite("Frames of messages")
struct MessageFramingTests {
  /// The frames of a text that arrives in pieces of a size.
  private func frames(_ text: String, pieces: Int) -> [MessageFraming.Frame] {
    var framing = MessageFraming()
    var found: [MessageFraming.Frame] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      framing.append(rest.prefix(pieces))
      rest = rest.dropFirst(pieces)
      while let frame = framing.next() { found.append(frame) }
    }
    return found
  }

  @Test("Messages are the same in whatever pieces they arrive", arguments: [1, 2, 7, 4096])
  func pieces(size: Int) {
    let text =
      "Content-Length: 2\r\n\r\n{}Content-Type: x\r\ncontent-length:3\r\n\r\n[1]"
      + "Content-Length: 0\r\n\r\n"
    #expect(
      frames(text, pieces: size)
        == [.message(Array("{}".utf8)), .message(Array("[1]".utf8)), .message([])])
  }

  @Test(
    "A head without a usable length is told, and the next message is read",
    arguments: [
      "Length: 2\r\n\r\n", "Content-Length: -1\r\n\r\n", "Content-Length: x\r\n\r\n",
      "Content-Length: 99999999999\r\n\r\n", "Content-Length\r\n\r\n",
    ])
  func malformed(head: String) {
    #expect(
      frames(head + "Content-Length: 2\r\n\r\n{}", pieces: 9)
        == [.malformed, .message(Array("{}".utf8))])
  }

  @Test("A head without an end is not gathered for ever")
  func endless() {
    #expect(frames(String(repeating: "x", count: 5_000), pieces: 100) == [.malformed])
  }
}
