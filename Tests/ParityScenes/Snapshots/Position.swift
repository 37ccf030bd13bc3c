// swift-format-ignore-file
// Written by `galley swift --corpus`; a test compares it with what would be written today.

import GalleyStair

/// Views placed beside siblings by identifier.
struct PositionBelowView: View {
  var body: some View {
    Positions {
      Rectangle()
        .foregroundColor(SystemColor.systemGreen.color)
        .position(.absolute(Rect(x: 10, y: 10, width: 80, height: 40)))
        .id("map")
      Rectangle()
        .foregroundColor(SystemColor.systemBlue.color)
        .position(.place(below: "map", margin: 8, height: 16))
        .id("bar")
      Rectangle()
        .foregroundColor(SystemColor.systemRed.color)
        .position(.place(rightOf: "map", width: 30))
    }
  }
}

extension PositionBelowView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 160
    settings.height = 90
    return Scene(PositionBelowView(), canvas: SceneCanvas(settings))
  }
}

/// A reference to a later sibling, and a strip at the bottom.
struct PositionForwardView: View {
  var body: some View {
    Positions {
      Rectangle()
        .foregroundColor(SystemColor.systemBlue.color)
        .position(.place(below: "map", height: 12))
        .id("bar")
      Rectangle()
        .foregroundColor(SystemColor.systemGreen.color)
        .position(.absolute(Rect(x: 10, y: 4, width: 60, height: 30)))
        .id("map")
      Rectangle().foregroundColor(SystemColor.systemOrange.color).position(.bottom(height: 10))
    }
  }
}

extension PositionForwardView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 100
    settings.height = 80
    return Scene(PositionForwardView(), canvas: SceneCanvas(settings))
  }
}

extension ParityScenes {
  static func addPosition(to scenes: inout ParityScenes) {
    scenes.add("position/below") { _ in PositionBelowView.scene() }
    scenes.add("position/forward") { _ in PositionForwardView.scene() }
  }
}
