/// What the lints want to know about a node beyond frame and properties.
public struct NodeFacts: Hashable, Sendable {
  /// Whether a person can press or edit the node.
  public var isInteractive = false
  /// Whether the node works; what is switched off may be pale (WCAG 2.2, 1.4.3).
  public var isEnabled = true
  /// Whether the content is larger than the frame that shows it.
  public var isOverflowing = false
  /// What the node's text looks like, or nil without text.
  public var text: TextFacts?
  /// Lints that are silenced here, each with its reason.
  public var suppressions: [LintSuppression] = []

  /// Makes facts of a node that has no text and is not interactive.
  public init() {}
}

/// What lints want to know about text.
public struct TextFacts: Hashable, Sendable {
  /// Whether not all of the text is shown.
  public var isTruncated = false
  /// Whether the author asked for a line limit or a truncation mode.
  public var allowsTruncation = false
  /// Characters no font could show, in order of appearance.
  public var missingCharacters = ""
  /// The ratio of text to its background in 1…21, or nil when the background is not flat.
  public var contrast: Double?
  /// The size of the font, in points.
  public var pointSize: Double = 17
  /// Whether the font is bold.
  public var isBold = false

  /// Makes facts of plain text.
  public init() {}
}

/// Silences one lint at one node.
public struct LintSuppression: Hashable, Sendable {
  /// The lint's name, for example `tap-target`.
  public var lint: String
  /// Why it is right to silence it.
  public var reason: String

  /// Makes a suppression.
  public init(lint: String, reason: String) {
    self.lint = lint
    self.reason = reason
  }
}
