import GalleyGeometry
import GalleyLayout
import GalleySceneSnapshots
import GalleyStair
import GalleySwiftUI

extension Screen {
  /// Scrolls what is around an element, or the first view that scrolls, by a distance in points.
  public func scroll(
    x: Double = 0, y: Double = 0, in query: ScreenQuery? = nil
  ) throws(ScreenError) {
    let action = "scroll" + (query.map { " in \($0)" } ?? "")
    let nodes = try query.map { query throws(ScreenError) in
      try part(query, action) { _ in true }.element.nodes
    }
    let scrolls = reachable.filter { mark in
      guard case .scroll(_, let axes) = mark.kind,
        frames.layout.frame(ofNodes: mark.nodes) != nil
      else { return false }
      return (nodes.map { mark.nodes.holds($0) || $0.holds(mark.nodes) } ?? true)
        && ((y != 0 && axes.contains(.vertical)) || (x != 0 && axes.contains(.horizontal)))
    }
    guard let mark = nodes == nil ? scrolls.first : scrolls.last,
      case .scroll(let number, _) = mark.kind
    else { throw failure(action, .refused("nothing scrolls that way")) }
    let old = touches.offsets[number] ?? .zero
    let new = rest(limited(Point(x: old.x + x, y: old.y + y), of: mark.nodes), of: mark)
    try perform(action) { touches.offsets[number] = new }
    try tellPosition(of: number, action)
  }

  /// Scrolls as little as shows all of an element, in every view that scrolls around it.
  public func scroll(to query: ScreenQuery) throws(ScreenError) {
    let action = "scroll to \(query)"
    let part = try part(query, action) { _ in true }
    let around = scrolls(around: part.element.nodes, reachable)
    try perform(action) {
      for mark in around { show(part.element.frame, in: mark) }
    }
    for case .scroll(let number, _) in around.map(\.kind) { try tellPosition(of: number, action) }
  }

  func scrolls(around nodes: Range<Int>, _ marks: [Touches.Mark]) -> [Touches.Mark] {
    marks.filter { mark in
      if case .scroll = mark.kind { mark.nodes.holds(nodes) } else { false }
    }
  }

  /// Scrolls so that a frame is seen.
  ///
  /// - Parameter anchor: The place of the frame in the view that scrolls; nil for as little as shows all of it.
  func show(_ frame: Rect, in mark: Touches.Mark, anchor: UnitPoint? = nil) {
    guard case .scroll(let number, let axes) = mark.kind,
      let node = frames.layout.scrollNode(in: mark.nodes),
      let window = frames.layout.frame(ofNode: node)
    else { return }
    func way(_ low: Double, _ high: Double, _ from: Double, _ to: Double, _ share: Double?)
      -> Double
    {
      if let share { return low + (high - low) * share - from - (to - from) * share }
      return low < from ? low - from : high > to ? min(high - to, low - from) : 0
    }
    var offset = touches.offsets[number] ?? .zero
    if axes.contains(.vertical) {
      offset.y += way(frame.minY, frame.maxY, window.minY, window.maxY, anchor.map { Double($0.y) })
    }
    if axes.contains(.horizontal) {
      offset.x += way(frame.minX, frame.maxX, window.minX, window.maxX, anchor.map { Double($0.x) })
    }
    touches.offsets[number] = limited(offset, of: mark.nodes)
  }

  // Wishes of programs

  /// Scrolls to what the program wants; returns true where that changes something.
  func scrollToWanted() -> Bool {
    let (wanted, before) = (touches.wanted, touches.offsets)
    touches.wanted = []
    for wish in wanted {
      switch wish {
      case .view(let id, let anchor):
        let found = touches.marks.first { $0.identity == id && frame(of: $0) != nil }
        guard let found, let frame = frame(of: found) else { continue }
        for mark in scrolls(around: found.nodes, touches.marks) {
          show(frame, in: mark, anchor: anchor)
        }
      case .edge(let edge, let position):
        let far = 1e9
        scroll(position) { old in
          switch edge {
          case .top: Point(x: old.x, y: 0)
          case .bottom: Point(x: old.x, y: far)
          case .leading: Point(x: 0, y: old.y)
          case .trailing: Point(x: far, y: old.y)
          }
        }
      case .point(let point, let position): scroll(position) { _ in point }
      }
    }
    return touches.offsets != before
  }

