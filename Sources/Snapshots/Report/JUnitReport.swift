internal import GalleyParsing

/// A report in the XML form that JUnit made common, valid under the strictest schema in use, the
/// `junit-10.xsd` of Jenkins' xUnit plugin: what that has no attribute for stands in `system-out`.
package enum JUnitReport {
  /// The text.
  ///
  /// - Parameters:
  ///   - timestamp: ISO 8601, or nil to leave it out.
  ///   - output: The output folder as the attachments' paths should begin.
  package static func text(
    of report: SnapshotReport, timestamp: String? = nil, hostname: String? = nil,
    output: String = ""
  ) -> String {
    // A remark is no failure: CI would show tests as failed that the exit status calls passed.
    var report = report
    report.results = report.results.map { result in
      var result = result
      result.lints = result.lints.filter(report.isFailure)
      return result
    }
    let suites = grouped(report)
    var text = "\(head(of: report))\(counts(report.results))>\n"
    for suite in suites {
      text += "  <testsuite name=\"\(escaped(suite.name))\""
      if let timestamp { text += attribute(timestamp: timestamp) }
      if let hostname { text += " hostname=\"\(escaped(hostname))\"" }
      text += "\(counts(suite.results)) skipped=\"0\""
      text += " time=\"\(time(suite.results.reduce(0) { $0 + $1.seconds }))\">\n"
      let tolerated = suite.results.count { $0.isPassed && !$0.tolerated.isEmpty }
      if tolerated > 0 {
        text += "    <properties>\n      <property name=\"tolerated\" value=\"\(tolerated)\"/>\n"
        text += "    </properties>\n"
      }
      for result in suite.results { append(result, suite.name, output, to: &text) }
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  /// What tells one run from another that found the same: the text begins with it.
  package static func head(of report: SnapshotReport) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites time=\"\(time(report.seconds))\""
  }

  /// When a suite ran. Quotes are escaped everywhere else, so that nothing but this reads so.
  package static func attribute(timestamp: String) -> String {
    " timestamp=\"\(escaped(timestamp))\""
  }

  private static func grouped(
    _ report: SnapshotReport
  ) -> [(name: String, results: [PictureResult])] {
    var places: [String: Int] = [:]
    var suites: [(name: String, results: [PictureResult])] = []
    for result in report.results {
      let place = places[result.caseName] ?? suites.count
      if place == suites.count {
        places[result.caseName] = place
        suites.append((result.caseName, []))
      }
      suites[place].results.append(result)
    }
    return suites
  }

  private static func counts(_ results: [PictureResult]) -> String {
    let errors = results.count { $0.status == .error || $0.status == .unusable }
    let failures = results.count { !$0.isPassed } - errors
    let lints = results.count { $0.isPassed && !$0.lints.isEmpty }
    return " tests=\"\(results.count)\" failures=\"\(failures + lints)\" errors=\"\(errors)\""
  }

  private static func append(
    _ result: PictureResult, _ suite: String, _ output: String, to text: inout String
  ) {
    text += "    <testcase name=\"\(escaped(result.name))\" classname=\"\(escaped(suite))\""
    text += " time=\"\(time(result.seconds))\">\n"
    appendVerdict(result, to: &text)
    let lines =
      properties(result).map { "\($0): \($1)" }
      + result.attachments.map {
        "[[ATTACHMENT|\(output.isEmpty ? $0.path : "\(output)/\($0.path)")]]"
      }
    if !lines.isEmpty {
      text += "      <system-out>\(escaped(lines.joined(separator: "\n")))</system-out>\n"
    }
    text += "    </testcase>\n"
  }

  private static func properties(_ result: PictureResult) -> [(String, String)] {
    var properties: [(String, String)] = []
    if let location = result.location {
      properties.append(("at", "\(location.file):\(location.line):\(location.column)"))
    }
    if !result.variant.isEmpty { properties.append(("variant", result.variant)) }
    if let match = result.matchedBy { properties.append(("matchedBy", match.rawValue)) }
    if let pixels = result.changedPixels { properties.append(("changedPixels", "\(pixels)")) }
    if let pixels = result.explainedPixels { properties.append(("explainedPixels", "\(pixels)")) }
    for found in result.tolerated { properties.append(("tolerated", found.text)) }
    for cause in result.causes { properties.append(("cause", cause.text)) }
    return properties
  }

  private static func appendVerdict(_ result: PictureResult, to text: inout String) {
    let message = escaped(result.message)
    switch result.status {
    case .passed:
      guard let lint = result.lints.first else { return }
      let all = result.lints.map { "\($0.lint): \($0.node): \($0.message)" }
      text += "      <failure type=\"snapshot.lint\""
      text += " message=\"\(escaped("\(lint.lint): \(lint.node): \(lint.message)"))\">"
      text += "\(escaped(all.joined(separator: "\n")))</failure>\n"
    case .failed, .missing, .recorded:
      let kind = result.status == .failed ? result.kind?.rawValue ?? "mismatch" : "missing"
      text += "      <failure type=\"snapshot.\(kind)\" message=\"\(message)\">"
      text += "\(escaped(result.causes.map(\.text).joined(separator: "\n")))</failure>\n"
    case .error, .unusable:
      text += "      <error type=\"snapshot.\(result.kind?.rawValue ?? "render")\""
      text += " message=\"\(message)\"/>\n"
    }
  }

  /// Seconds with a dot, whatever the locale.
  static func time(_ seconds: Double) -> String {
    let thousandths = Int((min(max(seconds, 0), 1e9) * 1000).rounded())
    let rest = String(thousandths % 1000)
    return "\(thousandths / 1000).\(String(repeating: "0", count: 3 - rest.count))\(rest)"
  }

  static func escaped(_ text: String) -> String { text.xmlEscaped(isAttribute: true) }
}
