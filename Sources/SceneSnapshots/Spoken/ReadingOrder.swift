package import GalleyGeometry

/// The order in which a reader goes through a screen: from top to bottom, and along the line of reading in each line.
package enum ReadingOrder {
  /// Orders elements that are given in the order in which they are built.
  ///
  /// - Parameters:
  ///   - isMirrored: True if lines run from right to left.
  ///   - place: The frame of an element and the sort priority of its author.
  package static func ordered<Element>(
    _ elements: [Element], isMirrored: Bool,
    _ place: (Element) -> (frame: Rect, priority: Double)
  ) -> [Element] {
    var rest = elements.map { (element: $0, place: place($0)) }.enumerated().sorted {
      let (a, b) = ($0.element.place, $1.element.place)
      if a.priority != b.priority { return a.priority > b.priority }
      return (a.frame.minY, $0.offset) < (b.frame.minY, $1.offset)
    }.map { $0.element }[...]
    var result: [Element] = []
    while let first = rest.first {
      // Elements that begin above the middle of the first one are in its line.
      let line = rest.prefix {
        $0.place.priority == first.place.priority && $0.place.frame.minY < first.place.frame.midY
      }
      let count = max(line.count, 1)
      result += rest.prefix(count).enumerated().sorted {
        let (a, b) = ($0.element.place.frame, $1.element.place.frame)
        let (x, y) = isMirrored ? (-a.maxX, -b.maxX) : (a.minX, b.minX)
        return (x, $0.offset) < (y, $1.offset)
      }.map { $0.element.element }
      rest.removeFirst(count)
    }
    return result
  }
}
