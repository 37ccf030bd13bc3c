import Foundation
import GalleyGeometry
import GalleySnapshots
import GalleyTestSupport
import Testing

@testable import GalleyMain

@Suite("Sources of previews")
struct SwiftPlacesTests {
  private let folder = TemporaryFolder()

  private func scene(_ nodes: [(type: String, parent: Int)]) -> SceneDescription {
    SceneDescription(
      size: Size(width: 100, height: 100), scale: 1,
      nodes: nodes.map { SceneNode(type: $0.type, parent: $0.parent, frame: .zero) })
  }

  @Test("Nodes stand where their views were written, and properties where their modifiers were")
  func places() throws {
    try folder.write(
      """
      import SwiftUI

      struct Card: View {
        let words = "VStack { Text(1) }" // Text("no")
        var body: some View {
          VStack(spacing: 8) {
            header
            ForEach(0..<2) { _ in
              Text("line \\(3 + (4))")
                .padding(4)
            }
          }
          .background(Circle().fill(.red))
        }
        private var header: some View {
          Text("head").font(.headline)
        }
      }
      #Preview("A") {
        Card()
          .padding(16)
      }
      """, to: "Card.swift")
    let file = folder.path + "/Card.swift"
    var scene = scene([
      ("Root", -1), ("Card", 0), ("VStack", 1), ("Text", 2), ("Text", 2), ("Text", 2),
      ("Glyphs", 5), ("Circle", 1),
    ])
    SwiftPlaces([file]).locate(&scene, file: file, line: 19, type: "Host")
    let lines = scene.nodes.map { $0.location?.line }
    #expect(lines == [19, 20, 6, 16, 9, 9, 9, 13])
    #expect(scene.nodes[4].location(of: "padding.top")?.line == 10)
    #expect(scene.nodes[4].location(of: "text")?.line == 9)
    #expect(scene.nodes[1].location(of: "padding.leading")?.line == 21)
  }

  @Test("Of the branches of a condition that is named whose modifiers the node has")
  func branches() throws {
    try folder.write(
      """
      #Preview {
        if isOn {
          Text("on").padding(4)
        } else {
          Text("off").opacity(0.5)
        }
      }
      """, to: "Card.swift")
    let file = folder.path + "/Card.swift"
    for (property, line) in [("padding.top", 3), ("opacity", 5)] {
      var scene = scene([("Root", -1), ("Text", 0)])
      scene.nodes[1].properties = [SceneProperty(property, "1")]
      SwiftPlaces([file]).locate(&scene, file: file, line: 1, type: "Host")
      #expect(scene.nodes[1].location?.line == line)
    }
  }

  @Test(
    "Conditions for the platform are answered, and nothing else is changed",
    arguments: [
      ("#if os(iOS)", PreviewPlatform.iOS, "#if true"),
      ("  #elseif !os(macOS) && DEBUG", .iOS, "  #elseif !false && DEBUG"),
      ("#if canImport(UIKit) || os(tvOS)", .iOS, "#if true || false"),
      ("#if os(OSX)", .macOS, "#if true"),
      ("import MapKit", .iOS, "// import MapKit"),
      (
        "import Foundation; let task: URLSession", .iOS,
        "import FoundationNetworking; import Foundation; let task: URLSession"
      ),
      (
        "@preconcurrency import struct Design.Color", .iOS,
        "// @preconcurrency import struct Design.Color"
      ),
    ])
  func platform(_ line: String, _ platform: PreviewPlatform, _ expected: String) {
    let source = PlatformSource(
      Array((line + "\nlet text = \"os(iOS)\"\n").utf8), platform: platform,
      hasUIKit: platform == .iOS, modules: ["Design"])
    #expect(source.copy == expected + "\nlet text = \"os(iOS)\"\n")
  }

  @Test("What asks nothing is not copied")
  func plain() {
    let text = "import SwiftUI\n#if DEBUG\nlet name = 1\n#endif\n"
    let source = PlatformSource(
      Array(text.utf8), platform: .iOS, hasUIKit: true, modules: [])
    #expect(source.copy == nil)
  }

  @Test("Sets of catalogues have the names that Xcode gives them")
  func symbols() throws {
    for (name, symbol) in [
      ("Brand Blue", "brandBlue"), ("DarkColor", "dark"), ("URLTint", "urlTint"), ("3D", "_3D"),
    ] {
      #expect(AssetSymbols.symbol(of: name, "ColorResource") == symbol)
    }
    try folder.write("{}", to: "Assets.xcassets/logo-image.imageset/Contents.json")
    let source = try AssetSymbols(in: folder.path).source
    #expect(
      source.contains("static let `logo` = ImageResource(name: \"logo-image\", bundle: .main)"))
  }

  @Test("Of several programs in one folder the app counts")
  func programs() throws {
    let program = "import SwiftUI\n@main struct Program {}"
    try folder.write(program, to: "App/Main.swift")
    try folder.write("import SwiftUI", to: "Shared/Model.swift")
    try folder.write("import XCTest", to: "AppTests/Test.swift")
    try folder.write(program, to: "AppWidgets/Bundle.swift")
    let found = try PreviewSources(in: folder.path)
    #expect(found.files.sorted() == ["App/Main.swift", "Shared/Model.swift"])
    #expect(found.remarks.count == 1)
    #expect(found.remarks.first?.contains("AppWidgets is another program than App") == true)
  }

  @Test(
    "Manifests of older tools are read by those that know what is added",
    arguments: [
      ("// swift-tools-version:5.3\nimport", "// swift-tools-version: 5.9\nimport"),
      ("// swift-tools-version: 5.8.1 // why\nimport", "// swift-tools-version: 5.9\nimport"),
      ("// swift-tools-version:5.10\nimport", "// swift-tools-version:5.10\nimport"),
      ("//swift-tools-version: 6.0\nimport", "//swift-tools-version: 6.0\nimport"),
    ])
  func lift(manifest: String, lifted: String) {
    #expect(ShadowPackage.lifted(manifest) == lifted)
  }
}
