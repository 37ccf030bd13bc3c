@testable import GalleySnapshots

/// The text files in and beside an output folder: history and accepted lints.
enum MemoryTarget: FuzzTarget {
  static func run(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let baseline = LintBaseline(text: text)
    precondition(LintBaseline(text: baseline.text) == baseline)
    let history = RunHistory(text: text)
    for picture in history.pictures {
      _ = history.lastRunBefore(change: picture)
      _ = (picture.since, picture.before)
    }
    let costs = history.costs(Dictionary(history.pictures.map { ($0.name, $0.name) }) { $1 })
    precondition(costs.values.allSatisfy(\.isFinite))
  }
}
