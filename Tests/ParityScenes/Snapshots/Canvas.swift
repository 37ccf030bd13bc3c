// swift-format-ignore-file
// Written by `galley swift --corpus`; a test compares it with what would be written today.

import GalleyStair

/// Colours for light and dark.
struct CanvasDarkBackgroundView: View {
  var body: some View {
    VStack(spacing: 6) {
      Text("label")
      Divider()
      Text("secondary").foregroundColor(SystemColor.secondaryLabel.color)
    }
    .padding(10)
    .background(Color(light: RGBAColor(hex: 0xFFF4E0), dark: RGBAColor(hex: 0x3A2A10)))
  }
}

extension CanvasDarkBackgroundView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 140
    return Scene(CanvasDarkBackgroundView(), canvas: SceneCanvas(settings))
  }
}

/// Three pixels in a point; the divider is one of them.
struct CanvasScale3View: View {
  var body: some View {
    HStack(spacing: 0) {
      Rectangle().foregroundColor(SystemColor.systemRed.color).frame(height: 10)
      Divider()
      Rectangle().foregroundColor(SystemColor.systemBlue.color).frame(height: 10)
    }
  }
}

extension CanvasScale3View {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 50
    settings.height = 20
    settings.scale = 3
    return Scene(CanvasScale3View(), canvas: SceneCanvas(settings))
  }
}

extension ParityScenes {
  static func addCanvas(to scenes: inout ParityScenes) {
    scenes.add("canvas/dark-background") { _ in CanvasDarkBackgroundView.scene() }
    scenes.add("canvas/scale-3") { _ in CanvasScale3View.scene() }
  }
}
