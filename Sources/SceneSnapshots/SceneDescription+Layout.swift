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
    var lefts: [Int] = []
    for (index, element) in layout.tree.elements.enumerated() {
      let parent = layout.parent(ofElement: index)
      guard parent.map({ indices[$0] >= 0 }) != false else { continue }
      guard let frame = layout.frame(ofElement: index) else {
        if let parent, element.words.facts.isLegendEntry { lefts.append(indices[parent]) }
        continue
      }
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
    for node in lefts {
      var chart = node
      while chart >= 0, nodes[chart].type != "Chart" { chart = nodes[chart].parent }
      if chart >= 0 { nodes[chart].facts.missingEntries += 1 }
    }
    for (element, width) in squeezed where indices[element] >= 0 {
      nodes[indices[element]].facts.squeezedWidth = width
    }
    for (element, index) in indices.enumerated() where index >= 0 && nodes[index].location != nil {
      nodes[index].facts.paintedBox = layout.smallBox(ofElement: element)
    }
    markOverflow(contents)
  }
}

extension SourceText {
  /// The place of a byte, with the name of the file.
  func sceneLocation(of offset: Int) -> SceneLocation {
    let place = location(of: offset)
    return SceneLocation(file: name, line: place.line, column: place.column)
  }
}
