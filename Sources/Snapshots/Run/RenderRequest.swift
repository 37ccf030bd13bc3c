package import GalleyImaging
package import GalleyParsing

/// Asks for one picture.
package struct RenderRequest: Hashable, Sendable {
  /// The document, or the source file of a test.
  package var path: String
  /// The name of the case; empty if it is not needed.
  package var caseName = ""
  /// The variant to show.
  package var variant: Variant
  /// The theme that the suite names, or nil.
  package var theme: String?

  /// The files or folders of strings that the suite names.
  package var strings: [String] = []
  /// The steps that lead to the picture; nil for the document as it is.
  package var steps: CaseSteps?

  /// The files or folders of fonts that the suite names.
  package var fonts: [String] = []

  /// Makes a request.
  package init(path: String, variant: Variant, theme: String? = nil) {
    self.path = path
    self.variant = variant
    self.theme = theme
  }

  /// Makes the request of a document with what its suite decides.
  package init(
    path: String, variant: Variant, settings: CaseSettings, _ caseName: String = ""
  ) {
    self.init(path: path, variant: variant, theme: settings.theme)
    (strings, fonts) = (settings.strings, settings.fonts)
    steps = settings.steps
    self.caseName = caseName
  }
}

/// A picture that is laid out but not yet drawn: what it will be made from, and how to draw it.
package struct PreparedPicture: Sendable {
  /// Everything that decides the pixels.
  package var digest: PictureDigest
  /// The tree.
  package var scene: SceneDescription
  /// The files that went into it.
  package var dependencies: [String]
  /// Every file that was read or looked for, with the hash of its bytes, 0 for a missing file; nil if they
  /// are not known.
  package var files: [NamedDigest]?
  /// True if the value of a property of a component of a type is the one that applies without it.
  package var isDefault: @Sendable (_ type: String, SceneProperty) -> Bool = { _, _ in false }
  /// The reasons why its texts are not in the language of the variant.
  package var localization: [LintFinding] = []
  /// The warnings and notes about its document.
  package var findings: [Diagnostic] = []
  /// The text that they are placed in; nil where it is not known.
  package var source: SourceText?
  /// True if a finding is about a colour or a size that the platform chose.
  package var isOfPlatform: @Sendable (LintFinding) -> Bool = { _ in false }
  /// The inputs of the picture, to be stored with a reference; called only for references and failures.
  package var inputs: @Sendable () throws(RenderFailure) -> PictureInputs?
  /// Makes an earlier picture of this case again with today's renderer; called only for failures.
  package var redraw: @Sendable (PictureInputs) -> Redrawing
  /// Draws; called only when the digest does not settle the matter.
  package var draw: @Sendable () throws(RenderFailure) -> DrawnPicture

  /// Makes a prepared picture.
  package init(
    digest: PictureDigest, scene: SceneDescription, dependencies: [String] = [],
    inputs: @escaping @Sendable () throws(RenderFailure) -> PictureInputs? = { nil },
    redraw: @escaping @Sendable (PictureInputs) -> Redrawing = { _ in
      .unchecked("this renderer cannot draw earlier pictures again")
    },
    draw: @escaping @Sendable () throws(RenderFailure) -> DrawnPicture
  ) {
    self.digest = digest
    self.scene = scene
    self.dependencies = dependencies
    self.inputs = inputs
    self.redraw = redraw
    self.draw = draw
  }
}

/// Pixels, and how to find out who painted them.
package struct DrawnPicture: Sendable {
  /// The pixels.
  package var bitmap: Bitmap
  /// The owner that painted each pixel; called only for references and failures.
  package var owners: @Sendable () -> OwnerMap?

  /// Makes a drawn picture.
  package init(bitmap: Bitmap, owners: @escaping @Sendable () -> OwnerMap? = { nil }) {
    self.bitmap = bitmap
    self.owners = owners
  }
}

/// The reason for a missing picture.
public struct RenderFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The description of the error in the text that a person should read, with places.
  public var description: String
  /// The location; nil for an unknown one.
  public var location: SceneLocation?
  /// True for what is wrong in documents, themes, fonts and data; false if drawing itself failed.
  package var isOfInput = true

  /// Makes a failure.
  public init(_ description: String, at location: SceneLocation? = nil) {
    self.description = description
    self.location = location
  }
}

/// Turns requests into pictures. Called from several threads at once.
package typealias PicturePreparation =
  @Sendable (RenderRequest) throws(RenderFailure) -> PreparedPicture
