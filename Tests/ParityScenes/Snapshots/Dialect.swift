// swift-format-ignore-file
// Written by `galley swift --corpus`; a test compares it with what would be written today.

import GalleyStair

/// A border needs a colour and a width (DUI-15).
struct DialectBorderNeedsBothView: View {
  var body: some View {
    HStack(spacing: 8) {
      Rectangle()
        .modifiers {
          $0.foregroundColor = SystemColor.systemGray4.color
          $0.borderColor = Color(RGBAColor(hex: 0xFF0000))
        }
        .frame(width: 30, height: 30)
      Rectangle()
        .modifiers {
          $0.foregroundColor = SystemColor.systemGray4.color
          $0.borderWidth = 4
        }
        .frame(width: 30, height: 30)
      Rectangle()
        .foregroundColor(SystemColor.systemGray4.color)
        .border(Color(RGBAColor(hex: 0xFF0000)), width: 4)
        .frame(width: 30, height: 30)
    }
    .padding(8)
  }
}

extension DialectBorderNeedsBothView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 130
    return Scene(DialectBorderNeedsBothView(), canvas: SceneCanvas(settings))
  }
}

/// A stack colours what is in it; a child's own colour wins (DUI-15).
struct DialectForegroundInheritedView: View {
  var body: some View {
    VStack(spacing: 6) {
      Text("from the stack")
      Text("its own").foregroundColor(Color(RGBAColor(hex: 0x34C759)))
      HStack(spacing: 6) {
        Circle().foregroundColor(.black).frame(width: 20, height: 20)
        Circle().frame(width: 20, height: 20)
        Image(systemName: "star.fill").frame(width: 20, height: 20)
      }
    }
    .foregroundColor(Color(RGBAColor(hex: 0xFF2D55)))
    .padding(8)
  }
}

extension DialectForegroundInheritedView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 160
    return Scene(DialectForegroundInheritedView(), canvas: SceneCanvas(settings))
  }
}

/// The dialect always sets a weight, and regular is its default (DUI-10).
struct DialectHeadlineIsRegularView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("headline without weight").with { $0.font = .headline }
      Text("headline semibold").font(.headline).fontWeight(.semibold)
    }
    .padding(8)
  }
}

extension DialectHeadlineIsRegularView {
  /// The picture of the document.
  static func scene() -> Scene {
    Scene(DialectHeadlineIsRegularView())
  }
}

/// Two, four, three, six and eight digits, a hash, blanks, odd and too many digits, none (DUI-16).
struct DialectHexColorsView: View {
  var body: some View {
    Grid(
      [.fixed(24), .fixed(24), .fixed(24), .fixed(24), .fixed(24), .fixed(24)],
      trackSpacing: 4,
      lineSpacing: 4
    ) {
      ColorFill()
        .with { $0.color = Color(RGBAColor(hex: 0x808080)) }
        .modifiers {
          $0.width = 24
          $0.height = 24
        }
      ColorFill()
        .with { $0.color = Color(RGBAColor(hex: 0x808080, alpha: 0.5019607843137255)) }
        .modifiers {
          $0.width = 24
          $0.height = 24
        }
      ColorFill()
        .with { $0.color = Color(RGBAColor(hex: 0xFF0000)) }
        .modifiers {
          $0.width = 24
          $0.height = 24
        }
      ColorFill()
        .with { $0.color = Color(RGBAColor(hex: 0xFF0000)) }
        .modifiers {
          $0.width = 24
          $0.height = 24
        }
      ColorFill()
        .with { $0.color = Color(RGBAColor(hex: 0xFF0000, alpha: 0.5019607843137255)) }
        .modifiers {
          $0.width = 24
          $0.height = 24
        }
      ColorFill()
        .with { $0.color = Color(RGBAColor(hex: 0x34C759)) }
        .modifiers {
          $0.width = 24
          $0.height = 24
        }
      ColorFill()
        .with { $0.color = Color(RGBAColor(hex: 0x007AFF)) }
        .modifiers {
          $0.width = 24
          $0.height = 24
        }
      ColorFill()
        .with { $0.color = .white }
        .modifiers {
          $0.width = 24
          $0.height = 24
        }
      ColorFill()
        .with { $0.color = Color(RGBAColor(hex: 0x111111)) }
        .modifiers {
          $0.width = 24
          $0.height = 24
        }
    }
    .padding(8)
  }
}

