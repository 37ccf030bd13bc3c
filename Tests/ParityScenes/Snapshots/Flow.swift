// swift-format-ignore-file
// Written by `galley swift --corpus`; a test compares it with what would be written today.

import GalleyStair

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

/// Flexible boxes on one baseline; a word is not broken to shrink a box.
struct FlowFlexBaselineView: View {
  var body: some View {
    VStack(spacing: 12) {
      Flex(spacing: 8) {
        Text("Large").font(.largeTitle)
        Text("beside it").font(.footnote)
        Text("end").font(.footnote).flexAlignment(.end)
      }
      .with { $0.layout.alignment = .baseline }
      Flex(spacing: 8) {
        Text("Incomprehensibilities are many").background(SystemColor.systemGray5.color)
        Text("and others, too, that wrap in what is left").background(SystemColor.systemGray5.color)
      }
    }
    .padding(12)
  }
}

extension FlowFlexBaselineView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 2
    return Scene(FlowFlexBaselineView(), canvas: SceneCanvas(settings))
  }
}

/// What is behind the children of a flex container fills their slots: grown, stretched, in a column.
struct FlowFlexSlotsView: View {
  var body: some View {
    VStack(spacing: 8) {
      Flex(spacing: 4) {
        Text("One").padding(6).background(SystemColor.systemGray5.color).flex(grow: 1)
        Text("Two")
          .multilineTextAlignment(.center)
          .padding(6)
          .background(SystemColor.systemGray5.color)
          .flex(grow: 2)
        VStack(spacing: 0) {
          Text("a")
          Text("b")
        }
        .padding(6)
        .background(SystemColor.systemGray4.color)
      }
      Flex(.vertical, spacing: 4) {
        Text("Short").padding(6).background(SystemColor.systemGray5.color)
        Button("A button", kind: .gray)
      }
    }
    .padding(8)
  }
}

extension FlowFlexSlotsView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 260
    settings.scale = 2
    return Scene(FlowFlexSlotsView(), canvas: SceneCanvas(settings))
  }
}

/// Flexible boxes: shares, a basis, an order, lines that wrap.
struct FlowFlexView: View {
  var body: some View {
    VStack(spacing: 10) {
      Flex(spacing: 6) {
        Rectangle()
          .modifiers {
            $0.foregroundColor = SystemColor.systemBlue.color
            $0.cornerRadius = CornerRadii(4)
            $0.minWidth = 20
          }
          .frame(height: 24)
          .flex(grow: 1)
        Rectangle()
          .modifiers {
            $0.foregroundColor = SystemColor.systemTeal.color
            $0.cornerRadius = CornerRadii(4)
            $0.minWidth = 20
          }
          .frame(height: 24)
          .flex(grow: 2)
        Rectangle()
          .modifiers {
            $0.foregroundColor = SystemColor.systemIndigo.color
            $0.cornerRadius = CornerRadii(4)
            $0.minWidth = 30
          }
          .frame(height: 24)
      }
      Flex(spacing: 6) {
        Rectangle()
          .modifiers {
            $0.foregroundColor = SystemColor.systemBlue.color
            $0.cornerRadius = CornerRadii(4)
            $0.minWidth = 20
          }
          .frame(height: 24)
          .flex(shrink: 1, basis: 120)
        Rectangle()
          .modifiers {
            $0.foregroundColor = SystemColor.systemTeal.color
            $0.cornerRadius = CornerRadii(4)
            $0.minWidth = 20
          }
          .frame(height: 24)
          .flex(shrink: 3, basis: 120)
        Rectangle()
          .modifiers {
            $0.foregroundColor = SystemColor.systemIndigo.color
            $0.cornerRadius = CornerRadii(4)
            $0.minWidth = 30
          }
          .frame(height: 24)
          .flexOrder(-1)
      }
      Flex(wrap: .wrap, spacing: 6, lineSpacing: 6) {
        Rectangle()
          .modifiers {
            $0.foregroundColor = SystemColor.systemBlue.color
            $0.cornerRadius = CornerRadii(4)
            $0.minWidth = 90
          }
          .frame(height: 16)
        Rectangle()
          .modifiers {
            $0.foregroundColor = SystemColor.systemTeal.color
            $0.cornerRadius = CornerRadii(4)
            $0.minWidth = 60
          }
          .frame(height: 28)
        Rectangle()
          .modifiers {
            $0.foregroundColor = SystemColor.systemIndigo.color
            $0.cornerRadius = CornerRadii(4)
            $0.minWidth = 40
          }
          .frame(height: 20)
        Rectangle()
          .modifiers {
            $0.foregroundColor = SystemColor.systemOrange.color
            $0.cornerRadius = CornerRadii(4)
            $0.minWidth = 80
          }
          .frame(height: 24)
        Rectangle()
          .modifiers {
            $0.foregroundColor = SystemColor.systemPink.color
            $0.cornerRadius = CornerRadii(4)
            $0.minWidth = 50
          }
          .frame(height: 12)
          .flexAlignment(.end)
      }
      .with {
        $0.layout.justification = .spaceBetween
        $0.layout.alignment = .center
      }
      Flex(spacing: 8) {
        Text("A name that wraps where the size beside it needs its room").flex(grow: 1)
        Text("12 kB").flex(shrink: 0)
      }
      Flex(.vertical, spacing: 4) {
        Rectangle()
          .modifiers {
            $0.foregroundColor = SystemColor.systemBlue.color
            $0.cornerRadius = CornerRadii(4)
            $0.minWidth = 40
          }
          .frame(height: 10)
        Rectangle().foregroundColor(SystemColor.systemTeal.color).frame(minHeight: 10).flex(grow: 1)
      }
      .with {
        $0.layout.isReversed = true
        $0.layout.fillsHeight = true
      }
      .frame(height: 90)
    }
    .padding(10)
  }
}

extension FlowFlexView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(FlowFlexView(), canvas: SceneCanvas(settings))
  }
}

extension ParityScenes {
  static func addFlow(to scenes: inout ParityScenes) {
    scenes.add("flow/chips") { _ in FlowChipsView.scene() }
    scenes.add("flow/flex-baseline") { _ in FlowFlexBaselineView.scene() }
    scenes.add("flow/flex-slots") { _ in FlowFlexSlotsView.scene() }
    scenes.add("flow/flex") { _ in FlowFlexView.scene() }
  }
}
