import Foundation
import GalleyImaging
import GalleySnapshots
import GalleySystem
import GalleyTestSupport
import Testing

@Suite("No change and no folder that a CI system keeps makes a wrong picture pass")
struct ForgedVerdictTests {
  @Test("On a CI machine that remembers nothing", arguments: Forgery.allCases)
  func forgotten(_ forgery: Forgery) throws {
    let project = try ForgedProject()
    try forgery.commit(to: project)
    try expectNoticed(forgery, project)
  }

  @Test("On a CI machine that has seen all of it pass before", arguments: Forgery.allCases)
  func remembered(_ forgery: Forgery) throws {
    let project = try ForgedProject()
    for _ in 0..<3 { #expect(try project.testOnCI().status == 0) }
    try forgery.commit(to: project)
    try expectNoticed(forgery, project)
  }

  /// The run fails for what was forged, and so does the next, which finds what the first one left.
  private func expectNoticed(_ forgery: Forgery, _ project: ForgedProject) throws {
    for _ in 0..<2 {
      let result = try project.testOnCI(forgery.options, caches: forgery.caches(of: project))
      #expect(result.status == 1 || result.status == 2, "\(result.text)\(result.errors)")
      #expect(
        (result.text + result.errors).contains(forgery.words), "\(result.text)\(result.errors)")
    }
  }

  @Test(
    "Where references are believed these do pass, which shows that they are forged well",
    arguments: [Forgery.chunkForged, .passedFile, .outputFolder, .pointer])
  func believed(_ forgery: Forgery) throws {
    let project = try ForgedProject()
    try forgery.commit(to: project)
    let result = try project.testAtDesk()
    #expect(result.status == 0, "\(result.text)\(result.errors)")
  }

  @Test("What is right passes, is looked at once, and again where nobody can say who remembers it")
  func honest() throws {
    let project = try ForgedProject()
    #expect(try project.testOnCI().text.contains("4 passed (4 by pixels)"))
    for _ in 0..<3 {
      #expect(try project.testOnCI().text.contains("4 passed (4 by inputs)"))
    }
    #expect(try project.testOnCI(caches: nil).text.contains("4 passed (4 by pixels)"))
  }

  @Test("What passed because a digest was believed is not remembered as looked at")
  func desk() throws {
    let project = try ForgedProject()
    #expect(
      try project.testAtDesk(caches: project.caches.path).text
        .contains("4 passed (2 by digest, 2 by pixels)"))
    for _ in 0..<2 {
      #expect(
        try project.testAtDesk(caches: project.caches.path).text
          .contains("4 passed (4 by inputs)"))
    }
    #expect(try project.testOnCI().text.contains("4 passed (4 by pixels)"))
  }

  @Test("What stands in the place of a memory that counts for nothing is said")
  func refusal() throws {
    let project = try ForgedProject()
    try project.folder.write("galley 1 0123456789abcdef\na\t00\n", to: ForgedProject.passed)
    let result = try project.testOnCI()
    #expect(result.status == 0)
    #expect(result.text.contains("'.build/snapshots/passed.tsv' counts for nothing"))
    #expect(try project.testOnCI().text.contains("counts for nothing") == false)
  }
}

@Suite("Files beside the references that a merge or an earlier version left")
struct FaultyLineTests {
  /// A way to damage a lock file.
  enum Fault: String, CaseIterable, CustomTestStringConvertible {
    case marks = "conflict markers"
    case earlier = "lines of an earlier version"
    case edited = "an edited line"
    case both = "lines of both branches for one picture"
    var testDescription: String { rawValue }

    func spoil(_ project: ForgedProject) throws {
      let lock = try project.lockText()
      switch self {
      case .marks:
        try project.write(lock: "<<<<<<< HEAD\n\(lock)=======\n>>>>>>> other\n")
      case .earlier:
        let lines = lock.split(separator: "\n").map { line in
          line.split(separator: " ").prefix(5).joined(separator: " ")
        }
        try project.write(lock: lines.joined(separator: "\n") + "\n")
      case .edited: try project.write(lock: lock.replacing("a.light", with: "c.light"))
      case .both:
        var other = LockFile(text: lock)
        other.entries["a.light"] = .picture(
          LockFile.Record(digest: 1, pixels: 2, tree: 3, size: 4, file: 5))
        try project.write(lock: lock + other.text)
      }
    }
  }

