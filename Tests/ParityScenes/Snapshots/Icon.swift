// swift-format-ignore-file
// Written by `galley swift --corpus`; a test compares it with what would be written today.

import GalleyStair

/// A symbol has the size and the baseline of its font.
struct IconBesideTextView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack(alignment: .firstTextBaseline, spacing: 4) {
        Image(systemName: "star.fill")
          .with {
            $0.contentMode = .original
            $0.font = .caption1
          }
        Text("Ehx Caption").font(.caption1)
      }
      HStack(alignment: .firstTextBaseline, spacing: 4) {
        Image(systemName: "circle")
          .with {
            $0.contentMode = .original
            $0.font = .body
          }
        Text("Ehx Body").font(.body)
      }
      HStack(alignment: .firstTextBaseline, spacing: 4) {
        Image(systemName: "chevron.right")
          .with {
            $0.contentMode = .original
            $0.font = .title3
          }
        Text("Ehx Title 3").font(.title3)
      }
      HStack(alignment: .firstTextBaseline, spacing: 4) {
        Image(systemName: "house")
          .with {
            $0.contentMode = .original
            $0.font = .title1
          }
        Text("Ehx Title").font(.title1)
      }
      HStack(alignment: .firstTextBaseline, spacing: 4) {
        Image(systemName: "minus")
          .with {
            $0.contentMode = .original
            $0.font = .largeTitle
          }
        Text("Ehx Large").font(.largeTitle)
      }
      HStack(alignment: .firstTextBaseline, spacing: 6) {
        Text("H")
        Image(systemName: "circle")
          .with {
            $0.contentMode = .original
            $0.imageScale = .small
          }
        Image(systemName: "circle")
          .with {
            $0.contentMode = .original
            $0.imageScale = .medium
          }
        Image(systemName: "circle")
          .with {
            $0.contentMode = .original
            $0.imageScale = .large
          }
        Image(systemName: "gearshape")
          .with {
            $0.contentMode = .original
            $0.fontSize = 28
          }
      }
    }
    .padding(8)
  }
}

extension IconBesideTextView {
  /// The picture of the document.
  static func scene() -> Scene {
    Scene(IconBesideTextView())
  }
}

/// A hundred common symbols in lines.
struct IconCommonView: View {
  var body: some View {
    VStack(spacing: 0) {
      Grid(
        [.fixed(26), .fixed(26), .fixed(26), .fixed(26), .fixed(26), .fixed(26), .fixed(26), .fixed(26), .fixed(26), .fixed(26)],
        trackSpacing: 6,
        lineSpacing: 6
      ) {
        Image(systemName: "plus").frame(width: 26, height: 26)
        Image(systemName: "minus").frame(width: 26, height: 26)
        Image(systemName: "xmark").frame(width: 26, height: 26)
        Image(systemName: "checkmark").frame(width: 26, height: 26)
        Image(systemName: "star").frame(width: 26, height: 26)
        Image(systemName: "heart").frame(width: 26, height: 26)
        Image(systemName: "trash").frame(width: 26, height: 26)
        Image(systemName: "chevron.right").frame(width: 26, height: 26)
        Image(systemName: "chevron.left").frame(width: 26, height: 26)
        Image(systemName: "chevron.down").frame(width: 26, height: 26)
        Image(systemName: "chevron.up").frame(width: 26, height: 26)
        Image(systemName: "globe").frame(width: 26, height: 26)
        Image(systemName: "magnifyingglass").frame(width: 26, height: 26)
        Image(systemName: "ellipsis").frame(width: 26, height: 26)
        Image(systemName: "bolt").frame(width: 26, height: 26)
        Image(systemName: "gearshape").frame(width: 26, height: 26)
        Image(systemName: "tray.and.arrow.down").frame(width: 26, height: 26)
        Image(systemName: "arrow.clockwise").frame(width: 26, height: 26)
        Image(systemName: "square.and.arrow.up").frame(width: 26, height: 26)
        Image(systemName: "square.and.arrow.down").frame(width: 26, height: 26)
        Image(systemName: "flag").frame(width: 26, height: 26)
        Image(systemName: "list.bullet").frame(width: 26, height: 26)
        Image(systemName: "person.crop.circle").frame(width: 26, height: 26)
        Image(systemName: "calendar").frame(width: 26, height: 26)
        Image(systemName: "arrow.2.squarepath").frame(width: 26, height: 26)
        Image(systemName: "arrow.left").frame(width: 26, height: 26)
        Image(systemName: "arrow.right").frame(width: 26, height: 26)
        Image(systemName: "play").frame(width: 26, height: 26)
        Image(systemName: "pause").frame(width: 26, height: 26)
        Image(systemName: "stop").frame(width: 26, height: 26)
        Image(systemName: "tag").frame(width: 26, height: 26)
        Image(systemName: "circle").frame(width: 26, height: 26)
        Image(systemName: "clock").frame(width: 26, height: 26)
        Image(systemName: "doc").frame(width: 26, height: 26)
        Image(systemName: "house").frame(width: 26, height: 26)
        Image(systemName: "person").frame(width: 26, height: 26)
        Image(systemName: "person.2").frame(width: 26, height: 26)
        Image(systemName: "bell").frame(width: 26, height: 26)
        Image(systemName: "camera").frame(width: 26, height: 26)
        Image(systemName: "photo").frame(width: 26, height: 26)
        Image(systemName: "video").frame(width: 26, height: 26)
        Image(systemName: "mic").frame(width: 26, height: 26)
        Image(systemName: "phone").frame(width: 26, height: 26)
        Image(systemName: "envelope").frame(width: 26, height: 26)
        Image(systemName: "message").frame(width: 26, height: 26)
        Image(systemName: "bubble.left").frame(width: 26, height: 26)
        Image(systemName: "paperplane").frame(width: 26, height: 26)
        Image(systemName: "link").frame(width: 26, height: 26)
        Image(systemName: "lock").frame(width: 26, height: 26)
        Image(systemName: "key").frame(width: 26, height: 26)
        Image(systemName: "eye").frame(width: 26, height: 26)
        Image(systemName: "wifi").frame(width: 26, height: 26)
        Image(systemName: "cloud").frame(width: 26, height: 26)
        Image(systemName: "sun.max").frame(width: 26, height: 26)
        Image(systemName: "moon").frame(width: 26, height: 26)
        Image(systemName: "drop").frame(width: 26, height: 26)
        Image(systemName: "flame").frame(width: 26, height: 26)
        Image(systemName: "leaf").frame(width: 26, height: 26)
        Image(systemName: "cart").frame(width: 26, height: 26)
        Image(systemName: "bag").frame(width: 26, height: 26)
        Image(systemName: "creditcard").frame(width: 26, height: 26)
        Image(systemName: "gift").frame(width: 26, height: 26)
        Image(systemName: "book").frame(width: 26, height: 26)
        Image(systemName: "bookmark").frame(width: 26, height: 26)
        Image(systemName: "folder").frame(width: 26, height: 26)
        Image(systemName: "archivebox").frame(width: 26, height: 26)
        Image(systemName: "pencil").frame(width: 26, height: 26)
        Image(systemName: "square.and.pencil").frame(width: 26, height: 26)
        Image(systemName: "scissors").frame(width: 26, height: 26)
        Image(systemName: "paperclip").frame(width: 26, height: 26)
        Image(systemName: "printer").frame(width: 26, height: 26)
        Image(systemName: "tv").frame(width: 26, height: 26)
        Image(systemName: "desktopcomputer").frame(width: 26, height: 26)
        Image(systemName: "laptopcomputer").frame(width: 26, height: 26)
        Image(systemName: "iphone").frame(width: 26, height: 26)
        Image(systemName: "headphones").frame(width: 26, height: 26)
        Image(systemName: "speaker.wave.2").frame(width: 26, height: 26)
        Image(systemName: "music.note").frame(width: 26, height: 26)
        Image(systemName: "car").frame(width: 26, height: 26)
        Image(systemName: "bus").frame(width: 26, height: 26)
        Image(systemName: "airplane").frame(width: 26, height: 26)
        Image(systemName: "bicycle").frame(width: 26, height: 26)
        Image(systemName: "figure.walk").frame(width: 26, height: 26)
        Image(systemName: "map").frame(width: 26, height: 26)
        Image(systemName: "mappin").frame(width: 26, height: 26)
        Image(systemName: "location").frame(width: 26, height: 26)
        Image(systemName: "safari").frame(width: 26, height: 26)
        Image(systemName: "network").frame(width: 26, height: 26)
        Image(systemName: "slider.horizontal.3").frame(width: 26, height: 26)
        Image(systemName: "square.grid.2x2").frame(width: 26, height: 26)
        Image(systemName: "rectangle.grid.1x2").frame(width: 26, height: 26)
        Image(systemName: "chart.bar").frame(width: 26, height: 26)
        Image(systemName: "chart.pie").frame(width: 26, height: 26)
        Image(systemName: "waveform").frame(width: 26, height: 26)
        Image(systemName: "sparkles").frame(width: 26, height: 26)
        Image(systemName: "wand.and.stars").frame(width: 26, height: 26)
        Image(systemName: "hammer").frame(width: 26, height: 26)
        Image(systemName: "wrench").frame(width: 26, height: 26)
        Image(systemName: "paintbrush").frame(width: 26, height: 26)
        Image(systemName: "shield").frame(width: 26, height: 26)
      }
    }
    .padding(8)
  }
}

