import GalleyLayout
import GalleySceneSnapshots
import GalleyStair
public import GalleySwiftUI

extension Screen {
  /// Presses a key of a keyboard: the view with the focus takes it or one around it, else the control of which it is
  /// the shortcut, else the field with the focus.
  public func press(
    _ key: KeyEquivalent, modifiers: EventModifiers = []
  ) throws(ScreenError) {
    try press(key, modifiers, "key \"\(key.character)\"")
  }

  func press(
    _ key: KeyEquivalent, _ modifiers: EventModifiers, _ action: String
  ) throws(ScreenError) {
    let (handlers, shortcut) = (
      keyHandlers, control(with: KeyboardShortcut(key, modifiers: modifiers))
    )
    let field = focusedField?.control?.field
    var (isTaken, refusal) = (false, String?.none)
    try perform(action) {
      let press = KeyPress(key, modifiers: modifiers)
      if handlers.contains(where: { $0(press) }) {
        isTaken = true
      } else if let shortcut {
        isTaken = true
        shortcut()
      } else if let field {
        (isTaken, refusal) = type(key, modifiers, field)
      }
    }
    if let refusal { throw failure(action, .refused(refusal)) }
    if !isTaken { throw failure(action, .refused("nothing takes the key")) }
  }

  /// The handlers of keys of the view with the focus and those around it, innermost first.
  private var keyHandlers: [(KeyPress) -> Bool] {
    let focusable = reachable.last { mark in
      if case .focusable(let isFocused) = mark.kind { isFocused() } else { false }
    }
    let field = parts.first(where: \.element.isFocused)?.element.nodes
    guard let focus = field ?? focusable?.nodes else { return [] }
    return reachable.reversed().compactMap { mark in
      guard case .keys(let take) = mark.kind, mark.nodes.holds(focus) else { return nil }
      return take
    }
  }

  /// The action of the control that a key presses.
  private func control(with shortcut: KeyboardShortcut) -> (() -> Void)? {
    for mark in reachable {
      guard case .shortcut(shortcut) = mark.kind else { continue }
      let inside = reachable.filter { mark.nodes.holds($0.nodes) || $0.nodes.holds(mark.nodes) }
      for case .control(let control) in inside.map(\.kind) where control.isEnabled {
        if let press = control.press { return press }
      }
    }
    return nil
  }

  /// Types a key into a field; returns false for a key that types nothing, and the reason for a refusal.
  private func type(
    _ key: KeyEquivalent, _ modifiers: EventModifiers, _ field: TouchField
  ) -> (Bool, String?) {
    switch key {
    case .return where !field.isMultiline:
      field.submit()
      return (true, nil)
    case .return: return (true, field.write(field.text + "\n"))
    case .delete: return (true, field.write(String(field.text.dropLast())))
    default:
      let isTyped =
        modifiers.isSubset(of: [.shift, .capsLock])
        && key.character.unicodeScalars.allSatisfy {
          ![.control, .privateUse].contains($0.properties.generalCategory)
        }
      return isTyped ? (true, field.write(field.text + String(key.character))) : (false, nil)
    }
  }
}
