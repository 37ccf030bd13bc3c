import GalleySceneSnapshots
import GalleySnapshots
import GalleyStair
import GalleySwiftUI
import Testing

@testable import GalleyPreviews

@MainActor
@Suite struct MacWindowTests {
  /// The size of the picture of a preview for a Mac.
  private func size(_ view: @escaping @MainActor @Sendable () -> AnyView) throws -> [Int]? {
    let drawing = PreviewDrawing(
      folders: PreviewFolders([]), renderer: try Renderer(), isMac: true)
    let request = PreviewRequest(
      .write("Window", ending: "png"), settings: [Variant.Setting(.scale, "1")])
    let preview = FoundPreview(name: "Window", type: "Window", view: view)
    guard
      case .written(let width, let height, _, _) = try drawing.file(preview, request, ending: "png")
    else { return nil }
    return [width, height]
  }

  @Test func aWindowFitsItsContent() throws {
    #expect(
      try size { AnyView(GalleySwiftUI.Rectangle().frame(width: 200, height: 100)) } == [200, 100])
  }

  @Test func aReaderOfGeometryBesideAColumnWidensTheWindow() throws {
    let size = try size {
      AnyView(
        HStack(spacing: 0) {
          GalleySwiftUI.Rectangle().frame(width: 200, height: 100)
          GeometryReader { _ in Text("read") }
        })
    }
    #expect(size == [1440, 100])
  }
}
