public import GalleyGeometry

extension LayoutTree {
  /// Lays out. The root is offered the proposal less the safe area's insets and placed in the
  /// bounds less the same insets; bounds default to the proposal at the origin, with the root's
  /// own length where the proposal is nil or infinite.
  ///
  /// Linear in the nodes for trees of ordinary depth. Pure: trees may be laid out by several
  /// threads at once.
  public func layout(
    _ proposal: ProposedSize, in bounds: Rect? = nil, options: LayoutOptions = LayoutOptions()
  ) -> LayoutResult {
    let laidOut = withEngine(options) { engine in
      engine.placeRoot(proposal, bounds)
      return LayoutResult(engine)
    }
    return laidOut ?? LayoutResult(tree: self, options: options, canvas: bounds ?? .zero)
  }

  /// The size the root takes for a proposal, without placing anything.
  public func size(
    for proposal: ProposedSize, options: LayoutOptions = LayoutOptions()
  ) -> Size {
    withEngine(options) { $0.size(0, Proposal(proposal)) } ?? .zero
  }

  /// Runs a body with an engine over the nodes; nil without nodes. The engine must not escape.
  func withEngine<Result>(_ options: LayoutOptions, _ body: (Engine) -> Result) -> Result? {
    nodes.withUnsafeBufferPointer { nodes in
      guard let base = nodes.baseAddress, !nodes.isEmpty else { return nil }
      return body(Engine(self, nodes: base, options: options))
    }
  }
}
