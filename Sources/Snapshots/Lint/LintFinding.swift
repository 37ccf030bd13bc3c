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

  /// Makes a finding.
  package init(lint: String, node: String, message: String, location: SceneLocation? = nil) {
    self.lint = lint
    self.node = node
    self.message = message
    self.location = location
  }
}
