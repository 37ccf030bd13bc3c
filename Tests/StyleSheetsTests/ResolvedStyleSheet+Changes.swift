import GalleyStyleSheets

extension ResolvedStyleSheet {
  /// Returns the parts that look different from another sheet, as sorted lines such as `style "heading"`.
  func changes(from old: ResolvedStyleSheet) -> [String] {
    func lines(_ kind: String, _ names: Set<String>, isEqual: (String) -> Bool) -> [String] {
      names.sorted().filter { !isEqual($0) }.map { "\(kind) \"\($0)\"" }
    }
    return lines("colour", Set(colors.keys).union(old.colors.keys)) { colors[$0] == old.colors[$0] }
      + lines("dimension", Set(dimensions.keys).union(old.dimensions.keys)) {
        dimensions[$0] == old.dimensions[$0]
      }
      + lines("style", Set(styleNames + old.styleNames)) {
        style(named: $0) == old.style(named: $0)
      }
  }
}