extension IconCommonView {
  /// The picture of the document.
  static func scene() -> Scene {
    Scene(IconCommonView())
  }
}

/// Symbols of the text's direction are mirrored where it runs from right to left; those of the screen are not.
struct IconDirectionView: View {
  var body: some View {
    HStack(spacing: 8) {
      Image(systemName: "chevron.forward").frame(width: 28, height: 28)
      Image(systemName: "chevron.right").frame(width: 28, height: 28)
      Image(systemName: "arrow.backward.circle.fill").frame(width: 28, height: 28)
      Image(systemName: "arrow.left").frame(width: 28, height: 28)
      Image(systemName: "arrow.uturn.backward").frame(width: 28, height: 28)
      Image(systemName: "forward.fill").frame(width: 28, height: 28)
      Image(systemName: "inset.filled.leadinghalf.rectangle").frame(width: 28, height: 28)
      Image(systemName: "rectangle.righthalf.inset.filled").frame(width: 28, height: 28)
    }
    .padding(8)
  }
}

extension IconDirectionView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.direction = .rightToLeft
    return Scene(IconDirectionView(), canvas: SceneCanvas(settings))
  }
}

/// Lines beside one another keep apart in every enclosure.
struct IconEnclosedLinesView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 12) {
        Image(systemName: "wifi.circle")
          .with {
            $0.contentMode = .original
            $0.fontSize = 30
          }
        Image(systemName: "wifi.square")
          .with {
            $0.contentMode = .original
            $0.fontSize = 30
          }
        Image(systemName: "wifi.rectangle")
          .with {
            $0.contentMode = .original
            $0.fontSize = 30
          }
        Image(systemName: "wifi.diamond")
          .with {
            $0.contentMode = .original
            $0.fontSize = 30
          }
        Image(systemName: "wifi.octagon")
          .with {
            $0.contentMode = .original
            $0.fontSize = 30
          }
        Image(systemName: "wifi.seal")
          .with {
            $0.contentMode = .original
            $0.fontSize = 30
          }
        Image(systemName: "wifi.shield")
          .with {
            $0.contentMode = .original
            $0.fontSize = 30
          }
        Image(systemName: "wifi.triangle")
          .with {
            $0.contentMode = .original
            $0.fontSize = 30
          }
        Image(systemName: "wifi.hexagon")
          .with {
            $0.contentMode = .original
            $0.fontSize = 30
          }
        Image(systemName: "wifi.bubble")
          .with {
            $0.contentMode = .original
            $0.fontSize = 30
          }
      }
      HStack(spacing: 12) {
        Image(systemName: "wifi.circle.fill")
          .with {
            $0.contentMode = .original
            $0.fontSize = 30
          }
        Image(systemName: "wifi.square.fill")
          .with {
            $0.contentMode = .original
            $0.fontSize = 30
          }
        Image(systemName: "wifi.rectangle.fill")
          .with {
            $0.contentMode = .original
            $0.fontSize = 30
          }
        Image(systemName: "wifi.diamond.fill")
          .with {
            $0.contentMode = .original
            $0.fontSize = 30
          }
        Image(systemName: "wifi.octagon.fill")
          .with {
            $0.contentMode = .original
            $0.fontSize = 30
          }
        Image(systemName: "wifi.seal.fill")
          .with {
            $0.contentMode = .original
            $0.fontSize = 30
          }
        Image(systemName: "wifi.shield.fill")
          .with {
            $0.contentMode = .original
            $0.fontSize = 30
          }
        Image(systemName: "wifi.triangle.fill")
          .with {
            $0.contentMode = .original
            $0.fontSize = 30
          }
        Image(systemName: "wifi.hexagon.fill")
          .with {
            $0.contentMode = .original
            $0.fontSize = 30
          }
        Image(systemName: "wifi.bubble.fill")
          .with {
            $0.contentMode = .original
            $0.fontSize = 30
          }
      }
      HStack(spacing: 12) {
        Image(systemName: "line.3.horizontal.circle")
          .with {
            $0.contentMode = .original
            $0.fontSize = 30
          }
        Image(systemName: "line.3.horizontal.square")
          .with {
            $0.contentMode = .original
            $0.fontSize = 30
          }
        Image(systemName: "line.3.horizontal.rectangle")
          .with {
            $0.contentMode = .original
            $0.fontSize = 30
          }
        Image(systemName: "line.3.horizontal.diamond")
          .with {
            $0.contentMode = .original
            $0.fontSize = 30
          }
        Image(systemName: "line.3.horizontal.octagon")
          .with {
            $0.contentMode = .original
            $0.fontSize = 30
          }
        Image(systemName: "line.3.horizontal.seal")
          .with {
            $0.contentMode = .original
            $0.fontSize = 30
          }
        Image(systemName: "line.3.horizontal.shield")
          .with {
            $0.contentMode = .original
            $0.fontSize = 30
          }
        Image(systemName: "line.3.horizontal.triangle")
          .with {
            $0.contentMode = .original
            $0.fontSize = 30
          }
        Image(systemName: "line.3.horizontal.hexagon")
          .with {
            $0.contentMode = .original
            $0.fontSize = 30
          }
        Image(systemName: "line.3.horizontal.bubble")
          .with {
            $0.contentMode = .original
            $0.fontSize = 30
          }
      }
      HStack(spacing: 12) {
        Image(systemName: "wifi")
          .with {
            $0.contentMode = .original
            $0.fontSize = 30
          }
        Image(systemName: "wifi.exclamationmark")
          .with {
            $0.contentMode = .original
            $0.fontSize = 30
          }
        Image(systemName: "wifi.slash")
          .with {
            $0.contentMode = .original
            $0.fontSize = 30
          }
        Image(systemName: "antenna.radiowaves.left.and.right.circle")
          .with {
            $0.contentMode = .original
            $0.fontSize = 30
          }
      }
    }
    .padding(12)
  }
}

