/// What a terminal says when it is asked what it can show.
package struct TerminalAnswers: Hashable, Sendable {
  /// It reads kitty's graphics protocol.
  package var isKitty = false
  /// It reads sixel graphics.
  package var isSixel = false
  /// The width of a character cell in pixels, when it said so.
  package var cellWidth: Int?
  /// The height of a character cell in pixels, when it said so.
  package var cellHeight: Int?

  /// The questions: whether a picture of one pixel would be understood (kitty), how large a cell is
  /// (XTWINOPS 16), and what the terminal is (DA1), which all of them answer, so that its answer ends
  /// the wait for the others.
  ///
  /// Tmux and screen take the first of them for a title, and are not asked it.
  package static func questions(environment: [String: String]) -> String {
    let isNested = environment["TMUX"] != nil || environment["STY"] != nil
    let kitty = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"
    return (isNested ? "" : kitty) + "\u{1B}[16t\u{1B}[c"
  }

  /// Nothing is known.
  package init() {}

  /// Reads what came back; for whatever else was typed meanwhile, see ``typed(_:)``.
  package init(_ bytes: [UInt8]) {
    for answer in bytes.split(separator: 0x1B) {
      let text = String(decoding: answer, as: UTF8.self)
      if text.hasPrefix("_Gi=31;OK") { isKitty = true }
      if text.hasPrefix("[6;"), let numbers = Self.numbers(text.dropFirst(3), until: "t"),
        numbers.count == 2, numbers.allSatisfy({ (1...512).contains($0) })
      {
        (cellHeight, cellWidth) = (numbers[0], numbers[1])
      }
      if text.hasPrefix("[?"), let numbers = Self.numbers(text.dropFirst(2), until: "c") {
        isSixel = numbers.dropFirst().contains(4)
      }
    }
  }

  /// Returns true if the last answer has come: that to DA1.
  package static func isComplete(_ bytes: [UInt8]) -> Bool {
    bytes.split(separator: 0x1B).contains { answer in
      answer.starts(with: "[?".utf8) && answer.contains(UInt8(ascii: "c"))
    }
  }

  /// What came between the answers: keys that somebody pressed meanwhile, or before.
  package static func typed(_ bytes: [UInt8]) -> [UInt8] {
    var typed: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      guard byte == 0x1B else {
        typed.append(byte)
        continue
      }
      switch rest.popFirst() {
      case UInt8(ascii: "["):
        // A control sequence ends with its first byte that is no parameter.
        rest = rest.drop { !(0x40...0x7E).contains($0) }.dropFirst()
      case UInt8(ascii: "_"):
        // A command of an application ends with ESC \.
        rest = rest.drop { $0 != 0x1B }.dropFirst(2)
      default: break
      }
    }
    return typed
  }

  private static func numbers(_ text: Substring, until end: Character) -> [Int]? {
    guard let place = text.firstIndex(of: end) else { return nil }
    let parts = text[..<place].split(separator: ";").map { Int($0) }
    return parts.contains(nil) ? nil : parts.compactMap(\.self)
  }
}
