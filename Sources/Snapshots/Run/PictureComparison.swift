import GalleyGeometry
import GalleyImaging
import GalleySystem

/// Compares one picture with its reference, by the cheapest sufficient means: another variant's picture, the
/// lock file, the digest in the reference, the pixels themselves. If references are not trusted, it compares
/// the pixels. Writes nothing.
struct PictureComparison {
  let subject: SnapshotCase
  let variant: Variant
  let prepared: PreparedPicture
  let options: RunOptions
  /// The lock file's line about this picture.
  let locked: LockFile.Entry?
  /// True if there is a lock file with any contents.
  let isLockFilePresent: Bool
  /// An earlier variant that draws the same.
  let identicalVariant: () throws(RenderFailure) -> Variant?
  /// The inputs of passing pictures today.
  let store: InputsStore

  private var path: String { subject.picturePath(variant) }
  private var lockedRecord: LockFile.Record? {
    if case .picture(let record) = locked { return record }
    return nil
  }

  /// Draws only when nothing cheaper settles the matter.
  func verdict() throws(RenderFailure) -> PictureVerdict {
    switch ReferencePicture.load(path) {
    case .absent: try withoutReference()
    case .pointer(let pointer): unfetched(pointer)
    case .unreadable(let reason): try unusable(reason)
    case .picture(let bytes, let container, let header): try compare(bytes, container, header)
    }
  }

  // MARK: Without a reference

  private func withoutReference() throws(RenderFailure) -> PictureVerdict {
    if lockedRecord == nil, let variant = try identicalVariant() {
      let other = subject.pictureName(variant)
      return PictureVerdict(
        outcome: .passed(.shared), message: "shows the same as \(other)", lockEntry: .alias(other))
    }
    var message = "no reference yet"
    if case .alias(let other) = locked {
      message = "no longer shows the same as \(other), and has no reference of its own"
    }
    return PictureVerdict(outcome: .missing, message: message, candidate: try candidate())
  }

  private func unfetched(_ pointer: GitLFSPointer) -> PictureVerdict {
    let isLocked =
      lockedRecord?.digest == prepared.digest.combined && lockedRecord?.size == pointer.size
    if options.usesCache, options.believesDigests, isLocked {
      return PictureVerdict(outcome: .passed(.lock))
    }
    let reason = options.believesDigests ? "" : "; no line of a lock file is believed here"
    return PictureVerdict(
      outcome: .unusable, message: "'\(path)' is \(GitLFSPointer.problem)\(reason)")
  }

  private func unusable(_ reason: String) throws(RenderFailure) -> PictureVerdict {
    PictureVerdict(outcome: .unusable, message: reason, candidate: try candidate())
  }

  private func candidate() throws(RenderFailure) -> [UInt8] {
    try ReferenceWriter.bytes(of: try prepared.draw(), prepared: prepared)
  }

  // MARK: With a reference

  private func compare(
    _ bytes: [UInt8], _ container: PNGContainer, _ header: SnapshotMetadataHeader?
  ) throws(RenderFailure) -> PictureVerdict {
    let isCurrent = header.map { hasCurrentDigest($0, bytes) } == true
    if isCurrent, options.usesCache, options.believesDigests, !isReplaced(bytes),
      !options.isChosenForVerification(subject.pictureName(variant))
    {
      return try refreshed(
        PictureVerdict(
          outcome: .passed(.digest),
          lockEntry: lockedRecord == nil ? missingLockEntry(bytes) : nil),
        container, header?.pixels, bytes)
    }
    let drawn = try prepared.draw()
    let actual = drawn.bitmap.straight
    let hash = actual.pixelHash
    let expected: Bitmap
    do throws(ImageError) { expected = try PictureReader.pixels(ofPNG: bytes) } catch {
      return try unusable("'\(path)': \(error.description)")
    }
    if BitmapComparison.looksSame(expected, actual) {
      return try refreshed(
        PictureVerdict(outcome: .passed(.pixels), lockEntry: currentLockEntry(hash, bytes)),
        container, header == nil ? nil : hash, bytes)
    }
    let metadata = SnapshotMetadata.carried(by: container).map {
      store.current($0, ofReference: path)
    }
    let scene = metadata?.scene ?? writtenScene
    var masked = MaskedPixels(subject.settings.masks, old: scene, new: prepared.scene)
    if let verdict = tolerated(expected, actual, masked) { return verdict }
    var growth: MaskedGrowth?
    if expected.width != actual.width || expected.height != actual.height, let scene {
      growth = MaskedGrowth(subject.settings.masks, from: scene, to: prepared.scene)
    }
    if case .contained(let mask) = growth {
      masked.cover(beyond: expected, and: actual, by: mask)
      let (width, height) = (
        max(expected.width, actual.width), max(expected.height, actual.height)
      )
      let padded = [expected, actual].map { $0.padded(width: width, height: height) }
      if let verdict = tolerated(padded[0], padded[1], masked) { return verdict }
    }
    var verdict = try different(
      expected, masked.covering(actual, with: expected), drawn, hash, metadata, scene, bytes,
      isCurrent: isCurrent)
    if let advice = growth?.advice { verdict.message += " · \(advice)" }
    return verdict
  }

