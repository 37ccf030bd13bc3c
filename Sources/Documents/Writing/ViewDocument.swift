package import GalleyComponents
import GalleyDesign
import GalleyGeometry
package import GalleyLayout
import GalleyParsing

/// Writes views as documents.
package struct ViewDocument {
  /// The components that documents may name.
  package var catalog = ComponentCatalog.standard
  /// True if bars cover a part of the screen.
  package var hasSafeArea = false

  /// Makes a writer for the standard components.
  package init() {}

  /// Writes a view on a canvas as a document, with a final line feed.
  ///
  /// - Parameters:
  ///   - view: The view, which becomes the document's root.
  ///   - environment: The values around it.
  ///   - canvas: The canvas without the settings that the environment has.
  ///   - isOpen: True for a canvas of the view's size, which is left out where the view decides it by itself.
  /// - Throws: The parts that have no place in a document.
  package func text(
    of view: some View, _ environment: EnvironmentValues, on canvas: Canvas, isOpen: Bool = false
  ) throws(ViewWritingError) -> String {
    var writer = ViewWriter(catalog: catalog, hasSafeArea: hasSafeArea)
    var root = ViewWriter.one(writer.components(of: view, environment, .init(environment)))
    root.settleSquare()
    guard writer.findings.isEmpty else { throw ViewWritingError(findings: writer.findings) }
    var canvas = canvas
    if let setting = writer.setting {
      if setting.locale != "en" { canvas.locale = setting.locale }
      if setting.textSize != .large { canvas.textSize = setting.textSize }
      if setting.boldText { canvas.boldText = true }
    }
    if isOpen {
      if root.decides(.horizontal) { canvas.width = nil }
      if root.decides(.vertical) { canvas.height = nil }
    }
    let plain = Canvas()
    let members = ValueSyntax().members(
      of: canvas, Canvas.properties, standard: Canvas.properties.map { $0.value(plain) }
    ) { _ in }
    guard !members.isEmpty else { return JSONWriter.text(of: root.syntax) + "\n" }
    let keys = SyntaxValue.object(members.map { ($0.key.name, $0.value) })
    return JSONWriter.text(of: .object([("canvas", keys), ("root", root.syntax)])) + "\n"
  }
}

extension WrittenComponent {
  /// True if the length along an axis does not depend on the room that is offered.
  fileprivate func decides(_ axis: Axis) -> Bool {
    let fixed = self["fixedSize"]
    return self[axis == .horizontal ? "width" : "height"] != nil || fixed == .truth(true)
      || fixed == .text(axis == .horizontal ? "horizontal" : "vertical")
  }
}
