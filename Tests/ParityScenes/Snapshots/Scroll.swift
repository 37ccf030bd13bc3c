// swift-format-ignore-file
// Written by `galley swift --corpus`; a test compares it with what would be written today.

import GalleyStair

/// A scrolled row.
struct ScrollHorizontalView: View {
  var body: some View {
    ScrollView(.horizontal) {
      Circle().foregroundColor(SystemColor.systemRed.color).frame(width: 40, height: 40)
      Circle().foregroundColor(SystemColor.systemBlue.color).frame(width: 40, height: 40)
      Circle().foregroundColor(SystemColor.systemGreen.color).frame(width: 40, height: 40)
      Circle().foregroundColor(SystemColor.systemOrange.color).frame(width: 40, height: 40)
    }
    .with {
      $0.spacing = 6
      $0.contentOffset = Point(x: 20, y: 0)
    }
  }
}

extension ScrollHorizontalView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 120
    settings.height = 50
    return Scene(ScrollHorizontalView(), canvas: SceneCanvas(settings))
  }
}

/// A scrolled column.
struct ScrollVerticalView: View {
  var body: some View {
    ScrollView {
      Rectangle().foregroundColor(SystemColor.systemRed.color).frame(height: 40)
      Rectangle().foregroundColor(SystemColor.systemBlue.color).frame(height: 40)
      Rectangle().foregroundColor(SystemColor.systemGreen.color).frame(height: 40)
    }
    .with { $0.contentOffset = Point(x: 0, y: 12) }
  }
}

extension ScrollVerticalView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 60
    settings.height = 80
    return Scene(ScrollVerticalView(), canvas: SceneCanvas(settings))
  }
}

extension ParityScenes {
  static func addScroll(to scenes: inout ParityScenes) {
    scenes.add("scroll/horizontal") { _ in ScrollHorizontalView.scene() }
    scenes.add("scroll/vertical") { _ in ScrollVerticalView.scene() }
  }
}
