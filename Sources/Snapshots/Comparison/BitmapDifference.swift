public import GalleyGeometry

/// The difference of two pictures.
public enum BitmapDifference: Hashable, Sendable {
  /// All pixels are equal.
  case none
  /// The sizes differ; such pictures never pass.
  case size(SizeDifference)
  /// Pixels differ.
  case pixels(PixelDifference)

  /// True if the pictures count as equal under the options they were compared with.
  public var passes: Bool {
    switch self {
    case .none: true
    case .size: false
    case .pixels(let difference): difference.passes
    }
  }
}

/// Two pictures of different sizes, laid on each other at their top left corners.
public struct SizeDifference: Hashable, Sendable {
  /// The size of the expected picture.
  public var expected: PixelExtent
  /// The size of the actual picture.
  public var actual: PixelExtent
  /// Pixels with any visible difference outside the ignored rectangles. A pixel that only one picture
  /// has differs unless it is transparent, as odiff counts.
  public var differingPixels: Int
  /// Those of them that the measure does not tolerate. Whether a pixel looks anti-aliased is judged by
  /// the part that both pictures have.
  public var failingPixels: Int
}

/// The size of a bitmap in pixels.
public struct PixelExtent: Hashable, Sendable, CustomStringConvertible {
  /// The number of pixels in a row.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// Makes an extent.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// For example `1170×2532`.
  public var description: String { "\(width)×\(height)" }
}

/// The pixels in which two pictures of one size differ.
public struct PixelDifference: Hashable, Sendable {
  /// The size of both pictures.
  public var extent: PixelExtent
  /// The options by which the pixels were compared.
  public var options: ComparisonOptions
  /// Pixels with any visible difference outside the ignored rectangles. Pixels whose alpha is 0 in
  /// both pictures are equal whatever their colour.
  public var differingPixels: Int
  /// Those of them that the measure does not tolerate.
  public var failingPixels: Int
  /// The largest change of a channel among the differing pixels, in levels of 0 to 255.
  public var largestChannelDifference: Int
  /// The smallest rectangle that holds every failing pixel; nil when there is none.
  public var boundingBox: PixelRect?
  /// Groups of failing pixels, the largest first, at most ``BitmapComparison/maximumClusters``.
  public var clusters: [DifferenceCluster]
  /// The number of groups, those left out included.
  public var clusterCount: Int
  /// The mask of failing pixels.
  public var mask: DifferenceMask

  /// The share of all pixels that fail.
  public var failingRatio: Double {
    Double(failingPixels) / Double(extent.width * extent.height)
  }

  /// True if no more pixels fail than the options allow.
  public var passes: Bool { failingPixels <= options.budget(of: extent.width * extent.height) }
}

/// Failing pixels that lie together: tiles of 8 × 8 pixels with at most one empty tile between.
public struct DifferenceCluster: Hashable, Sendable {
  /// The smallest rectangle that holds the pixels.
  public var box: PixelRect
  /// The number of failing pixels.
  public var pixelCount: Int
  /// The mean colour distance, OKLab with HyAB: black to white is 1, a level of grey about 0.004.
  public var meanDistance: Double
  /// The largest colour distance, in the same unit.
  public var maximumDistance: Double
  /// The share of the pixels that lie on an edge of either picture, 0 to 1.
  public var edgeShare: Double
  /// The mean change of luma, in levels; positive where the actual picture is brighter.
  public var lumaChange: Double
  /// How far the content moved, when moving it by whole pixels explains the difference.
  public var shift: PixelShift?
}

/// A movement by whole pixels.
public struct PixelShift: Hashable, Sendable, CustomStringConvertible {
  /// To the right.
  public var x: Int
  /// Down.
  public var y: Int

  /// Makes a movement.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// For example `moved by (1, 0)`.
  public var description: String { "moved by (\(x), \(y))" }
}
