internal import GalleyDesign
package import GalleyParsing

/// Resolves a sheet: references between colours and between dimensions, parent chains, values.
///
/// Linear in the size of the sheet with everything inherited; nothing recurses.
package struct StyleResolver {
  let diagnostics: DiagnosticCollector
  var resolved = ResolvedStyleSheet()
  /// Colours and dimensions that are known but could not be resolved; using them is not reported
  /// again.
  var brokenColors: Set<String> = []
  var brokenDimensions: Set<String> = []
  /// The resolved colours as styles hold them, made once.
  var colorValues: [String: StyleValue] = [:]

  /// Resolves a sheet; what cannot be resolved is reported and left out.
  package static func resolve(
    _ sheet: StyleSheet, diagnostics: DiagnosticCollector
  ) -> ResolvedStyleSheet {
    var resolver = StyleResolver(diagnostics: diagnostics)
    resolver.resolveColors(sheet.colors)
    resolver.resolveDimensions(sheet.dimensions)
    resolver.resolveStyles(sheet.styles)
    return resolver.resolved
  }

  /// Reports cycles, each with all its names and a note at every place but the first.
  func reportCycles(
    of graph: ReferenceGraph, what: String, name: (Int) -> String, place: (Int) -> SourceRange
  ) {
    for cycle in graph.cycles {
      diagnostics.circle(what, of: cycle.map { (name($0), place($0)) })
    }
  }

  // MARK: Colours and dimensions

  private mutating func resolveColors(_ entries: [SheetEntry<SheetColor>]) {
    let places = numbered(entries.map(\.name))
    var graph = ReferenceGraph()
    for entry in entries {
      let references = entry.value.paints.compactMap(\.reference)
      let unknown = references.filter { places[$0.name] == nil }
      for reference in unknown { reportUnknownColor(reference, names: entries.map(\.name)) }
      graph.add(
        referringTo: references.compactMap { places[$0.name] }, isBroken: !unknown.isEmpty)
    }
    graph.resolve()
    reportCycles(
      of: graph, what: "the colours", name: { entries[$0].name },
      place: { entries[$0].nameRange })
    resolved.colors.reserveCapacity(entries.count)
    for index in graph.order { resolved.colors[entries[index].name] = color(entries[index].value) }
    for index in entries.indices where !graph.isResolvable(index) {
      brokenColors.insert(entries[index].name)
    }
  }

  private func color(_ value: SheetColor) -> Color {
    switch value {
    case .single(.literal(let color)): Color(color)
    case .single(.reference(let reference)): resolved.colors[reference.name] ?? Color(.clear)
    case .adaptive(let light, let dark):
      Color(light: core(light, .light), dark: core(dark, .dark))
    }
  }

  private func core(_ paint: SheetPaint, _ appearance: Appearance) -> RGBAColor {
    switch paint {
    case .literal(let color): color
    case .reference(let reference):
      resolved.colors[reference.name]?.resolved(for: appearance) ?? .clear
    }
  }

  private mutating func resolveDimensions(_ entries: [SheetEntry<SheetDimension>]) {
    let places = numbered(entries.map(\.name))
    var graph = ReferenceGraph()
    for entry in entries {
      guard case .reference(let reference) = entry.value else {
        graph.add(referringTo: [])
        continue
      }
      let target = places[reference.name]
      if target == nil { reportUnknownDimension(reference, names: entries.map(\.name)) }
      graph.add(referringTo: target.map { [$0] } ?? [], isBroken: target == nil)
    }
    graph.resolve()
    reportCycles(
      of: graph, what: "the dimensions", name: { entries[$0].name },
      place: { entries[$0].nameRange })
    for index in graph.order {
      switch entries[index].value {
      case .literal(let number): resolved.dimensions[entries[index].name] = number
      case .reference(let reference):
        resolved.dimensions[entries[index].name] = resolved.dimensions[reference.name]
      }
    }
    for index in entries.indices where !graph.isResolvable(index) {
      brokenDimensions.insert(entries[index].name)
    }
  }

  func numbered(_ names: [String]) -> [String: Int] {
    var places: [String: Int] = [:]
    places.reserveCapacity(names.count)
    for (index, name) in names.enumerated() { places[name] = index }
    return places
  }

  // MARK: Unknown names

  func reportUnknownColor(
    _ reference: SheetReference, names: @autoclosure () -> [String]
  ) {
    if SheetHexadecimal.color("#" + reference.name) != nil {
      let message = "unknown colour \"\(reference.name)\"; a hexadecimal colour begins with #"
      return diagnostics.fail(message, at: reference.range, suggestion: "#" + reference.name)
    }
    diagnostics.unknown("colour", reference.name, at: reference.range, among: names())
  }

  func reportUnknownDimension(
    _ reference: SheetReference, names: @autoclosure () -> [String]
  ) {
    let dotted = String(reference.name.map { $0 == "," ? "." : $0 })
    if Double(dotted) != nil {
      let message = "\"\(reference.name)\" is text, not a number, and no dimension has that name"
      return diagnostics.fail(message, at: reference.range)
    }
    diagnostics.unknown("dimension", reference.name, at: reference.range, among: names())
  }
}

extension SheetPaint {
  /// The reference, when it is one.
  var reference: SheetReference? {
    if case .reference(let reference) = self { return reference }
    return nil
  }
}
