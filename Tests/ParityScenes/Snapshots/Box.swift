// swift-format-ignore-file
// Written by `galley swift --corpus`; a test compares it with what would be written today.

import GalleyStair

/// W3W-15: five materials over stripes and letters, a plain blur without colour, one with a round outline and a turned gradient of its own; a blur at the canvas's edge.
struct BoxBackdropBlurView: View {
  var body: some View {
    ZStack {
      ZStack {
        VStack(spacing: 0) {
          Rectangle().foregroundColor(SystemColor.systemRed.color).frame(height: 26)
          Rectangle().foregroundColor(SystemColor.systemYellow.color).frame(height: 26)
          Rectangle().foregroundColor(SystemColor.systemGreen.color).frame(height: 26)
          Rectangle().foregroundColor(SystemColor.systemBlue.color).frame(height: 26)
          Rectangle().foregroundColor(SystemColor.systemPurple.color).frame(height: 26)
          Rectangle().foregroundColor(SystemColor.systemTeal.color).frame(height: 26)
        }
        Text("BLUR").font(.largeTitle).fontWeight(.heavy).font(size: 92).foregroundColor(.white)
      }
      VStack(spacing: 8) {
        HStack(spacing: 6) {
          Text("ultraThin")
            .font(.caption1)
            .fontWeight(.semibold)
            .modifiers {
              $0.padding = EdgeInsets(vertical: 10, horizontal: 6)
              $0.backgroundBlur = .ultraThin
              $0.cornerRadius = CornerRadii(12)
            }
          Text("thin")
            .font(.caption1)
            .fontWeight(.semibold)
            .modifiers {
              $0.padding = EdgeInsets(vertical: 10, horizontal: 6)
              $0.backgroundBlur = .thin
              $0.cornerRadius = CornerRadii(12)
            }
          Text("regular")
            .font(.caption1)
            .fontWeight(.semibold)
            .modifiers {
              $0.padding = EdgeInsets(vertical: 10, horizontal: 6)
              $0.backgroundBlur = .regular
              $0.cornerRadius = CornerRadii(12)
            }
        }
        HStack(spacing: 6) {
          Text("thick")
            .font(.caption1)
            .fontWeight(.semibold)
            .modifiers {
              $0.padding = EdgeInsets(vertical: 10, horizontal: 6)
              $0.backgroundBlur = .thick
              $0.cornerRadius = CornerRadii(12)
            }
          Text("ultraThick")
            .font(.caption1)
            .fontWeight(.semibold)
            .modifiers {
              $0.padding = EdgeInsets(vertical: 10, horizontal: 6)
              $0.backgroundBlur = .ultraThick
              $0.cornerRadius = CornerRadii(12)
            }
          Text("6 pt")
            .font(.footnote)
            .fontWeight(.semibold)
            .modifiers {
              $0.padding = EdgeInsets(vertical: 10, horizontal: 12)
              $0.backgroundBlur = .blur(6)
              $0.cornerRadius = CornerRadii(12)
            }
        }
        HStack(spacing: 6) {
          Text("circle")
            .font(.footnote)
            .fontWeight(.semibold)
            .modifiers {
              $0.padding = EdgeInsets(vertical: 10, horizontal: 12)
              $0.backgroundBlur = .blur(10)
              $0.borderColor = .white
              $0.borderWidth = 1
              $0.cornerRadius = CornerRadii(.infinity)
            }
          Text("tinted")
            .font(.footnote)
            .fontWeight(.semibold)
            .modifiers {
              $0.padding = EdgeInsets(vertical: 10, horizontal: 12)
              $0.foregroundColor = .white
              $0.backgroundColor = Color(RGBAColor(hex: 0x0A3049, alpha: 0.5019607843137255))
              $0.backgroundBlur = .blur(10)
              $0.cornerRadius = CornerRadii(12)
            }
        }
      }
      VStack(spacing: 0) {
      }
      .modifiers {
        $0.backgroundBlur = .blur(12)
        $0.maxWidth = .infinity
        $0.maxHeight = .infinity
      }
      .frame(width: 40, height: 60)
      .position(x: 280, y: 130)
    }
  }
}

extension BoxBackdropBlurView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 300
    settings.height = 156
    settings.scale = 1
    return Scene(BoxBackdropBlurView(), canvas: SceneCanvas(settings))
  }
}

