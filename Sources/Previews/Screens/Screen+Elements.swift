import GalleyGeometry
import GalleyLayout
import GalleySceneSnapshots
import GalleyStair
import GalleySwiftUI

/// An element with what can be done with it.
struct ScreenPart {
  /// Knows an element again after the screen has changed.
  struct Key: Equatable {
    var role: ScreenRole
    var identifier: String?
    var label: String?
  }

  var element: ScreenElement
  var control: TouchControl?
  var spoken = Spoken()
  /// True for views that become elements only with accessibility modifiers.
  var isMute = false

  var key: Key {
    Key(role: element.role, identifier: element.identifier, label: element.label)
  }
}

extension Screen {
  /// The marks that can be reached: those of the layer on top, and of a keyboard.
  var reachable: [Touches.Mark] {
    let layer = touches.marks.last {
      if case .layer = $0.kind { frames.layout.frame(ofNodes: $0.nodes) != nil } else { false }
    }
    guard let layer else { return touches.marks }
    let keyboard = touches.marks.last { if case .keyboard = $0.kind { true } else { false } }
    return touches.marks.filter {
      layer.nodes.holds($0.nodes) || keyboard?.nodes.holds($0.nodes) == true
    }
  }

  /// Looks at the elements of the screen.
  func look() {
    if touches.losesFocus { (focused, touches.losesFocus) = (nil, false) }
    let marks = reachable.filter { frames.layout.areSeen(nodes: $0.nodes) }
    var found = controls(marks)
    addWords(marks, to: &found)
    addGestures(marks, to: &found)
    for mark in marks.reversed() {
      if case .spoken(let spoken) = mark.kind { say(spoken, of: mark, among: &found) }
    }
    let rows = marks.filter { if case .row = $0.kind { true } else { false } }
    for index in found.indices where !rows.isEmpty && !found[index].isMute {
      found[index].element.actions += rowActions(of: found[index].element.nodes, among: rows)
        .map { $0.0 }
    }
    parts = ReadingOrder.ordered(
      found.filter { !$0.isMute && !$0.spoken.isHidden },
      isMirrored: canvas.direction == .rightToLeft
    ) { ($0.element.frame, $0.element.priority) }
    for index in parts.indices where parts[index].control?.field != nil {
      parts[index].element.isFocused = isFocused(parts[index])
    }
    elements = parts.map(\.element)
  }

  private func isFocused(_ part: ScreenPart) -> Bool {
    // The program's focus state decides.
    if let isFocused = part.control?.field?.isFocused { return isFocused }
    let isHeld = parts.contains { $0.control?.field?.isFocused == true }
    return !isHeld && part.key == focused
  }

  /// The field with the focus: one that is seen, else one that the program focuses out of sight, as behind boxes for digits.
  var focusedField: ScreenPart? {
    if let part = parts.first(where: \.element.isFocused) { return part }
    for mark in reachable {
      guard case .control(let control) = mark.kind, control.field?.isFocused == true else {
        continue
      }
      var part = part(mark.nodes, control.role)
      part.control = control
      part.element.isFocused = true
      return part
    }
    return nil
  }

  private func part(_ nodes: Range<Int>, _ role: ScreenRole) -> ScreenPart {
    let frame = frames.layout.frame(ofNodes: nodes) ?? .zero
    return ScreenPart(
      element: ScreenElement(
        role: role, text: text(in: nodes), frame: frame, nodes: nodes))
  }

