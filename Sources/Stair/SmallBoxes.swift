package import GalleyGeometry
package import GalleyLayout
internal import GalleyParsing
internal import GalleySystem

extension LayoutResult {
  /// The box with a background or a border of an element whose own frame is larger; nil for other elements.
  package func smallBox(ofElement index: Int) -> Rect? {
    let names = tree.elements[index].words.properties.lazy.map(\.name)
    guard names.contains(where: { $0 == "width" || $0 == "height" }),
      names.contains(where: { $0.hasPrefix("background") || $0.hasPrefix("border") }),
      let box = boxFrame(ofElement: index), let frame = frame(ofElement: index),
      box.width < frame.width - 1 || box.height < frame.height - 1
    else { return nil }
    return box
  }

  /// The warnings of a strict reading: components of a document whose background or border covers less than their frame.
  func strictFindings(in syntax: DocumentSyntax) -> [Diagnostic] {
    tree.elements.indices.compactMap { index in
      guard let offset = tree.elements[index].sourceOffset, let box = smallBox(ofElement: index),
        let frame = frame(ofElement: index), !isExempt(index, from: "small-background")
      else { return nil }
      func form(_ rect: Rect) -> String { "\(short(rect.width))x\(short(rect.height))" }
      return Diagnostic(
        .warning,
        "the background or border covers \(form(box)) of the frame's \(form(frame)): "
          + "\"minWidth\" and \"minHeight\" make the box so large",
        at: syntax.value?.object(at: offset)?.opening)
    }
  }

  private func short(_ length: Double) -> String {
    let rounded = (length * 10).rounded() / 10
    return rounded == rounded.rounded() ? String(Int(saturating: rounded)) : String(rounded)
  }

  /// True if the author of an element, or of one around it, gave a reason against a lint.
  private func isExempt(_ element: Int, from lint: String) -> Bool {
    var next: Int? = element
    while let index = next {
      if tree.elements[index].words.facts.exemptions.contains(where: { $0.lint == lint }) {
        return true
      }
      next = parent(ofElement: index)
    }
    return false
  }
}