/// The border lies inside the box and follows its corners.
struct BoxBorderView: View {
  var body: some View {
    HStack(spacing: 8) {
      Text("1").padding(8).border(SystemColor.systemRed.color, width: 1)
      Text("4")
        .modifiers {
          $0.padding = EdgeInsets(8)
          $0.borderColor = SystemColor.systemRed.color
          $0.borderWidth = 4
          $0.cornerRadius = CornerRadii(8)
        }
      Text("circle")
        .modifiers {
          $0.padding = EdgeInsets(10)
          $0.backgroundColor = Color(RGBAColor(hex: 0xFFE5E5))
          $0.borderColor = SystemColor.systemRed.color
          $0.borderWidth = 2
          $0.cornerRadius = CornerRadii(.infinity)
        }
    }
    .padding(8)
  }
}

extension BoxBorderView {
  /// The picture of the document.
  static func scene() -> Scene {
    Scene(BoxBorderView())
  }
}

/// The left one is cut off at its round box.
struct BoxClippedView: View {
  var body: some View {
    HStack(spacing: 24) {
      ZStack {
        Circle().foregroundColor(SystemColor.systemRed.color).frame(width: 48, height: 48)
      }
      .frame(minWidth: 32, maxWidth: 32, minHeight: 32, maxHeight: 32)
      .cornerRadius(10)
      .border(.black, width: 1)
      ZStack {
        Circle().foregroundColor(SystemColor.systemRed.color).frame(width: 48, height: 48)
      }
      .frame(minWidth: 32, maxWidth: 32, minHeight: 32, maxHeight: 32)
      .border(.black, width: 1)
    }
  }
}

extension BoxClippedView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 140
    settings.height = 60
    return Scene(BoxClippedView(), canvas: SceneCanvas(settings))
  }
}

/// Radii, too large ones, a circle, single corners.
struct BoxCornerRadiusView: View {
  var body: some View {
    HStack(spacing: 6) {
      ColorFill()
        .with { $0.color = SystemColor.systemBlue.color }
        .modifiers {
          $0.width = 40
          $0.height = 32
          $0.cornerRadius = CornerRadii(4)
        }
      ColorFill()
        .with { $0.color = SystemColor.systemBlue.color }
        .modifiers {
          $0.width = 40
          $0.height = 32
          $0.cornerRadius = CornerRadii(12)
        }
      ColorFill()
        .with { $0.color = SystemColor.systemBlue.color }
        .modifiers {
          $0.width = 40
          $0.height = 32
          $0.cornerRadius = CornerRadii(100)
        }
      ColorFill()
        .with { $0.color = SystemColor.systemBlue.color }
        .modifiers {
          $0.width = 40
          $0.height = 32
          $0.cornerRadius = CornerRadii(.infinity)
        }
      ColorFill()
        .with { $0.color = SystemColor.systemBlue.color }
        .modifiers {
          $0.width = 40
          $0.height = 32
          $0.cornerRadius = CornerRadii(topLeft: 12, topRight: 0, bottomRight: 12, bottomLeft: 0)
        }
    }
    .padding(6)
  }
}

extension BoxCornerRadiusView {
  /// The picture of the document.
  static func scene() -> Scene {
    Scene(BoxCornerRadiusView())
  }
}

/// A gradient fills the box.
struct BoxGradientBackgroundView: View {
  var body: some View {
    VStack(spacing: 0) {
      Text("Sunrise")
        .modifiers {
          $0.padding = EdgeInsets(12)
          $0.foregroundColor = .white
          $0.backgroundGradient = AnyShapeStyle(LinearGradient(gradient: Gradient(colors: [Color(RGBAColor(hex: 0xFF9500)), Color(RGBAColor(hex: 0xFF2D55))]), startPoint: .leading, endPoint: .trailing))
          $0.cornerRadius = CornerRadii(10)
        }
    }
    .padding(8)
  }
}

extension BoxGradientBackgroundView {
  /// The picture of the document.
  static func scene() -> Scene {
    Scene(BoxGradientBackgroundView())
  }
}

/// A hidden component keeps its room.
struct BoxHiddenKeepsRoomView: View {
  var body: some View {
    HStack(spacing: 4) {
      Rectangle().foregroundColor(SystemColor.systemRed.color).frame(width: 20, height: 20)
      Rectangle()
        .foregroundColor(SystemColor.systemBlue.color)
        .hidden()
        .frame(width: 20, height: 20)
        .collapsed()
      Rectangle().foregroundColor(SystemColor.systemGreen.color).frame(width: 20, height: 20)
    }
    .padding(4)
  }
}

extension BoxHiddenKeepsRoomView {
  /// The picture of the document.
  static func scene() -> Scene {
    Scene(BoxHiddenKeepsRoomView())
  }
}

