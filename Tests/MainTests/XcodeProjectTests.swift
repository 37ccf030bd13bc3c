import Foundation
import GalleySystem
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
    \(name) = {isa = PBXNativeTarget; name = \(name); buildConfigurationList = L\(name); buildPhases = (P\(name));
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
    try folder.write("import ProjectDescription", to: "Demo/Whole/Project.swift")
    try folder.write("", to: "Demo/Local/Package.swift")
    try folder.write("", to: "Demo/Local/Sources/Local/Local.swift")
    let found = try PreviewSources(in: folder.path + "/Demo", platform: .iOS)
    #expect(found.files.sorted() == Self.built && found.root == folder.path + "/Demo")
    #expect(found.packages == [LocalPackage(folder: ShadowPackage.absolute(folder.path))])
    #expect(
      found.remarks == [
        "the project's app is built without 4 sources: "
          + "Lib/No.swift, Shared/B.swift, Shared/W.swift, …",
        "--target builds another program: APP, OTHER",
      ])
  }

  @Test("Another program of a project is built if it is named")
  func namedTarget() throws {
    let other = try #require(
      XcodeProject(Array(project.utf8), platform: .iOS, target: "OTHER"))
    #expect((Self.built + Self.unbuilt).filter(other.builds) == ["Lib/L.swift", "Shared/B.swift"])
    for file in Self.built + Self.unbuilt { try folder.write("", to: "Demo/\(file)") }
    try folder.write(project, to: "Demo/Demo.xcodeproj/project.pbxproj")
    let path = folder.path + "/Demo"
    let found = try PreviewSources(in: path, platform: .iOS, target: "OTHER")
    #expect(found.files.sorted() == ["Lib/L.swift", "Shared/B.swift"])
    let error = #expect(throws: FileError.self) {
      try PreviewSources(in: path, platform: .iOS, target: "LIB")
    }
    #expect(error?.reason == "the projects have APP, OTHER")
  }

  @Test(
    "Packages that a project names, its sources import or other packages need are modules of their own"
  )
  func packages() throws {
    try folder.write("import Local\nimport Linux", to: "Demo/Shared/A.swift")
    for file in ["Lib/L.swift", "Whole/In.swift"] { try folder.write("", to: "Demo/\(file)") }
    try folder.write(
      project.replacing("../../Wrong", with: "Named"), to: "Demo/Demo.xcodeproj/project.pbxproj")
    for name in ["Named", "Tools"] {
      try folder.write("", to: "Demo/\(name)/Package.swift")
      try folder.write("", to: "Demo/\(name)/Sources/\(name).swift")
    }
    try folder.write(
      "// .package(path: \"../Tools\")\nlet package = Package(dependencies: [.package(path: \"../../Core\")])",
      to: "Demo/Local/Package.swift")
    try folder.write("import Tools", to: "Demo/Local/Sources/Local/Local.swift")
    try folder.write("", to: "Core/Package.swift")
    try folder.write("import Lost", to: "Core/Sources/One/One.swift")
    try folder.write("import Lost", to: "Core/Sources/One/Inner/More.swift")
    try folder.write("import Lost", to: "Core/Sources/Two/Two.swift")
    let shadow = try ShadowPackage(
      of: folder.path + "/Demo", in: folder.path + "/.shadow", origin: .path("/galley"))
    #expect(shadow.packages.map(\.name) == ["Local", "Named", "Core"])
    #expect(
      shadow.resources == ["\(folder.path)/Demo", ShadowPackage.absolute(folder.path) + "/Core"])
    try shadow.write(ShadowPackage.Plan())
    func text(_ name: String) throws -> String {
      try String(contentsOfFile: "\(folder.path)/.shadow/\(name)", encoding: .utf8)
    }
    let manifest = try text("Package.swift")
    for name in ["Local", "Named", "Core"] {
      #expect(manifest.contains(".package(path: \"GalleyPackages/\(name)\")"))
      #expect(
        manifest.contains(".product(name: \"GalleyLibraries-\(name)\", package: \"\(name)\")"))
    }
    #expect(try text("Previewed/Shared+A.swift").hasPrefix("import Local\n"))
    #expect(
      try text("GalleyPackages/Local/Package.swift").contains(".shadow/GalleyPackages/Core\""))
    // The build is planned again if another package's sources are left out: this is in the shadow's manifest.
    let one = "\(folder.path)/.shadow/GalleyPackages/Core/Sources/One/One.swift"
    try shadow.write(ShadowPackage.Plan(left: [one: "1:1: a mistake"]))
    #expect(try text("Package.swift") != manifest)
    #expect(try text("GalleyPackages/Core/Package.swift").contains("[\"Sources/One/One.swift\"]"))
    // A target that has not got a module is the only one that is left out for it.
    let core = "\(folder.path)/.shadow/GalleyPackages/Core/Sources"
    let found = try shadow.files(importing: "Lost", like: ["\(core)/One/One.swift"])
    #expect(
      found.map(\.file).sorted() == ["\(core)/One/Inner/More.swift", "\(core)/One/One.swift"])
    #expect(
      shadow.original(of: "\(core)/One/One.swift")
        == ShadowPackage.absolute(folder.path) + "/Core/Sources/One/One.swift")
  }

  @Test("Sources outside of the folder that a project builds are built with it")
  func outside() throws {
    for file in Self.built { try folder.write("", to: "Demo/\(file)") }
    try folder.write("", to: "Kit/L.swift")
    try folder.write(
      project.replacing("path = Lib/L.swift", with: "path = ../Kit/L.swift"),
      to: "Demo/Demo.xcodeproj/project.pbxproj")
    let found = try PreviewSources(in: folder.path + "/Demo", platform: .iOS)
    #expect(found.root == ShadowPackage.absolute(folder.path))
    #expect(
      found.files.sorted() == ["Demo/Shared/A.swift", "Demo/Whole/In.swift", "Kit/L.swift"])
  }

  @Test("Sources of two folders with one time are told apart in one scratch folder")
  func scratch() throws {
    let manager = FileManager.default
    func built(_ name: String) throws -> (text: String, time: Date?) {
      let path = "\(folder.path)/\(name)/View.swift"
      if !manager.fileExists(atPath: path) {
        try folder.write("// \(name)", to: "\(name)/View.swift")
      }
      try manager.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_000_000)], ofItemAtPath: path)
      try ShadowPackage(
        of: "\(folder.path)/\(name)", in: folder.path + "/.shadow", origin: .path("/galley")
      ).write(ShadowPackage.Plan())
      let file = URL(fileURLWithPath: folder.path + "/.shadow/Previewed/View.swift")
        .resolvingSymlinksInPath()
      let time = try manager.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
      return (try String(contentsOf: file, encoding: .utf8), time)
    }
    var times: [Date?] = []
    for name in ["a", "b", "a", "b", "c"] {
      let (text, time) = try built(name)
      #expect(text == "// \(name)" && time != times.last)
      times.append(time)
    }
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
    let found = try shadow.files(importing: "Lost", like: ["\(shadow.folder)/Previewed/One.swift"])
    #expect(
      found.map { shadow.original(of: $0.file) }.sorted() == [
        "\(folder.path)/One.swift", "\(folder.path)/Some/Two+More.swift",
      ])
    #expect(found.map(\.line).sorted() == [1, 2])
    let errors = CompilerErrors("/a/One.swift:2:8: error: no such module 'Lost'\n")
    #expect(errors.absentModules == ["Lost": ["/a/One.swift"]])
  }
}
