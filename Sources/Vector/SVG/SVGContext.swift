import GalleyGeometry
import GalleyParsing

/// The paints of the shape to which a marker belongs, or of a `use`, in the space of what has them.
struct SVGContext {
  var fill: VectorPaint?
  var stroke: VectorPaint?

  /// The same in a space inside of this one.
  func inside(_ way: Transform) -> SVGContext {
    guard way != .identity else { return self }
    guard let back = way.inverse else { return SVGContext() }
    return SVGContext(fill: fill?.applying(back), stroke: stroke?.applying(back))
  }
}

extension SVGReader {
  /// The paints of a `use` for what it holds.
  ///
  /// - Parameters:
  ///   - way: From the space of the content to that of the `use`.
  ///   - content: Reads the content for the box round it.
  mutating func context(
    of element: MarkupElement, _ place: Place, moved way: Transform,
    content: (inout SVGReader, Place) -> VectorNode?
  ) -> SVGContext? {
    guard source.usesContext else { return nil }
    let style = place.style
    var box = Rect.zero
    if [style.fill, style.stroke].contains(where: \.needsBox) {
      var inner = place
      inner.context = SVGContext()
      let node = content(&self, inner)
      box = node.flatMap { VectorGroup(children: [$0], transform: way).bounds } ?? .zero
      box = Path.rectangle(box).applying(way).boundingRect
    }
    let path = Path.rectangle(box)
    return SVGContext(
      fill: paint(style.fill, 1, of: path, element, place),
      stroke: paint(style.stroke, 1, of: path, element, place)
    ).inside(way)
  }
}

extension SVGPaintName {
  fileprivate var needsBox: Bool { if case .reference = self { true } else { false } }
}
