internal import GalleyComponents
internal import GalleyLayout

/// The path of a stack as its program holds it.
struct NavigationRoute: @unchecked Sendable {
  let read: () -> [AnyHashable]
  let write: ([AnyHashable]) -> Void
}

/// The screens above the first one of a stack on a screen that is touched.
final class NavigationState {
  /// A screen above the first one.
  struct Entry {
    /// Distinguishes it from one that was at its place before.
    var serial: Int
    var value: AnyHashable?
    var view: (() -> AnyView)?
    /// Takes it away where a binding of the program shows it.
    var dismiss: (() -> Void)?
    /// The number of the modifier that shows it.
    var source: Int?
    /// The number of the link that pushed it.
    var link: Int?
  }

  private(set) var entries: [Entry] = []
  /// The screens of values, by the type of the value.
  var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView] = [:]
  /// The title of each screen.
  var titles: [Int: String] = [:]
  private var route: NavigationRoute?
  /// The screens that bindings show, of the walk under way.
  private var bound: [Entry] = []
  private var serial = 0
  private weak var session: Session?

  init(_ session: Session?) { self.session = session }

  /// Begins a walk with the path of the program.
  func begin(_ route: NavigationRoute?) {
    self.route = route
    bound = []
    guard let path = route?.read() else { return }
    let own = entries.filter { $0.value == nil }
    let known = entries.filter { $0.value != nil }
    let same = zip(known, path).prefix { $0.0.value == $0.1 }.count
    guard same < known.count || same < path.count else { return }
    entries = known.prefix(same) + path.dropFirst(same).map { entry(value: $0) }
    if same == known.count { entries += own.filter { $0.source != nil } }
  }

  /// A screen that a binding shows is there.
  func show(_ view: AnyView, by source: Int, dismiss: @escaping () -> Void) {
    serial += 1
    bound.append(Entry(serial: serial, view: { view }, dismiss: dismiss, source: source))
  }

  /// Takes over the screens that bindings show; returns true where that changes something.
  func finish() -> Bool {
    let before = entries.map(\.source)
    entries.removeAll { entry in
      entry.source.map { source in !bound.contains { $0.source == source } } ?? false
    }
    for new in bound {
      if let index = entries.firstIndex(where: { $0.source == new.source }) {
        (entries[index].view, entries[index].dismiss) = (new.view, new.dismiss)
      } else {
        entries.append(new)
      }
    }
    return before != entries.map(\.source)
  }

  private func entry(value: AnyHashable? = nil, view: (() -> AnyView)? = nil) -> Entry {
    serial += 1
    return Entry(serial: serial, value: value, view: view)
  }

  func push(_ value: AnyHashable) {
    if let route {
      route.write(route.read() + [value])
    } else {
      entries.append(entry(value: value))
    }
    session?.markDirty()
  }

  func push(_ view: @escaping () -> AnyView, by link: Int?) {
    var entry = entry(view: view)
    entry.link = link
    entries.append(entry)
    session?.markDirty()
  }

  /// A link that may have pushed a screen has this destination now.
  func refresh(_ view: @escaping () -> AnyView, of link: Int) {
    for index in entries.indices where entries[index].link == link { entries[index].view = view }
  }

  /// True if the screens below decide the content of one above them.
  var hasContentFromBelow: Bool { entries.contains { $0.link != nil || $0.source != nil } }

  /// Goes back by one screen.
  func pop() {
    guard let last = entries.last else { return }
    if let dismiss = last.dismiss {
      dismiss()
    } else {
      if last.value != nil, let route { route.write(Array(route.read().dropLast())) }
      if !entries.isEmpty { entries.removeLast() }
    }
    session?.markDirty()
  }

  /// The screen of an entry; empty where no destination takes the value.
  func screen(_ entry: Entry) -> AnyView {
    if let view = entry.view { return view() }
    guard let value = entry.value else { return AnyView(EmptyView()) }
    let type = ObjectIdentifier(Swift.type(of: value.base))
    return destinations[type]?(value) ?? AnyView(EmptyView())
  }
}

private struct NavigationKey: EnvironmentKey {
  static var defaultValue: NavigationState? { nil }
}

extension EnvironmentValues {
  /// The stack around, on a screen that is touched.
  var navigation: NavigationState? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}

/// A stack whose screens can be pushed.
struct TouchedStack: @unchecked Sendable {
  let root: AnyView
  let route: NavigationRoute?

  /// Appends the screen on top. Those below are children that are superfluous: they are there, so that their
  /// state, destinations and changes live on, and have no frames.
  func build(
    in tree: inout TreeBuilder, _ environment: TreeEnvironment, _ surroundings: Surroundings,
    _ touches: Touches
  ) {
    let session = surroundings.session
    let number = session.number(of: TouchedStack.self, in: surroundings.view)
    let state = session.box(number, 0) { NavigationState(session) }
    state.begin(route)
    var values = EnvironmentValues(environment)
    values.navigation = state
    let entries = state.entries
    func append(_ index: Int, in tree: inout TreeBuilder) {
      var inner = values
      if index > 0 { inner.dismissal = { state.pop() } }
      var environment = inner.tree ?? environment
      if index > 0, let made = environment.attachment as? Surroundings {
        let screen = session.number(
          of: NavigationState.self, in: number, serial: entries[index - 1].serial)
        environment.attachment = Surroundings(session, view: screen, values: made.values)
      }
      let content = index == 0 ? root : state.screen(entries[index - 1])
      let serial = index == 0 ? 0 : entries[index - 1].serial
      touches.mark(.motion(.screen(serial, level: index)), in: &tree) {
        BarScreen(content: content, level: NavigationLevel(state: state, index: index))
          .append(in: &$0, environment)
      }
    }
    let stack = TouchStack(depth: entries.count) { state.pop() }
    touches.mark(.stack(stack), in: &tree) { tree in
      guard !entries.isEmpty else { return append(0, in: &tree) }
      tree.node(.passthrough) { tree in
        for index in (0...entries.count).reversed() { append(index, in: &tree) }
      }
    }
    // Screens are built before those below them, which have new content for them after a change.
    if state.finish() || (session.round == 0 && state.hasContentFromBelow) { session.markDirty() }
  }
}

/// The place of a screen in its stack.
struct NavigationLevel {
  let state: NavigationState
  let index: Int

  var backTitle: String? { index == 0 ? nil : state.titles[index - 1] ?? "Back" }
}

/// Numbers the destinations that views name.
private enum Destination {}

extension View {
  /// With a destination in the stack around, on a screen that is touched.
  nonisolated func destination(
    _ register: @escaping (NavigationState, Int) -> Void
  ) -> Touched<Self> {
    touched { values in
      if let surroundings = values.surroundings, let state = values.navigation {
        register(
          state, surroundings.session.number(of: Destination.self, in: surroundings.view))
      }
      return nil
    }
  }
}
