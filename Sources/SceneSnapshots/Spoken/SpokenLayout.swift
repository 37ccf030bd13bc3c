import GalleyGeometry
package import GalleyLayout

/// The elements of a layout as presented to a user of a screen reader. The content of an element that can be
/// pressed is read as part of it.
package struct SpokenLayout: Sendable {
  /// The elements by their places in the tree, in its order.
  package private(set) var found: [(element: Int, spoken: SpokenElement)] = []
  private let isMirrored: Bool

  /// Goes through elements in the order in which they are built.
  ///
  /// - Parameters:
  ///   - indices: The elements that are looked at; nil for all.
  ///   - isMirrored: True if lines run from right to left.
  package init(_ layout: LayoutResult, of indices: Range<Int>? = nil, isMirrored: Bool = false) {
    self.isMirrored = isMirrored
    let elements = layout.tree.elements
    let indices = indices ?? elements.indices
    let names = indices.map { Self.name(of: elements[$0]) }
    // An element that contains a named element is read at that element.
    var isOuter = [Bool](repeating: false, count: indices.count)
    for index in indices.reversed() where names[index] != nil || isOuter[index] {
      if let parent = layout.parent(ofElement: index) { isOuter[parent] = true }
    }
    var whole = [Int?](repeating: nil, count: indices.count)
    var (texts, icons): ([Int: [String]], [Int: [String]]) = ([:], [:])
    // Children follow their parents.
    for index in indices {
      whole[index] = layout.parent(ofElement: index).flatMap { whole[$0] }
      let element = elements[index]
      let traits = element.facts.traits
      let isPressed = traits.isInteractive || traits.contains(.isNotEnabled)
      guard let outer = whole[index] ?? (isPressed ? index : nil) else {
        guard let frame = layout.seenFrame(ofElement: index), let name = names[index],
          !isOuter[index]
        else { continue }
        var spoken = Self.element(element, frame: frame)
        spoken.label = name
        spoken.icon = Self.icon(element)
        found.append((index, spoken))
        continue
      }
      if whole[index] == nil, let frame = layout.seenFrame(ofElement: index) {
        found.append((index, Self.element(element, frame: frame)))
      }
      whole[index] = outer
      // The text inside of a field is its value.
      if index != outer, names[outer] != nil, Self.isField(elements[outer]) { continue }
      guard layout.seenFrame(ofElement: index) != nil else { continue }
      if let name = names[index] { texts[outer, default: []].append(name) }
      if let icon = Self.icon(element) { icons[outer, default: []].append(icon) }
    }
    for place in found.indices where found[place].spoken.label == nil {
      let index = found[place].element
      let all = texts[index] ?? []
      // Icons speak where nothing else does.
      let words = all.filter { icons[index]?.contains($0) != true }
      var said: [String] = []
      for text in words.isEmpty ? Array(all.prefix(1)) : words where !said.contains(text) {
        said.append(text)
      }
      found[place].spoken.label = said.joined(separator: ", ")
      if words.isEmpty { found[place].spoken.icon = all.first }
    }
  }

  /// The elements in reading order. Pictures that are neither named nor pressed are passed over.
  package var elements: [SpokenElement] {
    let heard = found.map(\.spoken).filter { $0.role != "image" || $0.icon != $0.label }
    return ReadingOrder.ordered(heard, isMirrored: isMirrored) { ($0.frame, $0.priority) }
  }

  /// The keys under which components have what people read, the most telling first.
  private static let keys = ["accessibilityLabel", "text", "title", "label", "placeholder"]

  private static func value(_ key: String, of element: Element) -> String? {
    element.properties.first { $0.name == key }.map(\.value)
  }

  private static func name(of element: Element) -> String? {
    let keys = isField(element) ? ["accessibilityLabel", "title", "label", "placeholder"] : keys
    return keys.lazy.compactMap { value($0, of: element) }.first { !$0.isEmpty } ?? icon(element)
  }

  private static func isField(_ element: Element) -> Bool {
    !element.facts.traits.isDisjoint(with: [.isTextField, .isSearchField])
  }

  private static func icon(_ element: Element) -> String? { value("systemIconName", of: element) }

  private static func element(_ element: Element, frame: Rect) -> SpokenElement {
    let traits = element.facts.traits
    var spoken = SpokenElement(role: role(of: element))
    (spoken.identifier, spoken.frame) = (element.id, frame)
    spoken.isEnabled = !traits.contains(.isNotEnabled)
    spoken.isSelected = traits.contains(.isSelected) && spoken.role != "toggle"
    spoken.isFocused = spoken.role.isField && value("state", of: element) == "focused"
    switch spoken.role {
    case "toggle":
      let isOn = value("isOn", of: element) == "true" || traits.contains(.isSelected)
      spoken.value = isOn ? "on" : "off"
    case let role where role.isField: spoken.value = value("text", of: element)
    case "slider", "stepper": spoken.value = value("value", of: element)
    case "datePicker": spoken.value = value("date", of: element)
    default: break
    }
    return spoken
  }

  private static let roles: [(AccessibilityTraits, String)] = [
    (.isHeader, "header"), (.isToggle, "toggle"), (.isSearchField, "searchField"),
    (.isLink, "link"), (.isKeyboardKey, "button"), (.isButton, "button"), (.isImage, "image"),
  ]

  private static func role(of element: Element) -> String {
    let traits = element.facts.traits
    if traits.contains(.isAdjustable) {
      let own = ["Stepper": "stepper", "Picker": "picker", "DatePicker": "datePicker"]
      return own[element.typeName] ?? (element.typeName == "PageControl" ? "pageControl" : "slider")
    }
    if traits.contains(.isTextField) {
      if element.typeName == "TextView" { return "textEditor" }
      return value("secure", of: element) == "true" ? "secureField" : "textField"
    }
    return roles.first { traits.contains($0.0) }?.1 ?? "text"
  }
}
