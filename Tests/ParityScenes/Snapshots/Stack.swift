// swift-format-ignore-file
// Written by `galley swift --corpus`; a test compares it with what would be written today.

import GalleyStair

/// A divider is one device pixel across its stack.
struct StackDividerView: View {
  var body: some View {
    VStack(spacing: 4) {
      Rectangle().foregroundColor(SystemColor.systemRed.color).frame(height: 10)
      Divider()
      HStack(spacing: 0) {
        Rectangle().foregroundColor(SystemColor.systemBlue.color).frame(height: 20)
        Divider()
        Rectangle().foregroundColor(SystemColor.systemGreen.color).frame(height: 20)
      }
      Divider()
        .with {
          $0.color = Color(RGBAColor(hex: 0xFF00FF))
          $0.thickness = 3
        }
    }
    .padding(6)
  }
}

extension StackDividerView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 100
    settings.height = 80
    return Scene(StackDividerView(), canvas: SceneCanvas(settings))
  }
}

/// VStack with trailing alignment.
struct StackHorizontalAlignmentView: View {
  var body: some View {
    VStack(alignment: .trailing, spacing: 2) {
      Rectangle().foregroundColor(SystemColor.systemRed.color).frame(width: 60, height: 10)
      Rectangle().foregroundColor(SystemColor.systemBlue.color).frame(width: 30, height: 10)
      Rectangle().foregroundColor(SystemColor.systemGreen.color).frame(width: 10, height: 10)
    }
    .padding(6)
  }
}

extension StackHorizontalAlignmentView {
  /// The picture of the document.
  static func scene() -> Scene {
    Scene(StackHorizontalAlignmentView())
  }
}

/// Stacks in stacks share their room.
struct StackNestedView: View {
  var body: some View {
    VStack(spacing: 4) {
      HStack(spacing: 4) {
        Rectangle().foregroundColor(SystemColor.systemRed.color).frame(height: 20)
        VStack(spacing: 4) {
          Rectangle().foregroundColor(SystemColor.systemBlue.color).frame(height: 8)
          Rectangle().foregroundColor(SystemColor.systemGreen.color).frame(height: 8)
        }
      }
      Divider()
      Rectangle().foregroundColor(SystemColor.systemOrange.color).frame(height: 20)
    }
    .padding(4)
  }
}

extension StackNestedView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 120
    return Scene(StackNestedView(), canvas: SceneCanvas(settings))
  }
}

/// A stack that is wider than its offer hangs out on both sides.
struct StackOverflowIsCentredView: View {
  var body: some View {
    HStack(spacing: 0) {
      Rectangle().foregroundColor(SystemColor.systemRed.color).frame(width: 60, height: 20)
      Rectangle().foregroundColor(SystemColor.systemBlue.color).frame(width: 60, height: 20)
    }
  }
}

extension StackOverflowIsCentredView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 80
    settings.height = 40
    return Scene(StackOverflowIsCentredView(), canvas: SceneCanvas(settings))
  }
}

/// The higher layout priority is served first.
struct StackPriorityView: View {
  var body: some View {
    HStack(spacing: 6) {
      Text("kept whole").lineLimit(1).layoutPriority(1)
      Text("cut short because it is asked last").lineLimit(1)
    }
    .padding(6)
  }
}

extension StackPriorityView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 200
    return Scene(StackPriorityView(), canvas: SceneCanvas(settings))
  }
}

/// Three flexible children of 100 points have a third each.
struct StackSharesAreEqualView: View {
  var body: some View {
    HStack(spacing: 0) {
      Rectangle().foregroundColor(SystemColor.systemRed.color).frame(height: 20)
      Rectangle().foregroundColor(SystemColor.systemBlue.color).frame(height: 20)
      Rectangle().foregroundColor(SystemColor.systemGreen.color).frame(height: 20)
    }
  }
}