  private func text(in nodes: Range<Int>) -> String {
    touches.marks.compactMap { mark in
      guard nodes.holds(mark.nodes), case .text(let text) = mark.kind,
        frames.layout.areSeen(nodes: mark.nodes)
      else { return nil }
      return text
    }
    .filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The words of the views inside, of each its label where its author gave one.
  private func labels(in nodes: Range<Int>) -> String {
    var (words, end) = ([String](), 0)
    for mark in touches.marks where nodes.holds(mark.nodes) && mark.nodes.lowerBound >= end {
      switch mark.kind {
      case .text(let text) where frames.layout.areSeen(nodes: mark.nodes): words.append(text)
      case .spoken(let spoken) where spoken.isHidden || spoken.label != nil:
        words.append(spoken.isHidden ? "" : spoken.label ?? "")
        end = mark.nodes.upperBound
      default: break
      }
    }
    return words.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  func imageName(in nodes: Range<Int>) -> String? {
    for mark in touches.marks where nodes.holds(mark.nodes) {
      if case .image(let name) = mark.kind, frames.layout.areSeen(nodes: mark.nodes) {
        return name
      }
    }
    return nil
  }

  /// The controls, but for those that a control of another kind is made of.
  private func controls(_ marks: [Touches.Mark]) -> [ScreenPart] {
    var found: [ScreenPart] = []
    var whole: Range<Int>?
    for mark in marks {
      guard case .control(let control) = mark.kind else { continue }
      if let outer = whole, outer.holds(mark.nodes) { continue }
      let isWhole = [.toggle, .stepper, .slider, .datePicker, .colorPicker].contains(control.role)
      whole = isWhole ? mark.nodes : nil
      var part = part(mark.nodes, control.role)
      let text = labels(in: mark.nodes)
      let icon = text.isEmpty && control.label == nil ? imageName(in: mark.nodes) : nil
      part.element.label = control.label ?? icon ?? (text.isEmpty ? nil : text)
      part.element.icon = icon
      part.element.value = control.value
      part.element.spokenValue = control.spokenValue
      part.element.isBack = control.isBack
      if let position = control.position {
        (part.element.index, part.element.count) = (position.index, position.count)
      }
      part.element.isEnabled = control.isEnabled
      part.element.isSelected = control.isSelected
      part.element.options = control.options
      part.control = control
      found.append(part)
    }
    return found
  }

  /// Text outside of controls; images, which are not spoken until they have a label.
  private func addWords(_ marks: [Touches.Mark], to found: inout [ScreenPart]) {
    let controls = found.map(\.element.nodes)
    for mark in marks where !controls.contains(where: { $0.holds(mark.nodes) }) {
      switch mark.kind {
      case .text(let text) where !text.isEmpty:
        var part = part(mark.nodes, .text)
        part.element.label = text
        found.append(part)
      case .image:
        var part = part(mark.nodes, .image)
        part.isMute = true
        found.append(part)
      default: break
      }
    }
  }

  /// Gestures of views without text; they are not spoken until they have a label.
  private func addGestures(_ marks: [Touches.Mark], to found: inout [ScreenPart]) {
    for mark in marks {
      guard mark.kind.isTouched,
        !found.contains(where: {
          mark.nodes.holds($0.element.nodes) || $0.element.nodes.holds(mark.nodes)
        })
      else { continue }
      var part = part(mark.nodes, .group)
      part.isMute = true
      found.append(part)
    }
  }

  /// Describes the one element inside, or the group of several.
  private func say(
    _ spoken: Spoken, of mark: Touches.Mark, among found: inout [ScreenPart]
  ) {
    let inside = found.indices.filter { mark.nodes.holds(found[$0].element.nodes) }
    if spoken.isHidden {
      for index in inside { found[index].spoken.isHidden = true }
      return
    }
    let audible = inside.filter { !found[$0].isMute }
    let isJoined = spoken.children == .combine || spoken.children == .ignore
    if audible.count == 1 || (audible.isEmpty && inside.count == 1), !isJoined || audible.count == 1
    {
      return say(spoken, of: &found[audible.first ?? inside[0]])
    }
    let isNamed =
      spoken.label != nil || spoken.identifier != nil || spoken.value != nil || isJoined
    // The label of a view in a control is part of that of the control.
    let isPart = inside.isEmpty && spoken.identifier == nil && spoken.actions.isEmpty
    if isPart, found.contains(where: { $0.control != nil && $0.element.nodes.holds(mark.nodes) }) {
      return
    }
    guard isNamed || !spoken.actions.isEmpty else {
      if !spoken.traits.isEmpty { for index in audible { say(spoken, of: &found[index]) } }
      return
    }
    var group = part(mark.nodes, .group)
    if isJoined {
      let parts = audible.map { found[$0] }
      let labels = parts.compactMap(\.element.label)
      if spoken.children == .combine { group.element.label = labels.joined(separator: ", ") }
      group.control = parts.first { $0.control?.press != nil }?.control
      if let control = group.control { group.element.role = control.role }
      for index in inside { found[index].isMute = true }
    }
    say(spoken, of: &group)
    found.append(group)
  }

  private func say(_ spoken: Spoken, of part: inout ScreenPart) {
    let old = part.element
    part.isMute = false
    part.element.label = spoken.label ?? old.label
    if spoken.label != nil { part.element.icon = nil }
    if spoken.value != nil { part.element.spokenValue = nil }
    part.element.value = spoken.value ?? old.value
    part.element.hint = spoken.hint ?? old.hint
    part.element.identifier = spoken.identifier ?? old.identifier
    part.element.priority = spoken.priority ?? old.priority
    if spoken.traits.contains(.isSelected) { part.element.isSelected = true }
    if old.role == .text || old.role == .group {
      if spoken.traits.contains(.isImage) { part.element.role = .image }
      if spoken.traits.contains(.isSearchField) { part.element.role = .searchField }
      if spoken.traits.contains(.isHeader) { part.element.role = .header }
      if spoken.traits.contains(.isLink) { part.element.role = .link }
      if spoken.traits.contains(.isButton) { part.element.role = .button }
      part.element.isHeading = spoken.traits.isSuperset(of: [.isHeader, .isButton])
    } else if spoken.traits.contains(.isHeader), old.role != .header {
      part.element.isHeading = true
    }
    remove(spoken.removed, from: &part.element)
    part.element.silent += spoken.silent
    part.element.inputLabels += spoken.inputLabels
    part.element.content += spoken.content.map {
      SpokenElement.Content(label: $0.label, value: $0.value, isImportant: $0.isImportant)
    }
    part.spoken.actions += spoken.actions
    part.spoken.adjust = spoken.adjust ?? part.spoken.adjust
    part.element.actions += spoken.actions.compactMap(\.name)
  }

  /// Takes away traits that an element has by itself.
  private func remove(_ traits: GalleyLayout.AccessibilityTraits, from element: inout ScreenElement)
  {
    let roles: [(GalleyLayout.AccessibilityTraits, ScreenRole)] = [
      (.isButton, .button), (.isLink, .link), (.isHeader, .header), (.isImage, .image),
    ]
    if roles.contains(where: { traits.contains($0.0) && element.role == $0.1 }) {
      element.role = element.text.isEmpty ? .group : .text
    }
    if traits.contains(.isHeader) { element.isHeading = false }
    if traits.contains(.isSelected) { element.isSelected = false }
  }
}

extension TouchKind {
  /// True if a finger does something here.
  fileprivate var isTouched: Bool {
    switch self {
    case .gesture, .dragged, .dropped: true
    default: false
    }
  }
}

extension Range<Int> {
  /// Returns true if this range covers all of another one.
  func holds(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound && !other.isEmpty
  }
}
