import Foundation
import GalleySystem
import GalleyTestSupport
import Testing

@testable import GalleyArchives

@Suite("ZIP archives")
struct ZIPTests {
  let folder = TemporaryFolder()

  /// An archive with a file that deflates and one that does not.
  func bytes(_ names: [String] = ["a.txt", "b/c.png"]) throws -> [UInt8] {
    let path = "\(folder.path)/test.zip"
    var writer = try ZIPWriter(path: path)
    for (index, name) in names.enumerated() {
      try writer.add(content(index), named: name)
    }
    try writer.finish()
    return try File.read(path)
  }

  /// Opens bytes as an archive.
  func read(_ bytes: [UInt8]) throws -> ZIPArchive {
    let path = "\(folder.path)/read.zip"
    try File.write(bytes, to: path)
    return try ZIPArchive(path: path)
  }

  /// Returns true if bytes are refused as an archive.
  func isRefused(_ bytes: [UInt8]) throws -> Bool {
    do {
      _ = try read(bytes)
      return false
    } catch is ZIPError {
      return true
    }
  }

  func content(_ index: Int) -> [UInt8] {
    index % 2 == 0 ? [UInt8](repeating: 7, count: 5000) : [1, 2, 3]
  }

  @Test("What was written is read, and the same files give the same bytes")
  func roundTrip() throws {
    let bytes = try bytes()
    let archive = try read(bytes)
    #expect(archive.entries.map(\.name) == ["a.txt", "b/c.png"])
    for (index, entry) in archive.entries.enumerated() {
      #expect(try archive.content(of: entry) == content(index))
    }
    #expect(bytes.count < 400)
    #expect(try self.bytes() == bytes)
  }

  @Test("More than 65,535 files are read back")
  func many() throws {
    let path = "\(folder.path)/many.zip"
    var writer = try ZIPWriter(path: path)
    for index in 0..<65_600 { try writer.add([], named: "\(index)") }
    try writer.finish()
    let entries = try ZIPArchive(path: path).entries
    #expect(entries.count == 65_600)
    #expect(entries.last?.name == "65599")
  }

  @Test(
    "Names that lead out of the folder are refused on both sides",
    arguments: [
      "../x", "/x", "a/../../x", "a//b", "./x", "C:x", "a\\..\\x", "a\u{0}b", "", "..", "a\nb",
    ])
  func names(name: String) throws {
    #expect(throws: FileError.self) { try bytes([name]) }
    // The same name put into an archive by somebody else.
    let safe = String(repeating: "n", count: name.utf8.count)
    guard !safe.isEmpty else { return }
    let forged = replacing(Array(safe.utf8), by: Array(name.utf8), in: try bytes([safe]))
    #expect(try isRefused(forged))
  }

  func replacing(_ old: [UInt8], by new: [UInt8], in bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for start in 0...(bytes.count - old.count)
    where Array(bytes[start..<(start + old.count)]) == old {
      bytes.replaceSubrange(start..<(start + old.count), with: new)
    }
    return bytes
  }

  @Test("Of an archive that is cut off anywhere nothing wrong is read, and it never crashes")
  func truncated() throws {
    let bytes = try bytes()
    // Of the record at the end less is needed than it has.
    for count in 0..<(bytes.count - 10) {
      #expect(try isRefused(Array(bytes[..<count])), "\(count)")
    }
    for count in 0..<bytes.count { try checkContent(Array(bytes[..<count])) }
  }

  /// Checks that whatever can be read is what was written.
  func checkContent(_ bytes: [UInt8]) throws {
    do {
      let archive = try read(bytes)
      for (place, entry) in archive.entries.enumerated() {
        if let read = try? archive.content(of: entry) { #expect(read == content(place)) }
      }
    } catch is ZIPError {}
  }

  @Test("A changed byte is found or changes nothing that matters")
  func damaged() throws {
    let bytes = try bytes()
    for index in bytes.indices {
      var bytes = bytes
      bytes[index] ^= 0xFF
      try checkContent(bytes)
    }
  }

  @Test("Sizes that cannot be true, and those that are too much together, are refused")
  func bombs() throws {
    let bytes = try bytes(["a"])
    let entry = try #require(bytes.indices.last { bytes[$0...].starts(with: [0x50, 0x4B, 1, 2]) })
    var huge = bytes
    huge.replaceSubrange((entry + 24)..<(entry + 28), with: [0, 0, 0, 0x70])
    #expect(try isRefused(huge))
    // Many names for one file of 16 MiB, packed by 1,000.
    let path = "\(folder.path)/large.zip"
    var writer = try ZIPWriter(path: path)
    try writer.add([UInt8](repeating: 0, count: 16 << 20), named: "a00")
    try writer.finish()
    let large = try File.read(path)
    let line = try #require(large.indices.last { large[$0...].starts(with: [0x50, 0x4B, 1, 2]) })
    let end = try #require(large.indices.last { large[$0...].starts(with: [0x50, 0x4B, 5, 6]) })
    var shared = Array(large[..<line])
    for index in 0..<200 {
      var copy = Array(large[line..<end])
      for (place, digit) in [index / 100, index / 10 % 10, index % 10].enumerated() {
        copy[46 + place] = UInt8(0x30 + digit)
      }
      shared += copy
    }
    var tail = Array(large[end...])
    tail.replaceSubrange(8..<12, with: [200, 0, 200, 0])
    withUnsafeBytes(of: UInt32(shared.count - line).littleEndian) {
      tail.replaceSubrange(12..<16, with: Array($0))
    }
    #expect(
      throws: ZIPError("the archive has more than 1000000 files or 2147483648 bytes unpacked")
    ) {
      _ = try read(shared + tail)
    }
  }

  @Test("Sizes near the end of all numbers are an error")
  func overflow() throws {
    let file = try #require(
      Bundle.module.url(forResource: "zip64-overflow", withExtension: "zip", subdirectory: "Cases"))
    let archive = try ZIPArchive(path: file.path)
    for entry in archive.entries {
      #expect(throws: ZIPError("'\(entry.name)' is damaged")) { try archive.content(of: entry) }
    }
    #expect(archive.entries.count == 2)
  }

  @Test("What is no file is not waited for")
  func pipe() throws {
    let path = "\(folder.path)/pipe"
    #expect(mkfifo(path, 0o600) == 0)
    #expect(throws: FileError.self) { _ = try ZIPArchive(path: path) }
  }

  @Test("Links and encrypted files are refused", arguments: [(41, 0xA1), (8, 0x01)])
  func kinds(offset: Int, value: UInt8) throws {
    var bytes = try bytes(["a"])
    let entry = try #require(bytes.indices.last { bytes[$0...].starts(with: [0x50, 0x4B, 1, 2]) })
    bytes[entry + offset] = value
    #expect(try isRefused(bytes))
  }

  @Test("Unpacking writes the files with their folders")
  func unpacking() throws {
    let target = try Directory.createUnique("\(folder.path)/out")
    try read(try bytes()).unpack(to: target)
    #expect(try File.read("\(target)/b/c.png") == content(1))
    try Directory.remove(target)
    #expect(!Directory.exists(target))
  }
}