  @Test(
    "A lock file that says nothing is an error with what to do, and galley record mends it",
    arguments: Fault.allCases)
  func mended(_ fault: Fault) throws {
    let project = try ForgedProject()
    let whole = try project.lockText()
    try fault.spoil(project)
    for environment in [["CI": "true"], [:]] {
      let result = try project.tool.run(["test"], environment: environment)
      #expect(result.status == 2, "\(result.text)")
      #expect(result.text.contains("'Snapshots/snapshots.lock' line "))
      #expect(result.text.contains("\"galley record\""))
    }
    let result = try project.tool.run(["record"])
    #expect(result.status == 0, "\(result.text)\(result.errors)")
    #expect(result.text.contains("of 'Snapshots/snapshots.lock' anew"))
    #expect(try project.lockText() == whole)
    #expect(try project.testOnCI().status == 0)
  }

  @Test("Two branches that each add a line merge without a conflict where git is told to keep both")
  func union() throws {
    let project = try ForgedProject()
    let base = try project.lockText()
    var added: [String] = []
    for name in ["c", "d"] {
      try project.document(name, color: "#00FF00")
      try project.tool.run(["record"])
      added.append(try project.lockText())
      try project.write(lock: base)
    }
    let lines = added.map { text in
      text.split(separator: "\n").filter { !base.contains($0) }.joined(separator: "\n") + "\n"
    }
    try project.write(lock: base + lines[1] + lines[0])
    #expect(try project.testOnCI().status == 0)
    #expect(try project.tool.run(["record"]).status == 0)
    #expect(try project.testOnCI().status == 0)
  }

  @Test("A merge that left marks in lock file and frame dumps is mended by test and accept")
  func accepted() throws {
    let project = try ForgedProject()
    try project.document("a", color: "#00FF00")
    let lock = try project.lockText()
    try project.write(lock: "<<<<<<< HEAD\n\(lock)=======\n>>>>>>> other\n")
    let dump = try #require(project.folder.bytes("Snapshots/a.layout.txt"))
    try project.folder.write(
      "<<<<<<< HEAD\n\(String(decoding: dump, as: UTF8.self))=======\n",
      to: "Snapshots/a.layout.txt")
    let result = try project.tool.run(["test", "--record", "never"])
    #expect(result.status == 2)
    #expect(
      result.text.contains("'Snapshots/a.layout.txt' line 1: a conflict marker of a merge"),
      "\(result.text)")
    #expect(try project.tool.run(["accept"]).status == 0)
    #expect(try project.testOnCI().status == 0)
    #expect(try !project.lockText().contains("<<<<<<<"))
  }

  @Test("Lines of snapshots.inputs that cannot be read are told, and galley record removes them")
  func inputs() throws {
    let project = try ForgedProject()
    try project.folder.write("<<<<<<< HEAD\na.light 12\n", to: "Snapshots/snapshots.inputs")
    let result = try project.testOnCI()
    #expect(result.status == 2)
    #expect(
      result.text.contains(
        "'Snapshots/snapshots.inputs' line 1: a conflict marker of a merge, and 1 more line"))
    #expect(try project.tool.run(["record"]).status == 0)
    #expect(try project.testOnCI().status == 0)
  }
}

