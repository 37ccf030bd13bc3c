// swift-format-ignore-file
// Written by `galley swift --corpus`; a test compares it with what would be written today.

import Galley

/// A badge in front, a shape behind; the first child decides the size.
struct LayersOverlayAndBackgroundView: View {
  var body: some View {
    HStack(spacing: 14) {
      OverlayLayers(alignment: .topTrailing) {
        Rectangle()
          .modifiers {
            $0.foregroundColor = SystemColor.systemBlue.color
            $0.cornerRadius = CornerRadii(8)
          }
          .frame(width: 40, height: 40)
        Circle()
          .foregroundColor(SystemColor.systemRed.color)
          .frame(width: 14, height: 14)
          .offset(x: 5, y: -5)
      }
      BackgroundLayers {
        Text("behind").padding(6)
        Rectangle()
          .modifiers {
            $0.foregroundColor = SystemColor.systemYellow.color
            $0.cornerRadius = CornerRadii(6)
          }
      }
    }
    .padding(12)
  }
}

extension LayersOverlayAndBackgroundView {
  /// The picture of the document.
  static func scene() -> Scene {
    Scene(LayersOverlayAndBackgroundView())
  }
}

extension ParityScenes {
  static func addLayers(to scenes: inout ParityScenes) {
    scenes.add("layers/overlay-and-background") { _ in LayersOverlayAndBackgroundView.scene() }
  }
}