extension IconEnclosedLinesView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 460
    settings.scale = 3
    settings.backgroundColor = SystemColor.systemBackground.color
    return Scene(IconEnclosedLinesView(), canvas: SceneCanvas(settings))
  }
}

/// Symbols, letters and numbers in shapes; in filled shapes they are cut out, and the ground shows.
struct IconEnclosuresView: View {
  var body: some View {
    VStack(spacing: 6) {
      Grid(
        [.fixed(26), .fixed(26), .fixed(26), .fixed(26), .fixed(26), .fixed(26), .fixed(26), .fixed(26), .fixed(26), .fixed(26), .fixed(26)],
        trackSpacing: 6,
        lineSpacing: 6
      ) {
        Image(systemName: "heart.circle").frame(width: 26, height: 26)
        Image(systemName: "heart.square").frame(width: 26, height: 26)
        Image(systemName: "heart.app").frame(width: 26, height: 26)
        Image(systemName: "heart.rectangle").frame(width: 26, height: 26)
        Image(systemName: "heart.diamond").frame(width: 26, height: 26)
        Image(systemName: "heart.octagon").frame(width: 26, height: 26)
        Image(systemName: "heart.seal").frame(width: 26, height: 26)
        Image(systemName: "heart.shield").frame(width: 26, height: 26)
        Image(systemName: "heart.triangle").frame(width: 26, height: 26)
        Image(systemName: "heart.hexagon").frame(width: 26, height: 26)
        Image(systemName: "heart.bubble").frame(width: 26, height: 26)
        Image(systemName: "bolt.circle").frame(width: 26, height: 26)
        Image(systemName: "bolt.square").frame(width: 26, height: 26)
        Image(systemName: "bolt.app").frame(width: 26, height: 26)
        Image(systemName: "bolt.rectangle").frame(width: 26, height: 26)
        Image(systemName: "bolt.diamond").frame(width: 26, height: 26)
        Image(systemName: "bolt.octagon").frame(width: 26, height: 26)
        Image(systemName: "bolt.seal").frame(width: 26, height: 26)
        Image(systemName: "bolt.shield").frame(width: 26, height: 26)
        Image(systemName: "bolt.triangle").frame(width: 26, height: 26)
        Image(systemName: "bolt.hexagon").frame(width: 26, height: 26)
        Image(systemName: "bolt.bubble").frame(width: 26, height: 26)
        Image(systemName: "wifi.circle").frame(width: 26, height: 26)
        Image(systemName: "wifi.square").frame(width: 26, height: 26)
        Image(systemName: "wifi.app").frame(width: 26, height: 26)
        Image(systemName: "wifi.rectangle").frame(width: 26, height: 26)
        Image(systemName: "wifi.diamond").frame(width: 26, height: 26)
        Image(systemName: "wifi.octagon").frame(width: 26, height: 26)
        Image(systemName: "wifi.seal").frame(width: 26, height: 26)
        Image(systemName: "wifi.shield").frame(width: 26, height: 26)
        Image(systemName: "wifi.triangle").frame(width: 26, height: 26)
        Image(systemName: "wifi.hexagon").frame(width: 26, height: 26)
        Image(systemName: "wifi.bubble").frame(width: 26, height: 26)
        Image(systemName: "a.circle").frame(width: 26, height: 26)
        Image(systemName: "a.square").frame(width: 26, height: 26)
        Image(systemName: "a.app").frame(width: 26, height: 26)
        Image(systemName: "a.rectangle").frame(width: 26, height: 26)
        Image(systemName: "a.diamond").frame(width: 26, height: 26)
        Image(systemName: "a.octagon").frame(width: 26, height: 26)
        Image(systemName: "a.seal").frame(width: 26, height: 26)
        Image(systemName: "a.shield").frame(width: 26, height: 26)
        Image(systemName: "a.triangle").frame(width: 26, height: 26)
        Image(systemName: "a.hexagon").frame(width: 26, height: 26)
        Image(systemName: "a.bubble").frame(width: 26, height: 26)
        Image(systemName: "42.circle").frame(width: 26, height: 26)
        Image(systemName: "42.square").frame(width: 26, height: 26)
        Image(systemName: "42.app").frame(width: 26, height: 26)
        Image(systemName: "42.rectangle").frame(width: 26, height: 26)
        Image(systemName: "42.diamond").frame(width: 26, height: 26)
        Image(systemName: "42.octagon").frame(width: 26, height: 26)
        Image(systemName: "42.seal").frame(width: 26, height: 26)
        Image(systemName: "42.shield").frame(width: 26, height: 26)
        Image(systemName: "42.triangle").frame(width: 26, height: 26)
        Image(systemName: "42.hexagon").frame(width: 26, height: 26)
        Image(systemName: "42.bubble").frame(width: 26, height: 26)
        Image(systemName: "heart.circle.fill").frame(width: 26, height: 26)
        Image(systemName: "heart.square.fill").frame(width: 26, height: 26)
        Image(systemName: "heart.app.fill").frame(width: 26, height: 26)
        Image(systemName: "heart.rectangle.fill").frame(width: 26, height: 26)
        Image(systemName: "heart.diamond.fill").frame(width: 26, height: 26)
        Image(systemName: "heart.octagon.fill").frame(width: 26, height: 26)
        Image(systemName: "heart.seal.fill").frame(width: 26, height: 26)
        Image(systemName: "heart.shield.fill").frame(width: 26, height: 26)
        Image(systemName: "heart.triangle.fill").frame(width: 26, height: 26)
        Image(systemName: "heart.hexagon.fill").frame(width: 26, height: 26)
        Image(systemName: "heart.bubble.fill").frame(width: 26, height: 26)
        Image(systemName: "bolt.circle.fill").frame(width: 26, height: 26)
        Image(systemName: "bolt.square.fill").frame(width: 26, height: 26)
        Image(systemName: "bolt.app.fill").frame(width: 26, height: 26)
        Image(systemName: "bolt.rectangle.fill").frame(width: 26, height: 26)
        Image(systemName: "bolt.diamond.fill").frame(width: 26, height: 26)
        Image(systemName: "bolt.octagon.fill").frame(width: 26, height: 26)
        Image(systemName: "bolt.seal.fill").frame(width: 26, height: 26)
        Image(systemName: "bolt.shield.fill").frame(width: 26, height: 26)
        Image(systemName: "bolt.triangle.fill").frame(width: 26, height: 26)
        Image(systemName: "bolt.hexagon.fill").frame(width: 26, height: 26)
        Image(systemName: "bolt.bubble.fill").frame(width: 26, height: 26)
        Image(systemName: "wifi.circle.fill").frame(width: 26, height: 26)
        Image(systemName: "wifi.square.fill").frame(width: 26, height: 26)
        Image(systemName: "wifi.app.fill").frame(width: 26, height: 26)
        Image(systemName: "wifi.rectangle.fill").frame(width: 26, height: 26)
        Image(systemName: "wifi.diamond.fill").frame(width: 26, height: 26)
        Image(systemName: "wifi.octagon.fill").frame(width: 26, height: 26)
        Image(systemName: "wifi.seal.fill").frame(width: 26, height: 26)
        Image(systemName: "wifi.shield.fill").frame(width: 26, height: 26)
        Image(systemName: "wifi.triangle.fill").frame(width: 26, height: 26)
        Image(systemName: "wifi.hexagon.fill").frame(width: 26, height: 26)
        Image(systemName: "wifi.bubble.fill").frame(width: 26, height: 26)
        Image(systemName: "a.circle.fill").frame(width: 26, height: 26)
        Image(systemName: "a.square.fill").frame(width: 26, height: 26)
        Image(systemName: "a.app.fill").frame(width: 26, height: 26)
        Image(systemName: "a.rectangle.fill").frame(width: 26, height: 26)
        Image(systemName: "a.diamond.fill").frame(width: 26, height: 26)
        Image(systemName: "a.octagon.fill").frame(width: 26, height: 26)
        Image(systemName: "a.seal.fill").frame(width: 26, height: 26)
        Image(systemName: "a.shield.fill").frame(width: 26, height: 26)
        Image(systemName: "a.triangle.fill").frame(width: 26, height: 26)
        Image(systemName: "a.hexagon.fill").frame(width: 26, height: 26)
        Image(systemName: "a.bubble.fill").frame(width: 26, height: 26)
        Image(systemName: "42.circle.fill").frame(width: 26, height: 26)
        Image(systemName: "42.square.fill").frame(width: 26, height: 26)
        Image(systemName: "42.app.fill").frame(width: 26, height: 26)
        Image(systemName: "42.rectangle.fill").frame(width: 26, height: 26)
        Image(systemName: "42.diamond.fill").frame(width: 26, height: 26)
        Image(systemName: "42.octagon.fill").frame(width: 26, height: 26)
        Image(systemName: "42.seal.fill").frame(width: 26, height: 26)
        Image(systemName: "42.shield.fill").frame(width: 26, height: 26)
        Image(systemName: "42.triangle.fill").frame(width: 26, height: 26)
        Image(systemName: "42.hexagon.fill").frame(width: 26, height: 26)
        Image(systemName: "42.bubble.fill").frame(width: 26, height: 26)
      }
    }
    .padding(8)
    .background(AnyShapeStyle(LinearGradient(gradient: Gradient(colors: [Color(RGBAColor(hex: 0xFFD60A)), Color(RGBAColor(hex: 0xFF9F0A))]), startPoint: .top, endPoint: .bottom)))
  }
}

