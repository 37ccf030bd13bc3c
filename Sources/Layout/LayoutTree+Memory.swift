import GalleyGeometry

extension LayoutTree {
  /// About how many bytes the nodes, their sizes and frames, and the elements take; not what texts and
  /// drawings hold.
  package var memory: Int {
    let node = MemoryLayout<Node>.stride + MemoryLayout<Size>.stride + MemoryLayout<Rect>.stride
    return nodes.count * node + elements.count * MemoryLayout<Element>.stride
  }
}
