import Foundation
import GalleyGeometry
import GalleyLayout
import GalleySceneSnapshots
import GalleyStair
public import GalleySwiftUI

extension Screen {
  // Typing

  /// Types at the end of a field, which has the focus afterwards; of the one that has it when none is named.
  public func type(_ text: String, into query: ScreenQuery? = nil) throws(ScreenError) {
    let action = "type" + (query.map { " into \($0)" } ?? "")
    try edit(query, action) { $0 + text }
  }

  /// Empties a field.
  public func clear(_ query: ScreenQuery? = nil) throws(ScreenError) {
    try edit(query, "clear" + (query.map { " \($0)" } ?? "")) { _ in "" }
  }

  private func edit(
    _ query: ScreenQuery?, _ action: String, _ change: (String) -> String
  ) throws(ScreenError) {
    let part = try field(query, action)
    var target = part
    if !part.element.isFocused {
      try perform(action) { focus(part) }
      target = try field(query ?? key(of: part), action)
    }
    guard let field = target.control?.field else { throw failure(action, .notResponding, part) }
    var refusal: String?
    try perform(action) { refusal = field.write(change(field.text)) }
    if let refusal { throw failure(action, .refused(refusal), part) }
  }

  /// Presses the return key of a field.
  public func submit(_ query: ScreenQuery? = nil) throws(ScreenError) {
    let action = "submit" + (query.map { " \($0)" } ?? "")
    let part = try field(query, action)
    guard let field = part.control?.field else { throw failure(action, .notResponding, part) }
    try perform(action) { field.submit() }
  }

  /// Takes the focus away from the field that has it.
  public func dismissKeyboard() throws(ScreenError) {
    let part = try field(nil, "dismissKeyboard")
    try perform("dismissKeyboard") {
      focused = nil
      part.control?.field?.focus(false)
    }
  }

  func key(of part: ScreenPart) -> ScreenQuery {
    part.element.identifier.map { .identifier($0) } ?? .role(part.element.role, part.element.label)
  }

  func field(
    _ query: ScreenQuery?, _ action: String
  ) throws(ScreenError) -> ScreenPart {
    guard let query else {
      guard let part = focusedField else {
        throw failure(action, .refused("no field has the focus"))
      }
      return part
    }
    let part: ScreenPart
    if case .role("textField", let name) = query.base.kind {
      part = try self.part(name.map { ScreenQuery($0) } ?? query, action) {
        $0.control?.field != nil
      }
    } else {
      part = try self.part(query, action) { $0.control?.field != nil }
    }
    guard part.control?.field != nil else { throw failure(action, .notResponding, part) }
    guard part.element.isEnabled else { throw failure(action, .disabled, part) }
    return part
  }

  /// Gives a field the focus, which another one loses.
  func focus(_ part: ScreenPart) {
    guard !part.element.isFocused else { return }
    for other in parts where other.element.isFocused { other.control?.field?.focus(false) }
    focused = part.key
    part.control?.field?.focus(true)
  }

  // Values

  /// Sets a picker, slider, stepper, date, colour, toggle or field to a value.
  public func set(_ query: ScreenQuery, to value: ScreenValue) throws(ScreenError) {
    let action = "set \(query) to \(value)"
    let part: ScreenPart
    if let choice = choice(of: query) {
      part = choice
    } else {
      part = try self.part(query, action) { $0.control?.set != nil }
    }
    guard part.element.isEnabled else { throw failure(action, .disabled, part) }
    guard let set = part.control?.set else { throw failure(action, .notResponding, part) }
    var refusal: String?
    try perform(action) { refusal = set(value) }
    if let refusal { throw failure(action, .refused(refusal), part) }
  }

  /// A choice of the picker of a name, in a list that has its choices as rows.
  private func choice(of query: ScreenQuery) -> ScreenPart? {
    guard !contains(query) else { return nil }
    let name: String? =
      switch query.base.kind {
      case .named(let name), .label(let name): name
      case .role("picker", let name): name
      default: nil
      }
    return name.flatMap { name in parts.first { $0.control?.picker == name } }
  }

  /// Moves a stepper or a slider up, so many steps.
  public func increment(_ query: ScreenQuery, times: Int = 1) throws(ScreenError) {
    for _ in 0..<times { try adjust(query, isUp: true) }
  }

  /// Moves a stepper or a slider down, so many steps.
  public func decrement(_ query: ScreenQuery, times: Int = 1) throws(ScreenError) {
    for _ in 0..<times { try adjust(query, isUp: false) }
  }

  private func adjust(_ query: ScreenQuery, isUp: Bool) throws(ScreenError) {
    let action = "\(isUp ? "increment" : "decrement") \(query)"
    let part = try part(query, action) { $0.control?.adjust != nil || $0.spoken.adjust != nil }
    guard part.element.isEnabled else { throw failure(action, .disabled, part) }
    if let adjust = part.spoken.adjust { return try perform(action) { adjust(isUp) } }
    guard let adjust = part.control?.adjust else { throw failure(action, .notResponding, part) }
    var isDone = true
    try perform(action) { isDone = adjust(isUp) }
    if !isDone { throw failure(action, .refused("it is at its end"), part) }
  }

  /// Does what an accessibility action of an element does.
  public func act(_ name: String, on query: ScreenQuery) throws(ScreenError) {
    let action = "act \"\(name)\" on \(query)"
    let part = try part(query, action) { $0.element.actions.contains(name) }
    let actions = part.spoken.actions.compactMap { found in found.name.map { ($0, found.action) } }
    let all = actions + rowActions(of: part.element.nodes, among: reachable)
    guard let found = all.first(where: { $0.0 == name }) else {
      throw failure(action, .notResponding, part)
    }
    try perform(action) { found.1() }
  }

  // Going back

  /// Goes back by one screen of the stack on top.
  public func back() throws(ScreenError) {
    let stacks = reachable.compactMap { mark -> TouchStack? in
      guard case .stack(let stack) = mark.kind, stack.depth > 0,
        frames.layout.frame(ofNodes: mark.nodes) != nil
      else { return nil }
      return stack
    }
    guard let stack = stacks.last else {
      throw failure("back", .refused("no screen has been pushed"))
    }
    try perform("back") { stack.pop() }
  }

  /// The presented layers, the topmost last: sheet, cover, popover, alert, dialog, menu.
  public var presented: [String] {
    touches.marks.compactMap { mark in
      if case .layer(let layer) = mark.kind { layer.kind.rawValue } else { nil }
    }
  }

  /// Closes the topmost layer as a person does: swipes a sheet down, touches beside a menu.
  public func dismiss() throws(ScreenError) {
    let layers = touches.marks.compactMap { mark in
      if case .layer(let layer) = mark.kind { layer } else { nil }
    }
    guard let layer = layers.last else {
      throw failure("dismiss", .refused("nothing lies over the screen"))
    }
    if layer.kind == .alert {
      throw failure("dismiss", .refused("an alert is closed by one of its buttons"))
    }
    if layer.isHeld {
      throw failure("dismiss", .refused("its author keeps it open until the program closes it"))
    }
    try perform("dismiss") { layer.dismiss() }
  }

  /// Chooses a tab by its name.
  public func select(tab: String) throws(ScreenError) { try tap(.role(.tab, tab)) }
}
