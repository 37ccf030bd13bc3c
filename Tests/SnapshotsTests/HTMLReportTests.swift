import Foundation
import GalleyGeometry
import GalleyImaging
import GalleyParsing
import GalleyTestSupport
import Testing

@testable import GalleySnapshots

@Suite("The files of the report page")
struct HTMLReportTests {
  private func text(_ path: String, of report: SnapshotReport) throws -> String {
    let files = HTMLReport.files(of: report, corpus: "Snapshots", output: ".build/snapshots")
    let file = try #require(files.first { $0.path == path })
    return String(decoding: file.bytes, as: UTF8.self)
  }

  /// The arguments that a script of data passes to the page.
  private func arguments(_ path: String, of report: SnapshotReport) throws -> [Any] {
    let script = try text(path, of: report)
    let open = try #require(script.firstIndex(of: "("))
    let list = "[\(script[script.index(after: open)...].dropLast(3))]"
    return try #require(try JSONSerialization.jsonObject(with: Data(list.utf8)) as? [Any])
  }

  @Test("Nothing in a report can break out of the page")
  func escaping() throws {
    for file in HTMLReport.files(of: ReportTests.report, corpus: "a", output: "b")
    where file.path.hasPrefix("data/") {
      #expect(file.bytes.allSatisfy { $0 < 0x7F && $0 != UInt8(ascii: "<") })
    }
    let document = try text("index.html", of: ReportTests.report)
    #expect(document.components(separatedBy: "</script>").count == 3)
    #expect(document.contains("line two &lt;/script&gt; ]]&gt; &amp;"))
    #expect(document.contains("2 of 3 checks not passed"))
    #expect(!document.contains("src=\"http") && !document.contains("href=\"http"))
    #expect(!document.contains("{{"))
    let script = try text("page.js", of: ReportTests.report)
    #expect(!script.contains("innerHTML") && !script.contains("http://localhost"))
  }

  @Test("The index holds what differs in short and what passed as its label")
  func index() throws {
    var report = ReportTests.report
    report.root = "Snapshots"
    report.results[1].lints = []
    report.results[0].explainedPixels = 5
    report.results[0].details.expectedSize = .init(width: 10, height: 10)
    report.results[0].details.actualSize = .init(width: 10, height: 12)
    report.results[0].details.changedRect = PixelRect(x: 1, y: 2, width: 3, height: 4)
    let data = try #require(try arguments("data/index.js", of: report).first as? [String: Any])
    let run = try #require(data["run"] as? [String: Any])
    #expect(run["references"] as? String == "../../../Snapshots")
    #expect(run["corpus"] as? String == "Snapshots")
    #expect(run["output"] as? String == ".build/snapshots")
    #expect(run["detailed"] as? Int == 2)
    let causes = try #require(data["causes"] as? [[String]])
    #expect(causes == [[ReportTests.cause.id, "token", ReportTests.cause.text]])
    let cases = try #require(data["cases"] as? [[Any]])
    let items = try #require(cases[0][1] as? [Any])
    let failed = try #require(items[0] as? [String: Any])
    #expect(failed["v"] as? String == "light" && failed["s"] as? Int == 1)
    #expect(failed["d"] as? Int == 12 && failed["u"] as? Int == 7 && failed["r"] as? Int == 2)
    #expect(failed["z"] as? [Int] == [10, 10, 10, 12] && failed["b"] as? [Int] == [1, 2, 3, 4])
    #expect(failed["p"] == nil && failed["n"] == nil)
    #expect(items[1] as? String == "dark")
  }

