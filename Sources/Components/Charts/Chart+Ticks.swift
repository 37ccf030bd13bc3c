internal import GalleyDesign

// The ticks of the axes, as documents and Swift Charts request them.

extension Chart {
  /// Complains about ticks and formats that the axes cannot have.
  func checkTicks(_ reader: inout ComponentReader, at place: ComponentPlace) {
    func warn(_ name: String, _ reason: String) {
      reader.warn("\"\(name)\" has no effect \(reason)", at: place.range(of: name))
    }
    if valueEdge != nil, isHorizontal { warn("valueEdge", "on an axis at the bottom") }
    if xFormat != .automatic, !hasTimes { warn("xFormat", "on an axis without dates") }
    if case .every? = valueTicks { warn("valueTicks", "with a unit of time on an axis of numbers") }
    if case .step? = xTicks, hasTimes || !hasNumbers {
      warn("xTicks", "with a number on an axis without numbers")
    }
    if case .step(let step)? = valueTicks,
      !ChartData(self, accent: .black).values.ticks.isMultiple(of: step)
    {
      reader.warn(
        "\"valueTicks\" would be more than \(ChartTicks.most); the axis has ticks by its span",
        at: place.range(of: "valueTicks"))
    }
    switch xTicks {
    case .every? where !hasTimes: warn("xTicks", "with a unit of time on an axis without dates")
    case .every?:
      if ChartData(self, accent: .black).places.lacksTicks {
        reader.warn(
          "\"xTicks\" would be more than \(ChartTicks.most); the axis has ticks by its span",
          at: place.range(of: "xTicks"))
      }
    case .positions(let positions)? where hasTimes || hasNumbers:
      for position in positions where (hasTimes ? position.timed : position).number == nil {
        let kind = hasTimes ? "a date in ISO 8601" : "a number"
        reader.fail("a position of \"xTicks\" is not \(kind)", at: place.range(of: "xTicks"))
      }
    default: break
    }
    if case .positions(let positions)? = valueTicks, !positions.allSatisfy(\.isNumber) {
      reader.fail("a position of \"valueTicks\" is not a number", at: place.range(of: "valueTicks"))
    }
  }

  /// The ticks of the axis of values.
  func valueTicks(of data: ChartData, _ words: ChartWords) -> [AxisTick] {
    let ticks = data.values.ticks
    let format = valueFormat == .automatic ? .compact : valueFormat
    return ticks.enumerated().map { index, tick in
      let text = affixed(data.values.text(of: tick, words, format))
      let marks = valueMarks?.marks(.number(tick), index, ticks.count)
      return AxisTick(share: data.values.share(of: tick), text, marks)
    }
  }

  /// The ticks of the axis of places.
  func placeTicks(of data: ChartData, _ words: ChartWords) -> [AxisTick] {
    let ticks = data.places.labels(words, xFormat)
    return ticks.enumerated().map { index, tick in
      let marks = placeMarks?.marks(tick.position, index, ticks.count)
      return AxisTick(share: tick.share, tick.text, marks)
    }
  }
}

extension [Double] {
  /// Returns true if neighbours are at a distance.
  fileprivate func isMultiple(of step: Double) -> Bool {
    zip(self, dropFirst()).allSatisfy { abs($1 - $0 - step) < step / 1000 }
  }
}

/// A tick of an axis as it is drawn.
struct AxisTick {
  var share: Double
  var text: String
  /// A view in place of the text.
  var view: AnyView?
  var hasLabel = true
  var hasLine = true
  /// True if its line leads to its label.
  var hasTick = true

  /// The words or the view.
  var words: Wording { Wording(text, or: view) }

  init(share: Double, _ text: String, _ marks: ChartAxisMarks.Tick?) {
    (self.share, self.text) = (share, text)
    guard let marks else { return }
    (hasLine, hasTick) = (marks.hasLine, marks.hasTick)
    switch marks.label {
    case nil: hasLabel = false
    case .standard?: break
    case .text(let own)?: self.text = own
    case .view(let own)?: view = own
    }
  }
}

extension [AxisTick] {
  var labels: [AxisTick] { filter(\.hasLabel) }
}
