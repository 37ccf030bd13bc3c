import Foundation
import GalleyImaging
import GalleyTestSupport
import Testing

@testable import GalleySnapshots

/// The page in a real browser. A script that plays the person is appended to the page; what it
/// saw is read from the page as the browser leaves it.
@Suite("The report page", .serialized)
struct HTMLReportTests {
  static let browser = ["chromium", "chromium-browser", "google-chrome"].lazy
    .map { "/usr/bin/\($0)" }.first(where: FileManager.default.isExecutableFile(atPath:))

  @Test("Nothing in a report can break out of the page")
  func escaping() {
    let page = HTMLReport.text(of: ReportTests.report)
    #expect(page.components(separatedBy: "</script>").count == 3)
    #expect(!page.contains("src=\"http") && !page.contains("href=\"http"))
  }

  @Test("A person clicks through ten thousand results")
  func browse() throws {
    guard let browser = Self.browser else {
      print("HTMLReportTests: no Chromium here, so the page is not tried in a browser")
      return
    }
    let folder = TemporaryFolder()
    try write(report(count: 10_000), in: folder)
    let page = "\(folder.path)/report/index.html"
    let script = try #require(Bundle.module.url(forResource: "person", withExtension: "js"))
    let text = try String(contentsOfFile: page, encoding: .utf8).replacingOccurrences(
      of: "</body>",
      with: "<script>\(try String(contentsOf: script, encoding: .utf8))</script></body>")
    try text.write(toFile: page, atomically: true, encoding: .utf8)
    let dom = try run(
      browser, ["--dump-dom", "--virtual-time-budget=30000", "file://\(page)"], folder)
    let log =
      dom.components(separatedBy: "<pre id=\"log\">").last?
      .components(separatedBy: "</pre>").first ?? ""
    #expect(
      log.split(separator: "\n").map(String.init) == [
        "ready yes", "shown 30", "rows below 80", "first case0/a.light", "picture 100x100",
        "j case1/a.light", "end case29/a.light", "k case28/a.light", "mode diff", "mode slider",
        "clip inset(0px 0px 0px 50%)", "mode onion", "opacity 0.5", "mode blink", "blinks",
        "mode composite", "cause 15", "component 15", "all 10000", "rows below 80",
        "scrolled case9999/a.light", "search 1", "next cause case15/a.light",
      ])
    if let keep = ProcessInfo.processInfo.environment["GALLEY_KEEP_SCREENSHOT"] {
      try write(report(count: 10_000), in: folder)
      _ = try run(
        browser, ["--screenshot=\(keep)", "--window-size=1200,700", "file://\(page)"], folder)
    }
  }

  private func report(count: Int) -> SnapshotReport {
    var report = SnapshotReport()
    report.results = (0..<count).map { index in
      let isFailed = index < 30
      var result = PictureResult(
        name: "case\(index)/a.light", caseName: "case\(index)/a", variant: "light",
        status: isFailed ? .failed : .passed)
      if isFailed {
        let cause = Cause(.token, index < 15 ? "space.inset 8 → 6" : "color.brand #1 → #2")
        result.causes = [cause]
        result.message = "\(cause.text) (cause, 1 node)"
        result.components = [index < 15 ? "Row" : "Badge"]
        result.changedPixels = 80
        result.explainedPixels = 80
        result.shares = [.init(name: "Row#wifi", verdict: .consequence, pixels: 80)]
        result.attachments = ["expected", "actual", "diff", "composite"].map {
          .init(role: $0, path: "case/a b-\($0).png")
        }
      } else {
        result.matchedBy = .digest
      }
      return result
    }
    return report
  }

  private func write(_ report: SnapshotReport, in folder: TemporaryFolder) throws {
    let (old, _) = ToyRenderer.paint(.sample)
    let rows: [(id: String?, height: Double, color: String)] = [
      ("wifi", 10, "#cc0000"), ("bluetooth", 12, "#00cc00"), (nil, 14, "#0000cc"),
    ]
    let (new, _) = ToyRenderer.paint(.column(rows, padding: 14))
    let composite = CompositePicture(
      expected: old, actual: new,
      boxes: [
        .init(
          old: SceneDescription.sample.nodes[1].frame,
          new: SceneDescription.column(rows, padding: 14).nodes[1].frame, isCause: true, scale: 1)
      ])
    let pictures = [
      "expected": old, "actual": new, "diff": composite.difference,
      "composite": composite.composite,
    ]
    try folder.write(HTMLReport.text(of: report), to: "report/index.html")
    try folder.write("", to: "case/x")
    for (role, bitmap) in pictures {
      try Data(try PNGEncoder().encode(bitmap)).write(
        to: URL(fileURLWithPath: "\(folder.path)/case/a b-\(role).png"))
    }
  }

  private func run(
    _ browser: String, _ arguments: [String], _ folder: TemporaryFolder
  ) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: browser)
    process.arguments =
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--allow-file-access-from-files",
        "--user-data-dir=\(folder.path)/profile",
      ] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
