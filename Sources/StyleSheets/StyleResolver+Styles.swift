internal import GalleyDesign
internal import GalleyParsing

extension StyleResolver {
  /// Resolves the styles, parents before children.
  mutating func resolveStyles(_ styles: [StyleDeclaration]) {
    colorValues = resolved.colors.mapValues { .color($0) }
    let places = numbered(styles.map(\.name))
    let parents = styles.map { style in style.parent.map { places[$0.name] ?? -1 } }
    var graph = ReferenceGraph()
    for parent in parents {
      let isUnknown = parent == -1
      graph.add(
        referringTo: CollectionOfOne(parent ?? 0).prefix(parent == nil || isUnknown ? 0 : 1),
        isBroken: isUnknown)
    }
    graph.resolve()
    reportCycles(
      of: graph, what: "the parents of styles", name: { styles[$0].name },
      place: { styles[$0].parent?.range ?? styles[$0].nameRange })
    reportUnknownParents(styles, places, graph)
    var results = [ResolvedStyle](repeating: ResolvedStyle(), count: styles.count)
    for index in graph.order {
      results[index] = resolve(styles[index], over: parents[index].map { results[$0] })
    }
    if graph.order.count == styles.count {
      resolved.set(results, named: styles.map(\.name), places: places)
      return
    }
    resolved.reserve(graph.order.count)
    for index in styles.indices where graph.isResolvable(index) {
      resolved.add(results[index], named: styles[index].name)
    }
  }

  private func reportUnknownParents(
    _ styles: [StyleDeclaration], _ places: [String: Int], _ graph: ReferenceGraph
  ) {
    let circular = Set(graph.cycles.joined())
    for index in styles.indices where !graph.isResolvable(index) && !circular.contains(index) {
      guard let parent = styles[index].parent else { continue }
      if places[parent.name] == nil {
        diagnostics.unknown(
          "parent", parent.name, " of the style \"\(styles[index].name)\"", at: parent.range,
          among: styles.map(\.name))
      } else {
        let message =
          "the style \"\(styles[index].name)\" is left out, because its parent is"
        diagnostics.add(Diagnostic(.note, message, at: parent.range))
      }
    }
  }

  private func resolve(
    _ style: StyleDeclaration, over parent: ResolvedStyle?
  ) -> ResolvedStyle {
    var own: [ResolvedStyle.Setting] = []
    own.reserveCapacity(style.assignments.count)
    for assignment in style.assignments {
      guard let value = value(of: assignment) else { continue }
      own.append(ResolvedStyle.Setting(property: assignment.property, value: value))
    }
    guard let parent else { return ResolvedStyle(settings: own) }
    if !style.replacesPlaceholder { return parent.overlaid(by: own) }
    return parent.overlaid(by: own) { StyleProperty.all[$0].level.isPlaceholder }
  }

  private func value(of assignment: StyleAssignment) -> StyleValue? {
    switch assignment.value {
    case .plain(let value): return value
    case .reference(let name):
      let reference = SheetReference(name, at: assignment.range)
      return StyleProperty.all[assignment.property].isColor
        ? color(reference) : dimension(reference)
    }
  }

  /// A colour's name, or else a hexadecimal colour (STY-4).
  private func color(_ reference: SheetReference) -> StyleValue? {
    if let color = colorValues[reference.name] { return color }
    if let color = SheetHexadecimal.color(reference.name) { return .color(Color(color)) }
    if !brokenColors.contains(reference.name) {
      reportUnknownColor(reference, names: resolved.colors.keys.sorted())
    }
    return nil
  }

  private func dimension(_ reference: SheetReference) -> StyleValue? {
    if let number = resolved.dimensions[reference.name] { return .number(number) }
    if !brokenDimensions.contains(reference.name) {
      reportUnknownDimension(reference, names: resolved.dimensions.keys.sorted())
    }
    return nil
  }
}
