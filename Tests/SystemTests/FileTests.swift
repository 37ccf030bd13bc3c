import Foundation
import GalleyPlatform
import Testing

@testable import GalleySystem

/// A folder of its own for each test, removed at the end.
struct TemporaryFolder: ~Copyable {
  let path: String

  init() {
    path = NSTemporaryDirectory() + "galley-" + UUID().uuidString
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

@Test("a written file reads back, and its folder holds nothing else")
func roundTrip() throws {
  let folder = TemporaryFolder()
  let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
  try File.write(bytes, to: folder.path + "/a.bin")
  #expect(try File.read(folder.path + "/a.bin") == bytes)
  #expect(try Directory.names(in: folder.path) == ["a.bin"])
}

@Test("a writer that is dropped leaves the old content and no temporary file")
func droppedWriter() throws {
  let folder = TemporaryFolder()
  let path = folder.path + "/a.txt"
  try File.write(Array("old".utf8), to: path)
  do {
    var writer = try AtomicWriter(path: path)
    try Array("new".utf8).withUnsafeBytes { try writer.write($0) }
  }
  #expect(try File.read(path) == Array("old".utf8))
  #expect(try Directory.names(in: folder.path) == ["a.txt"])
}

@Test("a writer leaves nothing beside the file while it writes, so that a signal leaves nothing")
func unnamedWriter() throws {
  let folder = TemporaryFolder()
  for path in ["\(folder.path)/new.txt", "\(folder.path)/old.txt"] {
    if path.hasSuffix("old.txt") { try File.write([1], to: path) }
    let before = try Directory.names(in: folder.path)
    var writer = try AtomicWriter(path: path)
    try [UInt8](repeating: 7, count: 100).withUnsafeBytes { try writer.write($0) }
    #expect(try Directory.names(in: folder.path) == before)
    try writer.commit()
    #expect(try File.read(path).count == 100)
  }
  #expect(try Directory.names(in: folder.path) == ["new.txt", "old.txt"])
}

@Test("two paths are the same file by what they lead to")
func sameFile() throws {
  let folder = TemporaryFolder()
  let path = "\(folder.path)/a"
  try File.write([], to: path)
  symlink("a", "\(folder.path)/link")
  link(path, "\(folder.path)/hard")
  for other in ["a", "./a", "link", "hard"] {
    #expect(File.isSame(path, "\(folder.path)/\(other)"))
  }
  try File.write([], to: "\(folder.path)/b")
  #expect(!File.isSame(path, "\(folder.path)/b") && !File.isSame(path, "\(folder.path)/none"))
}

@Test("a file gets one more name, in the place of whatever had it, and keeps what it has")
func sharedFile() throws {
  let folder = TemporaryFolder()
  let (path, other) = ("\(folder.path)/a", "\(folder.path)/b")
  try File.write([1, 2], to: path)
  for _ in 0..<2 { #expect(File.share(path, as: other) && File.isSame(path, other)) }
  try File.write([3], to: path)
  #expect(File.holds([1, 2], at: other) && File.holds([3], at: path))
  #expect(!File.holds([1, 3], at: other) && !File.holds([1], at: other))
  #expect(!File.holds([], at: folder.path) && !File.holds([], at: "\(folder.path)/none"))
  #expect(File.share(path, as: other) && File.holds([3], at: other))
  #expect(!File.share("\(folder.path)/none", as: other) && !File.share(path, as: "\(path)/c"))
}

@Test("pipes and devices are refused, not waited for")
func notRegular() throws {
  let folder = TemporaryFolder()
  let pipe = "\(folder.path)/pipe"
  #expect(mkfifo(pipe, 0o600) == 0)
  symlink("/dev/zero", "\(folder.path)/zero")
  for path in [pipe, "\(folder.path)/zero"] {
    let failure = FileError(operation: "read", path: path, reason: "it is not a regular file")
    #expect(throws: failure) { try File.read(path) }
    #expect(throws: failure) { try File.size(path) }
  }
}

@Test("failures name operation, path and the system's words")
func failures() {
  let folder = TemporaryFolder()
  #expect(
    throws: FileError(
      operation: "read", path: "\(folder.path)/none", reason: "No such file or directory")
  ) { try File.read(folder.path + "/none") }
  #expect(throws: FileError(operation: "read", path: folder.path, reason: "it is a directory")) {
    try File.read(folder.path)
  }
  #expect(throws: FileError.self) { try File.write([1], to: folder.path + "/no/such/file") }
}

@Test("folders are made with those above them, and listed by bytes")
func folders() throws {
  let folder = TemporaryFolder()
  try Directory.create(folder.path + "/a/b/c")
  try Directory.create(folder.path + "/a/b/c")
  #expect(Directory.exists(folder.path + "/a/b/c"))
  for name in ["ä", "b", "B", "a"] { try File.write([], to: folder.path + "/a/b/" + name) }
  #expect(try Directory.names(in: folder.path + "/a/b") == ["B", "a", "b", "c", "ä"])
}

@Test("a limit on the size is kept")
func sizeLimit() throws {
  let folder = TemporaryFolder()
  try File.write([1, 2, 3], to: folder.path + "/a")
  #expect(throws: FileError.self) { try File.read(folder.path + "/a", limit: 2) }
}

@Test("a device is written to and stays a device")
func device() throws {
  try File.write([1, 2, 3], to: "/dev/null")
  var status = stat()
  #expect(stat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
}

@Test("a full device refuses the bytes in the system's words")
func fullDevice() {
  #expect(
    throws: FileError(operation: "write", path: "/dev/full", reason: "No space left on device")
  ) { try File.write([1], to: "/dev/full") }
}

@Test("a link stays a link, and its file keeps its permissions")
func linkAndPermissions() throws {
  let folder = TemporaryFolder()
  try File.write([1], to: folder.path + "/file")
  chmod(folder.path + "/file", 0o640)
  symlink("file", folder.path + "/link")
  try File.write([2], to: folder.path + "/link")
  var status = stat()
  #expect(lstat(folder.path + "/link", &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
  #expect(stat(folder.path + "/file", &status) == 0 && status.st_mode & 0o777 == 0o640)
  #expect(try File.read(folder.path + "/file") == [2])
}
