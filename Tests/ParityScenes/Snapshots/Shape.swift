// swift-format-ignore-file
// Written by `galley swift --corpus`; a test compares it with what would be written today.

import GalleyStair

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
      LinearGradient(gradient: Gradient(colors: [Color(RGBAColor(hex: 0xFF0000)), Color(RGBAColor(hex: 0xFFFF00)), Color(RGBAColor(hex: 0x00FF00))]), startPoint: .top, endPoint: .bottom)
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
      RadialGradient(gradient: Gradient(colors: [.white, Color(RGBAColor(hex: 0x5856D6))]), center: .center, startRadius: 0)
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

struct ShapeOutlinesView: View {
  var body: some View {
    Grid([.fixed(56), .fixed(56), .fixed(56), .fixed(56), .fixed(56)], trackSpacing: 16) {
      RoundedRectangle()
        .modifiers { $0.cornerRadius = CornerRadii(18) }
        .frame(width: 56, height: 56)
      RoundedRectangle()
        .with { $0.style = .circular }
        .modifiers { $0.cornerRadius = CornerRadii(18) }
        .frame(width: 56, height: 56)
      RoundedRectangle()
        .modifiers {
          $0.cornerRadius = CornerRadii(topLeft: 24, topRight: 0, bottomRight: 24, bottomLeft: 0)
        }
        .frame(width: 56, height: 56)
      Polygon().with { $0.sides = 6 }.frame(width: 56, height: 56)
      Star().foregroundColor(Color(RGBAColor(hex: 0xFF9500))).frame(width: 56, height: 56)
      Arc()
        .with {
          $0.startAngle = .degrees(180)
          $0.endAngle = .degrees(360)
          $0.options.stroke = ShapeStroke(AnyShapeStyle(Color(RGBAColor(hex: 0x007AFF))), StrokeStyle(width: 6, cap: .round), .center)
        }
        .frame(width: 56, height: 56)
      Arc()
        .with {
          $0.startAngle = .degrees(-90)
          $0.endAngle = .degrees(40)
          $0.isSlice = true
          $0.options.fill = AnyShapeStyle(Color(RGBAColor(hex: 0xAF52DE)))
        }
        .frame(width: 56, height: 56)
      Capsule()
        .with {
          $0.options.stroke = ShapeStroke(AnyShapeStyle(ForegroundStyle()), StrokeStyle(width: 2, dashes: [6, 3]), .inside)
        }
        .frame(width: 56, height: 28)
      Circle()
        .with {
          $0.options.stroke = ShapeStroke(AnyShapeStyle(AngularGradient(gradient: Gradient(colors: [Color(RGBAColor(hex: 0xFF3B30)), Color(RGBAColor(hex: 0xFFCC00)), Color(RGBAColor(hex: 0x34C759))]), center: .center, startAngle: .degrees(0), endAngle: .degrees(360))), StrokeStyle(width: 8, cap: .round), .inside)
          $0.options.trim = TrimRange(from: 0.1, to: 0.9)
        }
        .frame(width: 56, height: 56)
      Rectangle()
        .with {
          $0.options.fill = AnyShapeStyle(Color(RGBAColor(hex: 0xFFCC00)))
          $0.options.stroke = ShapeStroke(AnyShapeStyle(Color(RGBAColor(hex: 0xFF3B30))), StrokeStyle(width: 4, join: .round), .outside)
        }
        .frame(width: 56, height: 56)
      PathShape()
        .with {
          $0.data = "M12 21.35l-1.45-1.32C5.4 15.36 2 12.28 2 8.5 2 5.42 4.42 3 7.5 3c1.74 0 3.41.81 4.5 2.09C13.09 3.81 14.76 3 16.5 3 19.58 3 22 5.42 22 8.5c0 3.78-3.4 6.86-8.55 11.54L12 21.35z"
          $0.viewBox = [0, 0, 24, 24]
          $0.options.fill = AnyShapeStyle(Color(RGBAColor(hex: 0xFF2D55)))
        }
        .frame(width: 56, height: 56)
      PathShape()
        .with {
          $0.data = "M0 40 Q 14 0 28 40 T 56 40"
          $0.options.stroke = ShapeStroke(AnyShapeStyle(Color(RGBAColor(hex: 0x5856D6))), StrokeStyle(width: 3, cap: .round), .center)
        }
        .frame(width: 56, height: 56)
      AngularGradient(gradient: Gradient(colors: [Color(RGBAColor(hex: 0xFF3B30)), Color(RGBAColor(hex: 0xFFCC00)), Color(RGBAColor(hex: 0x34C759)), Color(RGBAColor(hex: 0x007AFF)), Color(RGBAColor(hex: 0xFF3B30))]), center: .center, startAngle: .degrees(0), endAngle: .degrees(360))
        .modifiers {
          $0.width = 56
          $0.height = 56
          $0.clipShape = AnyShape(Circle())
        }
      EllipticalGradient(gradient: Gradient(colors: [.white, Color(RGBAColor(hex: 0x5856D6))]), center: .center, startRadiusFraction: 0, endRadiusFraction: 0.5)
        .modifiers {
          $0.width = 56
          $0.height = 40
        }
      Ellipse()
        .with {
          $0.options.fill = AnyShapeStyle(RadialGradient(gradient: Gradient(colors: [Color(RGBAColor(hex: 0xFFD60A)), Color(RGBAColor(hex: 0xFF375F))]), center: .topLeading, startRadius: 0, endRadius: 60))
        }
        .frame(width: 56, height: 40)
    }
    .foregroundColor(Color(RGBAColor(hex: 0x1C1C1E)))
    .padding(16)
  }
}

