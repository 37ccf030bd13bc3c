import GalleyGeometry

/// Lengths and positions along a linear container's axis. In the formulas L is the length, n the
/// number of children, s a gap and aᵢ a natural length.
struct LinearDistribution {
  var style: LinearStyle
  var length: Double

  func distribute(_ items: inout [LinearItem]) {
    guard !items.isEmpty else { return }
    for k in items.indices { items[k].length = items[k].natural }
    switch style.distribution {
    case .fill: fill(&items)
    case .fillEqually: fillEqually(&items)
    case .fillProportionally: fillProportionally(&items)
    case .fillProportionallyExact: fillProportionallyExact(&items)
    case .equalSpacing: equalSpacing(&items)
    case .equalCentering: if !equalCentering(&items) { equalSpacing(&items) }
    case .flexProportionally: flex(&items) { $0.natural }
    case .flexUniformly: flex(&items) { _ in 1 }
    case .start, .center, .end, .spaceBetween, .spaceAround, .spaceEvenly: pack(&items)
    }
  }

  private func gaps(_ items: [LinearItem]) -> Double {
    items.dropLast().reduce(0) { $0 + $1.gap }
  }

  private func natural(_ items: [LinearItem]) -> Double { items.reduce(0) { $0 + $1.natural } }

  /// Returns the length that the natural lengths and the gaps leave, or lack; nothing if they lack no more
  /// than their rounding to device pixels.
  private func free(_ items: [LinearItem]) -> Double {
    let free = length - natural(items) - gaps(items)
    let exact = length - items.reduce(0) { $0 + $1.exact } - gaps(items)
    return free < 0 && exact >= -1e-6 ? 0 : free
  }

  /// Positions one after the other, each gap widened by `extra`.
  private func chain(_ items: inout [LinearItem], from start: Double = 0, extra: Double = 0) {
    var position = start
    for k in items.indices {
      items[k].position = position
      position += items[k].length + items[k].gap + extra
    }
  }

  /// The lowest hugging grows; the lowest compression resistance shrinks first, down to 0.
  private func fill(_ items: inout [LinearItem]) {
    var free = free(items)
    if free > 0 {
      let least = items.map(\.item.hugging).min() ?? 0
      if let last = items.lastIndex(where: { $0.item.hugging == least }) {
        items[last].length += free
      }
    } else {
      let order = items.indices.sorted {
        let a = items[$0].item.compression
        let b = items[$1].item.compression
        return a != b ? a < b : $0 > $1
      }
      for k in order where free < 0 {
        let given = min(items[k].length, -free)
        items[k].length -= given
        free += given
      }
    }
    chain(&items)
  }

  private func fillEqually(_ items: inout [LinearItem]) {
    let share = max(0, (length - gaps(items)) / Double(items.count))
    for k in items.indices { items[k].length = share }
    chain(&items)
  }

  /// UIKit's: shares of the whole length by natural lengths over natural lengths and gaps, the
  /// last child taking what is left, down to 0, then the one before.
  private func fillProportionally(_ items: inout [LinearItem]) {
    let total = natural(items) + gaps(items)
    guard total > 0 else { return fillEqually(&items) }
    for k in items.indices { items[k].length = length * items[k].natural / total }
    var rest = length - gaps(items) - items.dropLast().reduce(0) { $0 + $1.length }
    var k = items.count - 1
    while k >= 0 {
      items[k].length = k == items.count - 1 ? rest : items[k].length + rest
      guard items[k].length < 0 else { break }
      rest = items[k].length
      items[k].length = 0
      k -= 1
    }
    chain(&items)
  }

  private func fillProportionallyExact(_ items: inout [LinearItem]) {
    let total = natural(items)
    guard total > 0 else { return fillEqually(&items) }
    let room = max(0, length - gaps(items))
    for k in items.indices { items[k].length = room * items[k].natural / total }
    chain(&items)
  }

  private func equalSpacing(_ items: inout [LinearItem]) {
    guard items.count > 1 else { return fill(&items) }
    let gap = (length - natural(items)) / Double(items.count - 1)
    let isCustom = items.dropLast().contains { $0.gap != items[0].gap }
    if isCustom {
      let extra = max(0, (length - natural(items) - gaps(items)) / Double(items.count - 1))
      return chain(&items, extra: extra)
    }
    chain(&items, extra: max(0, gap - items[0].gap))
  }

  /// False when a gap would fall below the spacing.
  private func equalCentering(_ items: inout [LinearItem]) -> Bool {
    guard items.count > 1 else { return false }
    let first = items[0].length / 2
    let last = length - items[items.count - 1].length / 2
    let step = (last - first) / Double(items.count - 1)
    for k in items.indices {
      items[k].position = first + step * Double(k) - items[k].length / 2
      guard k > 0 else { continue }
      let end = items[k - 1].position + items[k - 1].length
      if items[k].position - end < items[k - 1].gap - 1e-9 { return false }
    }
    return true
  }

  /// A surplus is shared by grow, a lack by shrink, each times a measure of the child.
  private func flex(_ items: inout [LinearItem], by measure: (LinearItem) -> Double) {
    let free = free(items)
    let weights = items.map {
      (free > 0 ? $0.item.grow ?? 1 : $0.item.shrink).lengthOrZero * measure($0)
    }
    let total = weights.reduce(0, +)
    if total > 0 {
      for k in items.indices {
        items[k].length = max(0, items[k].length + free * weights[k] / total)
      }
    }
    chain(&items)
  }

  private func pack(_ items: inout [LinearItem]) {
    let free = length - natural(items) - gaps(items)
    let count = Double(items.count)
    switch style.distribution {
    case .center: chain(&items, from: free / 2)
    case .end: chain(&items, from: free)
    case .spaceBetween: chain(&items, extra: count > 1 ? max(0, free) / (count - 1) : 0)
    case .spaceAround: chain(&items, from: max(0, free) / count / 2, extra: max(0, free) / count)
    case .spaceEvenly:
      chain(&items, from: max(0, free) / (count + 1), extra: max(0, free) / (count + 1))
    default: chain(&items)
    }
  }
}
