internal import GalleyDesign
public import GalleyDocuments
public import GalleyParsing
internal import GalleyText

/// A document as the SwiftUI source of a view that draws the same picture.
///
/// ```swift
/// import SwiftUI
///
/// struct CardView: View {
///   var body: some View {
///     Text("Ada Lovelace").font(.title3).fontWeight(.bold).padding(8)
///   }
/// }
///
/// #Preview("card", traits: .sizeThatFitsLayout) {
///   CardView().fixedSize()
/// }
/// ```
public struct SwiftSource: Sendable {
  /// The source, from its imports to its last line feed.
  public let text: String
  /// The name of the view.
  public let viewName: String
  /// True if the source imports `GalleyKit`, for components that SwiftUI has no word for.
  public let needsKit: Bool
  /// The parts that cannot be written; empty if the source draws the document's picture.
  public let diagnostics: [Diagnostic]

  /// Writes a document; linear in its length.
  ///
  /// - Parameters:
  ///   - name: The document's name without its ending: `profile-card` becomes `ProfileCardView`, and the preview
  ///     has the name as it is.
  ///   - source: The document's own text, whose `description` becomes that of the view.
  public init(_ document: Document, named name: String, from source: SourceText? = nil) {
    viewName = Self.viewName(of: name)
    let canvas = document.canvas
    var writer = SwiftViewWriter(hasSafeArea: canvas.device != nil || canvas.safeArea != nil)
    let body = writer.lines(of: document.root, at: .init(hugsIcons: true, margin: 4))
    var preview = SwiftPreview(document, named: name, viewName: viewName)
    let previewLines = preview.lines(&writer.palette)
    writer.refuse(preview.unsaid, of: document.root)
    if !document.theme.isPlain {
      writer.complain("SwiftUI has no word for a theme that gives views their looks", document.root)
    }
    diagnostics = writer.diagnostics
    needsKit = writer.needsKit
    let summary = source.flatMap { JSONParser.parse($0).value?["description"]?.text } ?? ""
    var lines = ["import SwiftUI"]
    if writer.needsCharts { lines.append("import Charts") }
    if needsKit { lines.append("import GalleyKit") }
    lines.append("")
    lines += summary.split(whereSeparator: \.isNewline).map { "/// \($0)" }
    lines += ["struct \(viewName): View {", "  var body: some View {"]
    lines += body.map { $0.isEmpty ? "" : "    " + $0 } + ["  }", "}", ""]
    if !writer.palette.lines.isEmpty { lines += writer.palette.lines + [""] }
    text = (lines + previewLines).joined(separator: "\n") + "\n"
  }

  /// Returns `profile-card` as `ProfileCardView`. A name that SwiftUI itself uses is changed: a view called
  /// `ScrollView` would replace SwiftUI's inside its own body.
  private static func viewName(of name: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    var joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    if joined.first?.isLetter != true { joined = "Picture" + joined }
    let taken: Set<String> = [
      "Any", "Collection", "Control", "Empty", "Geometry", "Image", "Primitive", "Progress",
      "Scroll", "State", "Text", "Timeline", "Tuple", "Words",
    ]
    return joined + (taken.contains(joined) ? "PictureView" : "View")
  }
}

extension Theme {
  /// True if views look as they do without a theme. Names of colours, lengths and text styles are resolved.
  fileprivate var isPlain: Bool {
    guard Theme.standard.hasMarkup(of: self) else { return false }
    var standard = Theme.standard
    standard.name = name
    standard.palette = palette
    standard.dimensions = dimensions
    standard.textStyles = textStyles
    standard.tokens = tokens
    return standard == self
  }
}
