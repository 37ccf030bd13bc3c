import GalleyPainting

/// Everything that a mask's coverage depends on, and nothing else: masks are found again by it.
enum MaskKey: Hashable, Sendable {
  /// A rounded box, perhaps a ring, perhaps blurred, in its shortest stretchable form.
  case box(BoxMask)
  /// A part of a filled or stroked outline, perhaps blurred.
  case outline(OutlineMask)
  /// The opacity of a scaled image.
  case image(ScaledImage)
}

/// Radii in steps of 1/256 pixel, clockwise from the top left.
struct FixedRadii: Hashable, Sendable {
  var topLeft: Int
  var topRight: Int
  var bottomRight: Int
  var bottomLeft: Int

  var isZero: Bool { topLeft | topRight | bottomRight | bottomLeft == 0 }

  func map(_ change: (Int) -> Int) -> FixedRadii {
    FixedRadii(
      topLeft: change(topLeft), topRight: change(topRight), bottomRight: change(bottomRight),
      bottomLeft: change(bottomLeft))
  }
}

/// The description of a rounded box's mask.
struct BoxMask: Hashable, Sendable {
  /// The box in the mask's own coordinates, which begin at the mask's top left pixel.
  var box: FixedRect
  var radii: FixedRadii
  /// The thickness of the ring that is left of the box, 0 for the whole box.
  var ring: Int
  /// The standard deviation of the blur, 0 for none.
  var sigma: Int
  var width: Int
  var height: Int
  var caps: CoverageMask.Caps
}

/// The description of a part of an outline's mask.
struct OutlineMask: Hashable, Sendable {
  /// The outline, moved so that the mask's top left pixel is at the origin.
  var outline: Outline
  /// The stroke; nil for a filled outline.
  var stroke: OutlineStroke?
  /// True if it is filled by the even-odd rule.
  var isEvenOdd: Bool
  /// How far a filled outline grows before it is blurred; negative values shrink it.
  var spread: Int
  /// The standard deviation of the blur, 0 for none.
  var sigma: Int
  var width: Int
  var height: Int
}

/// A stroke in device space.
struct OutlineStroke: Hashable, Sendable {
  /// The width in pixels, before `a`, `b`, `c` and `d` are applied.
  var width: Double
  var cap = StrokeStyle.Cap.butt
  var join = StrokeStyle.Join.miter
  /// In 1…10.
  var miterLimit = 10.0
  var dashes: [Double] = []
  var dashPhase = 0.0
  /// The linear map that turns the round pen into its image: the identity for even scaling.
  var a = 1.0
  var b = 0.0
  var c = 0.0
  var d = 1.0
}
