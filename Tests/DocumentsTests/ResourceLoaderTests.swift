import GalleyComponents
import GalleyDocuments
import GalleyGeometry
import GalleyImaging
import GalleyPainting
import GalleyParsing
import GalleySystem
import GalleyVector
import Synchronization
import Testing

/// Files in memory that count how often they are read.
private final class MemoryFiles: FileReading {
  let contents: [String: [UInt8]]
  let reads = Mutex<[String]>([])

  init(_ contents: [String: [UInt8]]) { self.contents = contents }

  func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    reads.withLock { $0.append(path) }
    guard let bytes = contents[path] else {
      throw FileError(operation: "read", path: path, reason: "Permission denied")
    }
    return bytes
  }

  func hasFile(_ path: String) -> Bool { contents[path] != nil || path.hasSuffix("locked.png") }
}

@Suite struct ResourceLoaderTests {
  private static func png(_ side: Int) throws -> [UInt8] {
    try PNGEncoder().encode(
      Bitmap(
        width: side, height: side, format: .rgbaStraight,
        pixels: Array(repeating: 255, count: 4 * side * side)))
  }

  private func outcome(
    _ name: String, _ contents: [String: [UInt8]], scale: Double = 2, assets: AssetMap = AssetMap()
  ) -> ImageOutcome {
    ResourceLoader(
      document: "docs/page.json", assets: assets, scale: scale, files: MemoryFiles(contents)
    ).image(at: name)
  }

  private func side(_ outcome: ImageOutcome) -> Int? {
    if case .found(let image) = outcome { image.bitmap.width } else { nil }
  }

  private func reason(_ outcome: ImageOutcome) -> String? {
    switch outcome {
    case .found, .foundVector: nil
    case .unresolved(let reason), .failed(let reason): reason
    }
  }

  @Test(
    "of several densities the picture's own is taken, else the next denser, else the densest",
    arguments: [
      ([1, 2, 3], 1.0, 1), ([1, 2, 3], 2, 2), ([1, 2, 3], 3, 3), ([1, 3], 2, 3), ([1, 2], 3, 2),
      ([2, 3], 1, 2), ([1], 3, 1), ([1, 2], 1.5, 2),
    ])
  func densities(there: [Int], scale: Double, taken: Int) throws {
    var files: [String: [UInt8]] = [:]
    for density in there {
      files["docs/a\(density == 1 ? "" : "@\(density)x").png"] = try Self.png(density)
    }
    #expect(side(outcome("a", files, scale: scale)) == taken)
    #expect(side(outcome("a.png", files, scale: scale)) == taken)
  }

  @Test("an image lies beside the document, in its assets folder, or in a given one")
  func folders() throws {
    let png = try Self.png(5)
    var assets = AssetMap()
    assets.add(folder: "shared")
    for path in ["docs/a.png", "docs/assets/a.png", "docs/_assets/a.png", "shared/a.png"] {
      #expect(side(outcome("a", [path: png], assets: assets)) == 5)
    }
    #expect(side(outcome("img/a", ["docs/img/a.jpeg": png])) == 5, "bytes decide, not endings")
  }

  @Test(
    "a document cannot look outside its folder",
    arguments: ["../secret.png", "/etc/passwd", "img/../../secret.png", "a\u{0}.png"])
  func traversal(name: String) throws {
    let files = MemoryFiles(["secret.png": try Self.png(1), "/etc/passwd": [1]])
    let loader = ResourceLoader(document: "docs/page.json", files: files)
    #expect(reason(loader.image(named: name))?.contains("outside the document's folder") == true)
    #expect(files.reads.withLock { $0.isEmpty })
  }

