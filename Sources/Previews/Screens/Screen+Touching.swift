import Foundation
import GalleyDesign
import GalleyGeometry
import GalleyLayout
import GalleyPainting
import GalleySceneSnapshots
import GalleyStair
import GalleySwiftUI

extension Screen {
  // Finding

  /// The one element that a query finds.
  @discardableResult
  public func element(_ query: ScreenQuery) throws(ScreenError) -> ScreenElement {
    try part(query, "find \(query)") { _ in true }.element
  }

  /// All elements that a query finds.
  public func elements(_ query: ScreenQuery) -> [ScreenElement] { query.found(in: elements) }

  /// Returns true if a query finds anything.
  public func contains(_ query: ScreenQuery) -> Bool { !elements(query).isEmpty }

  /// The one part that a query finds, among several the one that can do the action.
  func part(
    _ query: ScreenQuery, _ action: String, _ isAble: (ScreenPart) -> Bool
  ) throws(ScreenError) -> ScreenPart {
    let found = query.found(in: elements)
    let all = parts.filter { part in found.contains { $0.nodes == part.element.nodes } }
    let able = all.filter(isAble)
    let chosen = able.isEmpty ? all : able
    func failure(_ reason: ScreenError.Reason) -> ScreenError {
      ScreenError(
        action: action, reason: reason, elements: elements, found: chosen.map(\.element))
    }
    if let index = query.base.index {
      guard chosen.indices.contains(index) else { throw failure(.notFound) }
      return chosen[index]
    }
    guard let first = chosen.first else { throw failure(.notFound) }
    if case .at = query.base.kind {
      return chosen.min { $0.element.nodes.count < $1.element.nodes.count } ?? first
    }
    guard chosen.count == 1 else { throw failure(.ambiguous(count: chosen.count)) }
    return first
  }

  func failure(
    _ action: String, _ reason: ScreenError.Reason, _ part: ScreenPart? = nil
  ) -> ScreenError {
    ScreenError(
      action: action, reason: reason, elements: elements, found: part.map { [$0.element] } ?? [])
  }

  // Touching

  /// Taps an element.
  public func tap(_ query: ScreenQuery) throws(ScreenError) {
    try touch(query, "tap \(query)", .tap(count: 1))
  }

  /// Taps an element twice.
  public func doubleTap(_ query: ScreenQuery) throws(ScreenError) {
    try touch(query, "doubleTap \(query)", .tap(count: 2))
  }

  /// Presses an element until what a long press does is done.
  public func longPress(_ query: ScreenQuery) throws(ScreenError) {
    try touch(query, "longPress \(query)", .longPress)
  }

  /// Drags an element by a distance, over so many places between.
  public func drag(
    _ query: ScreenQuery, x: Double = 0, y: Double = 0, steps: Int = 4
  ) throws(ScreenError) {
    let action = "drag \(query)"
    let start = try place(query, action)
    let count = max(steps, 1)
    let places = (0...count).map { step in
      let share = Double(step) / Double(count)
      return CGPoint(x: start.x + x * share, y: start.y + y * share)
    }
    do throws(ScreenError) { try touch(query, action, .drag(places)) } catch {
      guard error.reason == .notResponding, try pull(query, x: x, y: y) else { throw error }
    }
  }

  func place(_ query: ScreenQuery, _ action: String) throws(ScreenError) -> Point {
    if case .at(let x, let y) = query.base.kind { return Point(x: x, y: y) }
    let part = try part(query, action) { _ in true }
    let frame = part.element.frame
    return Point(x: frame.midX, y: frame.midY)
  }

  func touch(
    _ query: ScreenQuery, _ action: String, _ kind: _Touch.Kind
  ) throws(ScreenError) {
    if case .at(let x, let y) = query.base.kind {
      return try touch(at: Point(x: x, y: y), action, kind)
    }
    let part = try part(query, action) { respond($0, kind) }
    guard part.element.isEnabled else { throw failure(action, .disabled, part) }
    let nodes = part.element.nodes
    guard let visible = frames.layout.visibleFrame(ofNodes: nodes), !visible.isEmpty else {
      throw failure(action, .outsideScreen, part)
    }
    let isUntouchable = reachable.contains { mark in
      if case .untouchable = mark.kind { mark.nodes.holds(nodes) } else { false }
    }
    if isUntouchable { throw failure(action, .notHitTestable, part) }
    let place = Point(x: visible.midX, y: visible.midY)
    if let other = cover(of: nodes, at: place) {
      throw failure(action, .covered(by: name(ofNode: other)), part)
    }
    guard let response = response(to: kind, at: place, of: nodes, part) else {
      throw failure(action, .notResponding, part)
    }
    try perform(action, response)
  }

  private func touch(
    at place: Point, _ action: String, _ kind: _Touch.Kind
  ) throws(ScreenError) {
    guard let node = topmost(at: place) else { throw failure(action, .notFound) }
    guard let response = response(to: kind, at: place, of: node..<node + 1, nil) else {
      throw failure(action, .notResponding, parts.first { $0.element.nodes.contains(node) })
    }
    try perform(action, response)
  }

