import GalleyGeometry

// The size of every kind of node, and what it offers its children.
extension Engine {
  /// The size that a node takes for a proposal: the rule of its kind.
  func computedSize(_ i: Int, _ proposal: Proposal) -> Size {
    switch nodes[i].kind {
    case .empty: return .zero
    case .fixed(let row): return tables.sizes[row]
    case .fixedText(let row): return tables.texts[row].size
    case .fill, .reader: return proposal.replacingNil(by: 10)
    case .circle:
      let side = min(proposal.width.or(10), proposal.height.or(10))
      return Size(width: side, height: side)
    case .clamp(let row):
      let lengths = tables.clamps[row]
      return Size(
        width: lengths.width.taken(proposal.width), height: lengths.height.taken(proposal.height))
    case .area(let row): return tables.areas[row].size(for: proposal)
    case .spacer(let row): return spacerSize(i, tables.lengths[row], proposal)
    case .divider(let row): return dividerSize(i, tables.lengths[row], proposal)
    case .leaf(let row): return measure(tables.leaves[row], proposal)
    case .passthrough, .fixedSize, .aspectRatio, .offset, .layoutPriority, .alignmentGuide,
      .relative, .spacing, .layoutDirection, .ignoresSafeArea, .item,
      .background, .overlay:
      return childSize(primary(i), childProposal(i, proposal))
    case .frame(let row):
      let lengths = tables.frames[row]
      let child = childSize(nodes[i].firstChild, childProposal(i, proposal))
      return Size(width: lengths.width.or(child.width), height: lengths.height.or(child.height))
    case .flexibleFrame(let row):
      let lengths = tables.flexibleFrames[row]
      let child = childSize(nodes[i].firstChild, childProposal(i, proposal))
      return Size(
        width: lengths.width.taken(proposal.width, child: child.width),
        height: lengths.height.taken(proposal.height, child: child.height))
    case .padding(let row):
      let insets = tables.insets[row]
      let child = childSize(nodes[i].firstChild, proposal.inset(by: insets))
      return Size(
        width: max(0, child.width + insets.leading + insets.trailing),
        height: max(0, child.height + insets.top + insets.bottom))
    case .containerRelative(let row):
      // Content that is larger than its share of the room hangs over.
      let room = childProposal(i, proposal)
      var size = childSize(nodes[i].firstChild, room)
      if !tables.frames[row].width.isNaN { size.width = min(size.width, room.width.or(size.width)) }
      if !tables.frames[row].height.isNaN {
        size.height = min(size.height, room.height.or(size.height))
      }
      return size
    case .position, .viewPosition:
      let isWhole = !proposal.width.isNaN && !proposal.height.isNaN
      let child = isWhole ? .zero : childSize(nodes[i].firstChild, proposal)
      return Size(width: proposal.width.or(child.width), height: proposal.height.or(child.height))
    case .constraints(let row):
      return tables.constraints[row].size(
        child: childSize(nodes[i].firstChild, childProposal(i, proposal)))
    case .scroll(let row): return scrollSize(i, tables.scrolls[row], proposal)
    case .safeAreaInset(let row): return safeAreaInsetSize(i, tables.bars[row], proposal)
    case .hstack(let row): return stackSize(i, tables.lengths[row], proposal, horizontal: true)
    case .vstack(let row): return stackSize(i, tables.lengths[row], proposal, horizontal: false)
    case .zstack: return layeredSize(i, proposal)
    case .linear(let row): return linear(i, tables.linears[row], proposal, nil, nil)
    case .grid(let row): return grid(i, tables.grids[row], proposal, nil)
    case .flow(let row): return flow(i, tables.flows[row], proposal, nil, nil)
    case .formRow(let row): return formRow(i, tables.formRows[row], proposal, nil, nil)
    case .form(let row): return form(i, tables.forms[row], proposal, nil, nil)
    case .list(let row): return listSize(i, tables.lists[row], proposal)
    case .positions: return positionsSize(i, proposal)
    case .custom(let row): return customSize(i, tables.containers[row], proposal)
    }
  }

  /// The proposal of a node to its one child.
  func childProposal(_ i: Int, _ proposal: Proposal) -> Proposal {
    switch nodes[i].kind {
    case .frame(let row):
      let lengths = tables.frames[row]
      return Proposal(lengths.width.or(proposal.width), lengths.height.or(proposal.height))
    case .flexibleFrame(let row):
      let lengths = tables.flexibleFrames[row]
      return Proposal(
        lengths.width.childProposal(proposal.width), lengths.height.childProposal(proposal.height))
    case .padding(let row): return proposal.inset(by: tables.insets[row])
    case .fixedSize(let horizontal, let vertical):
      return Proposal(horizontal ? .nan : proposal.width, vertical ? .nan : proposal.height)
    case .aspectRatio(let row): return aspectProposal(i, tables.ratios[row], proposal)
    case .relative(let row), .containerRelative(let row):
      let fractions = tables.frames[row]
      return Proposal(
        scaled(proposal.width, fractions.width), scaled(proposal.height, fractions.height))
    case .constraints(let row): return tables.constraints[row].childProposal(proposal)
    case .scroll(let row):
      let style = tables.scrolls[row]
      return Proposal(
        style.scrollsHorizontally ? .nan : proposal.width,
        style.scrollsVertically ? .nan : proposal.height)
    case .passthrough, .offset, .position, .layoutPriority, .alignmentGuide, .spacing,
      .layoutDirection, .ignoresSafeArea, .viewPosition, .item, .background, .overlay:
      return proposal
    case .empty, .fixed, .fixedText, .fill, .circle, .clamp, .area, .spacer, .divider, .leaf,
      .safeAreaInset, .hstack, .vstack, .zstack, .reader, .linear, .grid, .flow, .formRow, .form,
      .list, .positions, .custom:
      preconditionFailure("\(nodes[i].kind.name) has not one child")
    }
  }

