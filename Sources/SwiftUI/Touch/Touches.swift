internal import Foundation
internal import GalleyCombine
internal import GalleyComponents
package import GalleyGeometry
internal import GalleyLayout

/// The marks for touch and speech of the last walk. The session of a picture without touches
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
  /// The menus that are open, the one on top last, by the numbers of their views.
  package var openMenus: [Int] = []
  /// A wish of a program to scroll.
  package enum Wanted {
    case view(AnyHashable, anchor: UnitPoint?)
    case edge(Edge, position: Int)
    case point(Point, position: Int)
  }
  /// The wishes to scroll that come true once the screen is laid out.
  package var wanted: [Wanted] = []
  /// The height that a keyboard takes from the safe area; nil while it is not there.
  package var keyboard: Double?
  /// True while the rows of lists are edited.
  var editMode = EditMode.inactive
  /// True if the field with the focus has lost it by itself.
  package var losesFocus = false
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

  /// Keeps a layer open that would close with a swipe.
  func holdLayer(at place: Int) {
    guard case .layer(var layer) = marks[place].kind else { return }
    layer.isHeld = true
    marks[place].kind = .layer(layer)
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
  /// The views of a value of a loop, by its identity.
  case value(AnyHashable)
  /// Content that a pull renews.
  case refresh(() -> Void)
  /// A view that takes keys, by what it does with one; true if it has taken it.
  case keys((KeyPress) -> Bool)
  /// A control that a key presses.
  case shortcut(KeyboardShortcut)
  /// A view besides fields that can have the focus; returns true if the program's focus state names it.
  case focusable(() -> Bool)
  /// The position of a scroll view as a program reads and writes it.
  case position(TouchPosition)
  /// The places at which a scroll view comes to rest.
  case snapping(ScrollSnapping)
  /// Screens beside each other, of which a swipe shows the next.
  case pages(TouchPages)
  /// Something that can be dragged to another view.
  case dragged(() -> Any)
  /// A view that takes what is dropped on it; true if it has taken it.
  case dropped((Any, CGPoint) -> Bool)
  /// A layer above everything before it.
  case layer(TouchLayer)
  /// The keyboard with the bar above it.
  case keyboard
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
  /// The value as a reader speaks it, if that is another text.
  package var spokenValue: String?
  /// The place among others, from 1, and their number.
  package var position: (index: Int, count: Int)?
  package var isEnabled = true
  package var isSelected = false
  /// True for the button that goes back.
  package var isBack = false
  /// The action of a tap.
  package var press: (() -> Void)?
  /// Takes a value; returns the reason for a refusal.
  package var set: ((ScreenValue) -> String?)?
  /// The choices of a picker.
  package var options: [String] = []
  /// The label of the picker whose choice this is, for choices that are rows of a list.
  package var picker: String?
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
  /// True if the focus state of the program names it; nil where none follows it.
  package var isFocused: Bool?
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

/// The actions behind a row, and its place among others.
package struct TouchRow {
  /// The actions at the trailing edge, then those at the leading edge: name and action.
  package var trailing: [(name: String, action: () -> Void)] = []
  package var leading: [(name: String, action: () -> Void)] = []
  /// The rows among which it can be moved; nil for a row that stays.
  package var order: TouchOrder?
  /// True for a row that a swipe does not delete.
  package var refusesDelete = false
  /// True for a row that stays at its place.
  package var refusesMove = false
}

/// A row among those that can be moved.
package struct TouchOrder {
  /// The rows among which it can be moved are those with the same loop.
  package var loop: AnyObject
  package var index: () -> Int
  /// Moves the row before another one, by the index of that one.
  package var move: (Int) -> Void
}

/// Screens beside each other.
package struct TouchPages {
  package var count: Int
  package var chosen: Int
  package var choose: (Int) -> Void

  /// Moves by so many pages; false at the end.
  package func move(by way: Int) -> Bool {
    guard (0..<count).contains(chosen + way) else { return false }
    choose(chosen + way)
    return true
  }

  func fill(_ control: inout TouchControl) {
    control.label = ""
    control.value = "page \(chosen + 1) of \(count)"
    control.adjust = { move(by: $0 ? 1 : -1) }
  }
}

/// The position of a scroll view as a program reads and writes it.
package struct TouchPosition {
  package var number: Int
  /// The identity of the first view that is seen is written here after scrolling.
  package var write: (AnyHashable) -> Void
}

/// The places at which a scroll view comes to rest.
package enum ScrollSnapping: Sendable {
  /// At whole pages.
  case pages
  /// At the edge of a view.
  case views
}

/// An action of the main actor for those who hold it without saying so, as screens do.
func plain(_ action: @escaping @MainActor () -> Void) -> () -> Void {
  { MainActor.assumeIsolated(action) }
}
