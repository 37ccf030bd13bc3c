import GalleyFiles
import GalleyGeometry
import GalleyHashing
import GalleyImaging

/// Judges one picture, with the cheapest proof that settles it: another variant's picture, the
/// lock file, the digest in the reference, the hash of its pixels, the pixels themselves.
struct PictureJudge {
  let subject: SnapshotCase
  let variant: Variant
  let prepared: PreparedPicture
  let options: RunOptions
  let lock: LockFile
  let writer: ReferenceWriter
  let failures: FailureFiles
  /// An earlier variant that draws the same.
  let earlier: Variant?
  var lockLines: [(name: String, entry: LockFile.Entry?)] = []

  private var name: String { subject.pictureName(variant) }
  private var path: String { subject.picturePath(variant) }
  private var locked: LockFile.Record? {
    if case .picture(let record) = lock.entries[name] { return record }
    return nil
  }

  init(
    subject: SnapshotCase, variant: Variant, prepared: PreparedPicture, options: RunOptions,
    lock: LockFile, writer: ReferenceWriter, failures: FailureFiles, earlier: Variant?
  ) {
    self.subject = subject
    self.variant = variant
    self.prepared = prepared
    self.options = options
    self.lock = lock
    self.writer = writer
    self.failures = failures
    self.earlier = earlier
  }

  mutating func run(_ result: inout PictureResult) {
    do throws(RenderFailure) {
      switch ReferencePicture.load(path) {
      case .absent: try absent(&result)
      case .pointer(let pointer): pointed(pointer, &result)
      case .unreadable(let reason): try unreadable(reason, &result)
      case .picture(let bytes, let container, let summary):
        try compare(bytes, container, summary, &result)
      }
    } catch {
      result.status = .error
      result.kind = .render
      result.message = error.description
      result.location = error.location
    }
  }

  // MARK: Without a reference

  private mutating func absent(_ result: inout PictureResult) throws(RenderFailure) {
    if let earlier, locked == nil {
      result.proof = .shared
      result.message = "shows the same as \(subject.pictureName(earlier))"
      setLock(.alias(subject.pictureName(earlier)))
      return
    }
    result.status = .missing
    result.kind = .missing
    result.message = "no reference yet"
    if case .alias(let other) = lock.entries[name] {
      result.message = "no longer shows the same as \(other), and has no reference of its own"
    }
    let bytes = try candidate()
    let isWritten = options.mode.writesMissing
    failures.keepCandidate(bytes, for: &result, isWritten: isWritten)
    if isWritten { record(bytes, &result) }
  }

  private func pointed(_ pointer: LargeFilePointer, _ result: inout PictureResult) {
    if options.usesCache, let locked, locked.digest == prepared.digest.combined,
      locked.size == pointer.size
    {
      result.proof = .lock
      return
    }
    result.status = .unusable
    result.kind = .reference
    result.message = "'\(path)' is a Git LFS pointer; run \"git lfs pull\""
  }

  private mutating func unreadable(
    _ reason: String, _ result: inout PictureResult
  ) throws(RenderFailure) {
    result.status = .unusable
    result.kind = .reference
    result.message = reason
    let bytes = try candidate()
    failures.keepCandidate(bytes, for: &result, isWritten: options.mode.writesFailed)
    if options.mode.writesFailed { record(bytes, &result) }
  }

  // MARK: With a reference

  private mutating func compare(
    _ bytes: [UInt8], _ container: PNGContainer, _ summary: StampSummary?,
    _ result: inout PictureResult
  ) throws(RenderFailure) {
    let isVouched = options.usesCache && summary.map(vouches) == true
    if isVouched, !isChosenForVerification {
      result.proof = .digest
      if locked == nil { completeLock(bytes) }
      return
    }
    let drawn = try prepared.draw()
    let actual = drawn.bitmap.straight
    let hash = actual.pixelHash
    if options.usesCache, !isVouched, summary?.pixels == hash {
      result.proof = .hash
      refreshLock(hash, bytes.count)
      return
    }
    let expected: Bitmap
    do throws(ImageError) { expected = try PNGDecoder.decode(bytes).straight } catch {
      return try unreadable("'\(path)': \(error.description)", &result)
    }
    if BitmapComparison.difference(
      expected: expected, actual: actual, options: ComparisonOptions(threads: 1)) == .none
    {
      result.proof = .pixels
      refreshLock(hash, bytes.count)
      return
    }
    let comparison = ExactComparison(expected, actual)
    result.count(comparison)
    if passes(expected, actual, comparison, &result) { return }
    try fail(
      expected, actual, drawn, container, comparison, bytes, isVouched: isVouched, &result)
  }

  /// Whether stamp or lock file say that this digest gives the pixels of the file.
  private func vouches(_ summary: StampSummary) -> Bool {
    let digest = prepared.digest.combined
    return summary.combined == digest
      || locked.map { $0.digest == digest && $0.pixels == summary.pixels } == true
  }

  private var isChosenForVerification: Bool {
    var hash = ContentHash(seed: options.seed)
    hash.add(name)
    return Double(hash.value >> 11) * 0x1p-53 < options.verifiedShare
  }

