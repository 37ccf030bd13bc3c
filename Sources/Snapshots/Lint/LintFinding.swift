/// Something a lint found.
public struct LintFinding: Hashable, Sendable {
  /// The lint's name, for example `tap-target`.
  public var lint: String
  /// The name of the node.
  public var node: String
  /// What is wrong, with numbers.
  public var message: String
  /// Where the node is written.
  public var location: SceneLocation?

  /// Makes a finding.
  public init(lint: String, node: String, message: String, location: SceneLocation? = nil) {
    self.lint = lint
    self.node = node
    self.message = message
    self.location = location
  }
}
