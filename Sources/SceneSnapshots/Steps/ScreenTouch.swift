package import GalleyGeometry
package import GalleyParsing

/// The touch of a picture of a screen, which becomes steps that name the element by its meaning.
package struct ScreenTouch: Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    case tap, doubleTap, longPress, drag, scroll
    case type, erase, submit, set, increment, decrement
    case back, dismiss, dismissKeyboard, snapshot
  }

  package var kind: Kind
  /// The touched place in points; nil for what has none.
  package var place: Point?
  /// The index of the element; nil for the one at the place.
  package var element: Int?
  /// The way of a drag or of what is scrolled, in points.
  package var way = Point(x: 0, y: 0)
  /// The text that is typed or set, or the name of a snapshot.
  package var text = ""

  package init(_ kind: Kind, at place: Point? = nil) { (self.kind, self.place) = (kind, place) }

  /// Reads a touch: `{kind, x, y, element, dx, dy, text}`; nil unless it has a known kind.
  package init?(_ value: SyntaxValue) {
    guard let kind = value["kind"]?.text.flatMap(Kind.init) else { return nil }
    self.init(kind)
    func number(_ key: String) -> Double? {
      value[key]?.number.map(\.value).flatMap { $0.magnitude <= 100_000 ? $0 : nil }
    }
    if let x = number("x"), let y = number("y") { place = Point(x: x, y: y) }
    element = number("element").flatMap { Int(exactly: $0) }
    way = Point(x: number("dx") ?? 0, y: number("dy") ?? 0)
    text = value["text"]?.text ?? ""
  }

  /// The steps with those of the touch behind them. Typing and scrolling go on in the last step.
  ///
  /// - Parameter elements: The elements of the screen after the steps.
  package func added(
    to steps: [SyntaxValue], on elements: [ShownElement]
  ) -> [SyntaxValue] {
    let target = target(among: elements)
    let query = target.map(\.queryValue) ?? place.map(Self.query)
    let key = (target.flatMap(halfOfStepper) ?? kind).rawValue
    switch kind {
    case .tap, .doubleTap, .longPress, .increment, .decrement:
      return steps + [.object([(key, query ?? .truth(true))])]
    case .drag:
      return steps + [.object([(key, query ?? .truth(true))] + wayMembers)]
    case .scroll: return scrolled(steps, target, elements)
    case .type: return typed(steps, elements)
    case .erase: return erased(steps, elements)
    case .set:
      return steps + [.object([(key, query ?? .truth(true)), ("to", .text(text))])]
    case .submit, .back, .dismiss, .dismissKeyboard:
      return steps + [.object([(key, .truth(true))])]
    case .snapshot: return steps + [.object([(key, .text(text))])]
    }
  }

  private var wayMembers: [(String, SyntaxValue)] {
    [("x", .number(way.x.rounded())), ("y", .number(way.y.rounded()))]
  }

  private static func query(_ place: Point) -> SyntaxValue {
    StepQuery(.at(x: place.x.rounded(), y: place.y.rounded())).json
  }

  /// The smallest element at the place, the last of several of the same size.
  private func target(among elements: [ShownElement]) -> ShownElement? {
    if let element { return elements.indices.contains(element) ? elements[element] : nil }
    guard let place else { return nil }
    let there = elements.filter { $0.frame.contains(place) }
    return there.reversed().min { $0.area < $1.area }
  }

  /// The width of the part of a stepper that is touched, which is at the end of its row.
  private static let stepperWidth = 94.0

  /// The kind of a tap on one of the two halves of a stepper; nil beside them and for another touch.
  private func halfOfStepper(_ target: ShownElement) -> Kind? {
    guard kind == .tap, element == nil, let place, target.roleName == "stepper" else { return nil }
    let toEnd = target.frame.maxX - place.x
    return toEnd < Self.stepperWidth / 2
      ? .increment : toEnd < Self.stepperWidth ? .decrement : nil
  }

  /// Returns true if two queries are the same, wherever they were read.
  private static func isSame(_ one: SyntaxValue?, _ other: SyntaxValue?) -> Bool {
    let texts = [one, other].map { $0.map { JSONWriter.text(of: $0, style: .compact) } }
    return texts[0] == texts[1]
  }

  private func scrolled(
    _ steps: [SyntaxValue], _ target: ShownElement?, _ elements: [ShownElement]
  ) -> [SyntaxValue] {
    let query = target?.queryValue ?? .truth(true)
    let step = SyntaxValue.object([("scroll", query)] + wayMembers)
    guard let last = steps.last, Self.isSame(last["scroll"], query) else {
      return steps + [step]
    }
    let sum = ["x", "y"].map { key -> (String, SyntaxValue) in
      (key, .number((last[key]?.number?.value ?? 0) + (step[key]?.number?.value ?? 0)))
    }
    return steps.dropLast() + [.object([("scroll", query)] + sum)]
  }

  private func typed(_ steps: [SyntaxValue], _ elements: [ShownElement]) -> [SyntaxValue] {
    let field = elements.first(where: \.isFocused).map(\.queryValue)
    if let last = steps.last, let before = last["type"]?.text,
      last["into"] == nil || Self.isSame(last["into"], field)
    {
      return steps.dropLast() + [Self.typing(before + text, into: last["into"])]
    }
    return steps + [Self.typing(text, into: field)]
  }

  /// Takes the last character back: from the step that typed it, else from the value of the field.
  private func erased(_ steps: [SyntaxValue], _ elements: [ShownElement]) -> [SyntaxValue] {
    if let last = steps.last, let before = last["type"]?.text, !before.isEmpty {
      let rest = String(before.dropLast())
      return steps.dropLast() + (rest.isEmpty ? [] : [Self.typing(rest, into: last["into"])])
    }
    guard let field = elements.first(where: \.isFocused) else {
      return steps + [.object([("clear", .truth(true))])]
    }
    let query = field.queryValue
    let rest = field.roleName == "secureField" ? "" : String((field.value ?? "").dropLast())
    return steps + [.object([("clear", query)])]
      + (rest.isEmpty ? [] : [Self.typing(rest, into: query)])
  }

  private static func typing(_ text: String, into field: SyntaxValue?) -> SyntaxValue {
    .object([("type", .text(text))] + (field.map { [("into", $0)] } ?? []))
  }
}

extension ShownElement {
  fileprivate var area: Double { frame.width * frame.height }

  fileprivate var queryValue: SyntaxValue {
    JSONParser.parse(SourceText(name: "query", text: query)).value ?? .truth(true)
  }
}
