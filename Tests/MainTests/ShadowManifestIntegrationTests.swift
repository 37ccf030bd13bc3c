import Foundation
import GalleyParsing
import GalleyTestSupport
import Testing

@testable import GalleyMain

/// The manifest of a shadow, as the package manager reads it.
@Suite("Targets of a package of previews")
struct ShadowManifestIntegrationTests {
  private let folder = TemporaryFolder()

  @Test("A target that has SwiftUI only through another one is built against Galley's modules too")
  func dependents() throws {
    try folder.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "App",
        targets: [
          .target(name: "Views"),
          .target(name: "Screens", dependencies: ["Views"]),
          .target(name: "Flows", dependencies: [.target(name: "Screens")]),
          .target(name: "Model"),
        ])
      """, to: "app/Package.swift")
    try folder.write("import SwiftUI", to: "app/Sources/Views/Views.swift")
    try folder.write("import Views", to: "app/Sources/Screens/Screens.swift")
    try folder.write("import Screens", to: "app/Sources/Flows/Flows.swift")
    try folder.write("struct Model {}", to: "app/Sources/Model/Model.swift")
    let shadow = try ShadowPackage(
      of: folder.path + "/app", in: folder.path + "/shadow", origin: .path("."))
    try shadow.write(ShadowPackage.Plan())
    let manifest = try manifest(in: folder.path + "/shadow")
    let targets = try #require(manifest["targets"] as? [[String: Any]])
    func isBuiltAgainstGalley(_ name: String) throws -> Bool {
      let target = try #require(targets.first { $0["name"] as? String == name })
      return "\(target["settings"] ?? "")".contains("SwiftUI=GalleySwiftUI")
    }
    for name in ["Views", "Screens", "Flows"] { #expect(try isBuiltAgainstGalley(name), "\(name)") }
    #expect(try !isBuiltAgainstGalley("Model"))
  }

  @Test("A catalogue in a folder of resources that no manifest names is a resource")
  func catalogues() throws {
    try folder.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "App", targets: [.target(name: "App")])
      """, to: "app/Package.swift")
    try folder.write("import SwiftUI", to: "app/Sources/App/App.swift")
    try folder.write("{}", to: "app/Sources/App/Resources/Media.xcassets/Contents.json")
    let shadow = try ShadowPackage(
      of: folder.path + "/app", in: folder.path + "/shadow", origin: .path("."))
    try shadow.write(ShadowPackage.Plan())
    let targets = try #require(
      try manifest(in: folder.path + "/shadow")["targets"] as? [[String: Any]])
    let resources = targets.first { $0["name"] as? String == "App" }?["resources"]
    #expect("\(resources ?? "")".contains("Resources/Media.xcassets"))
  }

  @Test("A macro is built against the swift-syntax of the compiler, which is not fetched")
  func macros() throws {
    try folder.write(
      """
      // swift-tools-version: 5.9
      import CompilerPluginSupport
      import PackageDescription
      let package = Package(
        name: "App",
        dependencies: [.package(url: "https://example.org/a/swift-syntax.git", from: "600.0.0")],
        targets: [
          .target(name: "App", dependencies: ["Macros"]),
          .target(
            name: "Literals",
            dependencies: [.product(name: "SwiftSyntaxBuilder", package: "swift-syntax")]),
          .macro(
            name: "Macros",
            dependencies: [
              "Literals", .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
            ]),
        ])
      """, to: "app/Package.swift")
    try folder.write(
      """
      @freestanding(expression) macro seven() -> Int = #externalMacro(module: "Macros", type: "Seven")
      let seven: Int = #seven
      """, to: "app/Sources/App/App.swift")
    try folder.write(
      """
      import SwiftSyntax
      import SwiftSyntaxBuilder
      public let seven: ExprSyntax = "7"
      """, to: "app/Sources/Literals/Literals.swift")
    try folder.write(
      """
      import Literals
      import SwiftCompilerPlugin
      import SwiftSyntax
      import SwiftSyntaxMacros
      #if !canImport(SwiftSyntax600)
        #error("the version of swift-syntax is not known")
      #endif
      public struct Seven: ExpressionMacro {
        public static func expansion(
          of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
        ) -> ExprSyntax { seven }
      }
      @main struct Plugin: CompilerPlugin { let providingMacros: [Macro.Type] = [Seven.self] }
      """, to: "app/Sources/Macros/Macros.swift")
    let shadowFolder = folder.path + "/shadow"
    var shadow = try ShadowPackage(of: folder.path + "/app", in: shadowFolder, origin: nil)
    let syntax: ToolchainSyntax? = ToolchainSyntax(of: shadow.confinement)
    #expect(syntax != nil)
    shadow.use(syntax)
    try shadow.write(ShadowPackage.Plan())
    #expect(
      "\(try manifest(in: shadowFolder)["dependencies"] ?? "")".contains("swift-syntax") == false)
    let status = try shadow.confinement.run(
      ["swift", "build", "--package-path", shadowFolder, "--target", "App"],
      output: folder.path + "/log")
    #expect(status == 0, "\(String(decoding: folder.bytes("log") ?? [], as: UTF8.self))")
  }

  /// The manifest of a folder as the package manager prints it, without resolving anything.
  private func manifest(in folder: String) throws -> [String: Any] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "package", "--package-path", folder, "dump-package"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
  }
}
