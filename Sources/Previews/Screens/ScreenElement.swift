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
  /// The sort priority of the author.
  var priority = 0.0
  /// The nodes that it is made of.
  var nodes: Range<Int>

  /// The words for how it can be used and what state it is in.
  public var traits: [String] {
    [
      (!isEnabled, "disabled"), (isSelected && role != .toggle, "selected"), (isFocused, "focused"),
    ].filter { $0.0 }.map { $0.1 }
  }
}

extension ScreenElement: CustomStringConvertible {
  /// One line: role, label, value, identifier, traits and frame.
  public var description: String { "\(words) \(place)" }

  /// The same without the frame, as a spoken description.
  public var words: String {
    var parts = [role.rawValue]
    if let label, !label.isEmpty { parts.append("\"\(label)\"") }
    if let value, value != label { parts.append("= \"\(value)\"") }
    if let identifier { parts.append("#\(identifier)") }
    parts += traits
    if let hint { parts.append("(\(hint))") }
    if !options.isEmpty { parts.append("[\(options.joined(separator: " | "))]") }
    if !actions.isEmpty { parts.append("actions: \(actions.joined(separator: ", "))") }
    return parts.joined(separator: " ")
  }
}
