public import Galley
import GalleyGeometry
import GalleyLayout
import GalleyParsing
public import GalleySnapshots

extension SceneDescription {
  /// The elements of a laid-out scene with their frames and properties. Elements without a frame
  /// (hidden ones) are left out with everything inside them.
  ///
  /// - Parameter source: The document, for places; nil for scenes made by code.
  public init(_ prepared: PreparedScene, source: DescribedSource? = nil) {
    let layout = prepared.layout
    self.init(size: prepared.size, scale: prepared.scene.canvas.grid.scale)
    var indices = [Int](repeating: -1, count: layout.tree.elements.count)
    for (index, element) in layout.tree.elements.enumerated() {
      let parent = layout.parent(ofElement: index)
      guard let frame = layout.frame(ofElement: index), parent.map({ indices[$0] >= 0 }) != false
      else { continue }
      indices[index] = nodes.count
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
      nodes[index].facts = painted.facts(of: nodes[index], at: index)
      nodes[index].facts.isOverflowing = isOverflowing(index)
    }
  }
}

extension SceneDescription {
  /// Whether a text reaches out of the component it stands in by more than a point. What scrolls
  /// or is placed by hand may.
  private func isOverflowing(_ index: Int) -> Bool {
    let node = nodes[index]
    guard node.facts.text != nil, node.parent >= 0 else { return false }
    let placed: Set<String> = ["offset.x", "offset.y", "position.x", "position.y", "viewPosition"]
    if node.properties.contains(where: { placed.contains($0.name) }) { return false }
    let parent = nodes[node.parent]
    if ["ScrollView", "List", "Table", "ZStack", "Overlay"].contains(parent.type) { return false }
    let frame = parent.frame
    return node.frame.minX < frame.minX - 1 || node.frame.maxX > frame.maxX + 1
      || node.frame.minY < frame.minY - 1 || node.frame.maxY > frame.maxY + 1
  }
}

/// The text that a scene was read from, to find places in.
public struct DescribedSource: Sendable {
  private let source: GalleyParsing.SourceText

  /// Takes a source.
  public init(name: String, bytes: [UInt8]) {
    source = GalleyParsing.SourceText(name: name, bytes: bytes)
  }

  /// The place of a byte.
  public func location(of offset: Int) -> SceneLocation? {
    let place = source.location(of: offset)
    return SceneLocation(file: source.name, line: place.line, column: place.column)
  }
}