  /// Returns true if metadata or lock file specify that this digest gives the pixels of the file.
  private func hasCurrentDigest(_ header: SnapshotMetadataHeader, _ bytes: [UInt8]) -> Bool {
    let digest = prepared.digest.combined
    if header.combined == digest { return true }
    guard let lockedRecord, lockedRecord.digest == digest, lockedRecord.pixels == header.pixels
    else {
      return false
    }
    return !isReplaced(bytes)
  }

  /// True when the lock file has the hash of another file for the reference.
  private func isReplaced(_ bytes: [UInt8]) -> Bool {
    lockedRecord.map { $0.size != bytes.count || $0.file != ContentHash.of(bytes) } ?? false
  }

  /// The verdict when the case lets the difference pass, saying by how much; else nil.
  private func tolerated(
    _ expected: Bitmap, _ actual: Bitmap, _ masked: MaskedPixels
  ) -> PictureVerdict? {
    let tolerance = subject.settings.tolerance
    guard tolerance != nil || !masked.rects.isEmpty else { return nil }
    var options = tolerance?.options ?? ComparisonOptions(threads: 1)
    options.ignoredRects += masked.rects
    let difference = BitmapComparison.difference(
      expected: expected, actual: actual, options: options)
    guard difference.passes else { return nil }
    var found = masked.differences(expected, actual)
    if case .pixels(let pixels) = difference, let tolerance {
      let budget = options.maxDiffPixels != nil || options.maxDiffPixelRatio != nil
      found.append(
        ToleratedDifference(
          rule: "tolerance \(options.measure)\(budget ? " with a budget of pixels" : "")",
          reason: tolerance.reason, pixels: pixels.differingPixels))
    }
    let numbers = ExactComparison(expected, actual)
    return PictureVerdict(
      outcome: .passed(.tolerance),
      message: "passes only thanks to masks or tolerances: "
        + found.map(\.text).joined(separator: ", ") + ", at most \(numbers.largest) levels",
      numbers: numbers, tolerated: found)
  }

  private func different(
    _ expected: Bitmap, _ actual: Bitmap, _ drawn: DrawnPicture, _ hash: UInt64,
    _ metadata: SnapshotMetadata?, _ scene: SceneDescription?, _ bytes: [UInt8], isCurrent: Bool
  ) throws(RenderFailure) -> PictureVerdict {
    let numbers = ExactComparison(expected, actual)
    let proven = try PictureProver(
      prepared: prepared, expected: expected, metadata: metadata, scene: scene,
      masks: subject.settings.masks
    ).prove(against: actual, owners: drawn.owners(), rows: numbers.changedRect?.rows)
    var message = "\(proven.explanation.summary) · \(proven.proof.summary)"
    if !proven.proof.isProven, proven.proof.unaccountedPixels > 0 {
      message = "\(proven.proof.summary) · \(proven.explanation.summary)"
    }
    if isCurrent { message = "digests are equal but pixels are not · " + message }
    if !numbers.isSameSize {
      message =
        "size \(expected.width)x\(expected.height) → \(actual.width)x\(actual.height) · " + message
    }
    let difference = PictureDifference(
      kind: isCurrent ? .digest : numbers.isSameSize ? .mismatch : .size,
      explanation: proven.explanation, proof: proven.proof, redrawn: proven.redrawn,
      expected: expected, metadata: metadata, expectedBytes: bytes, actual: actual)
    return PictureVerdict(
      outcome: .different(difference), message: message, numbers: numbers,
      candidate: try ReferenceWriter.bytes(
        of: drawn, prepared: prepared, pixels: hash,
        mode: options.mode.writesFailed ? .small : .fast))
  }

