// swift-format-ignore-file
// Written by `galley swift --corpus`; a test compares it with what would be written today.

import Galley

/// As many columns of at least 40 points as fit.
struct GridAdaptiveView: View {
  var body: some View {
    Grid([.adaptive(minimum: 40)], trackSpacing: 4, lineSpacing: 4) {
      Rectangle().foregroundColor(SystemColor.systemIndigo.color).frame(height: 16)
      Rectangle().foregroundColor(SystemColor.systemIndigo.color).frame(height: 16)
      Rectangle().foregroundColor(SystemColor.systemIndigo.color).frame(height: 16)
      Rectangle().foregroundColor(SystemColor.systemIndigo.color).frame(height: 16)
      Rectangle().foregroundColor(SystemColor.systemIndigo.color).frame(height: 16)
      Rectangle().foregroundColor(SystemColor.systemIndigo.color).frame(height: 16)
      Rectangle().foregroundColor(SystemColor.systemIndigo.color).frame(height: 16)
    }
  }
}

extension GridAdaptiveView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 150
    return Scene(GridAdaptiveView(), canvas: SceneCanvas(settings))
  }
}

/// A fixed, a flexible and a limited column.
struct GridColumnsView: View {
  var body: some View {
    Grid(
      [.fixed(40), .flexible(), .flexible(minimum: 20, maximum: 30)],
      trackSpacing: 4,
      lineSpacing: 4
    ) {
      Rectangle().foregroundColor(SystemColor.systemRed.color).frame(height: 16)
      Rectangle().foregroundColor(SystemColor.systemBlue.color).frame(height: 16)
      Rectangle().foregroundColor(SystemColor.systemGreen.color).frame(height: 16)
      Rectangle().foregroundColor(SystemColor.systemRed.color).frame(height: 16)
      Rectangle().foregroundColor(SystemColor.systemBlue.color).frame(height: 16)
      Rectangle().foregroundColor(SystemColor.systemGreen.color).frame(height: 16)
    }
  }
}

extension GridColumnsView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 160
    return Scene(GridColumnsView(), canvas: SceneCanvas(settings))
  }
}

/// Cells over several columns.
struct GridSpanView: View {
  var body: some View {
    Grid([.flexible(), .flexible(), .flexible()], trackSpacing: 4, lineSpacing: 4) {
      Rectangle().foregroundColor(SystemColor.systemRed.color).frame(height: 16).gridCellColumns(2)
      Rectangle().foregroundColor(SystemColor.systemBlue.color).frame(height: 16)
      Rectangle().foregroundColor(SystemColor.systemGreen.color).frame(height: 16)
      Rectangle()
        .foregroundColor(SystemColor.systemOrange.color)
        .frame(height: 16)
        .gridCellColumns(2)
    }
  }
}

extension GridSpanView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 120
    return Scene(GridSpanView(), canvas: SceneCanvas(settings))
  }
}

extension ParityScenes {
  static func addGrid(to scenes: inout ParityScenes) {
    scenes.add("grid/adaptive") { _ in GridAdaptiveView.scene() }
    scenes.add("grid/columns") { _ in GridColumnsView.scene() }
    scenes.add("grid/span") { _ in GridSpanView.scene() }
  }
}
