// swift-format-ignore-file
// Written by `galley swift --corpus`; a test compares it with what would be written today.

import GalleyStair

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

/// The first of three cards is in front of the others, the last behind them.
struct LayersZIndexView: View {
  var body: some View {
    HStack(spacing: -24) {
      Text("1")
        .modifiers {
          $0.foregroundColor = .white
          $0.backgroundColor = SystemColor.systemBlue.color
          $0.cornerRadius = CornerRadii(8)
          $0.minWidth = 64
          $0.minHeight = 48
        }
        .zIndex(1)
      Text("0")
        .modifiers {
          $0.foregroundColor = .white
          $0.backgroundColor = SystemColor.systemGreen.color
          $0.cornerRadius = CornerRadii(8)
          $0.minWidth = 64
          $0.minHeight = 64
        }
      Text("−1")
        .modifiers {
          $0.foregroundColor = .white
          $0.backgroundColor = SystemColor.systemOrange.color
          $0.cornerRadius = CornerRadii(8)
          $0.minWidth = 64
          $0.minHeight = 48
        }
        .zIndex(-1)
    }
    .padding(16)
  }
}

extension LayersZIndexView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 200
    settings.scale = 2
    return Scene(LayersZIndexView(), canvas: SceneCanvas(settings))
  }
}

extension ParityScenes {
  static func addLayers(to scenes: inout ParityScenes) {
    scenes.add("layers/overlay-and-background") { _ in LayersOverlayAndBackgroundView.scene() }
    scenes.add("layers/z-index") { _ in LayersZIndexView.scene() }
  }
}
