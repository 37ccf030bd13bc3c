// swift-format-ignore-file
// Written by `galley swift --corpus`; a test compares it with what would be written today.

import GalleyStair

/// fit, fill and stretch in a square.
struct ImageContentModesView: View {
  var images: any ImageSource

  var body: some View {
    HStack(spacing: 6) {
      Image("discs", from: images)
        .with { $0.contentMode = .fit }
        .border(SystemColor.systemGray3.color, width: 1)
        .frame(width: 60, height: 60)
      Image("discs", from: images)
        .with { $0.contentMode = .fill }
        .border(SystemColor.systemGray3.color, width: 1)
        .frame(width: 60, height: 60)
      Image("discs", from: images)
        .with { $0.contentMode = .stretch }
        .border(SystemColor.systemGray3.color, width: 1)
        .frame(width: 60, height: 60)
    }
    .padding(6)
  }
}

extension ImageContentModesView {
  /// The picture of the document.
  ///
  /// - Parameter images: Those beside the document: `ResourceLoader(document: path)`.
  static func scene(images: any ImageSource) -> Scene {
    Scene(ImageContentModesView(images: images))
  }
}

/// Round corners cut the picture.
struct ImageCornerRadiusView: View {
  var images: any ImageSource

  var body: some View {
    HStack(spacing: 6) {
      Image("hiking", from: images)
        .modifiers { $0.cornerRadius = CornerRadii(8) }
        .frame(width: 40, height: 40)
      Image("hiking", from: images)
        .modifiers { $0.cornerRadius = CornerRadii(.infinity) }
        .frame(width: 40, height: 40)
    }
    .padding(6)
  }
}

extension ImageCornerRadiusView {
  /// The picture of the document.
  ///
  /// - Parameter images: Those beside the document: `ResourceLoader(document: path)`.
  static func scene(images: any ImageSource) -> Scene {
    Scene(ImageCornerRadiusView(images: images))
  }
}

/// Pixels from a data URL.
struct ImageDataUrlView: View {
  var images: any ImageSource

  var body: some View {
    Image(
      url: "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFUlEQVR42mP4z8DA0ADEDP//n2AAABoKBEZf/dk4AAAAAElFTkSuQmCC",
      from: images
    )
    .padding(4)
    .frame(width: 24, height: 24)
  }
}

extension ImageDataUrlView {
  /// The picture of the document.
  ///
  /// - Parameter images: Those beside the document: `ResourceLoader(document: path)`.
  static func scene(images: any ImageSource) -> Scene {
    Scene(ImageDataUrlView(images: images))
  }
}

/// An image keeps its proportions and takes what fits.
struct ImageFitView: View {
  var images: any ImageSource

  var body: some View {
    Image("hiking", from: images).border(Color(RGBAColor(hex: 0xFF3B30)), width: 1)
  }
}

extension ImageFitView {
  /// The picture of the document.
  ///
  /// - Parameter images: Those beside the document: `ResourceLoader(document: path)`.
  static func scene(images: any ImageSource) -> Scene {
    var settings = SceneSettings()
    settings.width = 120
    settings.height = 60
    return Scene(ImageFitView(images: images), canvas: SceneCanvas(settings))
  }
}

