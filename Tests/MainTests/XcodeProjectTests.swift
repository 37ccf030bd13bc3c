import Foundation
import GalleyTestSupport
import Testing

@testable import GalleyMain

@Suite("Projects of Xcode")
struct XcodeProjectTests {
  private let folder = TemporaryFolder()

  @Test("The old notation of property lists is read")
  func notation() {
    let text = """
      // !$*UTF8*$!
      { /* one */ name = "a \\"b\\"; /* c */"; list = (x.swift, "y z", ); empty = (); in = {k = v;}; }
      """
    let list = PropertyListText(Array(text.utf8))
    #expect(list?["name"]?.text == "a \"b\"; /* c */")
    #expect(list?["list"]?.texts == ["x.swift", "y z"])
    #expect(list?["empty"]?.list == [])
    #expect(list?["in"]?["k"]?.text == "v")
  }

  @Test(
    "What is none is not read",
    arguments: ["", "{", "{ a = ; }", "{ a = b }", "( a", "\"a", "{} {}", "/*", "{ a = \"b\\"])
  func broken(_ text: String) {
    #expect(PropertyListText(Array(text.utf8)) == nil)
  }

  @Test("Lists within lists have an end")
  func depth() {
    let text = String(repeating: "(", count: 100_000)
    #expect(PropertyListText(Array(text.utf8)) == nil)
  }

  private func target(_ name: String, _ kind: String, kit: String, groups: String = "") -> String {
    """
    \(name) = {isa = PBXNativeTarget; buildConfigurationList = L\(name); buildPhases = (P\(name));
      fileSystemSynchronizedGroups = (\(groups)); productType = "com.apple.product-type.\(kind)";};
    L\(name) = {buildConfigurations = (C\(name));};
    C\(name) = {buildSettings = {SDKROOT = \(kit);};};
    """
  }

  private var project: String {
    """
    { objects = {
      ROOT = {isa = PBXProject; mainGroup = MAIN; targets = (WATCH, APP, OTHER, LIB);
        packageReferences = (PACKAGE);};
      PACKAGE = {isa = XCLocalSwiftPackageReference; relativePath = "../../Wrong";};
      MAIN = {isa = PBXGroup; children = (SHARED, WHOLE); sourceTree = "<group>";};
      SHARED = {isa = PBXGroup; children = (A, B, W, L); path = Shared; sourceTree = "<group>";};
      WHOLE = {isa = PBXFileSystemSynchronizedRootGroup; path = Whole; sourceTree = "<group>";
        exceptions = (EXCEPT);};
      EXCEPT = {target = APP; membershipExceptions = ("Inner/Out.swift");};
      A = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>";};
      B = {isa = PBXFileReference; path = B.swift; sourceTree = "<group>";};
      W = {isa = PBXFileReference; path = W.swift; sourceTree = "<group>";};
      L = {isa = PBXFileReference; path = Lib/L.swift; sourceTree = SOURCE_ROOT;};
      PAPP = {isa = PBXSourcesBuildPhase; files = (FA);}; FA = {fileRef = A;};
      POTHER = {isa = PBXSourcesBuildPhase; files = (FB);}; FB = {fileRef = B;};
      PWATCH = {isa = PBXSourcesBuildPhase; files = (FW);}; FW = {fileRef = W;};
      PLIB = {isa = PBXSourcesBuildPhase; files = (FL);}; FL = {fileRef = L;};
      \(target("WATCH", "application", kit: "watchos"))
      \(target("APP", "application", kit: "iphoneos", groups: "WHOLE"))
      \(target("OTHER", "application", kit: "iphoneos"))
      \(target("LIB", "framework", kit: "auto"))
    }; rootObject = ROOT; }
    """
  }

  private static let built = ["Lib/L.swift", "Shared/A.swift", "Whole/In.swift"]
  private static let unbuilt = [
    "Lib/No.swift", "Shared/B.swift", "Shared/W.swift", "Whole/Inner/Out.swift",
  ]

  @Test("A project builds what its first app for the platform and its libraries are made of")
  func targets() throws {
    let project = try #require(XcodeProject(Array(project.utf8), platform: .iOS))
    #expect((Self.built + Self.unbuilt).filter(project.builds) == Self.built)
    #expect(project.packages == ["../../Wrong"])
    let mac = try #require(XcodeProject(Array(self.project.utf8), platform: .macOS))
    #expect((Self.built + Self.unbuilt).filter(mac.builds) == ["Lib/L.swift"])
  }

  @Test("Of a folder with a project that is built, with the package around it")
  func sources() throws {
    for file in Self.built + Self.unbuilt { try folder.write("", to: "Demo/\(file)") }
    try folder.write(project, to: "Demo/Demo.xcodeproj/project.pbxproj")
    try folder.write("", to: "Package.swift")
    try folder.write("", to: "Sources/Kit/Kit+More.swift")
    try folder.write("import XCTest", to: "Tests/KitTests/KitTests.swift")
    try folder.write("", to: "Demo/Local/Package.swift")
    try folder.write("", to: "Demo/Local/Sources/Local/Local.swift")
    let found = try PreviewSources(in: folder.path + "/Demo", platform: .iOS)
    #expect(found.root == ShadowPackage.absolute(folder.path))
    #expect(
      found.files.sorted()
        == (Self.built + ["Local/Sources/Local/Local.swift"]).map { "Demo/\($0)" }.sorted()
        + ["Sources/Kit/Kit+More.swift"])
    #expect(
      found.remarks == [
        "the project's app is built without 4 sources: "
          + "Lib/No.swift, Shared/B.swift, Shared/W.swift, …"
      ])
  }

  @Test("A project that builds nothing of a folder says nothing of it")
  func stale() throws {
    try folder.write("", to: "Views/View.swift")
    try folder.write(project, to: "Demo.xcodeproj/project.pbxproj")
    let found = try PreviewSources(in: folder.path, platform: .iOS)
    #expect(found.files == ["Views/View.swift"] && found.root == folder.path)
  }

  @Test("What imports a module that is not to be had is found at once, under its own name")
  func importing() throws {
    try folder.write("import SwiftUI\nimport Lost", to: "One.swift")
    try folder.write("@testable import struct Lost.Part", to: "Some/Two+More.swift")
    try folder.write("#if canImport(Lost)\nimport Lost\n#endif", to: "Three.swift")
    let shadow = try ShadowPackage(
      of: folder.path, in: folder.path + "/.shadow", origin: .path("/galley"))
    let found = try shadow.files(importing: "Lost")
    #expect(
      found.map { shadow.original(of: $0.file) }.sorted() == [
        "\(folder.path)/One.swift", "\(folder.path)/Some/Two+More.swift",
      ])
    #expect(found.map(\.line).sorted() == [1, 2])
    let errors = CompilerErrors("/a/One.swift:2:8: error: no such module 'Lost'\n")
    #expect(errors.absentModules == ["Lost"])
  }
}
