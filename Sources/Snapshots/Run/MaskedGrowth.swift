import GalleyGeometry
import GalleyImaging

/// What masked nodes did to the canvas of a picture that is as large as its content.
///
/// A masked text that becomes longer makes what holds it wider, up to the canvas. That belongs to the
/// mask as long as nothing else lies elsewhere: all nodes that are not masked have their frames, but for
/// those round masked ones, which have their origins.
enum MaskedGrowth: Hashable {
  /// The mask under which a node has another size; nothing else lies elsewhere.
  case contained(PictureMask)
  /// The mask under which a node has another size, and the first node beside it that lies elsewhere.
  case moves(PictureMask, node: String)

  /// Looks at the trees of both pictures; nil when no masked node has another size, or when more than
  /// frames has changed.
  init?(_ masks: [PictureMask], from old: SceneDescription, to new: SceneDescription) {
    let trees = [old, new].map { $0.hidingSizes(round: masks) }
    guard
      let mask = masks.first(where: { old.sizes(under: $0) != new.sizes(under: $0) }),
      trees[0].nodes.count == trees[1].nodes.count
    else { return nil }
    var moved: Int?
    for (index, (before, now)) in zip(trees[0].nodes, trees[1].nodes).enumerated() {
      guard before.type == now.type, before.id == now.id, before.parent == now.parent,
        before.properties == now.properties
      else { return nil }
      if moved == nil, before.frame != now.frame { moved = index }
    }
    if let moved {
      self = .moves(mask, node: trees[1].path(of: moved))
      return
    }
    self = .contained(mask)
  }

  /// Advice for a person.
  var advice: String? {
    guard case .moves(let mask, let node) = self else { return nil }
    return "mask \(mask) has another size and moves \(node): give it a width and a height, or mask "
      + "what holds both"
  }
}

extension SceneDescription {
  /// The tree under masks, in which neither what holds masked nodes nor the canvas has a size.
  func hidingSizes(round masks: [PictureMask]) -> SceneDescription {
    var copy = hiding(masks)
    copy.size = .zero
    var holds = [Bool](repeating: false, count: copy.nodes.count)
    let isMasked = copy.masked(by: masks)
    for index in copy.nodes.indices.reversed() {
      let parent = copy.nodes[index].parent
      if parent >= 0, isMasked[index] || holds[index] { holds[parent] = true }
    }
    for index in copy.nodes.indices where holds[index] {
      let frame = copy.nodes[index].frame
      copy.nodes[index].frame = Rect(x: frame.minX, y: frame.minY, width: 0, height: 0)
    }
    return copy
  }

  /// The sizes of the nodes that a mask is meant for.
  fileprivate func sizes(under mask: PictureMask) -> [Size] {
    let isMasked = masked(by: [mask])
    return nodes.indices.filter { isMasked[$0] }.map { nodes[$0].frame.size }
  }
}

extension Bitmap {
  /// The picture with transparent pixels at its right and bottom up to a size.
  func padded(width: Int, height: Int) -> Bitmap {
    if width == self.width, height == self.height { return self }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(4 * width * height)
    for row in 0..<self.height {
      pixels += self.pixels[(4 * row * self.width)..<(4 * (row + 1) * self.width)]
      pixels += repeatElement(0, count: 4 * (width - self.width))
    }
    pixels += repeatElement(0, count: 4 * width * (height - self.height))
    return Bitmap(width: width, height: height, format: format, pixels: pixels)
  }
}
