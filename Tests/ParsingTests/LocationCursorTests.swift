import Testing

@testable import GalleyParsing

@Test(
  "a cursor finds what the source finds, forwards and back",
  arguments: [
    "", "a", "ab\ncd\r\n\nü€😀x\n", "\u{FEFF}a\nb", "\u{FEFF}äöü", "one long line without an end",
  ])
func cursor(_ text: String) {
  let source = SourceText(name: "a", text: text)
  var cursor = LocationCursor(source)
  let offsets = Array(0...text.utf8.count + 2)
  for offset in offsets + offsets.reversed() + offsets.filter({ $0 % 3 == 1 }) {
    #expect(cursor.location(of: offset) == source.location(of: offset))
  }
}
