extension Benchmark {
  /// Whole processes, the program's own and anybody's, with their memory.
  static let processes = Benchmark(
    name: "processes",
    summary: "The five workloads as cold processes with their peak memory, beside --peer commands."
  ) { bench in
    let folder = bench.folder
    try Workload.saveAll(in: folder)
    let galley = bench.galley ?? Self.besideItself("galley")
    let peers =
      [
        Peer(name: "galley, 1 thread", command: "\(galley) render -j 1 {documents} -o {folder}/"),
        Peer(name: "galley", command: "\(galley) render {documents} -o {folder}/"),
      ] + bench.peers
    for workload in try Workload.all() {
      try bench.compareProcesses(workload, peers, in: folder)
    }
  }

  /// The path of a program in the folder that this one was started from.
  static func besideItself(_ name: String) -> String {
    guard let slash = CommandLine.arguments[0].lastIndex(of: "/") else { return name }
    return CommandLine.arguments[0][...slash] + name
  }
}

/// A program to compare with.
struct Peer {
  /// The name in tables.
  var name: String
  /// A shell command. `{workload}` is replaced by `w1` to `w5`, `{documents}` by the files of Galley's
  /// documents, and `{folder}` by the folder that contains them, which may receive output as well.
  var command: String

  /// Reads `NAME=COMMAND`.
  init?(_ text: String) {
    guard let sign = text.firstIndex(of: "=") else { return nil }
    self.init(name: String(text[..<sign]), command: String(text[text.index(after: sign)...]))
  }

  init(name: String, command: String) {
    self.name = name
    self.command = command
  }

  func command(for workload: Workload, in folder: String) -> String {
    let documents = workload.documents.map { "\(folder)/\($0.name).json" }
    return command.replacing("{workload}", with: workload.name.lowercased())
      .replacing("{documents}", with: documents.joined(separator: " "))
      .replacing("{folder}", with: folder)
  }
}

extension Workbench {
  /// Runs every peer once in each round; a peer that fails is left out of the table.
  func compareProcesses(_ workload: Workload, _ peers: [Peer], in folder: String) throws {
    if let filter, !workload.name.contains(filter) { return }
    var costs = [[ChildProcess]](repeating: [], count: peers.count)
    for round in 0...rounds {
      for (index, peer) in peers.enumerated() {
        guard let cost = try? ChildProcess.run(peer.command(for: workload, in: folder)) else {
          continue
        }
        if round > 0 { costs[index].append(cost) }
      }
    }
    print("\n\(workload.name), cold processes")
    print(Self.row("", "median ms", "best ms", "CPU ms", "peak MB"))
    for (peer, runs) in zip(peers, costs) where !runs.isEmpty {
      let wall = runs.map(\.wall).sorted()
      let processor = runs.map(\.processor).sorted()
      let memory = runs.map(\.peakMemory).max() ?? 0
      print(
        Self.row(
          peer.name, Self.decimal(wall[wall.count / 2]), Self.decimal(wall[0]),
          Self.decimal(processor[processor.count / 2]), Self.decimal(memory)))
    }
  }
}
