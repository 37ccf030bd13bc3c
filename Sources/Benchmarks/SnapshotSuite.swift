internal import GalleyImaging
import GalleyPlatform
internal import GalleySceneSnapshots
internal import GalleySnapshots
internal import GalleyStair
internal import GalleySystem

extension Benchmark {
  static let snapshots = Benchmark(
    name: "snapshots",
    summary:
      "a suite of --count pictures: cold, unchanged, on CI, one per cent changed, whole processes"
  ) { bench in
    // A document has two pictures, light and dark, and one frame dump.
    let galley = bench.galley ?? besideItself("galley")
    let suite = try SnapshotSuite(count: max(1, bench.count / 2), galley: galley)
    defer { suite.remove() }
    try suite.record()
    // A round takes seconds; the medians of three are steady.
    var bench = bench
    bench.rounds = min(bench.rounds, 3)
    let changed = max(1, bench.count / 200)
    let floor = Contender(name: "floor: reading and hashing all files") { suite.hashed() }
    // Each has an output folder of its own, as the same command made again has, and passed before. Files
    // are trusted by their times two seconds after they were written.
    let ways = ["--stamps", "--no-stamps"]
    for round in 0..<3 {
      if round == 2 { sleep(2) }
      for way in ways { try suite.tested(way, way) }
      try suite.tested()
    }
    try bench.compare(
      "\(bench.count) unchanged pictures with their frame dumps, \(Workers.processorCount) threads",
      [
        floor,
        Contender(name: "whole process, times of files trusted", bar: 1.5) {
          try suite.tested(ways[0], ways[0])
        },
        Contender(name: "whole process, every file read", bar: 1.5) {
          try suite.tested(ways[1], ways[1])
        },
      ])
    for _ in 0..<3 { try suite.testedOnCI() }
    try bench.compare(
      "\(bench.count) unchanged pictures on a CI machine, \(Workers.processorCount) threads",
      [
        floor,
        Contender(name: "floor: reading and decoding all references") { try suite.decoded() },
        Contender(name: "whole process, remembered under the user's key", bar: 1.5) {
          try suite.testedOnCI()
        },
        Contender(name: "whole process, each drawn and decoded once") {
          try suite.testedOnCI(remembering: false)
        },
      ])
    try bench.compare(
      "\(bench.count) pictures with their frame dumps, 1 % changed",
      [
        floor,
        Contender(name: "whole process, all reports", bar: 3) {
          try suite.tested(changing: changed)
        },
      ])
    let failing = try SnapshotSuite(count: 100, galley: galley)
    defer { failing.remove() }
    try failing.record()
    try failing.change(100) { "Line \($0)" }
    try bench.compare(
      "200 pictures that fail, with their frame dumps",
      [
        Contender(name: "proven, nothing kept") {
          try failing.failed { $0.writesAttachments = false }
        },
        Contender(name: "proven, pictures kept") { try failing.failed { _ in } },
      ])
    try bench.compare(
      "\(bench.count) pictures looked at, \(Workers.processorCount) threads",
      [
        Contender(name: "floor: reading and hashing all files") { suite.hashed() },
        Contender(name: "other inputs, digests settle it") {
          try suite.passed { $0.verifiedShare = 0 }
        },
        Contender(name: "cold, every picture drawn") { try suite.passed { $0.usesCache = false } },
      ])
  }
}

/// A corpus of small documents with their references in a folder of its own.
struct SnapshotSuite {
  private let folder: String
  private let count: Int
  private let pictures: DocumentPictures
  private let galley: String

  private var root: String { "\(folder)/Snapshots" }

  /// Writes the documents: a row with an icon, a title and a caption, no two of them alike.
  ///
  /// - Parameter galley: The command for whole processes.
  init(count: Int, galley: String) throws {
    self.count = count
    self.galley = galley
    folder = ScratchFolder().root
    pictures = DocumentPictures(renderer: try Renderer())
    for index in 0..<count { try write(index, title: "Row \(index)") }
  }

