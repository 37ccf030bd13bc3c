import GalleyGeometry
import GalleyLayout
package import GalleyParsing
package import GalleySnapshots
package import GalleyStair

extension SceneDescription {
  /// The elements of a laid-out scene with their frames and properties. Elements without a frame
  /// (hidden ones) are left out with everything inside them.
  ///
  /// - Parameter source: The document, for places; nil for scenes made by code.
  package init(_ prepared: PreparedScene, source: SourceText? = nil) {
    let layout = prepared.layout
    self.init(size: prepared.size, scale: prepared.canvas.grid.scale)
    var indices = [Int](repeating: -1, count: layout.tree.elements.count)
    var facts: [ElementFacts] = []
    var contents: [Rect?] = []
    for (index, element) in layout.tree.elements.enumerated() {
      let parent = layout.parent(ofElement: index)
      guard let frame = layout.frame(ofElement: index), parent.map({ indices[$0] >= 0 }) != false
      else { continue }
      indices[index] = nodes.count
      let words = element.words
      facts.append(words.facts)
      contents.append(layout.contentFrame(ofElement: index))
      nodes.append(
        SceneNode(
          type: element.typeName, id: element.id, parent: parent.map { indices[$0] } ?? -1,
          frame: frame,
          properties: words.properties.map {
            SceneProperty($0.name, $0.value, token: $0.token)
          },
          location: element.sourceOffset.flatMap { source?.sceneLocation(of: $0) }))
    }
    let painted = PaintedFacts(prepared, indices: indices)
    let squeezed = layout.squeezedWidths
    for index in nodes.indices {
      nodes[index].facts = NodeFacts(facts[index], text: painted.texts[index])
      nodes[index].facts.scrolls = Self.scrolling.contains(nodes[index].type)
    }
    for (element, width) in squeezed where indices[element] >= 0 {
      nodes[indices[element]].facts.squeezedWidth = width
    }
    for (element, index) in indices.enumerated() where index >= 0 && isBoxPainted(index) {
      guard let box = layout.boxFrame(ofElement: element) else { continue }
      let frame = nodes[index].frame
      if box.width < frame.width - 1 || box.height < frame.height - 1 {
        nodes[index].facts.paintedBox = box
      }
    }
    markOverflow(contents)
  }

  /// True if a document gives a component a frame of its own, and a background or a border.
  private func isBoxPainted(_ index: Int) -> Bool {
    let names = nodes[index].properties.lazy.map(\.name)
    guard nodes[index].location != nil, names.contains(where: { $0 == "width" || $0 == "height" })
    else { return false }
    return names.contains { $0.hasPrefix("background") || $0.hasPrefix("border") }
  }
}

extension SourceText {
  /// The place of a byte, with the name of the file.
  func sceneLocation(of offset: Int) -> SceneLocation {
    let place = location(of: offset)
    return SceneLocation(file: name, line: place.line, column: place.column)
  }
}
