package import GalleyGeometry

/// An element of a screen as a screen reader presents it.
package struct SpokenElement: Hashable, Sendable {
  /// A detail that is spoken on request.
  package struct Content: Hashable, Sendable {
    package var label: String
    package var value: String
    /// True if it is spoken with the label.
    package var isImportant: Bool

    package init(label: String, value: String, isImportant: Bool) {
      (self.label, self.value, self.isImportant) = (label, value, isImportant)
    }
  }

  /// The name of the role, as steps have it.
  package var role: String
  package var label: String?
  package var value: String?
  /// The author's hint about using it.
  package var hint: String?
  package var identifier: String?
  package var isEnabled = true
  package var isSelected = false
  package var isFocused = false
  package var isHeading = false
  /// True for the button that goes back.
  package var isBack = false
  /// The choices of a picker.
  package var options: [String] = []
  /// The names of further actions.
  package var actions: [String] = []
  /// The details that are spoken on request.
  package var content: [Content] = []
  /// The names by which it is called aloud besides its label.
  package var inputLabels: [String] = []
  /// The names of traits that are not spoken.
  package var silent: [String] = []
  /// The value as it is spoken, if that is another text.
  package var spokenValue: String?
  /// The place among others, from 1; 0 for an element of its own.
  package var index = 0
  /// The number of those others, itself included.
  package var count = 0
  /// The sort priority of the author.
  package var priority = 0.0
  /// The frame in points of the screen.
  package var frame = Rect.zero
  /// The name of the icon that it shows instead of words; nil for other elements.
  package var icon: String?

  package init(role: String) { self.role = role }

  /// One line: role, label, value, identifier, state, hint, choices and actions.
  package var words: String {
    var parts = [role]
    if let label, !label.isEmpty { parts.append("\"\(label)\"") }
    if let value, value != label { parts.append("= \"\(value)\"") }
    if let identifier { parts.append("#\(identifier)") }
    parts += state
    if let hint { parts.append("(\(hint))") }
    if !options.isEmpty { parts.append("[\(options.joined(separator: " | "))]") }
    if !actions.isEmpty { parts.append("actions: \(actions.joined(separator: ", "))") }
    if !inputLabels.isEmpty { parts.append("called: \(inputLabels.joined(separator: ", "))") }
    for detail in content { parts.append("{\(detail.label): \(detail.value)}") }
    if !silent.isEmpty { parts.append("<\(silent.joined(separator: ", "))>") }
    return parts.joined(separator: " ")
  }

  /// The words for how it can be used and what state it is in.
  package var state: [String] {
    [
      (!isEnabled, "disabled"), (isSelected && role != "toggle", "selected"),
      (isFocused, "focused"),
    ].filter { $0.0 }.map { $0.1 }
  }

  /// True for controls and other elements that respond to the user, false for those that are only read aloud.
  package var isInteractive: Bool { !["text", "image", "group", "header"].contains(role) }
}

extension SpokenElement {
  /// The words that the platform's reader speaks for the element, in the form of AccessibilitySnapshot's legends.
  ///
  /// The rules are those that its reference pictures of iOS 18.5 show (cashapp/AccessibilitySnapshot at 5b03db81): what
  /// is chosen comes first, label and value are joined by a colon, a field with text speaks the text alone, and then come
  /// what is dimmed, the role, the value of a switch, and the place among others.
  package var phrase: String {
    let said = [dimmed, roleWord, switchValue, heading, place].compactMap(\.self)
    let start = (isSelected && role != "toggle" ? "Selected: " : "") + subject
    if said.isEmpty { return start }
    return ([start] + said).filter { !$0.isEmpty }.joined(separator: ". ") + "."
  }

  /// The author's hint, then the platform's about using such an element.
  package var hints: [String] {
    let own = subject == hint ? nil : hint
    let usual: String? =
      switch role {
      case _ where !isEnabled: nil
      case "textField", "secureField", "textEditor": "Double tap to edit."
      case "toggle": "Double tap to toggle setting."
      case _ where isAdjustable: "Swipe up or down with one finger to adjust the value."
      default: nil
      }
    return [own, usual].compactMap(\.self).filter { !$0.isEmpty }
  }

  private var isField: Bool { role.isField }

  private var isAdjustable: Bool { ["slider", "stepper", "pageControl"].contains(role) }

  /// Label and value; the hint where there is neither.
  private var subject: String {
    let (label, value) = (label ?? "", spokenValue ?? value ?? "")
    if isField { return value.isEmpty ? label : value }
    if role == "toggle" || value.isEmpty || value == label {
      return label.isEmpty && (value.isEmpty || role == "toggle") ? hint ?? "" : label
    }
    return label.isEmpty ? value : "\(label): \(value)"
  }

  private var dimmed: String? { isEnabled ? nil : "Dimmed" }

  private var roleWord: String? {
    switch role {
    case "button" where isBack: "Back Button"
    case "button", "menu", "picker", "datePicker", "colorPicker": "Button"
    case "link": "Link"
    case "toggle": "Switch Button"
    case "textField", "textEditor": "Text Field"
    case "secureField": "Secure Text Field"
    case "searchField": "Search Field"
    case "tab": "Tab"
    case "image": "Image"
    case _ where isAdjustable: "Adjustable"
    default: nil
    }
  }

  private var switchValue: String? {
    guard role == "toggle" else { return nil }
    return ["on": "On", "off": "Off"][value ?? ""] ?? value
  }

  private var heading: String? { role == "header" || isHeading ? "Heading" : nil }

  private var place: String? { count > 0 ? "\(index) of \(count)" : nil }
}
