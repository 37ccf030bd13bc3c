internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout
internal import GalleyPainting

extension Chart {
  /// The samples and names of what is drawn.
  func legend(
    _ names: [ChartData.Name], _ environment: EnvironmentValues
  ) -> some View {
    let size = environment.textSize.belowAccessibility
    let side = max(8, size.scaled(8, as: .caption1))
    let color = environment.foreground ?? .system(.secondaryLabel)
    // Among dashed lines a whole one has a line as its sample as well.
    let hasDashes = names.contains { !$0.dash.isEmpty }
    return ForEach(0..<names.count) { index in
      HStack(spacing: 5) {
        if names[index].dash.isEmpty, !(hasDashes && isLine(names[index])) {
          Circle().fill(names[index].color).frame(width: side, height: side)
        } else {
          dashes(names[index], side: side)
        }
        Text(names[index].name).font(.caption).foregroundColor(color)
      }
      .heldBelowAccessibilitySizes()
      .modifier(LegendEntry())
    }
  }

  private func isLine(_ name: ChartData.Name) -> Bool {
    marks.contains { $0.kind == .line && $0.name == name.name }
  }

  /// The sample of a line: as many dashes as there is room for in twice the side of a dot.
  private func dashes(_ name: ChartData.Name, side: Double) -> some View {
    let length = name.dash.count == 1 ? name.dash[0] * 2 : name.dash.reduce(0, +)
    let gap = name.dash.last ?? 0
    // A sample ends with a dash.
    let count = max(2, ((side * 2 + gap) / max(length, 1)).rounded())
    let width = length > 0 ? min(max(count * length - gap, side), side * 4) : side * 2
    let style = StrokeStyle(width: name.lineWidth, dashes: name.dash)
    return DashSample().stroke(name.color, style: style)
      .frame(width: width, height: max(side, name.lineWidth))
  }
}

/// Makes an entry of a legend known, which is left out where a chart has no room for it.
private struct LegendEntry: PrimitiveViewModifier {
  nonisolated func build<Wrapped: View>(
    _ content: Wrapped, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    content.appendNode(to: &tree, environment)
  }

  nonisolated func describe(in writer: inout PropertyWriter) { writer.facts.isLegendEntry = true }
}

/// A line across the middle of its box.
private struct DashSample: Shape {
  nonisolated func path(in rect: Rect) -> Path {
    var path = Path()
    path.move(to: Point(x: rect.minX, y: rect.center.y))
    path.line(to: Point(x: rect.maxX, y: rect.center.y))
    return path
  }
}
