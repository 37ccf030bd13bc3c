package import GalleyParsing
import GalleyStair

extension ScreenSteps {
  /// The keys of an object with steps.
  static let keys = ["$schema", "preview", "steps"]
  /// The keys of an object that finds an element.
  static let elementKeys = [
    "identifier", "label", "text", "containing", "role", "name", "x", "y", "index",
  ]
}

/// The permitted contents of files of steps, as JSON Schema.
package enum StepSchema {
  /// The schema of a file.
  package static var file: SyntaxValue {
    .object([
      SyntaxValue.draft7,
      ("title", .text("Steps of a screen of Galley")),
      (
        "anyOf",
        .array([
          list,
          .closed(
            [
              ("$schema", .type("string")),
              ("preview", .type("string", "The preview that the steps are for.")), ("steps", list),
            ], required: ["steps"]),
        ])
      ),
    ])
  }

  /// The schema of a list of steps.
  package static var list: SyntaxValue {
    .object([
      ("type", .text("array")),
      ("items", .object([("oneOf", .array(ScreenStep.Action.allCases.map(step)))])),
    ])
  }

  /// The schema of a list of steps for models, which read descriptions and want few words: every key of every
  /// action is a member of one object.
  package static var flat: SyntaxValue {
    let actions = ScreenStep.Action.allCases.map { action -> (String, SyntaxValue) in
      let type: [SyntaxValue] =
        switch action.argument {
        case .element: [.text("string"), .text("object")]
        case .elementOrTrue: [.text("string"), .text("object"), .text("boolean")]
        case .text, .name, .key: [.text("string")]
        case .truth: [.text("boolean")]
        case .settings: [.text("object")]
        case .seconds: [.text("number")]
        }
      return (
        action.rawValue, .object([("type", .array(type)), ("description", .text(action.summary))])
      )
    }
    var companions: [(String, SyntaxValue)] = []
    for action in ScreenStep.Action.allCases {
      for key in action.companions where !companions.contains(where: { $0.0 == key.rawValue }) {
        if key == .modifiers {
          companions.append((key.rawValue, modifiers))
          continue
        }
        let isElement = [.into, .on, .onto, .before, .after].contains(key)
        let types = (isElement ? ["string", "object"] : ["string", "number", "boolean"])
        companions.append(
          (key.rawValue, .object([("type", .array(types.map { .text($0) }))])))
      }
    }
    return .object([
      ("type", .text("array")), ("items", .closed(actions + companions)),
      ("minItems", .number(1)),
      (
        "description",
        .text(
          "Objects with one action each. An element is its identifier, label or text, or an object with "
            + "\(elementKeys), such as {\"role\": \"button\", \"name\": \"Save\"}; roles are "
            + "\(StepQuery.roles.joined(separator: ", ")).")
      ),
    ])
  }

  private static var elementKeys: String {
    let keys = ScreenSteps.elementKeys
    return keys.dropLast().joined(separator: ", ") + " or " + (keys.last ?? "")
  }

  private static func step(_ action: ScreenStep.Action) -> SyntaxValue {
    let members =
      [(action.rawValue, argument(action))]
      + action.companions.map { ($0.rawValue, companion($0, of: action)) }
    return .closed(members, required: [action.rawValue] + action.required.map(\.rawValue))
  }

  private static func argument(_ action: ScreenStep.Action) -> SyntaxValue {
    switch action.argument {
    case .element: element(action.summary)
    case .elementOrTrue:
      .object([
        ("anyOf", .array([element(), .object([("const", .truth(true))])])),
        ("description", .text(action.summary)),
      ])
    case .text: .type("string", action.summary)
    case .key, .name:
      .object([
        ("type", .text("string")), ("minLength", .number(1)),
        ("description", .text(action.summary)),
      ])
    case .truth:
      .object([("const", .truth(true)), ("description", .text(action.summary))])
    case .seconds:
      .object([
        ("type", .text("number")), ("minimum", .number(0)),
        ("maximum", .number(ScreenStep.Action.longestWait)),
        ("description", .text(action.summary)),
      ])
    case .settings:
      .closed(Setting.screens.map { ($0.name, .object($0.schemaMembers)) }, action.summary)
    }
  }

  private static func companion(
    _ companion: ScreenStep.Action.Companion, of action: ScreenStep.Action
  ) -> SyntaxValue {
    switch companion {
    case .into, .on, .onto, .before, .after: element()
    case .by where action == .rotate: .number(ScreenStep.turns)
    case .by: .number(ScreenStep.factors)
    case .action: .type("string", "The name of the action behind the row.")
    case .modifiers: modifiers
    case .x, .y: .number(-100_000...100_000)
    case .times: .number(1...1_000, isWhole: true)
    case .seconds: .number(0...ScreenStep.Action.longestWait)
    case .framesPerSecond:
      .number(
        Double(ScreenFilm.rates.lowerBound)...Double(ScreenFilm.rates.upperBound), isWhole: true)
    case .label, .value: .type("string")
    case .isEnabled: .type("boolean")
    case .to where action == .swipe:
      .object([("enum", .array(ScreenStep.Edge.allCases.map { .text($0.rawValue) }))])
    case .to: word("The value.")
    }
  }

  private static var modifiers: SyntaxValue {
    let names = ScreenStep.Modifier.allCases.map { SyntaxValue.text($0.rawValue) }
    return .object([("type", .text("array")), ("items", .object([("enum", .array(names))]))])
  }

  private static func element(_ summary: String? = nil) -> SyntaxValue {
    let keys = ScreenSteps.elementKeys.map { key -> (String, SyntaxValue) in
      switch key {
      case "x", "y": (key, .type("number"))
      case "index": (key, .number(0...100_000, isWhole: true))
      case "role": (key, .object([("enum", .array(StepQuery.roles.map { .text($0) }))]))
      default: (key, .type("string"))
      }
    }
    return .object(
      [("anyOf", .array([.type("string"), .closed(keys)]))]
        + (summary.map { [("description", .text($0))] } ?? []))
  }

  /// A text, a number or a truth value.
  private static func word(_ description: String) -> SyntaxValue {
    .types(["string", "number", "boolean"], description)
  }
}
