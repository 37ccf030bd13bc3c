package import GalleyGeometry

/// What the lints want to know about a node beyond frame and properties.
package struct NodeFacts: Hashable, Sendable {
  /// True if a person can press or edit the node.
  package var isInteractive = false
  /// True if the node works; what is switched off may be pale (WCAG 2.2, 1.4.3).
  package var isEnabled = true
  /// True if words replace the components that should be inside.
  package var isPlaceholder = false
  /// True if the content is larger than the frame that shows it.
  package var isOverflowing = false
  /// True if the content can be scrolled out of the frame, where it is neither seen nor pressed.
  package var scrolls = false
  /// The ideal width of a text that has less in its row, because neighbours take more than their least, in
  /// points; nil for other nodes.
  package var squeezedWidth: Double?
  /// The box with a background or a border inside a frame that is larger, in points of the canvas; nil for other
  /// nodes.
  package var paintedBox: Rect?
  /// The entries of its legend that a chart has no room for.
  package var missingEntries = 0
  /// What the node's text looks like, or nil without text.
  package var text: TextFacts?
  /// Lints that are silenced here, each with its reason.
  package var suppressions: [LintSuppression] = []

  /// Makes facts of a node that has no text and is not interactive.
  package init() {}
}

/// The facts about text that lints read.
package struct TextFacts: Hashable, Sendable {
  /// True if not all of the text is shown.
  package var isTruncated = false
  /// True if the author set a line limit or a truncation mode.
  package var allowsTruncation = false
  /// Characters no font could show, in order of appearance.
  package var missingCharacters = ""
  /// The ratio of text to its background in 1…21, or nil when the background is not flat.
  package var contrast: Double?
  /// The size of the font, in points.
  package var pointSize: Double = 17
  /// True if the font is bold.
  package var isBold = false

  /// Makes facts of plain text.
  package init() {}
}

/// Silences one lint at one node.
package struct LintSuppression: Hashable, Sendable {
  /// The lint's name, for example `tap-target`.
  package var lint: String
  /// Why it is right to silence it.
  package var reason: String

  /// Makes a suppression.
  package init(lint: String, reason: String) {
    self.lint = lint
    self.reason = reason
  }
}
