package import Galley
import GalleyGeometry
import GalleyLayout
import GalleyParsing
package import GalleySnapshots

extension SceneDescription {
  /// The elements of a laid-out scene with their frames and properties. Elements without a frame
  /// (hidden ones) are left out with everything inside them.
  ///
  /// - Parameter source: The document, for places; nil for scenes made by code.
  package init(_ prepared: PreparedScene, source: DescribedSource? = nil) {
    let layout = prepared.layout
    self.init(size: prepared.size, scale: prepared.canvas.grid.scale)
    var indices = [Int](repeating: -1, count: layout.tree.elements.count)
    var facts: [ElementFacts] = []
    for (index, element) in layout.tree.elements.enumerated() {
      let parent = layout.parent(ofElement: index)
      guard let frame = layout.frame(ofElement: index), parent.map({ indices[$0] >= 0 }) != false
      else { continue }
      indices[index] = nodes.count
      facts.append(element.facts)
      nodes.append(
        SceneNode(
          type: element.typeName, id: element.id, parent: parent.map { indices[$0] } ?? -1,
          frame: frame,
          properties: element.properties.map {
            SceneProperty($0.name, $0.value, token: $0.token)
          },
          location: element.sourceOffset.flatMap { source?.location(of: $0) }))
    }
    let painted = PaintedFacts(prepared, indices: indices)
    for index in nodes.indices {
      nodes[index].facts = NodeFacts(facts[index], text: painted.texts[index])
    }
    markOverflow()
  }
}

/// The text that a scene was read from, to find places in.
package struct DescribedSource: Sendable {
  private let source: GalleyParsing.SourceText

  /// Takes a source.
  package init(name: String, bytes: [UInt8]) {
    source = GalleyParsing.SourceText(name: name, bytes: bytes)
  }

  /// The place of a byte.
  package func location(of offset: Int) -> SceneLocation? {
    let place = source.location(of: offset)
    return SceneLocation(file: source.name, line: place.line, column: place.column)
  }
}
