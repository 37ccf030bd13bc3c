public import GalleyGeometry

/// How a linear container arranges its children: UIStackView's distributions and alignments, and
/// the packing and weight modes of other engines.
public struct LinearStyle: Hashable, Sendable {
  /// What happens to lengths and gaps along the axis. In the formulas L is the length inside the
  /// insets, n the number of visible children, s the spacing and aᵢ the intrinsic lengths.
  public enum Distribution: String, Hashable, Sendable, CaseIterable {
    /// The child of the lowest hugging takes a surplus; a lack shrinks children in order of
    /// lowest compression resistance, each down to 0. Among equals the last one gives or takes.
    case fill
    /// Each child gets max(0, (L − s(n−1)) / n).
    case fillEqually
    /// Child i gets L·aᵢ / (Σa + s(n−1)), in order, and the last what is left, as UIKit does.
    case fillProportionally
    /// Child i gets (L − s(n−1))·aᵢ / Σa.
    case fillProportionallyExact
    /// Natural lengths, gaps of max(s, (L − Σa)/(n−1)).
    case equalSpacing
    /// Natural lengths, centres at equal distances; equal spacing where a gap would fall below s.
    case equalCentering
    /// Natural lengths, packed at the start.
    case start
    /// Natural lengths, packed in the middle.
    case center
    /// Natural lengths, packed at the end.
    case end
    /// The surplus goes in equal parts between the children.
    case spaceBetween
    /// The surplus goes in equal parts between the children and, by halves, to both ends.
    case spaceAround
    /// The surplus goes in equal parts between the children and to both ends.
    case spaceEvenly
    /// A surplus is shared by `grow · aᵢ`, a lack by `shrink · aᵢ`.
    case flexProportionally
    /// A surplus is shared by `grow`, a lack by `shrink`.
    case flexUniformly
  }

  /// The positions of children across the axis.
  public enum CrossAlignment: String, Hashable, Sendable, CaseIterable {
    /// Stretched over the container.
    case fill
    /// At the leading or top edge.
    case leading
    /// In the middle.
    case center
    /// At the trailing or bottom edge.
    case trailing
    /// By the first baselines, the highest child at the top; only in rows, else `leading`.
    case firstBaseline
    /// By the last baselines, the highest child at the top; only in rows, else `leading`.
    case lastBaseline
  }

  /// The direction in which the children follow one another.
  public var axis: Axis
  /// What happens to lengths and gaps along the axis.
  public var distribution: Distribution
  /// Where children sit across the axis.
  public var alignment: CrossAlignment
  /// The gap between neighbours, in points.
  public var spacing: Double
  /// The layout margins, in points.
  public var insets: EdgeInsets
  /// True if the container takes the whole proposal across the axis instead of what its children need. Along
  /// the axis it always takes a finite proposal.
  public var fillsCross: Bool

  /// Makes a style.
  public init(
    axis: Axis, distribution: Distribution = .fill, alignment: CrossAlignment = .fill,
    spacing: Double = 0, insets: EdgeInsets = .zero, fillsCross: Bool = false
  ) {
    self.axis = axis
    self.distribution = distribution
    self.alignment = alignment
    self.spacing = spacing
    self.insets = insets
    self.fillsCross = fillsCross
  }
}
