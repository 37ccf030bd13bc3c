internal import GalleyDesign

/// What a reload changed, by name: what looks different, appeared or went away.
///
/// A component has to be drawn again exactly when ``affects(style:substyle:)`` says so of its style,
/// or it uses one of the changed colours or dimensions itself.
package struct StyleSheetChanges: Hashable, Sendable {
  /// The names of the colours.
  package private(set) var colors: Set<String> = []
  /// The names of the dimensions.
  package private(set) var dimensions: Set<String> = []
  /// The names of the styles that look different, whatever the reason: an own property, a parent's,
  /// a colour or a dimension.
  package private(set) var styles: Set<String> = []

  /// Compares two sheets; linear in their sizes.
  package init(from old: ResolvedStyleSheet, to new: ResolvedStyleSheet) {
    colors = StyleSheetChanges.differences(old.colors, new.colors)
    dimensions = StyleSheetChanges.differences(old.dimensions, new.dimensions)
    for name in old.styleNames where old.style(named: name) != new.style(named: name) {
      styles.insert(name)
    }
    for name in new.styleNames where old.style(named: name) == nil { styles.insert(name) }
  }

  private static func differences<Value: Equatable>(
    _ old: [String: Value], _ new: [String: Value]
  ) -> Set<String> {
    var names: Set<String> = []
    for (name, value) in old where new[name] != value { names.insert(name) }
    for name in new.keys where old[name] == nil { names.insert(name) }
    return names
  }

  /// Whether nothing changed.
  package var isEmpty: Bool { colors.isEmpty && dimensions.isEmpty && styles.isEmpty }

  /// Whether a component with this style and substyle looks different.
  package func affects(style: String?, substyle: String? = nil) -> Bool {
    [style, substyle].contains { $0.map(styles.contains) ?? false }
  }

  /// The changes as sorted lines, such as `style "heading"`.
  package var summary: [String] {
    let named = [("colour", colors), ("dimension", dimensions), ("style", styles)]
    return named.flatMap { kind, names in names.sorted().map { "\(kind) \"\($0)\"" } }
  }
}
