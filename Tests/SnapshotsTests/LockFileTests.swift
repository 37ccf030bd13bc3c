import GalleyImaging
import GalleyTestSupport
import Testing

@testable import GalleySnapshots

@Suite("Lines of the lock file")
struct LockFileTests {
  /// Two pictures.
  private static let whole: LockFile = {
    var lock = LockFile()
    for (name, digest) in [("a.light", 1), ("b.light", 5)] as [(String, UInt64)] {
      lock.entries[name] = .picture(
        LockFile.Record(
          digest: digest, pixels: digest + 1, tree: digest + 2, size: 70, file: digest + 3))
    }
    return lock
  }()
  /// The words of both lines.
  private static let lines = whole.text.split(separator: "\n").map {
    $0.split(separator: " ").map(String.init)
  }

  private static func joined(_ words: [String]) -> String {
    words.joined(separator: " ") + "\n"
  }

  @Test("halves of two lines fit nowhere, wherever they are cut", arguments: 1...6)
  func halves(cut: Int) {
    let half = Self.joined(Array(Self.lines[0][..<cut] + Self.lines[1][cut...]))
    let lock = LockFile(text: half)
    #expect(lock.entries.isEmpty)
    #expect(lock.faults == [LineFault(line: 1, reason: .edited, name: "a.light")])
  }

  @Test("a field that was changed is noticed, and so is one that is missing", arguments: 1...6)
  func field(place: Int) {
    var words = Self.lines[0]
    words[place] = words[place].replacing("1", with: "2").replacing("7", with: "8")
    if words == Self.lines[0] { words[place] = "0" }
    let edited = LockFile(text: Self.joined(words))
    #expect(edited.entries.isEmpty && edited.faults.map(\.reason) == [.edited])
    words.remove(at: place)
    #expect(LockFile(text: Self.joined(words)).entries.isEmpty)
  }

  @Test(
    "lines of an earlier version, conflict markers and contradictions say nothing, with their place"
  )
  func faults() {
    let text = Self.whole.text
    let earlier = LockFile(text: Self.joined(Array(Self.lines[0][..<5])))
    #expect(earlier.faults == [LineFault(line: 1, reason: .earlierVersion, name: "a.light")])

    let conflict = "<<<<<<< ours\n\(text)||||||| base\n=======\nx y\n>>>>>>> theirs\n"
    let conflicted = LockFile(text: conflict)
    #expect(conflicted.entries == Self.whole.entries)
    #expect(conflicted.faults.map(\.line) == [1, 4, 5, 6, 7])
    #expect(
      conflicted.faults.map(\.reason)
        == [.mergeMark, .mergeMark, .mergeMark, .unreadable, .mergeMark])

    var other = Self.whole
    other.entries["a.light"] = .picture(
      LockFile.Record(digest: 9, pixels: 9, tree: 9, size: 9, file: 9))
    let both = LockFile(text: text + other.text)
    #expect(both.faults == [LineFault(line: 3, reason: .contradiction, name: "a.light")])
    #expect(both.entries.keys.sorted() == ["b.light"])
  }

  @Test("a merge that keeps the lines of both branches is whole, in whatever order they stand")
  func union() {
    let lines = Self.whole.text.split(separator: "\n").map { "\($0)\n" }
    let merged = LockFile(text: lines[1] + lines[0] + lines[1])
    #expect(merged == Self.whole)
  }

  @Test("lines that say nothing are written anew from the references, those without one go")
  func mended() throws {
    let folder = TemporaryFolder()
    let bitmap = Bitmap(width: 1, height: 1, format: .rgbaStraight, pixels: [1, 2, 3, 255])
    let digest = PictureDigest(displayList: 5, renderer: NamedDigest(name: "toy", digest: 1))
    let reference = try SnapshotMetadata(digest: digest, pixels: bitmap.pixelHash)
      .applied(to: PNGEncoder(mode: .small).encode(bitmap))
    try folder.write(reference, to: "a.light.png")
    try folder.write([1, 2, 3], to: "b.light.png")
    let old = ["a", "b", "c"].map { "\($0).light 1 2 3 4\n" }.joined()
    var lock = LockFile(text: "<<<<<<< ours\n\(old)>>>>>>> theirs\n")
    #expect(lock.faults.count == 5)
    lock.mend(root: folder.path)
    let record = try #require(LockFile.Record(ofReference: reference))
    #expect(lock.faults.isEmpty && lock.entries == ["a.light": .picture(record)])
    #expect(record.digest == digest.combined && record.size == reference.count)
  }

  @Test("lines of the file of inputs that cannot be read are told with their place")
  func inputs() {
    let text = "a.light 00000000000000ff eA\n=======\nb.light\n"
    let file = InputsFile(text: text)
    #expect(file.lines.keys.sorted() == ["a.light"])
    #expect(file.faults.map(\.line) == [2, 3])
    #expect(file.faults.map(\.reason) == [.mergeMark, .unreadable])
  }
}