extension ShapeOutlinesView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.backgroundColor = .white
    return Scene(ShapeOutlinesView(), canvas: SceneCanvas(settings))
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

/// Lines along outlines: a pattern from two of its places, tips that are left and tips that are cut off.
struct ShapeStrokesView: View {
  var body: some View {
    HStack(spacing: 16) {
      RoundedRectangle()
        .with {
          $0.options.stroke = ShapeStroke(AnyShapeStyle(SystemColor.systemBlue.color), StrokeStyle(width: 3, dashes: [12, 6]), .inside)
        }
        .modifiers { $0.cornerRadius = CornerRadii(8) }
        .frame(width: 48, height: 48)
      RoundedRectangle()
        .with {
          $0.options.stroke = ShapeStroke(AnyShapeStyle(SystemColor.systemBlue.color), StrokeStyle(width: 3, dashes: [12, 6], dashPhase: 9), .inside)
        }
        .modifiers { $0.cornerRadius = CornerRadii(8) }
        .frame(width: 48, height: 48)
      Star()
        .with {
          $0.options.stroke = ShapeStroke(AnyShapeStyle(SystemColor.systemOrange.color), StrokeStyle(width: 4), .center)
        }
        .frame(width: 48, height: 48)
      Star()
        .with {
          $0.options.stroke = ShapeStroke(AnyShapeStyle(SystemColor.systemOrange.color), StrokeStyle(width: 4, miterLimit: 2), .center)
        }
        .frame(width: 48, height: 48)
    }
    .padding(16)
  }
}

extension ShapeStrokesView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 260
    settings.scale = 2
    return Scene(ShapeStrokesView(), canvas: SceneCanvas(settings))
  }
}

extension ParityScenes {
  static func addShape(to scenes: inout ParityScenes) {
    scenes.add("shape/circle-is-inscribed") { _ in ShapeCircleIsInscribedView.scene() }
    scenes.add("shape/default-color") { _ in ShapeDefaultColorView.scene() }
    scenes.add("shape/gradients") { _ in ShapeGradientsView.scene() }
    scenes.add("shape/outlines") { _ in ShapeOutlinesView.scene() }
    scenes.add("shape/shapes") { _ in ShapeShapesView.scene() }
    scenes.add("shape/strokes") { _ in ShapeStrokesView.scene() }
  }
}
