import GalleyImaging
import GalleySystem

/// Runs one case: its pictures in the order of the variants, then its frame dumps, then the
/// documents that must look the same or different. Comparisons are values; what follows from them
/// is written here.
struct CaseRunner {
  let subject: SnapshotCase
  let options: RunOptions
  let prepare: PicturePreparation
  let lock: LockFile
  let writer: ReferenceWriter
  let failures: FailureFiles
  let store: InputsStore
  /// The current inputs of references, for the files beside them; nil removes the entry.
  private(set) var inputs: [(reference: String, metadata: SnapshotMetadata?)] = []
  /// Lines of the lock file that this case changes; nil removes a line.
  private(set) var lockLines: [(name: String, entry: LockFile.Entry?)] = []
  private(set) var results: [PictureResult] = []
  /// The hashes of all files that were read or looked for; nil when they are not known, or when one
  /// of them changed in between.
  private(set) var files: [String: UInt64]? = [:]
  /// Digests of the variants so far, for those that draw the same.
  private var seen: [(digest: PictureDigest, variant: Variant)] = []
  /// The inputs of the last picture that differed, for its frames.
  private var earlier: (reference: String, metadata: SnapshotMetadata)?

  init(
    subject: SnapshotCase, options: RunOptions, prepare: @escaping PicturePreparation,
    lock: LockFile, writer: ReferenceWriter, failures: FailureFiles, store: InputsStore
  ) {
    self.subject = subject
    self.options = options
    self.prepare = prepare
    self.lock = lock
    self.writer = writer
    self.failures = failures
    self.store = store
  }

  /// - Parameter digest: The hash of the case's own files, for the results.
  mutating func run(digest: UInt64?) {
    for variant in subject.variants {
      let start = ContinuousClock.now
      var result = run(variant)
      result.seconds = seconds(since: start)
      results.append(result)
    }
    if let path = subject.samePath { runRelation(to: path, wantsSame: true) }
    if let path = subject.differentPath { runRelation(to: path, wantsSame: false) }
    guard let digest, let files else { return }
    var hash = ContentHash(seed: digest)
    for (name, digest) in files.sorted(by: { $0.key < $1.key }) {
      hash.add(name)
      hash.add(digest)
    }
    for index in results.indices { results[index].inputsDigest = hash.value }
  }

  private mutating func run(_ variant: Variant) -> PictureResult {
    var result = PictureResult(
      name: subject.pictureName(variant), caseName: subject.name, variant: variant.name,
      status: .passed)
    if subject.settings.hasPictures { result.reference = subject.picturePath(variant) }
    do throws(RenderFailure) {
      let prepared = try prepared(subject.path, variant)
      result.dependencies = prepared.dependencies
      result.digest = prepared.digest.combined
      if subject.settings.lints.isEnabled {
        result.lints = SceneLinter(options: subject.settings.lints).findings(in: prepared)
      }
      if let message = try instability(of: prepared, variant) {
        (result.status, result.kind, result.message) = (.failed, .unstable, message)
        return result
      }
      if subject.settings.hasPictures { try compare(prepared, variant, &result) }
      seen.append((prepared.digest, variant))
      if subject.settings.layout == .all || subject.settings.layout == .first && seen.count == 1 {
        let frames = layoutResult(prepared, variant)
        if frames.status == .failed { keepEarlierInputs(of: result) }
        results.append(frames)
      }
    } catch {
      result.fail(error)
      result.kind = error.isOfInput ? .input : .render
    }
    return result
  }

  private mutating func prepared(
    _ path: String, _ variant: Variant
  ) throws(RenderFailure) -> PreparedPicture {
    let prepared = try prepare(
      RenderRequest(path: path, variant: variant, settings: subject.settings, subject.name))
    note(prepared.files)
    return prepared
  }

