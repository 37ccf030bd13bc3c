// swift-format-ignore-file
// Written by `galley swift --corpus`; a test compares it with what would be written today.

import Galley

/// Chips wrap into lines.
struct FlowChipsView: View {
  var body: some View {
    Flow(spacing: 6, lineSpacing: 6) {
      Text("Swift")
        .font(size: 13)
        .modifiers {
          $0.padding = EdgeInsets(vertical: 4, horizontal: 10)
          $0.backgroundColor = SystemColor.systemGray5.color
          $0.cornerRadius = CornerRadii(.infinity)
        }
      Text("Layout")
        .font(size: 13)
        .modifiers {
          $0.padding = EdgeInsets(vertical: 4, horizontal: 10)
          $0.backgroundColor = SystemColor.systemGray5.color
          $0.cornerRadius = CornerRadii(.infinity)
        }
      Text("Snapshots")
        .font(size: 13)
        .modifiers {
          $0.padding = EdgeInsets(vertical: 4, horizontal: 10)
          $0.backgroundColor = SystemColor.systemGray5.color
          $0.cornerRadius = CornerRadii(.infinity)
        }
      Text("PNG")
        .font(size: 13)
        .modifiers {
          $0.padding = EdgeInsets(vertical: 4, horizontal: 10)
          $0.backgroundColor = SystemColor.systemGray5.color
          $0.cornerRadius = CornerRadii(.infinity)
        }
      Text("Deterministic")
        .font(size: 13)
        .modifiers {
          $0.padding = EdgeInsets(vertical: 4, horizontal: 10)
          $0.backgroundColor = SystemColor.systemGray5.color
          $0.cornerRadius = CornerRadii(.infinity)
        }
      Text("Text")
        .font(size: 13)
        .modifiers {
          $0.padding = EdgeInsets(vertical: 4, horizontal: 10)
          $0.backgroundColor = SystemColor.systemGray5.color
          $0.cornerRadius = CornerRadii(.infinity)
        }
    }
    .padding(6)
  }
}

extension FlowChipsView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 200
    return Scene(FlowChipsView(), canvas: SceneCanvas(settings))
  }
}

extension ParityScenes {
  static func addFlow(to scenes: inout ParityScenes) {
    scenes.add("flow/chips") { _ in FlowChipsView.scene() }
  }
}
