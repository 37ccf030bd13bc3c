import GalleyParsing
import GalleySystem

/// The data that the page reads first: the run, its causes, and all cases, those that need attention in
/// front.
///
/// Cases are `[name, [item…], [component…]]`, components as indices. An item that passed and whose
/// name follows from its case is only the label of its variant; else an object of short keys,
/// because ten thousand are read at once:
///
/// | key | meaning |
/// |---|---|
/// | `v` | the label of the variant |
/// | `a` | what is checked when it is no picture: `f` frames, `s` same as, `d` differs from |
/// | `n` | the name in reports, where it does not follow from case and label |
/// | `s` | the status, an index into the statuses |
/// | `d`, `u` | differing pixels, and those of them that nothing accounts for |
/// | `g` | 1 proven, 2 drawn differently, 3 refuted for another reason; nothing where it could not be checked |
/// | `c` | causes, as indices |
/// | `z` | width and height of the reference and of the new picture |
/// | `b` | x, y, width and height of what changed, in pixels |
/// | `r` | files there are: 1 reference, 2 new, 4 difference, 8 what no input accounts for |
/// | `p` | their paths by role, where they do not follow from the name |
/// | `x` | the number of the file with both pictures as text |
struct HTMLReportIndex {
  /// The results of one case.
  struct Case {
    var name: String
    var results: ArraySlice<PictureResult>
    var components: [String]

    /// True if there is more to show than that everything is equal.
    var needsDetails: Bool { results.contains(where: \.needsDetails) }
  }

  let report: SnapshotReport
  let corpus: String
  let output: String
  /// All cases; those with details in front, otherwise in the order of the results.
  let cases: [Case]
  /// The number of cases that have details.
  let detailed: Int
  /// True if a server shows the page.
  var isServed = false
  /// The folder of the pictures of a gallery, which has no run and shows pictures on their own; nil for a report.
  var galleryPictures: String?
  /// The files with pictures as text by the names of their results.
  var pixelFiles: [String: Int] = [:]

  init(_ report: SnapshotReport, corpus: String, output: String) {
    self.report = report
    self.corpus = corpus
    self.output = output
    var places: [String: Int] = [:]
    var found: [Case] = []
    var start = 0
    while start < report.results.count {
      // The results of a case are adjacent, a slice of all results that need not be copied; only those of
      // merged parts may not be adjacent.
      let name = report.results[start].caseName
      var end = start + 1
      while end < report.results.count, report.results[end].caseName == name { end += 1 }
      let results = report.results[start..<end]
      start = end
      let place = places[name] ?? found.count
      if place == found.count {
        places[name] = place
        found.append(Case(name: name, results: results, components: []))
      } else {
        found[place].results += results
      }
      for component in results.lazy.flatMap(\.components)
      where !found[place].components.contains(component) {
        found[place].components.append(component)
      }
    }
    let front = found.filter(\.needsDetails)
    cases = front + found.filter { !$0.needsDetails }
    detailed = front.count
  }

  /// The whole index; linear in the number of results.
  var json: String {
    var causes: [Cause: Int] = [:]
    var lines: [String] = []
    for group in report.groups {
      causes[group.cause] = lines.count
      lines.append(Self.cause(group.cause))
    }
    let names = Set(cases.flatMap(\.components)).sorted()
    let components = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    var writer = ObjectWriter()
    writer.list("causes", lines, isLong: true)
    writer.list("cases", entries(causes, components), isLong: true)
    // The marks that a person sets belong to what was seen, so the run is named by it.
    writer.raw("run", run(names, id: id(of: writer.closed)))
    return Self.head(of: report) + "," + writer.closed.dropFirst()
  }

  /// Kept entries are escaped, so that the others have to be for the same run to have one name.
  private func id(of text: String) -> String {
    hexadecimal(ContentHash.of(Array(HTMLReport.escaped(text).utf8)))
  }

