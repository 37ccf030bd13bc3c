internal import GalleyComponents
internal import GalleyDesign
internal import GalleyGeometry

// Charts as Swift Charts has them, as far as their marks and options are among its words.

extension SwiftViewWriter {
  /// The call of a chart with a mark for each value; a part for which Swift Charts has other words is left out.
  mutating func chart(_ keys: inout ComponentKeys) -> SwiftCall {
    var call = SwiftCall(name: "Chart", content: [])
    let marks = keys.take("marks", as: [ChartMark].self) ?? []
    // Marks of one series would become one there.
    let merges = marks.indices.contains { index in
      marks[..<index].contains { $0.continues(marks[index]) }
    }
    if marks.isEmpty || merges { unsaid.append("marks") }
    let isGrouped = keys.takeSet("isGrouped", as: Bool.self) == true
    for mark in marks {
      guard let lines = lines(of: mark, isGrouped: isGrouped) else {
        unsaid.append("marks")
        return call
      }
      call.content? += lines
    }
    for (key, modifiers) in Self.hidingOptions where keys.takeSet(key, as: Bool.self) == false {
      call.modifiers += modifiers.map { .line(".\($0)(.hidden)") }
    }
    needsCharts = true
    return call
  }

  /// The keys that hide a part of a chart when they are false.
  private static let hidingOptions = [
    ("showsAxes", ["chartXAxis", "chartYAxis"]), ("showsXAxis", ["chartXAxis"]),
    ("showsYAxis", ["chartYAxis"]), ("showsLegend", ["chartLegend"]),
  ]

  /// The marks of a series; nil for a series that Swift Charts has no words for or draws in another way.
  private mutating func lines(of mark: ChartMark, isGrouped: Bool) -> [String]? {
    let isBare =
      mark.xEnd.isEmpty && mark.yStart.isEmpty && mark.label.isEmpty && mark.symbolSize == 8
      && mark.cornerRadius == nil && mark.offset == .zero
    guard isBare, !mark.y.isEmpty, mark.y.allSatisfy({ $0 != nil }) else { return nil }
    guard let modifiers = modifiers(of: mark, isGrouped: isGrouped) else { return nil }
    var lines: [String] = []
    for (index, value) in mark.y.enumerated() {
      let y = ".value(\"y\", \((value ?? 0).swiftExpression))"
      let start: String
      switch mark.kind {
      case .rule:
        guard mark.x.isEmpty else { return nil }
        start = "RuleMark(y: \(y))"
      case .bar, .line, .area, .point:
        guard let x = place(index, of: mark) else { return nil }
        let name = mark.kind.rawValue.prefix(1).uppercased() + mark.kind.rawValue.dropFirst()
        start = "\(name)Mark(x: .value(\"x\", \(x)), y: \(y))"
      case .sector, .rectangle: return nil
      }
      lines += SwiftCall(name: "", expression: start, modifiers: modifiers).lines(indentedBy: 4)
    }
    return lines
  }

  /// The place of a value as Swift Charts takes it; nil for a number under a bar, whose band has its name there, and
  /// for a date, which is a value of a type of its own there.
  private func place(_ index: Int, of mark: ChartMark) -> String? {
    guard mark.x.indices.contains(index) else {
      return mark.kind == .bar ? nil : (index + 1).swiftExpression
    }
    switch mark.x[index] {
    case .category(let name): return mark.x[index].isDate ? nil : name.swiftExpression
    case .number(let number): return mark.kind == .bar ? nil : number.swiftExpression
    }
  }

  /// The look of the marks of a series; nil for one of a colour and a name, which are one in Swift Charts.
  private mutating func modifiers(
    of mark: ChartMark, isGrouped: Bool
  ) -> [SwiftCall.Modifier]? {
    guard mark.color == nil || mark.name.isEmpty else { return nil }
    var lines: [String] = []
    if let color = mark.color { lines.append(".foregroundStyle(\(palette.expression(color)))") }
    if !mark.name.isEmpty {
      let series = ".value(\"series\", \(mark.name.swiftExpression))"
      lines.append(".foregroundStyle(by: \(series))")
      if isGrouped { lines.append(".position(by: \(series))") }
    }
    if mark.interpolation != .linear {
      lines.append(".interpolationMethod(.\(mark.interpolation))")
    }
    if mark.lineWidth != nil || !mark.dash.isEmpty {
      guard let width = mark.lineWidth else { return nil }
      let dash = mark.dash.map(\.swiftExpression).joined(separator: ", ")
      lines.append(
        ".lineStyle(StrokeStyle(lineWidth: \(width.swiftExpression)"
          + (mark.dash.isEmpty ? "" : ", dash: [\(dash)]") + "))")
    }
    if let symbol = mark.symbol { lines.append(".symbol(.\(symbol))") }
    if mark.opacity != 1 { lines.append(".opacity(\(mark.opacity.swiftExpression))") }
    return lines.map { .line($0) }
  }
}
