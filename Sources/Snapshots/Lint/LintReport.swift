/// A lint finding of a node and the pictures in which it was made.
package struct LintReport: Hashable, Sendable {
  /// The finding. Its message has the variants that it holds for, unless it holds for all of the case.
  package var finding: LintFinding
  /// The names of the pictures.
  package var pictures: [String]

  /// Reports that differ only in the node.
  struct Group {
    var first: LintReport
    var others: [LintReport] = []
  }

  /// Returns reports with those of the same message in the same file put together, in order.
  static func grouped(_ reports: [LintReport]) -> [Group] {
    var places: [[String]: Int] = [:]
    var groups: [Group] = []
    for report in reports {
      let finding = report.finding
      let cause = [finding.lint, finding.location?.file ?? finding.node, finding.message]
      if let place = places[cause] {
        groups[place].others.append(report)
      } else {
        places[cause] = groups.count
        groups.append(Group(first: report))
      }
    }
    return groups
  }
}

extension SnapshotReport {
  /// Every lint finding of a node once, notes aside.
  package var lints: [LintReport] { lintReports(where: { !$0.isNote }) }

  /// The notes: what lints found about colours and sizes of the platform.
  package var lintNotes: [LintReport] { lintReports(where: \.isNote) }

  /// The findings of one lint about one node of a case, and the results with each message.
  private struct NodeFindings {
    var first: LintFinding
    var messages: [(text: String, results: [Int])] = []

    mutating func add(_ message: String, _ result: Int) {
      guard let place = messages.firstIndex(where: { $0.text == message }) else {
        return messages.append((message, [result]))
      }
      if messages[place].results.last != result { messages[place].results.append(result) }
    }
  }

  /// The identity of ``NodeFindings``: a node of a document has one place in all variants.
  private struct FindingKey: Hashable {
    var caseName: String
    var lint: String
    var node: String
    var location: SceneLocation?
  }

  private func lintReports(where isMeant: (LintFinding) -> Bool) -> [LintReport] {
    var places: [FindingKey: Int] = [:]
    var found: [NodeFindings] = []
    var pictures: [String: Int] = [:]
    for index in results.indices {
      if results[index].isPicture { pictures[results[index].caseName, default: 0] += 1 }
      for finding in results[index].lints where isMeant(finding) {
        let key = FindingKey(
          caseName: results[index].caseName, lint: finding.lint, node: finding.node,
          location: finding.location)
        let place = places[key] ?? found.count
        if place == found.count {
          places[key] = place
          found.append(NodeFindings(first: finding))
        }
        found[place].add(finding.message, index)
      }
    }
    return found.map { report($0, pictures) }
  }

  private func report(_ node: NodeFindings, _ pictures: [String: Int]) -> LintReport {
    var indices: [Int] = []
    let messages = node.messages.map { message in
      indices += message.results.filter { !indices.contains($0) }
      let variants = message.results.map { results[$0].variant }.filter { !$0.isEmpty }
      let all = message.results.first.flatMap { pictures[results[$0].caseName] }
      guard message.results.count != all, !variants.isEmpty else { return message.text }
      return "\(message.text) in \(Self.listed(variants))"
    }
    var finding = node.first
    finding.message = messages.joined(separator: "; ")
    return LintReport(finding: finding, pictures: indices.sorted().map { results[$0].name })
  }

  private static func listed(_ variants: [String]) -> String {
    let shown = variants.prefix(4).joined(separator: ", ")
    return variants.count > 4 ? "\(shown) and \(variants.count - 4) more" : shown
  }
}
