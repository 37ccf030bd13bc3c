/// For every pixel of a picture who painted it last.
public struct OwnerMap: Hashable, Sendable {
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The number of the painter of each pixel, row by row; -1 where nothing was painted.
  public var owners: [Int32]

  /// Makes a map; there must be `width · height` owners.
  public init(width: Int, height: Int, owners: [Int32]) {
    precondition(owners.count == width * height, "an owner map needs one owner for each pixel")
    self.width = width
    self.height = height
    self.owners = owners
  }

  /// The owner at a pixel; -1 outside.
  public func owner(x: Int, y: Int) -> Int {
    guard x >= 0, y >= 0, x < width, y < height else { return -1 }
    return Int(owners[y * width + x])
  }
}
