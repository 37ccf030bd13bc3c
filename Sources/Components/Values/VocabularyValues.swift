internal import GalleyDesign
public import GalleyGeometry
public import GalleyLayout
internal import GalleyText

// The vocabulary of documents is that of Swift: each word names a case or a constant of the type that Swift
// code uses as well.

extension Axis: PropertyChoice {}
extension Edge: PropertyChoice {}
extension LinearStyle.Distribution: PropertyChoice {}
extension FormRowStyle.Rule: PropertyChoice {}

extension FlexLayout.Wrap: PropertyChoice {}

extension FlexLayout.Packing: PropertyChoice {
  /// CSS's names.
  public static var otherSpellings: [String: FlexLayout.Packing] {
    [
      "flex-start": .start, "flex-end": .end, "space-between": .spaceBetween,
      "space-around": .spaceAround, "space-evenly": .spaceEvenly,
    ]
  }
}

extension FlexAlignment: PropertyChoice {
  /// CSS's names, and those of stacks.
  public static var otherSpellings: [String: FlexAlignment] {
    [
      "flex-start": .start, "flex-end": .end, "fill": .stretch, "leading": .start,
      "trailing": .end, "firstTextBaseline": .baseline, "firstBaseline": .baseline,
    ]
  }
}

extension LinearStyle.CrossAlignment: PropertyChoice {
  /// UIStackView's names for a row.
  public static var otherSpellings: [String: LinearStyle.CrossAlignment] {
    [
      "top": .leading, "bottom": .trailing, "firstTextBaseline": .firstBaseline,
      "lastTextBaseline": .lastBaseline,
    ]
  }
}

extension HorizontalAlignment: PropertyWord {
  /// The words; guides of one's own have none.
  public static let words: [(String, HorizontalAlignment)] = [
    ("leading", .leading), ("center", .center), ("trailing", .trailing),
  ]
}

extension VerticalAlignment: PropertyWord {
  /// The words; guides of one's own have none.
  public static let words: [(String, VerticalAlignment)] = [
    ("top", .top), ("bottom", .bottom), ("center", .center),
    ("firstTextBaseline", .firstTextBaseline), ("lastTextBaseline", .lastTextBaseline),
  ]
}

extension Alignment: PropertyWord {
  /// The words for the nine places; baselines and guides have none.
  public static let words: [(String, Alignment)] = [
    ("topLeading", .topLeading), ("top", .top), ("topTrailing", .topTrailing),
    ("leading", .leading), ("center", .center), ("trailing", .trailing),
    ("bottomLeading", .bottomLeading), ("bottom", .bottom), ("bottomTrailing", .bottomTrailing),
  ]
}

extension Axis.Set: PropertyWord {
  /// One axis or both.
  public static let words: [(String, Axis.Set)] = [
    ("vertical", .vertical), ("horizontal", .horizontal), ("both", [.horizontal, .vertical]),
  ]
}