  /// Scrolls the view with a position.
  private func scroll(_ position: Int, to place: (Point) -> Point) {
    let found = touches.marks.first { mark in
      if case .position(let own) = mark.kind { own.number == position } else { false }
    }
    guard let found else { return }
    for mark in touches.marks where found.nodes.holds(mark.nodes) {
      guard case .scroll(let number, _) = mark.kind else { continue }
      touches.offsets[number] = limited(place(touches.offsets[number] ?? .zero), of: mark.nodes)
      return
    }
  }

  private func frame(of mark: Touches.Mark) -> Rect? { frames.layout.frame(ofNodes: mark.nodes) }

  // The end of scrolling

  /// The offset at which a view that scrolls comes to rest.
  private func rest(_ offset: Point, of scroll: Touches.Mark) -> Point {
    let snapping = reachable.last { mark in
      if case .snapping = mark.kind { mark.nodes.holds(scroll.nodes) } else { false }
    }
    guard case .snapping(let snapping) = snapping?.kind,
      case .scroll(let number, let axes) = scroll.kind,
      let node = frames.layout.scrollNode(in: scroll.nodes),
      let window = frames.layout.frame(ofNode: node)
    else { return offset }
    let old = touches.offsets[number] ?? .zero
    func nearest(_ value: Double, _ length: Double, _ starts: [Double]) -> Double {
      switch snapping {
      case .pages: length > 0 ? (value / length).rounded() * length : value
      case .views: starts.min { abs($0 - value) < abs($1 - value) } ?? value
      }
    }
    let views = identified(in: scroll.nodes).compactMap(frame)
    var place = offset
    if axes.contains(.vertical) {
      place.y = nearest(offset.y, window.height, views.map { $0.minY - window.minY + old.y })
    }
    if axes.contains(.horizontal) {
      place.x = nearest(offset.x, window.width, views.map { $0.minX - window.minX + old.x })
    }
    return limited(place, of: scroll.nodes)
  }

  /// The views with identities in a view that scrolls, without those inside of another one.
  private func identified(in nodes: Range<Int>) -> [Touches.Mark] {
    var found: [Touches.Mark] = []
    for mark in touches.marks where mark.identity != nil && nodes.holds(mark.nodes) {
      if found.last.map({ $0.nodes.holds(mark.nodes) }) != true { found.append(mark) }
    }
    return found
  }

  /// Tells the program which view is the first that is seen.
  private func tellPosition(of number: Int, _ action: String) throws(ScreenError) {
    let scroll = reachable.first { mark in
      if case .scroll(let own, _) = mark.kind { own == number } else { false }
    }
    guard let scroll, case .scroll(_, let axes) = scroll.kind,
      let node = frames.layout.scrollNode(in: scroll.nodes),
      let window = frames.layout.frame(ofNode: node)
    else { return }
    let position = reachable.last { mark in
      if case .position = mark.kind { mark.nodes.holds(scroll.nodes) } else { false }
    }
    guard case .position(let position) = position?.kind else { return }
    // Half a point is less than what anybody sees.
    let seen = identified(in: scroll.nodes).first { mark in
      guard let frame = frame(of: mark) else { return false }
      return axes.contains(.vertical)
        ? frame.minY >= window.minY - 0.5 : frame.minX >= window.minX - 0.5
    }
    guard let id = seen?.identity else { return }
    try perform(action, isAlwaysLaidOut: false) { position.write(id) }
  }
}

extension Touches.Mark {
  /// The identity of a view, of its own or of a value of a loop.
  fileprivate var identity: AnyHashable? {
    switch kind {
    case .identity(let id), .value(let id): id
    default: nil
    }
  }
}
