internal import GalleyGeometry

/// The box of a symbol of the platform: a fill has that of the outline, and whatever is in a circle or a square
/// that of the circle or the square.
struct SymbolBox {
  /// The size of the box, in ems.
  let size: Size
  /// The size of the ink in it, in ems; nil if it was not measured.
  let ink: Size?

  /// Finds the box of a name; nil if it was not measured.
  init?(of name: String) {
    var parts = name.split(separator: ".")
    var names = [name]
    if parts.last == "fill" {
      parts.removeLast()
      names.append(parts.joined(separator: "."))
    }
    if parts.count > 1, let enclosure = parts.last, ["circle", "square"].contains(enclosure) {
      names.append(String(enclosure))
    }
    guard let box = names.lazy.compactMap(SymbolBox.init(measured:)).first else { return nil }
    self = box
  }

  /// Reads the box and, where a picture shows it, the ink of a name, in points at 17 points.
  private init?(measured name: String) {
    guard let columns = SortedNames.boxes.columns(of: name) else { return nil }
    let numbers = columns.compactMap { Double($0).map { $0 / 17 } }
    guard numbers.count == columns.count, [2, 4].contains(numbers.count) else { return nil }
    size = Size(width: numbers[0], height: numbers[1])
    ink = numbers.count == 4 ? Size(width: numbers[2], height: numbers[3]) : nil
  }
}
