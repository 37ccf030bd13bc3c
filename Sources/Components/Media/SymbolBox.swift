internal import GalleyGeometry

/// The boxes of the platform's symbols: a fill has that of the outline, and whatever is in a circle or a square
/// that of the circle or the square.
enum SymbolBox {
  /// Returns the size of a symbol's box in ems; nil if it was not measured.
  static func size(of name: String) -> Size? {
    if let size = measured(name) { return size }
    var parts = name.split(separator: ".")
    if parts.last == "fill" {
      parts.removeLast()
      if let size = measured(parts.joined(separator: ".")) { return size }
    }
    guard parts.count > 1, let enclosure = parts.last, ["circle", "square"].contains(enclosure)
    else { return nil }
    return measured(String(enclosure))
  }

  private static func measured(_ name: String) -> Size? {
    guard let columns = SortedNames.boxes.columns(of: name), columns.count == 2,
      let width = Double(columns[0]), let height = Double(columns[1])
    else { return nil }
    return Size(width: width / 17, height: height / 17)
  }
}
