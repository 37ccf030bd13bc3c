internal import GalleyGeometry
internal import GalleyLayout

/// The plot, the numbers at its trailing edge and the places below it. Labels that would touch the
/// one before them are left out: they are offered no room.
struct ChartLayout: ContainerLayout {
  /// Where the numbers stand, 0 at the bottom.
  var values: [Double]
  /// Where the places stand, 0 at leading.
  var places: [Double]
  var isBanded: Bool

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
    var end = -Double.infinity
    for (share, word) in zip(places, words) {
      let middle = share * plot.width - word.width / 2
      let x = min(max(middle, 0), max(plot.width - word.width, 0))
      let fits = x >= end + 4
      // A place without a name takes no room from the next one's.
      if fits, word.width > 0 { end = x + word.width }
      result.append(
        ChildPlacement(
          origin: Point(x: x, y: size.height - word.height),
          proposal: fits ? ProposedSize(word) : .zero))
    }
    return result
  }
}
