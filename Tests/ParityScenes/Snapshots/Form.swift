// swift-format-ignore-file
// Written by `galley swift --corpus`; a test compares it with what would be written today.

import GalleyStair

/// Equal shares after the gaps.
struct FormEvenView: View {
  var body: some View {
    FormRow(.even) {
      Rectangle().foregroundColor(SystemColor.systemRed.color).frame(height: 20)
      Rectangle().foregroundColor(SystemColor.systemBlue.color).frame(height: 20)
      Rectangle().foregroundColor(SystemColor.systemGreen.color).frame(height: 20)
    }
  }
}

extension FormEvenView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 200
    return Scene(FormEvenView(), canvas: SceneCanvas(settings))
  }
}

/// Relative sizes by the measured rule (GUI-16).
struct FormRowsView: View {
  var body: some View {
    Form {
      FormRow {
        Text("Person")
      }
      FormRow {
        Rectangle().foregroundColor(SystemColor.systemRed.color).frame(height: 36)
        Rectangle().foregroundColor(SystemColor.systemBlue.color).frame(height: 36)
      }
      FormRow {
        Rectangle().foregroundColor(SystemColor.systemGreen.color).frame(height: 36).size(2)
        Rectangle().foregroundColor(SystemColor.systemOrange.color).frame(height: 36)
      }
    }
    .background(SystemColor.systemGray6.color)
  }
}

extension FormRowsView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 398
    return Scene(FormRowsView(), canvas: SceneCanvas(settings))
  }
}

extension ParityScenes {
  static func addForm(to scenes: inout ParityScenes) {
    scenes.add("form/even") { _ in FormEvenView.scene() }
    scenes.add("form/rows") { _ in FormRowsView.scene() }
  }
}
