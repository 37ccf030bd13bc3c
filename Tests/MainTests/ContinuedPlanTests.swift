import Foundation
import GalleySceneSnapshots
import GalleyTestSupport
import Testing

@testable import GalleyMain

/// The plan of the next build after one in which parts of the sources did not compile.
@Suite struct ContinuedPlanTests {
  private let folder = TemporaryFolder()
  private var app: String { folder.path + "/app" }

  /// A shadow of two sources, and the plan of a build in which a body of the first was left out.
  private func built() throws -> (shadow: ShadowPackage, plan: ShadowPackage.Plan) {
    try folder.write(
      "import Lost\nstruct Card { func title() -> String { Absent().name } }", to: "app/Card.swift")
    try folder.write("struct Other { let count = 1 }", to: "app/Other.swift")
    let shadow = try shadow()
    var plan = try ShadowPackage.Plan().continued(in: shadow, keepsLost: false)
    let card = "\(shadow.folder)/Previewed/Card.swift"
    _ = try shadow.trim(
      card,
      [
        TrimmedSource.Mistake(line: 1, column: 8, message: "no such module 'Lost'"),
        TrimmedSource.Mistake(line: 2, column: 40, message: "cannot find 'Absent' in scope"),
      ], &plan)
    #expect(plan.trimmed[card]?.cuts.map(\.name) == ["Lost", "Card.title"])
    plan.lost = ["package"]
    return (shadow, ShadowPackage.Plan(text: try plan.text(for: shadow)))
  }

  private func shadow() throws -> ShadowPackage {
    try ShadowPackage(of: app, in: folder.path + "/shadow", origin: .path("."))
  }

  private func cuts(of plan: ShadowPackage.Plan) -> [String] {
    plan.trimmed.values.flatMap(\.cuts).map(\.name).sorted()
  }

  /// The names of the parts that stay left out of the sources as they are now.
  private func next(after plan: ShadowPackage.Plan) throws -> [String] {
    let shadow = try shadow()
    let next = try plan.continued(in: shadow, keepsLost: true)
    #expect(try plan.holds(for: shadow, next: next) == (cuts(of: next) == cuts(of: plan)))
    return cuts(of: next)
  }

  @Test func whatIsLeftOutStaysSo() throws {
    let (_, plan) = try built()
    #expect(try next(after: plan) == ["Card.title", "Lost"])
    try folder.write("struct Other { let count = 2 }", to: "app/Other.swift")
    #expect(try next(after: plan) == ["Card.title", "Lost"])
  }

  @Test("A source that was saved after its object was made loses the object before a build")
  func obsoleteObjects() throws {
    let (shadow, plan) = try built()
    try shadow.write(plan)
    let made = Date()
    func object(_ name: String) -> String { "shadow/.build/debug/Previewed.build/\(name).swift.o" }
    for (name, saved) in [("Card", made + 0.2), ("Other", made - 0.2)] {
      try folder.write("object", to: object(name))
      let source = "\(shadow.folder)/Previewed/\(name).swift"
      let target = URL(fileURLWithPath: source).resolvingSymlinksInPath().path
      for (path, date) in [(target, saved), ("\(folder.path)/\(object(name))", made)] {
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
      }
    }
    try shadow.write(plan)
    #expect(folder.bytes(object("Card")) == nil)
    #expect(folder.bytes(object("Other")) != nil)
  }

  @Test func aChangedSourceIsTriedFromItsBeginning() throws {
    let (_, plan) = try built()
    try folder.write(
      "struct Card { func title() -> String { Absent().name } }", to: "app/Card.swift")
    #expect(try next(after: plan).isEmpty)
  }

  @Test(
    "A declaration is tried again where a changed source declares what it names",
    arguments: ["struct Absent { }", "extension Other { var name: String { \"\" } }"])
  func mended(_ text: String) throws {
    let (_, plan) = try built()
    try folder.write("struct Other { let count = 1 }\n" + text, to: "app/Other.swift")
    #expect(try next(after: plan) == ["Lost"])
  }

