public import GalleyGeometry

/// The positions of W3W-25. Bounds are the parent's own (origin zero), lengths in points.
extension ViewPosition {
  /// A rectangle as given, whose x counts from the left in either direction.
  public static func absolute(_ rect: Rect) -> ViewPosition { ViewPosition { $0.mirrored(rect) } }

  /// A rectangle as given, whose x counts from the left in either direction.
  public static func absolute(
    x: Double, y: Double, width: Double, height: Double
  ) -> ViewPosition {
    .absolute(Rect(x: x, y: y, width: width, height: height))
  }

  /// At the top of the safe area; nil width reaches from inset to inset.
  public static func top(
    width: Double? = nil, height: Double = 32, insetBy inset: Double = 16
  ) -> ViewPosition {
    ViewPosition { parent in
      let safe = parent.safeArea
      return Rect(
        x: safe.leading + inset, y: safe.top + inset,
        width: width ?? parent.bounds.width - safe.horizontal - 2 * inset, height: height)
    }
  }

  /// Under a sibling, as large as it where nothing else is given.
  public static func place(
    below id: String, margin: Double = 8, width: Double? = nil, height: Double? = nil
  ) -> ViewPosition {
    ViewPosition { parent in
      let other = parent.sibling(id) ?? .zero
      return Rect(
        x: other.minX, y: other.maxY + margin, width: width ?? other.width,
        height: height ?? other.height)
    }
  }

  /// Over a sibling. The own height decides where it begins; upstream subtracts the sibling's.
  public static func place(
    above id: String, margin: Double = 8, width: Double? = nil, height: Double? = nil
  ) -> ViewPosition {
    ViewPosition { parent in
      let other = parent.sibling(id) ?? .zero
      let own = height ?? other.height
      return Rect(
        x: other.minX, y: other.minY - margin - own, width: width ?? other.width, height: own)
    }
  }

  /// On the leading side of a sibling. The own width decides where it begins; upstream subtracts
  /// the sibling's.
  public static func place(
    leadingOf id: String, margin: Double = 8, width: Double? = nil, height: Double? = nil
  ) -> ViewPosition {
    ViewPosition { parent in
      let other = parent.sibling(id) ?? .zero
      let own = width ?? other.width
      return Rect(
        x: other.minX - margin - own, y: other.minY, width: own, height: height ?? other.height)
    }
  }

  /// On the trailing side of a sibling.
  public static func place(
    trailingOf id: String, margin: Double = 8, width: Double? = nil, height: Double? = nil
  ) -> ViewPosition {
    ViewPosition { parent in
      let other = parent.sibling(id) ?? .zero
      return Rect(
        x: other.maxX + margin, y: other.minY, width: width ?? other.width,
        height: height ?? other.height)
    }
  }

  /// At the left of a sibling, in either direction.
  public static func place(
    leftOf id: String, margin: Double = 8, width: Double? = nil, height: Double? = nil
  ) -> ViewPosition {
    physical(
      leftToRight: .place(leadingOf: id, margin: margin, width: width, height: height),
      rightToLeft: .place(trailingOf: id, margin: margin, width: width, height: height))
  }

  /// At the right of a sibling, in either direction.
  public static func place(
    rightOf id: String, margin: Double = 8, width: Double? = nil, height: Double? = nil
  ) -> ViewPosition {
    physical(
      leftToRight: .place(trailingOf: id, margin: margin, width: width, height: height),
      rightToLeft: .place(leadingOf: id, margin: margin, width: width, height: height))
  }

  private static func physical(
    leftToRight: ViewPosition, rightToLeft: ViewPosition
  ) -> ViewPosition {
    ViewPosition { parent in
      (parent.direction == .leftToRight ? leftToRight : rightToLeft).rectangle(parent)
    }
  }

  /// In the middle of the parent's bounds; upstream takes the middle in the grandparent's space.
  public static func center(_ size: Size) -> ViewPosition {
    ViewPosition { parent in
      Rect(
        x: parent.bounds.midX - size.width / 2, y: parent.bounds.midY - size.height / 2,
        width: size.width, height: size.height)
    }
  }

  /// The parent's bounds less insets; upstream adds the parent's own origin.
  public static func center(inset insets: EdgeInsets) -> ViewPosition { .inset(by: insets) }

  /// The parent's bounds less the same inset on all sides.
  public static func inset(by distance: Double) -> ViewPosition {
    .inset(by: EdgeInsets(distance))
  }

  /// The parent's bounds less insets.
  public static func inset(by insets: EdgeInsets) -> ViewPosition {
    ViewPosition { parent in parent.bounds.inset(by: insets, in: .leftToRight) }
  }

  /// A column at the leading edge of the safe area. As upstream it ends three times the vertical
  /// inset above the safe area's bottom, which leaves room for a bar under it; `isEven` takes the
  /// inset once at either end.
  public static func sideColumnLeading(
    width: Double = 300, insetBy insets: EdgeInsets = EdgeInsets(16), isEven: Bool = false
  ) -> ViewPosition {
    ViewPosition { parent in
      let safe = parent.safeArea
      let times = isEven ? 1.0 : 3
      return Rect(
        x: safe.leading + insets.leading, y: safe.top + insets.top, width: width,
        height: parent.bounds.height - times * insets.vertical - safe.vertical)
    }
  }

  /// The same column at the left edge of the safe area, in either direction.
  public static func sideColumnLeft(
    width: Double = 300, insetBy insets: EdgeInsets = EdgeInsets(16), isEven: Bool = false
  ) -> ViewPosition {
    ViewPosition { parent in
      var rect = sideColumnLeading(width: width, insetBy: insets, isEven: isEven).rectangle(parent)
      if parent.direction == .rightToLeft {
        let safe = parent.bounds.maxX - parent.safeArea.trailing
        rect.origin.x = safe - insets.trailing - width
      }
      return rect
    }
  }

  /// A square at the leading edge, as high as the parent less insets.
  public static func insideLeading(insetBy insets: EdgeInsets = .zero) -> ViewPosition {
    ViewPosition { parent in
      let side = parent.bounds.height - insets.vertical
      return Rect(x: insets.leading, y: insets.top, width: side, height: side)
    }
  }

  /// At the parent's bottom edge: a strip of the given height, insets included, else of the
  /// height the view takes for the width. Upstream measures the view's last frame and so shrinks
  /// it by the insets in every pass.
  public static func bottom(
    insetBy insets: EdgeInsets = .zero, height: Double? = nil
  ) -> ViewPosition {
    ViewPosition { parent in
      let width = max(0, parent.bounds.width - insets.horizontal)
      let own: Double
      if let height {
        own = max(0, height - insets.vertical)
      } else {
        own = parent.measure(ProposedSize(width: width, height: nil)).height
      }
      let strip = height ?? own + insets.vertical
      return Rect(
        x: insets.leading, y: parent.bounds.height - strip + insets.top, width: width, height: own)
    }
  }

  /// The view's own size with a fixed width, at the origin.
  public static func width(_ width: Double) -> ViewPosition {
    ViewPosition { parent in
      let own = parent.measure(ProposedSize(width: width, height: nil))
      return Rect(x: 0, y: 0, width: width, height: own.height)
    }
  }

  /// The view's own size with a fixed height, at the origin.
  public static func height(_ height: Double) -> ViewPosition {
    ViewPosition { parent in
      let own = parent.measure(ProposedSize(width: nil, height: height))
      return Rect(x: 0, y: 0, width: own.width, height: height)
    }
  }

  /// The parent's whole bounds.
  public static func expand() -> ViewPosition { ViewPosition { $0.bounds } }
}
