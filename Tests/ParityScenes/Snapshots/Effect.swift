// swift-format-ignore-file
// Written by `galley swift --corpus`; a test compares it with what would be written today.

import GalleyStair

struct EffectColorsView: View {
  var body: some View {
    Grid([.fixed(80), .fixed(80), .fixed(80), .fixed(80)], trackSpacing: 12) {
      LinearGradient(gradient: Gradient(colors: [Color(RGBAColor(hex: 0xFF3B30)), Color(RGBAColor(hex: 0xFFCC00)), Color(RGBAColor(hex: 0x34C759)), Color(RGBAColor(hex: 0x007AFF))]), startPoint: .leading, endPoint: .trailing)
        .modifiers {
          $0.width = 64
          $0.height = 40
        }
      LinearGradient(gradient: Gradient(colors: [Color(RGBAColor(hex: 0xFF3B30)), Color(RGBAColor(hex: 0xFFCC00)), Color(RGBAColor(hex: 0x34C759)), Color(RGBAColor(hex: 0x007AFF))]), startPoint: .leading, endPoint: .trailing)
        .modifiers {
          $0.width = 64
          $0.height = 40
          $0.brightness = 0.3
        }
      LinearGradient(gradient: Gradient(colors: [Color(RGBAColor(hex: 0xFF3B30)), Color(RGBAColor(hex: 0xFFCC00)), Color(RGBAColor(hex: 0x34C759)), Color(RGBAColor(hex: 0x007AFF))]), startPoint: .leading, endPoint: .trailing)
        .modifiers {
          $0.width = 64
          $0.height = 40
          $0.contrast = 0.5
        }
      LinearGradient(gradient: Gradient(colors: [Color(RGBAColor(hex: 0xFF3B30)), Color(RGBAColor(hex: 0xFFCC00)), Color(RGBAColor(hex: 0x34C759)), Color(RGBAColor(hex: 0x007AFF))]), startPoint: .leading, endPoint: .trailing)
        .modifiers {
          $0.width = 64
          $0.height = 40
          $0.saturation = 0.4
        }
      LinearGradient(gradient: Gradient(colors: [Color(RGBAColor(hex: 0xFF3B30)), Color(RGBAColor(hex: 0xFFCC00)), Color(RGBAColor(hex: 0x34C759)), Color(RGBAColor(hex: 0x007AFF))]), startPoint: .leading, endPoint: .trailing)
        .modifiers {
          $0.width = 64
          $0.height = 40
          $0.grayscale = 1
        }
      LinearGradient(gradient: Gradient(colors: [Color(RGBAColor(hex: 0xFF3B30)), Color(RGBAColor(hex: 0xFFCC00)), Color(RGBAColor(hex: 0x34C759)), Color(RGBAColor(hex: 0x007AFF))]), startPoint: .leading, endPoint: .trailing)
        .modifiers {
          $0.width = 64
          $0.height = 40
          $0.hueRotation = .degrees(90)
        }
      LinearGradient(gradient: Gradient(colors: [Color(RGBAColor(hex: 0xFF3B30)), Color(RGBAColor(hex: 0xFFCC00)), Color(RGBAColor(hex: 0x34C759)), Color(RGBAColor(hex: 0x007AFF))]), startPoint: .leading, endPoint: .trailing)
        .modifiers {
          $0.width = 64
          $0.height = 40
          $0.colorInvert = true
        }
      LinearGradient(gradient: Gradient(colors: [Color(RGBAColor(hex: 0xFF3B30)), Color(RGBAColor(hex: 0xFFCC00)), Color(RGBAColor(hex: 0x34C759)), Color(RGBAColor(hex: 0x007AFF))]), startPoint: .leading, endPoint: .trailing)
        .modifiers {
          $0.width = 64
          $0.height = 40
          $0.colorMultiply = Color(RGBAColor(hex: 0x88AAFF))
        }
      Text("Blur").fontWeight(.bold).modifiers { $0.blur = 1.5 }
      Circle()
        .modifiers {
          $0.foregroundColor = Color(RGBAColor(hex: 0xAF52DE))
          $0.blur = 4
        }
        .frame(width: 40, height: 40)
      LinearGradient(gradient: Gradient(colors: [Color(RGBAColor(hex: 0xFF3B30)), Color(RGBAColor(hex: 0x007AFF))]), startPoint: .leading, endPoint: .trailing)
        .modifiers {
          $0.width = 64
          $0.height = 40
          $0.mask = AnyView(
            Text("Mask").fontWeight(.bold).font(size: 24)
          )
        }
      ZStack {
        Circle()
          .foregroundColor(Color(RGBAColor(hex: 0xFF2D55)))
          .frame(width: 36, height: 36)
          .offset(x: -9, y: 0)
        Circle()
          .modifiers {
            $0.foregroundColor = Color(RGBAColor(hex: 0x32ADE6))
            $0.blendMode = .multiply
          }
          .frame(width: 36, height: 36)
          .offset(x: 9, y: 0)
      }
      .modifiers { $0.compositingGroup = true }
    }
    .foregroundColor(Color(RGBAColor(hex: 0x1C1C1E)))
    .padding(16)
  }
}