  /// The tree of the frame dump, for references without metadata.
  private var writtenScene: SceneDescription? {
    guard subject.settings.layout == .all || variant == subject.variants.first,
      let bytes = try? File.read(subject.layoutPath(variant))
    else { return nil }
    return try? FrameDumpReader.read(String(decoding: bytes, as: UTF8.self))
  }

  // MARK: What a reference is made from

  /// Returns the metadata that the reference carries, or its newer inputs for the same pixels.
  private func kept(_ container: PNGContainer) -> SnapshotMetadata? {
    SnapshotMetadata.read(from: container).map { store.current($0, ofReference: path) }
  }

  /// Updates the stored metadata of a passing picture if the run may write: always if the tree is different,
  /// and when recording also if the reference does not carry its drawing yet. The lock file's hash of the
  /// tree shows cheaply that nothing changed.
  private func refreshed(
    _ verdict: PictureVerdict, _ container: PNGContainer, _ pixels: UInt64?, _ bytes: [UInt8]
  ) throws(RenderFailure) -> PictureVerdict {
    guard let pixels, options.mode.writesMissing else { return verdict }
    let tree = LockFile.Record.treeHash(prepared.scene)
    if !options.mode.writesFailed, lockedRecord?.tree == tree { return verdict }
    let kept = kept(container)
    guard kept != nil || SnapshotMetadata.isEarlier(in: container) else { return verdict }
    let isSameTree = kept?.scene.map(LockFile.Record.treeHash) == tree
    if isSameTree {
      guard options.mode.writesFailed else { return verdict }
      let inputs = try prepared.inputs()
      if kept?.inputs == inputs { return verdict }
    }
    var verdict = verdict
    verdict.freshMetadata = try ReferenceWriter.metadata(
      of: try prepared.draw(), prepared: prepared, pixels: pixels)
    if options.usesLockFile, isLockFilePresent || options.mode.writesFailed {
      verdict.lockEntry = lockEntry(pixels, tree: tree, bytes)
    }
    return verdict
  }

  // MARK: The lock file

  /// The pixels are what they were, though another digest leads to them: only the lock file may
  /// learn of it.
  private func currentLockEntry(_ pixels: UInt64, _ bytes: [UInt8]) -> LockFile.Entry? {
    guard options.mode.writesFailed else { return nil }
    return lockEntry(pixels, tree: LockFile.Record.treeHash(prepared.scene), bytes)
  }

  private func lockEntry(_ pixels: UInt64, tree: UInt64, _ bytes: [UInt8]) -> LockFile.Entry {
    .picture(
      LockFile.Record(
        digest: prepared.digest.combined, pixels: pixels, tree: tree, size: bytes.count,
        file: ContentHash.of(bytes)))
  }

  /// A run that was killed after it wrote a reference has not written the line that belongs to it:
  /// the next run that may write adds it, in the mode `missing` only to a lock file that is there.
  private func missingLockEntry(_ bytes: [UInt8]) -> LockFile.Entry? {
    guard options.usesLockFile, options.mode.writesFailed || isLockFilePresent else { return nil }
    return LockFile.Record(ofReference: bytes).map(LockFile.Entry.picture)
  }
}

extension LockFile.Record {
  /// The record of a reference; nil when it has no valid metadata.
  init?(ofReference bytes: [UInt8]) {
    guard let metadata = SnapshotMetadata.read(from: bytes) else { return nil }
    self.init(
      digest: metadata.digest.combined, pixels: metadata.pixels,
      tree: metadata.scene.map(Self.treeHash) ?? 0, size: bytes.count, file: ContentHash.of(bytes))
  }

  /// The hash of a tree's frame dump.
  static func treeHash(_ scene: SceneDescription) -> UInt64 {
    ContentHash.of(Array(FrameDump.text(scene).utf8))
  }
}
