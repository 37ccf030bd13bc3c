package import GalleyComponents
import GalleyGeometry
package import GalleyLayout
package import GalleyParsing
package import GalleySnapshots
package import GalleyStair

/// A document that is used: a switch flips, a field takes text, a picker chooses, a list scrolls, by the keys of
/// its components. Each step is an edit of the text; nothing else is invented.
package struct DocumentScreen {
  /// The document after the steps.
  package private(set) var source: SourceText
  /// The settings of the reader and the device.
  package private(set) var settings: SceneSettings
  private(set) var elements: [DocumentElement] = []
  private let entries: [String: ComponentEntry]

  /// Why a step is not done.
  private struct Refusal: Error {
    var message: String
    /// The elements that are listed with it.
    var listed: [DocumentElement]
  }

  package init(
    _ source: SourceText, _ catalog: ComponentCatalog, _ settings: SceneSettings = SceneSettings()
  ) {
    (self.source, self.settings) = (source, settings)
    entries = Dictionary(catalog.entries.map { ($0.typeName, $0) }) { first, _ in first }
    look()
  }

  /// Plays steps, up to a snapshot or all of them.
  ///
  /// - Throws: `RenderFailure` about the step that fails, with its place and what there was.
  package mutating func play(
    _ steps: ScreenSteps, until snapshot: String? = nil
  ) throws(RenderFailure) {
    for index in 0..<steps.count(until: snapshot) {
      do throws(Refusal) { try play(steps.steps[index]) } catch {
        let lines = [error.message] + error.listed.map { "  \($0)" }
        throw RenderFailure(steps.failure(of: index, lines.joined(separator: "\n")))
      }
    }
  }

  private mutating func look() {
    elements = []
    if let root = JSONParser.parse(source).value { look(at: root) }
  }

  private mutating func look(at value: SyntaxValue) {
    for element in value.elements ?? [] { look(at: element) }
    guard let members = value.members else { return }
    if let entry = value["type"]?.text.flatMap({ entries[$0] }) {
      let element = DocumentElement(value, entry)
      let isNamed = element.identifier != nil || element.has("contentOffset")
      if element.roleName != "group" || isNamed { elements += element.tabs }
    }
    for member in members { look(at: member.value) }
  }

  /// The elements that a layout of the document shows.
  package func elements(in layout: LayoutResult) -> [ShownElement] {
    var places: [Int: Rect] = [:]
    for (index, element) in layout.tree.elements.enumerated() {
      guard let offset = element.sourceOffset else { continue }
      places[offset] = places[offset] ?? layout.frame(ofElement: index)
    }
    return elements.indices.compactMap { index in
      var element = elements[index]
      guard let frame = places[element.component.range.start] else { return nil }
      element.frame = frame
      return ShownElement(
        line: "\(element) \(element.place)", frame: frame, roleName: element.roleName,
        value: element.value, options: element.options, isFocused: element.isFocused,
        query: StepQuery(naming: index, of: elements).jsonText)
    }
  }

  // Steps

  private mutating func play(_ step: ScreenStep) throws(Refusal) {
    switch step.action {
    // Time changes nothing in a document.
    case .snapshot, .film, .wait, .at: return
    case .configure:
      for (name, word) in step.settings {
        guard let setting = Setting.named(name) else {
          throw refusal(step, "a document has no \(name); a view of SwiftUI has one", [])
        }
        _ = setting.set(word, in: &settings)
      }
    case .expect: try expect(step)
    case .absent:
      let found = step.element?.found(in: elements) ?? []
      if !found.isEmpty { throw refusal(step, "it is there:", found) }
    case .selectTab:
      let query = StepQuery(.role("tab", step.text))
      try tap(step, find(step, query) { $0.roleName == "tab" })
    case .tap: try tap(step, find(step) { $0.isTapped })
    case .type:
      let field = try field(step)
      try type((field.current("text")?.text ?? "") + step.text, into: field, step)
    case .clear: try type("", into: field(step), step)
    case .submit, .dismissKeyboard: try unfocus(step)
    case .set: try set(step, find(step) { $0.isSet })
    case .increment, .decrement:
      try adjust(step, find(step) { $0.roleName == "slider" })
    case .scroll: try scroll(step)
    default:
      throw refusal(step, "a document does not respond to that; its components have no actions", [])
    }
  }

  private func refusal(
    _ step: ScreenStep, _ message: String, _ listed: [DocumentElement]
  ) -> Refusal {
    let name = step.element.map { " \($0)" } ?? (step.text.isEmpty ? "" : " \"\(step.text)\"")
    return Refusal(message: "\(step.action.rawValue)\(name): \(message)", listed: listed)
  }

  /// The one element that a step means, among several the one that can do it.
  private func find(
    _ step: ScreenStep, _ query: StepQuery? = nil, _ isAble: (DocumentElement) -> Bool
  ) throws(Refusal) -> DocumentElement {
    let all = (query ?? step.element)?.found(in: elements) ?? []
    let able = all.filter(isAble)
    let chosen = able.isEmpty ? all : able
    if case .at = step.element?.kind {
      throw refusal(
        step, "elements of a document are found by their names, not by places", elements)
    }
    let index = (query ?? step.element)?.index
    guard let found = index.map({ chosen.indices.contains($0) ? chosen[$0] : nil }) ?? chosen.first
    else {
      throw refusal(step, "nothing in the document is called so; there is:", elements)
    }
    guard index != nil || chosen.count == 1 else {
      throw refusal(step, "\(chosen.count) elements are called so; give an index:", chosen)
    }
    guard !able.isEmpty else { throw refusal(step, "it does not respond to that:", [found]) }
    guard found.isEnabled || step.action == .expect else {
      throw refusal(step, "it is disabled:", [found])
    }
    return found
  }

  private func field(_ step: ScreenStep) throws(Refusal) -> DocumentElement {
    if step.element != nil { return try find(step) { $0.roleName.isField } }
    let focused = elements.first { $0.isFocused }
    guard let focused else { throw refusal(step, "no field has the focus", []) }
    return focused
  }

  private func expect(_ step: ScreenStep) throws(Refusal) {
    let found = try find(step) { _ in true }
    if let difference = step.difference(of: found) { throw refusal(step, difference, [found]) }
  }

  private mutating func tap(_ step: ScreenStep, _ element: DocumentElement) throws(Refusal) {
    if let tab = element.part {
      return try edit(step, element, [("selection", .number(Double(tab)))])
    }
    if element.roleName.isField { return try focus(element, step) }
    let key = element.has("isOn") ? "isOn" : "isExpanded"
    try edit(step, element, [(key, .truth(element.current(key)?.truth != true))])
  }

  private mutating func type(
    _ text: String, into field: DocumentElement, _ step: ScreenStep
  ) throws(Refusal) {
    try focus(field, step)
    // The field is at another place of the text now.
    let index = elements.firstIndex {
      $0.isFocused
    }
    guard let index else { return }
    try edit(step, elements[index], [("text", .text(text))])
  }

  private mutating func focus(_ field: DocumentElement, _ step: ScreenStep) throws(Refusal) {
    let state = field.current("state")?.text
    guard state != "focused" else { return }
    guard field.has("state") else { throw refusal(step, "it takes no focus:", [field]) }
    let others = elements.filter {
      $0.isFocused
    }
    let edits =
      others.compactMap { $0.edit("state", to: .text("normal")) }
      + [field.edit("state", to: .text("focused"))].compactMap(\.self)
    apply(edits)
  }

  private mutating func unfocus(_ step: ScreenStep) throws(Refusal) {
    try edit(step, field(step), [("state", .text("normal"))])
  }

  private mutating func set(_ step: ScreenStep, _ element: DocumentElement) throws(Refusal) {
    switch (element.roleName, step.value) {
    case ("toggle", .bool(let flag)): try edit(step, element, [("isOn", .truth(flag))])
    case ("picker", .string(let option)):
      guard let index = element.options.firstIndex(of: option) else {
        throw refusal(step, "\"\(option)\" is none of its options:", [element])
      }
      try edit(step, element, [("selection", .number(Double(index)))])
    case ("slider", .number(let number)):
      try edit(step, element, [("value", .number(element.bounds.held(number.value)))])
    case ("datePicker", .string(let day)): try edit(step, element, [("date", .text(day))])
    case (let role, .string(let text)) where role.isField: try type(text, into: element, step)
    default:
      throw refusal(step, "it does not take \(SyntaxValue(step.value).summary):", [element])
    }
  }

  /// Moves a slider by a tenth of its way, as VoiceOver does.
  private mutating func adjust(_ step: ScreenStep, _ element: DocumentElement) throws(Refusal) {
    let bounds = element.bounds
    let way = (bounds.upperBound - bounds.lowerBound) / 10 * Double(step.times)
    let now = element.current("value")?.number?.value ?? 0
    let next = bounds.held(step.action == .increment ? now + way : now - way)
    if next == now { throw refusal(step, "it is at its end", [element]) }
    try edit(step, element, [("value", .number(next))])
  }

  private mutating func scroll(_ step: ScreenStep) throws(Refusal) {
    let scrolling = elements.filter { $0.has("contentOffset") }
    let named = step.element?.found(in: scrolling)
    guard let element = (named ?? scrolling).first else {
      throw refusal(step, "nothing scrolls so; there is:", elements)
    }
    let old = element.current("contentOffset")
    if element.has("axis") {
      let x = max((old?["x"]?.number?.value ?? 0) + step.x, 0)
      let y = max((old?["y"]?.number?.value ?? old?.number?.value ?? 0) + step.y, 0)
      return try edit(
        step, element, [("contentOffset", .object([("x", .number(x)), ("y", .number(y))]))])
    }
    try edit(
      step, element, [("contentOffset", .number(max((old?.number?.value ?? 0) + step.y, 0)))])
  }

  // Edits

  private mutating func edit(
    _ step: ScreenStep, _ element: DocumentElement, _ values: [(String, SyntaxValue)]
  ) throws(Refusal) {
    let edits = values.compactMap { element.edit($0.0, to: $0.1) }
    guard edits.count == values.count else {
      throw refusal(step, "it does not respond to that:", [element])
    }
    apply(edits)
  }

  private mutating func apply(_ edits: [(range: SourceRange, text: String)]) {
    var bytes = source.bytes
    for edit in edits.sorted(by: { $0.range.start > $1.range.start }) {
      bytes.replaceSubrange(edit.range.start..<edit.range.end, with: Array(edit.text.utf8))
    }
    source = SourceText(name: source.name, bytes: bytes)
    look()
  }
}

extension DocumentElement {
  fileprivate var isTapped: Bool {
    roleName.isField || part != nil || has("isOn") || has("isExpanded")
  }

  fileprivate var isFocused: Bool {
    roleName.isField && current("state")?.text == "focused"
  }

  fileprivate var isSet: Bool {
    roleName.isField || ["toggle", "picker", "slider", "datePicker"].contains(roleName)
  }

  /// The values of a slider.
  fileprivate var bounds: ClosedRange<Double> {
    let low = current("minimumValue")?.number?.value ?? 0
    return low...max(current("maximumValue")?.number?.value ?? 1, low)
  }
}

extension ClosedRange<Double> {
  fileprivate func held(_ value: Double) -> Double {
    Swift.min(Swift.max(value, lowerBound), upperBound)
  }
}
