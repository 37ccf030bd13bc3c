import ArgumentParser
import Testing

@testable import GalleyMain

@Suite("Arguments that are read without ArgumentParser")
struct PlainArgumentsTests {
  @Test(
    "the command is the one that ArgumentParser makes",
    arguments: [
      ["a.json"],
      ["a.json", "-o", "a.png"],
      ["-o", "-", "-"],
      ["--output", "out/", "a.json", "b.json", "--scale", "1.5", "-j", "2", "--small"],
      ["a.json", "-o", "1.png", "-o", "2.png", "--workers", "3"],
    ])
  func equal(_ words: [String]) throws {
    let plain = try #require(Render(plain: words[...]))
    let parsed = try #require(try Render.parseAsRoot(words) as? Render)
    #expect(Self.content(of: plain) == Self.content(of: parsed))
  }

  @Test(
    "everything else is left to ArgumentParser",
    arguments: [
      [], ["--help"], ["a.json", "-o"], ["a.json", "-o", "-x"], ["a.json", "--", "b"],
      ["a.json", ""],
      ["a.json", "-j", "0"], ["a.json", "-j", "x"], ["a.json", "--scale", "9"], ["-", "-"],
      ["a.json", "--scale=2"], ["a.json", "--theme", "plain"], ["a.json", "-ox.png"],
    ])
  func others(_ words: [String]) {
    #expect(Render(plain: words[...]) == nil)
  }

  /// Every value that the command holds, without the titles of groups, which parsing forgets.
  private static func content(of command: Render) -> String {
    var text = ""
    dump(command, to: &text)
    return text.split(separator: "\n").filter { !$0.contains("- title: ") }.joined(separator: "\n")
  }
}
