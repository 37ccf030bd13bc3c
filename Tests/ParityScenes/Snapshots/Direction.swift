// swift-format-ignore-file
// Written by `galley swift --corpus`; a test compares it with what would be written today.

import GalleyStair

/// Horizontal bars, right to left.
struct DirectionChartsLyingView: View {
  var body: some View {
    Chart(marks: [ChartMark(.bar, x: [.category("One"), .category("Two"), .category("Three")], y: [3, 5, 2])])
      .with { $0.isHorizontal = true }
      .modifiers {
        $0.height = 160
        $0.padding = EdgeInsets(16)
        $0.backgroundColor = SystemColor.systemBackground.color
      }
  }
}

extension DirectionChartsLyingView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 360
    settings.locale = "ar"
    return Scene(DirectionChartsLyingView(), canvas: SceneCanvas(settings))
  }
}

/// Leading is on the right.
struct DirectionRightToLeftView: View {
  var body: some View {
    HStack(spacing: 8) {
      Rectangle().foregroundColor(SystemColor.systemRed.color).frame(width: 20, height: 20)
      Text("مرحبا بالعالم")
      Spacer()
      ColorFill()
        .with { $0.color = SystemColor.systemBlue.color }
        .modifiers {
          $0.width = 30
          $0.height = 20
          $0.cornerRadius = CornerRadii(topLeft: 10, topRight: 0, bottomRight: 0, bottomLeft: 0)
        }
    }
    .padding(EdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 4))
  }
}

extension DirectionRightToLeftView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 220
    settings.locale = "ar"
    return Scene(DirectionRightToLeftView(), canvas: SceneCanvas(settings))
  }
}

extension ParityScenes {
  static func addDirection(to scenes: inout ParityScenes) {
    scenes.add("direction/charts-lying") { _ in DirectionChartsLyingView.scene() }
    scenes.add("direction/right-to-left") { _ in DirectionRightToLeftView.scene() }
  }
}
