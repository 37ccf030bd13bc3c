package import GalleyGeometry

/// The change of one node between two pictures.
package struct NodeChange: Hashable, Sendable {
  /// Why a node is not what it was.
  package enum Verdict: String, Hashable, Sendable {
    /// Its own inputs changed.
    case cause
    /// Only its frame changed, or what it inherits, and a cause elsewhere accounts for it.
    case consequence
    /// It changed, and the tree does not explain it.
    case unexplained
  }

  /// The change of a node's position in the tree.
  package enum Structure: String, Hashable, Sendable {
    /// It has the same parent and the same place among those that stayed.
    case kept
    /// It is new.
    case inserted
    /// It is gone.
    case removed
    /// It has another position among its siblings.
    case reordered
    /// It has another parent.
    case reparented
  }

  /// The node's index in the expected tree, or nil when it is new.
  package var expected: Int?
  /// The node's index in the actual tree, or nil when it is gone.
  package var actual: Int?
  /// A name a person can follow.
  package var name: String
  /// The component's type.
  package var type: String
  /// Where the node is written, of the actual side when both are known.
  package var location: SceneLocation?
  /// Its place in the tree.
  package var structure: Structure
  /// Properties that differ, in the order of the actual side, removed ones last.
  package var properties: [PropertyChange]
  /// The frame before, or nil when the node is new; in points.
  package var oldFrame: Rect?
  /// The frame after, or nil when the node is gone; in points.
  package var newFrame: Rect?
  /// Why.
  package var verdict: Verdict

  /// Whether only the place changed, not the size or the look.
  package var isPureMove: Bool {
    guard let oldFrame, let newFrame, properties.isEmpty, structure == .kept else { return false }
    return oldFrame.size == newFrame.size && oldFrame.origin != newFrame.origin
  }

  /// True if frame differs.
  package var isFrameChanged: Bool { oldFrame != newFrame }
}

/// One property before and after.
package struct PropertyChange: Hashable, Sendable {
  /// The property's name.
  package var name: String
  /// The value before; nil for an added property.
  package var old: String?
  /// The value after; nil for a removed property.
  package var new: String?
  /// The token before.
  package var oldToken: String?
  /// The token after.
  package var newToken: String?
  /// True if an ancestor's change of the same kind accounts for it.
  package var isInherited = false

  /// Makes a change.
  package init(
    name: String, old: String?, new: String?, oldToken: String? = nil, newToken: String? = nil
  ) {
    self.name = name
    self.old = old
    self.new = new
    self.oldToken = oldToken
    self.newToken = newToken
  }

  /// The token whose value changed: both sides name it and only the value differs.
  package var changedToken: String? {
    old != new && oldToken == newToken ? oldToken : nil
  }

  /// True if such a change can move other nodes. Colours and the like cannot.
  package var canAffectLayout: Bool {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    let paintOnly = [
      "color", "foreground", "background", "tint", "opacity", "shadow", "cornerradius",
      "underline", "strikethrough", "fill", "stroke",
    ]
    let lowered = last.lowercased()
    let whole = name.lowercased()
    return !paintOnly.contains { lowered.hasSuffix($0) || whole.hasPrefix($0 + ".") }
      || lowered == "stroke"
  }
}
