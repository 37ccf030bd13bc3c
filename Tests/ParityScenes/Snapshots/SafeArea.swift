// swift-format-ignore-file
// Written by `galley swift --corpus`; a test compares it with what would be written today.

import GalleyStair

/// A bar whose background reaches under the safe area while its words stay.
struct SafeAreaBackgroundView: View {
  var body: some View {
    VStack(spacing: 0) {
      Text("Title")
        .modifiers {
          $0.padding = EdgeInsets(8)
          $0.backgroundColor = SystemColor.systemTeal.color
          $0.backgroundIgnoresSafeArea = [.top, .leading, .trailing]
          $0.maxWidth = .infinity
        }
      Spacer()
      Text("Foot")
        .modifiers {
          $0.padding = EdgeInsets(8)
          $0.backgroundColor = SystemColor.systemYellow.color
          $0.backgroundIgnoresSafeArea = .all
        }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension SafeAreaBackgroundView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 120
    settings.height = 140
    settings.scale = 2
    settings.safeArea = EdgeInsets(top: 30, leading: 0, bottom: 20, trailing: 0)
    return Scene(SafeAreaBackgroundView(), canvas: SceneCanvas(settings))
  }
}

/// A bar at the bottom takes its room from the content.
struct SafeAreaBarView: View {
  var body: some View {
    SafeAreaInset(.bottom) {
      ColorFill().with { $0.color = SystemColor.systemGray5.color }
      Rectangle().foregroundColor(SystemColor.systemBlue.color).frame(height: 24)
    }
  }
}

extension SafeAreaBarView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 100
    settings.height = 100
    return Scene(SafeAreaBarView(), canvas: SceneCanvas(settings))
  }
}

/// A colour reaches over the safe area.
struct SafeAreaIgnoredView: View {
  var body: some View {
    ZStack {
      ColorFill().with { $0.color = SystemColor.systemTeal.color }.ignoresSafeArea()
      Rectangle().foregroundColor(SystemColor.systemRed.color).frame(width: 40, height: 20)
    }
  }
}

extension SafeAreaIgnoredView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 100
    settings.height = 100
    settings.safeArea = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
    return Scene(SafeAreaIgnoredView(), canvas: SceneCanvas(settings))
  }
}

/// Content stays inside the safe area.
struct SafeAreaInsetsView: View {
  var body: some View {
    VStack(spacing: 0) {
      Rectangle().foregroundColor(SystemColor.systemRed.color).frame(height: 20)
      Spacer()
      Rectangle().foregroundColor(SystemColor.systemBlue.color).frame(height: 20)
    }
  }
}

extension SafeAreaInsetsView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 100
    settings.height = 120
    settings.safeArea = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
    return Scene(SafeAreaInsetsView(), canvas: SceneCanvas(settings))
  }
}

extension ParityScenes {
  static func addSafeArea(to scenes: inout ParityScenes) {
    scenes.add("safe-area/background") { _ in SafeAreaBackgroundView.scene() }
    scenes.add("safe-area/bar") { _ in SafeAreaBarView.scene() }
    scenes.add("safe-area/ignored") { _ in SafeAreaIgnoredView.scene() }
    scenes.add("safe-area/insets") { _ in SafeAreaInsetsView.scene() }
  }
}
