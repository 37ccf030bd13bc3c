/// The result of one case.
enum VectorOutcome {
  case passed
  case failed(String)
  case skipped(String)
}

/// The results of the cases of one file.
struct VectorReport {
  var set: String
  var passed = 0
  var failures: [(id: String, reason: String)] = []
  var skipped: [String: Int] = [:]

  mutating func add(_ outcome: VectorOutcome, id: String) {
    switch outcome {
    case .passed: passed += 1
    case .failed(let reason): failures.append((id, reason))
    case .skipped(let reason): skipped[reason, default: 0] += 1
    }
  }

  var count: Int { passed + failures.count + skipped.values.reduce(0, +) }

  var summary: String {
    let reasons = skipped.sorted { $0.key < $1.key }.map { "\($0.value) × \($0.key)" }
    let count = skipped.values.reduce(0, +)
    var text = "\(set): \(passed) passed, \(failures.count) failed, \(count) skipped"
    if !reasons.isEmpty { text += " (" + reasons.joined(separator: "; ") + ")" }
    for failure in failures { text += "\n  \(failure.id): \(failure.reason)" }
    return text
  }
}

/// A frame of a layout against an expected one.
func difference(
  _ actual: [Double]?, _ expected: [Double?], tolerance: Double, rounded: Bool
) -> String? {
  guard let actual else { return "no frame, expected \(expected)" }
  guard expected.count == actual.count else { return "expected \(expected.count) numbers" }
  for (own, wanted) in zip(actual, expected) {
    guard let wanted else { continue }
    if own.isNaN || abs(own - wanted) > tolerance, own != wanted {
      return "\(actual) instead of \(expected.map { $0 ?? .nan })"
    }
  }
  return nil
}

/// A frame with its edges at whole numbers.
func roundedFrame(_ frame: [Double]) -> [Double] {
  let x = (frame[0] + 0.5).rounded(.down)
  let y = (frame[1] + 0.5).rounded(.down)
  return [
    x, y, (frame[0] + frame[2] + 0.5).rounded(.down) - x,
    (frame[1] + frame[3] + 0.5).rounded(.down) - y,
  ]
}
