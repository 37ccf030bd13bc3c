/// The block of running text that a paragraph belongs to: the areas that are painted behind its lines. A line
/// break may have one as well: the layers that go on over the gap between two paragraphs, and that gap.
package struct TextBlock<Tone: Hashable & Sendable>: Hashable, Sendable {
  /// The shape of a layer.
  package enum Shape: Hashable, Sendable {
    /// A bar at the side where the text begins, as of a quotation.
    case bar
    /// An area with padding around the lines, as of code.
    case area
    /// A line across the text.
    case rule
  }

  /// An area behind neighbouring lines.
  package struct Layer: Hashable, Sendable {
    /// Lines with the same number share the area.
    package var number: Int
    package var shape: Shape
    /// The distance from the side where the text begins.
    package var start: Double
    /// The width of a bar, the thickness of a rule, or the padding of an area above and below.
    package var breadth: Double
    package var color: Tone

    package init(number: Int, shape: Shape, start: Double, breadth: Double, color: Tone) {
      self.number = number
      self.shape = shape
      self.start = start
      self.breadth = breadth
      self.color = color
    }
  }

  /// From the outermost to the innermost.
  package var layers: [Layer]
  /// The space below the line that a line break ends, where nothing else specifies one.
  package var gap: Double

  package init(layers: [Layer] = [], gap: Double = 0) {
    self.layers = layers
    self.gap = gap
  }

  /// The block with lengths and colours changed.
  package func resolved<New>(
    size: Double, _ color: (Tone) -> New
  ) -> TextBlock<New> {
    TextBlock<New>(
      layers: layers.map {
        TextBlock<New>.Layer(
          number: $0.number, shape: TextBlock<New>.Shape($0.shape), start: $0.start * size,
          breadth: $0.breadth * size, color: color($0.color))
      }, gap: gap * size)
  }
}

extension TextBlock.Shape {
  fileprivate init<Other>(_ shape: TextBlock<Other>.Shape) {
    switch shape {
    case .bar: self = .bar
    case .area: self = .area
    case .rule: self = .rule
    }
  }
}
