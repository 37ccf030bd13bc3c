/// What of an element's content a reader does not get to see.
public struct ContentFault: Hashable, Sendable {
  /// The index of the element, or -1.
  public var element: Int
  /// True if something is left out for want of room.
  public var isCut: Bool
  /// Characters that no font shows, each once.
  public var missingCharacters: [Unicode.Scalar]
}

extension LayoutResult {
  /// Contents that are not shown whole, in painting order; linear in the nodes.
  public var contentFaults: [ContentFault] {
    var faults: [ContentFault] = []
    walk { node, frame, _ in
      let drawing = tree.nodes[node].drawing
      guard drawing >= 0 else { return .children }
      let shown = tree.drawings[Int(drawing)]
      let isCut = shown.isCut(drawnNode(node, frame, nil))
      let missing = shown.missingCharacters
      if isCut || !missing.isEmpty {
        faults.append(
          ContentFault(
            element: Int(tree.nodes[node].element), isCut: isCut, missingCharacters: missing))
      }
      return .children
    }
    return faults
  }

  /// The elements whose text is cut off although no author asked for a limit.
  package var cutElements: Set<Int> {
    Set(
      contentFaults.lazy.filter { fault in
        guard fault.isCut, fault.element >= 0 else { return false }
        let facts = tree.elements[fault.element].facts
        return !facts.allowsTruncation && !facts.traits.contains(.isImage)
      }.map(\.element))
  }
}
