// swift-format-ignore-file
// Written by `galley swift --corpus`; a test compares it with what would be written today.

import Galley

/// A circle is inscribed in the smaller side and centred (DUI-12).
struct ShapeCircleIsInscribedView: View {
  var body: some View {
    Circle().foregroundColor(SystemColor.systemTeal.color).background(SystemColor.systemGray5.color)
  }
}

extension ShapeCircleIsInscribedView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 100
    settings.height = 50
    return Scene(ShapeCircleIsInscribedView(), canvas: SceneCanvas(settings))
  }
}

/// Without a colour shapes have the label colour (DUI-12).
struct ShapeDefaultColorView: View {
  var body: some View {
    HStack(spacing: 6) {
      Rectangle().frame(width: 20, height: 20)
      Circle().frame(width: 20, height: 20)
    }
    .padding(6)
  }
}

extension ShapeDefaultColorView {
  /// The picture of the document.
  static func scene() -> Scene {
    Scene(ShapeDefaultColorView())
  }
}

/// Linear with three colours, stops, radial.
struct ShapeGradientsView: View {
  var body: some View {
    HStack(spacing: 6) {
      LinearGradient(gradient: Gradient(colors: [Color(CoreColor(hex: 0xFF0000)), Color(CoreColor(hex: 0xFFFF00)), Color(CoreColor(hex: 0x00FF00))]), startPoint: .top, endPoint: .bottom)
        .modifiers {
          $0.width = 50
          $0.height = 50
        }
      LinearGradient(gradient: Gradient(stops: [Gradient.Stop(color: .black, location: 0.25), Gradient.Stop(color: .white, location: 0.75)]), startPoint: .topLeading, endPoint: .bottomTrailing)
        .modifiers {
          $0.width = 50
          $0.height = 50
          $0.cornerRadius = CornerRadii(10)
        }
      RadialGradient(gradient: Gradient(colors: [.white, Color(CoreColor(hex: 0x5856D6))]), center: .center, startRadius: 0)
        .modifiers {
          $0.width = 50
          $0.height = 50
        }
    }
    .padding(6)
  }
}

extension ShapeGradientsView {
  /// The picture of the document.
  static func scene() -> Scene {
    Scene(ShapeGradientsView())
  }
}

/// The shapes in one frame.
struct ShapeShapesView: View {
  var body: some View {
    HStack(spacing: 6) {
      Rectangle().frame(width: 30, height: 40)
      Circle().frame(width: 30, height: 40)
      Ellipse().frame(width: 30, height: 40)
      Capsule().frame(width: 30, height: 40)
    }
    .foregroundColor(SystemColor.systemIndigo.color)
    .padding(6)
  }
}

extension ShapeShapesView {
  /// The picture of the document.
  static func scene() -> Scene {
    Scene(ShapeShapesView())
  }
}

extension ParityScenes {
  static func addShape(to scenes: inout ParityScenes) {
    scenes.add("shape/circle-is-inscribed") { _ in ShapeCircleIsInscribedView.scene() }
    scenes.add("shape/default-color") { _ in ShapeDefaultColorView.scene() }
    scenes.add("shape/gradients") { _ in ShapeGradientsView.scene() }
    scenes.add("shape/shapes") { _ in ShapeShapesView.scene() }
  }
}
