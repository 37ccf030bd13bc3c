import GalleySystem
import GalleyTestSupport
import Testing

@testable import GalleySnapshots

@Suite("The memory of what passed")
struct PassedFileTests {
  private let folder = TemporaryFolder()
  private static let key = HashKey((0..<16).map { UInt8($0) }) ?? .known

  private var file: PassedFile {
    var file = PassedFile(run: 7)
    let files = (1...4).map { NamedDigest(name: "Snapshots/\($0).png", digest: UInt64($0)) }
    for name in ["a", "b"] { file.entries[name] = PassedFile.Entry(digest: 9, files: files) }
    return file
  }

  private func loaded(
    _ bytes: [UInt8], run: UInt64 = 7, key: HashKey? = PassedFileTests.key
  ) throws -> PassedFile {
    try folder.write(bytes, to: PassedFile.name)
    return PassedFile.load("\(folder.path)/\(PassedFile.name)", run: run, key: key)
  }

  @Test("it reads back with the key that it was sealed with, and with no other")
  func keys() throws {
    let bytes = file.bytes(key: Self.key)
    #expect(try loaded(bytes) == file)
    let other = try loaded(bytes, key: .known)
    #expect(other.entries.isEmpty && other.refusal?.contains("counts for nothing") == true)
    #expect(try loaded(bytes, key: nil) == PassedFile(run: 7), "nobody knows whose it is")
    #expect(try loaded(bytes, run: 8) == PassedFile(run: 8), "another program's, which is no fault")
  }

  @Test(
    "names with separators in them are read back",
    arguments: [" ", "\t", "\n", "\r\n", " \u{301}", "%\u{301}"])
  func separators(_ separator: String) throws {
    var file = PassedFile(run: 7)
    let files = ["a\(separator)b.png", "a"].map { NamedDigest(name: $0, digest: 0) }
    file.entries["x\(separator)y"] = PassedFile.Entry(digest: 9, files: files, results: "[]")
    #expect(try loaded(file.bytes(key: Self.key)) == file)
  }

  @Test("a percent sign that begins no escape stands for itself, with what follows it")
  func percentSigns() {
    for name in ["50%x", "100%", "%%20y"] {
      #expect(LockFile.unescaped(name) == name.replacing("%20", with: " "))
    }
  }

  @Test("a memory that was cut off or edited anywhere counts for nothing, and says so")
  func damaged() throws {
    let bytes = file.bytes(key: Self.key)
    for place in bytes.indices {
      var edited = bytes
      edited[place] ^= 1
      for damaged in [Array(bytes.prefix(place)), edited] {
        let read = try loaded(damaged)
        #expect(read.entries.isEmpty && read.refusal != nil, "\(place)")
      }
    }
  }
}
