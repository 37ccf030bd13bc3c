import GalleyParsing

/// The elements of a file with the facts that the reader needs: names by namespaces, ids, parents, and the
/// declarations of attributes, rules and `style`.
struct SVGSource {
  let root: MarkupElement
  private(set) var ids: [String: MarkupElement] = [:]
  private var parents: [Int: MarkupElement] = [:]
  private var declared: [Int: [SVGDeclaration]] = [:]
  private var weights: [Int: Int] = [:]
  /// The number of times that a rule may still be tried on an element.
  private var trials: Int
  /// True if anything has the paint of what it belongs to.
  private(set) var usesContext = false

  /// - Parameters:
  ///   - usesSheets: True if `<style>` counts.
  ///   - trials: The number of times that a rule may be tried on an element.
  ///   - report: Takes what of style sheets is left out, with its element.
  init(
    _ root: MarkupElement, usesSheets: Bool = true, trials: Int = 1 << 22,
    report: (String, MarkupElement) -> Void
  ) {
    self.root = root
    self.trials = trials
    var sheet = SVGStyleSheet()
    if usesSheets { Self.collectRules(root, &sheet, report) }
    sheet.sort()
    var (path, places) = ([root], [0])
    collect(sheet, &path, &places)
    if self.trials < 0 {
      report("what more rules of <style> say than can be tried on every element", root)
    }
  }

  /// Adds the rules of all `<style>` elements, at any depth.
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
    trials -= sheet.count
    var rules = trials < 0 ? [] : sheet.declarations(for: path[...], places[...])
    rules += element["style"].map(SVGStyleSheet.declarations) ?? []
    if !rules.isEmpty {
      declared[element.index] = rules.filter { !$0.isImportant } + rules.filter(\.isImportant)
    }
    let values = element.attributes.map(\.value) + rules.map(\.value)
    weigh(element, rules)
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

  private mutating func weigh(_ element: MarkupElement, _ rules: [SVGDeclaration]) {
    let attributes = element.attributes.filter { !$0.name.hasSuffix("href") }
    let bytes =
      attributes.reduce(0) { $0 + $1.value.utf8.count }
      + rules.reduce(0) { $0 + $1.value.utf8.count }
    if bytes >= 1_024 { weights[element.index] = bytes / 1_024 }
  }

  /// The length of an element's attributes and rules, in KiB.
  func weight(of element: MarkupElement) -> Int { weights[element.index] ?? 0 }

  /// The declarations of attributes, rules and `style`, the weightiest last; `color` and the size of the font first,
  /// since others refer to them, and those that refer to others last.
  func declarations(of element: MarkupElement) -> [SVGDeclaration] {
    let all =
      element.attributes.filter { !Self.rulesOnly.contains($0.name) }
      .map { SVGDeclaration(name: $0.name, value: $0.value) } + (declared[element.index] ?? [])
    // A decoration takes the paint that is known by then.
    func rank(_ name: String) -> Int {
      switch name {
      case "color", "font-size", "font": 0
      case "text-decoration", "text-decoration-line", "baseline-shift": 2
      default: 1
      }
    }
    return (0...2).flatMap { wanted in all.filter { rank($0.name) == wanted } }
  }

  /// Properties that no attribute sets.
  private static let rulesOnly: Set<String> = [
    "font", "font-kerning", "marker", "mix-blend-mode", "isolation", "background",
    "background-color",
  ]

  /// The element around another one.
  func parent(of element: MarkupElement) -> MarkupElement? { parents[element.index] }
}
