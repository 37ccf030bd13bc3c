/// What came out for one picture, frame dump or relation.
public struct PictureResult: Hashable, Sendable {
  /// How it ended.
  public enum Status: String, CaseIterable, Hashable, Sendable {
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
  public enum Kind: String, CaseIterable, Hashable, Sendable {
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
  public enum Match: String, CaseIterable, Hashable, Sendable {
    /// Another variant draws the same.
    case shared
    /// The lock file; the picture itself was not there.
    case lock
    /// Equal digests: nothing was drawn.
    case digest
    /// Equal hashes of pixels: nothing was decoded.
    case hash
    /// Pixel by pixel.
    case pixels
    /// Not equal, but within what the case tolerates.
    case tolerance
  }

  /// The name of the picture: `badge/count.light`.
  public var name: String
  /// The name of its case.
  public var caseName: String
  /// The name of its variant.
  public var variant: String
  /// How it ended.
  public var status: Status
  /// What did not hold.
  public var kind: Kind?
  /// How equality was found.
  public var matchedBy: Match?
  /// One line for a person.
  public var message = ""
  /// Whether the causes are proven, of pictures that differ; nil for everything else.
  public var proof: PictureProof?
  /// Why it differs.
  public var causes: [Cause] = []
  /// Nodes that account for changed pixels.
  public var shares: [PixelAttribution.Share] = []
  /// The number of differing pixels, or nil when none were compared.
  public var changedPixels: Int?
  /// The number of pixels of the larger picture.
  public var totalPixels: Int?
  /// The number of differing pixels that have an explanation.
  public var explainedPixels: Int?
  /// The largest difference of a channel in levels of 0…255.
  public var largestChannelDifference: Int?
  /// The types of the components that changed, each once.
  public var components: [String] = []
  /// Where it differs, as far as that is known.
  public var details = DifferenceDetails()
  /// Files in the output folder by role: `expected`, `actual`, `diff`, `composite`.
  public var attachments: [Attachment] = []
  /// The reference's path.
  public var reference: String?
  /// Where to look in the sources.
  public var location: SceneLocation?
  /// What the lints found.
  public var lints: [LintFinding] = []
  /// Files the picture was made from.
  public var dependencies: [String] = []
  /// The time taken, in seconds.
  public var seconds = 0.0

  /// A file that belongs to a result.
  public struct Attachment: Hashable, Sendable {
    /// What it shows.
    public var role: String
    /// The path relative to the output folder.
    public var path: String

    /// Makes an attachment.
    public init(role: String, path: String) {
      self.role = role
      self.path = path
    }
  }

  /// Makes a result with nothing but its name and how it ended.
  public init(name: String, caseName: String, variant: String, status: Status) {
    self.name = name
    self.caseName = caseName
    self.variant = variant
    self.status = status
  }

  /// Whether it is as it should be, lints aside.
  public var isPassed: Bool { status == .passed }

  /// The path of an attachment by role.
  public func attachment(_ role: String) -> String? {
    attachments.first { $0.role == role }?.path
  }
}
