public import GalleyGeometry

/// A part of a picture that is not looked at, with the reason why.
public struct PictureMask: Hashable, Sendable {
  /// The part.
  public enum Subject: Hashable, Sendable {
    /// A node with this identifier, and everything inside: where it was and where it is.
    case id(String)
    /// Every node of a component type, in the same way.
    case type(String)
    /// A rectangle of the canvas, in points.
    case rect(Rect)
  }

  /// Which part.
  public var subject: Subject
  /// Why it cannot be compared; every report names it.
  public var reason: String

  /// Makes a mask.
  public init(_ subject: Subject, reason: String) {
    self.subject = subject
    self.reason = reason
  }
}

extension PictureMask: CustomStringConvertible {
  /// `#clock`, `MapView` or `0,0 320×44`.
  public var description: String {
    switch subject {
    case .id(let id): "#\(id)"
    case .type(let type): type
    case .rect(let rect):
      "\(plain(rect.minX)),\(plain(rect.minY)) \(plain(rect.width))×\(plain(rect.height))"
    }
  }
}

extension SceneDescription {
  /// Returns true if a mask applies to a node itself.
  private func covers(_ mask: PictureMask, _ node: SceneNode) -> Bool {
    switch mask.subject {
    case .id(let id): node.id == id
    case .type(let type): node.type == type
    case .rect(let rect): !node.frame.isEmpty && rect.union(node.frame) == rect
    }
  }

  /// Returns true if a mask applies to any node.
  func isTouched(by mask: PictureMask) -> Bool { nodes.contains { covers(mask, $0) } }

  /// For each node whether it or an ancestor is masked.
  func masked(by masks: [PictureMask]) -> [Bool] {
    var isMasked = [Bool](repeating: false, count: nodes.count)
    if masks.isEmpty { return isMasked }
    for (index, node) in nodes.enumerated() {
      isMasked[index] =
        node.parent >= 0 && isMasked[node.parent] || masks.contains { covers($0, node) }
    }
    return isMasked
  }

  /// The tree as a frame dump under masks has it: what is masked keeps its name and nothing else, what
  /// is inside is left out.
  package func hiding(_ masks: [PictureMask]) -> SceneDescription {
    let isMasked = masked(by: masks)
    guard isMasked.contains(true) else { return self }
    var copy = self
    copy.nodes = []
    var places = [Int](repeating: -1, count: nodes.count)
    for (index, node) in nodes.enumerated() where node.parent < 0 || !isMasked[node.parent] {
      places[index] = copy.nodes.count
      var node = node
      if node.parent >= 0 { node.parent = places[node.parent] }
      if isMasked[index] {
        node.frame = .zero
        node.properties = [SceneProperty("masked", "true")]
      }
      copy.nodes.append(node)
    }
    return copy
  }

  /// The pixels that a mask covers, edges outwards.
  func pixels(of mask: PictureMask) -> [PixelRect] {
    let frames: [Rect] =
      if case .rect(let rect) = mask.subject { [rect] } else {
        nodes.filter { covers(mask, $0) }.map(\.frame)
      }
    return frames.filter { !$0.isEmpty }.map { frame in
      let left = Int(saturating: (frame.minX * scale).rounded(.down))
      let top = Int(saturating: (frame.minY * scale).rounded(.down))
      return PixelRect(
        x: left, y: top, width: Int(saturating: (frame.maxX * scale).rounded(.up)) - left,
        height: Int(saturating: (frame.maxY * scale).rounded(.up)) - top)
    }
  }
}
