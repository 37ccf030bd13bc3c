/// A style sheet as it was written: colours, dimensions and styles in their order, names unresolved.
///
/// Sheets are property lists (`styles.plist`, XML) or JSON texts of the same structure:
///
/// ```json
/// { "colors": {"brand": "#1F7AE0", "title": "brand"},
///   "dimensions": {"gap": 8},
///   "styles": {"heading": {"parent": "text", "foregroundColor": "title", "spacing": "gap"}} }
/// ```
///
/// A colour may also be `{"light": …, "dark": …}`, which the original format has no word for.
public struct StyleSheet: Hashable, Sendable {
  /// The colours.
  package var colors: [SheetEntry<SheetColor>] = []
  /// The dimensions.
  package var dimensions: [SheetEntry<SheetDimension>] = []
  /// The styles.
  public var styles: [StyleDeclaration] = []

  /// Makes an empty sheet.
  public init() {}

  /// This sheet with another loaded over it at run time (STY-23): what has the same name is
  /// replaced, what is new is added at the end, what is missing in the other sheet stays.
  public func reloading(_ other: StyleSheet) -> StyleSheet {
    var merged = self
    merge(other.colors, into: &merged.colors) { $0.name }
    merge(other.dimensions, into: &merged.dimensions) { $0.name }
    merge(other.styles, into: &merged.styles) { $0.name }
    return merged
  }

  private func merge<Entry>(
    _ others: [Entry], into entries: inout [Entry], name: (Entry) -> String
  ) {
    var places: [String: Int] = [:]
    for (index, entry) in entries.enumerated() { places[name(entry)] = index }
    for other in others {
      if let place = places[name(other)] {
        entries[place] = other
      } else {
        places[name(other)] = entries.count
        entries.append(other)
      }
    }
  }
}
