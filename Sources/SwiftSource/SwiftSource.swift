internal import GalleyDesign
public import GalleyDocuments
public import GalleyParsing

/// A document as the Swift source of a view that draws the same picture.
///
/// ```swift
/// import Galley
///
/// struct CardView: View {
///   var body: some View {
///     Text("Ada Lovelace").font(.headline).padding(8)
///   }
/// }
///
/// extension CardView {
///   static func scene() -> Scene { Scene(CardView()) }
/// }
/// ```
public struct SwiftSource: Sendable {
  /// The source, from its import to its last line feed.
  public let text: String
  /// The declarations without the import.
  package let declarations: String
  /// The name of the view.
  public let viewName: String
  /// True if the scene is given a theme, because the document's is none of Galley's own.
  public let needsTheme: Bool
  /// True if the scene is given the images around the document.
  public let needsImages: Bool
  /// What cannot be written; empty when the source draws the document's picture.
  public let diagnostics: [Diagnostic]

  /// Writes a document; linear in its length.
  ///
  /// - Parameters:
  ///   - name: The document's name without folders and ending: `profile-card` becomes
  ///     `ProfileCardView`.
  ///   - source: The document's own text, whose `description` becomes that of the view.
  public init(_ document: Document, named name: String, from source: SourceText? = nil) {
    viewName = Self.viewName(of: name)
    var writer = SwiftViewWriter(theme: document.theme)
    let body = writer.lines(of: document.root, indentedBy: 4)
    let theme = SwiftScene.preset(of: document.theme)
    needsTheme = theme == nil
    needsImages = writer.needsImages
    diagnostics = writer.diagnostics
    let summary = source.flatMap { JSONParser.parse($0).value?["description"]?.text } ?? ""
    var lines = summary.split(whereSeparator: \.isNewline).map { "/// \($0)" }
    lines.append("struct \(viewName): View {")
    if needsImages { lines += ["  var images: any ImageSource", ""] }
    lines.append("  var body: some View {")
    lines += body.map { $0.isEmpty ? "" : "    " + $0 }
    lines += ["  }", "}", ""]
    let scene = SwiftScene(
      document, theme: theme, needsImages: needsImages, viewName: viewName)
    lines += scene.lines
    declarations = lines.joined(separator: "\n") + "\n"
    text = "import Galley\n\n" + declarations
  }

  /// `profile-card` as `ProfileCardView`. A name that Galley has itself is another's: a view called
  /// `ScrollView` would stand for Galley's inside its own body.
  private static func viewName(of name: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    var joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    if joined.first?.isLetter != true { joined = "Picture" + joined }
    let taken: Set<String> = [
      "Any", "Container", "Document", "Empty", "Image", "Primitive", "Progress", "Scroll", "State",
      "Styled", "Text", "Tuple", "Words",
    ]
    return joined + (taken.contains(joined) ? "PictureView" : "View")
  }
}
