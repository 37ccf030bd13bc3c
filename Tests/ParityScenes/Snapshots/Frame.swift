// swift-format-ignore-file
// Written by `galley swift --corpus`; a test compares it with what would be written today.

import GalleyStair

/// Boxes with each alignment in their frame.
struct FrameAlignmentView: View {
  var body: some View {
    Grid([.fixed(40), .fixed(40), .fixed(40)], trackSpacing: 4, lineSpacing: 4) {
      ZStack {
        Rectangle().foregroundColor(SystemColor.systemGray5.color).frame(width: 40, height: 40)
        Text("A").font(size: 9).frame(width: 40, height: 40, alignment: .topLeading)
      }
      ZStack {
        Rectangle().foregroundColor(SystemColor.systemGray5.color).frame(width: 40, height: 40)
        Text("A").font(size: 9).frame(width: 40, height: 40, alignment: .top)
      }
      ZStack {
        Rectangle().foregroundColor(SystemColor.systemGray5.color).frame(width: 40, height: 40)
        Text("A").font(size: 9).frame(width: 40, height: 40, alignment: .topTrailing)
      }
      ZStack {
        Rectangle().foregroundColor(SystemColor.systemGray5.color).frame(width: 40, height: 40)
        Text("A").font(size: 9).frame(width: 40, height: 40, alignment: .leading)
      }
      ZStack {
        Rectangle().foregroundColor(SystemColor.systemGray5.color).frame(width: 40, height: 40)
        Text("A").font(size: 9).frame(width: 40, height: 40, alignment: .center)
      }
      ZStack {
        Rectangle().foregroundColor(SystemColor.systemGray5.color).frame(width: 40, height: 40)
        Text("A").font(size: 9).frame(width: 40, height: 40, alignment: .trailing)
      }
      ZStack {
        Rectangle().foregroundColor(SystemColor.systemGray5.color).frame(width: 40, height: 40)
        Text("A").font(size: 9).frame(width: 40, height: 40, alignment: .bottomLeading)
      }
      ZStack {
        Rectangle().foregroundColor(SystemColor.systemGray5.color).frame(width: 40, height: 40)
        Text("A").font(size: 9).frame(width: 40, height: 40, alignment: .bottom)
      }
      ZStack {
        Rectangle().foregroundColor(SystemColor.systemGray5.color).frame(width: 40, height: 40)
        Text("A").font(size: 9).frame(width: 40, height: 40, alignment: .bottomTrailing)
      }
    }
    .padding(4)
  }
}

extension FrameAlignmentView {
  /// The picture of the document.
  static func scene() -> Scene {
    Scene(FrameAlignmentView())
  }
}

/// Ratios inside a row.
struct FrameAspectRatioView: View {
  var body: some View {
    HStack(spacing: 6) {
      Rectangle()
        .foregroundColor(SystemColor.systemRed.color)
        .aspectRatio(1.7777777777777777, contentMode: .fit)
      Rectangle().foregroundColor(SystemColor.systemBlue.color).aspectRatio(1, contentMode: .fit)
    }
    .padding(6)
  }
}

extension FrameAspectRatioView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    return Scene(FrameAspectRatioView(), canvas: SceneCanvas(settings))
  }
}

/// Bounds and equalities (STY-21).
struct FrameConstraintsView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Rectangle()
        .foregroundColor(SystemColor.systemRed.color)
        .frame(height: 10)
        .constraints(DimensionConstraint(.width, .atMost, 50))
      Rectangle()
        .foregroundColor(SystemColor.systemBlue.color)
        .frame(height: 10)
        .constraints(DimensionConstraint(.width, .equal, 80))
    }
    .padding(4)
  }
}

extension FrameConstraintsView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 160
    return Scene(FrameConstraintsView(), canvas: SceneCanvas(settings))
  }
}

/// fixedSize keeps a text on one line.
struct FrameFixedSizeView: View {
  var body: some View {
    HStack(spacing: 0) {
      Text("does not wrap at all").fixedSize(horizontal: true, vertical: false)
      Rectangle().foregroundColor(SystemColor.systemRed.color)
    }
    .padding(4)
  }
}

