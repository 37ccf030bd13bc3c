import Foundation
import GalleySystem
import GalleyTestSupport
import Testing

@testable import GalleyMain

@Suite("Packages of others that draw")
struct ForeignPackageTests {
  private let folder = TemporaryFolder()
  private let address = "https://example.org/someone/Views.git"

  private func git(_ words: String...) throws {
    let own = ["-C", folder.path + "/origin", "-c", "user.name=a", "-c", "user.email=a@b.c"]
    #expect(try PackageRepositories.git(own + words, output: folder.path + "/log") == 0)
  }

  /// A repository with a version for each text of a source.
  private func repository(_ versions: [(tag: String, source: String)]) throws {
    try folder.write("let package = Package(name: \"Views\")", to: "origin/Package.swift")
    try git("init", "--quiet")
    for version in versions {
      try folder.write(version.source, to: "origin/Sources/Views/Views.swift")
      try git("add", ".")
      try git("commit", "--quiet", "-m", version.tag)
      try git("tag", version.tag)
    }
  }

  private func checkedOut(_ manifest: String) throws -> String? {
    let foreign = ForeignPackages(in: folder.path + "/foreign")
    try foreign.checkOut([(address, folder.path + "/origin/.git")], namedIn: [manifest])
    guard let known = foreign.known.first else { return nil }
    #expect(known.address == address && known.package.name == "Views")
    let source = known.package.folder + "/Sources/Views/Views.swift"
    return String(decoding: try File.read(source), as: UTF8.self)
  }

  @Test("The newest version of the major number that is asked for is checked out")
  func versions() throws {
    try repository([
      ("1.2.0", "import SwiftUI // 1.2"), ("v1.10.0", "import SwiftUI // 1.10"),
      ("2.0.0", "import SwiftUI // 2"),
    ])
    #expect(
      try checkedOut(".package(url: \"\(address)\", from: \"1.0.0\")") == "import SwiftUI // 1.10")
    #expect(
      try checkedOut(".package(url: \"\(address)\", from: \"2.0.0\")") == "import SwiftUI // 2")
  }

  @Test("Packages that do not draw stay the package manager's")
  func plain() throws {
    try repository([("1.0.0", "import Foundation // SwiftUI")])
    #expect(try checkedOut(".package(url: \"\(address)\", from: \"1.0.0\")") == nil)
  }

  @Test("Packages with macros are checked out if swift-syntax is replaced")
  func macros() throws {
    try repository([("1.0.0", "import Foundation")])
    try folder.write(
      "// .package(url: \"https://example.org/a/swift-syntax\")", to: "origin/Package.swift")
    try git("commit", "--quiet", "-a", "-m", "macro")
    try git("tag", "1.1.0")
    let foreign = ForeignPackages(in: folder.path + "/foreign")
    let manifest = ".package(url: \"\(address)\", from: \"1.0.0\")"
    for isProvided in [false, true] {
      try foreign.checkOut(
        [(address, folder.path + "/origin/.git")], namedIn: [manifest], includingMacros: isProvided)
      #expect(foreign.known.isEmpty != isProvided)
    }
  }

  @Test("A package that is replaced is neither fetched nor missing")
  func provided() throws {
    let address = "https://example.org/a/swift-syntax.git"
    let text = ".package(url: \"\(address)\", from: \"600.0.0\")"
    var repositories = PackageRepositories(in: folder.path + "/copies", except: ["swift-syntax"])
    try repositories.fetch(neededBy: [text], refreshes: true)
    #expect(repositories.copies.isEmpty && repositories.haveAll(namedIn: text))
    #expect(!PackageRepositories(in: folder.path + "/copies").haveAll(namedIn: text))
  }

  @Test("A package is built from its shadow")
  func shadow() throws {
    try repository([("1.0.0", "import SwiftUI")])
    let manifest = "// swift-tools-version: 5.9\n// .package(url: \"\(address)\", from: \"1.0.0\")"
    try folder.write(manifest, to: "app/Package.swift")
    try folder.write("import SwiftUI", to: "app/Sources/App/App.swift")
    _ = try checkedOut(manifest)
    let shadow = try ShadowPackage(
      of: folder.path + "/app", in: folder.path, origin: .path("/galley"))
    #expect(shadow.packages.map(\.name) == ["Views"])
    #expect(shadow.resources.last == folder.path + "/foreign/Views")
    try shadow.write(ShadowPackage.Plan())
    let text = String(decoding: try File.read(folder.path + "/Package.swift"), as: UTF8.self)
    #expect(text.contains("[\"\(address)\": \"\(folder.path)/GalleyPackages/Views\"]"))
  }
}
