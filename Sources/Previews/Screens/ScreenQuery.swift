public import GalleySwiftUI

/// A condition that finds elements of a screen.
///
/// A plain text finds the element with that identifier, else with that label, else with that text.
public struct ScreenQuery: Sendable, Hashable, ExpressibleByStringLiteral,
  ExpressibleByStringInterpolation
{
  enum Kind: Sendable, Hashable {
    case named(String)
    case identifier(String)
    case label(String)
    case text(String)
    case textContaining(String)
    case role(ScreenRole, String?)
    case at(x: Double, y: Double)
  }

  let kind: Kind
  /// The index among several matches, from 0.
  private(set) var index: Int?

  /// Finds by identifier, else label, else text.
  public init(stringLiteral value: String) { kind = .named(value) }
  /// Finds by identifier, else label, else text.
  public init(_ name: String) { kind = .named(name) }
  private init(kind: Kind) { self.kind = kind }

  /// Finds by the identifier alone.
  public static func identifier(_ identifier: String) -> ScreenQuery {
    ScreenQuery(kind: .identifier(identifier))
  }
  /// Finds by the label alone.
  public static func label(_ label: String) -> ScreenQuery { ScreenQuery(kind: .label(label)) }
  /// Finds by all of the text inside.
  public static func text(_ text: String) -> ScreenQuery { ScreenQuery(kind: .text(text)) }
  /// Finds by a part of the text inside.
  public static func text(containing part: String) -> ScreenQuery {
    ScreenQuery(kind: .textContaining(part))
  }
  /// Finds by the role, and by identifier or label where one is given.
  public static func role(_ role: ScreenRole, _ name: String? = nil) -> ScreenQuery {
    ScreenQuery(kind: .role(role, name))
  }
  /// Finds a button.
  public static func button(_ name: String) -> ScreenQuery { role(.button, name) }
  /// Finds a field.
  public static func field(_ name: String) -> ScreenQuery { role(.textField, name) }
  /// Finds a toggle.
  public static func toggle(_ name: String) -> ScreenQuery { role(.toggle, name) }
  /// Finds the topmost element at a place of the screen, in points.
  public static func at(x: Double, y: Double) -> ScreenQuery { ScreenQuery(kind: .at(x: x, y: y)) }

  /// One of several, from 0, in reading order.
  public func nth(_ index: Int) -> ScreenQuery {
    var query = self
    query.index = index
    return query
  }

  func matches(_ element: ScreenElement) -> Bool {
    switch kind {
    case .named(let name): element.identifier == name || element.label == name
    case .identifier(let identifier): element.identifier == identifier
    case .label(let label): element.label == label
    case .text(let text): element.text == text
    case .textContaining(let part): element.text.contains(part)
    case .role(let role, let name):
      element.role == role
        && (name == nil || element.identifier == name || element.label == name)
    case .at(let x, let y):
      element.frame.minX <= x && x < element.frame.maxX && element.frame.minY <= y
        && y < element.frame.maxY
    }
  }

  /// The elements that it finds, those by identifier before those by label before those by text.
  func found(in elements: [ScreenElement]) -> [ScreenElement] {
    guard case .named(let name) = kind else { return elements.filter(matches) }
    let byIdentifier = elements.filter { $0.identifier == name }
    if !byIdentifier.isEmpty { return byIdentifier }
    let byLabel = elements.filter { $0.label == name }
    return byLabel.isEmpty ? elements.filter { $0.text == name || $0.value == name } : byLabel
  }
}

extension ScreenQuery: CustomStringConvertible {
  /// The query in words, for messages.
  public var description: String {
    let words =
      switch kind {
      case .named(let name): "\"\(name)\""
      case .identifier(let identifier): "identifier \"\(identifier)\""
      case .label(let label): "label \"\(label)\""
      case .text(let text): "text \"\(text)\""
      case .textContaining(let part): "text containing \"\(part)\""
      case .role(let role, let name): name.map { "\(role.rawValue) \"\($0)\"" } ?? role.rawValue
      case .at(let x, let y): "place \(x), \(y)"
      }
    return index.map { "\(words), number \($0)" } ?? words
  }
}
