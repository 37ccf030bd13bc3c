/// Something a lint found.
package struct LintFinding: Hashable, Sendable {
  /// The lint's name, for example `tap-target`.
  package var lint: String
  /// The name of the node.
  package var node: String
  /// The message, with numbers.
  package var message: String
  /// The location of the node in its source.
  package var location: SceneLocation?
  /// True if it is about a default colour or size of the platform that the document does not set: it is counted and never
  /// fails a run.
  package var isNote: Bool

  /// Makes a finding.
  package init(
    lint: String, node: String, message: String, location: SceneLocation? = nil,
    isNote: Bool = false
  ) {
    self.lint = lint
    self.node = node
    self.message = message
    self.location = location
    self.isNote = isNote
  }
}