/// Icons and pictures that stand in texts: in runs, in Markdown and in HTML.
struct ImageInTextView: View {
  var images: any ImageSource

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text()
        .with {
          $0.runs = [StyledRun("") { $0.image = Image(systemName: "star.fill"); $0.foregroundColor = SystemColor.systemYellow.color }, StyledRun(" 4.8 in "), StyledRun("") { $0.image = Image(systemName: "mappin.and.ellipse") }, StyledRun(" Salzburg, "), StyledRun("12 ") { $0.bold = true }, StyledRun("") { $0.image = Image(systemName: "figure.walk"); $0.bold = true }, StyledRun(" and as many "), StyledRun("") { $0.image = Image(systemName: "bicycle"); $0.foregroundColor = SystemColor.systemBlue.color }, StyledRun(" on each day of the week")]
        }
        .foregroundColor(.label)
      Text()
        .with {
          $0.runs = [StyledRun("Large "), StyledRun("") { $0.image = Image(systemName: "heart.fill"); $0.font = .title1; $0.foregroundColor = SystemColor.systemRed.color }, StyledRun(" and wide "), StyledRun("") { $0.image = Image(systemName: "heart"); $0.width = 12 }, StyledRun(" and high "), StyledRun("") { $0.image = Image(systemName: "heart"); $0.height = 40 }, StyledRun(" and raised "), StyledRun("") { $0.image = Image(systemName: "heart"); $0.baselineOffset = 6 }]
        }
        .foregroundColor(.label)
      Text()
        .with {
          $0.runs = [StyledRun("A picture "), StyledRun("") { $0.image = Image("hiking", from: images); $0.height = 16 }, StyledRun(", a vector "), StyledRun("") { $0.image = Image("kite", from: images); $0.width = 20 }, StyledRun(" and its mirror"), StyledRun(" underlined ") { $0.underline = DecorationValue(LineDecoration()) }, StyledRun("") { $0.image = Image(systemName: "link"); $0.underline = DecorationValue(LineDecoration()) }]
          $0.lines.highlightColor = SystemColor.systemGray6.color
        }
        .foregroundColor(.label)
      Text()
        .multilineTextAlignment(.center)
        .with {
          $0.markdown = MarkedText(markdown: "**Markdown** ![a hiker](hiking) in a line, a ![vector](kite.svg) behind.", from: images)
        }
        .foregroundColor(.label)
      Text()
        .with {
          $0.html = MarkedText(html: "<p>HTML <img src=hiking width=20 alt='a hiker'> small<br><img src='flag.svg' height=24 alt='a flag'> high</p>", from: images)
        }
        .foregroundColor(.label)
      Text()
        .lineLimit(1)
        .with {
          $0.runs = [StyledRun("one line that is cut off at "), StyledRun("") { $0.image = Image(systemName: "scissors") }, StyledRun(" its end, far out there")]
        }
        .foregroundColor(.label)
    }
    .foregroundColor(.label)
    .padding(16)
  }
}

extension ImageInTextView {
  /// The picture of the document.
  ///
  /// - Parameter images: Those beside the document: `ResourceLoader(document: path)`.
  static func scene(images: any ImageSource) -> Scene {
    var settings = SceneSettings()
    settings.width = 260
    settings.scale = 2
    settings.backgroundColor = SystemColor.systemBackground.color
    return Scene(ImageInTextView(images: images), canvas: SceneCanvas(settings))
  }
}

/// The natural size, whatever the room.
struct ImageOriginalView: View {
  var images: any ImageSource

  var body: some View {
    Image("hiking", from: images).with { $0.contentMode = .original }
  }
}

extension ImageOriginalView {
  /// The picture of the document.
  ///
  /// - Parameter images: Those beside the document: `ResourceLoader(document: path)`.
  static func scene(images: any ImageSource) -> Scene {
    var settings = SceneSettings()
    settings.width = 100
    settings.height = 60
    return Scene(ImageOriginalView(images: images), canvas: SceneCanvas(settings))
  }
}

/// A remote URL is looked for in the assets folder.
struct ImageRemoteThroughAssetsView: View {
  var images: any ImageSource

  var body: some View {
    Image(url: "https://cdn.example.org/marks/discs.png?v=3", from: images).frame(height: 46)
  }
}

extension ImageRemoteThroughAssetsView {
  /// The picture of the document.
  ///
  /// - Parameter images: Those beside the document: `ResourceLoader(document: path)`.
  static func scene(images: any ImageSource) -> Scene {
    var settings = SceneSettings()
    settings.width = 200
    return Scene(ImageRemoteThroughAssetsView(images: images), canvas: SceneCanvas(settings))
  }
}

