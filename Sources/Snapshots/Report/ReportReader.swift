package import GalleyParsing

/// Reads `results.json` back into a report.
package struct ReportReader {
  private let diagnostics = DiagnosticCollector(mode: .lenient)

  /// Reads a report.
  ///
  /// - Returns: The report, or nil with the findings that give the reason.
  package static func read(
    _ source: SourceText
  ) -> (report: SnapshotReport?, diagnostics: [Diagnostic]) {
    let limits = ParsingLimits.standard
    let parsed = JSONParser.parse(source, limits: limits)
    guard let value = parsed.value, !parsed.diagnostics.contains(where: { $0.severity == .error })
    else { return (nil, parsed.diagnostics) }
    let reader = ReportReader()
    let report = reader.report(value)
    return (report, parsed.diagnostics + reader.diagnostics.summary)
  }

  /// Returns the results of a list; nil if the value is not a list, or one of them cannot be read.
  static func results(_ source: SourceText) -> [PictureResult]? {
    guard case .array(let elements)? = JSONParser.parse(source).value?.kind else { return nil }
    let reader = ReportReader()
    let results = elements.compactMap { element in
      ValueReader(element, diagnostics: reader.diagnostics).flatMap { reader.result($0) }
    }
    return results.count == elements.count ? results : nil
  }

  private func report(_ value: SyntaxValue) -> SnapshotReport? {
    guard var object = ValueReader(value, diagnostics: diagnostics) else {
      return nil
    }
    guard object.integer("version", .required) == ReportJSON.version else { return nil }
    var report = SnapshotReport()
    report.root = object.string("root")
    report.shard = object.string("shard").flatMap(Shard.init(_:))
    report.division = object.string("division").flatMap { UInt64($0, radix: 16) }
    report.commit = object.string("commit")
    for pair in object.array("inputs") ?? [] {
      guard case .array(let words) = pair.kind, words.count == 2, let path = words[0].text else {
        continue
      }
      report.inputHashes[path] = words[1].text
    }
    report.mode = object.oneOf("mode", as: RecordMode.self) ?? .never
    report.seed = object.string("seed").flatMap(UInt64.init) ?? 0
    report.seconds = object.number("seconds") ?? 0
    report.countsLints = object.bool("countsLints") ?? false
    report.countsMissingGlyphs = object.bool("countsMissingGlyphs") ?? false
    report.skippedCases = object.integer("skippedCases") ?? 0
    report.notes = texts("notes", &object)
    report.unreferenced = texts("unreferenced", &object)
    report.results = objects("results", &object).compactMap { result($0) }
    return report
  }

  private func result(_ reader: ValueReader) -> PictureResult? {
    var object = reader
    guard let name = object.string("name", .required),
      let status = object.oneOf("status", as: PictureResult.Status.self, .required)
    else { return nil }
    var result = PictureResult(
      name: name, caseName: object.string("case") ?? name,
      variant: object.string("variant") ?? "", status: status)
    result.kind = object.oneOf("kind", as: PictureResult.Kind.self)
    result.matchedBy = object.oneOf("matchedBy", as: PictureResult.Match.self)
    result.message = object.string("message") ?? ""
    result.proof = proof(&object)
    result.causes = objects("causes", &object).compactMap { cause($0) }
    result.shares = objects("shares", &object).compactMap { share($0) }
    result.changedPixels = object.integer("changedPixels")
    result.totalPixels = object.integer("totalPixels")
    result.explainedPixels = object.integer("explainedPixels")
    result.largestChannelDifference = object.integer("largestChannelDifference")
    result.tolerated = objects("tolerated", &object).compactMap { tolerated($0) }
    result.components = texts("components", &object)
    if let details = object.value("details") { result.details = DifferenceDetails(details) }
    result.attachments = objects("attachments", &object).compactMap { attachment($0) }
    result.reference = object.string("reference")
    result.renamedFrom = object.string("renamedFrom")
    result.location = location(&object)
    result.lints = objects("lints", &object).compactMap { lint($0) }
    result.dependencies = texts("dependencies", &object)
    result.inputsDigest = object.string("inputs").flatMap { UInt64($0, radix: 16) }
    result.digest = object.string("digest").flatMap { UInt64($0, radix: 16) }
    result.seconds = object.number("seconds") ?? 0
    return result
  }

  private func proof(_ object: inout ValueReader) -> PictureProof? {
    guard var proof = object.object("proof") else { return nil }
    func claim(_ key: String) -> Claim {
      let text = proof.string(key) ?? "unchecked: the report does not say"
      if text.hasPrefix("fails: ") { return .fails(String(text.dropFirst(7))) }
      return text == "holds" ? .holds : .unchecked(String(text.dropFirst(11)))
    }
    return PictureProof(
      drawing: claim("drawing"), layout: claim("layout"), inputs: claim("inputs"),
      unaccountedPixels: proof.integer("unaccountedPixels") ?? 0,
      exemptPixels: proof.integer("exemptPixels") ?? 0)
  }

  private func cause(_ reader: ValueReader) -> Cause? {
    var object = reader
    guard let kind = object.string("kind").flatMap(Cause.Kind.init(rawValue:)),
      let text = object.string("text")
    else { return nil }
    return Cause(kind, text)
  }

  private func tolerated(_ reader: ValueReader) -> ToleratedDifference? {
    var object = reader
    guard let rule = object.string("rule"), let reason = object.string("reason") else { return nil }
    return ToleratedDifference(rule: rule, reason: reason, pixels: object.integer("pixels"))
  }

  private func share(_ reader: ValueReader) -> PixelAttribution.Share? {
    var object = reader
    guard let name = object.string("name"), let pixels = object.integer("pixels"),
      let verdict = object.string("verdict").flatMap(NodeChange.Verdict.init(rawValue:))
    else { return nil }
    return PixelAttribution.Share(name: name, verdict: verdict, pixels: pixels)
  }

  private func attachment(_ reader: ValueReader) -> PictureResult.Attachment? {
    var object = reader
    guard let role = object.string("role"), let path = object.string("path") else { return nil }
    return PictureResult.Attachment(role: role, path: path)
  }

  private func lint(_ reader: ValueReader) -> LintFinding? {
    var object = reader
    guard let name = object.string("lint"), let node = object.string("node") else { return nil }
    return LintFinding(
      lint: name, node: node, message: object.string("message") ?? "",
      location: location(&object), isNote: object.string("severity") == "note")
  }

  private func location(_ object: inout ValueReader) -> SceneLocation? {
    guard var place = object.object("location"), let file = place.string("file") else {
      return nil
    }
    return SceneLocation(
      file: file, line: place.integer("line") ?? 1, column: place.integer("column") ?? 1)
  }

  private func texts(_ key: String, _ object: inout ValueReader) -> [String] {
    object.array(key)?.compactMap(\.text) ?? []
  }

  private func objects(_ key: String, _ object: inout ValueReader) -> [ValueReader] {
    (object.array(key) ?? []).compactMap {
      ValueReader($0, diagnostics: diagnostics)
    }
  }
}
