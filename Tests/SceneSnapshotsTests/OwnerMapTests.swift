import GalleyDocuments
import GalleyImaging
import GalleyParsing
import GalleySnapshots
import GalleyStair
import Testing

@testable import GalleySceneSnapshots

@Suite("Who painted a pixel")
struct OwnerMapTests {
  /// Pixels that were painted but belong to nobody, and those that belong to somebody who left
  /// them white.
  func faults(_ root: String, scale: Int) throws -> (unowned: Int, unpainted: Int, painted: Int) {
    let source = SourceText(
      name: "owners.json",
      text: """
        {"canvas": {"width": 90, "height": 70, "scale": \(scale), "background": "#ffffff"},
         "root": \(root)}
        """)
    let (document, findings) = DocumentReader.read(source, options: DocumentReader.Options())
    let scene = Scene(try #require(document, "\(findings)"))
    let renderer = try #require(FaultDrillTests.renderer)
    let drawn = try renderer.snapshot(of: scene, fingerprint: NamedDigest(name: "", digest: 0))
      .draw()
    let owners = try #require(drawn.owners())
    var counts = (unowned: 0, unpainted: 0, painted: 0)
    for (index, owner) in owners.owners.enumerated() {
      let isPainted = drawn.bitmap.pixels[4 * index..<4 * index + 4].contains { $0 != 255 }
      if isPainted { counts.painted += 1 }
      if isPainted, owner < 0 { counts.unowned += 1 }
      if !isPainted, owner >= 0 { counts.unpainted += 1 }
    }
    return counts
  }

  static let look =
    #""minWidth": 71.3, "maxWidth": 71.3, "minHeight": 44.6, "maxHeight": 44.6, "#
  static let shapes = [
    look + #""backgroundColor": "c00000""#,
    look + #""backgroundColor": "c00000", "cornerRadius": 17.5"#,
    look + #""backgroundColor": "c00000", "cornerRadius": 400"#,
    look + #""borderColor": "c00000", "borderWidth": 3"#,
    look + #""borderColor": "c00000", "borderWidth": 2, "cornerRadius": 14"#,
    look + #""borderColor": "c00000", "borderWidth": 9, "cornerRadius": 6"#,
  ]

  @Test(
    "It is the pixels that are covered, corners and the middle of borders left out",
    arguments: shapes, [1, 2, 3])
  func covered(_ properties: String, _ scale: Int) throws {
    let counts = try faults(
      #"{"type": "VStack", "properties": {\#(properties)}, "subviews": [{"type": "Spacer"}]}"#,
      scale: scale)
    #expect(counts.painted > 0)
    #expect(counts.unowned == 0)
    // At the beginning of corners, coverage is less than a level.
    #expect(counts.unpainted <= 32 * scale, "\(counts)")
  }

  @Test("A rounded clip restricts what is inside it", arguments: [1, 2])
  func clipped(_ scale: Int) throws {
    let counts = try faults(
      """
      {"type": "ZStack", "properties": {"clipped": true, "cornerRadius": 20, "minWidth": 60,
        "maxWidth": 60, "minHeight": 50, "maxHeight": 50}, "subviews": [{"type": "Rectangle",
          "properties": {"width": 80, "height": 40, "foregroundColor": "0000c0"}}]}
      """, scale: scale)
    #expect(counts.painted > 0 && counts.unowned == 0)
    #expect(counts.unpainted <= 32 * scale, "\(counts)")
  }
}
