internal import GalleyGeometry
internal import GalleyLayout

/// Measures a picture with a natural size.
struct ImageLeaf: LeafLayout {
  /// The natural size, in points; positive.
  var natural: Size
  var mode: ImageContentMode

  func size(for proposal: ProposedSize) -> Size {
    switch mode {
    case .original: natural
    case .stretch:
      Size(width: proposal.width ?? natural.width, height: proposal.height ?? natural.height)
    case .fit, .fill: proportional(proposal)
    }
  }

  /// One side follows the other; with both given, `fit` takes what fits and `fill` takes all.
  private func proportional(_ proposal: ProposedSize) -> Size {
    switch (proposal.width, proposal.height) {
    case (nil, nil): return natural
    case (let width?, nil):
      return Size(width: width, height: width * natural.height / natural.width)
    case (nil, let height?):
      return Size(width: height * natural.width / natural.height, height: height)
    case (let width?, let height?):
      if mode == .fill { return Size(width: width, height: height) }
      let scale = min(width / natural.width, height / natural.height)
      return Size(width: natural.width * scale, height: natural.height * scale)
    }
  }
}