/// A group is composed once, so the white square shows blue behind it only through the group.
struct BoxOpacityView: View {
  var body: some View {
    ZStack {
      Rectangle().foregroundColor(SystemColor.systemRed.color).frame(width: 60, height: 60)
      ZStack {
        Rectangle().foregroundColor(SystemColor.systemBlue.color).frame(width: 40, height: 40)
        Rectangle().foregroundColor(.white).frame(width: 20, height: 20)
      }
      .opacity(0.5)
    }
    .padding(6)
  }
}

extension BoxOpacityView {
  /// The picture of the document.
  static func scene() -> Scene {
    Scene(BoxOpacityView())
  }
}

/// One number, CSS texts, edges.
struct BoxPaddingView: View {
  var body: some View {
    HStack(alignment: .top, spacing: 6) {
      ZStack {
        Rectangle().foregroundColor(.white).frame(width: 20, height: 20)
      }
      .padding(4)
      .background(SystemColor.systemBlue.color)
      ZStack {
        Rectangle().foregroundColor(.white).frame(width: 20, height: 20)
      }
      .padding(EdgeInsets(vertical: 4, horizontal: 12))
      .background(SystemColor.systemBlue.color)
      ZStack {
        Rectangle().foregroundColor(.white).frame(width: 20, height: 20)
      }
      .padding(EdgeInsets(top: 2, leading: 12, bottom: 8, trailing: 4))
      .background(SystemColor.systemBlue.color)
      ZStack {
        Rectangle().foregroundColor(.white).frame(width: 20, height: 20)
      }
      .padding(.leading, 16)
      .background(SystemColor.systemBlue.color)
      ZStack {
        Rectangle().foregroundColor(.white).frame(width: 20, height: 20)
      }
      .padding(EdgeInsets(top: 12, leading: 4, bottom: 4, trailing: 4))
      .background(SystemColor.systemBlue.color)
    }
    .padding(6)
  }
}

extension BoxPaddingView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.backgroundColor = Color(RGBAColor(hex: 0xE5E5EA))
    return Scene(BoxPaddingView(), canvas: SceneCanvas(settings))
  }
}

/// Soft, hard and spread shadows.
struct BoxShadowView: View {
  var body: some View {
    HStack(spacing: 28) {
      ZStack {
        Spacer()
      }
      .modifiers {
        $0.backgroundColor = .white
        $0.cornerRadius = CornerRadii(8)
        $0.shadow = [ShadowStyle(color: Color(RGBAColor(hex: 0x000000, alpha: 0.3333333333333333)), radius: 6, y: 4)]
        $0.minWidth = 48
        $0.maxWidth = 48
        $0.minHeight = 48
        $0.maxHeight = 48
      }
      ZStack {
        Spacer()
      }
      .frame(minWidth: 48, maxWidth: 48, minHeight: 48, maxHeight: 48)
      .background(.white)
      .shadow(color: SystemColor.systemRed.color, radius: 0, x: 6, y: 6)
      ZStack {
        Spacer()
      }
      .modifiers {
        $0.backgroundColor = .white
        $0.cornerRadius = CornerRadii(.infinity)
        $0.shadow = [ShadowStyle(color: Color(RGBAColor(hex: 0x007AFF, alpha: 0.6)), radius: 5, spread: 4)]
        $0.minWidth = 48
        $0.maxWidth = 48
        $0.minHeight = 48
        $0.maxHeight = 48
      }
    }
  }
}

extension BoxShadowView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.height = 100
    settings.backgroundColor = Color(RGBAColor(hex: 0xF2F2F7))
    return Scene(BoxShadowView(), canvas: SceneCanvas(settings))
  }
}

extension ParityScenes {
  static func addBox(to scenes: inout ParityScenes) {
    scenes.add("box/backdrop-blur") { _ in BoxBackdropBlurView.scene() }
    scenes.add("box/border") { _ in BoxBorderView.scene() }
    scenes.add("box/clipped") { _ in BoxClippedView.scene() }
    scenes.add("box/corner-radius") { _ in BoxCornerRadiusView.scene() }
    scenes.add("box/gradient-background") { _ in BoxGradientBackgroundView.scene() }
    scenes.add("box/hidden-keeps-room") { _ in BoxHiddenKeepsRoomView.scene() }
    scenes.add("box/opacity") { _ in BoxOpacityView.scene() }
    scenes.add("box/padding") { _ in BoxPaddingView.scene() }
    scenes.add("box/shadow") { _ in BoxShadowView.scene() }
  }
}
