import GalleyGeometry
import GalleyImaging
import GalleySystem

/// Compares one picture with its reference, by the cheapest means that settles it: another
/// variant's picture, the lock file, the digest in the reference, the hash of its pixels, the
/// pixels themselves. Writes nothing.
struct PictureComparison {
  let subject: SnapshotCase
  let variant: Variant
  let prepared: PreparedPicture
  let options: RunOptions
  /// What the lock file says about this picture.
  let locked: LockFile.Entry?
  /// Whether there is a lock file that says anything.
  let isLockFilePresent: Bool
  /// An earlier variant that draws the same.
  let identicalVariant: Variant?

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
    if let identicalVariant, lockedRecord == nil {
      let other = subject.pictureName(identicalVariant)
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
    if options.usesCache, let lockedRecord, lockedRecord.digest == prepared.digest.combined,
      lockedRecord.size == pointer.size
    {
      return PictureVerdict(outcome: .passed(.lock))
    }
    return PictureVerdict(
      outcome: .unusable, message: "'\(path)' is a Git LFS pointer; run \"git lfs pull\"")
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
    let isCurrent = options.usesCache && header.map(hasCurrentDigest) == true
    if isCurrent, !isChosenForVerification {
      return PictureVerdict(
        outcome: .passed(.digest),
        lockEntry: lockedRecord == nil ? missingLockEntry(bytes) : nil)
    }
    let drawn = try prepared.draw()
    let actual = drawn.bitmap.straight
    let hash = actual.pixelHash
    if options.usesCache, !isCurrent, header?.pixels == hash {
      return PictureVerdict(
        outcome: .passed(.hash), lockEntry: currentLockEntry(hash, bytes.count))
    }
    let expected: Bitmap
    do throws(ImageError) { expected = try PNGDecoder.decode(bytes).straight } catch {
      return try unusable("'\(path)': \(error.description)")
    }
    if BitmapComparison.difference(
      expected: expected, actual: actual, options: ComparisonOptions(threads: 1)) == .none
    {
      return PictureVerdict(
        outcome: .passed(.pixels), lockEntry: currentLockEntry(hash, bytes.count))
    }
    let numbers = ExactComparison(expected, actual)
    if let verdict = tolerated(expected, actual, numbers) { return verdict }
    return try different(
      expected, actual, drawn, container, numbers, bytes, isCurrent: isCurrent)
  }

  /// Whether metadata or lock file say that this digest gives the pixels of the file.
  private func hasCurrentDigest(_ header: SnapshotMetadataHeader) -> Bool {
    let digest = prepared.digest.combined
    return header.combined == digest
      || lockedRecord.map { $0.digest == digest && $0.pixels == header.pixels } == true
  }

  private var isChosenForVerification: Bool {
    var hash = ContentHash(seed: options.seed)
    hash.add(subject.pictureName(variant))
    return Double(hash.value >> 11) * 0x1p-53 < options.verifiedShare
  }

  /// The verdict when the case lets the difference pass, saying by how much; else nil.
  private func tolerated(
    _ expected: Bitmap, _ actual: Bitmap, _ numbers: ExactComparison
  ) -> PictureVerdict? {
    guard let tolerance = subject.settings.tolerance else { return nil }
    var options = tolerance.options
    options.ignoredRects += ignoredRects(tolerance.ignoredNodes)
    guard
      BitmapComparison.difference(expected: expected, actual: actual, options: options).passes
    else { return nil }
    return PictureVerdict(
      outcome: .passed(.tolerance),
      message: "passes only thanks to a tolerance: \(grouped(numbers.changed)) px differ, at most "
        + "\(numbers.largest) levels (\(tolerance.reason))",
      numbers: numbers)
  }

  /// The frames of nodes in pixels, edges outwards.
  private func ignoredRects(_ identifiers: [String]) -> [PixelRect] {
    let scale = prepared.scene.scale
    return prepared.scene.nodes.filter { $0.id.map(identifiers.contains) == true }.map { node in
      let left = Int((node.frame.minX * scale).rounded(.down))
      let top = Int((node.frame.minY * scale).rounded(.down))
      return PixelRect(
        x: left, y: top, width: Int((node.frame.maxX * scale).rounded(.up)) - left,
        height: Int((node.frame.maxY * scale).rounded(.up)) - top)
    }
  }

  private func different(
    _ expected: Bitmap, _ actual: Bitmap, _ drawn: DrawnPicture, _ container: PNGContainer,
    _ numbers: ExactComparison, _ bytes: [UInt8], isCurrent: Bool
  ) throws(RenderFailure) -> PictureVerdict {
    let explanation = explain(
      expected, actual, drawn.owners(), SnapshotMetadata.read(from: container))
    var message = explanation.summary
    if isCurrent { message = "digests are equal but pixels are not · " + message }
    if !numbers.isSameSize {
      message =
        "size \(expected.width)x\(expected.height) → \(actual.width)x\(actual.height) · " + message
    }
    let difference = PictureDifference(
      kind: isCurrent ? .digest : numbers.isSameSize ? .mismatch : .size,
      explanation: explanation, expected: expected, expectedBytes: bytes, actual: actual)
    return PictureVerdict(
      outcome: .different(difference), message: message, numbers: numbers,
      candidate: try ReferenceWriter.bytes(of: drawn, prepared: prepared))
  }

  private func explain(
    _ expected: Bitmap, _ actual: Bitmap, _ owners: OwnerMap?, _ metadata: SnapshotMetadata?
  ) -> Explanation {
    let digests = metadata.map { DigestDifference(expected: $0.digest, actual: prepared.digest) }
    guard let scene = metadata?.scene ?? writtenScene else {
      return Explanation(tree: nil, digests: digests ?? DigestDifference())
    }
    let tree = TreeDifference(expected: scene, actual: prepared.scene)
    let pixels = PixelAttribution(
      expected: PictureSide(bitmap: expected, scene: scene, owners: metadata?.owners),
      actual: PictureSide(bitmap: actual, scene: prepared.scene, owners: owners), tree: tree)
    return Explanation(tree: tree, digests: digests ?? DigestDifference(), pixels: pixels)
  }

  /// The tree of the frame dump, for references without metadata.
  private var writtenScene: SceneDescription? {
    guard subject.settings.layout == .all || variant == subject.variants.first,
      let bytes = try? File.read(subject.layoutPath(variant))
    else { return nil }
    return try? FrameDumpReader.read(String(decoding: bytes, as: UTF8.self))
  }

  // MARK: The lock file

  /// The pixels are what they were, though another digest leads to them: only the lock file may
  /// learn of it.
  private func currentLockEntry(_ pixels: UInt64, _ size: Int) -> LockFile.Entry? {
    guard options.mode.writesFailed else { return nil }
    return .picture(
      LockFile.Record(
        digest: prepared.digest.combined, pixels: pixels,
        tree: LockFile.Record.treeHash(prepared.scene), size: size))
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
      tree: metadata.scene.map(Self.treeHash) ?? 0, size: bytes.count)
  }

  /// The hash of a tree's frame dump.
  static func treeHash(_ scene: SceneDescription) -> UInt64 {
    ContentHash.of(Array(FrameDump.text(scene).utf8))
  }
}
