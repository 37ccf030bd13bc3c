public import GalleyComponents
import GalleyDesign
public import GalleyDocuments
import GalleyGeometry

extension Renderer {
  /// Writes a scene of views as the document that draws the same picture.
  ///
  /// Components of documents, modifiers in the order in which documents apply them, texts, shapes and the values that
  /// views inherit become what a person would write; a modifier in another order becomes a component around.
  ///
  /// ```swift
  /// let scene = Scene(Text("Ada").padding(8).background(Color.yellow))
  /// try renderer.document(of: scene)
  /// // {"type": "Text", "values": {"text": "Ada"}, "properties": {"padding": 8, …}}
  /// ```
  ///
  /// - Parameters:
  ///   - scene: The view and its canvas.
  ///   - catalog: The components that the document may name.
  /// - Returns: JSON with a final line feed.
  /// - Throws: Everything that has no place in a document: states, layouts and shapes of one's own, closures.
  public func document(
    of scene: Scene, catalog: ComponentCatalog = .standard
  ) throws(ViewWritingError) -> String {
    try document(of: scene, catalog: catalog, on: Canvas(scene.canvas))
  }

  /// The same on a canvas with the settings of the scene's.
  ///
  /// - Parameter isOpen: True to leave out lengths of the canvas that the view decides by itself.
  package func document(
    of scene: Scene, catalog: ComponentCatalog = .standard, on canvas: Canvas, isOpen: Bool = false
  ) throws(ViewWritingError) -> String {
    var writer = ViewDocument()
    writer.catalog = catalog
    writer.hasSafeArea = scene.canvas.safeArea != .zero
    guard scene.canvas.contrast == .standard else {
      throw ViewWritingError(findings: [.init(path: [], reason: "an increased contrast")])
    }
    guard scene.canvas.system == .ios18 else {
      throw ViewWritingError(findings: [.init(path: [], reason: "the look of another system")])
    }
    return try writer.text(
      of: AnyView(erasing: scene.root), scene.context(typesetter), on: canvas, isOpen: isOpen)
  }
}

extension Canvas {
  /// The canvas of a document with the settings of another one, without those that equal the defaults.
  package init(_ canvas: SceneCanvas) {
    self.init()
    (width, height) = (canvas.width, canvas.height)
    if canvas.grid.scale != 2 { scale = canvas.grid.scale }
    if canvas.appearance == .dark { appearance = .dark }
    background = canvas.backgroundColor
    if canvas.locale != "en" { locale = canvas.locale }
    if canvas.direction != layoutDirection { direction = canvas.direction }
    if canvas.safeArea != .zero { safeArea = canvas.safeArea }
  }
}
