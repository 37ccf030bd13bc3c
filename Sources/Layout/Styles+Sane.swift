import GalleyGeometry

// Nonsense in a style is replaced once, when a node is made: a NaN or infinite number by 0, a
// negative length by 0.

extension EdgeInsets {
  var sane: EdgeInsets {
    EdgeInsets(
      top: top.finiteOrZero, leading: leading.finiteOrZero, bottom: bottom.finiteOrZero,
      trailing: trailing.finiteOrZero)
  }
}

extension LinearStyle {
  var sane: LinearStyle {
    var style = self
    style.spacing = spacing.finiteOrZero
    style.insets = insets.sane
    return style
  }
}

extension GridStyle {
  var sane: GridStyle {
    var style = self
    style.trackSpacing = trackSpacing.finiteOrZero
    style.lineSpacing = lineSpacing.finiteOrZero
    style.tracks = tracks.isEmpty ? [.flexible()] : tracks.map(\.sane)
    return style
  }
}

extension GridStyle.Track {
  fileprivate var sane: GridStyle.Track {
    switch self {
    case .fixed(let length): .fixed(LayoutTree.length(length))
    case .flexible(let least, let most):
      .flexible(
        minimum: LayoutTree.length(least),
        maximum: max(most.or(.infinity), LayoutTree.length(least))
      )
    case .adaptive(let least, let most):
      .adaptive(
        minimum: LayoutTree.length(least),
        maximum: max(most.or(.infinity), LayoutTree.length(least))
      )
    }
  }
}

extension FlowStyle {
  var sane: FlowStyle {
    var style = self
    style.spacing = spacing.finiteOrZero
    style.lineSpacing = lineSpacing.finiteOrZero
    return style
  }
}

extension FormRowStyle {
  var sane: FormRowStyle {
    var style = self
    style.gap = gap.finiteOrZero
    style.insets = insets.sane
    style.emptyHeight = LayoutTree.length(emptyHeight)
    return style
  }
}

extension FormStyle {
  var sane: FormStyle {
    FormStyle(gap: gap.finiteOrZero, insets: insets.sane)
  }
}

extension ListStyle {
  var sane: ListStyle {
    var style = self
    style.rowInsets = rowInsets.sane
    style.minimumRowHeight = LayoutTree.length(minimumRowHeight)
    style.rowSpacing = rowSpacing.finiteOrZero
    style.contentOffset = contentOffset.finiteOrZero
    return style
  }
}
