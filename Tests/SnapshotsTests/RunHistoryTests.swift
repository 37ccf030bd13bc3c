import Testing

@testable import GalleySnapshots

@Suite("A history of runs")
struct RunHistoryTests {
  private func line(_ time: String, _ name: String = "a.light") -> String {
    "2026-11-26T15:00:00Z\t-\tpassed\t00ff\t11aa\t\(time)\t\(name)\t\n"
  }

  @Test("Times that are none are left out", arguments: ["nan", "inf", "-1", "1e300", "x", ""])
  func times(time: String) {
    let history = RunHistory(text: line(time) + line("2.5", "b.light"))
    #expect(history.pictures.map(\.name) == ["b.light"])
    #expect(history.costs(["a.light": "a", "b.light": "b"]) == ["b": 2.5])
  }

  @Test("Lines may end as on Windows")
  func windowsLines() {
    let text = (line("1") + line("2", "b.light")).split(separator: "\n").joined(separator: "\r\n")
    #expect(RunHistory(text: text).pictures.map(\.name) == ["a.light", "b.light"])
    let baseline = "contrast\tText\tlow\n# adopted\nhit\tButton\tsmall\n"
    #expect(
      LintBaseline(text: baseline.split(separator: "\n").joined(separator: "\r\n") + "\r\n")
        == LintBaseline(text: baseline))
  }

  @Test(
    "Carriage returns at the ends of lines count for nothing, however many there are",
    arguments: ["\r", "\r\r", "\r\r\r"])
  func convertedTwice(end: String) {
    let baseline = LintBaseline(text: "hit\tButton\tsmall\(end)\n\(end)\n\(end)")
    #expect(baseline == LintBaseline(text: "hit\tButton\tsmall\n"))
    #expect(LintBaseline(text: baseline.text) == baseline)
    let history = RunHistory(
      text: line("1").replacing("\n", with: end + "\n") + line("2", "b.light"))
    #expect(history.pictures.map(\.name) == ["a.light", "b.light"])
    #expect(history.pictures.allSatisfy { $0.looks[0].causes.isEmpty })
  }
}
