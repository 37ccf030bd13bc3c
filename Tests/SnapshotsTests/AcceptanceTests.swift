import Foundation
import GalleyGeometry
import GalleyImaging
import GalleyTestSupport
import Testing

@testable import GalleySnapshots

@Suite("What may become a reference")
struct AcceptanceTests {
  let folder = TemporaryFolder()

  func refusals(_ candidates: [String: [UInt8]]) throws -> [String: String] {
    for (name, bytes) in candidates {
      try folder.write(bytes, to: "out/pending/\(name).new")
    }
    let root = "\(folder.path)/Snapshots"
    let acceptance = Acceptance(
      root: root, output: "\(folder.path)/out",
      declared: ["\(root)/a.light.png", "\(root)/a.layout.txt", "\(root)/Größe/b.png"])
    var refusals: [String: String] = [:]
    for candidate in try acceptance.candidates() {
      let place = OutputPlace.relative(candidate.reference, to: root)
      refusals[place] = try acceptance.refusal(of: candidate)
    }
    return refusals
  }

  func picture() throws -> [UInt8] {
    let bitmap = Bitmap(
      width: 2, height: 2, format: .rgbaStraight, pixels: [UInt8](repeating: 200, count: 16))
    return try PNGEncoder(mode: .small).encode(bitmap)
  }

  @Test("Declared references that can be read, and nothing else below the corpus")
  func declared() throws {
    let dump = Array(FrameDump.text(.sample).utf8)
    let found = try refusals([
      "a.light.png": try picture(), "a.layout.txt": dump, "Größe/b.png": try picture(),
      "a.dark.png": try picture(), "suite.json": Array("{}".utf8), "a.json": Array("{}".utf8),
      ".gitattributes": Array("*".utf8),
    ])
    #expect(
      found == [
        "a.dark.png": "no case declares it", "suite.json": "no case declares it",
        "a.json": "no case declares it", ".gitattributes": "no case declares it",
      ])
  }

  @Test("Text posing as a picture, and a picture posing as a frame dump, are refused")
  func posing() throws {
    let found = try refusals(["a.light.png": Array("hello".utf8), "a.layout.txt": try picture()])
    #expect(found.keys.sorted() == ["a.layout.txt", "a.light.png"])
  }

  @Test("A run of another commit is told apart")
  func commit() throws {
    var report = SnapshotReport()
    report.commit = "aaaa"
    try folder.write(ReportJSON.text(of: report), to: "out/results.json")
    let acceptance = Acceptance(root: "\(folder.path)/Snapshots", output: "\(folder.path)/out")
    #expect(try acceptance.otherCommits(than: "bbbb") == ["aaaa"])
    #expect(try acceptance.otherCommits(than: "aaaa").isEmpty)
    #expect(try acceptance.otherCommits(than: nil).isEmpty)
  }

  @Test("Places are cut by bytes, whatever the letters")
  func places() {
    #expect(OutputPlace.relative("Snäpshöts/karte/abc.png", to: "Snäpshöts") == "karte/abc.png")
    #expect(OutputPlace.relative("/hömé/x/a.png", to: "/hömé") == "x/a.png")
    #expect(OutputPlace.relative("Snap/\u{301}x.png", to: "Snap") == "\u{301}x.png")
  }
}
