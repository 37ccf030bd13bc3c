import Foundation
import GalleyComponents
import GalleyDesign
import GalleyGeometry
import GalleyPreviews
import GalleyStair
import GalleySwiftUI
import GalleyTestSupport
import Testing

/// The pictures of the fixture's names are the kept ones. With `GALLEY_RECORD=1` in the surroundings
/// they are written anew; every changed one wants to be looked at.
@MainActor
@Suite struct PictureTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Pictures").path
  private static let isRecording = ProcessInfo.processInfo.environment["GALLEY_RECORD"] == "1"

  @Test func thePicturesOfNamesAreTheKeptOnes() throws {
    let previews = PreviewNames.named(PreviewScan.previews())
      .filter { $0.name.contains("Names-") || $0.name.hasPrefix("Devices") }
    #expect(previews.count > 40)
    let renderer = try Renderer()
    let fresh = TemporaryFolder()
    var changed: [String] = []
    for preview in previews {
      let (scene, _) = try PreviewDrawing.settled(
        AnyView(preview.preview.view()), on: canvas(preview.preview), PreviewResources(), renderer)
      let kept = "\(Self.folder)/\(preview.name).png"
      let path = Self.isRecording ? kept : "\(fresh.path)/\(preview.name).png"
      _ = try renderer.write(scene, to: path)
      if FileManager.default.contents(atPath: path) != FileManager.default.contents(atPath: kept) {
        changed.append(preview.name)
      }
    }
    #expect(changed == [])
  }

  private func canvas(_ preview: FoundPreview) -> SceneCanvas {
    var settings = SceneSettings()
    settings.scale = 1
    switch preview.layout ?? .device {
    case .sizeThatFits: break
    case .fixed(let width, let height):
      (settings.width, settings.height) = (Double(width), Double(height))
    case .device:
      (settings.width, settings.height) = (Device.iPhone15.size.width, Device.iPhone15.size.height)
      settings.safeArea = Device.iPhone15.safeArea
    }
    return SceneCanvas(settings)
  }
}
