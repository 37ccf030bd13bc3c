package import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout

/// The buttons of a bar: icons of 22 points, or words, 20 from one to the next.
struct BarItems: Sendable {
  var items: [ControlItem]
  /// The views in place of the buttons.
  var views: [AnyView]?
  var isSpread = false

  private var count: Int { views?.count ?? items.count }
  /// The least side of buttons on glass: 48 in bars at the bottom of screens.
  private var side: Double { isSpread ? 48 : 44 }
}

extension BarItems: PrimitiveView {
  func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    let isGlass = environment.theme.system.isGlass
    HStack(spacing: isSpread ? 0 : isGlass ? 8 : 20) {
      ForEach(0..<count) { index in
        if isSpread, index > 0 { Spacer(minLength: isGlass ? 12 : 8) }
        if let views {
          // Recorded on iOS 18: symbols of 17 points and the large scale.
          let view = Wording("", or: views[index]).text { $0.oneLine() }
            .icon(side: 22, symbolSize: isGlass ? nil : 17)
          if isGlass {
            GlassButton(side: side, content: view.foregroundColor(GlassPlatter.words))
          } else {
            view
          }
        } else if isGlass {
          glassButton(items[index], environment)
        } else {
          button(items[index], environment)
        }
      }
    }
    .appendNode(to: &tree, environment)
  }
}

extension BarItems {
  /// Recorded on iOS 26: icons of 23 by 22, words of 17 medium in the colour of text, and a button that is chosen on
  /// the tint.
  private func glassButton(_ item: ControlItem, _ environment: EnvironmentValues) -> some View {
    let words =
      item.isDisabled || item.role == .destructive
      ? item.color(in: environment) : GlassPlatter.words
    let content = HStack(spacing: 6) {
      if let icon = item.systemImage { Image(systemName: icon).frame(width: 22, height: 22) }
      if item.systemImage == nil, !item.title.isEmpty {
        Text(item.title).fontWeight(item.isSelected ? .semibold : .medium).oneLine()
      }
    }
    .foregroundColor(item.isSelected ? .white : words)
    return GlassButton(
      tint: item.isSelected ? environment.accent : nil, isIcon: item.systemImage != nil,
      side: side, content: content
    )
    .overlay(alignment: .topTrailing) {
      if let badge = item.badge { Badge(badge).offset(x: 3, y: -3) }
    }
    .barControl([.isButton, item.isDisabled ? .isNotEnabled : []])
  }

  private func button(_ item: ControlItem, _ environment: EnvironmentValues) -> some View {
    HStack(spacing: 6) {
      if let icon = item.systemImage { Image(systemName: icon).inBar(size: 17).frame(height: 22) }
      if item.systemImage == nil, !item.title.isEmpty {
        Text(item.title).fontWeight(item.isSelected ? .semibold : .regular).oneLine()
      }
    }
    .foregroundColor(item.color(in: environment))
    .overlay(alignment: .topTrailing) {
      if let badge = item.badge { Badge(badge).offset(x: 9, y: -7) }
    }
    .barControl([.isButton, item.isDisabled ? .isNotEnabled : []])
  }
}

extension Image {
  /// A symbol of a bar, in the large scale of a font of a size in points and in its own box.
  package func inBar(size: Double) -> Image {
    var image = self
    (image.contentMode, image.fontSize, image.imageScale) = (.original, size, .large)
    return image
  }
}

extension ControlItem {
  /// The colour of its words: red for what destroys, pale for what cannot be chosen.
  func color(in environment: EnvironmentValues) -> Color {
    if isDisabled { return .system(.tertiaryLabel) }
    return role == .destructive ? .system(.systemRed) : environment.accent
  }
}

/// The surface of a bar, which reaches under the safe area, with a line of one pixel towards the
/// content.
struct BarSurface: Sendable {
  /// The screen edge of the bar.
  var edge: Edge
  /// The ground below the bar; nil for none.
  var ground: BarGround? = BarGround()
}

extension BarSurface: PrimitiveView {
  func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    let isPlain = environment.theme.system.isGlass || environment.rendersLayers
    guard let ground, !isPlain || ground.surface != nil else { return tree.leaf(.fill) }
    let pixel = environment.grid.pixel
    Rectangle().fill(Color.clear)
      .overlay(alignment: edge == .top ? .bottom : .top) {
        // Rendered layers keep it, which have no effect: TiagoLinharess/FinancialControl at 6fae01b0,
        // WeeklyBudgetsHomeViewTests, recorded on iOS 17.
        if let line = ground.line, !environment.theme.system.isGlass {
          Rectangle().fill(line).frame(height: pixel)
        }
      }
      .background {
        ZStack {
          if ground.hasEffect, !isPlain { Rectangle().fill(VisualEffect.bar) }
          if let surface = ground.surface { surface }
        }
        .ignoresSafeArea()
      }
      .appendNode(to: &tree, environment)
  }
}

/// The ground below a bar, with the parts of a `UIBarAppearance`. On glass there is only a surface of the author's own.
package struct BarGround: Sendable {
  /// The blur and the tint of bars.
  package var hasEffect: Bool
  /// The colour or picture on it.
  package var surface: AnyView?
  /// The line towards the content.
  package var line: Color?

  package init(
    hasEffect: Bool = true, surface: AnyView? = nil, line: Color? = BarGround.defaultLine
  ) {
    (self.hasEffect, self.surface, self.line) = (hasEffect, surface, line)
  }

  /// Black at .3, white at .15.
  package static let defaultLine = Color(
    light: RGBAColor.black.with(alpha: 0.3), dark: RGBAColor.white.with(alpha: 0.15)
  ).playing(.separator)
}
