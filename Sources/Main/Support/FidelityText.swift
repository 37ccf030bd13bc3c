import GalleyParsing
import GalleySnapshots

/// A compared pair in words and as JSON.
struct FidelityText {
  let recorded: String
  let drawn: String
  let fidelity: Fidelity
  let findings: [FidelityFinding]

  /// The counts of a pair on one line.
  var line: String {
    let all = fidelity.blockCount
    var parts = [
      "\(fidelity.count(within: 1)) of \(counted(all, "block")) within 1 point",
      "\(fidelity.count(within: 2)) within 2",
    ]
    if !fidelity.missing.isEmpty { parts.append("\(fidelity.missing.count) not drawn") }
    if !fidelity.extra.isEmpty { parts.append("\(fidelity.extra.count) drawn here alone") }
    return "\(recorded): \(parts.joined(separator: ", "))"
  }

  /// The sum over pairs: pictures of the same layout, and blocks.
  static func summary(_ texts: [Self]) -> String {
    func pictures(_ distance: Double) -> Int {
      texts.count { $0.fidelity.agrees(within: distance) }
    }
    let blocks = texts.reduce(0) { $0 + $1.fidelity.blockCount }
    let close = texts.reduce(0) { $0 + $1.fidelity.count(within: 1) }
    return "\(counted(texts.count, "picture")): every block within 1 point in \(pictures(1)), "
      + "within 2 in \(pictures(2)); \(close) of \(counted(blocks, "block")) within 1 point"
  }

  var value: SyntaxValue {
    .object([
      ("recorded", .text(recorded)), ("drawn", .text(drawn)),
      ("blocks", .number(Double(fidelity.blockCount))),
      ("within1", .number(Double(fidelity.count(within: 1)))),
      ("within2", .number(Double(fidelity.count(within: 2)))),
      ("agreesWithin1", .truth(fidelity.agrees(within: 1))),
      ("agreesWithin2", .truth(fidelity.agrees(within: 2))),
      ("findings", .array(findings.map(Self.value))),
    ])
  }

  private static func value(of finding: FidelityFinding) -> SyntaxValue {
    let frame = finding.frame
    var members: [(String, SyntaxValue)] = [
      ("kind", .text(finding.kind.rawValue)),
      (
        "frame",
        .array([frame.minX, frame.minY, frame.width, frame.height].map(SyntaxValue.number))
      ),
      ("text", .text(finding.text)), ("count", .number(Double(finding.count))),
    ]
    if let node = finding.node { members.append(("node", .text(node))) }
    if let place = finding.place { members.append(("place", .text(place))) }
    if !finding.modifiers.isEmpty {
      members.append(("modifiers", .array(finding.modifiers.map(SyntaxValue.text))))
    }
    return .object(members)
  }
}