extension EffectColorsView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.backgroundColor = .white
    return Scene(EffectColorsView(), canvas: SceneCanvas(settings))
  }
}

struct EffectRingAndButtonView: View {
  var body: some View {
    HStack(spacing: 28) {
      ZStack {
        Circle()
          .with {
            $0.options.stroke = ShapeStroke(AnyShapeStyle(Color(RGBAColor(hex: 0x34C759, alpha: 0.2))), StrokeStyle(width: 10), .inside)
          }
          .frame(width: 80, height: 80)
        Circle()
          .with {
            $0.options.stroke = ShapeStroke(AnyShapeStyle(Color(RGBAColor(hex: 0x34C759))), StrokeStyle(width: 10, cap: .round), .inside)
            $0.options.trim = TrimRange(from: 0, to: 0.72)
          }
          .modifiers { $0.rotationEffect = .rotation(.degrees(-90)) }
          .frame(width: 80, height: 80)
        Text("72 %").fontWeight(.semibold)
      }
      Text("Get started")
        .fontWeight(.semibold)
        .modifiers {
          $0.padding = EdgeInsets(vertical: 14, horizontal: 24)
          $0.foregroundColor = .white
          $0.backgroundGradient = AnyShapeStyle(LinearGradient(gradient: Gradient(colors: [Color(RGBAColor(hex: 0x5E5CE6)), Color(RGBAColor(hex: 0x0A84FF))]), startPoint: .leading, endPoint: .trailing))
          $0.cornerRadius = CornerRadii(14)
          $0.shadow = [ShadowStyle(color: Color(RGBAColor(hex: 0x0A84FF, alpha: 0.4)), radius: 8, y: 6)]
        }
      Image(systemName: "bolt.fill")
        .foregroundColor(Color(RGBAColor(hex: 0xFF9F0A)))
        .shadow(color: Color(RGBAColor(hex: 0xFF9F0A, alpha: 0.6)), radius: 4, y: 3)
        .frame(width: 44, height: 44)
    }
    .foregroundColor(Color(RGBAColor(hex: 0x1C1C1E)))
    .padding(24)
  }
}

extension EffectRingAndButtonView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.backgroundColor = Color(RGBAColor(hex: 0xF2F2F7))
    return Scene(EffectRingAndButtonView(), canvas: SceneCanvas(settings))
  }
}

struct EffectShadowsView: View {
  var body: some View {
    Grid([.fixed(80), .fixed(80), .fixed(80), .fixed(80)], trackSpacing: 24) {
      Circle()
        .foregroundColor(Color(RGBAColor(hex: 0xFF9500)))
        .shadow(color: Color(RGBAColor(hex: 0x000000, alpha: 0.4)), radius: 4, y: 4)
        .frame(width: 44, height: 44)
      Text("Shade")
        .fontWeight(.bold)
        .font(size: 22)
        .shadow(color: Color(RGBAColor(hex: 0x000000, alpha: 0.6)), radius: 2, y: 3)
      Image(systemName: "heart.fill")
        .foregroundColor(Color(RGBAColor(hex: 0xFF3B30)))
        .shadow(color: Color(RGBAColor(hex: 0xFF3B30, alpha: 0.5019607843137255)), radius: 3, y: 3)
        .frame(width: 44, height: 44)
      Star()
        .foregroundColor(Color(RGBAColor(hex: 0x5856D6)))
        .shadow(ShadowStyle(color: Color(RGBAColor(hex: 0x34C759)), radius: 0, x: 3, y: 3), ShadowStyle(color: Color(RGBAColor(hex: 0x000000, alpha: 0.4)), radius: 6, y: 8))
        .frame(width: 48, height: 48)
      Text("Card")
        .modifiers {
          $0.padding = EdgeInsets(12)
          $0.backgroundColor = .white
          $0.cornerRadius = CornerRadii(10)
          $0.shadow = [ShadowStyle(color: Color(RGBAColor(hex: 0x000000, alpha: 0.25098039215686274)), radius: 6, y: 4)]
        }
      Text("Glass")
        .modifiers {
          $0.padding = EdgeInsets(12)
          $0.backgroundColor = Color(RGBAColor(hex: 0x0A84FF, alpha: 0.25098039215686274))
          $0.cornerRadius = CornerRadii(10)
          $0.shadow = [ShadowStyle(color: Color(RGBAColor(hex: 0x000000, alpha: 0.6666666666666666)), radius: 6, y: 4)]
        }
      Text("Cut")
        .modifiers {
          $0.padding = EdgeInsets(12)
          $0.backgroundColor = Color(RGBAColor(hex: 0x0A84FF, alpha: 0.25098039215686274))
          $0.cornerRadius = CornerRadii(10)
          $0.shadow = [ShadowStyle(.knockedOut, color: Color(RGBAColor(hex: 0x000000, alpha: 0.6666666666666666)), radius: 6, y: 4)]
        }
      RoundedRectangle()
        .modifiers {
          $0.foregroundColor = Color(RGBAColor(hex: 0xE5E5EA))
          $0.cornerRadius = CornerRadii(12)
          $0.shadow = [ShadowStyle(.inner, color: Color(RGBAColor(hex: 0x000000, alpha: 0.6)), radius: 3, y: 3)]
        }
        .frame(width: 60, height: 44)
      Text("Ring")
        .modifiers {
          $0.padding = EdgeInsets(12)
          $0.borderColor = Color(RGBAColor(hex: 0x007AFF))
          $0.borderWidth = 1
          $0.cornerRadius = CornerRadii(10)
          $0.shadow = [ShadowStyle(color: Color(RGBAColor(hex: 0x007AFF, alpha: 0.3333333333333333)), radius: 0, spread: 4)]
        }
      HStack(spacing: 4) {
        Image(systemName: "star.fill").frame(width: 24, height: 24)
        Text("4.8")
      }
      .shadow(color: Color(RGBAColor(hex: 0x000000, alpha: 0.5333333333333333)), radius: 3, y: 4)
      Rectangle()
        .with {
          $0.options.gradient = AnyShapeStyle(LinearGradient(gradient: Gradient(colors: [Color(RGBAColor(hex: 0xFF2D55)), Color(RGBAColor(hex: 0xFFCC00))]), startPoint: .top, endPoint: .bottom))
        }
        .modifiers {
          $0.shadow = [ShadowStyle(color: Color(RGBAColor(hex: 0x000000, alpha: 0.5333333333333333)), radius: 4, y: 4)]
          $0.clipShape = AnyShape(Circle())
        }
        .frame(width: 44, height: 44)
      Text("Both")
        .modifiers {
          $0.padding = EdgeInsets(12)
          $0.backgroundColor = .white
          $0.cornerRadius = CornerRadii(10)
          $0.shadow = [ShadowStyle(color: Color(RGBAColor(hex: 0x000000, alpha: 0.2)), radius: 1, y: 1), ShadowStyle(color: Color(RGBAColor(hex: 0x000000, alpha: 0.30196078431372547)), radius: 8, y: 8)]
          $0.opacity = 0.8
        }
    }
    .foregroundColor(Color(RGBAColor(hex: 0x1C1C1E)))
    .padding(24)
  }
}

