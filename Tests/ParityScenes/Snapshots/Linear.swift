// swift-format-ignore-file
// Written by `galley swift --corpus`; a test compares it with what would be written today.

import GalleyStair

/// UIStackView's distributions and the packing ones.
struct LinearDistributionsView: View {
  var body: some View {
    VStack(spacing: 4) {
      LinearStack(.horizontal, distribution: .fillEqually, spacing: 4) {
        Rectangle().foregroundColor(SystemColor.systemRed.color).frame(width: 20, height: 12)
        Rectangle().foregroundColor(SystemColor.systemBlue.color).frame(width: 30, height: 12)
        Rectangle().foregroundColor(SystemColor.systemGreen.color).frame(width: 10, height: 12)
      }
      .frame(maxWidth: .infinity)
      .background(SystemColor.systemGray6.color)
      LinearStack(.horizontal, distribution: .fillProportionally, spacing: 4) {
        Rectangle().foregroundColor(SystemColor.systemRed.color).frame(width: 20, height: 12)
        Rectangle().foregroundColor(SystemColor.systemBlue.color).frame(width: 30, height: 12)
        Rectangle().foregroundColor(SystemColor.systemGreen.color).frame(width: 10, height: 12)
      }
      .frame(maxWidth: .infinity)
      .background(SystemColor.systemGray6.color)
      LinearStack(.horizontal, distribution: .equalSpacing, spacing: 4) {
        Rectangle().foregroundColor(SystemColor.systemRed.color).frame(width: 20, height: 12)
        Rectangle().foregroundColor(SystemColor.systemBlue.color).frame(width: 30, height: 12)
        Rectangle().foregroundColor(SystemColor.systemGreen.color).frame(width: 10, height: 12)
      }
      .frame(maxWidth: .infinity)
      .background(SystemColor.systemGray6.color)
      LinearStack(.horizontal, distribution: .equalCentering, spacing: 4) {
        Rectangle().foregroundColor(SystemColor.systemRed.color).frame(width: 20, height: 12)
        Rectangle().foregroundColor(SystemColor.systemBlue.color).frame(width: 30, height: 12)
        Rectangle().foregroundColor(SystemColor.systemGreen.color).frame(width: 10, height: 12)
      }
      .frame(maxWidth: .infinity)
      .background(SystemColor.systemGray6.color)
      LinearStack(.horizontal, distribution: .start, spacing: 4) {
        Rectangle().foregroundColor(SystemColor.systemRed.color).frame(width: 20, height: 12)
        Rectangle().foregroundColor(SystemColor.systemBlue.color).frame(width: 30, height: 12)
        Rectangle().foregroundColor(SystemColor.systemGreen.color).frame(width: 10, height: 12)
      }
      .frame(maxWidth: .infinity)
      .background(SystemColor.systemGray6.color)
      LinearStack(.horizontal, distribution: .center, spacing: 4) {
        Rectangle().foregroundColor(SystemColor.systemRed.color).frame(width: 20, height: 12)
        Rectangle().foregroundColor(SystemColor.systemBlue.color).frame(width: 30, height: 12)
        Rectangle().foregroundColor(SystemColor.systemGreen.color).frame(width: 10, height: 12)
      }
      .frame(maxWidth: .infinity)
      .background(SystemColor.systemGray6.color)
      LinearStack(.horizontal, distribution: .end, spacing: 4) {
        Rectangle().foregroundColor(SystemColor.systemRed.color).frame(width: 20, height: 12)
        Rectangle().foregroundColor(SystemColor.systemBlue.color).frame(width: 30, height: 12)
        Rectangle().foregroundColor(SystemColor.systemGreen.color).frame(width: 10, height: 12)
      }
      .frame(maxWidth: .infinity)
      .background(SystemColor.systemGray6.color)
      LinearStack(.horizontal, distribution: .spaceBetween, spacing: 4) {
        Rectangle().foregroundColor(SystemColor.systemRed.color).frame(width: 20, height: 12)
        Rectangle().foregroundColor(SystemColor.systemBlue.color).frame(width: 30, height: 12)
        Rectangle().foregroundColor(SystemColor.systemGreen.color).frame(width: 10, height: 12)
      }
      .frame(maxWidth: .infinity)
      .background(SystemColor.systemGray6.color)
      LinearStack(.horizontal, distribution: .spaceAround, spacing: 4) {
        Rectangle().foregroundColor(SystemColor.systemRed.color).frame(width: 20, height: 12)
        Rectangle().foregroundColor(SystemColor.systemBlue.color).frame(width: 30, height: 12)
        Rectangle().foregroundColor(SystemColor.systemGreen.color).frame(width: 10, height: 12)
      }
      .frame(maxWidth: .infinity)
      .background(SystemColor.systemGray6.color)
      LinearStack(.horizontal, distribution: .spaceEvenly, spacing: 4) {
        Rectangle().foregroundColor(SystemColor.systemRed.color).frame(width: 20, height: 12)
        Rectangle().foregroundColor(SystemColor.systemBlue.color).frame(width: 30, height: 12)
        Rectangle().foregroundColor(SystemColor.systemGreen.color).frame(width: 10, height: 12)
      }
      .frame(maxWidth: .infinity)
      .background(SystemColor.systemGray6.color)
    }
  }
}

extension LinearDistributionsView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 160
    return Scene(LinearDistributionsView(), canvas: SceneCanvas(settings))
  }
}

/// A linear container gives a hidden child no room.
struct LinearHiddenTakesNoRoomView: View {
  var body: some View {
    LinearStack(.horizontal, distribution: .start, spacing: 4, margins: EdgeInsets(4)) {
      Rectangle().foregroundColor(SystemColor.systemRed.color).frame(width: 20, height: 20)
      Rectangle()
        .foregroundColor(SystemColor.systemBlue.color)
        .hidden()
        .frame(width: 20, height: 20)
        .collapsed()
      Rectangle().foregroundColor(SystemColor.systemGreen.color).frame(width: 20, height: 20)
    }
  }
}

extension LinearHiddenTakesNoRoomView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 80
    return Scene(LinearHiddenTakesNoRoomView(), canvas: SceneCanvas(settings))
  }
}

/// Another gap after one child.
struct LinearSpacingAfterView: View {
  var body: some View {
    LinearStack(alignment: .leading, spacing: 4) {
      Rectangle()
        .foregroundColor(SystemColor.systemRed.color)
        .frame(width: 40, height: 10)
        .customSpacing(after: 16)
      Rectangle().foregroundColor(SystemColor.systemBlue.color).frame(width: 40, height: 10)
      Rectangle().foregroundColor(SystemColor.systemGreen.color).frame(width: 40, height: 10)
    }
  }
}

extension LinearSpacingAfterView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 60
    return Scene(LinearSpacingAfterView(), canvas: SceneCanvas(settings))
  }
}

extension ParityScenes {
  static func addLinear(to scenes: inout ParityScenes) {
    scenes.add("linear/distributions") { _ in LinearDistributionsView.scene() }
    scenes.add("linear/hidden-takes-no-room") { _ in LinearHiddenTakesNoRoomView.scene() }
    scenes.add("linear/spacing-after") { _ in LinearSpacingAfterView.scene() }
  }
}