  @Test("The index says what is proven, and what no input accounts for")
  func grades() throws {
    let holding = PictureProof(drawing: .holds, layout: .holds, inputs: .holds)
    func item(_ change: (inout PictureProof) -> Void) throws -> [String: Any] {
      var (report, proof) = (ReportTests.report, holding)
      change(&proof)
      report.results[0].explainedPixels = 5
      report.results[0].proof = proof
      let data = try arguments("data/index.js", of: report).first as? [String: Any]
      let cases = try #require(data?["cases"] as? [[Any]])
      return try #require((cases[0][1] as? [Any])?[0] as? [String: Any])
    }
    let proven = try item { _ in }
    #expect(proven["g"] as? Int == 1 && proven["u"] == nil)
    let drawn = try item { proof in
      proof.drawing = .fails("x")
      proof.unaccountedPixels = 3
    }
    #expect(drawn["g"] as? Int == 2 && drawn["u"] as? Int == 3)
    #expect(try item { $0.layout = .fails("x") }["g"] as? Int == 3)
    #expect(try item { $0.inputs = .fails("x") }["g"] as? Int == 3)
    let unchecked = try item { $0.layout = .unchecked("x") }
    #expect(unchecked["g"] == nil && unchecked["u"] as? Int == 7)
  }

  @Test("Pictures that differ come as text too: a hundred of them, none that is large")
  func pixelFiles() throws {
    var report = SnapshotReport()
    report.results = (0..<150).map { index in
      var result = PictureResult(
        name: "c\(index).a", caseName: "c\(index)", variant: "a", status: .failed)
      result.attachments = ["expected", "actual"].map {
        .init(role: $0, path: "c\(index).a-\($0).png")
      }
      return result
    }
    let files = HTMLReport.files(of: report, corpus: "a", output: "b") { path in
      if path.hasPrefix("c1.") { return nil }
      let isLarge = path == "c2.a-actual.png"
      return [UInt8](repeating: 0x61, count: isLarge ? HTMLReport.readablePictures.size + 1 : 3)
    }
    let pixels = files.filter { $0.path.hasPrefix("data/pixels/") }
    #expect(pixels.count == 100)
    #expect(pixels[1].bytes == Array("galley.pixels(1,[\"YWFh\",\"YWFh\"]);\n".utf8))
    let index = try #require(files.first { $0.path == "data/index.js" })
    let text = String(decoding: index.bytes, as: UTF8.self)
    #expect(text.contains(#"["c0",[{"v":"a","s":1,"r":3,"x":0}]]"#))
    #expect(text.contains(#"["c2",[{"v":"a","s":1,"r":3}]]"#))
    #expect(text.contains(#"["c3",[{"v":"a","s":1,"r":3,"x":1}]]"#))
  }

  @Test("Details lie in files of 25 cases, those of what differs only")
  func details() throws {
    var report = SnapshotReport()
    report.results = (0..<60).map { index in
      var result = PictureResult(
        name: "c\(index).a", caseName: "c\(index)", variant: "a",
        status: index.isMultiple(of: 2) ? .failed : .passed)
      result.message = "m\(index)"
      return result
    }
    let files = HTMLReport.files(of: report, corpus: "a", output: "b").map(\.path)
    #expect(files.filter { $0.hasPrefix("data/") } == ["data/index.js", "data/0.js", "data/1.js"])
    let second = try arguments("data/1.js", of: report)
    #expect(second[0] as? Int == 1)
    let list = try #require(second[1] as? [[String: Any]])
    #expect(list.count == 5)
    #expect((list[0]["items"] as? [[String: Any]])?[0]["message"] as? String == "m50")
  }

  @Test(
    "The way from the page to the references",
    arguments: [
      (".build/snapshots/report", "Snapshots", "../../../Snapshots"),
      ("out/report", "./out/corpus", "../corpus"), ("/a/b/report", "/a/c", "../../c"),
      ("a/report", "a/report", "."), ("/a/report", "c", nil), ("../report", "c", nil),
    ] as [(String, String, String?)])
  func way(from: String, to: String, expected: String?) {
    #expect(RelativePath.path(from: from, to: to) == expected)
  }

