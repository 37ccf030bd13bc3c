/// What the styles of a sheet stand on, to ask which of them a change would reach.
package struct StyleSheetDependencies: Sendable {
  private var colorUsers: [String: [String]] = [:]
  private var dimensionUsers: [String: [String]] = [:]
  private var children: [String: [String]] = [:]
  private var colorAliases: [String: [String]] = [:]
  private var dimensionAliases: [String: [String]] = [:]

  /// Collects the references of a sheet; linear in its size.
  package init(_ sheet: StyleSheet) {
    for entry in sheet.colors {
      for reference in entry.value.paints.compactMap(\.reference) {
        colorAliases[reference.name, default: []].append(entry.name)
      }
    }
    for entry in sheet.dimensions {
      guard case .reference(let reference) = entry.value else { continue }
      dimensionAliases[reference.name, default: []].append(entry.name)
    }
    for style in sheet.styles {
      if let parent = style.parent { children[parent.name, default: []].append(style.name) }
      for assignment in style.assignments {
        guard case .reference(let name) = assignment.value else { continue }
        if StyleProperty.all[assignment.property].kind == .color {
          colorUsers[name, default: []].append(style.name)
        } else {
          dimensionUsers[name, default: []].append(style.name)
        }
      }
    }
  }

  /// The styles that a change of a colour can reach, sorted.
  package func styles(usingColor name: String) -> [String] {
    let colors = closure([name], colorAliases)
    return closure(colors.flatMap { colorUsers[$0] ?? [] }, children).sorted()
  }

  /// The styles that a change of a dimension can reach, sorted.
  package func styles(usingDimension name: String) -> [String] {
    let dimensions = closure([name], dimensionAliases)
    return closure(dimensions.flatMap { dimensionUsers[$0] ?? [] }, children).sorted()
  }

  /// The style and everything that descends from it, sorted.
  package func styles(inheritingFrom name: String) -> [String] {
    closure([name], children).sorted()
  }

  private func closure(_ names: [String], _ next: [String: [String]]) -> Set<String> {
    var found = Set(names)
    var waiting = Array(found)
    while let name = waiting.popLast() {
      for other in next[name] ?? [] where found.insert(other).inserted { waiting.append(other) }
    }
    return found
  }
}
