package import Galley
import GalleyComponents
import GalleyDesign
import GalleyDocuments
import GalleyGeometry
import GalleyLayout
package import GalleyParsing
import GalleyRendering
import GalleySystem

/// A document as it is now: its picture, its nodes, what is wrong with it.
package struct LivePicture: Sendable {
  /// The PNG; nil when the document cannot be drawn.
  package var png: [UInt8]?
  /// What the page needs besides, as members of an object.
  package var facts: [(String, SyntaxValue)] = []
  /// The files that were read or looked for.
  package var files: [String] = []

  /// How many nodes are told; more would take the browser longer than anybody looks.
  private static let nodeLimit = 4_000
  /// How long a text may be to be shown beside the picture, in bytes.
  private static let sourceLimit = 512 << 10

  /// Reads, lays out and draws.
  ///
  /// - Parameters:
  ///   - source: The text, with edits of the page made.
  ///   - loader: Reads documents.
  ///   - isDetailed: Whether nodes and source are wanted beside the picture.
  package init(
    _ source: SourceText, settings: ViewSettings, loader: DocumentLoader, renderer: Renderer,
    isDetailed: Bool
  ) {
    let noted = NotedFiles(over: loader.files)
    var loader = loader
    loader.files = noted
    loader.scale = settings.scene.scale
    loader.theme = settings.theme ?? loader.theme
    let loaded = loader.load(source)
    var findings = loaded.diagnostics
    if let document = loaded.document {
      draw(document, settings, source, renderer, isDetailed, &findings)
    }
    files = noted.soughtPaths
    facts.append(("findings", .array(findings.prefix(200).map { Self.finding($0, in: source) })))
    guard isDetailed, source.bytes.count <= Self.sourceLimit else { return }
    facts.append(("source", .text(String(decoding: source.bytes, as: UTF8.self))))
  }

  private mutating func draw(
    _ document: Document, _ settings: ViewSettings, _ source: SourceText, _ renderer: Renderer,
    _ isDetailed: Bool, _ findings: inout [Diagnostic]
  ) {
    var scene = Scene(document, settings: settings.scene)
    let theme = document.theme
    let (appearance, contrast) = (scene.canvas.appearance, scene.canvas.contrast)
    let tree = scene.takeTree(scene.context(renderer.typesetter))
    findings += tree.findings(in: source, fonts: renderer.typesetter.fonts)
    let memory = ByteMemory()
    var laidOut: SceneLayout?
    do {
      let frames = try renderer.layout(tree, of: scene)
      laidOut = frames
      let written = try renderer.write(frames) { bytes throws(Never) in memory.append(bytes) }
      png = memory.bytes
      facts += [
        ("width", .number(Double(written.width))), ("height", .number(Double(written.height))),
        ("scale", .number(frames.canvas.grid.scale)), ("appearance", .text(appearance.rawValue)),
      ]
    } catch {
      var drawing = error as? RenderingError
      if case .drawing(let inner)? = error as? WritingError<Never> { drawing = inner }
      let place = drawing?.place(in: source, of: laidOut?.layout)
      findings.append(Diagnostic(.error, "\(error)", at: place))
    }
    guard isDetailed, png != nil, let frames = laidOut else { return }
    facts.append(("nodes", .array(Self.nodes(frames.layout, source))))
    facts.append(("nodeCount", .number(Double(frames.layout.tree.elements.count))))
    let colors = theme.palette.names.map { name in
      SyntaxValue.array([
        .text(name),
        .text(theme.palette[name]?.resolved(for: appearance, contrast: contrast).hexText ?? ""),
      ])
    }
    facts.append(("colors", .array(colors)))
  }

  /// `[type, id, parent, frame, content, line, pointer, properties]`, in the order of the tree.
  private static func nodes(_ layout: LayoutResult, _ source: SourceText) -> [SyntaxValue] {
    let pointers = JSONParser.parse(source).value?.pointers ?? [:]
    var cursor = LocationCursor(source)
    return layout.tree.elements.indices.prefix(nodeLimit).map { index in
      let element = layout.tree.elements[index]
      let line = element.sourceOffset.map { Double(cursor.location(of: $0).line) } ?? 0
      return .array([
        .text(element.typeName), element.id.map { .text($0) } ?? .null,
        .number(Double(layout.parent(ofElement: index) ?? -1)),
        rect(layout.frame(ofElement: index)), rect(layout.contentFrame(ofElement: index)),
        .number(line), element.sourceOffset.flatMap { pointers[$0] }.map { .text($0) } ?? .null,
        .array(
          element.properties.map {
            .array([.text($0.name), .text($0.value)] + ($0.token.map { [.text($0)] } ?? []))
          }),
      ])
    }
  }

  private static func rect(_ rect: Rect?) -> SyntaxValue {
    guard let rect else { return .null }
    let numbers = [rect.minX, rect.minY, rect.width, rect.height]
    guard numbers.allSatisfy(\.isFinite) else { return .null }
    return .array(numbers.map { .number(($0 * 1000).rounded() / 1000) })
  }

  /// `[severity, text with place and caret, line, column]`; line 0 without a place.
  private static func finding(_ finding: Diagnostic, in source: SourceText) -> SyntaxValue {
    let place = finding.range.map { source.location(of: $0.start) }
    return .array([
      .text(finding.severity.rawValue), .text(finding.rendered(in: source)),
      .number(Double(place?.line ?? 0)), .number(Double(place?.column ?? 0)),
    ])
  }
}
