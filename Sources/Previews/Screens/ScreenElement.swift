public import GalleyGeometry
import GalleySceneSnapshots
public import GalleySwiftUI

/// One thing on a screen that can be used or read.
public struct ScreenElement: Sendable, Hashable {
  /// The identifier that the author gave it.
  public internal(set) var identifier: String?
  /// The spoken label.
  public internal(set) var label: String?
  /// The value that it shows.
  public internal(set) var value: String?
  /// The author's hint about using it.
  public internal(set) var hint: String?
  /// The role.
  public internal(set) var role: ScreenRole
  /// All words inside, in their order.
  public internal(set) var text: String
  /// The frame on the screen, in points. Elements that are scrolled away are outside the screen.
  public internal(set) var frame: Rect
  /// True if it can be used.
  public internal(set) var isEnabled = true
  /// True if it is on or chosen.
  public internal(set) var isSelected = false
  /// True if it has the keyboard focus.
  public internal(set) var isFocused = false
  /// The choices of a picker.
  public internal(set) var options: [String] = []
  /// The names of further actions.
  public internal(set) var actions: [String] = []
  /// The details that are spoken on request: their labels and their values.
  public var customContent: [(label: String, value: String)] {
    content.map { ($0.label, $0.value) }
  }
  /// The names by which it is called aloud besides its label.
  public internal(set) var inputLabels: [String] = []
  var content: [SpokenElement.Content] = []
  /// The names of traits that are not spoken.
  var silent: [String] = []
  var isHeading = false
  /// True for the button that goes back.
  var isBack = false
  /// The value as it is spoken, if that is another text.
  var spokenValue: String?
  /// The place among others, from 1; 0 for an element of its own.
  var index = 0
  /// The number of those others, itself included.
  var count = 0
  /// The name of the icon that it shows instead of words.
  var icon: String?
  /// The sort priority of the author.
  var priority = 0.0
  /// The nodes that it is made of.
  var nodes: Range<Int>

  /// The words for how it can be used and what state it is in.
  public var traits: [String] { spoken.state }

  /// The words that the platform's reader speaks for the element: label and value, then what is dimmed, the role, and the place
  /// among others, as in `Selected: Home. Tab. 1 of 3.`
  public var phrase: String { spoken.phrase }

  /// The words about using the element that the platform's reader speaks: the author's hint, and the usual one of the role.
  public var hints: [String] { spoken.hints }

  /// The element without what belongs to a screen that is used.
  var spoken: SpokenElement {
    var spoken = SpokenElement(role: role.rawValue)
    (spoken.label, spoken.value, spoken.hint) = (label, value, hint)
    (spoken.identifier, spoken.options, spoken.actions) = (identifier, options, actions)
    (spoken.isEnabled, spoken.isSelected, spoken.isFocused) = (isEnabled, isSelected, isFocused)
    (spoken.content, spoken.inputLabels, spoken.silent) = (content, inputLabels, silent)
    (spoken.isHeading, spoken.spokenValue, spoken.icon) = (isHeading, spokenValue, icon)
    spoken.isBack = isBack
    (spoken.index, spoken.count) = (index, count)
    (spoken.priority, spoken.frame) = (priority, frame)
    return spoken
  }
}

extension ScreenElement: CustomStringConvertible {
  /// One line: role, label, value, identifier, traits and frame.
  public var description: String { "\(words) \(place)" }

  /// The same without the frame, as a spoken description.
  public var words: String { spoken.words }
}