/// A way to make a wrong picture pass: the document `a` is red, its reference blue, or the other way round.
enum Forgery: String, CaseIterable, CustomTestStringConvertible {
  case otherLine = "the line of another picture in the lock file"
  case firstField = "the digest alone replaced in a line"
  case firstFieldBound = "the digest replaced in a line, and its bond computed anew"
  case wholeLine = "a whole line computed for the wrong picture"
  case mixedLines = "a line put together from those of two branches"
  case earlierLines = "lines in the form of an earlier version"
  case conflict = "conflict markers round the lines of two branches"
  case twoBranches = "the document of one branch and the picture of another, lines of both kept"
  case renamed = "two documents that exchange their names, lines and all"
  case alias = "a line that says that another picture shows the same"
  case chunkCopied = "the chunk of the right picture in the wrong one"
  case chunkForged = "the chunk of the right picture bound to the wrong one"
  case pixelsForged = "a chunk that claims the pixels that are drawn"
  case pointer = "a Git LFS pointer and a line that fits it"
  case sameTime = "a picture replaced by one of the same size and time"
  case dump = "a frame dump with conflict markers"
  case earlierDump = "a frame dump in the form of another version"
  case passedHash = "a hash edited in passed.tsv"
  case passedFile = "a passed.tsv of another machine, forced into git"
  case manifest = "run.manifest, run.cases and settled of another machine, forced into git"
  case outputFolder = "the output folder of another machine, brought back from a cache"
  case keptFolder = "the output folder of the run before the change"
  case results = "results edited in the output folder and in settled"
  case lastFailed =
    "results without a failure, forced into git, where the last failed are asked for"
  case ownKey = "a memory with its key, both in the checkout"

  var testDescription: String { rawValue }

  /// The message of the run.
  var words: String {
    switch self {
    case .otherLine, .firstField, .mixedLines:
      "it was edited, or its parts come from different lines"
    case .earlierLines: "it was written by an earlier version of Galley"
    case .conflict: "'Snapshots/snapshots.lock' line 1: a conflict marker of a merge"
    case .pointer: "run \"git lfs pull\""
    case .dump: "'Snapshots/a.layout.txt' line 1: a conflict marker of a merge"
    case .earlierDump: "'Snapshots/a.layout.txt' line 1: "
    case .lastFailed: "--last-failed takes the output folder at its word"
    default: "a.light"
    }
  }

  /// More options of the run.
  var options: [String] { self == .lastFailed ? ["--last-failed"] : [] }

  /// The cache folder of the machine that is to be deceived.
  func caches(of project: ForgedProject) -> String {
    self == .ownKey ? "\(project.folder.path)/.cache" : project.caches.path
  }

  /// Makes the change, and gives it to git.
  func commit(to project: ForgedProject) throws {
    try change(project)
    try project.commit()
  }

