/// The shared keys that a component addresses to its container, and the containers that read them.
enum ParentKeys {
  private static let flex: Set = ["Flex"]
  private static let linear: Set = ["Linear"]
  private static let rows: Set = ["Grid", "GridRow"]
  private static let grids = rows.union(["CollectionView"])

  private static let readers: [String: Set<String>] = [
    "basis": flex, "order": flex, "alignSelf": flex, "grow": flex.union(linear),
    "shrink": flex.union(linear), "hugging": linear, "compression": linear,
    "spacingAfter": linear, "columnSpan": grids, "rowSpan": grids, "cellAnchor": rows,
    "unsizedAxes": rows, "weight": ["FormRow"],
  ]

  /// The containers that arrange their children by rules without such keys, or with some of them.
  private static let containers: Set = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "Flex", "Linear", "Grid", "GridRow",
    "CollectionView", "Flow", "Form", "FormRow", "List", "Section", "ScrollView", "Positions",
    "Card",
    "GroupBox", "ControlGroup", "DisclosureGroup", "Background", "Overlay", "SafeAreaInset",
    "Sheet",
    "Popover", "AvatarGroup", "StateView", "ContentUnavailableView",
  ]

  static func contains(_ key: String) -> Bool { readers[key] != nil }

  /// The containers that read a key that the actual container does not read. Containers that are not
  /// Galley's own may read all; the root, for which `parent` is nil, has no container.
  static func readers(of key: String, in parent: String?) -> [String]? {
    guard let readers = readers[key] else { return nil }
    if let parent {
      guard containers.contains(parent), !readers.contains(parent) else { return nil }
    }
    return readers.sorted()
  }
}
