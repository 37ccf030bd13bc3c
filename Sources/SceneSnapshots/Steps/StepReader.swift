import GalleyParsing
import GalleySnapshots
import GalleyStair

/// Reads the steps of a screen from JSON.
struct StepReader {
  private(set) var preview: String?
  private(set) var steps: [ScreenStep] = []
  private let diagnostics: DiagnosticCollector
  /// The settings that `configure` steps try their words on.
  private var trial = SceneSettings()

  init(_ diagnostics: DiagnosticCollector) { self.diagnostics = diagnostics }

  mutating func read(_ value: SyntaxValue) {
    guard value.elements == nil, var object = ValueReader(value, diagnostics: diagnostics) else {
      return read(value.elements ?? [])
    }
    _ = object.string("$schema")
    preview = object.string("preview")
    if object.value("steps", .required) != nil { read(object.array("steps") ?? []) }
    object.finish(knownKeys: ScreenSteps.keys)
  }

  private mutating func read(_ elements: [SyntaxValue]) {
    for element in elements {
      guard let step = step(element) else { continue }
      if step.isTaken, let other = steps.first(where: { $0.isTaken && $0.text == step.text }) {
        diagnostics.fail(
          "there are two snapshots \"\(step.text)\"", at: step.range,
          notes: [Diagnostic(.note, "the first", at: other.range)])
      }
      steps.append(step)
    }
  }

  private mutating func step(_ value: SyntaxValue) -> ScreenStep? {
    guard var object = ValueReader(value, diagnostics: diagnostics) else { return nil }
    let actions = object.members.compactMap { ScreenStep.Action(rawValue: $0.key) }
    let names = ScreenStep.Action.allCases.map(\.rawValue)
    guard let action = actions.first else {
      if object.members.isEmpty { diagnostics.fail("the step has no action", at: value.range) }
      object.finish(knownKeys: names)
      return nil
    }
    guard actions.count == 1 else {
      let all = actions.map { "\"\($0.rawValue)\"" }.joined(separator: " and ")
      diagnostics.fail("a step has one action, not \(all)", at: value.range)
      return nil
    }
    var step = ScreenStep(action, at: value.range)
    let isRead = readArgument(&step, &object)
    let hasCompanions = readCompanions(&step, &object) && hasTarget(step)
    object.finish(knownKeys: action.companions.map(\.rawValue))
    if action == .film, isRead, hasCompanions,
      let refusal = ScreenFilm(
        seconds: step.seconds, framesPerSecond: step.framesPerSecond
      ).refusal
    {
      diagnostics.fail(refusal, at: value.range)
      return nil
    }
    return isRead && hasCompanions ? step : nil
  }

  // Values

  private mutating func readArgument(
    _ step: inout ScreenStep, _ object: inout ValueReader
  ) -> Bool {
    let key = step.action.rawValue
    guard let value = object.value(key) else {
      diagnostics.fail("\"\(key)\" has no value", at: step.range)
      return false
    }
    switch step.action.argument {
    case .element:
      step.element = query(value)
      return step.element != nil
    case .elementOrTrue:
      if value.truth == true { return true }
      step.element = query(value)
      return step.element != nil
    case .text, .name, .key: return readText(&step, value)
    case .truth:
      if value.truth != true { diagnostics.mismatch("true", value, for: key) }
      return value.truth == true
    case .settings: return readSettings(&step, value)
    case .seconds:
      guard let seconds = object.number(key, in: 0...ScreenStep.Action.longestWait) else {
        return false
      }
      step.seconds = seconds
      return true
    }
  }

  private func readText(_ step: inout ScreenStep, _ value: SyntaxValue) -> Bool {
    guard let text = value.text else {
      diagnostics.mismatch("a string", value, for: step.action.rawValue)
      return false
    }
    step.text = text
    if step.action.argument == .key, text.count != 1, !ScreenStep.keys.contains(text) {
      diagnostics.fail(
        "\"\(text)\" is no key; a key is a character or one of \(ScreenStep.keys.joined(separator: ", "))",
        at: value.range)
      return false
    }
    guard step.action.argument == .name else { return true }
    guard let refusal = CaseSteps.refusal(of: text) else { return true }
    diagnostics.fail(refusal, at: value.range)
    return false
  }

  private mutating func readSettings(_ step: inout ScreenStep, _ value: SyntaxValue) -> Bool {
    guard var object = ValueReader(value, under: "configure", diagnostics: diagnostics) else {
      return false
    }
    for member in object.members {
      guard let setting = Setting.named(member.key, among: Setting.screens) else { continue }
      _ = object.value(member.key)
      let word = member.value.settingWord
      if let word, setting.set(word, in: &trial) {
        step.settings.append((member.key, word))
      } else {
        diagnostics.fail(
          setting.refusal(of: word ?? member.value.summary), at: member.value.range)
      }
    }
    object.finish(knownKeys: Setting.screens.map(\.name))
    return true
  }

