import GalleyDesign
import GalleyParsing
import GalleyStair

extension ScreenSteps {
  /// The steps as statements of a test with a `Screen`, a line each.
  package var swift: String { steps.map { swift(of: $0) }.joined(separator: "\n") }

  private func swift(of step: ScreenStep) -> String {
    let (element, other) = (step.element.map(\.swift), step.other.map(\.swift))
    func call(_ name: String, _ arguments: String?...) -> String {
      "try screen.\(name)(\(arguments.compactMap(\.self).joined(separator: ", ")))"
    }
    switch step.action {
    case .tap, .doubleTap, .longPress, .clear, .submit: return call(step.action.rawValue, element)
    case .drag:
      if let other { return call("drag", element, "onto: \(other)") }
      return call("drag", element, "x: \(step.x.swift)", "y: \(step.y.swift)")
    case .magnify, .rotate:
      return call(step.action.rawValue, element, "by: \(step.amount.swift)")
    case .move:
      return call("move", element, other.map { "\(step.isAfter ? "after" : "before"): \($0)" })
    case .refresh: return call("refresh", element)
    case .key:
      let modifiers = step.modifiers.map { ".\($0.rawValue)" }.joined(separator: ", ")
      let key = ScreenStep.keys.contains(step.text) ? ".\(step.text)" : step.text.swift
      return call("press", key, modifiers.isEmpty ? nil : "modifiers: [\(modifiers)]")
    case .scroll:
      let place = element.map { "in: \($0)" }
      return call("scroll", "x: \(step.x.swift)", "y: \(step.y.swift)", place)
    case .swipe:
      let name = step.text.isEmpty ? nil : "action: \(step.text.swift)"
      return call("swipe", element, "to: .\(step.edge.rawValue)", name)
    case .scrollTo: return call("scroll", element.map { "to: \($0)" })
    case .type: return call("type", step.text.swift, element.map { "into: \($0)" })
    case .set: return call("set", element, "to: \(SyntaxValue(step.value).swift)")
    case .increment, .decrement:
      return call(step.action.rawValue, element, step.times == 1 ? nil : "times: \(step.times)")
    case .act: return call("act", step.text.swift, element.map { "on: \($0)" })
    case .back, .dismiss, .dismissKeyboard: return call(step.action.rawValue)
    case .selectTab: return call("select", "tab: \(step.text.swift)")
    case .snapshot:
      return "expectSnapshot(of: screen, as: .image, named: \(step.text.swift))"
    case .film:
      return "_ = "
        + call(
          "film", step.seconds.swift,
          step.framesPerSecond == 10 ? nil : "framesPerSecond: \(step.framesPerSecond)")
    case .wait, .at: return call(step.action.rawValue, step.seconds.swift)
    case .configure:
      guard let settings = settings(step) else { return missing(step) }
      return call("configure", settings)
    case .expect:
      let found = "try screen.element(\(element ?? ""))"
      var lines = [
        step.expected.label.map { "#expect(\(found).label == \($0.swift))" },
        step.expected.value.map { "#expect(\(found).value == \($0.swift))" },
        step.isEnabled.map { "#expect(\(found).isEnabled == \($0))" },
      ].compactMap(\.self)
      if lines.isEmpty { lines = ["_ = \(found)"] }
      return lines.joined(separator: "\n")
    case .absent: return "#expect(!screen.contains(\(element ?? "")))"
    }
  }

  private func missing(_ step: ScreenStep) -> String {
    "// There is no statement for \(text(of: step))."
  }

  /// The settings as arguments of `configure`; nil if one of them is not a setting of a screen.
  private func settings(_ step: ScreenStep) -> String? {
    var settings = SceneSettings()
    for (name, word) in step.settings {
      guard Setting.named(name, among: Setting.screens)?.set(word, in: &settings) == true else {
        return nil
      }
    }
    var arguments: [(name: String, value: String?)] = [
      ("appearance", settings.appearance.map { ".\($0.rawValue)" }),
      ("contrast", settings.contrast.map { ".\($0.rawValue)" }),
      ("system", settings.system.map { ".\($0.rawValue)" }),
      ("textSize", settings.textSize.map { ".\($0.rawValue)" }),
      ("boldText", settings.boldText.map { "\($0)" }),
      ("locale", settings.locale?.swift),
      ("direction", settings.direction.map { ".\($0)" }),
      ("device", settings.device.map { "Device.named(\($0.name.swift))" }),
      ("keyboard", settings.keyboard.map { "\($0)" }),
    ]
    arguments.removeAll { $0.value == nil }
    // The size of the canvas is not a setting of a screen.
    guard arguments.count == step.settings.count else { return nil }
    return arguments.map { "\($0.name): \($0.value ?? "")" }.joined(separator: ", ")
  }

  /// The text of a step in one line.
  private func text(of step: ScreenStep) -> String {
    let bytes = source.bytes[step.range.start..<step.range.end]
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      .joined(separator: " ")
  }
}

extension StepQuery {
  fileprivate var swift: String {
    let query =
      switch kind {
      case .named(let name): index == nil ? name.swift : "ScreenQuery(\(name.swift))"
      case .identifier(let identifier): ".identifier(\(identifier.swift))"
      case .label(let label): ".label(\(label.swift))"
      case .text(let text): ".text(\(text.swift))"
      case .textContaining(let part): ".text(containing: \(part.swift))"
      case .role(let role, let name):
        ".role(.\(role)" + (name.map { ", \($0.swift)" } ?? "") + ")"
      case .at(let x, let y): ".at(x: \(x.swift), y: \(y.swift))"
      }
    return index.map { "\(query).nth(\($0))" } ?? query
  }
}

extension Double {
  fileprivate var swift: String { JSONWriter.text(of: .number(self), style: .compact) }
}

extension SyntaxValue {
  fileprivate var swift: String {
    text.map(\.swift) ?? truth.map { "\($0)" } ?? number.map(\.value.swift) ?? "\"\""
  }
}

extension String {
  /// The text as a literal.
  fileprivate var swift: String {
    let escaped = unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      case let control where control.properties.generalCategory == .control:
        "\\u{\(String(control.value, radix: 16))}"
      default: "\(scalar)"
      }
    }
    return "\"\(escaped.joined())\""
  }
}
