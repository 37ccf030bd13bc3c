import GalleyFiles
import GalleyTestSupport
import Testing

@testable import GalleyArchives

@Suite("ZIP archives")
struct ZIPTests {
  let folder = TemporaryFolder()

  /// An archive with a file that deflates and one that does not.
  func archive(_ names: [String] = ["a.txt", "b/c.bin"]) throws -> [UInt8] {
    let path = "\(folder.path)/test.zip"
    var writer = try ZIPWriter(path: path)
    for (index, name) in names.enumerated() {
      try writer.add(content(index), named: name)
    }
    try writer.finish()
    return try File.read(path)
  }

  func content(_ index: Int) -> [UInt8] {
    index % 2 == 0 ? [UInt8](repeating: 7, count: 5000) : [1, 2, 3]
  }

  @Test("What was written is read, and the same files give the same bytes")
  func roundTrip() throws {
    let bytes = try archive()
    let archive = try ZIPArchive(bytes)
    #expect(archive.entries.map(\.name) == ["a.txt", "b/c.bin"])
    #expect(try archive.entries.map { try archive.content(of: $0) } == [content(0), content(1)])
    #expect(bytes.count < 400)
    #expect(try self.archive() == bytes)
  }

  @Test("More than 65,534 files need ZIP64, and have it")
  func many() throws {
    let path = "\(folder.path)/many.zip"
    var writer = try ZIPWriter(path: path)
    for index in 0..<65_600 { try writer.add([], named: "\(index)") }
    try writer.finish()
    let archive = try ZIPArchive(try File.read(path))
    #expect(archive.entries.count == 65_600)
    #expect(archive.entries.last?.name == "65599")
  }

  @Test(
    "Names that lead out of the folder are refused on both sides",
    arguments: [
      "../x", "/x", "a/../../x", "a//b", "./x", "C:x", "a\\..\\x", "a\u{0}b", "", "..", "a\nb",
    ])
  func names(name: String) throws {
    #expect(throws: FileError.self) { try archive([name]) }
    // The same name put into an archive by somebody else.
    let safe = String(repeating: "n", count: name.utf8.count)
    guard !safe.isEmpty else { return }
    let forged = replacing(Array(safe.utf8), by: Array(name.utf8), in: try archive([safe]))
    #expect(throws: ZIPError.self) { try ZIPArchive(forged) }
  }

  func replacing(_ old: [UInt8], by new: [UInt8], in bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for start in 0...(bytes.count - old.count)
    where Array(bytes[start..<(start + old.count)]) == old {
      bytes.replaceSubrange(start..<(start + old.count), with: new)
    }
    return bytes
  }

  @Test("An archive that is cut off anywhere is an error, never a crash")
  func truncated() throws {
    let bytes = try archive()
    for count in 0..<bytes.count {
      #expect(throws: ZIPError.self) { try ZIPArchive(Array(bytes[..<count])) }
    }
  }

  @Test("A changed byte is found or changes nothing that matters")
  func damaged() throws {
    let bytes = try archive()
    for index in bytes.indices {
      var bytes = bytes
      bytes[index] ^= 0xFF
      guard let archive = try? ZIPArchive(bytes) else { continue }
      for (place, entry) in archive.entries.enumerated() {
        if let read = try? archive.content(of: entry) { #expect(read == content(place)) }
      }
    }
  }

  @Test("Sizes that cannot be true, and files that share their bytes, are refused")
  func bombs() throws {
    let bytes = try archive(["a"])
    let entry = try #require(bytes.indices.last { bytes[$0...].starts(with: [0x50, 0x4B, 1, 2]) })
    var huge = bytes
    huge.replaceSubrange((entry + 24)..<(entry + 28), with: [0, 0, 0, 0x70])
    #expect(throws: ZIPError.self) { try ZIPArchive(huge) }
    // Many names for one file.
    let end = try #require(bytes.indices.last { bytes[$0...].starts(with: [0x50, 0x4B, 5, 6]) })
    var shared = Array(bytes[..<entry])
    for index in 0..<200 {
      var copy = Array(bytes[entry..<end])
      copy[46] = UInt8(0x30 + index % 10)
      copy.replaceSubrange(28..<30, with: [3, 0])
      copy += [UInt8(0x30 + index / 10 % 10), UInt8(0x30 + index / 100)]
      shared += copy
    }
    var tail = Array(bytes[end...])
    tail.replaceSubrange(8..<12, with: [200, 0, 200, 0])
    #expect(throws: ZIPError.self) { try ZIPArchive(shared + tail) }
  }

  @Test("Links and encrypted files are refused", arguments: [(41, 0xA1), (8, 0x01)])
  func kinds(offset: Int, value: UInt8) throws {
    var bytes = try archive(["a"])
    let entry = try #require(bytes.indices.last { bytes[$0...].starts(with: [0x50, 0x4B, 1, 2]) })
    bytes[entry + offset] = value
    #expect(throws: ZIPError.self) { try ZIPArchive(bytes) }
  }

  @Test("Unpacking writes the files with their folders")
  func unpacking() throws {
    let target = try Directory.createUnique("\(folder.path)/out")
    try ZIPArchive(try archive()).unpack(to: target)
    #expect(try File.read("\(target)/b/c.bin") == content(1))
    try Directory.remove(target)
    #expect(!Directory.exists(target))
  }
}