  private func respond(_ part: ScreenPart, _ kind: _Touch.Kind) -> Bool {
    let frame = part.element.frame
    let place = Point(x: frame.midX, y: frame.midY)
    return response(to: kind, at: place, of: part.element.nodes, part) != nil
  }

  /// The response to a touch: a high-priority gesture around it, else the innermost one, and all simultaneous ones.
  private func response(
    to kind: _Touch.Kind, at place: Point, of nodes: Range<Int>, _ part: ScreenPart?
  ) -> (() -> Void)? {
    var (high, normal, along): ([() -> Void], [() -> Void], [() -> Void]) = ([], [], [])
    func take(_ mark: Touches.Mark) {
      switch mark.kind {
      case .gesture(let gesture):
        let asked = touch(kind, place, mark, isReal: false)
        guard gesture.answer(asked) else { return }
        let real = touch(kind, place, mark, isReal: true)
        let action: () -> Void = { _ = gesture.answer(real) }
        switch gesture.priority {
        case .high: high.append(action)
        case .normal: normal.append(action)
        case .simultaneous: along.append(action)
        }
      case .control(let control):
        if let action = action(of: control, kind, mark) { normal.append(action) }
      default: break
      }
    }
    for mark in reachable.reversed() where mark.nodes.holds(nodes) { take(mark) }
    if normal.isEmpty, high.isEmpty, let part {
      // A container may hold the one that responds.
      for mark in reachable where nodes.holds(mark.nodes) && mark.nodes != nodes {
        if normal.isEmpty, frames.layout.areSeen(nodes: mark.nodes) { take(mark) }
      }
      if normal.isEmpty, kind == .tap(count: 1),
        let action = part.spoken.actions.first(where: { $0.name == nil })?.action
      {
        normal.append(action)
      }
    }
    guard let main = high.last ?? normal.first ?? along.first else { return nil }
    let others = high.isEmpty && normal.isEmpty ? Array(along.dropFirst()) : along
    return {
      main()
      for other in others { other() }
    }
  }

  private func action(
    of control: TouchControl, _ kind: _Touch.Kind, _ mark: Touches.Mark
  ) -> (() -> Void)? {
    guard kind == .tap(count: 1), control.isEnabled else { return nil }
    if let press = control.press { return press }
    guard control.field != nil,
      let part = parts.first(where: { $0.element.nodes == mark.nodes })
    else { return nil }
    return { [self] in focus(part) }
  }

  private func touch(
    _ kind: _Touch.Kind, _ place: Point, _ mark: Touches.Mark, isReal: Bool
  ) -> _Touch {
    let frame = frames.layout.frame(ofNodes: mark.nodes) ?? .zero
    return _Touch(
      kind, at: CGPoint(x: place.x, y: place.y), in: CGRect(frame), time: Date.frozen,
      isReal: isReal
    ) { [session] name in
      session.frame(ofSpace: name).map { CGRect($0) }
    }
  }

  // Covering

  /// The commands that are drawn at a place, with the nodes that draw them.
  private func drawn(at place: Point) -> [Int] {
    let list = frames.layout.paintedByNodes()
    let ghosts = reachable.filter { if case .untouchable = $0.kind { true } else { false } }
    var nodes: [Int] = []
    PaintedCommand.walk(list, canvas: frames.layout.canvas) { painted in
      guard painted.bounds?.contains(place) == true, painted.owner >= 0, painted.isSolid,
        !ghosts.contains(where: { $0.nodes.contains(painted.owner) }),
        frames.layout.isSeen(node: painted.owner)
      else { return }
      nodes.append(painted.owner)
    }
    return nodes
  }

  private func topmost(at place: Point) -> Int? {
    let region = reachable.last { mark in
      switch mark.kind {
      case .control, .gesture:
        frames.layout.visibleFrame(ofNodes: mark.nodes)?.contains(place) == true
          && frames.layout.areSeen(nodes: mark.nodes)
      default: false
      }
    }
    let drawn = drawn(at: place).last
    guard let region else { return drawn }
    guard let drawn, cover(of: region.nodes, at: place) != nil else {
      return region.nodes.lowerBound
    }
    return drawn
  }

  /// The node that covers others at a place, or nil.
  private func cover(of nodes: Range<Int>, at place: Point) -> Int? {
    let drawn = drawn(at: place)
    guard let top = drawn.last, !nodes.contains(top),
      !frames.layout.isNode(nodes.lowerBound, inside: top)
    else { return nil }
    // Nodes that draw nothing there are ordered by their place in the tree.
    guard drawn.contains(where: { nodes.contains($0) }) || top >= nodes.upperBound else {
      return nil
    }
    return top
  }

  private func name(ofNode node: Int) -> String {
    let part = parts.last { $0.element.nodes.contains(node) }
    let isKeyboard = touches.marks.contains { mark in
      if case .keyboard = mark.kind { mark.nodes.contains(node) } else { false }
    }
    if part == nil, isKeyboard { return "the keyboard" }
    return part.map { "\($0.element)" } ?? "something without a name"
  }
}

extension PaintedCommand {
  /// Returns true if it blocks touches to views beneath.
  fileprivate var isSolid: Bool {
    switch command {
    case .fill(_, .solid(let color)): color.alpha > 0
    case .fill: true
    case .image, .glyphs, .backdrop: true
    default: false
    }
  }
}