  private mutating func note(_ more: [NamedDigest]?) {
    guard let more else {
      files = nil
      return
    }
    for file in more {
      if let old = files?.updateValue(file.digest, forKey: file.name), old != file.digest {
        files = nil
        return
      }
    }
  }

  /// Prepares again and compares: a picture must not depend on anything but its inputs.
  private mutating func instability(
    of prepared: PreparedPicture, _ variant: Variant
  ) throws(RenderFailure) -> String? {
    for _ in 1..<max(1, options.repetitions) {
      let again = try self.prepared(subject.path, variant)
      if again.digest == prepared.digest { continue }
      let tree = TreeDifference(expected: prepared.scene, actual: again.scene)
      return "two renderings of the same input differ: "
        + (tree.changes.first.map(\.name) ?? "same tree, another display list")
    }
    return nil
  }

  // MARK: Pictures

  private mutating func compare(
    _ prepared: PreparedPicture, _ variant: Variant, _ result: inout PictureResult
  ) throws(RenderFailure) {
    let name = result.name
    let verdict = try PictureComparison(
      subject: subject, variant: variant, prepared: prepared, options: options,
      locked: lock.entries[name], isLockFilePresent: !lock.entries.isEmpty,
      identicalVariant: { [self] () throws(RenderFailure) in try identicalVariant(prepared) },
      store: store
    ).verdict()
    result.take(verdict)
    if verdict.numbers != nil { result.details.scale = prepared.scene.scale }
    if let entry = verdict.lockEntry { setLock(name, entry) }
    if let fresh = verdict.freshMetadata, let path = result.reference {
      inputs.append((path, fresh))
    }
    guard let candidate = verdict.candidate else { return }
    let isWritten =
      result.status == .missing ? options.mode.writesMissing : options.mode.writesFailed
    failures.keepCandidate(candidate, for: &result, isWritten: isWritten)
    if case .different(let difference) = verdict.outcome {
      earlier = difference.metadata.map { (subject.picturePath(variant), $0) }
      failures.keepPictures(of: difference, for: &result)
    }
    guard isWritten, record(candidate, &result) else { return }
    if let record = LockFile.Record(ofReference: candidate) { setLock(name, .picture(record)) }
    if let path = result.reference { inputs.append((path, nil)) }
  }

  /// An earlier variant that draws the same.
  private func identicalVariant(
    _ prepared: PreparedPicture
  ) throws(RenderFailure) -> Variant? {
    guard let variant = seen.first(where: { $0.digest == prepared.digest })?.variant else {
      return nil
    }
    if options.believesDigests { return variant }
    let other = try prepare(
      RenderRequest(path: subject.path, variant: variant, settings: subject.settings, subject.name))
    return try isDrawnAlike(prepared, other) ? variant : nil
  }

  /// Writes a reference; what cannot be written stays a candidate.
  private func record(_ bytes: [UInt8], _ result: inout PictureResult) -> Bool {
    guard let path = result.reference else { return false }
    do throws(FileError) {
      try writer.write(bytes, to: path)
      result.status = .recorded
      return true
    } catch {
      (result.status, result.kind, result.message) = (.unusable, .reference, error.description)
      failures.keepPending(bytes, for: result)
      return false
    }
  }

  private mutating func setLock(_ name: String, _ entry: LockFile.Entry) {
    // A lock file with invalid lines is left to be mended by hand or by `record`.
    guard options.mode.writesMissing, lock.faults.isEmpty, lock.entries[name] != entry else {
      return
    }
    lockLines.append((name, entry))
  }

  // MARK: Frames

  /// Leaves what a picture that passes was made from as it is, while its frames wait for an answer: that
  /// is what they are proven by.
  private mutating func keepEarlierInputs(of picture: PictureResult) {
    guard picture.status == .passed else { return }
    inputs.removeAll { $0.reference == picture.reference }
    lockLines.removeAll { $0.name == picture.name }
  }

