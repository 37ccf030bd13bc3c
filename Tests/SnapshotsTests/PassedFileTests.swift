import GalleyTestSupport
import Testing

@testable import GalleySnapshots

@Suite("The memory of what passed")
struct PassedFileTests {
  @Test("Of a memory that was cut off only whole lines count, wherever it ends")
  func cut() throws {
    var file = PassedFile(run: 7)
    let files = (1...4).map { NamedDigest(name: "Snapshots/\($0).png", digest: UInt64($0)) }
    for name in ["a", "b"] { file.entries[name] = PassedFile.Entry(digest: 9, files: files) }
    let folder = TemporaryFolder()
    let bytes = Array(file.text.utf8)
    for count in 0...bytes.count {
      try folder.write(Array(bytes.prefix(count)), to: PassedFile.name)
      let read = PassedFile.load("\(folder.path)/\(PassedFile.name)", run: 7).entries
      #expect(read == file.entries.filter { read.keys.contains($0.key) }, "\(count)")
      #expect((read["b"] != nil) == (count == bytes.count), "\(count)")
    }
  }
}
