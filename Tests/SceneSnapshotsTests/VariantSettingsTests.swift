import Foundation
import GalleyChecks
import GalleyDocuments
import GalleyGeometry
import GalleyImaging
import GalleyParsing
import GalleySnapshots
import GalleyStair
import GalleyTestSupport
import Testing

@testable import GalleySceneSnapshots

@Suite("What a variant sets")
struct VariantSettingsTests {
  @Test(
    "A check in code is shown as the same tree in a document",
    arguments: [
      [.init(.locale, "ar")], [.init(.direction, "rightToLeft")], [.init(.appearance, "dark")],
      [.init(.device, "iphone-14")], [.init(.width, "120"), .init(.scale, "3")],
      [.init(.textSize, "xxL"), .init(.bold, "true")], [.init(.contrast, "increased")],
    ] as [[Variant.Setting]])
  func parity(_ settings: [Variant.Setting]) throws {
    let text = """
      {"canvas": {"width": 41, "direction": "leftToRight"}, "theme": "dnakit", "root":
       {"type": "HStack", "subviews": [
        {"type": "Rectangle", "properties": {"width": 10, "height": 8}}, {"type": "Spacer"}]}}
      """
    let read = DocumentReader.read(SourceText(name: "d.json", text: text)).document
    let variant = try SceneSettings(Variant(name: "v", settings: settings))
    let document = Scene(try #require(read), settings: variant)
    var code = Scene(
      HStack {
        Rectangle().frame(width: 10, height: 8)
        Spacer()
      }, canvas: SceneCanvas(width: 41), theme: .dnaKit)
    code.apply(variant)
    #expect(code.canvas == document.canvas)
    #expect(code.background == document.background)
    let renderer = try Renderer()
    #expect(try renderer.render(code) == renderer.render(document))
    let isMirrored = settings[0].axis == .locale || settings[0].axis == .direction
    #expect((code.canvas.direction == .rightToLeft) == isMirrored)
  }

  @Test("A check in code is mirrored by the variants of its scope")
  func mirrored() throws {
    let folder = TemporaryFolder()
    try folder.write("", to: "Package.swift")
    let row = HStack {
      Rectangle().frame(width: 10, height: 8)
      Spacer()
    }
    func picture(_ name: String, _ canvas: SceneCanvas, _ variants: VariantMatrix?) throws
      -> [UInt8]
    {
      let check = SnapshotCheck(
        file: "\(folder.path)/ATests.swift", test: name, line: name.count, name: nil, record: .all)
      SnapshotScope.$current.withValue(SnapshotScope(variants: variants)) {
        _ = check.run(Scene(row, canvas: canvas), as: .image)
      }
      let path = "\(folder.path)/__Snapshots__/ATests/\(name).1.png"
      return try PNGDecoder.decode(Array(try Data(contentsOf: URL(fileURLWithPath: path)))).pixels
    }
    let plain = SceneCanvas(width: 41)
    var leftward = plain
    leftward.direction = .rightToLeft
    let arabic = VariantMatrix(values: [.locale: ["ar"]])
    let mirrored = try picture("scope", plain, arabic)
    #expect(try mirrored == picture("byhand", leftward, nil))
    #expect(try mirrored != picture("notatall", plain, nil))
  }
}
