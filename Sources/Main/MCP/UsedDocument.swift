import GalleyDocuments
import GalleyParsing
import GalleySceneSnapshots
import GalleySnapshots
import GalleyStair
import GalleySystem

/// A document that an agent uses as a screen, read anew at each look.
struct UsedDocument: UsedPreviews {
  let path: String
  /// Reads the files that may be read alone.
  let documents: DocumentRenderer

  static func isDocument(_ path: String) -> Bool { path.hasSuffix(".json") }

  var listed: [ListedPreview] {
    [ListedPreview(name: DesignFile.stem(of: path), file: path, line: 1, type: "document")]
  }
  var messages: [String] { [] }
  func refresh() {}

  func cases() throws -> PreviewCases {
    throw FileError(operation: "compare", path: path, reason: "it has no previews; name a folder")
  }

  func screen(
    of name: String, _ settings: [Variant.Setting], height: Double?, after script: StepScript
  ) throws(RenderFailure) -> PreviewScreen {
    guard !script.hasKeyboard else {
      throw RenderFailure("a document has no keyboard; a view of SwiftUI has one")
    }
    do {
      let bytes = try documents.loader.files.read(path, limit: 1 << 30)
      var wanted = try SceneSettings(Variant(name: "", settings: settings))
      wanted.height = height
      var screen = DocumentScreen(
        SourceText(file: path, bytes: bytes), documents.loader.catalog, wanted)
      try screen.play(script.steps())
      return try look(at: screen)
    } catch let failure as RenderFailure {
      throw failure
    } catch {
      throw RenderFailure("\(error)")
    }
  }

  private func look(at screen: DocumentScreen) throws -> PreviewScreen {
    var request = DocumentRequest(screen.source)
    request.settings = screen.settings
    let prepared = documents.prepare(request)
    let findings = prepared.findings.map { $0.rendered(in: prepared.source) }
    guard let picture = prepared.pictures.first else {
      throw RenderFailure(findings.joined(separator: "\n"))
    }
    return PreviewScreen(
      png: try prepared.renderer.png(picture.frames),
      elements: screen.elements(in: picture.frames.layout), remarks: findings)
  }
}
