internal import GalleyComponents
internal import GalleyLayout

/// The screens of tabs that were selected before.
struct TouchedTabs: @unchecked Sendable {
  private final class Box {
    var chosen: Int?
    var visited: Set<Int> = []
  }

  private let session: Session
  private let number: Int
  private let box: Box

  /// Nil for a picture without touch.
  init?(_ environment: TreeEnvironment) {
    guard let surroundings = environment.attachment as? Surroundings,
      surroundings.session.touches != nil
    else { return nil }
    session = surroundings.session
    number = session.number(of: TouchedTabs.self, in: surroundings.view)
    box = session.box(number, 0) { Box() }
  }

  /// The tab that was chosen where the program does not keep it.
  var chosen: Int? { box.chosen }

  func choose(_ index: Int) {
    box.chosen = index
    session.markDirty()
  }

  /// The screens that have been seen, the chosen one first.
  func visited(with chosen: Int) -> [Int] {
    box.visited.insert(chosen)
    return [chosen] + box.visited.subtracting([chosen]).sorted()
  }

  /// The surroundings of a tab, whose views are those of no other.
  func environment(of index: Int, _ environment: TreeEnvironment) -> TreeEnvironment {
    var environment = environment
    guard let made = environment.attachment as? Surroundings else { return environment }
    let view = session.number(of: TouchedTabs.self, in: number, serial: index)
    environment.attachment = Surroundings(session, view: view, values: made.values)
    return environment
  }
}

/// The chosen screen of tabs. Those seen before are there as superfluous children, without frames, so that
/// they are as they were when the tab is chosen again.
struct TabScreen: @unchecked Sendable {
  let screens: [AnyView]
  let chosen: Int
  let touched: TouchedTabs?
}

extension TabScreen: PrimitiveView {
  func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    guard let touched else { return screens[chosen].append(in: &tree, environment) }
    let shown = touched.visited(with: chosen).filter(screens.indices.contains)
    guard shown.count > 1 else {
      return screens[chosen].append(in: &tree, touched.environment(of: chosen, environment))
    }
    tree.node(.passthrough) { tree in
      for index in shown {
        screens[index].append(in: &tree, touched.environment(of: index, environment))
      }
    }
  }

  nonisolated static func _elementName(_ view: TabScreen) -> String {
    AnyView._elementName(view.screens[view.chosen])
  }
  nonisolated static func _describe(_ view: TabScreen, in writer: inout PropertyWriter) {
    AnyView._describe(view.screens[view.chosen], in: &writer)
  }
}
