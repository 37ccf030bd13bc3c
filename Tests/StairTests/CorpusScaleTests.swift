import Foundation
import GalleyPainting
import GalleyText
import Testing

@testable import GalleyStair

/// The drawn content depends on the scale only through the rounding of lengths to device pixels.
@Suite struct CorpusScaleTests {
  private static let corpus = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Snapshots")
    .resolvingSymlinksInPath()

  static func documents() throws -> [String] {
    let files = try #require(
      FileManager.default.enumerator(at: corpus, includingPropertiesForKeys: nil))
    return files.compactMap { $0 as? URL }
      .filter { $0.pathExtension == "json" && $0.lastPathComponent != "suite.json" }
      .filter { (try? String(contentsOf: $0, encoding: .utf8))?.contains("\"root\"") == true }
      .map(\.path).sorted()
  }

  /// Returns the drawn content in order, for texts the glyphs, without any place or size.
  private func outline(of path: String, at scale: Double, with renderer: Renderer) throws
    -> [String]
  {
    let document = try #require(try DocumentLoader(scale: scale).load(path).document, "\(path)")
    var settings = SceneSettings()
    settings.scale = scale
    let commands = try renderer.prepare(Scene(document, settings: settings)).list.commands
    return commands.map { command in
      if case .glyphs(let run, _, _) = command { return "glyphs \(run.glyphs.map(\.id))" }
      return String("\(command)".prefix { $0 != "(" })
    }
  }

  @Test("breaks, cuts and order are the same at every scale, over the whole corpus")
  func same() throws {
    let renderer = try Renderer()
    let documents = try Self.documents()
    #expect(documents.count > 100)
    for path in documents {
      let wanted = try outline(of: path, at: 2, with: renderer)
      for scale in [1.0, 3] {
        let found = try outline(of: path, at: scale, with: renderer)
        let same = zip(wanted, found).prefix { $0 == $1 }.count
        let first = same < found.count ? found[same] : "the end"
        #expect(found == wanted, "\(path) at \(scale): \(first)")
      }
    }
  }
}
