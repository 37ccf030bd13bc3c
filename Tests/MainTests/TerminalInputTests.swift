import Testing

@testable import GalleyMain

@Suite("Input of a terminal that reports its mouse")
struct TerminalInputTests {
  private func events(_ text: String, isWhole: Bool = true) -> ([TerminalInput], rest: Int) {
    var bytes = Array(text.utf8)
    var events: [TerminalInput] = []
    while let event = TerminalInput.read(&bytes, isWhole: isWhole) { events.append(event) }
    return (events, bytes.count)
  }

  @Test("Presses, releases and letters are read in their order, with cells from 0")
  func order() {
    #expect(
      events("\u{1B}[<0;3;1Ma\u{1B}[<64;1;2mé\u{1B}").0 == [
        .mouse(button: 0, column: 2, row: 0, isPress: true), .letter("a"),
        .mouse(button: 64, column: 0, row: 1, isPress: false), .letter("é"), .escape,
      ])
  }

  @Test("Arrows and what is broken are nothing, and read to their end")
  func others() {
    let texts = [
      "\u{1B}[A", "\u{1B}[1;5C", "\u{1B}[<0;0;1M", "\u{1B}[<99999999999999999999;1;1M", "\u{1B}x",
    ]
    for text in texts {
      #expect(events(text).0 == [.other] && events(text).rest == 0, "\(text.debugDescription)")
    }
    #expect(events("\u{1B}\u{1B}").0 == [.escape, .escape])
    #expect(events("\u{1B}x\u{1B}").0 == [.other, .escape])
    #expect(events("\u{FF}").0.count == 1 && events("\u{3}").0 == [.end])
  }

  @Test("A sequence that has only begun waits for its end")
  func begun() {
    for text in ["\u{1B}", "\u{1B}[<0;3"] {
      #expect(
        events(text, isWhole: false).0 == [] && events(text, isWhole: false).rest == text.utf8.count
      )
    }
  }
}