extension IconEnclosuresView {
  /// The picture of the document.
  static func scene() -> Scene {
    Scene(IconEnclosuresView())
  }
}

/// The same symbols filled, on a coloured ground.
struct IconFilledView: View {
  var body: some View {
    VStack(spacing: 0) {
      Grid(
        [.fixed(26), .fixed(26), .fixed(26), .fixed(26), .fixed(26), .fixed(26), .fixed(26), .fixed(26), .fixed(26), .fixed(26)],
        trackSpacing: 6,
        lineSpacing: 6
      ) {
        Image(systemName: "star.fill").frame(width: 26, height: 26)
        Image(systemName: "heart.fill").frame(width: 26, height: 26)
        Image(systemName: "trash.fill").frame(width: 26, height: 26)
        Image(systemName: "bolt.fill").frame(width: 26, height: 26)
        Image(systemName: "gearshape.fill").frame(width: 26, height: 26)
        Image(systemName: "square.and.arrow.up.fill").frame(width: 26, height: 26)
        Image(systemName: "square.and.arrow.down.fill").frame(width: 26, height: 26)
        Image(systemName: "flag.fill").frame(width: 26, height: 26)
        Image(systemName: "person.crop.circle.fill").frame(width: 26, height: 26)
        Image(systemName: "play.fill").frame(width: 26, height: 26)
        Image(systemName: "pause.fill").frame(width: 26, height: 26)
        Image(systemName: "stop.fill").frame(width: 26, height: 26)
        Image(systemName: "tag.fill").frame(width: 26, height: 26)
        Image(systemName: "circle.fill").frame(width: 26, height: 26)
        Image(systemName: "clock.fill").frame(width: 26, height: 26)
        Image(systemName: "doc.fill").frame(width: 26, height: 26)
        Image(systemName: "house.fill").frame(width: 26, height: 26)
        Image(systemName: "person.fill").frame(width: 26, height: 26)
        Image(systemName: "person.2.fill").frame(width: 26, height: 26)
        Image(systemName: "bell.fill").frame(width: 26, height: 26)
        Image(systemName: "camera.fill").frame(width: 26, height: 26)
        Image(systemName: "photo.fill").frame(width: 26, height: 26)
        Image(systemName: "video.fill").frame(width: 26, height: 26)
        Image(systemName: "mic.fill").frame(width: 26, height: 26)
        Image(systemName: "phone.fill").frame(width: 26, height: 26)
        Image(systemName: "envelope.fill").frame(width: 26, height: 26)
        Image(systemName: "message.fill").frame(width: 26, height: 26)
        Image(systemName: "bubble.left.fill").frame(width: 26, height: 26)
        Image(systemName: "paperplane.fill").frame(width: 26, height: 26)
        Image(systemName: "lock.fill").frame(width: 26, height: 26)
        Image(systemName: "key.fill").frame(width: 26, height: 26)
        Image(systemName: "eye.fill").frame(width: 26, height: 26)
        Image(systemName: "cloud.fill").frame(width: 26, height: 26)
        Image(systemName: "sun.max.fill").frame(width: 26, height: 26)
        Image(systemName: "moon.fill").frame(width: 26, height: 26)
        Image(systemName: "drop.fill").frame(width: 26, height: 26)
        Image(systemName: "flame.fill").frame(width: 26, height: 26)
        Image(systemName: "leaf.fill").frame(width: 26, height: 26)
        Image(systemName: "cart.fill").frame(width: 26, height: 26)
        Image(systemName: "bag.fill").frame(width: 26, height: 26)
        Image(systemName: "creditcard.fill").frame(width: 26, height: 26)
        Image(systemName: "gift.fill").frame(width: 26, height: 26)
        Image(systemName: "book.fill").frame(width: 26, height: 26)
        Image(systemName: "bookmark.fill").frame(width: 26, height: 26)
        Image(systemName: "folder.fill").frame(width: 26, height: 26)
        Image(systemName: "archivebox.fill").frame(width: 26, height: 26)
        Image(systemName: "printer.fill").frame(width: 26, height: 26)
        Image(systemName: "tv.fill").frame(width: 26, height: 26)
        Image(systemName: "speaker.wave.2.fill").frame(width: 26, height: 26)
        Image(systemName: "car.fill").frame(width: 26, height: 26)
        Image(systemName: "bus.fill").frame(width: 26, height: 26)
        Image(systemName: "map.fill").frame(width: 26, height: 26)
        Image(systemName: "location.fill").frame(width: 26, height: 26)
        Image(systemName: "safari.fill").frame(width: 26, height: 26)
        Image(systemName: "square.grid.2x2.fill").frame(width: 26, height: 26)
        Image(systemName: "rectangle.grid.1x2.fill").frame(width: 26, height: 26)
        Image(systemName: "chart.bar.fill").frame(width: 26, height: 26)
        Image(systemName: "chart.pie.fill").frame(width: 26, height: 26)
        Image(systemName: "hammer.fill").frame(width: 26, height: 26)
        Image(systemName: "wrench.fill").frame(width: 26, height: 26)
      }
    }
    .foregroundColor(.white)
    .padding(8)
    .background(Color(RGBAColor(hex: 0xAF52DE)))
  }
}

