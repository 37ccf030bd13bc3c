public import Foundation
internal import GalleyComponents
internal import GalleyDesign
internal import GalleyGeometry

/// Something to fill shapes, lines and backgrounds with.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never
  nonisolated func resolve(in environment: EnvironmentValues) -> Resolved
  /// The paint in an environment.
  nonisolated func _paint(in environment: EnvironmentValues) -> _Paint
}

extension ShapeStyle {
  public nonisolated func _paint(in environment: EnvironmentValues) -> _Paint {
    resolve(in: environment)._paint(in: environment)
  }
}

extension ShapeStyle where Resolved == Never {
  public nonisolated func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) is a primitive style")
  }
}

extension Never: ShapeStyle {}

/// The value of a style in its surroundings; only Galley makes one.
public struct _Paint {
  package var style: PlainStyle
  /// The colour that represents it if only colours are possible, such as in text.
  package var color: DesignColor
  /// True if the style is one colour.
  package var isColor: Bool
  package var shadows: [GalleyComponents.ShadowStyle] = []

  package init(_ color: DesignColor) {
    self.color = color
    isColor = true
    style = PlainStyle(color)
  }

  init(_ style: some GalleyComponents.ShapeStyle, color: DesignColor) {
    self.style = PlainStyle(style)
    self.color = color
    isColor = false
  }

  /// The style as far as the ink of a view covers it.
  func covered(by view: some View) -> AnyView {
    // The style brings its own opacity, which would count twice if the ink had it too.
    let ink = AnyView(view).foregroundColor(DesignColor.black)
    return AnyView(
      view.hidden().overlay { GalleyComponents.Rectangle().fill(style).mask { ink } })
  }

  /// A view with the style's shadows.
  func shadowed(_ view: some View) -> AnyView {
    var result = AnyView(view)
    for shadow in shadows { result = AnyView(result.shadow(shadow)) }
    return result
  }
}

public struct ForegroundStyle: ShapeStyle {
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    environment.foregroundPaint
  }
}

public struct BackgroundStyle: ShapeStyle {
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    environment.backgroundStyle?._paint(in: environment)
      ?? _Paint(SystemColor.systemBackground.color)
  }
}

public struct TintShapeStyle: ShapeStyle {
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    Color.accentColor._paint(in: environment)
  }
}

public struct SelectionShapeStyle: ShapeStyle {
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    Color.accentColor._paint(in: environment)
  }
}

public struct SeparatorShapeStyle: ShapeStyle {
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(SystemColor.separator.color)
  }
}

public struct PlaceholderTextShapeStyle: ShapeStyle {
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(SystemColor.placeholderText.color)
  }
}

public struct LinkShapeStyle: ShapeStyle {
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(SystemColor.systemBlue.color)
  }
}

/// The fill of shapes that are under text: gray and translucent.
public struct FillShapeStyle: ShapeStyle {
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(SystemColor.primaryFill.color)
  }
}

public struct WindowBackgroundShapeStyle: ShapeStyle {
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(SystemColor.systemBackground.color)
  }
}

/// One of the levels of a foreground style: the four label colours where none was given, else the
/// style with opacity 1, .5, .25 and .18.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  static let shares = [1, 0.5, 0.25, 0.18, 0.18]

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    let lower = environment.lowerForegrounds
    if level > 0, level <= lower.count { return _Paint(lower[level - 1]) }
    guard let color = environment.levelBase else {
      let labels: [SystemColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
      guard level < labels.count else {
        return _Paint(SystemColor.label.color.with(alpha: 0.05))
      }
      return _Paint(labels[level].color)
    }
    let share = Self.shares[level]
    return _Paint(color.mapped { $0.with(alpha: $0.alpha * share) })
  }
}

/// A translucent layer over the blurred content behind it.
public struct Material: ShapeStyle {
  let effect: GalleyDesign.VisualEffect

  public static let ultraThin = Material(effect: .ultraThin)
  public static let thin = Material(effect: .thin)
  public static let regular = Material(effect: .regular)
  public static let thick = Material(effect: .thick)
  public static let ultraThick = Material(effect: .ultraThick)
  public static let bar = Material(effect: .bar)

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    environment.session?.remark("materials blur colours without making them stronger")
    return _Paint(effect, color: effect.fill ?? .clear)
  }
}

public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle
  public init(_ style: some ShapeStyle) { self.style = style }
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    style._paint(in: environment)
  }
}

