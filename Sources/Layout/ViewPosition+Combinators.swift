public import GalleyGeometry

/// Positions made of positions.
extension ViewPosition {
  /// The rectangle changed by a function.
  public func map(
    _ change: @escaping @Sendable (Rect, PositionContext) -> Rect
  ) -> ViewPosition {
    let rectangle = rectangle
    return ViewPosition { change(rectangle($0), $0) }
  }

  /// Moved to trailing and down.
  public func offset(x: Double = 0, y: Double = 0) -> ViewPosition {
    map { rect, _ in rect.offset(x: x, y: y) }
  }

  /// With every edge moved inwards.
  public func inset(_ insets: EdgeInsets) -> ViewPosition {
    map { rect, _ in rect.inset(by: insets, in: .leftToRight) }
  }

  /// At least so large; grows away from the top leading corner.
  public func minimum(width: Double? = nil, height: Double? = nil) -> ViewPosition {
    clamped(minWidth: width, minHeight: height)
  }

  /// At most so large; shrinks towards the top leading corner.
  public func maximum(width: Double? = nil, height: Double? = nil) -> ViewPosition {
    clamped(maxWidth: width, maxHeight: height)
  }

  /// Held between lengths; a minimum wins over a smaller maximum.
  public func clamped(
    minWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
    maxHeight: Double? = nil
  ) -> ViewPosition {
    map { rect, _ in
      Rect(
        x: rect.minX, y: rect.minY,
        width: max(minWidth ?? 0, min(maxWidth ?? .infinity, rect.width)),
        height: max(minHeight ?? 0, min(maxHeight ?? .infinity, rect.height)))
    }
  }

  /// Moves the rectangle, and cuts it if it is too large, so that it is inside the parent's safe area.
  public func clampedToSafeArea() -> ViewPosition {
    map { rect, parent in
      let safe = parent.bounds.inset(by: parent.safeArea, in: .leftToRight)
      let width = min(rect.width, safe.width)
      let height = min(rect.height, safe.height)
      return Rect(
        x: max(safe.minX, min(rect.minX, safe.maxX - width)),
        y: max(safe.minY, min(rect.minY, safe.maxY - height)), width: width, height: height)
    }
  }

  /// With the height (or, horizontally, the width) that the view takes for the other length.
  public func sizeToFit(_ axis: Axis = .vertical) -> ViewPosition {
    map { rect, parent in
      var result = rect
      if axis == .vertical {
        result.size.height = parent.measure(ProposedSize(width: rect.width, height: nil)).height
      } else {
        result.size.width = parent.measure(ProposedSize(width: nil, height: rect.height)).width
      }
      return result
    }
  }

  /// The largest (fit) or smallest covering (fill) rectangle of a ratio, width by height, with
  /// the same middle. A ratio that is not positive and finite changes nothing.
  public func aspectRatio(_ ratio: Double, _ mode: ContentMode = .fit) -> ViewPosition {
    map { rect, _ in
      guard ratio.isFinite, ratio > 0, rect.height > 0, rect.width > 0 else { return rect }
      let isWider = rect.width / rect.height > ratio
      let keepsHeight = isWider == (mode == .fit)
      let width = keepsHeight ? rect.height * ratio : rect.width
      let height = keepsHeight ? rect.height : rect.width / ratio
      return Rect(
        x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
    }
  }

  /// Returns the first of several positions that is inside the parent's safe area and is large enough for the
  /// view's measure in its width; the last one if none is.
  public static func firstThatFits(_ positions: [ViewPosition]) -> ViewPosition {
    ViewPosition { parent in
      let safe = parent.bounds.inset(by: parent.safeArea, in: .leftToRight)
      var last = Rect.zero
      for position in positions {
        last = position.rectangle(parent)
        let own = parent.measure(ProposedSize(width: last.width, height: nil))
        let isInside =
          last.minX >= safe.minX && last.minY >= safe.minY && last.maxX <= safe.maxX
          && last.maxY <= safe.maxY
        if isInside, own.width <= last.width, own.height <= last.height { return last }
      }
      return last
    }
  }
}
