/// A context that many nodes hold on to together.
package final class SharedContext: Sendable {
  /// The context.
  package let context: EnvironmentValues

  init(_ context: EnvironmentValues) { self.context = context }
}

extension LayoutTree.Builder {
  /// Returns the context in memory that is shared with earlier nodes that requested an equal one.
  package mutating func shared(_ context: EnvironmentValues) -> SharedContext {
    if let known = contexts.first(where: { $0.context.isAlike(context) }) { return known }
    let new = SharedContext(context)
    if contexts.count == Self.sharedContexts { contexts.removeFirst() }
    contexts.append(new)
    return new
  }

  /// Rows seldom hold texts in more colours.
  private static var sharedContexts: Int { 4 }
}

extension EnvironmentValues {
  /// Returns true if everything looks the same in both. Cheap values first; a theme that is passed down
  /// unchanged compares by the identity of its tables.
  package func isAlike(_ other: EnvironmentValues) -> Bool {
    appearance == other.appearance && contrast == other.contrast && direction == other.direction
      && grid == other.grid && textSize == other.textSize && boldText == other.boldText
      && typesetter === other.typesetter && foreground == other.foreground
      && locale == other.locale && theme == other.theme
  }
}
