internal import Galley
internal import GalleyImaging
internal import GalleySceneSnapshots
internal import GalleySnapshots
internal import GalleySystem

extension Benchmark {
  static let snapshots = Benchmark(
    name: "snapshots",
    summary: "a suite of --count pictures: cold, warm through digests, one per cent changed"
  ) { bench in
    // A document has three references: light, dark and frames.
    let suite = try SnapshotSuite(count: max(1, bench.count / 3))
    defer { suite.remove() }
    try suite.record()
    // A round takes seconds; the medians of three are steady.
    var bench = bench
    bench.rounds = min(bench.rounds, 3)
    let changed = max(1, bench.count / 300)
    try bench.compare(
      "\(bench.count) snapshots, \(Workers.processorCount) threads",
      [
        Contender(name: "hashing documents and references") { try suite.hashed() },
        Contender(name: "warm, digests settle it") { try suite.passed { $0.verifiedShare = 0 } },
        Contender(name: "warm, 2 % verified in full") { try suite.passed { _ in } },
        Contender(name: "cold, every picture drawn") { try suite.passed { $0.usesCache = false } },
        Contender(name: "1 % changed, with reports of it") { try suite.failed(changing: changed) },
      ])
  }
}

/// A corpus of small documents with their references in a folder of its own.
struct SnapshotSuite {
  private let folder: String
  private let count: Int
  private let pictures: DocumentPictures

  private var root: String { "\(folder)/Snapshots" }

  /// Writes the documents: a row with an icon, a title and a caption, no two of them alike.
  init(count: Int) throws {
    self.count = count
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

  /// The floor: every byte that a run depends on is read and hashed, nothing else.
  func hashed() throws -> Int {
    var bytes = 0
    for index in 0..<count {
      for ending in ["json", "light.png", "dark.png", "layout.txt"] {
        let file = try File.read("\(root)/\(index / 100)/\(index).\(ending)")
        var hash = ContentHash(seed: 1)
        file.withUnsafeBytes { hash.add($0) }
        if hash.value != 0 { bytes += file.count }
      }
    }
    return bytes
  }

  /// A run in which nothing differs; the number of pictures that passed.
  func passed(_ change: (inout RunOptions) -> Void) throws -> Int {
    try run(change).results.count(where: \.isPassed)
  }

  /// A run in which some documents differ; the number of pictures that failed.
  func failed(changing changed: Int) throws -> Int {
    for index in 0..<changed { try write(index * count / changed, title: "Line \(index)") }
    let failures = try run { _ in }.results.count { !$0.isPassed }
    for index in 0..<changed {
      let place = index * count / changed
      try write(place, title: "Row \(place)")
    }
    return failures
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
