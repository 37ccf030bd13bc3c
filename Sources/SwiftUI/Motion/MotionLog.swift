package import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout
package import GalleyPainting

/// The animations of a screen: what it looked like before each change, and how the change moves.
package final class MotionLog {
  /// A change that moves.
  private struct Segment {
    let start: Double
    let transaction: Transaction
    let before: MotionPicture
    let after: MotionPicture
    /// The moment after which nothing moves; nil until it is read.
    var end: Double?
  }

  /// A change that has not been laid out yet.
  private struct Change {
    let start: Double
    var transaction: Transaction
    let before: MotionPicture
  }

  private var segments: [Segment] = []
  private var change: Change?
  private var latest: MotionPicture?
  /// True until the screen has settled for the first time: what it presents from the beginning does not come.
  private var isFirst = true

  /// True if a moment has a picture other than the last one.
  package func isMoving(at time: Double) -> Bool {
    decide()
    return segments.contains { time < $0.end ?? 0 }
  }

  /// Forgets the animations that have ended, or all of them.
  package func forget(at time: Double, all: Bool) {
    if all {
      segments = []
      return
    }
    decide()
    segments.removeAll { $0.end ?? 0 <= time }
  }

  /// Finds out which changes move, which takes the painting of both states, and forgets those that do not.
  private func decide() {
    segments = segments.compactMap { segment in
      guard segment.end == nil else { return segment }
      guard let from = segment.before.tree(), let to = segment.after.tree() else { return nil }
      let blend = MotionBlend(
        time: 0, ambient: segment.transaction, values: segment.before.values,
        canvas: segment.after.layout.canvas.size)
      let length = blend.length(from, to)
      guard length > 0 else { return nil }
      var segment = segment
      segment.end = segment.start + length
      return segment
    }
  }

  /// Something changed that the tree has read.
  func changed(at time: Double) {
    let transaction = Transaction.current
    if change != nil {
      if transaction.animation != nil || transaction.disablesAnimations {
        change?.transaction = transaction
      }
    } else if let latest {
      change = Change(start: time, transaction: transaction, before: latest)
    }
  }

  func laidOut(_ layout: LayoutResult, _ marks: [Touches.Mark]) {
    latest = MotionPicture(layout: layout, marks: marks)
  }

  /// Nothing changes any more: what changed has come where it leads.
  func settled() {
    defer { isFirst = false }
    guard let change, let latest else { return }
    self.change = nil
    guard !isFirst || change.transaction.animation != nil || hasChangedValue(change, latest) else {
      return
    }
    if !segments.isEmpty { decide() }
    segments.append(
      Segment(
        start: change.start, transaction: change.transaction, before: change.before,
        after: latest))
    if segments.count > 1 { decide() }
  }

  private func hasChangedValue(_ change: Change, _ latest: MotionPicture) -> Bool {
    let values = change.before.values
    return latest.marks.contains { mark in
      guard case .motion(let kind) = mark.kind, case .value = kind else { return false }
      return MotionScope(kind, in: nil).transaction(Transaction(), before: values).animation != nil
    }
  }

  /// The display list at a moment; nil if nothing moves then.
  package func list(at time: Double, over background: RGBAColor) -> DisplayList? {
    guard isMoving(at: time), let latest, let first = segments.first,
      var picture = first.before.tree()
    else { return nil }
    for (index, segment) in segments.enumerated() {
      let after = index + 1 < segments.count ? segments[index + 1].before : latest
      guard let next = after.tree() else { continue }
      picture = MotionBlend(
        time: time - segment.start, ambient: segment.transaction, values: segment.before.values,
        canvas: latest.layout.canvas.size
      ).between(picture, next)
    }
    var painter = Painter()
    picture.paint(at: .zero, over: background, with: &painter)
    return painter.list
  }
}
