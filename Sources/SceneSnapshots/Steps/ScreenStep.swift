package import GalleyParsing
import GalleyPlatform
import GalleySnapshots

/// One step of a screen, as JSON has it: an action with what it needs.
package struct ScreenStep: Sendable {
  /// The actions, by their keys.
  package enum Action: String, Sendable, CaseIterable {
    case tap, doubleTap, longPress, drag, magnify, rotate, swipe, move, refresh, scroll, scrollTo
    case type, key, clear, submit, dismissKeyboard, set, increment, decrement, act
    case back, dismiss, selectTab, configure
    case wait, at, expect, absent, snapshot, film
  }

  package enum Edge: String, Sendable, CaseIterable { case leading, trailing }

  package enum Modifier: String, Sendable, CaseIterable { case command, shift, option, control }

  package var action: Action
  /// The element that is meant; nil for the one that needs no name.
  package var element: StepQuery?
  /// The element to which another one is dragged or moved.
  package var other: StepQuery?
  /// The text that is typed, the name of a key, a tab, an action or a snapshot.
  package var text = ""
  /// The keys that are held while another one is pressed.
  package var modifiers: [Modifier] = []
  /// The factor of a magnification, or the degrees of a turn.
  package var amount = 0.0
  /// True if a row is moved after another one, not before it.
  package var isAfter = false
  /// The value that a control is set to.
  package var value = SyntaxValue.Kind.null
  /// The way of a drag or of what is scrolled, in points.
  package var x = 0.0
  package var y = 0.0
  package var times = 1
  /// The time of a wait or a film.
  package var seconds = 0.0
  /// The pictures in a second of a film.
  package var framesPerSecond = ScreenFilm.standardRate
  package var edge = Edge.leading
  /// Settings with their words.
  package var settings: [(name: String, word: String)] = []
  /// The label and the value that an element is expected to have; nil for any.
  package var expected: (label: String?, value: String?) = (nil, nil)
  /// True if an element is expected to be enabled; nil for either.
  package var isEnabled: Bool?
  /// The place of the step in its text.
  package var range: SourceRange

  package init(_ action: Action, at range: SourceRange) {
    (self.action, self.range) = (action, range)
  }

  /// The names of keys besides characters.
  package static let keys = [
    "return", "escape", "delete", "tab", "space", "upArrow", "downArrow", "leftArrow", "rightArrow",
  ]
  /// The permitted factors of magnifications.
  package static let factors = 0.01...100.0
  /// The permitted degrees of turns.
  package static let turns = -36_000.0...36_000.0

  /// The first difference of an element from what is expected; nil without one.
  package func difference(of element: some StepTarget) -> String? {
    if let isEnabled, isEnabled != element.isEnabled {
      return "it is \(isEnabled ? "disabled" : "enabled")"
    }
    let wrong = [
      ("label", expected.label, element.label), ("value", expected.value, element.value),
    ].first { $0.1 != nil && $0.1 != $0.2 }
    guard let (name, expected, actual) = wrong else { return nil }
    let words = actual.map { "\"\($0)\"" } ?? "missing"
    return "its \(name) is \(words), not \"\(expected ?? "")\""
  }
}

extension ScreenStep.Action {
  /// The kinds of values of the key of an action.
  enum Argument {
    /// An element.
    case element
    /// An element, or true for the one that needs no name: the field with the focus, the first view that scrolls.
    case elementOrTrue
    case text
    /// The name of a key.
    case key
    /// The name of a snapshot, which is part of a file's name.
    case name
    /// True.
    case truth
    case settings
    /// A number of seconds.
    case seconds
  }

  /// The longest time that a step waits, in seconds: a day.
  package static let longestWait = 86_400.0

  /// A key beside that of the action.
  enum Companion: String {
    case into, to, x, y, onto, by, before, after, action, modifiers, times, on
    case label, value, isEnabled, seconds, framesPerSecond
  }

  var argument: Argument {
    switch self {
    case .tap, .doubleTap, .longPress, .drag, .magnify, .rotate, .swipe, .move, .scrollTo, .set,
      .increment, .decrement, .expect, .absent:
      .element
    case .clear, .submit, .scroll, .refresh: .elementOrTrue
    case .type, .act, .selectTab: .text
    case .key: .key
    case .back, .dismiss, .dismissKeyboard: .truth
    case .configure: .settings
    case .snapshot, .film: .name
    case .wait, .at: .seconds
    }
  }

