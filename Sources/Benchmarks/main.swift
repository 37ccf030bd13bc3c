// galley-benchmarks [NAME…] [--rounds N] [--filter TEXT] [--count N]: without names, lists the benchmarks.
// galley-benchmarks --workloads DIR writes the five workloads as documents, for whole processes.
// galley-benchmarks processes [--galley PATH] [--peer NAME=COMMAND]… [--folder DIR] runs whole processes:
// `{workload}`, `{documents}` and `{folder}` are placeholders in a peer's command. galley-benchmarks recode
// --picture FILE… writes the pixels of other programs' PNG files again. galley-benchmarks --pages DIR writes
// the synthetic pages as PNG files, for viewing. galley-benchmarks --pairs DIR writes the pairs that "diff"
// compares, for other tools.

var bench = Workbench()
var names: [String] = []
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  switch argument {
  case "--rounds": bench.rounds = max(1, arguments.popFirst().flatMap(Int.init) ?? bench.rounds)
  case "--count": bench.count = max(1, arguments.popFirst().flatMap(Int.init) ?? bench.count)
  case "--filter": bench.filter = arguments.popFirst()
  case "--peer": bench.peers += arguments.popFirst().flatMap(Peer.init).map { [$0] } ?? []
  case "--picture": bench.pictures += arguments.popFirst().map { [$0] } ?? []
  case "--galley": bench.galley = arguments.popFirst()
  case "--folder": bench.folder = arguments.popFirst() ?? bench.folder
  case "--workloads": try Workload.saveAll(in: arguments.popFirst() ?? ".")
  case "--pages": try TestPage.saveAll(in: arguments.popFirst() ?? ".")
  case "--pairs": try Benchmark.savePairs(in: arguments.popFirst() ?? ".")
  default: names.append(argument)
  }
}
for benchmark in Benchmark.all {
  if names.isEmpty {
    print("\(benchmark.name): \(benchmark.summary)")
  } else if names.contains(benchmark.name) || names.contains("all") {
    try benchmark.run(bench)
  }
}