  /// The cases: in front those with details, then the others with those that were kept, in the order of
  /// the run.
  private func entries(_ causes: [Cause: Int], _ components: [String: Int]) -> [String] {
    guard let kept = report.kept else { return cases.map { entry($0, causes, components) } }
    var lines = cases[..<detailed].map { entry($0, causes, components) }
    var rest = cases[detailed...]
    for piece in kept.pieces {
      switch piece {
      case .kept(let numbers):
        lines.append(String(decoding: kept.entries.text(numbers), as: UTF8.self))
      case .told(let places):
        while let next = rest.first, places.contains(next.results.startIndex) {
          lines.append(entry(rest.removeFirst(), causes, components))
        }
      }
    }
    return lines
  }

  /// Returns the beginning of the index, which distinguishes one run from another with the same results.
  static func head(of report: SnapshotReport) -> String {
    var moment = ObjectWriter()
    moment.text("seed", String(report.seed))
    moment.number("seconds", (report.seconds * 1000).rounded() / 1000)
    var writer = ObjectWriter()
    writer.raw("moment", moment.closed)
    return String(writer.closed.dropLast())
  }

  /// The path to the recorded pictures, relative to the page; nil if no relative path leads there.
  private var references: String? {
    if isServed { return "references" }
    if let galleryPictures { return galleryPictures }
    return RelativePath.path(from: "\(output)/report", to: corpus)
  }

  private func run(_ components: [String], id: String) -> String {
    var writer = ObjectWriter()
    writer.text("id", id)
    writer.text("mode", report.mode.rawValue)
    writer.text("corpus", corpus)
    writer.text("output", output)
    writer.text("files", isServed ? "files" : "..")
    writer.text("references", references)
    if isServed { writer.number("served", 1) }
    if galleryPictures != nil { writer.number("gallery", 1) }
    writer.number("chunk", Double(HTMLReport.chunkSize))
    writer.number("detailed", Double(detailed))
    writer.number("skipped", Double(report.skippedCases))
    writer.number("tolerated", Double(report.toleratedCount))
    writer.list(
      "tolerances",
      report.toleranceUses.map {
        "[\(JSONWriter.quoted($0.rule)),\(JSONWriter.quoted($0.reason)),\($0.results)]"
      }, isLong: true)
    writer.list("components", components.map(JSONWriter.quoted))
    writer.list("notes", report.notes.map(JSONWriter.quoted), isLong: true)
    writer.list("unused", report.unreferenced.map(JSONWriter.quoted), isLong: true)
    let costs = report.results.indices.map { (seconds: report.results[$0].seconds, place: $0) }
      .filter { $0.seconds > 0 }
    let slowest = costs.sorted { ($1.seconds, $0.place) < ($0.seconds, $1.place) }.prefix(10)
      .map { report.results[$0.place] }
    writer.list(
      "slowest", slowest.map { "[\(JSONWriter.quoted($0.name)),\(plain($0.seconds))]" },
      isLong: true)
    writer.list("lints", report.lints.map(Self.lint), isLong: true)
    return writer.closed
  }

  private static func lint(_ report: LintReport) -> String {
    let finding = report.finding
    let words = [finding.lint, finding.node, finding.message].map(JSONWriter.quoted)
    let pictures = report.pictures.map(JSONWriter.quoted).joined(separator: ",")
    return "[\(words.joined(separator: ",")),[\(pictures)]]"
  }

  /// Returns `[id, kind, text]`, and for a change on components of one type also their name, with which the
  /// text begins, so that the page can show the same change of several types as one.
  private static func cause(_ cause: Cause) -> String {
    var words = [cause.id, cause.kind.rawValue, cause.text]
    if cause.kind == .property || cause.kind == .text,
      let space = cause.text.firstIndex(of: " ")
    {
      words.append(String(cause.text[..<space]))
    }
    return "[\(words.map(JSONWriter.quoted).joined(separator: ","))]"
  }

  private func entry(
    _ entry: Case, _ causes: [Cause: Int], _ components: [String: Int]
  ) -> String {
    let items = entry.results.map { item($0, entry.name, causes) }.joined(separator: ",")
    var parts = [JSONWriter.quoted(entry.name), "[\(items)]"]
    let numbers = entry.components.compactMap { components[$0].map(String.init) }
    if !numbers.isEmpty { parts.append("[\(numbers.joined(separator: ","))]") }
    return "[\(parts.joined(separator: ","))]"
  }

