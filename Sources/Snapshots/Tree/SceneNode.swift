package import GalleyGeometry

/// One node of a described picture.
package struct SceneNode: Hashable, Sendable {
  /// The component's type name.
  package var type: String
  /// The user's identifier, or nil.
  package var id: String?
  /// The index of the parent in the description, or -1 for a root; always less than the node's.
  package var parent: Int
  /// The frame in points of the canvas, in whole thousandths.
  package var frame: Rect { didSet { frame = Self.rounded(frame) } }
  /// The resolved properties in a fixed order.
  package var properties: [SceneProperty]
  /// Where the node was written; takes no part in comparisons.
  package var location: SceneLocation?
  /// Where the modifiers of a node of Swift were written, outermost last; nothing else knows of them.
  package var modifiers: [Modifier] = []
  /// What lints want to know; travels with neither dump nor picture.
  package var facts: NodeFacts

  /// A modifier and its place.
  package struct Modifier: Hashable, Sendable {
    /// Its name, for example `padding`.
    package var name: String
    /// The location in the sources.
    package var location: SceneLocation

    /// Puts both together.
    package init(name: String, location: SceneLocation) {
      (self.name, self.location) = (name, location)
    }
  }

  /// Where a property was written: the modifier by whose name its own begins, else the node.
  package func location(of property: String?) -> SceneLocation? {
    guard let property else { return location }
    let part = property.split(separator: ".").first.map(String.init) ?? property
    let modifier = modifiers.last { part.hasPrefix($0.name) || $0.name.hasPrefix(part) }
    return modifier?.location ?? location
  }

  /// Makes a node; the frame is rounded to thousandths of a point so that text and binary forms
  /// lose nothing.
  package init(
    type: String, id: String? = nil, parent: Int, frame: Rect, properties: [SceneProperty] = [],
    location: SceneLocation? = nil, facts: NodeFacts = NodeFacts()
  ) {
    self.type = type
    self.id = id
    self.parent = parent
    self.frame = Self.rounded(frame)
    self.properties = properties
    self.location = location
    self.facts = facts
  }

  /// The value of a property, or nil.
  package func value(of name: String) -> String? {
    properties.first { $0.name == name }?.value
  }

  /// `Type#id`, or the type alone.
  package var name: String { id.map { "\(type)#\($0)" } ?? type }

  static func rounded(_ frame: Rect) -> Rect {
    Rect(
      x: thousandths(frame.minX), y: thousandths(frame.minY),
      width: thousandths(frame.width), height: thousandths(frame.height))
  }

  private static func thousandths(_ value: Double) -> Double {
    guard value.isFinite else { return 0 }
    let scaled = (min(max(value, -1e12), 1e12) * 1000).rounded()
    return scaled == 0 ? 0 : scaled / 1000
  }
}
