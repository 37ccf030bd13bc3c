/// The result for one picture, frame dump or relation.
package struct PictureResult: Hashable, Sendable {
  /// The outcome.
  package enum Status: String, CaseIterable, Hashable, Sendable {
    /// As expected.
    case passed
    /// Not as expected.
    case failed
    /// The reference is missing.
    case missing
    /// A reference was written.
    case recorded
    /// The picture is absent: something is wrong in the input, or the component could not be rendered.
    case error
    /// The reference cannot be read, or cannot be written.
    case unusable
  }

  /// The kind of a failure, or of the check.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The pixels.
    case mismatch
    /// The size in pixels.
    case size
    /// There is a reference.
    case missing
    /// The frame dump.
    case layout
    /// Another document looks the same.
    case same
    /// Another document looks different.
    case differs
    /// A stored digest vouches for the pixels.
    case digest
    /// Two renderings are alike.
    case unstable
    /// The document and everything that it is drawn with can be read.
    case input
    /// Rendering works.
    case render
    /// The reference can be read.
    case reference
  }

  /// The ways in which equality is found, cheapest first.
  package enum Match: String, CaseIterable, Hashable, Sendable {
    /// Nothing it depends on has changed since it passed last: it was not looked at.
    case inputs
    /// Another variant draws the same.
    case shared
    /// The lock file; the picture itself was not there.
    case lock
    /// Equal digests: nothing was drawn.
    case digest
    /// Pixel by pixel.
    case pixels
    /// Not equal, but within what the case tolerates.
    case tolerance
  }

  /// The name of the picture: `badge/count.light`.
  package var name: String
  /// The name of its case.
  package var caseName: String
  /// The name of its variant.
  package var variant: String
  /// The outcome.
  package var status: Status
  /// The kind of the failure.
  package var kind: Kind?
  /// The way in which equality was found.
  package var matchedBy: Match?
  /// One line for a person.
  package var message = ""
  /// The proof of the causes, for pictures that differ; nil for everything else.
  package var proof: PictureProof?
  /// Why it differs.
  package var causes: [Cause] = []
  /// Nodes that account for changed pixels.
  package var shares: [PixelAttribution.Share] = []
  /// The number of differing pixels, or nil when none were compared.
  package var changedPixels: Int?
  /// The number of pixels of the larger picture.
  package var totalPixels: Int?
  /// The number of differing pixels that have an explanation.
  package var explainedPixels: Int?
  /// The largest difference of a channel in levels of 0…255.
  package var largestChannelDifference: Int?
  /// The differences in spite of which it passes, thanks to masks and tolerances.
  package var tolerated: [ToleratedDifference] = []
  /// The types of the components that changed, each once.
  package var components: [String] = []
  /// The details of the difference, as far as they are known.
  package var details = DifferenceDetails()
  /// Files in the output folder by role: `expected`, `actual`, `diff`.
  package var attachments: [Attachment] = []
  /// The reference's path.
  package var reference: String?
  /// The path of a reference that no case declares and that shows the same: the case has perhaps
  /// another name now.
  package var renamedFrom: String?
  /// The location in the sources.
  package var location: SceneLocation?
  /// The findings of the lints.
  package var lints: [LintFinding] = []
  /// Files the picture was made from.
  package var dependencies: [String] = []
  /// The hash of what its case was made from, references and program included; nil when it is not
  /// known.
  package var inputsDigest: UInt64?
  /// The digest of the picture, as `PictureDigest` combines it; nil if it has no digest.
  package var digest: UInt64?
  /// The time taken, in seconds.
  package var seconds = 0.0

  /// A file that belongs to a result.
  package struct Attachment: Hashable, Sendable {
    /// The role of the picture.
    package var role: String
    /// The path relative to the output folder.
    package var path: String

    /// Makes an attachment.
    package init(role: String, path: String) {
      self.role = role
      self.path = path
    }
  }

  /// Makes a result with nothing but its name and how it ended.
  package init(name: String, caseName: String, variant: String, status: Status) {
    self.name = name
    self.caseName = caseName
    self.variant = variant
    self.status = status
  }

  /// True if it is as it should be, lints aside.
  package var isPassed: Bool { status == .passed }

  /// True if a picture is meant: neither a frame dump nor a relation to another document.
  package var isPicture: Bool {
    kind != .layout && kind != .same && kind != .differs
      && reference?.hasSuffix(".layout.txt") != true
  }

  /// The path of an attachment by role.
  package func attachment(_ role: String) -> String? {
    attachments.first { $0.role == role }?.path
  }
}
