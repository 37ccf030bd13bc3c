import Foundation
import GalleyDesign
import GalleyGeometry
import Testing

@testable import GalleyText

@Suite("Packed fonts")
struct PackedFontTests {
  static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: Fixtures.file(name))))
  }

  @Test(
    "WOFF and WOFF 2 give the font that was packed", arguments: ["Packed.woff", "Packed.woff2"])
  func unpacked(name: String) throws {
    let face = try FontFace(bytes: Self.bytes(name), name: name)
    #expect(face.familyName == "Galley Packed")
    #expect(face.unitsPerEm == 1000)
    let text = Paragraph(
      AttributedText(
        "ABJ",
        attributes: TextAttributes(font: FontDescriptor(family: "Galley Packed", size: 10))),
      typesetter: Typesetter(fonts: try FontRegistry(faces: [face])))
    #expect(text.missingCharacters.isEmpty)
    #expect(abs(text.layout(grid: PixelGrid(scale: 100)).size.width - 18) < 0.02)
  }

  @Test("The digest is that of the file, whatever a library unpacks it to")
  func digest() throws {
    let bytes = try Self.bytes("Packed.woff2")
    let face = try FontFace(bytes: bytes)
    #expect(face.data.count > bytes.count)
    #expect(face.digest == FontData(bytes: bytes).digest(seed: 0))
  }

  @Test("A folder of packed fonts is a folder of fonts")
  func folder() throws {
    let folder = NSTemporaryDirectory() + "galley-packed-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.copyItem(
      atPath: Fixtures.file("Packed.woff2"), toPath: "\(folder)/a.WOFF2")
    #expect(try FontRegistry(paths: [folder]).familyNames == ["Galley Packed"])
  }

  @Test(
    "What is wrong with the header is said before anything is unpacked",
    arguments: [
      (8, "its header says"), (16, "more than 67108864"), (4, "packed collection"),
    ])
  func header(place: Int, reason: String) throws {
    var bytes = try Self.bytes("Packed.woff2")
    bytes.replaceSubrange(place..<place + 4, with: place == 4 ? Array("ttcf".utf8) : [9, 9, 9, 9])
    let error = #expect(throws: FontError.self) { try FontFace(bytes: bytes, name: "odd.woff2") }
    #expect(error?.operation == .read)
    #expect(error?.reason.contains(reason) == true)
  }

  @Test(
    "Damaged, a packed font is an error or a font, never a crash",
    arguments: ["Packed.woff", "Packed.woff2", "Paints.woff2"])
  func damaged(name: String) throws {
    let whole = try Self.bytes(name)
    for count in stride(from: 4, to: whole.count, by: 97) {
      #expect(throws: FontError.self) { try FontFace(bytes: Array(whole.prefix(count))) }
    }
    var generator = SplitMix(state: 5)
    var errors = 0
    for _ in 0..<200 {
      var bytes = whole
      let index = 44 + Int(generator.next() % UInt64(bytes.count - 44))
      bytes[index] ^= UInt8(truncatingIfNeeded: generator.next() | 1)
      do throws(FontError) { _ = try FontFace(bytes: bytes) } catch {
        #expect(error.operation == .read)
        errors += 1
      }
    }
    #expect(errors > 50)
  }
}