extension IconFilledView {
  /// The picture of the document.
  static func scene() -> Scene {
    Scene(IconFilledView())
  }
}

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

/// Icons in the colours that things have, on a page and on a sky; weather in two colours of one's own; icons without colours of their own.
struct IconMulticolorView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      VStack(alignment: .leading, spacing: 12) {
        HStack(spacing: 12) {
          Image(systemName: "sun.max.fill")
            .with {
              $0.contentMode = .original
              $0.fontSize = 30
              $0.symbolRenderingMode = .multicolor
            }
          Image(systemName: "cloud.fill")
            .with {
              $0.contentMode = .original
              $0.fontSize = 30
              $0.symbolRenderingMode = .multicolor
            }
          Image(systemName: "cloud.sun.fill")
            .with {
              $0.contentMode = .original
              $0.fontSize = 30
              $0.symbolRenderingMode = .multicolor
            }
          Image(systemName: "cloud.rain.fill")
            .with {
              $0.contentMode = .original
              $0.fontSize = 30
              $0.symbolRenderingMode = .multicolor
            }
          Image(systemName: "cloud.bolt.fill")
            .with {
              $0.contentMode = .original
              $0.fontSize = 30
              $0.symbolRenderingMode = .multicolor
            }
          Image(systemName: "bolt.fill")
            .with {
              $0.contentMode = .original
              $0.fontSize = 30
              $0.symbolRenderingMode = .multicolor
            }
        }
        HStack(spacing: 12) {
          Image(systemName: "heart.fill")
            .with {
              $0.contentMode = .original
              $0.fontSize = 30
              $0.symbolRenderingMode = .multicolor
            }
          Image(systemName: "star.fill")
            .with {
              $0.contentMode = .original
              $0.fontSize = 30
              $0.symbolRenderingMode = .multicolor
            }
          Image(systemName: "bell.badge")
            .with {
              $0.contentMode = .original
              $0.fontSize = 30
              $0.symbolRenderingMode = .multicolor
            }
          Image(systemName: "person.badge.plus")
            .with {
              $0.contentMode = .original
              $0.fontSize = 30
              $0.symbolRenderingMode = .multicolor
            }
          Image(systemName: "folder.badge.minus")
            .with {
              $0.contentMode = .original
              $0.fontSize = 30
              $0.symbolRenderingMode = .multicolor
            }
          Image(systemName: "plus.circle.fill")
            .with {
              $0.contentMode = .original
              $0.fontSize = 30
              $0.symbolRenderingMode = .multicolor
            }
        }
        HStack(spacing: 12) {
          Image(systemName: "heart")
            .with {
              $0.contentMode = .original
              $0.fontSize = 30
              $0.symbolRenderingMode = .multicolor
            }
          Image(systemName: "star.circle.fill")
            .with {
              $0.contentMode = .original
              $0.fontSize = 30
              $0.symbolRenderingMode = .multicolor
            }
          Image(systemName: "moon.fill")
            .with {
              $0.contentMode = .original
              $0.fontSize = 30
              $0.symbolRenderingMode = .multicolor
            }
          Image(systemName: "cloud.rain")
            .with {
              $0.contentMode = .original
              $0.fontSize = 30
              $0.symbolRenderingMode = .multicolor
            }
          Image(systemName: "house.fill")
            .with {
              $0.contentMode = .original
              $0.fontSize = 30
              $0.symbolRenderingMode = .multicolor
            }
        }
        HStack(spacing: 12) {
          Image(systemName: "cloud.sun.fill")
            .with {
              $0.contentMode = .original
              $0.fontSize = 30
              $0.symbolRenderingMode = .palette
              $0.symbolColors = [SystemColor.systemOrange.color]
            }
          Image(systemName: "cloud.rain.fill")
            .with {
              $0.contentMode = .original
              $0.fontSize = 30
              $0.symbolRenderingMode = .palette
              $0.symbolColors = [SystemColor.systemOrange.color]
            }
          Image(systemName: "cloud.bolt.fill")
            .with {
              $0.contentMode = .original
              $0.fontSize = 30
              $0.symbolRenderingMode = .palette
              $0.symbolColors = [SystemColor.systemOrange.color]
            }
          Image(systemName: "cloud.sun.fill")
            .with {
              $0.contentMode = .original
              $0.fontSize = 30
              $0.symbolRenderingMode = .hierarchical
            }
          Image(systemName: "cloud.rain.fill")
            .with {
              $0.contentMode = .original
              $0.fontSize = 30
              $0.symbolRenderingMode = .hierarchical
            }
          Image(systemName: "cloud.bolt.fill")
            .with {
              $0.contentMode = .original
              $0.fontSize = 30
              $0.symbolRenderingMode = .hierarchical
            }
        }
        .foregroundColor(SystemColor.systemIndigo.color)
      }
      .padding(12)
      VStack(spacing: 0) {
        HStack(spacing: 12) {
          Image(systemName: "sun.max.fill")
            .with {
              $0.contentMode = .original
              $0.fontSize = 30
              $0.symbolRenderingMode = .multicolor
            }
          Image(systemName: "cloud.fill")
            .with {
              $0.contentMode = .original
              $0.fontSize = 30
              $0.symbolRenderingMode = .multicolor
            }
          Image(systemName: "cloud.sun.fill")
            .with {
              $0.contentMode = .original
              $0.fontSize = 30
              $0.symbolRenderingMode = .multicolor
            }
          Image(systemName: "cloud.rain.fill")
            .with {
              $0.contentMode = .original
              $0.fontSize = 30
              $0.symbolRenderingMode = .multicolor
            }
          Image(systemName: "cloud.bolt.fill")
            .with {
              $0.contentMode = .original
              $0.fontSize = 30
              $0.symbolRenderingMode = .multicolor
            }
          Image(systemName: "bolt.fill")
            .with {
              $0.contentMode = .original
              $0.fontSize = 30
              $0.symbolRenderingMode = .multicolor
            }
        }
      }
      .padding(12)
      .background(SystemColor.systemBlue.color)
    }
  }
}

extension IconMulticolorView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 300
    settings.scale = 2
    settings.backgroundColor = SystemColor.systemBackground.color
    return Scene(IconMulticolorView(), canvas: SceneCanvas(settings))
  }
}

