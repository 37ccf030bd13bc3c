/// What came out for one picture, frame dump or relation.
package struct PictureResult: Hashable, Sendable {
  /// How it ended.
  package enum Status: String, CaseIterable, Hashable, Sendable {
    /// As expected.
    case passed
    /// Not as expected.
    case failed
    /// There is no reference.
    case missing
    /// A reference was written.
    case recorded
    /// The component could not be rendered.
    case error
    /// The reference cannot be read.
    case unusable
  }

  /// What did not hold, or what was checked.
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
    /// Rendering works.
    case render
    /// The reference can be read.
    case reference
  }

  /// How equality was found, cheapest first.
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
  /// How it ended.
  package var status: Status
  /// What did not hold.
  package var kind: Kind?
  /// How equality was found.
  package var matchedBy: Match?
  /// One line for a person.
  package var message = ""
  /// Whether the causes are proven, of pictures that differ; nil for everything else.
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
  /// What it passes in spite of, thanks to masks and tolerances.
  package var tolerated: [ToleratedDifference] = []
  /// The types of the components that changed, each once.
  package var components: [String] = []
  /// Where it differs, as far as that is known.
  package var details = DifferenceDetails()
  /// Files in the output folder by role: `expected`, `actual`, `diff`.
  package var attachments: [Attachment] = []
  /// The reference's path.
  package var reference: String?
  /// The path of a reference that no case declares and that shows the same: the case has perhaps
  /// another name now.
  package var renamedFrom: String?
  /// Where to look in the sources.
  package var location: SceneLocation?
  /// What the lints found.
  package var lints: [LintFinding] = []
  /// Files the picture was made from.
  package var dependencies: [String] = []
  /// The hash of what its case was made from, references and program included; nil when it is not
  /// known.
  package var inputsDigest: UInt64?
  /// The digest of the picture, as `PictureDigest` combines it; nil when there is none.
  package var digest: UInt64?
  /// The time taken, in seconds.
  package var seconds = 0.0

  /// A file that belongs to a result.
  package struct Attachment: Hashable, Sendable {
    /// What it shows.
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

  /// Whether it is as it should be, lints aside.
  package var isPassed: Bool { status == .passed }

  /// Whether a picture is meant: neither a frame dump nor a relation to another document.
  package var isPicture: Bool {
    kind != .layout && kind != .same && kind != .differs
      && reference?.hasSuffix(".layout.txt") != true
  }

  /// The path of an attachment by role.
  package func attachment(_ role: String) -> String? {
    attachments.first { $0.role == role }?.path
  }
}
