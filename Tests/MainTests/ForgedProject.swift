import Foundation
import GalleyImaging
import GalleySnapshots
import GalleySystem
import GalleyTestSupport
import Testing

/// A repository with a red and a blue rectangle, recorded, and a machine that tests it.
struct ForgedProject {
  static let picture = "Snapshots/a.light.png"
  static let passed = ".build/snapshots/passed.tsv"
  let folder = TemporaryFolder()
  /// The cache folder of the user, outside of the repository.
  let caches = TemporaryFolder()
  var tool: Tool { Tool(folder: folder.path) }

  /// The recorded corpus, made once for all tests.
  private static let recorded = Result {
    let project = try ForgedProject(files: [:])
    try project.folder.write(
      #"{"variants": {"appearance": ["light"]}}"#, to: "Snapshots/suite.json")
    try project.document("a", color: "#FF0000")
    try project.document("b", color: "#0000FF")
    try project.tool.run(["record"])
    return project.files
  }

  init() throws {
    try self.init(files: try Self.recorded.get())
    try commit()
  }

  private init(files: [String: [UInt8]]) throws {
    for (name, bytes) in files { try folder.write(bytes, to: name) }
  }

  /// The corpus.
  private var files: [String: [UInt8]] {
    folder.files.filter { $0.hasPrefix("Snapshots/") }
      .reduce(into: [:]) { files, name in files[name] = folder.bytes(name) }
  }

  /// Writes a document: a rectangle that fills its canvas.
  func document(_ name: String, color: String) throws {
    try folder.write(
      """
      {"canvas": {"width": 60, "height": 40, "scale": 1}, "root":
       {"type": "Rectangle", "properties": {"foregroundColor": "\(color)"}}}
      """, to: "Snapshots/\(name).json")
  }

  /// Gives everything to git, the output folder included.
  func commit() throws {
    for arguments in [
      ["init", "-q"], ["add", "-A", "-f"],
      [
        "-c", "user.name=a", "-c", "user.email=a@b", "commit", "-q", "--allow-empty", "-m",
        "a step",
      ],
    ] { try tool.system(["git"] + arguments) }
  }

  // MARK: Runs

  /// A run on a CI machine.
  ///
  /// - Parameter caches: The user's cache folder; nil where there is none.
  func testOnCI(_ options: [String] = [], caches: String?) throws -> Tool.Result {
    var environment = ["CI": "true"]
    environment["XDG_CACHE_HOME"] = caches
    return try tool.run(["test"] + options, environment: environment)
  }

  func testOnCI() throws -> Tool.Result { try testOnCI(caches: caches.path) }

  /// A run that writes nothing, where references and memories are believed.
  func testAtDesk(caches: String? = nil) throws -> Tool.Result {
    var environment: [String: String] = [:]
    environment["XDG_CACHE_HOME"] = caches
    return try tool.run(
      ["test", "--record", "never", "--seed", "1"], environment: environment)
  }

  // MARK: The lock file

  func lockText() throws -> String {
    String(decoding: try #require(folder.bytes("Snapshots/snapshots.lock")), as: UTF8.self)
  }

  func write(lock: String) throws { try folder.write(lock, to: "Snapshots/snapshots.lock") }

  /// Changes the fields of lines, whose bonds are computed anew.
  func record(_ change: (inout [String: LockFile.Record]) -> Void) throws {
    var lock = LockFile(text: try lockText())
    var records: [String: LockFile.Record] = [:]
    for (name, entry) in lock.entries {
      if case .picture(let record) = entry { records[name] = record }
    }
    change(&records)
    for (name, record) in records { lock.entries[name] = .picture(record) }
    try write(lock: lock.text)
  }

  /// Picture and lock file as they are recorded for the documents there are.
  func recorded() throws -> (picture: [UInt8], lock: String) {
    try tool.run(["record"])
    return (try #require(folder.bytes(Self.picture)), try lockText())
  }

  // MARK: Pictures

  /// The picture that belongs to the document, and one that does not.
  func pictures() throws -> (right: [UInt8], wrong: [UInt8]) {
    (
      try #require(folder.bytes(Self.picture)),
      try #require(folder.bytes("Snapshots/b.light.png"))
    )
  }

  func showWrongPicture() throws { try folder.write(try pictures().wrong, to: Self.picture) }

  /// Gives the wrong picture what the right one carries, changed, with everything that binds it to its
  /// pixels.
  func forgeChunk(
    _ change: (inout SnapshotMetadata, _ right: SnapshotMetadata) -> Void = { _, _ in }
  ) throws {
    let (right, wrong) = try pictures()
    let original = try #require(SnapshotMetadata.read(from: right))
    var metadata = original
    metadata.pixels = try PNGDecoder.decode(wrong).straight.pixelHash
    change(&metadata, original)
    try folder.write(try metadata.applied(to: wrong), to: Self.picture)
    let forged = try metadata.applied(to: wrong)
    try record { records in
      records["a.light"]?.digest = metadata.digest.combined
      records["a.light"]?.pixels = metadata.pixels
      records["a.light"]?.size = forged.count
      records["a.light"]?.file = ContentHash.of(forged)
    }
  }

  // MARK: The output folder

  /// Makes the wrong picture pass on another machine, and leaves some of that machine's output folder here.
  func bringOutput(caches: String? = nil, where isBrought: (String) -> Bool) throws {
    let old = output
    try forgeChunk()
    for name in old.keys { try FileManager.default.removeItem(atPath: "\(folder.path)/\(name)") }
    for _ in 0..<3 { #expect(try testAtDesk(caches: caches).status == 0) }
    for name in output.keys where !isBrought(name) {
      try FileManager.default.removeItem(atPath: "\(folder.path)/\(name)")
      if let bytes = old[name] { try folder.write(bytes, to: name) }
    }
  }

  private var output: [String: [UInt8]] {
    folder.files.filter { $0.hasPrefix(".build/snapshots/") }
      .reduce(into: [:]) { files, name in files[name] = folder.bytes(name) }
  }

  /// Puts the hash of the case as it is in the place of that which passed.
  func editPassedFile() throws {
    guard let bytes = folder.bytes(Self.passed) else {
      return try folder.write("galley 2 0123456789abcdef 0\na\t00\nb\t00\n", to: Self.passed)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("a\t") })
    let hash = line.split(separator: "\t")[1]
    try folder.write(text.replacing(hash, with: "0123456789abcdef"), to: Self.passed)
  }

  /// Says that everything has passed, in all results.
  func editResults() throws {
    for (name, bytes) in output where name.hasSuffix("results.json") {
      let text = String(decoding: bytes, as: UTF8.self)
      try folder.write(text.replacing(#""failed""#, with: #""passed""#), to: name)
      try folder.write(
        text.replacing(#""failed""#, with: #""passed""#),
        to: ".build/snapshots/settled/results.json")
    }
  }
}
