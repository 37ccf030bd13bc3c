import GalleyParsing
package import GalleySceneSnapshots
package import GalleySnapshots
import GalleySwiftUI

extension Screen {
  /// Plays steps, up to a snapshot or all of them.
  ///
  /// - Throws: `RenderFailure` about the step that fails, with its place and what there was.
  package func play(_ steps: ScreenSteps, until snapshot: String? = nil) throws(RenderFailure) {
    for index in 0..<steps.count(until: snapshot) {
      do throws(ScreenError) { try play(steps.steps[index]) } catch {
        throw RenderFailure(steps.failure(of: index, error.description))
      }
    }
  }

  private func play(_ step: ScreenStep) throws(ScreenError) {
    switch step.action {
    case .scroll: try scroll(x: step.x, y: step.y, in: step.element.map(ScreenQuery.init))
    case .type: try type(step.text, into: step.element.map(ScreenQuery.init))
    case .clear: try clear(step.element.map(ScreenQuery.init))
    case .submit: try submit(step.element.map(ScreenQuery.init))
    case .refresh: try refresh(step.element.map(ScreenQuery.init))
    case .key: try press(step)
    case .dismissKeyboard: try dismissKeyboard()
    case .back: try back()
    case .dismiss: try dismiss()
    case .selectTab: try select(tab: step.text)
    case .configure: try configure(words: step.settings)
    case .wait: try wait(step.seconds)
    case .at: try at(step.seconds)
    case .film: try pass(step.seconds, "film \"\(step.text)\"")
    case .snapshot: break
    default:
      guard let element = step.element else { return }
      try play(step, on: ScreenQuery(element))
    }
  }

  private func play(_ step: ScreenStep, on query: ScreenQuery) throws(ScreenError) {
    switch step.action {
    case .tap: try tap(query)
    case .doubleTap: try doubleTap(query)
    case .longPress: try longPress(query)
    case .drag:
      if let other = step.other { return try drag(query, onto: ScreenQuery(other)) }
      try drag(query, x: step.x, y: step.y)
    case .magnify: try magnify(query, by: step.amount)
    case .rotate: try rotate(query, by: step.amount)
    case .move:
      guard let other = step.other.map(ScreenQuery.init) else { return }
      if step.isAfter { try move(query, after: other) } else { try move(query, before: other) }
    case .swipe:
      let edge: HorizontalEdge = step.edge == .leading ? .leading : .trailing
      try swipe(query, to: edge, action: step.text.isEmpty ? nil : step.text)
    case .scrollTo: try scroll(to: query)
    case .set: try set(query, to: step.screenValue)
    case .increment: try increment(query, times: step.times)
    case .decrement: try decrement(query, times: step.times)
    case .act: try act(step.text, on: query)
    case .expect: try expect(step, query)
    case .absent: try expectAbsent(query)
    default: break
    }
  }

  private func press(_ step: ScreenStep) throws(ScreenError) {
    let action = "key \"\(step.text)\""
    guard let key = KeyEquivalent(named: step.text) else {
      throw failure(action, .refused("there is no such key"))
    }
    let modifiers = step.modifiers.map { modifier -> EventModifiers in
      switch modifier {
      case .command: .command
      case .shift: .shift
      case .option: .option
      case .control: .control
      }
    }
    try press(key, modifiers.reduce([]) { $0.union($1) }, action)
  }

  private func expect(_ step: ScreenStep, _ query: ScreenQuery) throws(ScreenError) {
    let found = try element(query)
    guard let difference = step.difference(of: found) else { return }
    throw ScreenError(
      action: "expect \(query)", reason: .refused(difference), elements: elements, found: [found])
  }

  private func expectAbsent(_ query: ScreenQuery) throws(ScreenError) {
    let found = elements(query)
    guard !found.isEmpty else { return }
    throw ScreenError(
      action: "absent \(query)", reason: .refused("it is there:"), elements: elements,
      found: found)
  }
}

extension ScreenStep {
  fileprivate var screenValue: ScreenValue {
    switch value {
    case .number(let number): .number(number.value)
    case .bool(let flag): .flag(flag)
    case .string(let text): .text(text)
    default: .text("")
    }
  }
}