  @Test("remote addresses lead through the asset map and are never fetched")
  func remote() throws {
    let png = try Self.png(7)
    var assets = AssetMap()
    let findings = assets.add(
      SourceText(name: "maps/assets.json", text: #"{"https://example.org/a.png": "a.png"}"#))
    #expect(findings.isEmpty)
    let files = ["maps/a.png": png, "docs/assets/b.png": png]
    #expect(side(outcome("https://example.org/a.png", files, assets: assets)) == 7)
    #expect(side(outcome("https://example.org/a.png?size=2", files, assets: assets)) == 7)
    #expect(side(outcome("https://cdn.example.org/x/b.png", files, assets: assets)) == 7)
    guard case .unresolved = outcome("https://example.org/c.png", files, assets: assets) else {
      Issue.record("an unknown address must be unresolved")
      return
    }
  }

  @Test("data URLs carry their pixels", arguments: ["iVBORw0KGgo", "%89PNG"])
  func data(body: String) throws {
    let url = "data:image/png;base64," + Base64.encoded(try Self.png(3))
    #expect(side(outcome(url, [:])) == 3)
    #expect(reason(outcome("data:image/png;base64,####", [:])) != nil)
    #expect(reason(outcome("data:,\(body)", [:])) != nil)
  }

  @Test("SVG images are found by name, by data URL and without their ending, after pictures")
  func vector() throws {
    let svg = Array("<svg width='7' height='5'><rect width='7' height='5'/></svg>".utf8)
    func width(_ outcome: ImageOutcome) -> Double? {
      if case .foundVector(let image) = outcome { image.size.width } else { nil }
    }
    let loader = ResourceLoader(
      document: "docs/page.json",
      files: MemoryFiles([
        "docs/a.svg": svg, "docs/b.svg": svg, "docs/b.png": try Self.png(3), "docs/C.SVG": svg,
      ]))
    #expect(width(loader.image(named: "a")) == 7 && width(loader.image(named: "a.svg")) == 7)
    #expect(side(loader.image(named: "b")) == 3 && width(loader.image(named: "b.svg")) == 7)
    #expect(width(loader.image(named: "C.SVG")) == 7)
    #expect(width(outcome("data:image/svg+xml;base64," + Base64.encoded(svg), [:])) == 7)
    #expect(width(outcome("data:image/svg+xml,%3Csvg%20width='7'%20height='5'/%3E", [:])) == 7)
    #expect(
      reason(outcome("a.svg", ["docs/a.svg": Array("<svg>\n<g>".utf8)]))?
        .contains("line 2, column 4: the text ends inside <g>") == true)
  }

  @Test("PDF images are found like SVG's, which go before them")
  func page() throws {
    let head = "%PDF-1.4\n1 0 obj\n<< /Pages 2 0 R >>\nendobj\n"
    let pages = "2 0 obj\n<< /Type /Page /MediaBox [0 0 7 5] >>\nendobj\n"
    let places = [9, head.utf8.count].map { String(10_000_000_000 + $0).dropFirst() }
    let pdf = Array(
      """
      \(head)\(pages)xref
      1 2
      \(places[0]) 00000 n\u{20}
      \(places[1]) 00000 n\u{20}
      trailer
      << /Root 1 0 R >>
      startxref
      \(head.utf8.count + pages.utf8.count)
      %%EOF
      """.utf8)
    func size(_ outcome: ImageOutcome) -> Size? {
      if case .foundVector(let image) = outcome { image.size } else { nil }
    }
    let svg = Array("<svg width='3' height='3'/>".utf8)
    let loader = ResourceLoader(
      document: "docs/page.json",
      files: MemoryFiles([
        "docs/a.pdf": pdf, "docs/b.pdf": pdf, "docs/b.svg": svg, "docs/c.pdf": [],
      ]))
    let seven = Size(width: 7, height: 5)
    #expect(size(loader.image(named: "a")) == seven && size(loader.image(named: "a.pdf")) == seven)
    #expect(size(loader.image(named: "b"))?.width == 3)
    #expect(size(outcome("data:application/pdf;base64," + Base64.encoded(pdf), [:])) == seven)
    #expect(
      reason(outcome("a.pdf", ["docs/a.pdf": Array(pdf.prefix(90))]))
        == "the image \"a.pdf\": byte 90: expected \"startxref\" before the end of the file")
  }

