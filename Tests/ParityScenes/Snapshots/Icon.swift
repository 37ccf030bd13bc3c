// swift-format-ignore-file
// Written by `galley swift --corpus`; a test compares it with what would be written today.

import Galley

/// An icon fits the smaller side.
struct IconFitsTheSmallerSideView: View {
  var body: some View {
    Image(systemName: "star.fill").background(SystemColor.systemGray5.color)
  }
}

extension IconFitsTheSmallerSideView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 80
    settings.height = 40
    return Scene(IconFitsTheSmallerSideView(), canvas: SceneCanvas(settings))
  }
}

/// Material names as they are, in the foreground colour.
struct IconMaterialView: View {
  var body: some View {
    HStack(spacing: 8) {
      Image(systemName: "hiking").frame(width: 32, height: 32)
      Image(systemName: "directions_bike").frame(width: 32, height: 32)
      Image(systemName: "wb_sunny").frame(width: 32, height: 32)
      Image(systemName: "local_cafe").frame(width: 32, height: 32)
    }
    .foregroundColor(SystemColor.systemGreen.color)
    .padding(8)
  }
}

extension IconMaterialView {
  /// The picture of the document.
  static func scene() -> Scene {
    Scene(IconMaterialView())
  }
}

/// SF Symbols names drawn from the icon face.
struct IconSymbolsView: View {
  var body: some View {
    Grid(
      [.fixed(28), .fixed(28), .fixed(28), .fixed(28), .fixed(28), .fixed(28)],
      trackSpacing: 8,
      lineSpacing: 8
    ) {
      Image(systemName: "house.fill").frame(width: 28, height: 28)
      Image(systemName: "magnifyingglass").frame(width: 28, height: 28)
      Image(systemName: "heart.fill").frame(width: 28, height: 28)
      Image(systemName: "star").frame(width: 28, height: 28)
      Image(systemName: "gearshape").frame(width: 28, height: 28)
      Image(systemName: "bell.fill").frame(width: 28, height: 28)
      Image(systemName: "person.crop.circle").frame(width: 28, height: 28)
      Image(systemName: "trash").frame(width: 28, height: 28)
      Image(systemName: "square.and.arrow.up").frame(width: 28, height: 28)
      Image(systemName: "cart").frame(width: 28, height: 28)
      Image(systemName: "lock.fill").frame(width: 28, height: 28)
      Image(systemName: "wifi").frame(width: 28, height: 28)
      Image(systemName: "camera").frame(width: 28, height: 28)
      Image(systemName: "envelope").frame(width: 28, height: 28)
      Image(systemName: "calendar").frame(width: 28, height: 28)
      Image(systemName: "map").frame(width: 28, height: 28)
      Image(systemName: "mic.fill").frame(width: 28, height: 28)
      Image(systemName: "checkmark.circle.fill").frame(width: 28, height: 28)
    }
    .padding(8)
  }
}

extension IconSymbolsView {
  /// The picture of the document.
  static func scene() -> Scene {
    Scene(IconSymbolsView())
  }
}

/// An unknown name is a labelled box.
struct IconUnknownView: View {
  var body: some View {
    HStack(spacing: 0) {
      Image(systemName: "house.fil").frame(width: 64, height: 28)
    }
    .padding(6)
  }
}

extension IconUnknownView {
  /// The picture of the document.
  static func scene() -> Scene {
    Scene(IconUnknownView())
  }
}

extension ParityScenes {
  static func addIcon(to scenes: inout ParityScenes) {
    scenes.add("icon/fits-the-smaller-side") { _ in IconFitsTheSmallerSideView.scene() }
    scenes.add("icon/material") { _ in IconMaterialView.scene() }
    scenes.add("icon/symbols") { _ in IconSymbolsView.scene() }
    scenes.add("icon/unknown") { _ in IconUnknownView.scene() }
  }
}