/// A template is a mask for the foreground colour.
struct ImageTemplateView: View {
  var images: any ImageSource

  var body: some View {
    HStack(spacing: 6) {
      Image("discs", from: images).frame(width: 80, height: 27)
      Image("discs", from: images)
        .with { $0.template = true }
        .foregroundColor(SystemColor.systemPurple.color)
        .frame(width: 80, height: 27)
    }
    .padding(6)
  }
}

extension ImageTemplateView {
  /// The picture of the document.
  ///
  /// - Parameter images: Those beside the document: `ResourceLoader(document: path)`.
  static func scene(images: any ImageSource) -> Scene {
    Scene(ImageTemplateView(images: images))
  }
}

/// What cannot be found is a labelled box, too small ones without label.
struct ImageUnresolvedView: View {
  var images: any ImageSource

  var body: some View {
    HStack(spacing: 6) {
      Image(url: "https://example.org/photos/lake-at-dawn.jpg", from: images)
        .modifiers { $0.cornerRadius = CornerRadii(6) }
        .frame(width: 80, height: 40)
      Image(url: "https://example.org/x.png", from: images).frame(width: 20, height: 20)
    }
    .padding(6)
  }
}

extension ImageUnresolvedView {
  /// The picture of the document.
  ///
  /// - Parameter images: Those beside the document: `ResourceLoader(document: path)`.
  static func scene(images: any ImageSource) -> Scene {
    Scene(ImageUnresolvedView(images: images))
  }
}

/// An SVG image at its natural size, larger, in its modes, as a mask, and from a data URL in the foreground colour.
struct ImageVectorView: View {
  var images: any ImageSource

  var body: some View {
    HStack(spacing: 8) {
      Image("kite.svg", from: images).with { $0.contentMode = .original }
      Image("kite", from: images).frame(width: 96, height: 96)
      Image("kite.svg", from: images)
        .with { $0.contentMode = .stretch }
        .frame(width: 60, height: 96)
      Image("kite.svg", from: images)
        .with { $0.contentMode = .fill }
        .modifiers { $0.cornerRadius = CornerRadii(8) }
        .frame(width: 40, height: 96)
      Image("flag", from: images).with { $0.template = true }.frame(width: 36, height: 36)
      Image(
        url: "data:image/svg+xml,%3Csvg viewBox='0 0 8 8'%3E%3Cpath d='M0 4h8M4 0v8' stroke='currentColor'/%3E%3C/svg%3E",
        from: images
      )
      .frame(width: 24, height: 24)
    }
    .foregroundColor(Color(RGBAColor(hex: 0xAF52DE)))
    .padding(8)
  }
}

extension ImageVectorView {
  /// The picture of the document.
  ///
  /// - Parameter images: Those beside the document: `ResourceLoader(document: path)`.
  static func scene(images: any ImageSource) -> Scene {
    Scene(ImageVectorView(images: images))
  }
}

extension ParityScenes {
  static func addImage(to scenes: inout ParityScenes) {
    scenes.add("image/content-modes") { ImageContentModesView.scene(images: $0.images) }
    scenes.add("image/corner-radius") { ImageCornerRadiusView.scene(images: $0.images) }
    scenes.add("image/data-url") { ImageDataUrlView.scene(images: $0.images) }
    scenes.add("image/fit") { ImageFitView.scene(images: $0.images) }
    scenes.add("image/in-text") { ImageInTextView.scene(images: $0.images) }
    scenes.add("image/original") { ImageOriginalView.scene(images: $0.images) }
    scenes.add("image/remote-through-assets") { ImageRemoteThroughAssetsView.scene(images: $0.images) }
    scenes.add("image/template") { ImageTemplateView.scene(images: $0.images) }
    scenes.add("image/unresolved") { ImageUnresolvedView.scene(images: $0.images) }
    scenes.add("image/vector") { ImageVectorView.scene(images: $0.images) }
  }
}