  @Test(
    "what is no picture is named",
    arguments: [
      (Array("GIF89a".utf8), "reading GIF"),
      (Array("<html/>".utf8), "expected <svg>, found <html>"),
      ([], "an empty file"), (Array("RIFF0000WEBPVP8 ".utf8), "reading WebP"),
      (
        Array("version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 9\n".utf8),
        "a Git LFS pointer without its content; run \"git lfs pull\""
      ),
      (Array("hello".utf8), "of an unknown format"),
    ])
  func formats(bytes: [UInt8], words: String) {
    #expect(reason(outcome("a.png", ["docs/a.png": bytes]))?.contains(words) == true)
  }

  @Test(
    "a file of another format beside the document is named by its format",
    arguments: ["a.avif", "a"])
  func otherFormats(name: String) {
    let loader = ResourceLoader(
      document: "docs/page.json",
      files: MemoryFiles(["docs/a.avif": Array("0000ftypavif".utf8)]))
    #expect(
      reason(loader.image(named: name))
        == "the image \"a.avif\" is an AVIF file; PNG, JPEG, WebP, GIF, SVG and PDF can be read")
  }

  @Test("a picture is read whatever its name says of its format")
  func sniffed() throws {
    let loader = ResourceLoader(
      document: "docs/page.json",
      files: MemoryFiles(["docs/photo": try Self.png(3), "docs/b.webp": try Self.png(4)]))
    #expect(side(loader.image(named: "photo")) == 3)
    #expect(side(loader.image(named: "b.webp")) == 4)
  }

  @Test("what a picture's colours cannot be brought to is a warning at its place")
  func profiles() throws {
    let space = PNGChunk(name: "cICP", data: [9, 16, 0, 1])
    let png = try PNGEncoder(chunks: [space]).encode(
      Bitmap(width: 1, height: 1, format: .rgbaStraight, pixels: [9, 9, 9, 255]))
    let loader = ResourceLoader(
      document: "docs/page.json", files: MemoryFiles(["docs/a.png": png]))
    let source = SourceText(
      name: "page.json", text: #"{"type": "Image", "values": {"localImageName": "a"}}"#)
    let (document, found) = DocumentReader.read(source, options: .init(images: loader))
    #expect(document != nil)
    #expect(
      found.map { $0.headline(in: source) } == [
        #"page.json:1:48: warning: the image "a": the colour space of its cICP is not known; "#
          + "its colours are taken as sRGB"
      ])
  }

  @Test("missing, locked and damaged files are told with their place in the document")
  func errors() throws {
    var torn = try Self.png(9)
    torn.removeLast(20)
    let files = MemoryFiles(["docs/torn.png": torn])
    let loader = ResourceLoader(document: "docs/page.json", files: files)
    func findings(_ name: String) -> [String] {
      let source = SourceText(
        name: "page.json",
        text: #"{"type": "Image", "values": {"localImageName": "\#(name)"}}"#)
      let (document, found) = DocumentReader.read(source, options: .init(images: loader))
      #expect(document == nil)
      return found.map { $0.headline(in: source) }
    }
    #expect(
      findings("none") == [
        #"page.json:1:48: error: there is no image "none" beside the document or among the assets"#
      ])
    #expect(
      findings("locked") == [
        "page.json:1:48: error: cannot read 'docs/locked.png': Permission denied"
      ])
    #expect(findings("torn")[0].hasPrefix(#"page.json:1:48: error: the image "torn" is damaged"#))
  }

  @Test("a file that many components name is read once")
  func once() throws {
    let files = MemoryFiles(["docs/a.png": try Self.png(2)])
    let loader = ResourceLoader(document: "docs/page.json", files: files)
    for _ in 0..<5 { _ = loader.image(named: "a") }
    #expect(files.reads.withLock { $0 } == ["docs/a.png"])
  }
}
