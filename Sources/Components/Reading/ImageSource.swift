public import GalleyPainting
public import GalleyVector

/// The source of a document's images.
public protocol ImageSource: Sendable {
  /// The image with a local name or path, relative to the document.
  func image(named name: String) -> ImageOutcome
  /// The image at a remote or `data:` URL; remote ones are never fetched.
  func image(at url: String) -> ImageOutcome
  /// Whether the image with a local name is a mask for the foreground colour wherever nobody says
  /// otherwise, as the image set of an asset catalogue can have it. By default none is.
  func isTemplate(named name: String) -> Bool
}

extension ImageSource {
  /// No image is a mask.
  public func isTemplate(named name: String) -> Bool { false }
}

/// The outcome of looking for an image.
public enum ImageOutcome: Sendable {
  /// It is there, as pixels.
  case found(ImageResource)
  /// It is there, as shapes.
  case foundVector(VectorImage)
  /// There is none; the text says why and a placeholder stands for it.
  case unresolved(String)
  /// There is something, but it cannot be used; the text says why.
  case failed(String)

  /// What of an image that is there is left out.
  package var warnings: [String] {
    switch self {
    case .found(let image): image.warnings
    case .foundVector(let image): image.warnings
    case .unresolved, .failed: []
    }
  }
}

/// No images at all.
package struct NoImages: ImageSource {
  /// Makes the empty source.
  package init() {}
  /// Never found.
  package func image(named name: String) -> ImageOutcome {
    .unresolved("no images are available to this document")
  }
  /// Never found.
  package func image(at url: String) -> ImageOutcome {
    .unresolved("no images are available to this document")
  }
}
