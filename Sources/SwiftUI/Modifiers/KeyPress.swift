public import Foundation
public import GalleyComponents
internal import GalleyLayout

// Keys of a keyboard, which come on a screen that is touched, and never in a picture.

/// A key that was pressed.
public struct KeyPress: Sendable {
  public enum Result: Sendable { case handled, ignored }
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let down = Phases(rawValue: 1)
    public static let `repeat` = Phases(rawValue: 2)
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
  }
  public let phase: Phases
  public let key: KeyEquivalent
  public let characters: String
  public let modifiers: EventModifiers

  package init(_ key: KeyEquivalent, modifiers: EventModifiers = []) {
    (phase, self.key, self.modifiers) = (.down, key, modifiers)
    characters = String(key.character)
  }
}

extension View {
  private nonisolated func keys(
    _ phases: KeyPress.Phases, _ takes: @escaping (KeyPress) -> Bool,
    _ action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    let (takes, action) = (Unchecked(takes), Unchecked(action))
    return touched { _ in
      .keys { press in
        phases.contains(.down) && takes.value(press) && action.value(press) == .handled
      }
    }
  }
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    let isPressed: (KeyPress) -> Bool = { $0.key == key }
    return keys([.down, .repeat], isPressed) { _ in action() }
  }
  public nonisolated func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    keys(phases, { _ in true }, action)
  }
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    keys(phases, { $0.key == key }, action)
  }
  public nonisolated func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    self.keys(phases, { keys.contains($0.key) }, action)
  }
  public nonisolated func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    keys(phases, { $0.characters.unicodeScalars.allSatisfy(characters.contains) }, action)
  }
}
