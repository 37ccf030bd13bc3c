import GalleyGeometry

// Nonsense in a style is replaced once, when a node is made: a NaN or infinite number by 0, a
// negative length by 0.

extension EdgeInsets {
  var sanitized: EdgeInsets {
    EdgeInsets(
      top: top.finiteOrZero, leading: leading.finiteOrZero, bottom: bottom.finiteOrZero,
      trailing: trailing.finiteOrZero)
  }
}

extension LinearStyle {
  var sanitized: LinearStyle {
    var style = self
    style.spacing = spacing.finiteOrZero
    style.insets = insets.sanitized
    return style
  }
}

extension GridStyle {
  var sanitized: GridStyle {
    var style = self
    style.trackSpacing = trackSpacing.finiteOrZero
    style.lineSpacing = lineSpacing.finiteOrZero
    style.lineLength = lineLength?.lengthOrZero
    style.tracks = tracks.isEmpty ? [.flexible()] : tracks.map(\.sanitized)
    return style
  }
}

extension GridStyle.Track {
  fileprivate var sanitized: GridStyle.Track {
    switch self {
    case .fixed(let length): .fixed(length.lengthOrZero)
    case .flexible(let least, let most):
      .flexible(
        minimum: least.lengthOrZero,
        maximum: max(most.or(.infinity), least.lengthOrZero)
      )
    case .adaptive(let least, let most):
      .adaptive(
        minimum: least.lengthOrZero,
        maximum: max(most.or(.infinity), least.lengthOrZero)
      )
    case .content: .content
    }
  }
}

extension FlowStyle {
  var sanitized: FlowStyle {
    var style = self
    style.spacing = spacing.finiteOrZero
    style.lineSpacing = lineSpacing.finiteOrZero
    return style
  }
}

extension FormRowStyle {
  var sanitized: FormRowStyle {
    var style = self
    style.gap = gap.finiteOrZero
    style.insets = insets.sanitized
    style.emptyHeight = emptyHeight.lengthOrZero
    return style
  }
}

extension FormStyle {
  var sanitized: FormStyle {
    FormStyle(gap: gap.finiteOrZero, insets: insets.sanitized)
  }
}

extension ListStyle {
  var sanitized: ListStyle {
    var style = self
    style.rowInsets = rowInsets.sanitized
    style.minimumRowHeight = minimumRowHeight.lengthOrZero
    style.rowSpacing = rowSpacing.finiteOrZero
    style.contentOffset = contentOffset.finiteOrZero
    return style
  }
}
