import GalleyLayout
import GalleyParsing

/// What elements are to somebody who does not see them: their roles, and the names that are read out.
/// What is inside of something that can be pressed is read as part of it.
struct AccessNames {
  private var found: [Int: SyntaxValue] = [:]

  /// `[role, name]` of an element that is something.
  subscript(element: Int) -> SyntaxValue? { found[element] }

  /// Goes through elements in the order in which they are read.
  init(_ layout: LayoutResult, of indices: Range<Int>) {
    let elements = layout.tree.elements
    let names = indices.map { Self.name(of: elements[$0]) }
    // What has a name somewhere inside of it is read there.
    var isOuter = [Bool](repeating: false, count: indices.count)
    for index in indices.reversed() where names[index] != nil || isOuter[index] {
      if let parent = layout.parent(ofElement: index) { isOuter[parent] = true }
    }
    var whole = [Int?](repeating: nil, count: indices.count)
    var texts: [Int: [String]] = [:]
    // Children follow their parents.
    for index in indices {
      whole[index] = layout.parent(ofElement: index).flatMap { whole[$0] }
      if let outer = whole[index] {
        if let name = names[index] { texts[outer, default: []].append(name) }
        continue
      }
      let traits = elements[index].facts.traits
      let isPressed = traits.isInteractive || traits.contains(.isNotEnabled)
      guard layout.frame(ofElement: index) != nil,
        isPressed || names[index] != nil && !isOuter[index]
      else { continue }
      if isPressed { whole[index] = index }
      texts[index] = names[index].map { [$0] } ?? []
      found[index] = .text(Self.role(of: traits))
    }
    for (index, role) in found {
      // Icons speak where nothing else does.
      let icons = Set(
        indices.lazy.filter { whole[$0] == index }.compactMap { Self.icon(elements[$0]) })
      let all = texts[index] ?? []
      let words = all.filter { !icons.contains($0) }
      var said: [String] = []
      for text in words.isEmpty ? Array(all.prefix(1)) : words where !said.contains(text) {
        said.append(text)
      }
      found[index] = .array([role, .text(said.joined(separator: ", "))])
    }
  }

  /// The keys under which components have what people read, the most telling first.
  private static let keys = ["accessibilityLabel", "text", "title", "label", "placeholder"]

  private static func name(of element: Element) -> String? {
    let properties = element.properties
    return keys.lazy.compactMap { key in properties.first { $0.name == key }?.value }
      .first { !$0.isEmpty } ?? icon(element)
  }

  private static func icon(_ element: Element) -> String? {
    element.properties.first { $0.name == "systemIconName" }?.value
  }

  private static let roles: [(AccessibilityTraits, String)] = [
    (.isHeader, "heading"), (.isToggle, "switch"), (.isAdjustable, "adjustable"),
    (.isSearchField, "search field"), (.isTextField, "text field"), (.isLink, "link"),
    (.isKeyboardKey, "key"), (.isButton, "button"), (.isImage, "image"),
  ]

  private static func role(of traits: AccessibilityTraits) -> String {
    let role = roles.first { traits.contains($0.0) }?.1 ?? "text"
    let states = [(AccessibilityTraits.isSelected, ", selected"), (.isNotEnabled, ", dimmed")]
    return role + states.filter { traits.contains($0.0) }.map(\.1).joined()
  }
}