/// A style with another one's opacity or shadow.
public struct _ChangedStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  var alpha = 1.0
  var level: Int?
  var shadow: ShadowStyle?

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    if let ground = levelOfBackground(in: environment) { return _Paint(ground) }
    var paint = base._paint(in: environment)
    let factor = alpha * (level.map { HierarchicalShapeStyle.shares[$0] } ?? 1)
    if factor < 1 {
      let change: (RGBAColor) -> RGBAColor = { $0.with(alpha: $0.alpha * factor) }
      paint.color = paint.color.mapped(change)
      paint.style = paint.isColor ? PlainStyle(paint.color) : paint.style.mapped(change)
    }
    if let shadow { paint.shadows.append(shadow.plain(in: environment)) }
    return paint
  }

  /// The levels of the platform's own background are colours of their own, not shares of it.
  private func levelOfBackground(in environment: EnvironmentValues) -> DesignColor? {
    guard base is BackgroundStyle, environment.backgroundStyle == nil, let level, level > 0 else {
      return nil
    }
    return (level == 1 ? SystemColor.secondarySystemBackground : .tertiarySystemBackground).color
  }
}

public struct ShadowStyle: Hashable, Sendable {
  let isInner: Bool
  let color: Color
  let radius: CGFloat
  let x: CGFloat
  let y: CGFloat

  public static func drop(
    color: Color = Color(.sRGB, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: false, color: color, radius: radius, x: x, y: y)
  }
  public static func inner(
    color: Color = Color(.sRGB, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: true, color: color, radius: radius, x: x, y: y)
  }

  func plain(in environment: EnvironmentValues) -> GalleyComponents.ShadowStyle {
    GalleyComponents.ShadowStyle(
      isInner ? .inner : .drop, color: color.design(in: environment), radius: Double(radius),
      x: Double(x), y: Double(y))
  }
}

extension ShapeStyle {
  public nonisolated func opacity(_ opacity: Double) -> some ShapeStyle {
    _ChangedStyle(base: self, alpha: opacity)
  }
  public nonisolated func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ChangedStyle(base: self, shadow: style)
  }
  public nonisolated func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
  public nonisolated var secondary: some ShapeStyle { _ChangedStyle(base: self, level: 1) }
  public nonisolated var tertiary: some ShapeStyle { _ChangedStyle(base: self, level: 2) }
  public nonisolated var quaternary: some ShapeStyle { _ChangedStyle(base: self, level: 3) }
  public nonisolated var quinary: some ShapeStyle { _ChangedStyle(base: self, level: 4) }
}

extension ShapeStyle where Self == Color {
  public static var clear: Color { .clear }
  public static var black: Color { .black }
  public static var white: Color { .white }
  public static var gray: Color { .gray }
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var accentColor: Color { .accentColor }
}
extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  public static var quinary: HierarchicalShapeStyle { .quinary }
}
extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}

private enum StyleKeys {
  struct Foreground: EnvironmentKey {
    static var defaultValue: Unchecked<_Paint>? { nil }
  }
  struct Base: EnvironmentKey {
    static var defaultValue: DesignColor? { nil }
  }
  struct Background: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
  }
}

extension EnvironmentValues {
  public var backgroundStyle: AnyShapeStyle? {
    get { self[StyleKeys.Background.self] }
    set { self[StyleKeys.Background.self] = newValue }
  }

  /// The style that was given for what is in front; nil where none was, or where a control of the
  /// kit has given its content a colour since.
  private var givenPaint: _Paint? {
    guard let paint = self[StyleKeys.Foreground.self]?.value, paint.color == foreground else {
      return nil
    }
    return paint
  }

  /// The colour that was given for what is in front, by SwiftUI's modifiers.
  var givenForeground: DesignColor? { givenPaint?.color }

  /// The colour that the levels of the foreground are shares of; nil is that of labels.
  var levelBase: DesignColor? {
    get {
      let isTheKits = givenPaint == nil && foreground != base?.theme.foreground
      return isTheKits ? foreground : self[StyleKeys.Base.self]
    }
    set { self[StyleKeys.Base.self] = newValue }
  }

  /// The default paint of text and shapes.
  var foregroundPaint: _Paint {
    get {
      givenPaint ?? _Paint(foreground ?? SystemColor.label.color)
    }
    set {
      self[StyleKeys.Foreground.self] = Unchecked(newValue)
      foreground = newValue.color
    }
  }
}
