internal import GalleyGeometry
internal import GalleyLayout

/// The plot, the numbers at its trailing edge and the places below it; where it lies, the places at its
/// leading edge and the numbers below it. Where labels would touch, every second or third one stays;
/// the others are offered no room. What stands beside values has its room around the plot.
struct ChartLayout: ContainerLayout {
  /// The values of the numbers, 0 at the bottom.
  var values: [Double]
  /// The places, 0 at the leading edge.
  var places: [Double]
  var isHorizontal = false
  /// What the annotations stand beside; nil is for none.
  var data: ChartData?
  var annotations: [ChartAnnotation] = []

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
    let notes = annotations.indices.map { natural(1 + values.count + places.count + $0) }
    let room = room(for: notes)
    if isHorizontal { return lying(in: size, numbers, words, notes, room) }
    let width = numbers.map(\.width).max().map { $0 + Self.gap } ?? 0
    let height = (words.map(\.height).max().map { $0 + Self.gap } ?? 0) + room.bottom
    // Half a number extends above the highest line.
    let top = max((numbers.first?.height ?? 0) / 2, room.top)
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
    return result + placements(notes, Rect(origin: Point(x: 0, y: top), size: plot))
  }

  private func lying(
    in size: Size, _ numbers: [Size], _ words: [Size], _ notes: [Size], _ room: EdgeInsets
  ) -> [ChildPlacement] {
    let width = (words.map(\.width).max().map { $0 + Self.gap } ?? 0) + room.leading
    let height = numbers.map(\.height).max().map { $0 + Self.gap } ?? 0
    // Half of the last number stands beside the plot.
    let end = max((numbers.last?.width ?? 0) / 2, room.trailing)
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
          origin: Point(x: width - room.leading - Self.gap - word.width, y: tops[index]),
          proposal: shownNames.contains(index) ? ProposedSize(word) : .zero))
    }
    return result + placements(notes, Rect(origin: Point(x: width, y: 0), size: plot))
  }

  /// What stands beside values at the plot's edges needs this much, as if values ended there.
  private func room(for notes: [Size]) -> EdgeInsets {
    var room = EdgeInsets(0)
    guard let data else { return room }
    for (note, size) in zip(annotations, notes) {
      switch Plot.side(of: note, in: data, isHorizontal: isHorizontal) {
      case .overlay: break
      case .top: room.top = max(room.top, size.height + note.spacing)
      case .bottom: room.bottom = max(room.bottom, size.height + note.spacing)
      case .leading where isHorizontal:
        room.leading = max(room.leading, size.width + note.spacing)
      case .trailing where isHorizontal:
        room.trailing = max(room.trailing, size.width + note.spacing)
      case .leading, .trailing: break
      }
    }
    return room
  }

  private func placements(_ notes: [Size], _ frame: Rect) -> [ChildPlacement] {
    guard let data else { return [] }
    let plot = Plot(frame: frame, data: data, isMirrored: false, isHorizontal: isHorizontal)
    var taken: [Rect] = []
    return zip(annotations, notes).map { note, size in
      guard let place = plot.frame(of: note, size),
        !note.yields || !taken.contains(where: { $0.intersects(place) })
      else { return ChildPlacement(origin: .zero, proposal: .zero) }
      taken.append(place)
      return ChildPlacement(origin: place.origin, proposal: ProposedSize(size))
    }
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