  @Test("Frame dumps differ by lines, with two around each")
  func frameLines() {
    let old = (1...12).map { "line \($0)" }.joined(separator: "\n") + "\n"
    let new = old.replacingOccurrences(of: "line 6\n", with: "line six\nline seven\n")
    #expect(
      DifferenceDetails.lines(old, new) == [
        "@", " line 4", " line 5", "-line 6", "+line six", "+line seven", " line 7", " line 8", "@",
      ])
    #expect(DifferenceDetails.lines("a\n", "b\na\n") == ["+b", " a"])
    #expect(DifferenceDetails.lines("a\nb\n", "a\n") == [" a", "-b"])
    let many = (0..<2_000).map { "\($0)" }.joined(separator: "\n")
    #expect(DifferenceDetails.lines("", many).count == DifferenceDetails.lineLimit + 1)
  }

  @Test("Pixels that differ are those that a walk over every place finds, whatever the sizes")
  func changedPixels() {
    var state: UInt32 = 7
    func picture(_ width: Int, _ height: Int) -> Bitmap {
      let pixels = (0..<4 * width * height).map { _ -> UInt8 in
        state = state &* 1_664_525 &+ 1_013_904_223
        return UInt8(state >> 30)
      }
      return Bitmap(width: width, height: height, format: .rgbaStraight, pixels: pixels)
    }
    func word(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> UInt32? {
      guard x < bitmap.width, y < bitmap.height else { return nil }
      return (0..<4).reduce(0) { word, channel in
        word | UInt32(bitmap.pixels[4 * (y * bitmap.width + x) + channel]) << UInt32(8 * channel)
      }
    }
    for (old, new) in [(9, 4), (4, 9), (7, 7)].map({ (picture($0, $1), picture($1, $0)) }) {
      var expected: [[UInt32?]] = []
      for y in 0..<9 {
        for x in 0..<9 where word(old, x, y) != word(new, x, y) {
          expected.append([UInt32(x), UInt32(y), word(old, x, y), word(new, x, y)])
        }
      }
      var found: [[UInt32?]] = []
      ChangedPixels(old, new).visit { x, y, first, second in
        found.append([UInt32(x), UInt32(y), first, second])
      }
      #expect(Set(found) == Set(expected) && found.count == expected.count)
      let visible = expected.contains { ($0[2] ?? 0) | ($0[3] ?? 0) >= 1 << 24 }
      #expect(BitmapComparison.looksSame(old, new) == !visible)
    }
  }

  @Test("What changed lies in one rectangle, what only one picture has included")
  func changedRect() {
    let (old, _) = ToyRenderer.paint(.sample)
    #expect(ExactComparison(old, old).changedRect == nil)
    var pixels = old.pixels
    for (x, y) in [(3, 4), (7, 5)] { pixels[4 * (y * old.width + x)] ^= 0x80 }
    let new = Bitmap(
      width: old.width, height: old.height, format: old.format, pixels: pixels)
    #expect(
      ExactComparison(old, new).changedRect == PixelRect(x: 3, y: 4, width: 5, height: 2))
    let low = Bitmap(
      width: old.width, height: old.height - 3, format: old.format,
      pixels: Array(old.pixels.prefix(4 * old.width * (old.height - 3))))
    #expect(
      ExactComparison(old, low).changedRect
        == PixelRect(x: 0, y: old.height - 3, width: old.width, height: 3))
  }

  @Test(
    "What may not stand in a script is escaped wherever it stands",
    arguments: ["<", "\u{7F}", "é", "😀"])
  func escapes(_ text: String) {
    let escape = text.utf16.map { unit in
      "\\u" + String(repeating: "0", count: 4 - String(unit, radix: 16).count)
        + String(unit, radix: 16)
    }.joined()
    for place in 0..<20 {
      for letter in ["a", "b", "\u{1}", "~", "=", ";"] {
        let before = String(repeating: letter, count: place)
        let after = String(repeating: letter, count: 19 - place)
        #expect(HTMLReport.escaped(before + text + after) == before + escape + after)
      }
    }
  }
}
