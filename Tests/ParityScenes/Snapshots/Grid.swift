// swift-format-ignore-file
// Written by `galley swift --corpus`; a test compares it with what would be written today.

import GalleyStair

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

/// Cells that stand elsewhere than their column and row say, a line over all columns that asks for no width, a ground that takes the height of its row.
struct GridCellsView: View {
  var body: some View {
    Grid(trackSpacing: 12, lineSpacing: 8, alignment: .leading) {
      GridRow {
        Text("Length").gridCellAnchor(.bottomTrailing)
        Text("12 km").font(.largeTitle)
        Rectangle()
          .foregroundColor(SystemColor.systemTeal.color)
          .frame(width: 24)
          .gridCellUnsizedAxes(.vertical)
      }
      Divider().gridCellUnsizedAxes(.horizontal)
      GridRow {
        Text("Climb, in all")
        Text("340 m").gridCellAnchor(.trailing)
        Circle().frame(width: 12, height: 12).gridCellAnchor(.top)
      }
      .foregroundColor(SystemColor.systemBlue.color)
    }
    .padding(12)
    .background(SystemColor.systemGray6.color)
  }
}

extension GridCellsView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 260
    settings.scale = 2
    return Scene(GridCellsView(), canvas: SceneCanvas(settings))
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

/// Rows of cells in columns as wide as their widest cells, a line over all of them, a cell over two.
struct GridRowsView: View {
  var body: some View {
    Grid(
      trackSpacing: 12,
      lineSpacing: 6,
      alignment: .leading,
      columnAlignments: [.leading, .trailing]
    ) {
      GridRow(alignment: .firstTextBaseline) {
        Text("Length")
        Text("12 km").font(.title2)
      }
      GridRow(alignment: .firstTextBaseline) {
        Text("Climb, in all")
        Text("340 m").font(.title2)
      }
      .foregroundColor(SystemColor.systemBlue.color)
      Divider()
      GridRow {
        Text("Measured on the second of May").font(.footnote).gridCellColumns(2)
      }
    }
    .padding(12)
  }
}

extension GridRowsView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 2
    return Scene(GridRowsView(), canvas: SceneCanvas(settings))
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

/// Cells over several rows and columns; columns as wide as what is in them.
struct GridSpansView: View {
  var body: some View {
    VStack(spacing: 12) {
      Grid([.flexible(), .flexible(), .flexible()], trackSpacing: 6, lineSpacing: 6) {
        Rectangle()
          .modifiers {
            $0.foregroundColor = SystemColor.systemBlue.color
            $0.cornerRadius = CornerRadii(4)
          }
          .gridCellRows(2)
        Rectangle()
          .modifiers {
            $0.foregroundColor = SystemColor.systemTeal.color
            $0.cornerRadius = CornerRadii(4)
          }
          .frame(height: 30)
          .gridCellColumns(2)
        Rectangle()
          .modifiers {
            $0.foregroundColor = SystemColor.systemGreen.color
            $0.cornerRadius = CornerRadii(4)
          }
          .frame(height: 30)
        Rectangle()
          .modifiers {
            $0.foregroundColor = SystemColor.systemOrange.color
            $0.cornerRadius = CornerRadii(4)
          }
          .frame(height: 30)
          .gridCellRows(1)
        Rectangle()
          .modifiers {
            $0.foregroundColor = SystemColor.systemPink.color
            $0.cornerRadius = CornerRadii(4)
          }
          .frame(height: 24)
          .gridCellColumns(2)
        Rectangle()
          .modifiers {
            $0.foregroundColor = SystemColor.systemIndigo.color
            $0.cornerRadius = CornerRadii(4)
          }
          .gridCellRows(2)
        Rectangle()
          .modifiers {
            $0.foregroundColor = SystemColor.systemYellow.color
            $0.cornerRadius = CornerRadii(4)
          }
          .frame(height: 24)
          .gridCellColumns(2)
      }
      Grid(
        [.content, .flexible(), .content],
        trackSpacing: 8,
        lineSpacing: 4,
        columnAlignments: [.leading, .leading, .trailing]
      ) {
        Text("Tea")
        Text("two cups")
        Text("4.80")
        Text("Sandwich")
        Text("with cheese")
        Text("12.50")
        Text("Together").fontWeight(.semibold).gridCellColumns(2)
        Text("17.30").fontWeight(.semibold)
      }
    }
    .padding(12)
  }
}

extension GridSpansView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 2
    return Scene(GridSpansView(), canvas: SceneCanvas(settings))
  }
}

extension ParityScenes {
  static func addGrid(to scenes: inout ParityScenes) {
    scenes.add("grid/adaptive") { _ in GridAdaptiveView.scene() }
    scenes.add("grid/cells") { _ in GridCellsView.scene() }
    scenes.add("grid/columns") { _ in GridColumnsView.scene() }
    scenes.add("grid/rows") { _ in GridRowsView.scene() }
    scenes.add("grid/span") { _ in GridSpanView.scene() }
    scenes.add("grid/spans") { _ in GridSpansView.scene() }
  }
}
