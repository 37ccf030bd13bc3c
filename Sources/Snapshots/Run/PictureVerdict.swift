import GalleyImaging

/// What comparing a picture with its reference found: a value that says what follows, and does
/// none of it.
struct PictureVerdict {
  enum Outcome {
    /// As it should be.
    case passed(PictureResult.Match)
    /// There is no reference.
    case missing
    /// What stands in the reference's place cannot be read, or not without something else.
    case unusable
    /// The pixels are others.
    case different(PictureDifference)
  }

  var outcome: Outcome
  /// One line for a person.
  var message = ""
  /// The plain numbers, when pixels were compared.
  var numbers: ExactComparison?
  /// The tolerated differences.
  var tolerated: [ToleratedDifference] = []
  /// What the lock file should say, or nil when it says so or nothing is known.
  var lockEntry: LockFile.Entry?
  /// What the picture is made from today, when it passes and what is kept is something else.
  var freshMetadata: SnapshotMetadata?
  /// What would become the reference, or nil when there is nothing to record.
  var candidate: [UInt8]?
}

/// A picture that differs from its reference, and why.
struct PictureDifference {
  var kind: PictureResult.Kind
  var explanation: Explanation
  var proof: PictureProof
  /// The reference as today's rasterizer draws it from what it carries, when that is another picture.
  var redrawn: Bitmap?
  var expected: Bitmap
  /// What the reference was made from; nil when it does not tell.
  var metadata: SnapshotMetadata?
  /// The reference as it is on disk.
  var expectedBytes: [UInt8]
  var actual: Bitmap
}

extension PictureResult {
  /// Takes over what a comparison found, before anything is written.
  mutating func take(_ verdict: PictureVerdict) {
    switch verdict.outcome {
    case .passed(let match): matchedBy = match
    case .missing: (status, kind) = (.missing, .missing)
    case .unusable: (status, kind) = (.unusable, .reference)
    case .different(let difference):
      (status, kind) = (.failed, difference.kind)
      take(difference.explanation)
      details.expectedSize = DifferenceDetails.PixelSize(difference.expected)
      details.actualSize = DifferenceDetails.PixelSize(difference.actual)
      proof = difference.proof
    }
    if let numbers = verdict.numbers {
      changedPixels = numbers.changed
      totalPixels = numbers.total
      largestChannelDifference = numbers.largest
      details.changedRect = numbers.changedRect
    }
    message = verdict.message
    tolerated = verdict.tolerated
  }

  /// Takes over causes, shares and the line for a person.
  mutating func take(_ explanation: Explanation) {
    causes = explanation.causes
    shares = Array((explanation.pixels?.shares ?? []).prefix(12))
    explainedPixels = explanation.explainedPixels
    message = explanation.summary
    if let tree = explanation.tree { details.take(tree) }
    let causing = explanation.tree?.changes.filter { $0.verdict == .cause } ?? []
    location = causing.first { $0.location != nil }?.location
    var types: [String] = []
    for change in causing where !types.contains(change.type) { types.append(change.type) }
    components = types
  }
}