extension StackSharesAreEqualView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 100
    settings.scale = 1
    return Scene(StackSharesAreEqualView(), canvas: SceneCanvas(settings))
  }
}

/// Spacers share what is free, the minimum is kept.
struct StackSpacerView: View {
  var body: some View {
    HStack(spacing: 0) {
      Rectangle().foregroundColor(SystemColor.systemRed.color).frame(width: 20, height: 20)
      Spacer()
      Rectangle().foregroundColor(SystemColor.systemBlue.color).frame(width: 20, height: 20)
      Spacer(minLength: 40)
      Rectangle().foregroundColor(SystemColor.systemGreen.color).frame(width: 20, height: 20)
    }
    .padding(4)
  }
}

extension StackSpacerView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 200
    return Scene(StackSpacerView(), canvas: SceneCanvas(settings))
  }
}

/// Without spacing neighbours touch (DUI-9).
struct StackSpacingDefaultsToZeroView: View {
  var body: some View {
    VStack(spacing: 8) {
      HStack(spacing: 0) {
        Rectangle().foregroundColor(SystemColor.systemRed.color).frame(width: 20, height: 20)
        Rectangle().foregroundColor(SystemColor.systemBlue.color).frame(width: 20, height: 20)
      }
      HStack(spacing: 8) {
        Rectangle().foregroundColor(SystemColor.systemRed.color).frame(width: 20, height: 20)
        Rectangle().foregroundColor(SystemColor.systemBlue.color).frame(width: 20, height: 20)
      }
    }
    .padding(8)
  }
}

extension StackSpacingDefaultsToZeroView {
  /// The picture of the document.
  static func scene() -> Scene {
    Scene(StackSpacingDefaultsToZeroView())
  }
}

/// HStack with bottom alignment.
struct StackVerticalAlignmentView: View {
  var body: some View {
    HStack(alignment: .bottom, spacing: 2) {
      Rectangle().foregroundColor(SystemColor.systemRed.color).frame(width: 10, height: 60)
      Rectangle().foregroundColor(SystemColor.systemBlue.color).frame(width: 10, height: 30)
      Rectangle().foregroundColor(SystemColor.systemGreen.color).frame(width: 10, height: 10)
    }
    .padding(6)
  }
}

extension StackVerticalAlignmentView {
  /// The picture of the document.
  static func scene() -> Scene {
    Scene(StackVerticalAlignmentView())
  }
}

/// ZStack centres its children, the last in front.
struct StackZstackView: View {
  var body: some View {
    ZStack {
      Rectangle().foregroundColor(SystemColor.systemGray5.color).frame(width: 80, height: 60)
      Rectangle().foregroundColor(SystemColor.systemBlue.color).frame(width: 40, height: 40)
      Circle().foregroundColor(.white).frame(width: 16, height: 16)
    }
    .padding(6)
  }
}

extension StackZstackView {
  /// The picture of the document.
  static func scene() -> Scene {
    Scene(StackZstackView())
  }
}

extension ParityScenes {
  static func addStack(to scenes: inout ParityScenes) {
    scenes.add("stack/divider") { _ in StackDividerView.scene() }
    scenes.add("stack/horizontal-alignment") { _ in StackHorizontalAlignmentView.scene() }
    scenes.add("stack/nested") { _ in StackNestedView.scene() }
    scenes.add("stack/overflow-is-centred") { _ in StackOverflowIsCentredView.scene() }
    scenes.add("stack/priority") { _ in StackPriorityView.scene() }
    scenes.add("stack/shares-are-equal") { _ in StackSharesAreEqualView.scene() }
    scenes.add("stack/spacer") { _ in StackSpacerView.scene() }
    scenes.add("stack/spacing-defaults-to-zero") { _ in StackSpacingDefaultsToZeroView.scene() }
    scenes.add("stack/vertical-alignment") { _ in StackVerticalAlignmentView.scene() }
    scenes.add("stack/zstack") { _ in StackZstackView.scene() }
  }
}
