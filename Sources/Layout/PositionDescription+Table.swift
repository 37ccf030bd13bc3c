import GalleyGeometry

extension PositionDescription {
  /// Every position a document can name.
  package static let all: [PositionDescription] = [
    .init("absolute", .rect, "A rectangle as given; x counts from the left.") {
      .absolute($0.rect("absolute") ?? .zero)
    },
    .init(
      "top", .flag, "At the top of the safe area.", [width, number("height", "32"), inset("16")]
    ) {
      .top(
        width: $0.number("width"), height: $0.number("height") ?? 32,
        insetBy: $0.number("insetBy") ?? 16)
    },
    .init("below", .identifier, "Under a sibling.", besides) {
      .place(
        below: $0.identifier("below"), margin: $0.number("margin") ?? 8,
        width: $0.number("width"), height: $0.number("height"))
    },
    .init("above", .identifier, "Over a sibling.", besides) {
      .place(
        above: $0.identifier("above"), margin: $0.number("margin") ?? 8,
        width: $0.number("width"), height: $0.number("height"))
    },
    .init("leadingOf", .identifier, "On the leading side of a sibling.", besides) {
      .place(
        leadingOf: $0.identifier("leadingOf"), margin: $0.number("margin") ?? 8,
        width: $0.number("width"), height: $0.number("height"))
    },
    .init("trailingOf", .identifier, "On the trailing side of a sibling.", besides) {
      .place(
        trailingOf: $0.identifier("trailingOf"), margin: $0.number("margin") ?? 8,
        width: $0.number("width"), height: $0.number("height"))
    },
    .init("leftOf", .identifier, "At the left of a sibling.", besides) {
      .place(
        leftOf: $0.identifier("leftOf"), margin: $0.number("margin") ?? 8,
        width: $0.number("width"), height: $0.number("height"))
    },
    .init("rightOf", .identifier, "At the right of a sibling.", besides) {
      .place(
        rightOf: $0.identifier("rightOf"), margin: $0.number("margin") ?? 8,
        width: $0.number("width"), height: $0.number("height"))
    },
    .init("center", .size, "In the middle of the parent.") { .center($0.size("center") ?? .zero) },
    .init("centerInset", .insets, "The parent's bounds less insets.") {
      .center(inset: $0.insets("centerInset") ?? .zero)
    },
    .init("inset", .insets, "The parent's bounds less insets.") {
      .inset(by: $0.insets("inset") ?? .zero)
    },
    .init(
      "sideColumnLeading", .flag, "A column at the leading edge.",
      [number("width", "300"), insets("16"), even]
    ) {
      .sideColumnLeading(
        width: $0.number("width") ?? 300, insetBy: $0.insets("insetBy") ?? EdgeInsets(16),
        isEven: $0.flag("even"))
    },
    .init(
      "sideColumnLeft", .flag, "A column at the left edge.",
      [number("width", "300"), insets("16"), even]
    ) {
      .sideColumnLeft(
        width: $0.number("width") ?? 300, insetBy: $0.insets("insetBy") ?? EdgeInsets(16),
        isEven: $0.flag("even"))
    },
    .init("insideLeading", .flag, "A square at the leading edge.", [insets("0")]) {
      .insideLeading(insetBy: $0.insets("insetBy") ?? .zero)
    },
    .init(
      "bottom", .flag, "A strip at the bottom edge.",
      [insets("0"), number("height", "the view's own")]
    ) { .bottom(insetBy: $0.insets("insetBy") ?? .zero, height: $0.number("height")) },
    .init("expand", .flag, "The parent's whole bounds.") { _ in .expand() },
    .init("firstThatFits", .positions, "The first that lies inside the safe area.") {
      .firstThatFits($0.positions("firstThatFits"))
    },
  ]

  /// The arguments that any position may have besides its own; applied in this order.
  package static let modifiers: [PositionArgument] = [
    number("aspectRatio", "as it is"), number("minWidth", "none"), number("maxWidth", "none"),
    number("minHeight", "none"), number("maxHeight", "none"),
    PositionArgument(
      name: "sizeToFit", kind: .flag, standard: "false",
      summary: "Takes the height that the content needs in the width."),
    number("offsetX", "0"), number("offsetY", "0"),
    PositionArgument(
      name: "keepInside", kind: .flag, standard: "false",
      summary: "Moves and cuts the rectangle so that it lies inside the safe area."),
  ]

  static func changed(_ start: ViewPosition, by values: PositionArguments) -> ViewPosition {
    var position = start
    if let ratio = values.number("aspectRatio") { position = position.aspectRatio(ratio) }
    let limits = ["minWidth", "maxWidth", "minHeight", "maxHeight"].map { values.number($0) }
    if limits.contains(where: { $0 != nil }) {
      position = position.clamped(
        minWidth: limits[0], maxWidth: limits[1], minHeight: limits[2], maxHeight: limits[3])
    }
    if values.flag("sizeToFit") { position = position.sizeToFit() }
    let x = values.number("offsetX") ?? 0
    let y = values.number("offsetY") ?? 0
    if x != 0 || y != 0 { position = position.offset(x: x, y: y) }
    return values.flag("keepInside") ? position.clampedToSafeArea() : position
  }

  init(
    _ name: String, _ kind: PositionArgument.Kind, _ summary: String,
    _ others: [PositionArgument] = [],
    _ make: @escaping @Sendable (PositionArguments) -> ViewPosition
  ) {
    let first = PositionArgument(name: name, kind: kind, standard: nil, summary: summary)
    self.init(arguments: [first] + others, summary: summary, make: make)
  }

  private static let width = number("width", "the room between the insets")
  private static let even = PositionArgument(
    name: "even", kind: .flag, standard: "false",
    summary: "Takes the vertical inset once at either end.")
  private static let besides = [
    number("margin", "8"), number("width", "the sibling's"), number("height", "the sibling's"),
  ]

  private static func number(_ name: String, _ standard: String) -> PositionArgument {
    PositionArgument(name: name, kind: .number, standard: standard, summary: "In points.")
  }
  private static func inset(_ standard: String) -> PositionArgument {
    number("insetBy", standard)
  }
  private static func insets(_ standard: String) -> PositionArgument {
    PositionArgument(
      name: "insetBy", kind: .insets, standard: standard, summary: "Distances from the edges.")
  }
}