  /// Whether the case lets the difference pass; if so the result says by how much.
  private func passes(
    _ expected: Bitmap, _ actual: Bitmap, _ comparison: ExactComparison,
    _ result: inout PictureResult
  ) -> Bool {
    guard let tolerance = subject.settings.tolerance else { return false }
    var options = tolerance.options
    options.ignoredRects += ignoredRects(tolerance.ignoredNodes)
    guard
      BitmapComparison.difference(expected: expected, actual: actual, options: options).passes
    else { return false }
    result.proof = .tolerance
    result.message =
      "passes only thanks to a tolerance: \(grouped(comparison.changed)) px differ, at most "
      + "\(comparison.largest) levels (\(tolerance.reason))"
    return true
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

  private mutating func fail(
    _ expected: Bitmap, _ actual: Bitmap, _ drawn: DrawnPicture, _ container: PNGContainer,
    _ comparison: ExactComparison, _ bytes: [UInt8], isVouched: Bool,
    _ result: inout PictureResult
  ) throws(RenderFailure) {
    result.status = .failed
    result.kind = isVouched ? .digest : comparison.isSameSize ? .mismatch : .size
    let stamp = ReferenceStamp.read(from: container)
    let owners = drawn.owners()
    let tree = (stamp?.scene ?? writtenScene).map {
      TreeDifference(expected: $0, actual: prepared.scene)
    }
    result.take(explain(expected, actual, owners, stamp, tree))
    if isVouched {
      result.message = "digests are equal but pixels are not · " + result.message
    }
    if !comparison.isSameSize {
      result.message =
        "size \(expected.width)x\(expected.height) → \(actual.width)x\(actual.height) · "
        + result.message
    }
    let candidate = try ReferenceWriter.bytes(of: drawn, prepared: prepared)
    let isWritten = options.mode.writesFailed
    failures.keepCandidate(candidate, for: &result, isWritten: isWritten)
    failures.keepPictures(
      expected: (expected, bytes), actual: actual, tree: tree, scale: prepared.scene.scale,
      for: &result)
    if isWritten { record(candidate, &result) }
  }

  private func explain(
    _ expected: Bitmap, _ actual: Bitmap, _ owners: OwnerMap?, _ stamp: ReferenceStamp?,
    _ tree: TreeDifference?
  ) -> Explanation {
    let digests = stamp.map { DigestDifference(expected: $0.digest, actual: prepared.digest) }
    var pixels: PixelAttribution?
    if let tree, let scene = stamp?.scene ?? writtenScene {
      pixels = PixelAttribution(
        expected: PictureSide(bitmap: expected, scene: scene, owners: stamp?.owners),
        actual: PictureSide(bitmap: actual, scene: prepared.scene, owners: owners), tree: tree)
    }
    return Explanation(tree: tree, digests: digests ?? DigestDifference(), pixels: pixels)
  }

  /// The tree of the frame dump, for references without a stamp.
  private var writtenScene: SceneDescription? {
    guard subject.settings.layout == .all || variant == subject.variants.first,
      let bytes = try? File.read(subject.layoutPath(variant))
    else { return nil }
    return try? FrameDumpReader.read(String(decoding: bytes, as: UTF8.self))
  }

  // MARK: Recording

  private func candidate() throws(RenderFailure) -> [UInt8] {
    try ReferenceWriter.bytes(of: try prepared.draw(), prepared: prepared)
  }

  private mutating func record(_ bytes: [UInt8], _ result: inout PictureResult) {
    do throws(FileError) {
      try writer.write(bytes, to: path)
      result.status = .recorded
      if let entry = LockFile.Record(ofReference: bytes) { setLock(.picture(entry)) }
    } catch {
      result.message = error.description
      failures.keepPending(bytes, for: result)
    }
  }

  /// The pixels are what they were, though another digest leads to them: only the lock file may
  /// learn of it.
  private mutating func refreshLock(_ pixels: UInt64, _ size: Int) {
    guard options.mode.writesFailed else { return }
    let tree = ContentHash.of(Array(FrameDump.text(prepared.scene).utf8))
    setLock(
      .picture(
        LockFile.Record(
          digest: prepared.digest.combined, pixels: pixels, tree: tree, size: size)))
  }

  /// A run that was killed after it wrote a reference has not written the line that belongs to it:
  /// the next run that may write adds it, in the mode `missing` only to a lock file that is there.
  private mutating func completeLock(_ bytes: [UInt8]) {
    guard options.usesLockFile, options.mode.writesFailed || !lock.entries.isEmpty,
      let record = LockFile.Record(ofReference: bytes)
    else { return }
    setLock(.picture(record))
  }

  private mutating func setLock(_ entry: LockFile.Entry) {
    guard options.mode.writesMissing, lock.entries[name] != entry else { return }
    lockLines.append((name, entry))
  }
}

extension PictureResult {
  fileprivate mutating func count(_ comparison: ExactComparison) {
    changedPixels = comparison.changed
    totalPixels = comparison.total
    largestChannelDifference = comparison.largest
  }
}

extension LockFile.Record {
  /// The record of a stamped reference; nil when there is no valid stamp.
  init?(ofReference bytes: [UInt8]) {
    guard let stamp = ReferenceStamp.read(from: bytes) else { return nil }
    let tree = stamp.scene.map { ContentHash.of(Array(FrameDump.text($0).utf8)) }
    self.init(
      digest: stamp.digest.combined, pixels: stamp.pixels, tree: tree ?? 0, size: bytes.count)
  }
}