  private func write(_ index: Int, title: String) throws {
    let text = """
      {"type": "HStack", "id": "row", "properties": {"padding": 12, "spacing": 12},
       "subviews": [
        {"type": "Image", "values": {"systemIconName": "star"}},
        {"type": "VStack", "properties": {"horizontalAlignment": "leading"}, "subviews": [
          {"type": "Text", "id": "title", "values": {"text": "\(title)"}},
          {"type": "Text", "properties": {"font": "caption"},
           "values": {"text": "Caption of the row number \(index)"}}]}]}
      """
    let place = "\(root)/\(index / 100)"
    if index % 100 == 0 { try Directory.create(place) }
    try File.write(Array(text.utf8), to: "\(place)/\(index).json")
  }

  /// Writes the references.
  func record() throws {
    _ = try run { $0.mode = .all }
  }

  /// The floor: every byte that a run depends on is read and hashed, nothing else, on as many threads
  /// as a run uses.
  func hashed() -> Int {
    let endings = ["json", "light.png", "dark.png", "layout.txt"]
    let root = root
    return Workers.map(count, threads: Workers.processorCount) { index in
      endings.reduce(0) { sum, ending in
        let bytes = (try? File.read("\(root)/\(index / 100)/\(index).\(ending)")) ?? []
        return ContentHash.of(bytes) == 0 ? sum : sum + bytes.count
      }
    }.reduce(0, +)
  }

  /// The floor of a look at every picture: its reference is decoded, and nothing is drawn or compared.
  /// The number of pixels.
  func decoded() throws -> Int {
    let endings = ["light.png", "dark.png"]
    let root = root
    return try Workers.map(count, threads: Workers.processorCount) { index in
      Result {
        try endings.reduce(0) { sum, ending in
          let bytes = try File.read("\(root)/\(index / 100)/\(index).\(ending)")
          let bitmap = try PNGDecoder.decode(bytes)
          return sum + bitmap.width * bitmap.height
        }
      }
    }.reduce(0) { try $0 + $1.get() }
  }

  /// The command as people run it, in a process of its own.
  @discardableResult
  func tested(_ output: String = "changed", _ option: String = "--stamps") throws -> Int? {
    try tested("--output \(folder)/\(output) \(option)", in: "CI=false")
  }

  /// The same on a CI machine, where nothing that a change may bring is believed.
  ///
  /// - Parameter isKnown: True if the machine kept the user's cache folder and the output of the last run.
  @discardableResult
  func testedOnCI(remembering isKnown: Bool = true) throws -> Int? {
    let output = "\(folder)/\(isKnown ? "ci" : "forgetful")"
    if !isKnown { try? Directory.remove(output) }
    return try tested(
      "--output \(output)",
      in: "CI=true HOME= XDG_CACHE_HOME=\(isKnown ? "\(folder)/caches" : "")")
  }

  private func tested(_ options: String, in variables: String) throws -> Int? {
    _ = try ChildProcess.run(
      "env \(variables) \(galley) test \(root) --record never --exit-zero \(options) > /dev/null")
    return nil
  }

  /// The same after some documents have changed; the references stay as they were.
  func tested(changing changed: Int) throws -> Int? {
    try change(changed) { "Line \($0)" }
    defer { try? change(changed) { "Row \($0)" } }
    return try tested()
  }

  func change(_ number: Int, _ title: (Int) -> String) throws {
    for index in 0..<number {
      let place = index * count / number
      try write(place, title: title(place))
    }
  }

  /// A run in which nothing differs; the number of pictures that passed.
  func passed(_ change: (inout RunOptions) -> Void) throws -> Int {
    try run(change).results.count(where: \.isPassed)
  }

  /// The number of pictures that failed.
  func failed(_ change: (inout RunOptions) -> Void) throws -> Int {
    try run(change).results.count { !$0.isPassed && $0.isPicture }
  }

  private func run(_ change: (inout RunOptions) -> Void) throws -> SnapshotReport {
    var options = RunOptions()
    options.mode = .never
    options.output = "\(folder)/out"
    options.workers = Workers.processorCount
    change(&options)
    let run = SnapshotRun(root: root, options: options, prepare: pictures.preparation)
    let report = try run.run(try Corpus(root: root).cases)
    try File.write(Array(ReportJSON.text(of: report).utf8), to: "\(folder)/results.json")
    return report
  }

  /// Removes the folder.
  func remove() { try? Directory.remove(folder) }
}
