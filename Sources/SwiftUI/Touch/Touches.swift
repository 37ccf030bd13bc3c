internal import Foundation
internal import GalleyCombine
internal import GalleyComponents
package import GalleyGeometry
internal import GalleyLayout

/// The marks for touch and speech of the last walk. The session of a picture that nobody touches
/// has none, and its views record nothing.
package final class Touches {
  /// A range of nodes with a meaning for touch or speech.
  package struct Mark {
    /// The nodes from the first to the last of the view.
    package var nodes: Range<Int>
    package var kind: TouchKind
  }

  /// The marks of the last walk, outer ones before inner ones.
  package private(set) var marks: [Mark] = []
  /// The distance by which each scroll view has moved, by the number of the view.
  package var offsets: [Int: Point] = [:]
  /// The menus that are open, by the numbers of their views.
  package var openMenu: Int?
  /// The identity that a view wants to be scrolled to, with its anchor.
  package var wanted: (id: AnyHashable, anchor: UnitPoint?)?
  /// The numbers of the views that the last walk met.
  var visited: Set<Int> = []
  /// The actions of disappearing views, by their numbers.
  var departures: [Int: () -> Void] = [:]

  /// The animations of the screen.
  package let motion = MotionLog()

  /// The clock of the screen.
  let clock = ScreenClock(start: .frozen)

  package init() {}

  /// Seconds since the screen was shown.
  package var now: Double { clock.now }

  /// The moment at which the next timer fires, if it does so until another moment.
  package func nextFiring(until end: Double) -> Double? { clock.nextFiring(until: end) }

  /// Moves the clock, and fires the timers that are due then.
  package func moveClock(to moment: Double) { clock.move(to: moment) }

  /// The moment after a time from now, to the nanosecond.
  package func moment(after seconds: Double) -> Double { ScreenClock.moment(now + seconds) }

  /// Calls a function once, after a time.
  package func schedule(after delay: Double, _ action: @escaping () -> Void) {
    clock.schedule(after: delay, action)
  }

  /// Runs code to which the clock is the current one.
  package func timing<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var result: Swift.Result<Result, Failure>?
    ScreenClock.$current.withValue(clock) {
      do throws(Failure) { result = .success(try body()) } catch { result = .failure(error) }
    }
    guard let result else { preconditionFailure("the body has run") }
    return try result.get()
  }

  func beginWalk() {
    marks = []
    visited = []
  }

  /// Marks the nodes that a closure appends.
  func mark(
    _ kind: TouchKind, in tree: inout TreeBuilder, _ build: (inout TreeBuilder) -> Void
  ) {
    let place = marks.count
    let first = tree.nodeCount
    marks.append(Mark(nodes: first..<first, kind: kind))
    build(&tree)
    marks[place].nodes = first..<tree.nodeCount
  }
}

/// The meaning of a range of nodes.
package enum TouchKind {
  /// Something that can be used: pressed, typed into, moved.
  case control(TouchControl)
  /// The accessibility description of a view.
  case spoken(Spoken)
  /// Words.
  case text(String)
  /// A picture or a symbol by its name.
  case image(String)
  /// A gesture.
  case gesture(TouchGesture)
  /// A scroll view, by its number.
  case scroll(Int, Axis.Set)
  /// A view that no touch reaches.
  case untouchable
  /// A view by the identity that its author gave it.
  case identity(AnyHashable)
  /// A layer above everything before it.
  case layer(TouchLayer)
  /// The top of a stack of screens.
  case stack(TouchStack)
  /// The swipe actions of a row.
  case row(TouchRow)
  /// A part in what moves.
  case motion(MotionKind)
}

/// A control as a screen uses it.
package struct TouchControl {
  package var role: ScreenRole
  /// The label where it is not the text inside.
  package var label: String?
  package var value: String?
  package var isEnabled = true
  package var isSelected = false
  /// The action of a tap.
  package var press: (() -> Void)?
  /// Takes a value; returns the reason for a refusal.
  package var set: ((ScreenValue) -> String?)?
  /// The choices of a picker.
  package var options: [String] = []
  /// Moves a stepper or a slider one step up or down; returns false at the end.
  package var adjust: ((Bool) -> Bool)?
  package var field: TouchField?

  init(
    _ role: ScreenRole, _ values: EnvironmentValues, press: (@MainActor () -> Void)? = nil
  ) {
    self.role = role
    isEnabled = values.isEnabled
    let close = values.menuClosing
    self.press = press.map { press in
      {
        close?()
        plain(press)()
      }
    }
  }
}

/// A field that takes text.
package struct TouchField {
  package var text: String
  package var isSecure = false
  /// True if a return begins a new line.
  package var isMultiline = false
  /// Replaces the text; returns the reason for a refusal.
  package var write: (String) -> String?
  /// The actions of the return key.
  package var submit: () -> Void
  /// Takes the focus or gives it up.
  package var focus: (Bool) -> Void
  /// True if the focus state of the program names it.
  package var isFocused: Bool
}

/// A layer above the screen.
package struct TouchLayer {
  package enum Kind: String, Sendable { case sheet, cover, popover, alert, dialog, menu }
  package var kind: Kind
  /// True if a swipe or a tap outside does not dismiss it.
  package var isHeld = false
  package var dismiss: () -> Void
}

/// The pushed screens of a navigation stack.
package struct TouchStack {
  /// The number of screens above the first one.
  package var depth: Int
  package var pop: () -> Void
}

/// The actions behind a row.
package struct TouchRow {
  /// The actions at the trailing edge, then those at the leading edge: name and action.
  package var trailing: [(name: String, action: () -> Void)] = []
  package var leading: [(name: String, action: () -> Void)] = []
}

/// An action of the main actor for those who hold it without saying so, as screens do.
func plain(_ action: @escaping @MainActor () -> Void) -> () -> Void {
  { MainActor.assumeIsolated(action) }
}
