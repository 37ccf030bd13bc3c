public import GalleyComponents
public import GalleyDocuments
public import GalleyFiles
public import GalleyParsing

/// Opens document files, with the images around them, all in the same way.
public struct DocumentLoader: Sendable {
  /// Strict or lenient.
  public var mode: ReadingMode
  /// The design that documents are drawn in; nil is each document's own.
  public var design: DocumentDesign?
  /// Files for remote URLs, and further folders of images.
  public var assets: AssetMap
  /// Pixels per point when the asker decides it; nil takes the document's own, which is not known
  /// before it is read, so that images are chosen for two.
  public var scale: Double?

  /// Makes a loader.
  public init(
    mode: ReadingMode = .strict, design: DocumentDesign? = nil, assets: AssetMap = AssetMap(),
    scale: Double? = nil
  ) {
    self.mode = mode
    self.design = design
    self.assets = assets
    self.scale = scale
  }

  /// Reads a file; `-` is standard input.
  ///
  /// - Throws: `FileError` when the bytes cannot be had. What is wrong in them is in the findings.
  public func load(_ path: String) throws(FileError) -> LoadedDocument {
    let isInput = path == "-"
    let bytes = try isInput ? File.readStandardInput() : File.read(path)
    return load(SourceText(name: isInput ? "<stdin>" : path, bytes: bytes), at: isInput ? "" : path)
  }

  /// Reads a document from bytes; its images lie around the path.
  public func load(_ source: SourceText, at path: String) -> LoadedDocument {
    let images = ResourceLoader(document: path, assets: assets, scale: scale ?? 2)
    let (document, diagnostics) = DocumentReader.read(
      source,
      options: DocumentReader.Options(
        mode: mode, design: design, files: { Self.text(of: $0, beside: path) }, images: images))
    return LoadedDocument(source: source, document: document, diagnostics: diagnostics)
  }

  /// The text of a file that a document names, relative to the document's folder.
  private static func text(of name: String, beside document: String) -> SourceText? {
    let folder = document.lastIndex(of: "/").map { String(document[...$0]) } ?? ""
    let path = name.hasPrefix("/") ? name : folder + name
    return (try? File.read(path)).map { SourceText(name: path, bytes: $0) }
  }
}

/// A document file that was read.
public struct LoadedDocument: Sendable {
  /// Its bytes, for showing findings at their place.
  public var source: SourceText
  /// The document; nil when the findings contain an error.
  public var document: Document?
  /// What was found in it, in the order of the places.
  public var diagnostics: [Diagnostic]
}