  private func change(_ project: ForgedProject) throws {
    let folder = project.folder
    switch self {
    case .otherLine:
      try project.showWrongPicture()
      let other = try project.lockText().split(separator: "\n")[1]
      let lines = [String(other).replacing("b.light", with: "a.light"), String(other)]
      try project.write(lock: lines.joined(separator: "\n") + "\n")
    case .firstField:
      try project.document("a", color: "#0000FF")
      let lock = try project.lockText()
      let words = lock.split(whereSeparator: \.isWhitespace)
      try project.write(lock: lock.replacing(words[1], with: words[8]))
    case .firstFieldBound:
      try project.document("a", color: "#0000FF")
      try project.record { records in
        let digest = records["b.light"]?.digest ?? 0
        records["a.light"]?.digest = digest
      }
    case .wholeLine:
      try project.showWrongPicture()
      try project.record { records in
        let digest = records["a.light"]?.digest ?? 0
        records["a.light"] = records["b.light"]
        records["a.light"]?.digest = digest
      }
    case .mixedLines:
      try project.showWrongPicture()
      var lines = try project.lockText().split(separator: "\n").map { $0.split(separator: " ") }
      lines[0] = Array(lines[0][..<2] + lines[1][2...])
      try project.write(lock: lines.map { $0.joined(separator: " ") + "\n" }.joined())
    case .earlierLines:
      try project.showWrongPicture()
      var lines = try project.lockText().split(separator: "\n")
        .map { Array($0.split(separator: " ").prefix(5)) }
      lines[0][2...] = lines[1][2...]
      try project.write(lock: lines.map { $0.joined(separator: " ") + "\n" }.joined())
    case .conflict:
      try project.showWrongPicture()
      let lock = try project.lockText()
      try project.write(lock: "<<<<<<< HEAD\n\(lock)=======\n\(lock)>>>>>>> other\n")
    case .twoBranches:
      try project.document("a", color: "#00FF00")
      let other = try project.recorded()
      try project.document("a", color: "#FFFF00")
      let one = try project.recorded()
      try folder.write(other.picture, to: ForgedProject.picture)
      try project.write(lock: one.lock + other.lock)
    case .renamed:
      let (a, b) = (folder.bytes("Snapshots/a.json"), folder.bytes("Snapshots/b.json"))
      try folder.write(try #require(b), to: "Snapshots/a.json")
      try folder.write(try #require(a), to: "Snapshots/b.json")
      try project.record { records in
        let digests = ["a", "b"].map { records["\($0).light"]?.digest ?? 0 }
        records["a.light"]?.digest = digests[1]
        records["b.light"]?.digest = digests[0]
      }
    case .alias:
      try FileManager.default.removeItem(atPath: "\(folder.path)/\(ForgedProject.picture)")
      let lines = try project.lockText().split(separator: "\n")
      try project.write(lock: "a.light = b.light\n\(lines[1])\n")
    case .chunkCopied:
      let (right, wrong) = try project.pictures()
      let chunk = try #require(PNGContainer(right)?.data(named: SnapshotMetadata.chunkName))
      let forged = PNGContainer(wrong)?.inserting(SnapshotMetadata.chunkName, Array(chunk))
      try folder.write(try #require(forged), to: ForgedProject.picture)
    case .chunkForged: try project.forgeChunk()
    case .pixelsForged:
      try project.forgeChunk { metadata, right in
        metadata.digest.displayList ^= 1
        metadata.pixels = right.pixels
      }
    case .pointer:
      let pointer = """
        version https://git-lfs.github.com/spec/v1
        oid sha256:\(String(repeating: "5", count: 64))
        size 77

        """
      try folder.write(pointer, to: ForgedProject.picture)
      try project.record { $0["a.light"]?.size = 77 }
    case .sameTime:
      let (right, wrong) = try project.pictures()
      // Without its chunk it is shorter.
      let pixels = try PNGEncoder(mode: .small).encode(PNGDecoder.decode(wrong))
      try #require(pixels.count <= right.count)
      let path = "\(folder.path)/\(ForgedProject.picture)"
      let date = try #require(
        try FileManager.default.attributesOfItem(atPath: path)[.modificationDate])
      let padding = [UInt8](repeating: 0, count: right.count - pixels.count)
      let handle = try #require(FileHandle(forUpdatingAtPath: path))
      try handle.write(contentsOf: pixels + padding)
      try handle.close()
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    case .dump:
      let dump = String(
        decoding: try #require(folder.bytes("Snapshots/a.layout.txt")), as: UTF8.self)
      try folder.write("<<<<<<< HEAD\n\(dump)=======\n\(dump)", to: "Snapshots/a.layout.txt")
    case .earlierDump:
      let dump = String(
        decoding: try #require(folder.bytes("Snapshots/a.layout.txt")), as: UTF8.self)
      try folder.write(
        dump.replacing(#/galley-layout \d+/#, with: "galley-layout 0"), to: "Snapshots/a.layout.txt"
      )
    case .passedHash:
      try project.showWrongPicture()
      try project.editPassedFile()
    case .passedFile: try project.bringOutput { $0.hasSuffix("/passed.tsv") }
    case .manifest: try project.bringOutput { !$0.hasSuffix("/passed.tsv") }
    case .outputFolder: try project.bringOutput { _ in true }
    case .keptFolder: try project.showWrongPicture()
    case .results:
      try project.showWrongPicture()
      #expect(try project.testOnCI().status == 1)
      try project.editResults()
    case .lastFailed:
      #expect(try project.testOnCI().status == 0)
      try project.showWrongPicture()
    case .ownKey:
      let elsewhere = TemporaryFolder()
      try project.bringOutput(caches: elsewhere.path) { _ in true }
      let key = try #require(SecretFile.bytes("\(elsewhere.path)/galley/memory.key", count: 16))
      try folder.write(key, to: ".cache/galley/memory.key")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o600], ofItemAtPath: "\(folder.path)/.cache/galley/memory.key")
    }
  }
}