  private func layoutResult(_ prepared: PreparedPicture, _ variant: Variant) -> PictureResult {
    let path = subject.layoutPath(variant)
    let masks = subject.settings.masks
    let shown = prepared.scene.hiding(masks)
    let text = FrameDump.text(shown)
    var result = PictureResult(
      name: subject.layoutName(variant), caseName: subject.name, variant: variant.name,
      status: .passed)
    result.reference = path
    let old: String?
    do throws(FileError) {
      old = try File.readIfPresent(path).map { String(decoding: $0, as: UTF8.self) }
    } catch {
      (result.status, result.kind, result.message) = (.failed, .layout, error.description)
      return result
    }
    if old == text {
      result.matchedBy = .pixels
      return result
    }
    let before: SceneDescription?
    var problem: String?
    do throws(FrameDumpReader.Failure) { before = try old.map(FrameDumpReader.read) } catch {
      before = nil
      problem =
        (old.flatMap(LineFault.mergeMark)?.description(in: path) ?? "'\(path)' \(error)")
        + "; \"galley record\" or \"galley accept\" writes it anew"
    }
    if let before, prepared.isEssentially(before, shown) {
      result.matchedBy = .pixels
      return result
    }
    if let before, !masks.isEmpty,
      prepared.isEssentially(before.hiding(masks), shown)
        || isGrowthContained(masks, prepared, variant)
          && prepared.isEssentially(
            before.hidingSizes(round: masks), prepared.scene.hidingSizes(round: masks))
    {
      result.matchedBy = .tolerance
      result.tolerated = masks.filter { shown.isTouched(by: $0) || before.isTouched(by: $0) }.map {
        ToleratedDifference(rule: "mask \($0)", reason: $0.reason, pixels: nil)
      }
      result.message = "passes only thanks to masks"
      return result
    }
    result.kind = old == nil ? .missing : .layout
    result.status = old == nil ? .missing : .failed
    result.message = old == nil ? "no frame dump yet" : problem ?? "frames differ"
    if let before {
      do throws(RenderFailure) { try explain(before, prepared, variant, &result) } catch {
        result.message += " · \(error.description)"
      }
    }
    if let old { result.details.frameLines = DifferenceDetails.lines(old, text) }
    let isWritten = old == nil ? options.mode.writesMissing : options.mode.writesFailed
    failures.keepCandidate(Array(text.utf8), for: &result, isWritten: isWritten)
    if isWritten { _ = record(Array(text.utf8), &result) }
    return result
  }

  /// Returns true if nothing but masked nodes changed the size of their containers, according to the tree
  /// that came with the picture; under masks a dump does not include sizes.
  private func isGrowthContained(
    _ masks: [PictureMask], _ prepared: PreparedPicture, _ variant: Variant
  ) -> Bool {
    let picture = subject.picturePath(variant)
    guard
      let old = SnapshotMetadata.carried(byReference: picture).map({
        store.current($0, ofReference: picture)
      })?.scene, case .contained = MaskedGrowth(masks, from: old, to: prepared.scene)
    else { return false }
    return true
  }

