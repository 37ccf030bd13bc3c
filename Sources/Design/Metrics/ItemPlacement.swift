public import GalleyGeometry

/// One of nine places in a box, numbered row by row from the top left: SwiftStylable's placement of a
/// button's image and title.
public struct ItemPlacement: Hashable, Sendable {
  /// The column: 0 left, 1 middle, 2 right.
  public let column: Int
  /// The row: 0 top, 1 middle, 2 bottom.
  public let row: Int

  /// Makes a place from its number, 0…8; any other number is the middle, 4.
  public init(_ index: Int) {
    let valid = (0...8).contains(index) ? index : 4
    column = valid % 3
    row = valid / 3
  }

  /// The frame of an item in a box.
  ///
  /// - Parameters:
  ///   - size: The item's natural size; it is limited to the room between the insets.
  ///   - box: The box, in points.
  ///   - insets: The space to leave free, with leading read as left.
  public func frame(of size: Size, in box: Rect, insets: EdgeInsets = .zero) -> Rect {
    let room = box.inset(by: insets, in: .leftToRight)
    let width = min(size.width, room.width)
    let height = min(size.height, room.height)
    return Rect(
      x: room.minX + (room.width - width) * Double(column) / 2,
      y: room.minY + (room.height - height) * Double(row) / 2, width: width, height: height)
  }
}