extension FrameFixedSizeView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 120
    settings.height = 30
    return Scene(FrameFixedSizeView(), canvas: SceneCanvas(settings))
  }
}

/// fixedSize takes the ideal size.
struct FrameIdealView: View {
  var body: some View {
    Rectangle()
      .foregroundColor(SystemColor.systemBlue.color)
      .padding(4)
      .frame(idealWidth: 60, idealHeight: 24)
      .fixedSize()
  }
}

extension FrameIdealView {
  /// The picture of the document.
  static func scene() -> Scene {
    Scene(FrameIdealView())
  }
}

/// maxWidth limits the box itself, so its background reaches from edge to edge.
struct FrameMaxWidthFillsView: View {
  var body: some View {
    VStack(spacing: 6) {
      Text("full width")
        .foregroundColor(.white)
        .padding(8)
        .frame(maxWidth: .infinity)
        .background(SystemColor.systemBlue.color)
      Text("hugs").foregroundColor(.white).padding(8).background(SystemColor.systemBlue.color)
    }
    .padding(6)
  }
}

extension FrameMaxWidthFillsView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 180
    return Scene(FrameMaxWidthFillsView(), canvas: SceneCanvas(settings))
  }
}

/// Limits in a row of 150 points.
struct FrameMinAndMaxView: View {
  var body: some View {
    HStack(spacing: 2) {
      Rectangle().foregroundColor(SystemColor.systemRed.color).frame(maxWidth: 40).frame(height: 20)
      Rectangle()
        .foregroundColor(SystemColor.systemBlue.color)
        .frame(minWidth: 60)
        .frame(height: 20)
      Rectangle().foregroundColor(SystemColor.systemGreen.color).frame(height: 20)
    }
  }
}

extension FrameMinAndMaxView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 150
    return Scene(FrameMinAndMaxView(), canvas: SceneCanvas(settings))
  }
}

/// offset moves the drawing, position places the centre.
struct FrameOffsetAndPositionView: View {
  var body: some View {
    ZStack {
      Rectangle().foregroundColor(SystemColor.systemGray5.color)
      Rectangle()
        .foregroundColor(SystemColor.systemRed.color)
        .frame(width: 20, height: 20)
        .offset(x: 20, y: -10)
      Rectangle()
        .foregroundColor(SystemColor.systemBlue.color)
        .frame(width: 20, height: 20)
        .position(x: 15, y: 15)
    }
  }
}

extension FrameOffsetAndPositionView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 100
    settings.height = 60
    return Scene(FrameOffsetAndPositionView(), canvas: SceneCanvas(settings))
  }
}

/// Shares of the offered width.
struct FrameRelativeView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Rectangle()
        .foregroundColor(SystemColor.systemRed.color)
        .frame(height: 10)
        .relativeSize(width: 0.25)
      Rectangle()
        .foregroundColor(SystemColor.systemBlue.color)
        .frame(height: 10)
        .relativeSize(width: 0.75)
    }
  }
}

extension FrameRelativeView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 120
    return Scene(FrameRelativeView(), canvas: SceneCanvas(settings))
  }
}

extension ParityScenes {
  static func addFrame(to scenes: inout ParityScenes) {
    scenes.add("frame/alignment") { _ in FrameAlignmentView.scene() }
    scenes.add("frame/aspect-ratio") { _ in FrameAspectRatioView.scene() }
    scenes.add("frame/constraints") { _ in FrameConstraintsView.scene() }
    scenes.add("frame/fixed-size") { _ in FrameFixedSizeView.scene() }
    scenes.add("frame/ideal") { _ in FrameIdealView.scene() }
    scenes.add("frame/max-width-fills") { _ in FrameMaxWidthFillsView.scene() }
    scenes.add("frame/min-and-max") { _ in FrameMinAndMaxView.scene() }
    scenes.add("frame/offset-and-position") { _ in FrameOffsetAndPositionView.scene() }
    scenes.add("frame/relative") { _ in FrameRelativeView.scene() }
  }
}