  /// Frames are proven when the inputs that came with the picture, laid out today, give the old dump.
  private func explain(
    _ before: SceneDescription, _ prepared: PreparedPicture, _ variant: Variant,
    _ result: inout PictureResult
  ) throws(RenderFailure) {
    let picture = subject.picturePath(variant)
    let metadata =
      earlier?.reference == picture
      ? earlier?.metadata
      : SnapshotMetadata.carried(byReference: picture).map {
        store.current($0, ofReference: picture)
      }
    let redrawing = PictureProver.redrawing(of: metadata, by: prepared)
    let environment = PictureInputs.changes(
      from: metadata?.inputs?.environment ?? [],
      to: metadata?.inputs == nil ? [] : try prepared.inputs()?.environment ?? [])
    // The tree that came with the picture knows where its nodes are written; a dump does not.
    let masks = subject.settings.masks
    let kept = redrawing.scene() ?? metadata?.scene
    let isSame =
      kept.map { FrameDump.text($0.hiding(masks)) == FrameDump.text(before.hiding(masks)) } == true
    let digests = metadata.map {
      DigestDifference(expected: $0.digest, actual: prepared.digest).withoutRenderer
    }
    let explanation = Explanation(
      tree: TreeDifference(
        expected: (isSame ? kept ?? before : before).hiding(masks),
        actual: prepared.scene.hiding(masks),
        isEnvironmentChanged: !environment.isEmpty || digests?.isContentChanged == true),
      digests: digests ?? DigestDifference(), environment: environment,
      sourceChanges: redrawing.sourceChanges)
    var layout = redrawing.layout
    if layout == .holds, kept != nil, !isSame {
      layout = .fails("the frame dump is not what its inputs give")
    }
    result.take(explanation)
    let isNamed = explanation.causes.contains { $0.kind != .unexplained }
    result.proof = PictureProof(
      drawing: .holds, layout: layout,
      inputs: isNamed ? .holds : .fails("no input that differs was found"))
    result.message += result.proof.map { " · \($0.summary)" } ?? ""
  }

  // MARK: Relations

  private mutating func runRelation(to path: String, wantsSame: Bool) {
    for variant in subject.variants {
      let kind: PictureResult.Kind = wantsSame ? .same : .differs
      var result = PictureResult(
        name: "\(subject.pictureName(variant)).\(kind.rawValue)", caseName: subject.name,
        variant: variant.name, status: .passed)
      result.kind = kind
      do throws(RenderFailure) {
        try relate(path, wantsSame, variant, &result)
      } catch {
        result.fail(error)
      }
      results.append(result)
    }
  }

  private mutating func relate(
    _ path: String, _ wantsSame: Bool, _ variant: Variant, _ result: inout PictureResult
  ) throws(RenderFailure) {
    let first = try prepared(subject.path, variant)
    let second = try prepared(path, variant)
    var isSame = options.believesDigests && first.digest == second.digest
    result.matchedBy = .digest
    if !isSame {
      result.matchedBy = .pixels
      isSame = try isDrawnAlike(first, second)
    }
    guard isSame != wantsSame else { return }
    result.status = .failed
    result.take(
      Explanation(tree: TreeDifference(expected: first.scene, actual: second.scene)))
    result.message =
      wantsSame
      ? "'\(path)' must look the same: \(result.message)" : "'\(path)' must look different"
  }
}

private func isDrawnAlike(
  _ one: PreparedPicture, _ other: PreparedPicture
) throws(RenderFailure) -> Bool {
  try one.draw().bitmap.straight == other.draw().bitmap.straight
}

/// Seconds since an instant.
func seconds(since start: ContinuousClock.Instant) -> Double {
  let (seconds, attoseconds) = (ContinuousClock.now - start).components
  return Double(seconds) + Double(attoseconds) * 1e-18
}

extension PreparedPicture {
  /// Returns true if two trees are the same except for insignificant parts: identifiers, and properties that
  /// only state their default.
  fileprivate func isEssentially(_ one: SceneDescription, _ other: SceneDescription) -> Bool {
    // If nodes are at different places, as is usual, the text is not needed.
    one.nodes.count == other.nodes.count
      && zip(one.nodes, other.nodes).allSatisfy { $0.type == $1.type && $0.frame == $1.frame }
      && essence(of: one) == essence(of: other)
  }

  private func essence(of scene: SceneDescription) -> String {
    var scene = scene
    for index in scene.nodes.indices {
      let type = scene.nodes[index].type
      scene.nodes[index].id = nil
      scene.nodes[index].properties.removeAll { $0.token == nil && isDefault(type, $0) }
    }
    return FrameDump.text(scene)
  }
}

extension PictureResult {
  /// The picture is missing.
  fileprivate mutating func fail(_ failure: RenderFailure) {
    status = .error
    message = failure.description
    location = failure.location
  }
}