/// The parts of icons in one colour, in paler ones, in colours of their own.
struct IconPartsView: View {
  var body: some View {
    VStack(spacing: 10) {
      HStack(spacing: 10) {
        Image(systemName: "person.circle.fill")
          .with {
            $0.contentMode = .original
            $0.fontSize = 26
          }
        Image(systemName: "bell.slash")
          .with {
            $0.contentMode = .original
            $0.fontSize = 26
          }
        Image(systemName: "folder.badge.plus")
          .with {
            $0.contentMode = .original
            $0.fontSize = 26
          }
        Image(systemName: "person.crop.circle.badge.checkmark")
          .with {
            $0.contentMode = .original
            $0.fontSize = 26
          }
        Image(systemName: "plus.circle.fill")
          .with {
            $0.contentMode = .original
            $0.fontSize = 26
          }
        Image(systemName: "speaker.slash.circle.fill")
          .with {
            $0.contentMode = .original
            $0.fontSize = 26
          }
      }
      .foregroundColor(SystemColor.systemBlue.color)
      HStack(spacing: 10) {
        Image(systemName: "person.circle.fill")
          .with {
            $0.contentMode = .original
            $0.fontSize = 26
            $0.symbolRenderingMode = .hierarchical
          }
        Image(systemName: "bell.slash")
          .with {
            $0.contentMode = .original
            $0.fontSize = 26
            $0.symbolRenderingMode = .hierarchical
          }
        Image(systemName: "folder.badge.plus")
          .with {
            $0.contentMode = .original
            $0.fontSize = 26
            $0.symbolRenderingMode = .hierarchical
          }
        Image(systemName: "person.crop.circle.badge.checkmark")
          .with {
            $0.contentMode = .original
            $0.fontSize = 26
            $0.symbolRenderingMode = .hierarchical
          }
        Image(systemName: "plus.circle.fill")
          .with {
            $0.contentMode = .original
            $0.fontSize = 26
            $0.symbolRenderingMode = .hierarchical
          }
        Image(systemName: "speaker.slash.circle.fill")
          .with {
            $0.contentMode = .original
            $0.fontSize = 26
            $0.symbolRenderingMode = .hierarchical
          }
      }
      .foregroundColor(SystemColor.systemBlue.color)
      HStack(spacing: 10) {
        Image(systemName: "person.circle.fill")
          .with {
            $0.contentMode = .original
            $0.fontSize = 26
            $0.symbolRenderingMode = .palette
            $0.symbolColors = [SystemColor.systemOrange.color, SystemColor.systemGray3.color]
          }
        Image(systemName: "bell.slash")
          .with {
            $0.contentMode = .original
            $0.fontSize = 26
            $0.symbolRenderingMode = .palette
            $0.symbolColors = [SystemColor.systemOrange.color, SystemColor.systemGray3.color]
          }
        Image(systemName: "folder.badge.plus")
          .with {
            $0.contentMode = .original
            $0.fontSize = 26
            $0.symbolRenderingMode = .palette
            $0.symbolColors = [SystemColor.systemOrange.color, SystemColor.systemGray3.color]
          }
        Image(systemName: "person.crop.circle.badge.checkmark")
          .with {
            $0.contentMode = .original
            $0.fontSize = 26
            $0.symbolRenderingMode = .palette
            $0.symbolColors = [SystemColor.systemOrange.color, SystemColor.systemGray3.color]
          }
        Image(systemName: "plus.circle.fill")
          .with {
            $0.contentMode = .original
            $0.fontSize = 26
            $0.symbolRenderingMode = .palette
            $0.symbolColors = [SystemColor.systemOrange.color, SystemColor.systemGray3.color]
          }
        Image(systemName: "speaker.slash.circle.fill")
          .with {
            $0.contentMode = .original
            $0.fontSize = 26
            $0.symbolRenderingMode = .palette
            $0.symbolColors = [SystemColor.systemOrange.color, SystemColor.systemGray3.color]
          }
      }
      .foregroundColor(SystemColor.systemBlue.color)
      HStack(spacing: 10) {
        Image(systemName: "person.circle.fill")
          .with {
            $0.contentMode = .original
            $0.fontSize = 26
            $0.symbolRenderingMode = .multicolor
          }
        Image(systemName: "bell.slash")
          .with {
            $0.contentMode = .original
            $0.fontSize = 26
            $0.symbolRenderingMode = .multicolor
          }
        Image(systemName: "folder.badge.plus")
          .with {
            $0.contentMode = .original
            $0.fontSize = 26
            $0.symbolRenderingMode = .multicolor
          }
        Image(systemName: "person.crop.circle.badge.checkmark")
          .with {
            $0.contentMode = .original
            $0.fontSize = 26
            $0.symbolRenderingMode = .multicolor
          }
        Image(systemName: "plus.circle.fill")
          .with {
            $0.contentMode = .original
            $0.fontSize = 26
            $0.symbolRenderingMode = .multicolor
          }
        Image(systemName: "speaker.slash.circle.fill")
          .with {
            $0.contentMode = .original
            $0.fontSize = 26
            $0.symbolRenderingMode = .multicolor
          }
      }
      .foregroundColor(SystemColor.systemBlue.color)
    }
    .padding(12)
  }
}

extension IconPartsView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 260
    settings.scale = 2
    return Scene(IconPartsView(), canvas: SceneCanvas(settings))
  }
}

