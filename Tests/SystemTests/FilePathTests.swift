import Testing

@testable import GalleySystem

@Suite("Paths are bytes")
struct FilePathTests {
  @Test(
    "The rest behind a folder, whatever its letters",
    arguments: [
      ("Snäpshöts/karte/abc.png", "Snäpshöts", "karte/abc.png"),
      ("/home/jürgen/a.json", "/home/jürgen/", "a.json"), ("/a", "/", "a"),
      ("Snapshotsabc/a", "Snapshots", nil), ("Snapshots", "Snapshots", nil),
      // One folder holds a composed letter, the other a decomposed one.
      ("Sna\u{308}p/a", "Sn\u{E4}p", nil),
      // A combining mark behind the separator belongs to no character of the folder.
      ("a/\u{308}b", "a", "\u{308}b"), ("a//b", "a", "b"),
    ] as [(String, String, String?)])
  func relative(path: String, folder: String, expected: String?) {
    #expect(
      FilePath(path).relative(to: FilePath(folder)).map { Array($0.utf8) }
        == expected.map { Array($0.utf8) })
  }

  @Test(
    "A path is its folder and its last component",
    arguments: [
      ("a/b/c.png", "a/b", "c.png"), ("/a", "/", "a"), ("a", "", "a"), ("a/b/", "a", "b"),
      ("/", "/", ""), ("", "", ""), ("//a", "/", "a"), ("a/\u{301}b", "a", "\u{301}b"),
    ])
  func parts(path: String, folder: String, name: String) {
    #expect(FilePath(path).folder.string == folder)
    #expect(FilePath(path).lastComponent.utf8.elementsEqual(name.utf8))
  }

  @Test("An absolute path stays itself below any folder")
  func appending() {
    #expect(FilePath("a").appending("b").string == "a/b")
    #expect(FilePath("a/").appending("b").string == "a/b")
    #expect(FilePath("").appending("b").string == "b")
    #expect(FilePath("a").appending("/b").string == "/b")
    #expect(FilePath("/a//ü/").components == ["a", "ü"])
  }
}
