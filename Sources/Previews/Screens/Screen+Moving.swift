import Foundation
import GalleyGeometry
import GalleyLayout
import GalleySceneSnapshots
import GalleyStair
public import GalleySwiftUI

extension Screen {
  // Two fingers

  /// Spreads two fingers on an element, or draws them together.
  ///
  /// - Parameter factor: The distance of the fingers at the end, as a multiple of that at the beginning; above 0.
  public func magnify(_ query: ScreenQuery, by factor: Double) throws(ScreenError) {
    let action = "magnify \(query)"
    guard factor.isFinite, factor > 0 else {
      throw failure(action, .refused("it takes a factor above 0"))
    }
    try touch(query, action, .magnify(CGFloat(factor)))
  }

  /// Turns two fingers on an element.
  ///
  /// - Parameter degrees: The angle, clockwise.
  public func rotate(_ query: ScreenQuery, by degrees: Double) throws(ScreenError) {
    let action = "rotate \(query)"
    guard degrees.isFinite else { throw failure(action, .refused("it takes an angle in degrees")) }
    try touch(query, action, .rotate(degrees))
  }

  // Rows

  /// Swipes a row towards an edge as far as it goes, which does the first of the actions behind it, or the one of a
  /// name; or pages, of which the next one comes with a swipe to the leading edge.
  ///
  /// - Parameter name: The action behind a row that is tapped instead of the first one.
  public func swipe(
    _ query: ScreenQuery, to edge: HorizontalEdge, action name: String? = nil
  ) throws(ScreenError) {
    let action = "swipe \(query)"
    let part = try part(query, action) { _ in true }
    var keepsRow = false
    var offered: [String] = []
    for mark in reachable.reversed() where mark.nodes.holds(part.element.nodes) {
      if case .pages(let pages) = mark.kind, name == nil {
        var isMoved = false
        try perform(action) { isMoved = pages.move(by: edge == .leading ? 1 : -1) }
        if !isMoved { throw failure(action, .refused("there is no further page"), part) }
        return
      }
      guard case .row(let row) = mark.kind else { continue }
      keepsRow = keepsRow || row.refusesDelete
      let actions = edge == .leading ? row.trailing : row.leading
      offered += actions.map(\.name)
      guard let found = actions.first(where: { name == nil || $0.name == name }) else { continue }
      if keepsRow, found.name == "Delete" {
        throw failure(action, .refused("its author lets nobody delete it"), part)
      }
      return try perform(action) { found.action() }
    }
    if let name, !offered.isEmpty {
      let names = offered.map { "\"\($0)\"" }.joined(separator: ", ")
      throw failure(action, .refused("there is no \"\(name)\" behind it but \(names)"), part)
    }
    throw failure(action, .notResponding, part)
  }

  /// The actions behind the row of some nodes, by their names.
  func rowActions(
    of nodes: Range<Int>, among marks: [Touches.Mark]
  ) -> [(String, () -> Void)] {
    var actions: [(String, () -> Void)] = []
    var keepsRow = false
    for mark in marks.reversed() where mark.nodes.holds(nodes) {
      guard case .row(let row) = mark.kind else { continue }
      keepsRow = keepsRow || row.refusesDelete
      for action in row.leading + row.trailing where !(keepsRow && action.name == "Delete") {
        actions.append((action.name, action.action))
      }
    }
    return actions
  }

  /// Drags a row to a place before another one of its list.
  public func move(_ query: ScreenQuery, before other: ScreenQuery) throws(ScreenError) {
    try move(query, "before", other)
  }

  /// Drags a row to a place after another one of its list.
  public func move(_ query: ScreenQuery, after other: ScreenQuery) throws(ScreenError) {
    try move(query, "after", other)
  }

  private func move(
    _ query: ScreenQuery, _ side: String, _ other: ScreenQuery
  ) throws(ScreenError) {
    let action = "move \(query) \(side) \(other)"
    let part = try part(query, action) { order(of: $0.element.nodes) != nil }
    guard let row = order(of: part.element.nodes) else {
      throw failure(action, .notResponding, part)
    }
    let isHeld = reachable.contains { mark in
      guard case .row(let row) = mark.kind else { return false }
      return row.refusesMove && mark.nodes.holds(part.element.nodes)
    }
    if isHeld { throw failure(action, .refused("its author lets nobody move it"), part) }
    let target = try self.part(other, action) { order(of: $0.element.nodes)?.loop === row.loop }
    guard let place = order(of: target.element.nodes), place.loop === row.loop else {
      throw failure(action, .refused("it is not among the same rows:"), target)
    }
    try perform(action) { row.move(place.index() + (side == "after" ? 1 : 0)) }
  }

