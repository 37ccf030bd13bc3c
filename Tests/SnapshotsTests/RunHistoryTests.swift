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
}
