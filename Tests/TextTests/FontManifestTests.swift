import Foundation
import GalleyDesign
import GalleyFonts
import Testing

@testable import GalleyText

@Suite("List of faces")
struct FontManifestTests {
  /// Returns the list that the files of a folder require, and for the first folder that of the files beside
  /// the others.
  func written(further: String? = nil) throws -> String {
    let folder = Fixtures.facesInCheckout + (further.map { "/\($0)" } ?? "")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".ttf") || $0.hasSuffix(".otf") }
      .filter { further != nil || !$0.hasPrefix("World/") }.sorted()
    let entries = try files.flatMap { path in
      try FontFiles.faces(inFile: "\(folder)/\(path)").map { FontManifest.Entry($0, path: path) }
    }
    var manifest = FontManifest(entries: entries)
    if further == nil { manifest.further = ("World", try written(further: "World").utf8.count) }
    return manifest.description
  }

  @Test("The lists that come with the faces say what the files say", arguments: ["World", nil])
  func isCurrent(further: String?) throws {
    let folder = Fixtures.facesInCheckout + (further.map { "/\($0)" } ?? "")
    let path = "\(folder)/\(FontManifest.fileName)"
    let written = try written(further: further)
    if ProcessInfo.processInfo.environment["GALLEY_RECORD_FACES"] != nil {
      try written.write(toFile: path, atomically: true, encoding: .utf8)
    }
    let isEqual = try String(contentsOfFile: path, encoding: .utf8) == written
    #expect(isEqual, "run with GALLEY_RECORD_FACES=1 after a change of fonts and review the change")
  }

  func read(_ text: String) throws -> FontManifest {
    let bytes = Array(text.utf8)
    return try bytes.withUnsafeBytes { bytes throws(FontError) in
      try FontManifest(parsing: bytes, file: "list")
    }
  }

  @Test("Reading what was written gives the same entries")
  func roundTrip() throws {
    let text = try written()
    let manifest = try read(text)
    #expect(manifest.description == text)
  }

  @Test("A registry over the list opens no font before it is used")
  func laziness() throws {
    let registry = try FontRegistry(paths: [GalleyFonts.directory])
    #expect(registry.catalog.faces.count == 15)
    #expect(registry.catalog.faces.allSatisfy { !$0.isOpen })
    let typesetter = Typesetter(fonts: registry)
    _ = Paragraph("Latin, Ελληνικά, Кириллица, العربية, हिन्दी, ไทย", typesetter: typesetter)
    #expect(registry.further.allSatisfy { !$0.isRead })
    _ = Paragraph("தமிழ்", typesetter: typesetter)
    #expect(registry.further.allSatisfy { $0.isRead })
    let open = registry.further.flatMap(\.catalog.faces).filter(\.isOpen).map(\.postScriptName)
    #expect(open == ["NotoSansTamil-Regular"])
    #expect(registry.faces.count == 15 + 63)
  }

  @Test(
    "A damaged list is an error with its line",
    arguments: [
      "galley-faces 2", "galley-faces 1\nfamily Inter", "galley-faces 1\nface a.ttf\nunits x",
      "galley-faces 1\nface a.ttf\nflavour sweet", "galley-faces 1\nfurther World",
    ])
  func damaged(text: String) throws {
    #expect(throws: FontError.self) { try read(text) }
  }

  @Test(
    "Coverage in its written form",
    arguments: [
      ("20-7E A0", 0x41 as UInt32, true), ("20-7E A0", 0x7F, false), ("20-7E A0", 0xA0, true),
      ("0-10FFFF", 0x1F600, true), ("20-7E A0", 0x1F, false),
    ])
  func coverage(text: String, scalar: UInt32, expected: Bool) throws {
    let coverage = try #require(FontCoverage(parsing: text))
    #expect(coverage.contains(scalar) == expected)
    #expect(coverage.description == text)
  }

  @Test("Damaged coverage is refused", arguments: ["7E-20", "zz", "20 10", "1-2-3"])
  func damagedCoverage(text: String) {
    #expect(FontCoverage(parsing: text) == nil)
  }
}