  private func order(of nodes: Range<Int>) -> TouchOrder? {
    for mark in reachable.reversed() where mark.nodes.holds(nodes) {
      if case .row(let row) = mark.kind, let order = row.order { return order }
    }
    return nil
  }

  // Dragging

  /// Drags what is around an element where nothing on it responds: pages, a row with actions behind it, or what
  /// scrolls; returns false without such.
  func pull(_ query: ScreenQuery, x: Double, y: Double) throws(ScreenError) -> Bool {
    let nodes = try part(query, "drag \(query)") { _ in true }.element.nodes
    let isToLeading = (x < 0) == (canvas.direction == .leftToRight)
    for mark in reachable.reversed() where mark.nodes.holds(nodes) {
      let isSwiped =
        switch mark.kind {
        case .pages: true
        case .row(let row): !(isToLeading ? row.trailing : row.leading).isEmpty
        default: false
        }
      if isSwiped, abs(x) > abs(y) {
        try swipe(query, to: isToLeading ? .leading : .trailing)
        return true
      }
      if case .scroll = mark.kind {
        try scroll(x: -x, y: -y, in: query)
        return true
      }
    }
    return false
  }

  /// Drags an element to the middle of another one, and drops there the value that the program gives for it.
  ///
  /// - Parameter steps: The places between of a drag that drops nothing.
  public func drag(
    _ query: ScreenQuery, onto other: ScreenQuery, steps: Int = 4
  ) throws(ScreenError) {
    let action = "drag \(query) onto \(other)"
    let (start, end) = (try place(query, action), try place(other, action))
    let part = try part(query, action) { self.payload(of: $0.element.nodes) != nil }
    guard let payload = self.payload(of: part.element.nodes) else {
      return try drag(query, x: end.x - start.x, y: end.y - start.y, steps: steps)
    }
    let target = try self.part(other, action) { !self.takers(of: $0.element.nodes).isEmpty }
    let takers = self.takers(of: target.element.nodes)
    if takers.isEmpty { throw failure(action, .refused("nothing is dropped there:"), target) }
    var isTaken = false
    try perform(action) {
      let item = payload()
      isTaken = takers.contains { taker in
        let frame = frames.layout.frame(ofNodes: taker.nodes) ?? .zero
        return taker.take(item, CGPoint(x: end.x - frame.minX, y: end.y - frame.minY))
      }
    }
    if !isTaken { throw failure(action, .refused("it does not take that:"), target) }
  }

  private func payload(of nodes: Range<Int>) -> (() -> Any)? {
    for mark in reachable.reversed() where mark.nodes.holds(nodes) {
      if case .dragged(let payload) = mark.kind { return payload }
    }
    return nil
  }

  /// The receivers of a dropped value, innermost first.
  private func takers(
    of nodes: Range<Int>
  ) -> [(nodes: Range<Int>, take: (Any, CGPoint) -> Bool)] {
    reachable.reversed().compactMap { mark in
      guard case .dropped(let take) = mark.kind, mark.nodes.holds(nodes) else { return nil }
      return (mark.nodes, take)
    }
  }

  // Pulling

  /// Pulls a view that scrolls, which renews its content, around an element or the first one.
  public func refresh(_ query: ScreenQuery? = nil) throws(ScreenError) {
    let action = "refresh" + (query.map { " \($0)" } ?? "")
    let nodes = try query.map { query throws(ScreenError) in
      try part(query, action) { _ in true }.element.nodes
    }
    let found = reachable.last { mark in
      guard case .refresh = mark.kind else { return false }
      return nodes.map { mark.nodes.holds($0) } ?? true
    }
    guard case .refresh(let run) = found?.kind else {
      throw failure(action, .refused("nothing is renewed by a pull"))
    }
    try perform(action, run)
  }
}
