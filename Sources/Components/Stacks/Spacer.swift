public import GalleyLayout

/// Room that takes whatever is free along the axis of its stack (DUI-13).
public struct Spacer: Sendable {
  /// The least length, in points; nil is 8.
  public var minLength: Double?

  /// Makes room of at least 8 points.
  public init() {}

  /// Makes room of at least a number of points.
  public init(minLength: Double?) {
    self.minLength = minLength
  }

  // Reading

  /// The sentence about `"type": "Spacer"` in the reference, the schema and editors.
  public static let summary = "Room that takes whatever is free along the axis of its stack."
  /// The spacer's own key.
  public static let properties: [Property<Spacer>] = [
    Property("minLength", \.minLength, as: .length, default: "8", "The least length, in points.")
  ]

  // Measuring and arranging

  /// Appends the space.
  public func build(in tree: inout LayoutTree.Builder, _ context: EnvironmentValues) {
    tree.leaf(.spacer(minLength: minLength))
  }
}

extension Spacer: PrimitiveView, DocumentView {}