/// Slashes and badges leave a gap in which the ground shows.
struct IconSlashesAndBadgesView: View {
  var body: some View {
    VStack(spacing: 6) {
      Grid(
        [.fixed(26), .fixed(26), .fixed(26), .fixed(26), .fixed(26), .fixed(26), .fixed(26), .fixed(26)],
        trackSpacing: 6,
        lineSpacing: 6
      ) {
        Image(systemName: "bell.slash").frame(width: 26, height: 26)
        Image(systemName: "eye.slash").frame(width: 26, height: 26)
        Image(systemName: "mic.slash").frame(width: 26, height: 26)
        Image(systemName: "heart.slash").frame(width: 26, height: 26)
        Image(systemName: "wifi.slash").frame(width: 26, height: 26)
        Image(systemName: "bookmark.slash").frame(width: 26, height: 26)
        Image(systemName: "location.slash").frame(width: 26, height: 26)
        Image(systemName: "lightbulb.slash").frame(width: 26, height: 26)
        Image(systemName: "bell.slash.fill").frame(width: 26, height: 26)
        Image(systemName: "eye.slash.fill").frame(width: 26, height: 26)
        Image(systemName: "mic.slash.fill").frame(width: 26, height: 26)
        Image(systemName: "heart.slash.fill").frame(width: 26, height: 26)
        Image(systemName: "wifi.slash.fill").frame(width: 26, height: 26)
        Image(systemName: "bookmark.slash.fill").frame(width: 26, height: 26)
        Image(systemName: "location.slash.fill").frame(width: 26, height: 26)
        Image(systemName: "lightbulb.slash.fill").frame(width: 26, height: 26)
        Image(systemName: "bell.badge").frame(width: 26, height: 26)
        Image(systemName: "envelope.badge").frame(width: 26, height: 26)
        Image(systemName: "folder.badge").frame(width: 26, height: 26)
        Image(systemName: "calendar.badge").frame(width: 26, height: 26)
        Image(systemName: "doc.badge").frame(width: 26, height: 26)
        Image(systemName: "person.badge").frame(width: 26, height: 26)
        Image(systemName: "cart.badge").frame(width: 26, height: 26)
        Image(systemName: "app.badge").frame(width: 26, height: 26)
        Image(systemName: "bell.badge.plus").frame(width: 26, height: 26)
        Image(systemName: "envelope.badge.plus").frame(width: 26, height: 26)
        Image(systemName: "folder.badge.plus").frame(width: 26, height: 26)
        Image(systemName: "calendar.badge.plus").frame(width: 26, height: 26)
        Image(systemName: "doc.badge.plus").frame(width: 26, height: 26)
        Image(systemName: "person.badge.plus").frame(width: 26, height: 26)
        Image(systemName: "cart.badge.plus").frame(width: 26, height: 26)
        Image(systemName: "app.badge.plus").frame(width: 26, height: 26)
        Image(systemName: "bell.badge.xmark").frame(width: 26, height: 26)
        Image(systemName: "envelope.badge.xmark").frame(width: 26, height: 26)
        Image(systemName: "folder.badge.xmark").frame(width: 26, height: 26)
        Image(systemName: "calendar.badge.xmark").frame(width: 26, height: 26)
        Image(systemName: "doc.badge.xmark").frame(width: 26, height: 26)
        Image(systemName: "person.badge.xmark").frame(width: 26, height: 26)
        Image(systemName: "cart.badge.xmark").frame(width: 26, height: 26)
        Image(systemName: "app.badge.xmark").frame(width: 26, height: 26)
        Image(systemName: "bell.badge.checkmark").frame(width: 26, height: 26)
        Image(systemName: "envelope.badge.checkmark").frame(width: 26, height: 26)
        Image(systemName: "folder.badge.checkmark").frame(width: 26, height: 26)
        Image(systemName: "calendar.badge.checkmark").frame(width: 26, height: 26)
        Image(systemName: "doc.badge.checkmark").frame(width: 26, height: 26)
        Image(systemName: "person.badge.checkmark").frame(width: 26, height: 26)
        Image(systemName: "cart.badge.checkmark").frame(width: 26, height: 26)
        Image(systemName: "app.badge.checkmark").frame(width: 26, height: 26)
        Image(systemName: "bell.fill.badge").frame(width: 26, height: 26)
        Image(systemName: "envelope.fill.badge").frame(width: 26, height: 26)
        Image(systemName: "folder.fill.badge").frame(width: 26, height: 26)
        Image(systemName: "calendar.fill.badge").frame(width: 26, height: 26)
        Image(systemName: "doc.fill.badge").frame(width: 26, height: 26)
        Image(systemName: "person.fill.badge").frame(width: 26, height: 26)
        Image(systemName: "cart.fill.badge").frame(width: 26, height: 26)
        Image(systemName: "app.fill.badge").frame(width: 26, height: 26)
        Image(systemName: "bell.fill.badge.plus").frame(width: 26, height: 26)
        Image(systemName: "envelope.fill.badge.plus").frame(width: 26, height: 26)
        Image(systemName: "folder.fill.badge.plus").frame(width: 26, height: 26)
        Image(systemName: "calendar.fill.badge.plus").frame(width: 26, height: 26)
        Image(systemName: "doc.fill.badge.plus").frame(width: 26, height: 26)
        Image(systemName: "person.fill.badge.plus").frame(width: 26, height: 26)
        Image(systemName: "cart.fill.badge.plus").frame(width: 26, height: 26)
        Image(systemName: "app.fill.badge.plus").frame(width: 26, height: 26)
        Image(systemName: "bell.fill.badge.xmark").frame(width: 26, height: 26)
        Image(systemName: "envelope.fill.badge.xmark").frame(width: 26, height: 26)
        Image(systemName: "folder.fill.badge.xmark").frame(width: 26, height: 26)
        Image(systemName: "calendar.fill.badge.xmark").frame(width: 26, height: 26)
        Image(systemName: "doc.fill.badge.xmark").frame(width: 26, height: 26)
        Image(systemName: "person.fill.badge.xmark").frame(width: 26, height: 26)
        Image(systemName: "cart.fill.badge.xmark").frame(width: 26, height: 26)
        Image(systemName: "app.fill.badge.xmark").frame(width: 26, height: 26)
        Image(systemName: "bell.fill.badge.checkmark").frame(width: 26, height: 26)
        Image(systemName: "envelope.fill.badge.checkmark").frame(width: 26, height: 26)
        Image(systemName: "folder.fill.badge.checkmark").frame(width: 26, height: 26)
        Image(systemName: "calendar.fill.badge.checkmark").frame(width: 26, height: 26)
        Image(systemName: "doc.fill.badge.checkmark").frame(width: 26, height: 26)
        Image(systemName: "person.fill.badge.checkmark").frame(width: 26, height: 26)
        Image(systemName: "cart.fill.badge.checkmark").frame(width: 26, height: 26)
        Image(systemName: "app.fill.badge.checkmark").frame(width: 26, height: 26)
      }
    }
    .padding(8)
    .background(Color(RGBAColor(hex: 0x34C759)))
  }
}

extension IconSlashesAndBadgesView {
  /// The picture of the document.
  static func scene() -> Scene {
    Scene(IconSlashesAndBadgesView())
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

/// A translucent colour counts once where parts of a symbol overlap.
struct IconTranslucentView: View {
  var body: some View {
    HStack(spacing: 8) {
      Image(systemName: "plus").frame(width: 40, height: 40)
      Image(systemName: "gearshape").frame(width: 40, height: 40)
      Image(systemName: "bell.badge").frame(width: 40, height: 40)
      Image(systemName: "xmark.circle.fill").frame(width: 40, height: 40)
      Image(systemName: "cloud.sun.fill").frame(width: 40, height: 40)
      Image(systemName: "ellipsis").frame(width: 40, height: 40)
    }
    .foregroundColor(Color(RGBAColor(hex: 0x000000, alpha: 0.5019607843137255)))
    .padding(8)
    .background(Color(RGBAColor(hex: 0x5AC8FA)))
  }
}

extension IconTranslucentView {
  /// The picture of the document.
  static func scene() -> Scene {
    Scene(IconTranslucentView())
  }
}

/// A dotted square stands for what nothing free shows.
struct IconUnknownView: View {
  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: "applelogo").frame(width: 28, height: 28)
      Image(systemName: "swift").frame(width: 64, height: 28)
    }
    .foregroundColor(Color(RGBAColor(hex: 0xFF3B30)))
    .padding(6)
  }
}

extension IconUnknownView {
  /// The picture of the document.
  static func scene() -> Scene {
    Scene(IconUnknownView())
  }
}

