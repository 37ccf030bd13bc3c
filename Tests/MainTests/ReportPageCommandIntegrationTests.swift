import Foundation
import GalleyTestSupport
import Testing

/// The marks on the page of a real run are the ones that the command given by the page accepts.
@Suite(
  "The command of the report page", .serialized,
  .enabled(if: Browser.program != nil, "no Chromium is installed"))
struct ReportPageCommandIntegrationTests {
  private static let names = ["a", "aa", "b c", "it's $HOME"]

  /// Cases whose names contain each other or mean something to a shell, all changed.
  private func failing() throws -> ScratchCorpus {
    let corpus = try ScratchCorpus(files: [:])
    try corpus.folder.write(
      #"{"variants": {"appearance": ["light"]}, "layout": "first"}"#, to: "Snapshots/suite.json")
    for name in Self.names { try corpus.write(name, padding: "4") }
    try corpus.tool.run(["record"])
    for (name, padding) in zip(Self.names, ["5", "5", "6", "7"]) {
      try corpus.write(name, padding: padding)
    }
    try corpus.tool.run(["test", "--output", "out put", "--reporter", "html"])
    return corpus
  }

  /// Runs what the page offers to copy, in a shell that finds the tool.
  private func finish(_ browser: Browser, in corpus: ScratchCorpus) throws -> String {
    try browser.click("#finish")
    let command = try browser.text("document.getElementById('command').textContent")
    try corpus.folder.write(
      "#!/bin/sh\nexec '\(KillIntegrationTests.tool)' \"$@\"\n", to: "bin/galley")
    try corpus.tool.system(["chmod", "+x", "bin/galley"])
    try corpus.tool.system([
      "env", "PATH=\(corpus.folder.path)/bin:/usr/bin:/bin", "sh", "-c", command,
    ])
    return command
  }

  private func left(_ corpus: ScratchCorpus) -> [String] {
    corpus.folder.files.filter { $0.hasSuffix(".new") }
      .map { String($0.dropFirst("out put/pending/".count)) }
  }

  @Test("By picture: those and no others, whatever their names are")
  func pictures() throws {
    let corpus = try failing()
    let browser = try Browser()
    try browser.resize(1280, 800)
    for name in ["a", "it's $HOME"] {
      let place = name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
      try browser.open(
        "file://\(corpus.folder.path)/out%20put/report/index.html#/case/\(place)@light")
      try browser.wait("document.getElementById('main').dataset.shown !== undefined")
      try browser.press("a")
    }
    let command = try finish(browser, in: corpus)
    #expect(
      left(corpus) == [
        "aa.layout.txt.new", "aa.light.png.new", "b c.layout.txt.new", "b c.light.png.new",
      ], "\(command)")
    #expect(try corpus.tool.run(["test", "--output", "out put"]).text.contains("4 failed"))
  }

  @Test("By cause: what differs for that alone, and what is rejected stays as it was")
  func causes() throws {
    let corpus = try failing()
    let browser = try Browser()
    let before = corpus.reference("b c")
    try browser.resize(1280, 800)
    try browser.open("file://\(corpus.folder.path)/out%20put/report/index.html#/case/a@light")
    try browser.wait("document.getElementById('main').dataset.shown !== undefined")
    try browser.press("A")
    try browser.open("file://\(corpus.folder.path)/out%20put/report/index.html#/case/b%20c@light")
    try browser.wait("document.getElementById('main').dataset.shown !== undefined")
    try browser.press("x")
    let command = try finish(browser, in: corpus)
    #expect(command.contains("--cause ") && command.contains("galley reject "))
    #expect(
      left(corpus) == ["it's $HOME.layout.txt.new", "it's $HOME.light.png.new"], "\(command)")
    #expect(corpus.reference("b c") == before)
  }
}
