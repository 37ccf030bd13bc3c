import GalleyParsing

/// The elements of a file with what the reader asks of them: names by namespaces, ids, parents, and
/// what attributes, rules and `style` say of each.
struct SVGSource {
  let root: MarkupElement
  private(set) var ids: [String: MarkupElement] = [:]
  private var parents: [Int: MarkupElement] = [:]
  private var declared: [Int: [SVGDeclaration]] = [:]
  /// Whether anything has the paint of what it belongs to.
  private(set) var usesContext = false

  /// - Parameters:
  ///   - usesSheets: Whether `<style>` counts.
  ///   - report: Takes what of style sheets is left out, with its element.
  init(
    _ root: MarkupElement, usesSheets: Bool = true, report: (String, MarkupElement) -> Void
  ) {
    self.root = root
    var sheet = SVGStyleSheet()
    if usesSheets { Self.collectRules(root, &sheet, report) }
    var (path, places) = ([root], [0])
    collect(sheet, &path, &places)
  }

  /// Rules count wherever they stand.
  private static func collectRules(
    _ element: MarkupElement, _ sheet: inout SVGStyleSheet,
    _ report: (String, MarkupElement) -> Void
  ) {
    if element.name == "style", ["", "text/css"].contains(element["type"] ?? "") {
      sheet.add(element.text) { report($0, element) }
    }
    for child in element.children { collectRules(child, &sheet, report) }
  }

  /// Of equal ids the first one counts.
  private mutating func collect(
    _ sheet: SVGStyleSheet, _ path: inout [MarkupElement], _ places: inout [Int]
  ) {
    guard let element = path.last else { return }
    if let id = element["id"], !id.isEmpty, ids[id] == nil { ids[id] = element }
    var rules = sheet.declarations(for: path[...], places[...])
    rules += element["style"].map(SVGStyleSheet.declarations) ?? []
    if !rules.isEmpty {
      declared[element.index] = rules.filter { !$0.isImportant } + rules.filter(\.isImportant)
    }
    let values = element.attributes.map(\.value) + rules.map(\.value)
    usesContext = usesContext || values.contains { $0.hasPrefix("context-") }
    for (place, child) in element.children.enumerated() {
      parents[child.index] = element
      path.append(child)
      places.append(place)
      collect(sheet, &path, &places)
      path.removeLast()
      places.removeLast()
    }
  }

  /// What attributes, rules and `style` say, the weightiest last; `color` and the size of the font first,
  /// since others refer to them.
  func declarations(of element: MarkupElement) -> [SVGDeclaration] {
    let all =
      element.attributes.filter { !Self.rulesOnly.contains($0.name) }
      .map { SVGDeclaration(name: $0.name, value: $0.value) } + (declared[element.index] ?? [])
    func isFirst(_ name: String) -> Bool { name == "color" || name == "font-size" }
    return all.filter { isFirst($0.name) } + all.filter { !isFirst($0.name) }
  }

  /// Properties that no attribute sets.
  private static let rulesOnly: Set<String> = [
    "marker", "mix-blend-mode", "isolation", "background", "background-color",
  ]

  /// The element around another one.
  func parent(of element: MarkupElement) -> MarkupElement? { parents[element.index] }
}
