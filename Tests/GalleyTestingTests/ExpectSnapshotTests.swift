import Foundation
import GalleyFonts
import GalleyGeometry
import GalleyImaging
import GalleyLayout
import GalleyTestSupport
import GalleyTesting
import GalleyText
import Testing

import protocol GalleyComponents.PrimitiveView

@testable import GalleyChecks
@testable import GalleySceneSnapshots

/// A square of a colour.
struct Square {
  var side: Double
}

extension Square: PrimitiveView {
  func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    tree.leaf(.fixed(Size(width: side, height: side)))
  }
}

@Suite("Snapshots in Swift Testing")
struct ExpectSnapshotTests {
  @Test("What looks like its reference passes")
  func square() {
    expectSnapshot(of: Square(side: 20), as: .image)
    expectSnapshot(of: Square(side: 20), as: .layout(), named: "frames")
    expectSnapshot(of: "one\ntwo\n", as: .lines, named: "text")
  }

  @Test(
    "Variants of the trait are pictures of their own",
    .snapshots(variants: VariantMatrix(values: [.appearance: ["light", "dark"]])))
  func variants() {
    expectSnapshot(of: Square(side: 10), as: .image)
  }

  @Test("With arguments each check has its name", arguments: [12, 14])
  func named(side: Int) {
    expectSnapshot(
      of: Square(side: Double(side)), as: .image, named: "side \(side)")
  }

  @Test("A check in a test with arguments needs a name", arguments: [1])
  func unnamed(side: Int) {
    withKnownIssue {
      expectSnapshot(of: "x", as: .lines)
      assertSnapshots(of: "x", as: [.lines, .lines])
    } matching: {
      $0.comments.contains { $0.rawValue.contains("needs a name") }
    }
  }

  @Test("A difference is told at the caller's line")
  func difference() {
    let line = #line + 2
    withKnownIssue {
      expectSnapshot(
        of: Square(side: 21), as: .image, named: "differs", record: .never)
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.contains { $0.rawValue.contains("Square side 20 → 21 (cause)") }
    }
  }

  @Test("A check is drawn by the renderer it is given, else by that of its scope")
  func ownFonts() throws {
    let folder = TemporaryFolder()
    try folder.write("", to: "Package.swift")
    let file = "\(folder.path)/ATests.swift"
    let plain = SnapshotRenderer(
      Renderer(fonts: try FontRegistry(paths: [GalleyFonts.directory + "/JetBrainsMono"])))
    func size(_ test: String, _ line: Int, _ renderer: SnapshotRenderer?) throws -> Int {
      let check = SnapshotCheck(
        file: file, test: test, line: line, name: nil, record: .all, renderer: renderer)
      _ = check.run(Scene(Text("abc")), as: .image)
      let path = "\(folder.path)/__Snapshots__/ATests/\(test).1.png"
      return try PNGDecoder.decode(Array(Data(contentsOf: URL(fileURLWithPath: path)))).width
    }
    let usual = try size("usual", 1, nil)
    let given = try size("given", 2, plain)
    let inherited = try withSnapshotTesting(renderer: plain) { try size("inherited", 3, nil) }
    #expect(given != usual && inherited == given)
  }

  @Test("A missing reference fails in mode never, and nothing is written")
  func missing() {
    withKnownIssue {
      expectSnapshot(of: "x", as: .lines, named: "not there", record: .never)
    } matching: {
      $0.comments.contains { $0.rawValue.contains("no reference yet") }
    }
  }

  @Test("Recording writes once, fails, and passes from then on")
  func record() throws {
    let folder = TemporaryFolder()
    let file = "\(folder.path)/Package/Tests/ATests.swift"
    try folder.write("", to: "Package/Package.swift")
    func check() -> SnapshotCheck.Outcome {
      SnapshotCheck(file: file, test: "list()", line: 3, name: nil, record: .missing)
        .run(Scene(Square(side: 30)), as: .image)
    }
    let first = check()
    #expect(first.failure?.hasPrefix("recorded '") == true)
    #expect(folder.exists("Package/Tests/__Snapshots__/ATests/list.1.png"))
    // Tried again at once, it must not pass with what it wrote itself; in the next run it does.
    #expect(check().failure?.contains("a moment ago") == true)
    var later = SnapshotCheck(file: file, test: "list()", line: 3, name: nil, record: .missing)
    later.claims = ReferenceClaims()
    #expect(later.run(Scene(Square(side: 30)), as: .image).failure == nil)
    // A second check without a name has the next number; a name identifies one check.
    var other = SnapshotCheck(file: file, test: "list()", line: 9, name: nil, record: .missing)
    _ = other.run(Scene(Square(side: 31)), as: .image)
    #expect(folder.exists("Package/Tests/__Snapshots__/ATests/list.2.png"))
    other.name = "1"
    let clash = other.run(Scene(Square(side: 30)), as: .image)
    #expect(clash.failure?.contains("two checks have the reference") == true)
  }

  @Test("Checks may run side by side")
  func parallel() async throws {
    let folder = TemporaryFolder()
    try folder.write("", to: "Package/Package.swift")
    let file = "\(folder.path)/Package/Tests/BTests.swift"
    let claims = ReferenceClaims()
    let failures = await withTaskGroup(of: Bool.self) { group in
      for index in 0..<24 {
        group.addTask {
          var check = SnapshotCheck(
            file: file, test: "t()", line: index, name: "n\(index)", record: .failed)
          _ = check.run(Scene(Square(side: Double(index + 1))), as: .image)
          check.claims = claims
          return check.run(Scene(Square(side: Double(index + 1))), as: .image).failure != nil
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(failures == 0)
    let references = folder.files.filter {
      $0.hasPrefix("Package/Tests/") && $0.hasSuffix(".png")
    }
    #expect(references.count == 24)
  }
}