  private func scaled(_ length: Double, _ fraction: Double) -> Double {
    if fraction.isNaN || length.isNaN { return length }
    return fraction == 0 ? 0 : length * fraction
  }

  /// The box of the wanted ratio scaled into (fit) or over (fill) the proposal; nil axes of the
  /// proposal are ignored, and a proposal of nil on both passes through.
  @inline(never)
  private func aspectProposal(_ i: Int, _ aspect: AspectRatio, _ proposal: Proposal) -> Proposal {
    if proposal.width.isNaN, proposal.height.isNaN { return proposal }
    let box =
      aspect.ratio.map { Size(width: $0, height: 1) }
      ?? childSize(nodes[i].firstChild, .unspecified)
    guard box.width > 0, box.height > 0, box.width.isFinite, box.height.isFinite else {
      return proposal
    }
    let x = proposal.width / box.width
    let y = proposal.height / box.height
    let scale = x.isNaN ? y : y.isNaN ? x : aspect.contentMode == .fit ? min(x, y) : max(x, y)
    return Proposal(box.width * scale, box.height * scale)
  }

  private func spacerSize(_ i: Int, _ minimum: Double, _ proposal: Proposal) -> Size {
    let axis = nodes[i].stackAxis
    var result = Size.zero
    if axis != .vertical {
      let least = minimum.or(options.defaultSpacing.width)
      result.width = max(proposal.width.or(least), least)
    }
    if axis != .horizontal {
      let least = minimum.or(options.defaultSpacing.height)
      result.height = max(proposal.height.or(least), least)
    }
    return result
  }

  private func dividerSize(_ i: Int, _ thickness: Double, _ proposal: Proposal) -> Size {
    let line = thickness.or(pixel)
    return nodes[i].stackAxis == .horizontal
      ? Size(width: line, height: proposal.height.or(10))
      : Size(width: proposal.width.or(10), height: line)
  }

  /// Greedy on the scrolled axes, as large as its content across.
  @inline(never)
  private func scrollSize(_ i: Int, _ style: ScrollStyle, _ proposal: Proposal) -> Size {
    let isKnown =
      (style.scrollsHorizontally && !proposal.width.isNaN)
      && (style.scrollsVertically && !proposal.height.isNaN)
    if isKnown { return Size(width: proposal.width, height: proposal.height) }
    let content = childSize(nodes[i].firstChild, childProposal(i, proposal))
    return Size(
      width: style.scrollsHorizontally ? proposal.width.or(content.width) : content.width,
      height: style.scrollsVertically ? proposal.height.or(content.height) : content.height)
  }

  /// The bar's proposal and size, and what is left for the content.
  func safeAreaParts(
    _ i: Int, _ style: SafeAreaBar, _ proposal: Proposal
  ) -> (bar: Size, room: Proposal, rest: Proposal, length: Double) {
    let content = nodes[i].firstChild
    let bar = content < 0 ? -1 : nodes[Int(content)].nextSibling
    guard bar >= 0 else { return (.zero, proposal, proposal, 0) }
    let room =
      style.isRow ? Proposal(proposal.width, .nan) : Proposal(.nan, proposal.height)
    let size = self.size(bar, room)
    let spacing = style.spacing.or(defaultSpacing(content, bar, style))
    let length = (style.isRow ? size.height : size.width) + spacing
    let rest =
      style.isRow
      ? Proposal(proposal.width, proposal.height.less(length))
      : Proposal(proposal.width.less(length), proposal.height)
    return (size, room, rest, max(0, length))
  }

  /// Returns the distance of a bar from its content where none is requested: that of the two in a stack, as the buttons
  /// below a text have it in imodeveloperlab/dskit-swiftui at 2db14a16 (DSBottomContainer, recorded on iOS 17).
  private func defaultSpacing(_ content: Int32, _ bar: Int32, _ style: SafeAreaBar) -> Double {
    let pair = style.edge == .top || style.edge == .leading ? (bar, content) : (content, bar)
    return distance(
      traits[Int(pair.0)].spacing, traits[Int(pair.1)].spacing, !style.isRow)
  }

  @inline(never)
  private func safeAreaInsetSize(_ i: Int, _ style: SafeAreaBar, _ proposal: Proposal) -> Size {
    let parts = safeAreaParts(i, style, proposal)
    var size = childSize(nodes[i].firstChild, parts.rest)
    if style.isRow { size.height += parts.length } else { size.width += parts.length }
    return size
  }

  /// The measure of foreign code with NaN and negative lengths made 0, and an infinite length for
  /// a finite proposal made the proposal (10 for nil).
  func sanitized(_ measured: Size, _ proposal: Proposal) -> Size {
    func length(_ value: Double, _ proposed: Double) -> Double {
      if value.isFinite { return max(value, 0) }
      if value.isNaN || value < 0 { return 0 }
      return proposed.or(10)
    }
    return Size(
      width: length(measured.width, proposal.width),
      height: length(measured.height, proposal.height))
  }
}
