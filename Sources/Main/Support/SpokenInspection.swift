import GalleyGeometry
import GalleyParsing
import GalleySceneSnapshots

/// The speech of a document for `inspect`, and the mistakes in it.
struct SpokenInspection {
  private let elements: [SpokenElement]
  private let findings: [String]

  /// - Parameter elements: The elements in reading order.
  init(_ elements: [SpokenElement]) {
    self.elements = elements
    let lint = SpokenLint(elements)
    findings = lint.labels + lint.targets + lint.order
  }

  /// A line for each element with its frame, then one for each mistake.
  var text: String {
    let lines = elements.map { "\($0.words) \($0.frame.words)" } + findings.map { "finding: \($0)" }
    return lines.map { $0 + "\n" }.joined()
  }

  var json: SyntaxValue {
    .object([
      ("elements", .array(elements.map(value))),
      ("findings", .array(findings.map { .text($0) })),
    ])
  }

  private func value(_ element: SpokenElement) -> SyntaxValue {
    let frame = element.frame
    var members: [(String, SyntaxValue)] = [("role", .text(element.role))]
    func add(_ key: String, _ text: String?) {
      if let text, !text.isEmpty { members.append((key, .text(text))) }
    }
    add("id", element.identifier)
    add("label", element.label)
    add("value", element.value)
    if !element.state.isEmpty {
      members.append(("state", .array(element.state.map { .text($0) })))
    }
    add("spoken", element.phrase)
    members.append(
      ("frame", .array([frame.minX, frame.minY, frame.width, frame.height].map { .number($0) })))
    return .object(members)
  }
}