extension EffectShadowsView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.backgroundColor = .white
    return Scene(EffectShadowsView(), canvas: SceneCanvas(settings))
  }
}

struct EffectTransformsView: View {
  var body: some View {
    HStack(spacing: 20) {
      Text("Turned")
        .modifiers {
          $0.padding = EdgeInsets(6)
          $0.backgroundColor = Color(RGBAColor(hex: 0xFFD60A))
          $0.rotationEffect = .rotation(.degrees(-12))
        }
        .id("turned")
      Text("Corner")
        .modifiers {
          $0.padding = EdgeInsets(6)
          $0.backgroundColor = Color(RGBAColor(hex: 0x30D158))
          $0.rotationEffect = .rotation(.degrees(20), anchor: .bottomLeading)
        }
      Text("Large")
        .modifiers {
          $0.padding = EdgeInsets(6)
          $0.backgroundColor = Color(RGBAColor(hex: 0x64D2FF))
          $0.scaleEffect = .scale(x: 1.3, y: 1.3)
        }
      Text("Mirror")
        .modifiers {
          $0.padding = EdgeInsets(6)
          $0.backgroundColor = Color(RGBAColor(hex: 0xFF9F0A))
          $0.scaleEffect = .scale(x: -1, y: 1)
        }
      Text("Leaning")
        .modifiers {
          $0.padding = EdgeInsets(6)
          $0.backgroundColor = Color(RGBAColor(hex: 0xBF5AF2))
          $0.shadow = [ShadowStyle(color: Color(RGBAColor(hex: 0x000000, alpha: 0.5333333333333333)), radius: 2, y: 3)]
          $0.skewEffect = .skew(x: .degrees(-15), y: .degrees(0))
        }
      Rectangle()
        .modifiers {
          $0.foregroundColor = Color(RGBAColor(hex: 0xFF375F))
          $0.transformEffect = .affine(Transform(a: 1, b: 0.2, c: 0, d: 1, tx: 0, ty: -4))
        }
        .frame(width: 30, height: 30)
    }
    .foregroundColor(Color(RGBAColor(hex: 0x1C1C1E)))
    .padding(24)
  }
}

extension EffectTransformsView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.backgroundColor = .white
    return Scene(EffectTransformsView(), canvas: SceneCanvas(settings))
  }
}

extension ParityScenes {
  static func addEffect(to scenes: inout ParityScenes) {
    scenes.add("effect/colors") { _ in EffectColorsView.scene() }
    scenes.add("effect/ring-and-button") { _ in EffectRingAndButtonView.scene() }
    scenes.add("effect/shadows") { _ in EffectShadowsView.scene() }
    scenes.add("effect/transforms") { _ in EffectTransformsView.scene() }
  }
}
