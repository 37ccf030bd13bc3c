import GalleyComponents
import GalleyDesign
import GalleyGeometry
package import GalleyParsing

/// One of the settings that decide what a picture looks like besides its document, by the name and in the words
/// that the command line, the page, agents and the variants of tests share. A further setting is a row of
/// ``all``.
package struct Setting: Sendable {
  /// The name in documents and elsewhere.
  package let name: String
  /// Its meaning, for help texts.
  package let meaning: String
  /// The words that it takes, for help texts.
  package let words: String
  /// The values that it takes.
  package let values: Values
  /// True when it decides the size of the picture, rather than what the content is laid out for.
  package let isSize: Bool

  /// The kinds of values.
  package enum Values: Sendable {
    case choices([String])
    case text
    case number(ClosedRange<Double>)
    case truth
  }

  private let read: @Sendable (String, inout SceneSettings) -> Bool
  private let text: @Sendable (SceneSettings) -> String?

  private init<Value>(
    _ name: String, _ path: any WritableKeyPath<SceneSettings, Value?> & Sendable,
    _ meaning: String,
    _ words: String, _ values: Values, isSize: Bool = false,
    read: @escaping @Sendable (String) -> Value?, text: @escaping @Sendable (Value) -> String
  ) {
    (self.name, self.meaning, self.words, self.isSize) = (name, meaning, words, isSize)
    self.values = values
    self.read = { word, settings in
      guard let value = read(word) else { return false }
      settings[keyPath: path] = value
      return true
    }
    self.text = { $0[keyPath: path].map(text) }
  }

  private init<Value: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ path: any WritableKeyPath<SceneSettings, Value?> & Sendable, _ meaning: String
  ) {
    let words = Value.allCases.map(\.rawValue)
    self.init(name, path, meaning, words.joined(separator: " or "), .choices(words)) {
      Value(rawValue: $0)
    } text: {
      $0.rawValue
    }
  }

  private init(
    _ name: String, _ path: any WritableKeyPath<SceneSettings, Double?> & Sendable,
    _ meaning: String,
    _ words: String, within range: ClosedRange<Double>
  ) {
    self.init(name, path, meaning, words, .number(range), isSize: true) { word in
      Double(word).flatMap { range.contains($0) ? $0 : nil }
    } text: {
      "\($0)"
    }
  }

  /// Every setting of a picture.
  package static let all = [
    Setting("appearance", \.appearance, "Light or dark"),
    Setting("contrast", \.contrast, "The distance that colours keep from each other"),
    Setting("system", \.system, "The version of the system whose look views have"),
    Setting("direction", \.direction, "Where leading is", "ltr or rtl", .choices(["ltr", "rtl"])) {
      word in
      ["ltr": .leftToRight, "rtl": .rightToLeft][word] ?? LayoutDirection(rawValue: word)
    } text: {
      $0.rawValue
    },
    Setting(
      "locale", \.locale, "The language of texts; en-XA and ar-XB change them",
      "a BCP 47 tag such as ar or de-AT", .text
    ) {
      LanguageTag.isKnown($0) ? $0 : nil
    } text: {
      $0
    },
    Setting(
      "textSize", \.textSize, "The reader's text size", TextSize.shortNames.joined(separator: " "),
      .choices(TextSize.shortNames)
    ) {
      TextSize(spelling: $0)
    } text: {
      $0.rawValue
    },
    Setting(
      "boldText", \.boldText, "Whether the reader asked for bold text", "true or false", .truth
    ) {
      Bool($0)
    } text: {
      "\($0)"
    },
    Setting(
      "device", \.device, "The screen to draw for",
      Device.presets.map(\.name).joined(separator: ", "), .choices(Device.presets.map(\.name)),
      isSize: true
    ) {
      Device.named($0)
    } text: {
      $0.name
    },
    Setting(
      "scale", \.scale, "Pixels per point", "a number from 0.25 to 8", within: 0.25...8),
    Setting(
      "width", \.width, "The width of the canvas in points", "a length of at least 1",
      within: 1...Double.greatestFiniteMagnitude),
    Setting(
      "height", \.height, "The height of the canvas in points", "a length of at least 1",
      within: 1...Double.greatestFiniteMagnitude),
  ]

  /// True for the room of a keyboard, which exists only on a screen that is used.
  package static let keyboard = Setting(
    "keyboard", \.keyboard,
    "Whether the software keyboard of an iPhone or iPad takes its room while a field has the focus",
    "true or false", .truth
  ) {
    Bool($0)
  } text: {
    "\($0)"
  }

  /// Every setting of a screen that is used.
  package static let screens = all + [keyboard]

  /// The setting with a name.
  package static func named(_ name: String, among settings: [Setting] = all) -> Setting? {
    settings.first { $0.name == name }
  }

  /// Sets the value of a word; returns false for a word that the setting does not take.
  package func set(_ word: String, in settings: inout SceneSettings) -> Bool {
    read(word, &settings)
  }

  /// The word for the value that settings have; nil where they leave it open.
  package func word(in settings: SceneSettings) -> String? { text(settings) }

  /// Why a word is refused.
  ///
  /// - Parameter name: The setting's name at the place of the word.
  package func refusal(of word: String, as name: String? = nil) -> String {
    var text = "\(name ?? "'\(self.name)'") takes \(words), not '\(word)'"
    if case .choices(let choices) = values,
      let meant = SpellingSuggestion.nearest(word, in: choices)
    {
      text += "; did you mean '\(meant)'?"
    }
    return text
  }

  /// The values that it takes, as members of a JSON Schema.
  package var schemaMembers: [(String, SyntaxValue)] {
    switch values {
    case .choices(let words):
      [("type", .text("string")), ("enum", .array(words.map { .text($0) }))]
    case .text: [("type", .text("string"))]
    case .truth: [("type", .text("boolean"))]
    case .number(let range):
      [("type", .text("number")), ("minimum", .number(range.lowerBound))]
        + (range.upperBound < 1e9 ? [("maximum", .number(range.upperBound))] : [])
    }
  }
}
