/// What to draw, in order, each command with the element that asked for it.
public struct DisplayList: Hashable, Sendable {
  /// The commands in painting order.
  public var commands: [DisplayCommand]
  /// For each command the index of the element that recorded it, or -1.
  public var owners: [Int32]

  /// Makes an empty list.
  public init() {
    commands = []
    owners = []
  }
}
