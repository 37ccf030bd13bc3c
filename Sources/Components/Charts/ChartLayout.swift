internal import GalleyGeometry
internal import GalleyLayout

/// The plot, the numbers at its trailing edge and the places below it; where it lies, the places at its
/// leading edge and the numbers below it. Where labels would touch,
/// every second or third one stays; the others are offered no room.
struct ChartLayout: ContainerLayout {
  /// Where the numbers stand, 0 at the bottom.
  var values: [Double]
  /// Where the places stand, 0 at leading.
  var places: [Double]
  var isBanded: Bool
  var isHorizontal = false

  private static let gap = 6.0

  func size(for proposal: ProposedSize, children: LayoutChildren) -> Size {
    Size(width: proposal.width ?? 320, height: proposal.height ?? 200)
  }

  func arrangement(
    in size: Size, proposal: ProposedSize, children: LayoutChildren
  ) -> [ChildPlacement] {
    func natural(_ index: Int) -> Size { children.size(of: index, for: .unspecified) }
    let numbers = (0..<values.count).map { natural(1 + $0) }
    let words = (0..<places.count).map { natural(1 + values.count + $0) }
    if isHorizontal { return lying(in: size, numbers, words) }
    let width = numbers.map(\.width).max().map { $0 + Self.gap } ?? 0
    let height = words.map(\.height).max().map { $0 + Self.gap } ?? 0
    // Half a number stands over the highest line.
    let top = (numbers.first?.height ?? 0) / 2
    let plot = Size(
      width: max(size.width - width, 0), height: max(size.height - height - top, 0))
    var result = [ChildPlacement(origin: Point(x: 0, y: top), proposal: ProposedSize(plot))]
    // Every second or third number where all of them have no room.
    let step = values.count > 1 ? (values[1] - values[0]) * plot.height : .infinity
    let shown = step > 0 ? max(1, ((numbers.first?.height ?? 0) / step).rounded(.up)) : .infinity
    for (index, (share, number)) in zip(values, numbers).enumerated() {
      let y = top + (1 - share) * plot.height - number.height / 2
      let fits = Double(index).truncatingRemainder(dividingBy: shown) == 0
      result.append(
        ChildPlacement(
          origin: Point(x: plot.width + Self.gap, y: y),
          proposal: fits ? ProposedSize(number) : .zero))
    }
    let starts = zip(places, words).map { share, word in
      min(max(share * plot.width - word.width / 2, 0), max(plot.width - word.width, 0))
    }
    // A place without a name takes no room from the others'.
    let named = words.indices.filter { words[$0].width > 0 }
    let shownNames = Set(
      Self.spaced(named.map { (starts[$0], starts[$0] + words[$0].width) }).map { named[$0] })
    for (index, word) in words.enumerated() {
      result.append(
        ChildPlacement(
          origin: Point(x: starts[index], y: size.height - word.height),
          proposal: shownNames.contains(index) ? ProposedSize(word) : .zero))
    }
    return result
  }

  private func lying(in size: Size, _ numbers: [Size], _ words: [Size]) -> [ChildPlacement] {
    let width = words.map(\.width).max().map { $0 + Self.gap } ?? 0
    let height = numbers.map(\.height).max().map { $0 + Self.gap } ?? 0
    // Half of the last number stands beside the plot.
    let end = (numbers.last?.width ?? 0) / 2
    let plot = Size(width: max(size.width - width - end, 0), height: max(size.height - height, 0))
    var result = [ChildPlacement(origin: Point(x: width, y: 0), proposal: ProposedSize(plot))]
    let starts = zip(values, numbers).map { width + $0 * plot.width - $1.width / 2 }
    let shown = Set(Self.spaced(zip(starts, numbers).map { ($0, $0 + $1.width) }))
    for (index, number) in numbers.enumerated() {
      result.append(
        ChildPlacement(
          origin: Point(x: starts[index], y: size.height - number.height),
          proposal: shown.contains(index) ? ProposedSize(number) : .zero))
    }
    let tops = zip(places, words).map { $0 * plot.height - $1.height / 2 }
    let named = words.indices.filter { words[$0].width > 0 }
    let shownNames = Set(
      Self.spaced(named.map { (tops[$0], tops[$0] + words[$0].height - 4) }).map { named[$0] })
    for (index, word) in words.enumerated() {
      result.append(
        ChildPlacement(
          origin: Point(x: width - Self.gap - word.width, y: tops[index]),
          proposal: shownNames.contains(index) ? ProposedSize(word) : .zero))
    }
    return result
  }

  /// All spans, or every second or third one: at the least step at which none touches the one before
  /// it.
  private static func spaced(_ spans: [(start: Double, end: Double)]) -> [Int] {
    func every(_ step: Int) -> [Int] { Array(stride(from: 0, to: spans.count, by: step)) }
    for step in 1..<max(spans.count, 2) {
      let chosen = every(step)
      let isFree = zip(chosen, chosen.dropFirst()).allSatisfy {
        spans[$1].start >= spans[$0].end + 4
      }
      if isFree { return chosen }
    }
    return every(max(spans.count, 1))
  }
}
