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