  @Test func whatFollowedFromADeclarationIsTriedAgainWithIt() throws {
    let (shadow, before) = try built()
    let other = "\(shadow.folder)/Previewed/User.swift"
    try folder.write("struct User { var body: Int { Card().title() } }", to: "app/User.swift")
    var plan = try before.continued(in: try self.shadow(), keepsLost: true)
    _ = try self.shadow().trim(
      other,
      [
        TrimmedSource.Mistake(
          line: 1, column: 35, message: "value of type 'Card' has no member 'title'")
      ], &plan)
    plan = ShadowPackage.Plan(text: try plan.text(for: try self.shadow()))
    #expect(try next(after: plan) == ["Card.title", "User.body"])
    try folder.write("struct Absent { }", to: "app/Other.swift")
    #expect(try next(after: plan).isEmpty)
  }

  @Test func importsAreTriedAgainWhereSourcesAreAdded() throws {
    let (_, plan) = try built()
    try folder.write("struct More { }", to: "app/Lost/More.swift")
    let shadow = try shadow()
    let next = try plan.continued(in: shadow, keepsLost: true)
    #expect(cuts(of: next) == ["Card.title"])
    #expect(try !plan.holds(for: shadow, next: next))
  }

  @Test func aSourceThatChangesDuringItsBuildIsTriedAgain() throws {
    try folder.write("struct Card { func title() -> String { Absent() } }", to: "app/Card.swift")
    let shadow = try shadow()
    var plan = try ShadowPackage.Plan().continued(in: shadow, keepsLost: false)
    _ = try shadow.trim(
      "\(shadow.folder)/Previewed/Card.swift",
      [TrimmedSource.Mistake(line: 1, column: 40, message: "cannot find 'Absent' in scope")], &plan)
    #expect(cuts(of: plan) == ["Card.title"])
    try folder.write("struct Card { func title() -> String { \"\" } }", to: "app/Card.swift")
    let kept = ShadowPackage.Plan(text: try plan.text(for: shadow))
    #expect(try next(after: kept).isEmpty)
  }

  @Test func packagesAreAskedForOnceInAProcess() throws {
    let (shadow, plan) = try built()
    #expect(try plan.continued(in: shadow, keepsLost: true).lost == ["package"])
    let anew = try plan.continued(in: shadow, keepsLost: false)
    #expect(anew.lost.isEmpty && anew.trimmed.isEmpty)
  }

  @Test func providersHaveAPlaceWhereTheirNameHasOne() throws {
    try folder.write(
      "import SwiftUI\nstruct Card_Previews: PreviewProvider { }\n"
        + "private struct Two_Previews: PreviewProvider { }", to: "app/Card.swift")
    try folder.write("private struct Two_Previews: PreviewProvider { }", to: "app/Two.swift")
    let found = try shadow().located(
      ["Card_Previews", "Two_Previews"].map {
        ListedPreview(name: $0, file: nil, line: nil, type: $0)
      })
    #expect(found.map(\.file) == ["\(app)/Card.swift", nil])
    #expect(found.map(\.line) == [2, nil])
  }

  @Test func anAppInTheFolderOfItsPackageHasItsSourcesOnce() throws {
    let project = """
      { rootObject = R; objects = {
        R = { isa = PBXProject; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; children = (D); sourceTree = "<group>"; };
        D = { isa = PBXFileReference; lastKnownFileType = wrapper; path = ..; sourceTree = "<group>"; };
        S = { isa = PBXFileSystemSynchronizedRootGroup; path = Demo; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = Demo; fileSystemSynchronizedGroups = (S);
          productType = "com.apple.product-type.application"; };
      }; }
      """.replacing("children = (D)", with: "children = (D, S)")
    try folder.write("// the package", to: "app/Package.swift")
    try folder.write("import SwiftUI", to: "app/Sources/Cards/Card.swift")
    try folder.write(project, to: "app/Demo/Demo.xcodeproj/project.pbxproj")
    try folder.write(
      "import SwiftUI\nstruct Card_Previews: PreviewProvider { }", to: "app/Demo/Demo/Card.swift")
    let demo = folder.path + "/app/Demo"
    let shadow = try ShadowPackage(of: demo, in: folder.path + "/shadow", origin: .path("."))
    let card = "\(demo)/Demo/Card.swift"
    #expect(
      try shadow.sourceFiles() == ["\(app)/Package.swift", "\(app)/Sources/Cards/Card.swift", card])
    #expect(shadow.shadow(ofOriginal: card) == "\(shadow.folder)/Previewed/Demo+Card.swift")
    let listed = ListedPreview(name: "Card", file: nil, line: nil, type: "Card_Previews")
    #expect(try shadow.located([listed]).map(\.file) == [card])
  }
}
