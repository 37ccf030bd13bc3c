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

  @Test("Where a condition decides, the words tell, or nothing is said")
  func words() throws {
    try folder.write(
      """
      #Preview {
        if isOn {
          Text("on")
          Text(name)
        } else if isHere {
          Text("off")
          Circle()
        }
        switch kind {
        case .a: Image("a")
        default: Image("b")
        }
        Text("end")
        Circle()
      }
      """, to: "Card.swift")
    let file = folder.path + "/Card.swift"
    func lines(_ nodes: [(String, String?)]) -> [Int?] {
      var scene = scene([("Root", -1)] + nodes.map { ($0.0, 0) })
      for (index, node) in nodes.enumerated() {
        guard let words = node.1 else { continue }
        scene.nodes[index + 1].properties = [SceneProperty("text", words)]
      }
      SwiftPlaces([file]).locate(&scene, file: file, line: 1, type: "Host")
      return scene.nodes.dropFirst().map { $0.location?.line }
    }
    #expect(lines([("Text", "on"), ("Text", "else"), ("Text", "end")]) == [3, 4, 13])
    #expect(lines([("Text", "off"), ("Circle", nil), ("Text", "end")]) == [6, 7, 13])
    // Either of the pictures, and the first circle or the one behind the conditions.
    #expect(lines([("Image", nil), ("Circle", nil)]) == [1, 1])
    #expect(lines([("Text", "end"), ("Circle", nil)]) == [13, 1])
  }

  @Test("A name of several types is that of the same file, or of none")
  func names() throws {
    func view(_ name: String, _ words: String) -> String {
      "private struct \(name): View {\n  var body: some View { Text(\"\(words)\") }\n}\n"
    }
    try folder.write(view("Row", "one") + "#Preview {\n  Row()\n}", to: "One.swift")
    try folder.write(view("Row", "two"), to: "Two.swift")
    try folder.write("#Preview {\n  Row()\n}", to: "Three.swift")
    let files = ["One", "Two", "Three"].map { "\(folder.path)/\($0).swift" }
    func lines(_ file: String, _ line: Int) -> [Int?] {
      var scene = scene([("Root", -1), ("Row", 0), ("Text", 1)])
      SwiftPlaces(files).locate(&scene, file: file, line: line, type: "Host")
      return scene.nodes.map { $0.location?.line }
    }
    #expect(lines(files[0], 4) == [4, 5, 2])
    #expect(lines(files[2], 1) == [1, 2, 2])
  }

  @Test(
    "Conditions for the platform are answered, and nothing else is changed",
    arguments: [
      ("#if os(iOS)", PreviewPlatform.iOS, "#if true"),
      ("  #elseif !os(macOS) && DEBUG", .iOS, "  #elseif !false && DEBUG"),
      ("#if canImport(UIKit) || os(tvOS)", .iOS, "#if true || false"),
      ("#if os(OSX)", .macOS, "#if true"),
      ("#if swift(>=6.2) && !swift(>=7)", .iOS, "#if compiler(>=6.2) && !compiler(>=7)"),
      ("@available(iOS, unavailable)", .iOS, "@available(*, unavailable)"),
      (
        "let a = Bundle.main.localizedString(forKey: NSLocalizedString(b, comment: c))", .iOS,
        "let a = Bundle.main._localizedString(forKey: _NSLocalizedString(b, comment: c))"
      ),
      ("import MapKit", .iOS, "import GalleyFrameworks // import MapKit"),
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

  @Test("Galley's one face is SwiftUI's names and the kit, unless the module itself is there")
  func face() {
    func copy(hasGalley: Bool) -> String? {
      PlatformSource(
        Array("import Galley\nlet a = Badge()".utf8), platform: .iOS, hasUIKit: true, modules: [],
        hasGalley: hasGalley
      ).copy
    }
    #expect(
      copy(hasGalley: false)
        == "import SwiftUI; import GalleyKit // import Galley\nlet a = Badge()")
    #expect(copy(hasGalley: true) == nil)
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
      ("BG", "BG"), ("BGDark", "bgDark"), ("BG Dark", "bgDark"),
    ] {
      #expect(AssetSymbols.symbol(of: name, "ColorResource") == symbol)
    }
    try folder.write("{}", to: "Assets.xcassets/logo-image.imageset/Contents.json")
    try folder.write("{}", to: "Assets.xcassets/feeder.fill.symbolset/Contents.json")
    try folder.write("{}", to: "Assets.xcassets/Bird Food.colorset/Contents.json")
    try folder.write("{}", to: "Assets.xcassets/Brand.colorset/Contents.json")
    try folder.write("{}", to: "Assets.xcassets/A\\(b)\"c.imageset/Contents.json")
    try folder.write("{}", to: "Assets.xcassets/Red.colorset/Contents.json")
    try folder.write(
      "{\n  \"properties\" : {\n    \"provides-namespace\" : true\n  }\n}",
      to: "Assets.xcassets/Fountain/Contents.json")
    try folder.write("{}", to: "Assets.xcassets/Fountain/Marble Floor.imageset/Contents.json")
    // Folders of two catalogues share one type, and sets in them one member.
    for set in ["Marble Floor", "Basin"] {
      try folder.write(
        #"{ "properties" : {"# + "\n" + #""provides-namespace" : true } }"#,
        to: "More.xcassets/fountain/Contents.json")
      try folder.write("{}", to: "More.xcassets/fountain/\(set).imageset/Contents.json")
    }
    // A static member of another type does not conflict.
    try folder.write(
      "extension Color { static public let brand = Color.red }\nstruct Part {\n  static let birdFood = 1\n}",
      to: "Brand.swift")
    let symbols = try AssetSymbols(in: folder.path, files: ["\(folder.path)/Brand.swift"])
    let source = symbols.source()
    #expect(source.contains("static var module: Bundle"))
    try folder.write("extension Bundle { static let module = Bundle() }", to: "Derived.swift")
    let derived = try AssetSymbols(in: folder.path, files: ["\(folder.path)/Derived.swift"])
    #expect(!derived.source().contains("static var module: Bundle"))
    try folder.write(
      "#if COCOAPODS\nextension Bundle { static let module = Bundle() }\n#endif", to: "Pods.swift")
    let pods = try AssetSymbols(in: folder.path, files: ["\(folder.path)/Pods.swift"])
    #expect(pods.source().contains("static var module: Bundle"))
    for (text, isThere) in [
      // Comments and strings declare nothing.
      ("extension Bundle {\n  // let module = 1\n  var name: String { \"let module\" }\n}", false),
      ("/*\n#if COCOAPODS\n*/\nextension Bundle { static let module = Bundle() }", true),
      ("struct Part { let module = 1 }\nextension Bundle { }", false),
      (
        "#if COCOAPODS || CARTHAGE\nextension Bundle { static let module = Bundle() }\n#endif",
        false
      ),
      (
        "#if !COCOAPODS\nextension Foundation.Bundle { static var module: Bundle { .main } }\n#endif",
        true
      ),
      (
        "#if COCOAPODS\n#elseif SWIFT_PACKAGE\nextension Bundle { static let module = 1 }\n#endif",
        true
      ),
      ("#if SWIFT_PACKAGE\n#else\nextension Bundle { static let module = 1 }\n#endif", false),
      ("#if os(iOS) && !COCOAPODS\nextension Bundle { static let module = 1 }\n#endif", true),
      ("extension Bundle {\n#if COCOAPODS\n  static let module = 1\n#endif\n}", false),
    ] {
      try folder.write(text, to: "Made.swift")
      let made = try AssetSymbols(in: folder.path, files: ["\(folder.path)/Made.swift"])
      #expect(made.source().contains("static var module: Bundle") != isThere, "\(text)")
    }
    #expect(!symbols.source(hasMembers: false).contains("static var `birdFood`"))
    #expect(source.components(separatedBy: "enum `Fountain`").count == 2)
    #expect(source.components(separatedBy: "`marbleFloor`").count == 2)
    for line in [
      "static let `logo` = ImageResource(name: \"logo-image\", bundle: .main)",
      #"static let `aBC` = ImageResource(name: "A\\(b)\"c", bundle: .main)"#,
      "static let `feederFill` = ImageResource(name: \"feeder.fill\", bundle: .main)",
      "enum `Fountain` {",
      "static let `basin` = ImageResource(name: \"fountain/Basin\", bundle: .main)",
      "static let `marbleFloor` = ImageResource(name: \"Fountain/Marble Floor\", bundle: .main)",
      "static var `birdFood`: Color { Color(ColorResource.`birdFood`) }",
      "static let `red` = ColorResource(name: \"Red\", bundle: .main)",
    ] {
      #expect(source.contains(line))
    }
    // The sources and SwiftUI have these.
    #expect(!source.contains("static var `brand`"))
    #expect(!source.contains("static var `red`"))
  }

  @Test("Names of Apple's modules that are not here come from where they are")
  func standIns() {
    func copy(_ text: String) -> String? {
      PlatformSource(Array(text.utf8), platform: .iOS, hasUIKit: true, modules: []).copy
    }
    #expect(
      copy("import CoreGraphics\nlet a: CGFloat")
        == "import Foundation // import CoreGraphics\nlet a: CGFloat")
    #expect(copy("import os\nlet a = Logger()") == "import OSLog // import os\nlet a = Logger()")
    #expect(copy("import OSLog\nimport SwiftData") == nil)
    #expect(copy("#if canImport(SwiftData)\n#endif") == "#if true\n#endif")
    #expect(copy("import QuartzCore") == "import SwiftUI // import QuartzCore")
    for module in ["MapKit", "CoreData", "WidgetKit", "AVKit", "UniformTypeIdentifiers"]
      + ["ActivityKit", "CoreHaptics", "EventKit", "LocalAuthentication", "Network", "SpriteKit"]
    {
      #expect(copy("import \(module)") == "import GalleyFrameworks // import \(module)")
      #expect(copy("#if canImport(\(module))") == "#if true")
    }
    #expect(copy("import CryptoKit") == "import Foundation // import CryptoKit")
    #expect(copy("import UIKit.UIView") == "import UIKit // import UIKit.UIView")
    #expect(copy("throw NSError()") == "throw NSError(domain: \"\", code: 0)")
    #expect(copy("import StoreKit\n#if canImport(StoreKit)") == "import StoreKit\n#if true")
    #expect(
      copy("import Foundation\nclass Model: ObservableObject {}")
        == "import Combine; import Foundation\nclass Model: ObservableObject {}")
    #expect(
      copy("import Foundation\n@Observable class Model {}")
        == "import Observation; import Foundation\n@Observable class Model {}")
    #expect(copy("import SwiftUI\nclass Model: ObservableObject {}") == nil)
  }

  @Test(
    "What is said to Objective-C's runtime is left out",
    arguments: [
      ("  @objc func go() {", "  func go() {"),
      ("@objc(go:) private func go(_ it: Any) {", "private func go(_ it: Any) {"),
      ("add(self, #selector(Model.go(_:)), 1)", "add(self, Selector(\"Model.go(_:)\"), 1)"),
      (
        "@NSManaged public var name: String? // so",
        "public var name: String?  { get { _managed(#function) } set { _setManaged(#function, newValue) } } // so"
      ),
      ("extension Item { @NSManaged func go() }", "extension Item { func go()  {} }"),
      (
        "  @UIApplicationDelegateAdaptor(Launch.self) var launch",
        "  @UIApplicationDelegateAdaptor(Launch.self, Launch.init) var launch"
      ),
      ("@objc(add:) @NSManaged func add(_ it: Item)", "func add(_ it: Item) {} "),
      ("@nonobjc class func go() {", "class func go() {"),
      ("@UIApplicationMain", ""), ("@objcNot var a = 1", "@objcNot var a = 1"),
    ])
  func objectiveC(_ line: String, _ expected: String) {
    #expect(ObjectiveCWords.without(line[...]) == expected)
  }

  @Test("A selector over several lines stands on one, and the lines after it keep their numbers")
  func selectors() {
    let source = """
      add(self, action: #selector(
        Model.go(_:)
      ), for: .all)
      #selector(one); #selector(two
      )
      last #selector(
      """
    let lines = ObjectiveCWords.selectorsOnOneLine(source).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == "add(self, action: #selector(  Model.go(_:))")
    #expect(lines.count == 6 && lines[2] == ", for: .all)" && lines[5] == "last #selector(")
    #expect(ObjectiveCWords.without(lines[0]) == "add(self, action: Selector(\"Model.go(_:)\")")
  }

  @Test("What is wrong in a macro's text is said of the line of the macro")
  func expansions() {
    let errors = CompilerErrors(
      """
      macro expansion #Preview:2:53: error: cannot find 'it' in scope
      `- /a/One.swift:88:2: note: expanded code originates here
      78 | #Preview
      """)
    #expect(errors.lines == ["/a/One.swift:88:2: cannot find 'it' in scope"])
    #expect(errors.files == ["/a/One.swift"])
  }

  @Test("Packages that cannot be fetched or compiled are told apart from sources")
  func lostPackages() {
    let lost = CompilerErrors.lostPackages(
      in: """
        error: Failed to clone repository https://a.b/Kit.git:
            Cloning into bare repository
        /shadow/.build/checkouts/other/Sources/A.swift:1:8: error: no such module 'SwiftUI'
        /shadow/Sources/A.swift:1:8: error: no such module 'Third'
        """, of: "/shadow")
    #expect(lost == ["https://a.b/Kit.git", "other"])
  }

  @Test("Of two files that declare the same only the one that is refused is left out")
  func redeclaring() {
    let errors = CompilerErrors(
      """
      /a/One.swift:3:5: error: invalid redeclaration of 'Key'
      /a/Two.swift:9:1: error: ambiguous use of 'key'
      """)
    #expect(errors.redeclaring(of: errors.files) == ["/a/One.swift"])
    #expect(errors.redeclaring(of: ["/a/Two.swift"]) == nil)
  }

  @Test("Of several programs in one folder the app counts")
  func programs() throws {
    let program = "import SwiftUI\n@main struct Program {}"
    try folder.write(program, to: "App/Main.swift")
    try folder.write("import SwiftUI", to: "Shared/Model.swift")
    try folder.write("import XCTest", to: "AppTests/Test.swift")
    try folder.write(program, to: "AppWidgets/Bundle.swift")
    let found = try PreviewSources(in: folder.path, platform: .iOS)
    #expect(found.files.sorted() == ["App/Main.swift", "Shared/Model.swift"])
    #expect(found.remarks.count == 1)
    #expect(found.remarks.first?.contains("AppWidgets is another program than App") == true)
  }

  @Test("Versions of the language that no compiler knows any more are the fifth")
  func languages() {
    let old = "Package(swiftLanguageVersions: [.version(\"5.2\")])"
    #expect(ShadowPackage.languages(of: old) == "package.swiftLanguageVersions = [.v5]\n")
    #expect(ShadowPackage.languages(of: "Package(swiftLanguageVersions: [.v4])").isEmpty)
    #expect(ShadowPackage.languages(of: ".version(\"5.2\")").isEmpty)
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
