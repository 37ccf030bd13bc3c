internal import GalleyComponents
internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyParsing

extension ThemeCodec where Value: Hashable {
  /// The name of a step of the design system, or whatever another form reads. A dimension of the
  /// file goes before a step of the same name.
  ///
  /// - Parameter meant: Translates a value in another notation.
  static func stepped(
    _ steps: [(name: String, value: Value)], or other: ThemeCodec<Value>,
    meaning meant: @escaping @Sendable (SyntaxValue) -> DiagnosticCollector.Advice? = { _ in nil }
  ) -> ThemeCodec<Value> {
    let table = StepTable(steps)
    return ThemeCodec<Value>(
      kind: .either([.choice(table.names), other.kind]),
      read: { value, scope in
        if let name = value.text, !scope.defines(dimension: name) {
          if let step = table.value(named: name) { return step }
          let expected =
            "\(other.kind.phrase) or one of the steps \(table.names.joined(separator: ", "))"
          if let advice = meant(value) {
            scope.diagnostics.mismatch(expected, value, advice: advice)
            return nil
          }
          ThemeKeys.reportLength(
            value, expected, among: table.names + scope.dimensionNames, scope.diagnostics)
          return nil
        }
        return other.read(value, scope)
      },
      write: { value in table.name(of: value).map { .text($0) } ?? other.write(value) })
  }
}

/// Steps by name and back.
private struct StepTable<Value: Hashable & Sendable>: Sendable {
  let names: [String]
  private let values: [Value]

  init(_ steps: [(name: String, value: Value)]) {
    names = steps.map(\.name)
    values = steps.map(\.value)
  }

  func value(named name: String) -> Value? {
    names.firstIndex(of: name).map { values[$0] }
  }

  func name(of value: Value) -> String? {
    values.firstIndex(of: value).map { names[$0] }
  }
}

extension ThemeCodec where Value: LengthStep {
  /// A length or the name of a step.
  fileprivate static func length(
    in steps: [(name: String, value: Value)],
    meaning meant: @escaping @Sendable (SyntaxValue) -> DiagnosticCollector.Advice? = { _ in nil }
  ) -> ThemeCodec {
    stepped(
      steps,
      or: ThemeCodec<Double>.length.mapped {
        Value(points: $0)
      } back: {
        $0.points
      }, meaning: meant)
  }
}

extension ThemeCodec where Value == LineThickness {
  static let lineThickness = length(in: LineThickness.steps, meaning: ThemeWords.border)
}

extension ThemeCodec where Value == Margin {
  static let margin = length(in: Margin.steps)
}

extension ThemeCodec where Value == RowHeight {
  static let rowHeight = length(in: RowHeight.steps)
}

extension ThemeCodec where Value == CornerRadius {
  /// A length, a step, `oval` or `circle`.
  static let cornerRadius = stepped(
    CornerRadius.steps,
    or: ThemeCodec<Double>.length.mapped {
      CornerRadius.points($0)
    } back: {
      if case .points(let points) = $0 { points } else { 0 }
    }, meaning: ThemeWords.radius)
}

extension ThemeCodec where Value == EdgeInsets {
  /// Four lengths by edge; a missing one is 0.
  static let edges = ThemeObject(
    empty: { EdgeInsets.zero },
    rows: [
      ThemeRow("top", \.top, .length, usually: 0, "The top edge."),
      ThemeRow("leading", \.leading, .length, usually: 0, "The leading edge."),
      ThemeRow("bottom", \.bottom, .length, usually: 0, "The bottom edge."),
      ThemeRow("trailing", \.trailing, .length, usually: 0, "The trailing edge."),
    ]
  ).codec
}

extension ThemeCodec where Value == PaddingInsets {
  /// A length, a step, or an object with edges.
  static let padding = stepped(
    PaddingInsets.steps,
    or: ThemeCodec(
      kind: .either([ThemeCodec<Double>.length.kind, ThemeCodec<EdgeInsets>.edges.kind]),
      read: { value, scope in
        if value.members != nil {
          return ThemeCodec<EdgeInsets>.edges.read(value, scope).map { PaddingInsets($0) }
        }
        return ThemeCodec<Double>.length.read(value, scope).map { PaddingInsets(points: $0) }
      },
      write: { padding in
        let isEven = padding.insets == EdgeInsets(padding.points)
        return isEven
          ? .number(padding.points) : ThemeCodec<EdgeInsets>.edges.write(padding.insets)
      }), meaning: ThemeWords.padding)
}

extension ThemeCodec where Value == IconSize {
  /// A step or an object with `width` and `height`.
  static let iconSize = stepped(
    IconSize.steps,
    or: ThemeObject(
      empty: { IconSize(width: 0, height: 0) },
      rows: [
        ThemeRow("width", \.size.width, .length, usually: nil, "The width."),
        ThemeRow("height", \.size.height, .length, usually: nil, "The height."),
      ]
    ).codec)
}

extension ThemeCodec where Value == Shadow {
  /// A step or an object; `blur` is twice the radius.
  static let shadow = stepped(
    Shadow.steps,
    or: ThemeObject(
      empty: { Shadow(opacity: 1, radius: 0) },
      rows: [
        ThemeRow("opacity", \.opacity, .share, usually: 1, "The opacity."),
        ThemeRow("x", \.x, .number, usually: 0, "The distance to the right."),
        ThemeRow("y", \.y, .number, usually: 0, "The distance down."),
        ThemeRow("radius", \.radius, .length, usually: 0, "The standard deviation of the blur."),
        ThemeRow("blur", \.writtenBlur, .length, "Twice the radius, as CSS writes it."),
        ThemeRow(
          "spread", \.spread, .number, usually: 0, "How much larger the shadow is on each side."),
      ]
    ).codec, meaning: ThemeWords.shadow)
}

extension Shadow {
  /// The blur as it may be read; never written, because the radius is.
  fileprivate var writtenBlur: Double? {
    get { nil }
    set { if let newValue { blur = newValue } }
  }
}

extension ThemeCodec where Value == VisualEffect {
  /// The name of a material, or the standard deviation of a blur without one, in points.
  static let effect = ThemeCodec(
    kind: .either([
      .choice(VisualEffect.materials.map(\.name)),
      .number(minimum: 0, maximum: VisualEffect.largestBlur),
    ]),
    read: { value, scope in
      if let material = value.text.flatMap(VisualEffect.init(name:)) { return material }
      if let number = value.number?.value, (0...VisualEffect.largestBlur).contains(number) {
        return .blur(number)
      }
      scope.diagnostics.mismatch(VisualEffect.materials.map(\.name), value)
      return nil
    },
    write: { $0.name.map { .text($0) } ?? .number($0.deviation) })
}
