package import GalleyDesign
import GalleyDocuments
package import GalleySnapshots
import Synchronization

/// The difference that a theme of one's own makes to a picture.
///
/// A finding is the theme's when the document without what the theme states has another contrast or another size
/// at the same place. A family alone states no size. This holds for every way that a value takes to a picture.
package final class ThemedLook: Sendable {
  private let theme: Theme
  private let scene: SceneDescription
  private let draw: @Sendable (Theme) -> SceneDescription?
  /// The pictures in the themes that are Galley's own, made for the first finding about colours, and the same in
  /// the families of the theme, for those about sizes.
  private let neutral = Mutex<[Bool: [SceneDescription?]]>([:])

  /// Compares a picture with those of the same document in other themes.
  ///
  /// - Parameters:
  ///   - theme: The theme of the picture; the result is nil for one of Galley's own.
  ///   - draw: Draws the document in another theme; nil when it cannot be drawn.
  package init?(
    _ theme: Theme, _ scene: SceneDescription,
    draw: @escaping @Sendable (Theme) -> SceneDescription?
  ) {
    guard !Theme.presets.contains(where: { $0.theme == theme }) else { return nil }
    (self.theme, self.scene, self.draw) = (theme, scene, draw)
  }

  /// Returns true if the theme states what a finding is about.
  func decides(_ finding: LintFinding) -> Bool {
    let own = measures(finding, in: scene)
    let keepsFamilies = finding.lint == "tap-target"
    let others = neutral.withLock { known in
      let pictures =
        known[keepsFamilies]
        ?? bases.map { draw(theme.withoutOwnLook(over: $0, keepingFamilies: keepsFamilies)) }
      known[keepsFamilies] = pictures
      return pictures
    }
    return !others.contains { other in
      other.map { measures(finding, in: $0) == own } ?? false
    }
  }

  /// Galley's themes that the theme may extend: the one without schemes, and those that it shares a scheme with.
  private var bases: [Theme] {
    Theme.presets.map(\.theme).filter { base in
      base == .plain || base.kinds.contains { base[$0] != Scheme() && base[$0] == theme[$0] }
    }
  }

  /// The values that a finding is about, of every node of its name.
  private func measures(_ finding: LintFinding, in scene: SceneDescription) -> [Double] {
    scene.nodes.indices.compactMap { index -> Double? in
      let node = scene.nodes[index]
      let value: Double?
      if finding.lint == "contrast" {
        value = node.facts.text?.contrast.map { ($0 * 100).rounded() / 100 }
      } else {
        value = node.facts.isInteractive ? min(node.frame.width, node.frame.height) : nil
      }
      return scene.name(of: index) == finding.node ? value : nil
    }
  }
}

extension Theme {
  /// The theme with its own names, but with the schemes, colours and text styles of a base where that has them.
  ///
  /// - Parameter keepingFamilies: True for text in the theme's own families, at the sizes of the base.
  fileprivate func withoutOwnLook(over base: Theme, keepingFamilies: Bool) -> Theme {
    var theme = self
    for kind in Set(kinds + base.kinds) {
      theme[kind] = base[kind]
      guard keepingFamilies, let fonts = self[kind]?.styles?.fonts else { continue }
      var scheme = base[kind] ?? Scheme()
      var styles = scheme.styles ?? Styles()
      styles.fonts = fonts.sized(as: styles.fonts ?? Fonts())
      scheme.styles = styles
      theme[kind] = scheme
    }
    theme.keepsPlatformColors = base.keepsPlatformColors
    theme.palette = palette.adding(base.palette)
    theme.systemFontMetrics = base.systemFontMetrics
    theme.dimensions.merge(base.dimensions) { $1 }
    theme.textStyles = textStyles.filter { DNATypography(name: $0.key) == nil }
      .merging(base.textStyles) { $1 }
    return theme
  }
}

extension Fonts {
  /// The fonts at the sizes of others.
  fileprivate func sized(as others: Fonts) -> Fonts {
    styles.keys.reduce(into: self) { $0[$1].size = others[$1].size }
  }
}
