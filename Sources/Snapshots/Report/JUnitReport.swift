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
    var moments: [Int] = []
    return text(
      of: report, timestamp: timestamp, hostname: hostname, output: output, moments: &moments)
  }

  /// The text, and where in it the time of the run stands: the offset of each occurrence in bytes.
  package static func text(
    of report: SnapshotReport, timestamp: String?, hostname: String?, output: String,
    moments: inout [Int]
  ) -> String {
    let results = report.results
    let kept = report.kept?.count ?? 0
    var text = "\(head(of: report))\(counts(results.indices, report, kept))>\n"
    let suites = grouped(report)
    text.reserveCapacity(suites.reduce(1024 * results.count) { $0 + ($1.kept?.count ?? 0) })
    for suite in suites {
      if let kept = suite.kept {
        text += String(decoding: kept, as: UTF8.self)
        continue
      }
      text += "  <testsuite name=\"\(escaped(suite.name))\""
      if let timestamp {
        text += " timestamp=\""
        moments.append(text.utf8.count)
        text += "\(escaped(timestamp))\""
      }
      if let hostname { text += " hostname=\"\(escaped(hostname))\"" }
      text += "\(counts(suite.places, report)) skipped=\"0\""
      text += " time=\"\(time(suite.places.reduce(0) { $0 + results[$1].seconds }))\">\n"
      let tolerated = suite.places.count {
        results[$0].isPassed && !results[$0].tolerated.isEmpty
      }
      if tolerated > 0 {
        text += "    <properties>\n      <property name=\"tolerated\" value=\"\(tolerated)\"/>\n"
        text += "    </properties>\n"
      }
      for place in suite.places { append(results[place], suite.name, output, report, to: &text) }
      text += "  </testsuite>\n"
    }
    text += "</testsuites>\n"
    return text
  }

  /// What tells one run from another that found the same: the text begins with it.
  package static func head(of report: SnapshotReport) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites time=\"\(time(report.seconds))\""
  }

  /// A case with the places of its results, or several that are kept as they were written once.
  private struct Suite {
    var name = ""
    var places: [Int] = []
    var kept: ArraySlice<UInt8>?
  }

  /// The cases in their order.
  private static func grouped(_ report: SnapshotReport) -> [Suite] {
    var known: [String: Int] = [:]
    var suites: [Suite] = []
    for piece in report.pieces {
      guard case .told(let places) = piece else {
        if case .kept(let cases) = piece {
          suites.append(Suite(kept: report.kept?.suites.text(cases)))
        }
        continue
      }
      for place in places {
        let name = report.results[place].caseName
        let suite =
          suites.last?.name == name ? suites.count - 1 : known[name] ?? suites.count
        if suite == suites.count {
          known[name] = suite
          suites.append(Suite(name: name))
        }
        suites[suite].places.append(place)
      }
    }
    return suites
  }

  private static func counts(
    _ places: some Sequence<Int>, _ report: SnapshotReport, _ passed: Int = 0
  ) -> String {
    var (tests, errors, failures) = (passed, 0, 0)
    for place in places {
      tests += 1
      switch report.results[place].status {
      case .error, .unusable: errors += 1
      case .failed, .missing, .recorded: failures += 1
      case .passed where !lints(of: report.results[place], report).isEmpty: failures += 1
      case .passed: break
      }
    }
    return " tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\""
  }

  /// The findings that fail the run: a remark is no failure, for CI would show tests as failed that
  /// the exit status calls passed.
  private static func lints(of result: PictureResult, _ report: SnapshotReport) -> [LintFinding] {
    result.lints.isEmpty ? [] : result.lints.filter(report.isFailure)
  }

  private static func append(
    _ result: PictureResult, _ suite: String, _ output: String, _ report: SnapshotReport,
    to text: inout String
  ) {
    text += "    <testcase name=\"\(escaped(result.name))\" classname=\"\(escaped(suite))\""
    text += " time=\"\(time(result.seconds))\">\n"
    appendVerdict(result, lints(of: result, report), to: &text)
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

  private static func appendVerdict(
    _ result: PictureResult, _ lints: [LintFinding], to text: inout String
  ) {
    let message = escaped(result.message)
    switch result.status {
    case .passed:
      guard let lint = lints.first else { return }
      let all = lints.map { "\($0.lint): \($0.node): \($0.message)" }
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
    let thousandths = Int(saturating: (min(max(seconds, 0), 1e9) * 1000).rounded())
    let rest = String(thousandths % 1000)
    return "\(thousandths / 1000).\(String(repeating: "0", count: 3 - rest.count))\(rest)"
  }

  static func escaped(_ text: String) -> String {
    // Nearly every text stands as it is; what begins with EF may be no character of XML.
    let isPlain = text.utf8.allSatisfy { byte in
      byte >= 0x20 && byte != 0x22 && byte != 0x26 && byte != 0x3C && byte != 0x3E && byte != 0xEF
    }
    return isPlain ? text : text.xmlEscaped(isAttribute: true)
  }
}
