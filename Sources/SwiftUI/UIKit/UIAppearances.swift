internal import Foundation
internal import GalleyComponents

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