  private func item(_ result: PictureResult, _ name: String, _ causes: [Cause: Int]) -> String {
    let place = ItemPlace(result, in: name)
    if result.isPassed, place.aspect == nil, place.name == nil {
      return JSONWriter.quoted(place.label)
    }
    var writer = ObjectWriter()
    if !place.label.isEmpty { writer.text("v", place.label) }
    writer.text("a", place.aspect?.rawValue)
    writer.text("n", place.name)
    if let status = PictureResult.Status.allCases.firstIndex(of: result.status), status > 0 {
      writer.number("s", Double(status))
    }
    writer.number("d", result.changedPixels.map(Double.init))
    writer.number("u", Self.unaccounted(result).map(Double.init))
    writer.number("g", result.proof.flatMap(Self.grade))
    writer.list("c", result.causes.compactMap { causes[$0].map(String.init) })
    writePictures(of: result, to: &writer)
    return writer.closed
  }

  /// Returns the number of differing pixels that nothing accounts for; nil if all are accounted for.
  private static func unaccounted(_ result: PictureResult) -> Int? {
    if let proof = result.proof {
      if proof.isProven { return nil }
      if proof.unaccountedPixels > 0 { return proof.unaccountedPixels }
    }
    guard let changed = result.changedPixels, let explained = result.explainedPixels,
      changed > explained
    else { return nil }
    return changed - explained
  }

  private static func grade(_ proof: PictureProof) -> Double? {
    if proof.isProven { return 1 }
    if case .fails = proof.drawing { return 2 }
    for case .fails in [proof.layout, proof.inputs] { return 3 }
    return nil
  }

  private func writePictures(of result: PictureResult, to writer: inout ObjectWriter) {
    let details = result.details
    if details.expectedSize != nil || details.actualSize != nil {
      let sizes = [details.expectedSize, details.actualSize]
      let numbers = sizes.flatMap { [$0?.width ?? 0, $0?.height ?? 0] }
      writer.raw("z", "[\(numbers.map(String.init).joined(separator: ","))]")
    }
    writer.raw("b", details.changedRect.map(DifferenceDetails.list))
    let bits = ["expected": 1, "actual": 2, "diff": 4, "unaccounted": 8]
    let files = result.attachments.filter { bits[$0.role] != nil }
    let sum = files.reduce(0) { $0 + (bits[$1.role] ?? 0) }
    if sum > 0 { writer.number("r", Double(sum)) }
    writer.number("x", pixelFiles[result.name].map(Double.init))
    let odd = files.filter { $0.path != "\(result.name)-\($0.role).png" }
    guard !odd.isEmpty else { return }
    let pairs = odd.map { "\(JSONWriter.quoted($0.role)):\(JSONWriter.quoted($0.path))" }
    writer.raw("p", "{\(pairs.joined(separator: ","))}")
  }
}

/// The name of an item of a case on the page.
private struct ItemPlace {
  enum Aspect: String {
    case frames = "f"
    case same = "s"
    case differs = "d"
  }

  var label: String
  var aspect: Aspect?
  /// The name in reports, where it does not follow from case, label and aspect.
  var name: String?

  init(_ result: PictureResult, in name: String) {
    label = result.variant
    let picture = result.variant.isEmpty ? name : "\(name).\(result.variant)"
    switch result.name {
    case picture: return
    case "\(picture).layout", "\(name).layout": aspect = .frames
    case "\(picture).same": aspect = .same
    case "\(picture).differs": aspect = .differs
    default: break
    }
    if aspect != .frames || result.name != "\(name).layout" { self.name = result.name }
  }
}

/// The way from one folder to another.
enum RelativePath {
  /// Such as `../../Snapshots`; nil when one is absolute and the other is not, or when the way
  /// leads out of an unknown folder.
  static func path(from folder: String, to target: String) -> String? {
    guard folder.hasPrefix("/") == target.hasPrefix("/") else { return nil }
    func parts(_ path: String) -> [Substring] { path.split(separator: "/").filter { $0 != "." } }
    let (start, end) = (parts(folder), parts(target))
    let shared = zip(start, end).prefix { $0 == $1 }.count
    guard !start[shared...].contains("..") else { return nil }
    let up = Array(repeating: "..", count: start.count - shared)
    let path = (up + end[shared...].map(String.init)).joined(separator: "/")
    return path.isEmpty ? "." : path
  }
}
