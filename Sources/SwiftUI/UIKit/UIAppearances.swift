internal import Foundation
internal import GalleyComponents
internal import GalleyDesign

/// The objects that `appearance()` returns. They belong to one picture: what makes its view writes them, and its bars and
/// controls, which are made later, read them.
final class UIAppearances: @unchecked Sendable {
  private var proxies: [ObjectIdentifier: AnyObject] = [:]

  /// The proxy of a class for the picture that is being made; outside of pictures one of its own.
  static func proxy<Proxy: AnyObject>(_ make: @autoclosure () -> Proxy) -> Proxy {
    guard let appearances = Session.current?.resources.appearances else { return make() }
    if let known = appearances.proxies[ObjectIdentifier(Proxy.self)] as? Proxy { return known }
    let made = make()
    appearances.proxies[ObjectIdentifier(Proxy.self)] = made
    return made
  }
}

extension Session {
  /// The session whose bodies or actions run.
  static var current: Session? {
    TextReader.environment?.value.session ?? TextReader.outside?.session
  }
}

extension [NSAttributedString.Key: Any] {
  /// A text with these attributes, where it names none itself.
  func dressed(_ text: Text) -> Text {
    var text = text
    if let font = self[.font] as? UIFont { text = text.font(Font(font)) }
    if let color = self[.foregroundColor] as? UIColor { text = text.foregroundColor(Color(color)) }
    if let kern = self[.kern] as? Double { text = text.kerning(CGFloat(kern)) }
    return text
  }
}

extension UIBarAppearance {
  /// The ground under a bar; nil for none.
  func ground(in values: EnvironmentValues) -> BarGround? {
    let surface = backgroundColor.map { AnyView(Color($0)) }
    let line = shadowColor.map { Color($0).design(in: values) }
    guard backgroundEffect != nil || surface != nil || line != nil else { return nil }
    return BarGround(hasEffect: backgroundEffect != nil, surface: surface, line: line)
  }
}

extension UINavigationBar {
  /// The title in the look of a bar above content that has not been scrolled: that of `scrollEdgeAppearance`, else of
  /// `standardAppearance`.
  func dressed(_ title: Text, isLarge: Bool) -> Text {
    let look = scrollEdgeAppearance ?? standardAppearance
    let own = isLarge ? look.largeTitleTextAttributes : look.titleTextAttributes
    let plain = isLarge ? largeTitleTextAttributes : titleTextAttributes
    return (plain ?? [:]).merging(own) { $1 }.dressed(title)
  }
}

extension BarItems {
  /// The ground of the bar above content that has not been scrolled.
  func ground(
    _ look: UINavigationBar, in values: EnvironmentValues
  ) -> BarGround? {
    guard let showsGround else { return look.scrollEdgeAppearance?.ground(in: values) }
    guard showsGround else { return nil }
    let standard = look.standardAppearance.ground(in: values)
    guard let surface else { return standard }
    return BarGround(hasEffect: false, surface: surface, line: standard?.line)
  }
}

extension UITabBar {
  /// Gives a bar the ground and the colours of this one.
  func dress(_ bar: inout TabBar, in values: EnvironmentValues) {
    let colors = (scrollEdgeAppearance ?? standardAppearance).colors
    if let look = scrollEdgeAppearance { bar.ground = look.ground(in: values) }
    bar.selectedColor = (colors.selected ?? tintColor.map { Color($0) })?.design(in: values)
    bar.unselectedColor =
      (colors.unselected ?? unselectedItemTintColor.map { Color($0) })?.design(in: values)
  }
}

extension UIPageControl {
  /// Gives dots the colours of this control: white on whatever is below, and a third as strong, where it names none.
  func dress(_ dots: inout PageControl, in values: EnvironmentValues) {
    let current = currentPageIndicatorTintColor.map { Color($0) }
    let other = pageIndicatorTintColor.map { Color($0) }
    dots.currentPageColor = current?.design(in: values) ?? .white
    dots.pageColor = other?.design(in: values) ?? .white.with(alpha: 0.3)
  }
}
