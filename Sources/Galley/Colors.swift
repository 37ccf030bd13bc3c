public import GalleyDesign
internal import GalleyKit
public import GalleyStair
public import GalleySwiftUI

// SwiftUI's colours where the stair and themes hold the house's.

extension SceneCanvas {
  /// The colour beneath everything; nil is the theme's background, else the system's.
  public var background: GalleySwiftUI.Color? {
    get { backgroundColor.map { .init($0) } }
    set { backgroundColor = newValue.map { .init($0) } }
  }
}

extension SceneSettings {
  /// The colour beneath everything; nil leaves it to what is below these settings.
  public var background: GalleySwiftUI.Color? {
    get { backgroundColor.map { .init($0) } }
    set { backgroundColor = newValue.map { .init($0) } }
  }
}

extension Theme {
  /// The theme with one colour of a kind changed. A kind without a scheme stays without.
  ///
  /// - Parameters:
  ///   - path: The colour among those of the kind's components: `\.tint`.
  ///   - value: The colour in its place.
  ///   - kind: The components; the base is what all others start from.
  public func setting(
    color path: WritableKeyPath<Colors, GalleyDesign.Color?>, to value: GalleySwiftUI.Color,
    for kind: SchemeKind = .base
  ) -> Theme {
    setting(color: path, to: GalleyDesign.Color(value), for: kind)
  }
}
