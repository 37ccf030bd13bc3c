@testable import GalleyImaging

/// Pictures of every format that is read, with their profiles; seeds are WebP and GIF files.
enum PictureTarget: FuzzTarget {
  private static let limits = ImageLimits(maximumPixels: 1 << 18, maximumFileBytes: 1 << 20)

  static func run(_ bytes: [UInt8]) { _ = try? StillImage.read(bytes, limits: limits) }
}
