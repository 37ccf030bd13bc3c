import GalleySceneSnapshots
public import GalleySwiftUI

/// A condition that finds elements of a screen.
///
/// A plain text finds the element with that identifier, else with that label, else with that text.
public struct ScreenQuery: Sendable, Hashable, ExpressibleByStringLiteral,
  ExpressibleByStringInterpolation
{
  let base: StepQuery

  /// Finds by identifier, else label, else text.
  public init(stringLiteral value: String) { self.init(value) }
  /// Finds by identifier, else label, else text.
  public init(_ name: String) { base = StepQuery(.named(name)) }
  init(_ base: StepQuery) { self.base = base }

  /// Finds by the identifier alone.
  public static func identifier(_ identifier: String) -> ScreenQuery {
    ScreenQuery(StepQuery(.identifier(identifier)))
  }
  /// Finds by the label alone.
  public static func label(_ label: String) -> ScreenQuery { ScreenQuery(StepQuery(.label(label))) }
  /// Finds by all of the text inside.
  public static func text(_ text: String) -> ScreenQuery { ScreenQuery(StepQuery(.text(text))) }
  /// Finds by a part of the text inside.
  public static func text(containing part: String) -> ScreenQuery {
    ScreenQuery(StepQuery(.textContaining(part)))
  }
  /// Finds by the role, and by identifier or label where one is given.
  public static func role(_ role: ScreenRole, _ name: String? = nil) -> ScreenQuery {
    ScreenQuery(StepQuery(.role(role.rawValue, name)))
  }
  /// Finds a button.
  public static func button(_ name: String) -> ScreenQuery { role(.button, name) }
  /// Finds a field.
  public static func field(_ name: String) -> ScreenQuery { role(.textField, name) }
  /// Finds a toggle.
  public static func toggle(_ name: String) -> ScreenQuery { role(.toggle, name) }
  /// Finds the topmost element at a place of the screen, in points.
  public static func at(x: Double, y: Double) -> ScreenQuery {
    ScreenQuery(StepQuery(.at(x: x, y: y)))
  }

  /// One of several, from 0, in reading order.
  public func nth(_ index: Int) -> ScreenQuery {
    ScreenQuery(StepQuery(base.kind, index: index))
  }

  /// The elements that it finds, those by identifier before those by label before those by text.
  func found(in elements: [ScreenElement]) -> [ScreenElement] { base.found(in: elements) }
}

extension ScreenQuery: CustomStringConvertible {
  /// The query in words, for messages.
  public var description: String { base.description }
}

extension ScreenElement: StepTarget {
  package var roleName: String { role.rawValue }
}
