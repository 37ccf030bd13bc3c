import GalleyParsing
import GalleyRendering
import GalleyStair
import GalleySystem

/// Documents from their bytes to pixels, with nothing around them.
enum DocumentTarget: FuzzTarget {
  static let limits = RenderingLimits(
    maximumWidth: 400, maximumHeight: 400, maximumPixels: 1 << 16, maximumBitmapPixels: 1 << 16,
    maximumElements: 2000)

  /// Nothing beside the document.
  private struct NoFiles: FileReading {
    func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
      throw FileError(operation: "read", path: path, reason: "there is nothing")
    }
    func hasFile(_ path: String) -> Bool { false }
  }

  private static let renderer = try? Renderer(limits: limits)

  static func run(_ bytes: [UInt8]) {
    for mode in [ReadingMode.strict, .lenient] {
      let loader = DocumentLoader(mode: mode, files: NoFiles())
      let loaded = loader.load(SourceText(name: "a.json", bytes: bytes))
      JSONTarget.check(loaded.diagnostics, in: loaded.source)
      guard let document = loaded.document else { continue }
      for scene in document.scenes() {
        _ = try? renderer?.render(scene, options: DrawingOptions(threads: 1))
      }
      return
    }
  }
}
