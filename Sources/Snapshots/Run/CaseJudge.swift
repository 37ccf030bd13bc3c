import GalleyFiles
import GalleyImaging

/// Judges one case: its pictures in the order of the variants, then its frame dumps, then the
/// documents that must look the same or different.
struct CaseJudge {
  let subject: SnapshotCase
  let options: RunOptions
  let prepare: PicturePreparation
  let lock: LockFile
  let writer: ReferenceWriter
  let failures: FailureFiles
  /// Lines of the lock file that this case changes; nil removes a line.
  var lockLines: [(name: String, entry: LockFile.Entry?)] = []
  var results: [PictureResult] = []
  /// Digests of the variants so far, for those that draw the same.
  private var seen: [(digest: UInt64, variant: Variant)] = []

  init(
    subject: SnapshotCase, options: RunOptions, prepare: @escaping PicturePreparation,
    lock: LockFile, writer: ReferenceWriter, failures: FailureFiles
  ) {
    self.subject = subject
    self.options = options
    self.prepare = prepare
    self.lock = lock
    self.writer = writer
    self.failures = failures
  }

  mutating func run() {
    for variant in subject.variants {
      let start = ContinuousClock.now
      var result = judge(variant)
      result.seconds = seconds(since: start)
      results.append(result)
    }
    judgeRelation(subject.samePath, wantsSame: true)
    judgeRelation(subject.differentPath, wantsSame: false)
  }

  private mutating func judge(_ variant: Variant) -> PictureResult {
    var result = blank(variant, .passed)
    do throws(RenderFailure) {
      let prepared = try prepare(request(subject.path, variant))
      result.dependencies = prepared.dependencies
      if subject.settings.lints.isEnabled {
        result.lints = SceneLinter(options: subject.settings.lints).findings(in: prepared.scene)
      }
      if let failure = try unstable(prepared, variant) { return failure }
      if subject.settings.hasPictures {
        var judge = PictureJudge(
          subject: subject, variant: variant, prepared: prepared, options: options, lock: lock,
          writer: writer, failures: failures, earlier: twin(of: prepared))
        judge.run(&result)
        lockLines += judge.lockLines
      }
      seen.append((prepared.digest.combined, variant))
      judgeLayout(prepared, variant)
    } catch {
      result.status = .error
      result.kind = .render
      result.message = error.description
      result.location = error.location
    }
    return result
  }

  private func request(_ path: String, _ variant: Variant) -> RenderRequest {
    RenderRequest(path: path, variant: variant, theme: subject.settings.theme)
  }

  private func twin(of prepared: PreparedPicture) -> Variant? {
    seen.first { $0.digest == prepared.digest.combined }?.variant
  }

  private func blank(_ variant: Variant, _ status: PictureResult.Status) -> PictureResult {
    var result = PictureResult(
      name: subject.pictureName(variant), caseName: subject.name, variant: variant.name,
      status: status)
    if subject.settings.hasPictures { result.reference = subject.picturePath(variant) }
    return result
  }

  /// Prepares again and compares: a picture must not depend on anything but its inputs.
  private func unstable(
    _ prepared: PreparedPicture, _ variant: Variant
  ) throws(RenderFailure) -> PictureResult? {
    for _ in 1..<max(1, options.repetitions) {
      let again = try prepare(request(subject.path, variant))
      if again.digest == prepared.digest { continue }
      var result = blank(variant, .failed)
      let tree = TreeDifference(expected: prepared.scene, actual: again.scene)
      result.kind = .unstable
      result.message =
        "two renderings of the same input differ: "
        + (tree.changes.first.map(\.name) ?? "same tree, another display list")
      return result
    }
    return nil
  }

  // MARK: Frames

  private mutating func judgeLayout(_ prepared: PreparedPicture, _ variant: Variant) {
    guard
      subject.settings.layout == .all
        || subject.settings.layout == .first && seen.count == 1
    else { return }
    let path = subject.layoutPath(variant)
    let text = FrameDump.text(prepared.scene)
    var result = PictureResult(
      name: layoutName(variant), caseName: subject.name, variant: variant.name, status: .passed)
    result.reference = path
    let old = (try? File.read(path)).map { String(decoding: $0, as: UTF8.self) }
    if old == text {
      result.proof = .pixels
    } else {
      compareLayout(old, text, prepared.scene, &result)
    }
    results.append(result)
  }

  private func layoutName(_ variant: Variant) -> String {
    subject.settings.layout == .all
      ? "\(subject.pictureName(variant)).layout" : "\(subject.name).layout"
  }

  private func compareLayout(
    _ old: String?, _ text: String, _ scene: SceneDescription, _ result: inout PictureResult
  ) {
    result.kind = old == nil ? .missing : .layout
    result.status = old == nil ? .missing : .failed
    result.message = old == nil ? "no frame dump yet" : "frames differ"
    if let old, let before = try? FrameDumpReader.read(old) {
      let explanation = Explanation(tree: TreeDifference(expected: before, actual: scene))
      result.take(explanation)
    }
    let isWritten = old == nil ? options.mode.writesMissing : options.mode.writesFailed
    failures.keepCandidate(Array(text.utf8), for: &result, isWritten: isWritten)
    guard isWritten, let path = result.reference else { return }
    do throws(FileError) {
      try writer.write(Array(text.utf8), to: path)
      result.status = .recorded
    } catch {
      result.message = error.description
      failures.keepPending(Array(text.utf8), for: result)
    }
  }

  // MARK: Relations

  private mutating func judgeRelation(_ path: String?, wantsSame: Bool) {
    guard let path else { return }
    for variant in subject.variants {
      let kind: PictureResult.Kind = wantsSame ? .same : .differs
      var result = PictureResult(
        name: "\(subject.pictureName(variant)).\(kind.rawValue)", caseName: subject.name,
        variant: variant.name, status: .passed)
      result.kind = kind
      do throws(RenderFailure) {
        try relate(path, wantsSame, variant, &result)
      } catch {
        result.status = .error
        result.message = error.description
        result.location = error.location
      }
      results.append(result)
    }
  }

  private func relate(
    _ path: String, _ wantsSame: Bool, _ variant: Variant, _ result: inout PictureResult
  ) throws(RenderFailure) {
    let first = try prepare(request(subject.path, variant))
    let second = try prepare(request(path, variant))
    var isSame = first.digest == second.digest
    result.proof = .digest
    if !isSame {
      result.proof = .pixels
      isSame = try first.draw().bitmap.straight == second.draw().bitmap.straight
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

/// Seconds since an instant.
func seconds(since start: ContinuousClock.Instant) -> Double {
  let (seconds, attoseconds) = (ContinuousClock.now - start).components
  return Double(seconds) + Double(attoseconds) * 1e-18
}

extension PictureResult {
  /// Takes over causes, shares and the line for a person.
  mutating func take(_ explanation: Explanation) {
    causes = explanation.causes
    shares = Array((explanation.pixels?.shares ?? []).prefix(12))
    explainedPixels = explanation.pixels?.explained
    message = explanation.summary
    let causing = explanation.tree?.changes.filter { $0.verdict == .cause } ?? []
    location = causing.first { $0.location != nil }?.location
    var types: [String] = []
    for change in causing where !types.contains(change.type) { types.append(change.type) }
    components = types
  }
}