  private mutating func readCompanions(
    _ step: inout ScreenStep, _ object: inout ValueReader
  ) -> Bool {
    var isWhole = true
    for companion in step.action.companions {
      let isRequired = step.action.required.contains(companion)
      guard let value = object.value(companion.rawValue, isRequired ? .required : .optional) else {
        isWhole = isWhole && !isRequired
        continue
      }
      isWhole = readCompanion(companion, value, &step, &object) && isWhole
    }
    return isWhole
  }

  private func readCompanion(
    _ companion: ScreenStep.Action.Companion, _ value: SyntaxValue, _ step: inout ScreenStep,
    _ object: inout ValueReader
  ) -> Bool {
    switch companion {
    case .into, .on:
      step.element = query(value)
      return step.element != nil
    case .onto, .before, .after:
      if step.other != nil {
        diagnostics.fail("a row is moved before another one or after it, not both", at: value.range)
        return false
      }
      (step.other, step.isAfter) = (query(value), companion == .after)
      return step.other != nil
    case .by:
      let range = step.action == .rotate ? ScreenStep.turns : ScreenStep.factors
      guard let amount = object.number("by", in: range) else { return false }
      step.amount = amount
    case .action: step.text = object.string("action") ?? ""
    case .modifiers: return readModifiers(&step, value)
    case .x, .y:
      guard let way = object.number(companion.rawValue, in: -100_000...100_000) else {
        return false
      }
      if companion == .x { step.x = way } else { step.y = way }
    case .times:
      guard let times = Self.whole("times", in: 1...1_000, &object) else { return false }
      step.times = times
    case .seconds:
      guard let seconds = object.number("seconds", in: 0...ScreenStep.Action.longestWait) else {
        return false
      }
      step.seconds = seconds
    case .framesPerSecond:
      guard let rate = Self.whole("framesPerSecond", in: ScreenFilm.rates, &object) else {
        return false
      }
      step.framesPerSecond = rate
    case .label: step.expected.label = object.string("label")
    case .value: step.expected.value = object.string("value")
    case .isEnabled: step.isEnabled = object.bool("isEnabled")
    case .to where step.action == .swipe:
      guard let edge = object.oneOf("to", as: ScreenStep.Edge.self) else { return false }
      step.edge = edge
    case .to:
      switch value.kind {
      case .string, .number, .bool: step.value = value.kind
      default: diagnostics.mismatch("a string, a number or a truth value", value, for: "to")
      }
    }
    return true
  }

  private func readModifiers(_ step: inout ScreenStep, _ value: SyntaxValue) -> Bool {
    let names = ScreenStep.Modifier.allCases.map(\.rawValue)
    for element in value.elements ?? [value] {
      guard let modifier = element.text.flatMap(ScreenStep.Modifier.init) else {
        diagnostics.mismatch(names, element, for: "modifiers")
        return false
      }
      step.modifiers.append(modifier)
    }
    return true
  }

  /// Returns false after a message where a row has no place to which it is moved.
  private func hasTarget(_ step: ScreenStep) -> Bool {
    guard step.action == .move, step.other == nil else { return true }
    diagnostics.fail("\"move\" needs \"before\" or \"after\"", at: step.range)
    return false
  }

  private static func whole(
    _ key: String, in range: ClosedRange<Int>, _ object: inout ValueReader
  ) -> Int? {
    object.read(key, "a whole number from \(range.lowerBound) to \(range.upperBound)") {
      $0.number.flatMap { Int(exactly: $0.value) }.flatMap { range.contains($0) ? $0 : nil }
    }
  }

  // Elements

  private func query(_ value: SyntaxValue) -> StepQuery? {
    if let text = value.text { return StepQuery(.named(text)) }
    guard let members = value.members else {
      diagnostics.mismatch("the name of an element, or an object that finds it", value)
      return nil
    }
    var object = ValueReader(members, at: value.range, diagnostics: diagnostics)
    let kind = kind(&object)
    let index = Self.whole("index", in: 0...100_000, &object)
    object.finish(knownKeys: ScreenSteps.elementKeys)
    return kind.map { StepQuery($0, index: index) }
  }

  private func kind(_ object: inout ValueReader) -> StepQuery.Kind? {
    if let word = object.value("role") {
      guard let role = word.text, StepQuery.roles.contains(role) else {
        diagnostics.mismatch(StepQuery.roles, word, for: "role")
        return nil
      }
      return .role(role, object.string("name"))
    }
    if let identifier = object.string("identifier") { return .identifier(identifier) }
    if let label = object.string("label") { return .label(label) }
    if let text = object.string("text") { return .text(text) }
    if let part = object.string("containing") { return .textContaining(part) }
    if let x = object.number("x"), let y = object.number("y", .required) { return .at(x: x, y: y) }
    diagnostics.fail(
      "an element is found by one of identifier, label, text, containing, role, or x and y",
      at: object.range)
    return nil
  }
}

extension SyntaxValue {
  /// The word of a setting, which may be written as a number or a truth value.
  package var settingWord: String? {
    text ?? number.map { JSONWriter.text(of: .number($0.value), style: .compact) }
      ?? truth.map { "\($0)" }
  }
}