extension DialectHexColorsView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 180
    settings.backgroundColor = Color(RGBAColor(hex: 0xC7C7CC))
    return Scene(DialectHexColorsView(), canvas: SceneCanvas(settings))
  }
}

struct DialectHikingView: View {
  var images: any ImageSource

  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      Image("hiking", from: images).frame(width: 40, height: 40)
      VStack(alignment: .leading, spacing: 0) {
        Text("Hiking").font(.title1).fontWeight(.bold)
        Text("This is Hiking sport.").foregroundColor(Color(RGBAColor(hex: 0x333333)))
      }
      .padding(8)
    }
  }
}

extension DialectHikingView {
  /// The picture of the document.
  ///
  /// - Parameter images: Those beside the document: `ResourceLoader(document: path)`.
  static func scene(images: any ImageSource) -> Scene {
    Scene(DialectHikingView(images: images))
  }
}

/// The second example of the README: nothing is fetched, so a placeholder stands there.
struct DialectImageView: View {
  var images: any ImageSource

  var body: some View {
    Image(
      url: "https://www.google.com/images/branding/googlelogo/2x/googlelogo_color_272x92dp.png",
      from: images
    )
    .frame(height: 90)
  }
}

extension DialectImageView {
  /// The picture of the document.
  ///
  /// - Parameter images: Those beside the document: `ResourceLoader(document: path)`.
  static func scene(images: any ImageSource) -> Scene {
    var settings = SceneSettings()
    settings.width = 390
    return Scene(DialectImageView(images: images), canvas: SceneCanvas(settings))
  }
}

/// A container without subviews, an image without value, a text without text, a component without type (DUI-8).
struct DialectMissingContentView: View {
  var body: some View {
    VStack(spacing: 4) {
      Text("Add subviews to this HStack")
      Image()
      Text()
      Text()
    }
    .padding(8)
    .background(Color(RGBAColor(hex: 0xF2F2F7)))
  }
}

extension DialectMissingContentView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 300
    return Scene(DialectMissingContentView(), canvas: SceneCanvas(settings))
  }
}

/// Padding lies inside background and border, the frame outside (DUI-15).
struct DialectModifierOrderView: View {
  var body: some View {
    HStack(spacing: 10) {
      Text("box")
        .padding(8)
        .background(Color(RGBAColor(hex: 0xFFCC00)))
        .border(Color(RGBAColor(hex: 0xFF3B30)), width: 2)
        .frame(width: 120, height: 60)
      Rectangle()
        .foregroundColor(SystemColor.systemBlue.color)
        .padding(8)
        .background(Color(RGBAColor(hex: 0xFFCC00)))
        .border(Color(RGBAColor(hex: 0xFF3B30)), width: 2)
        .frame(width: 40, height: 40)
    }
  }
}

extension DialectModifierOrderView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.backgroundColor = Color(RGBAColor(hex: 0xE5E5EA))
    return Scene(DialectModifierOrderView(), canvas: SceneCanvas(settings))
  }
}

struct DialectTextView: View {
  var body: some View {
    Text("It's simple version working! 😎")
      .font(.title1)
      .fontWeight(.regular)
      .foregroundColor(.black)
      .frame(width: 300)
  }
}

extension DialectTextView {
  /// The picture of the document.
  static func scene() -> Scene {
    Scene(DialectTextView())
  }
}

extension ParityScenes {
  static func addDialect(to scenes: inout ParityScenes) {
    scenes.add("dialect/border-needs-both") { _ in DialectBorderNeedsBothView.scene() }
    scenes.add("dialect/foreground-inherited") { _ in DialectForegroundInheritedView.scene() }
    scenes.add("dialect/headline-is-regular") { _ in DialectHeadlineIsRegularView.scene() }
    scenes.add("dialect/hex-colors") { _ in DialectHexColorsView.scene() }
    scenes.add("dialect/hiking") { DialectHikingView.scene(images: $0.images) }
    scenes.add("dialect/image") { DialectImageView.scene(images: $0.images) }
    scenes.add("dialect/missing-content") { _ in DialectMissingContentView.scene() }
    scenes.add("dialect/modifier-order") { _ in DialectModifierOrderView.scene() }
    scenes.add("dialect/text") { _ in DialectTextView.scene() }
  }
}
