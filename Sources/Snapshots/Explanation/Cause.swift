import GalleySystem

/// One reason for differences, the same value in every picture it touched.
package struct Cause: Hashable, Sendable, Comparable {
  /// The kinds of reason.
  package enum Kind: String, Hashable, Sendable {
    /// A token has another value.
    case token
    /// A property of components of one type has another value.
    case property
    /// A text changed.
    case text
    /// A node is new.
    case inserted
    /// A node is gone.
    case removed
    /// The node has another position.
    case reordered
    /// A person's settings differ: appearance, direction, text size and the like, or the canvas.
    case environment
    /// A value of the theme that no property names as a token.
    case theme
    /// The canvas has another size or scale.
    case canvas
    /// A font's bytes changed.
    case font
    /// An image's pixels changed.
    case image
    /// The picture was made by another renderer.
    case renderer
    /// The inputs do not explain it.
    case unexplained
  }

  /// The kind.
  package var kind: Kind
  /// One line, for example `SettingsRow#wifi padding.leading 16 → 12`.
  package var text: String

  /// Makes a cause.
  package init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }

  /// A short name for commands: eight hexadecimal digits of the text's hash.
  package var id: String {
    var hash = ContentHash(seed: 4)
    hash.add(kind.rawValue)
    hash.add(text)
    return String(hexadecimal(hash.value).prefix(8))
  }

  /// Whether a person means it: by its identifier, or by text that occurs in it.
  package func matches(_ word: String) -> Bool { id == word || text.contains(word) }

  /// By kind in the order of the declarations of texts, then by text.
  package static func < (left: Cause, right: Cause) -> Bool {
    (left.kind.rawValue, left.text) < (right.kind.rawValue, right.text)
  }
}
