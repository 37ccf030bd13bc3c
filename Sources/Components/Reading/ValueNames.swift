public import GalleyDesign

/// What the names of colours and dimensions mean in a document: the door through which a theme or
/// a style sheet reaches values.
public protocol ValueNames: Sendable {
  /// The colour with a name, or nil.
  func color(named name: String) -> Color?
  /// The number of points with a name, or nil.
  func dimension(named name: String) -> Double?
  /// The names of all colours, for suggestions.
  var colorNames: [String] { get }
}

/// No names but those every document knows.
public struct NoNames: ValueNames {
  /// Makes the empty set of names.
  public init() {}
  /// No colour has a name.
  public func color(named name: String) -> Color? { nil }
  /// No dimension has a name.
  public func dimension(named name: String) -> Double? { nil }
  /// None.
  public var colorNames: [String] { [] }
}
