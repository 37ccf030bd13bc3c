// swift-format-ignore-file
// Written by `galley swift --corpus`; a test compares it with what would be written today.

import GalleyStair

/// Rows outside the frame are cut off; the content is scrolled.
struct ListCutOffView: View {
  var body: some View {
    List {
      Text("Row 1")
      Text("Row 2")
      Text("Row 3")
      Text("Row 4")
      Text("Row 5")
      Text("Row 6")
      Text("Row 7")
      Text("Row 8")
      Text("Row 9")
      Text("Row 10")
      Text("Row 11")
    }
    .with { $0.contentOffset = 20 }
  }
}

extension ListCutOffView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 140
    settings.height = 130
    return Scene(ListCutOffView(), canvas: SceneCanvas(settings))
  }
}

/// Rows of at least 44 points with separators (DUI-14).
struct ListRowsView: View {
  var body: some View {
    List {
      HStack(spacing: 12) {
        Image(systemName: "wifi").frame(width: 20, height: 20)
        Text("Wi-Fi")
        Spacer()
        Image(systemName: "chevron.right")
          .foregroundColor(SystemColor.systemGray3.color)
          .frame(width: 16, height: 16)
      }
      HStack(spacing: 12) {
        Image(systemName: "bell.fill").frame(width: 20, height: 20)
        Text("Notifications")
        Spacer()
        Image(systemName: "chevron.right")
          .foregroundColor(SystemColor.systemGray3.color)
          .frame(width: 16, height: 16)
      }
      HStack(spacing: 12) {
        Image(systemName: "hand.raised.fill").frame(width: 20, height: 20)
        Text("Privacy")
        Spacer()
        Image(systemName: "chevron.right")
          .foregroundColor(SystemColor.systemGray3.color)
          .frame(width: 16, height: 16)
      }
      Text("A long row that wraps into two lines because it has to")
    }
  }
}

extension ListRowsView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 280
    settings.height = 260
    return Scene(ListRowsView(), canvas: SceneCanvas(settings))
  }
}

/// The numbers of a list can be set.
struct ListStyledView: View {
  var body: some View {
    List {
      Text("one")
      Text("two")
      Text("three")
    }
    .with {
      $0.rowInsets = EdgeInsets(vertical: 4, horizontal: 8)
      $0.minimumRowHeight = 30
      $0.separatorColor = SystemColor.systemRed.color
      $0.separatorInset = 0
    }
  }
}

extension ListStyledView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 140
    settings.height = 120
    return Scene(ListStyledView(), canvas: SceneCanvas(settings))
  }
}

extension ParityScenes {
  static func addList(to scenes: inout ParityScenes) {
    scenes.add("list/cut-off") { _ in ListCutOffView.scene() }
    scenes.add("list/rows") { _ in ListRowsView.scene() }
    scenes.add("list/styled") { _ in ListStyledView.scene() }
  }
}