  var companions: [Companion] {
    switch self {
    case .type: [.into]
    case .key: [.modifiers]
    case .set: [.to]
    case .swipe: [.to, .action]
    case .drag: [.x, .y, .onto]
    case .scroll: [.x, .y]
    case .magnify, .rotate: [.by]
    case .move: [.before, .after]
    case .increment, .decrement: [.times]
    case .act: [.on]
    case .expect: [.label, .value, .isEnabled]
    case .film: [.seconds, .framesPerSecond]
    default: []
    }
  }

  /// The companions that must be there.
  var required: [Companion] {
    switch self {
    case .set, .swipe: [.to]
    case .magnify, .rotate: [.by]
    case .act: [.on]
    case .film: [.seconds]
    default: []
    }
  }

  /// The effect of the action, for schemas and help.
  var summary: String {
    switch self {
    case .tap: "Taps an element."
    case .doubleTap: "Taps an element twice."
    case .longPress: "Presses an element until it responds to that."
    case .drag: "Drags an element by x and y points, or onto another one."
    case .magnify: "Spreads two fingers on an element to so many times their distance."
    case .rotate: "Turns two fingers on an element by so many degrees, clockwise."
    case .swipe:
      "Swipes a row to the leading or trailing edge, which does its first action there, or the one named by action; or pages."
    case .move: "Drags a row before or after another one of its list."
    case .refresh:
      "Pulls the view around an element, or true for the first, which renews its content."
    case .scroll: "Scrolls the view around an element, or true for the first, by x and y points."
    case .scrollTo: "Scrolls until an element is shown."
    case .type: "Types at the end of the field named by into, or of the one with the focus."
    case .key: "Presses a key: a character, or one of \(ScreenStep.keys.joined(separator: ", "))."
    case .clear: "Empties a field, or true for the one with the focus."
    case .submit: "Presses the return key of a field, or true for the one with the focus."
    case .dismissKeyboard: "Takes the focus away."
    case .set: "Sets a picker, slider, stepper, date, colour, toggle or field to a value."
    case .increment: "Moves a stepper or slider up."
    case .decrement: "Moves a stepper or slider down."
    case .act: "Does the accessibility action of that name of an element."
    case .back: "Goes back by one screen of a navigation stack."
    case .dismiss: "Closes what is presented on top."
    case .selectTab: "Chooses a tab by its name."
    case .configure: "Changes settings of the reader and the device, by their names."
    case .wait: "Lets seconds pass: timers fire, and views of time follow."
    case .at: "Shows animations as they are so many seconds after the last action."
    case .expect: "Fails unless the element is there, with the label and value that are given."
    case .absent: "Fails if an element is there."
    case .snapshot: "Takes a picture under this name."
    case .film: "Lets seconds pass, and records them as an animated PNG under this name."
    }
  }
}

/// The length of a film and the pictures of its seconds.
package struct ScreenFilm: Hashable, Sendable {
  package var seconds: Double
  package var framesPerSecond: Int

  package static let standardRate = 20
  package static let rates = 1...100
  /// The most pictures of a film.
  package static let mostPictures = 3_000

  package init(seconds: Double, framesPerSecond: Int = standardRate) {
    (self.seconds, self.framesPerSecond) = (seconds, framesPerSecond)
  }

  /// Why a film cannot be made; nil for one that can.
  package var refusal: String? {
    let count = (seconds * Double(framesPerSecond)).rounded()
    return Self.rates.contains(framesPerSecond) && (1...Double(Self.mostPictures)).contains(count)
      ? nil : "a film has 1 to \(Self.mostPictures) pictures"
  }

  func write(to writer: inout ByteWriter) {
    writer.word(seconds.bitPattern)
    writer.count(framesPerSecond)
  }

  init(_ reader: inout ByteReader) throws(ByteCodingError) {
    seconds = Double(bitPattern: try reader.word())
    guard let rate = Int(exactly: try reader.unsigned()) else { throw ByteCodingError() }
    framesPerSecond = rate
    guard refusal == nil else { throw ByteCodingError() }
  }
}
