import GalleyPlatform

/// One way of doing a piece of work: a competitor, a floor or a variant.
struct Contender {
  /// The name in the table.
  var name: String
  /// Does the work once and returns a size or count worth showing, or nil.
  var work: () throws -> Int?
  /// The largest ratio to the first contender that is good enough; nil where nothing is promised.
  var bar: Double?
  /// The most processor time that is good enough, in milliseconds; nil where nothing is promised.
  var limit: Double?

  init(
    name: String, bar: Double? = nil, limit: Double? = nil, work: @escaping () throws -> Int?
  ) {
    self.name = name
    (self.bar, self.limit) = (bar, limit)
    self.work = work
  }
}

/// Runs contenders in turn and prints their medians as ratios to the first one.
///
/// Every round runs each contender once, so that any other load on the machine affects all of them alike:
/// compare the ratios, not single milliseconds. If other processes compute at the same time, the ratio of
/// processor time is the reliable one; it covers all threads together.
struct Workbench {
  /// The number of measured rounds, which follow one that is not measured.
  var rounds = 7
  /// Only tables whose title contains this are measured.
  var filter: String?
  /// The number of pictures in the suite of the snapshot benchmark.
  var count = 10_000
  /// Other programs to run beside Galley's own.
  var peers: [Peer] = []
  /// Files of other programs, to write again.
  var pictures: [String] = []
  /// Galley's own program; nil is the one beside this.
  var galley: String?
  /// The folder for documents and for the output of whole processes.
  var folder = ".build/workloads"

  /// Measures one table. The first contender is the floor or the peer to compare with.
  func compare(_ title: String, _ contenders: [Contender]) throws {
    if let filter, !title.contains(filter) { return }
    var times = Array(repeating: [Double](), count: contenders.count)
    var processor = times
    var results = [Int?](repeating: nil, count: contenders.count)
    for round in 0...rounds {
      for (index, contender) in contenders.enumerated() {
        let clock = ContinuousClock()
        let (start, used) = (clock.now, Self.processorTime)
        results[index] = try contender.work()
        let elapsed = clock.now - start
        guard round > 0 else { continue }
        times[index].append(Workbench.milliseconds(elapsed))
        processor[index].append(Self.processorTime - used)
      }
    }
    let medians = times.map { $0.sorted()[$0.count / 2] }
    let fastest = times.map { $0.min() ?? 0 }
    let least = processor.map { $0.min() ?? 0 }
    print("\n\(title)")
    print(Workbench.row("", "median ms", "best ms", "ratio", "CPU ms", "CPU ratio", "result"))
    for (index, contender) in contenders.enumerated() {
      let ratio = medians[index] / medians[0]
      let verdicts = [
        contender.bar.map { ("\(Workbench.decimal($0))", ratio <= $0) },
        contender.limit.map { ("\(Workbench.decimal($0)) ms", least[index] <= $0) },
      ].compactMap(\.self).map { "\($0.1 ? "meets" : "misses") \($0.0)" }
      print(
        Workbench.row(
          contender.name, Workbench.decimal(medians[index]), Workbench.decimal(fastest[index]),
          Workbench.decimal(ratio), Workbench.decimal(least[index]),
          Workbench.decimal(least[index] / least[0]),
          verdicts.isEmpty
            ? results[index].map { "\($0)" } ?? "" : verdicts.joined(separator: ", ")))
    }
  }

  /// The processor time used so far by all threads of the process and by the processes that it waited for, in
  /// milliseconds.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6 + ChildProcess.processorTime
  }

  private static func milliseconds(_ duration: Duration) -> Double {
    let parts = duration.components
    return Double(parts.seconds) * 1e3 + Double(parts.attoseconds) * 1e-15
  }

  static func row(_ name: String, _ columns: String...) -> String {
    "  " + name + String(repeating: " ", count: max(1, 40 - name.count))
      + columns.map { padded($0, to: 11) }.joined()
  }

  private static func padded(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  /// Three significant decimals, without Foundation.
  static func decimal(_ value: Double) -> String {
    let digits = value < 1 ? 1000.0 : value < 100 ? 100.0 : 10.0
    return "\((value * digits).rounded() / digits)"
  }
}