/// The weight of the font is the width of the lines.
struct IconWeightsView: View {
  var body: some View {
    VStack(spacing: 4) {
      HStack(spacing: 6) {
        Image(systemName: "gearshape")
          .with { $0.fontWeight = .ultraLight }
          .frame(width: 26, height: 26)
        Image(systemName: "gearshape").with { $0.fontWeight = .thin }.frame(width: 26, height: 26)
        Image(systemName: "gearshape").with { $0.fontWeight = .light }.frame(width: 26, height: 26)
        Image(systemName: "gearshape")
          .with { $0.fontWeight = .regular }
          .frame(width: 26, height: 26)
        Image(systemName: "gearshape").with { $0.fontWeight = .medium }.frame(width: 26, height: 26)
        Image(systemName: "gearshape")
          .with { $0.fontWeight = .semibold }
          .frame(width: 26, height: 26)
        Image(systemName: "gearshape").with { $0.fontWeight = .bold }.frame(width: 26, height: 26)
        Image(systemName: "gearshape").with { $0.fontWeight = .heavy }.frame(width: 26, height: 26)
        Image(systemName: "gearshape").with { $0.fontWeight = .black }.frame(width: 26, height: 26)
      }
      HStack(spacing: 6) {
        Image(systemName: "chevron.right")
          .with { $0.fontWeight = .ultraLight }
          .frame(width: 26, height: 26)
        Image(systemName: "chevron.right")
          .with { $0.fontWeight = .thin }
          .frame(width: 26, height: 26)
        Image(systemName: "chevron.right")
          .with { $0.fontWeight = .light }
          .frame(width: 26, height: 26)
        Image(systemName: "chevron.right")
          .with { $0.fontWeight = .regular }
          .frame(width: 26, height: 26)
        Image(systemName: "chevron.right")
          .with { $0.fontWeight = .medium }
          .frame(width: 26, height: 26)
        Image(systemName: "chevron.right")
          .with { $0.fontWeight = .semibold }
          .frame(width: 26, height: 26)
        Image(systemName: "chevron.right")
          .with { $0.fontWeight = .bold }
          .frame(width: 26, height: 26)
        Image(systemName: "chevron.right")
          .with { $0.fontWeight = .heavy }
          .frame(width: 26, height: 26)
        Image(systemName: "chevron.right")
          .with { $0.fontWeight = .black }
          .frame(width: 26, height: 26)
      }
      HStack(spacing: 6) {
        Image(systemName: "house").with { $0.fontWeight = .ultraLight }.frame(width: 26, height: 26)
        Image(systemName: "house").with { $0.fontWeight = .thin }.frame(width: 26, height: 26)
        Image(systemName: "house").with { $0.fontWeight = .light }.frame(width: 26, height: 26)
        Image(systemName: "house").with { $0.fontWeight = .regular }.frame(width: 26, height: 26)
        Image(systemName: "house").with { $0.fontWeight = .medium }.frame(width: 26, height: 26)
        Image(systemName: "house").with { $0.fontWeight = .semibold }.frame(width: 26, height: 26)
        Image(systemName: "house").with { $0.fontWeight = .bold }.frame(width: 26, height: 26)
        Image(systemName: "house").with { $0.fontWeight = .heavy }.frame(width: 26, height: 26)
        Image(systemName: "house").with { $0.fontWeight = .black }.frame(width: 26, height: 26)
      }
      HStack(spacing: 6) {
        Image(systemName: "calendar")
          .with { $0.fontWeight = .ultraLight }
          .frame(width: 26, height: 26)
        Image(systemName: "calendar").with { $0.fontWeight = .thin }.frame(width: 26, height: 26)
        Image(systemName: "calendar").with { $0.fontWeight = .light }.frame(width: 26, height: 26)
        Image(systemName: "calendar").with { $0.fontWeight = .regular }.frame(width: 26, height: 26)
        Image(systemName: "calendar").with { $0.fontWeight = .medium }.frame(width: 26, height: 26)
        Image(systemName: "calendar")
          .with { $0.fontWeight = .semibold }
          .frame(width: 26, height: 26)
        Image(systemName: "calendar").with { $0.fontWeight = .bold }.frame(width: 26, height: 26)
        Image(systemName: "calendar").with { $0.fontWeight = .heavy }.frame(width: 26, height: 26)
        Image(systemName: "calendar").with { $0.fontWeight = .black }.frame(width: 26, height: 26)
      }
      HStack(spacing: 6) {
        Image(systemName: "plus.circle")
          .with { $0.fontWeight = .ultraLight }
          .frame(width: 26, height: 26)
        Image(systemName: "plus.circle").with { $0.fontWeight = .thin }.frame(width: 26, height: 26)
        Image(systemName: "plus.circle")
          .with { $0.fontWeight = .light }
          .frame(width: 26, height: 26)
        Image(systemName: "plus.circle")
          .with { $0.fontWeight = .regular }
          .frame(width: 26, height: 26)
        Image(systemName: "plus.circle")
          .with { $0.fontWeight = .medium }
          .frame(width: 26, height: 26)
        Image(systemName: "plus.circle")
          .with { $0.fontWeight = .semibold }
          .frame(width: 26, height: 26)
        Image(systemName: "plus.circle").with { $0.fontWeight = .bold }.frame(width: 26, height: 26)
        Image(systemName: "plus.circle")
          .with { $0.fontWeight = .heavy }
          .frame(width: 26, height: 26)
        Image(systemName: "plus.circle")
          .with { $0.fontWeight = .black }
          .frame(width: 26, height: 26)
      }
      HStack(spacing: 6) {
        Image(systemName: "heart.slash")
          .with { $0.fontWeight = .ultraLight }
          .frame(width: 26, height: 26)
        Image(systemName: "heart.slash").with { $0.fontWeight = .thin }.frame(width: 26, height: 26)
        Image(systemName: "heart.slash")
          .with { $0.fontWeight = .light }
          .frame(width: 26, height: 26)
        Image(systemName: "heart.slash")
          .with { $0.fontWeight = .regular }
          .frame(width: 26, height: 26)
        Image(systemName: "heart.slash")
          .with { $0.fontWeight = .medium }
          .frame(width: 26, height: 26)
        Image(systemName: "heart.slash")
          .with { $0.fontWeight = .semibold }
          .frame(width: 26, height: 26)
        Image(systemName: "heart.slash").with { $0.fontWeight = .bold }.frame(width: 26, height: 26)
        Image(systemName: "heart.slash")
          .with { $0.fontWeight = .heavy }
          .frame(width: 26, height: 26)
        Image(systemName: "heart.slash")
          .with { $0.fontWeight = .black }
          .frame(width: 26, height: 26)
      }
      HStack(spacing: 6) {
        Image(systemName: "ellipsis")
          .with { $0.fontWeight = .ultraLight }
          .frame(width: 26, height: 26)
        Image(systemName: "ellipsis").with { $0.fontWeight = .thin }.frame(width: 26, height: 26)
        Image(systemName: "ellipsis").with { $0.fontWeight = .light }.frame(width: 26, height: 26)
        Image(systemName: "ellipsis").with { $0.fontWeight = .regular }.frame(width: 26, height: 26)
        Image(systemName: "ellipsis").with { $0.fontWeight = .medium }.frame(width: 26, height: 26)
        Image(systemName: "ellipsis")
          .with { $0.fontWeight = .semibold }
          .frame(width: 26, height: 26)
        Image(systemName: "ellipsis").with { $0.fontWeight = .bold }.frame(width: 26, height: 26)
        Image(systemName: "ellipsis").with { $0.fontWeight = .heavy }.frame(width: 26, height: 26)
        Image(systemName: "ellipsis").with { $0.fontWeight = .black }.frame(width: 26, height: 26)
      }
    }
    .padding(8)
  }
}

extension IconWeightsView {
  /// The picture of the document.
  static func scene() -> Scene {
    Scene(IconWeightsView())
  }
}

extension ParityScenes {
  static func addIcon(to scenes: inout ParityScenes) {
    scenes.add("icon/beside-text") { _ in IconBesideTextView.scene() }
    scenes.add("icon/common") { _ in IconCommonView.scene() }
    scenes.add("icon/direction") { _ in IconDirectionView.scene() }
    scenes.add("icon/enclosed-lines") { _ in IconEnclosedLinesView.scene() }
    scenes.add("icon/enclosures") { _ in IconEnclosuresView.scene() }
    scenes.add("icon/filled") { _ in IconFilledView.scene() }
    scenes.add("icon/fits-the-smaller-side") { _ in IconFitsTheSmallerSideView.scene() }
    scenes.add("icon/multicolor") { _ in IconMulticolorView.scene() }
    scenes.add("icon/parts") { _ in IconPartsView.scene() }
    scenes.add("icon/slashes-and-badges") { _ in IconSlashesAndBadgesView.scene() }
    scenes.add("icon/symbols") { _ in IconSymbolsView.scene() }
    scenes.add("icon/translucent") { _ in IconTranslucentView.scene() }
    scenes.add("icon/unknown") { _ in IconUnknownView.scene() }
    scenes.add("icon/weights") { _ in IconWeightsView.scene() }
  }
}
