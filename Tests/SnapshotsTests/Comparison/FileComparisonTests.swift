import Foundation
import GalleyImaging
import GalleySystem
import GalleyTestSupport
import Synchronization
import Testing

@testable import GalleySnapshots

@Suite("File and folder comparison")
struct FileComparisonTests {
  let folder: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "galley-comparison-\(UUID().uuidString)")
    for name in ["old/sub", "new/sub"] {
      try FileManager.default.createDirectory(
        at: url.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    folder = url.path
  }

  func write(_ bytes: [UInt8], _ name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
  }

  func picture(_ mark: UInt32?, mode: PNGEncoder.Mode = .small) throws -> [UInt8] {
    var picture = TestPicture(width: 20, height: 20)
    if let mark { picture[3, 3] = mark }
    return try PNGEncoder(mode: mode).encode(picture.bitmap)
  }

  @Test("Folders: equal bytes, equal pixels, different, missing on either side, broken")
  func folders() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let plain = try picture(nil)
    for side in ["old", "new"] {
      try write(plain, "\(side)/same.png")
      try write([1, 2, 3], "\(side)/text.PNG")
      try write([1], "\(side)/notes.txt")
    }
    try write(picture(0xFF00_0000, mode: .fast), "old/pixels.png")
    try write(picture(0xFF00_0000, mode: .small), "new/pixels.png")
    try write(plain, "old/sub/changed.png")
    try write(picture(0xFF00_0000), "new/sub/changed.png")
    try write(plain, "old/gone.png")
    try write(plain, "new/added.png")
    try write(plain, "old/broken.png")
    try write(Array(plain.dropLast(20)), "new/broken.png")

    let result = FolderComparison.compare(expected: "\(folder)/old", actual: "\(folder)/new")
    let names = result.files.map { String($0.expected.dropFirst("\(folder)/old/".count)) }
    #expect(
      names == [
        "added.png", "broken.png", "gone.png", "pixels.png", "same.png", "sub/changed.png",
        "text.PNG",
      ])
    #expect(result.files.map(\.passes) == [false, false, false, true, true, false, false])
    #expect(result.files[0].outcome == .missingExpected)
    #expect(result.files[2].outcome == .missingActual)
    #expect(result.files[3].outcome == .compared(.none))
    #expect(result.files[4].outcome == .sameBytes)
    guard case .compared(.pixels(let pixels)) = result.files[5].outcome else {
      Issue.record("changed.png: \(result.files[5].outcome)")
      return
    }
    #expect(pixels.failingPixels == 1)
    #expect(!result.passes)
  }

  @Test("Two empty or missing folders do not pass, and one pair of files is compared alone")
  func edges() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(!FolderComparison.compare(expected: "\(folder)/old", actual: "\(folder)/new").passes)
    let missing = FolderComparison.compare(expected: "\(folder)/x", actual: "\(folder)/y")
    #expect(missing.unreadableFolders.count == 2)
    try write(picture(nil), "a.png")
    try write(picture(0xFF12_3456), "b.png")
    let tolerant = ComparisonOptions(maxDiffPixels: 1)
    let one = FileComparison.compare(expected: "\(folder)/a.png", actual: "\(folder)/b.png")
    #expect(!one.passes)
    #expect(
      FileComparison.compare(
        expected: "\(folder)/a.png", actual: "\(folder)/b.png", options: tolerant
      ).passes)
    let none = FileComparison.compare(expected: "\(folder)/c.png", actual: "\(folder)/d.png")
    #expect(!none.passes)
  }

  @Test("Who wants the pictures of a difference gets what was decoded, and only of differences")
  func receiver() throws {
    let folder = TemporaryFolder()
    let first = TestPicture(width: 30, height: 20).bitmap
    var other = TestPicture(width: 30, height: 20)
    other[15, 10] = 0xFF00_0000
    try folder.write(try PNGEncoder().encode(first), to: "a/x.png")
    try folder.write(try PNGEncoder().encode(first), to: "a/same.png")
    try folder.write(try PNGEncoder().encode(other.bitmap), to: "b/x.png")
    try folder.write(try PNGEncoder(mode: .small).encode(first), to: "b/same.png")
    let seen = Mutex<[String: [Bitmap]]>([:])
    let found = FolderComparison.compare(
      expected: "\(folder.path)/a", actual: "\(folder.path)/b"
    ) { files, expected, actual in
      // The files may go: nothing is read again.
      try? File.remove(files.expected)
      seen.withLock { $0[files.actual] = [expected, actual] }
    }
    #expect(found.files.count == 2 && !found.passes)
    #expect(seen.withLock { $0 } == ["\(folder.path)/b/x.png": [first, other.bitmap]])
  }

  @Test("Colours are compared in sRGB, whether a receiver wants the pictures or not")
  func colorSpaces() throws {
    let folder = TemporaryFolder()
    let picture = TestPicture(width: 3, height: 2, fill: 0xFF50_C800).bitmap
    func write(_ name: String, _ bitmap: Bitmap, codes: [UInt8]? = nil) throws -> String {
      let chunks = codes.map { [PNGChunk(name: "cICP", data: $0)] } ?? []
      try folder.write(try PNGEncoder(chunks: chunks).encode(bitmap), to: name)
      return "\(folder.path)/\(name)"
    }
    let plain = try write("plain.png", picture)
    let wide = try write("wide.png", picture, codes: [12, 13, 0, 1])
    let converted = try write("converted.png", try PictureReader.decode(try File.read(wide)))
    let standard = try write("standard.png", picture, codes: [1, 13, 0, 1])
    // The curve of BT.2100 for brightness beyond white has no place in sRGB.
    let bright = try write("bright.png", picture, codes: [9, 16, 0, 1])
    let other = try write("other.png", picture, codes: [9, 18, 0, 1])
    for receive in [nil, { _, _, _ in }] as [FileComparison.DifferenceReceiver?] {
      func outcome(_ expected: String, _ actual: String) -> FileComparison.Outcome {
        FileComparison.compare(expected: expected, actual: actual, receive: receive).outcome
      }
      #expect(outcome(plain, standard) == .compared(.none))
      #expect(outcome(wide, converted) == .compared(.none))
      guard case .compared(.pixels(let found)) = outcome(plain, wide) else {
        Issue.record("Display P3 is not sRGB: \(outcome(plain, wide))")
        continue
      }
      #expect(found.failingPixels == 6)
      let reason = "the colour space of its cICP cannot be converted to sRGB, and "
      #expect(
        outcome(plain, bright)
          == .unreadable(path: bright, reason: reason + "'\(plain)' has other colours"))
      #expect(
        outcome(other, bright)
          == .unreadable(path: other, reason: reason + "'\(bright)' has other colours"))
    }
    var changed = TestPicture(width: 3, height: 2, fill: 0xFF50_C800)
    changed[1, 1] = 0xFF00_0000
    let dot = try write("dot.png", changed.bitmap, codes: [9, 16, 0, 1])
    guard
      case .compared(.pixels(let one)) = FileComparison.compare(expected: bright, actual: dot)
        .outcome
    else {
      Issue.record("pictures of one space are compared as they are")
      return
    }
    #expect(one.failingPixels == 1)
  }
}
