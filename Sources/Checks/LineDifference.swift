/// The lines of two texts that differ, between the lines that both begin and end with.
enum LineDifference {
  static func text(_ old: String, _ new: String, limit: Int = 12) -> String {
    var before = old.split(separator: "\n", omittingEmptySubsequences: false)[...]
    var after = new.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let first = before.first, first == after.first {
      before.removeFirst()
      after.removeFirst()
    }
    while let last = before.last, last == after.last {
      before.removeLast()
      after.removeLast()
    }
    let lines = before.prefix(limit).map { "- \($0)" } + after.prefix(limit).map { "+ \($0)" }
    return lines.joined(separator: "\n")
  }
}
