import Foundation
import GalleySceneSnapshots
package import GalleySnapshots
import GalleyStair
import GalleySystem

/// One check in code, whatever the test framework: finds the reference beside the test, compares, records,
/// and describes the failure in text.
package struct SnapshotCheck: Sendable {
  /// The path of the test's source file.
  package var file: String
  /// The name of the test function.
  package var test: String
  /// The line of the check, to distinguish two checks with one name from one check made twice.
  package var line: Int
  /// The name of the check, or nil.
  package var name: String?
  /// The record mode of the check; nil inherits.
  package var record: RecordMode?
  /// The renderer; nil inherits, and the last fallback is a renderer with Galley's own fonts.
  package var renderer: SnapshotRenderer?
  /// The folder of the reference; nil is `__Snapshots__/<TestFile>` beside the test.
  package var directory: String?
  /// The position of this check among several in one call, from 0.
  var index = 0
  /// The longest wait for a value that comes later, in seconds.
  var timeout: Double
  /// The references claimed by the checks of the process.
  var claims = ReferenceClaims.ofProcess

  /// The outcome.
  package struct Outcome: Sendable {
    /// A readable description of the failure; nil if the check passed.
    package var failure: String?
    /// Files to attach, by name.
    package var attachments: [SnapshotAttachment] = []
  }

  /// Makes a check.
  package init(
    file: String, test: String, line: Int, name: String? = nil, record: RecordMode?,
    timeout: Double = SnapshotScope.longestWait, renderer: SnapshotRenderer? = nil
  ) {
    self.file = file
    self.test = test
    self.line = line
    self.name = name
    self.record = record
    self.timeout = timeout
    self.renderer = renderer
  }

  /// Compares a value with its reference. Safe from any number of threads.
  package func run<Value, Format>(
    _ value: Value, as strategy: Snapshotting<Value, Format>
  ) -> Outcome {
    var outcome = compare(value, by: strategy)
    if let failure = outcome.failure, let step = strategy.lastStep?(value) {
      outcome.failure = "after \(step): \(failure)"
    }
    return outcome
  }

  private func compare<Value, Format>(
    _ value: Value, by strategy: Snapshotting<Value, Format>
  ) -> Outcome {
    do {
      if let clash = claims.claim(reference(strategy.pathExtension), for: place) {
        return Outcome(failure: clash)
      }
      let renderer = try SnapshotScope.current.renderer(over: renderer)
      if let scene = strategy.scene {
        var settings = CaseSettings()
        settings.matrix = VariantMatrix(values: [:])
        settings.lints.isEnabled = false
        settings.masks = strategy.masks
        if strategy.comparesFrames {
          (settings.layout, settings.hasPictures) = (.all, false)
        } else {
          settings.layout = .none
          settings.tolerance = strategy.tolerance
          settings.matrix = SnapshotScope.current.variants ?? settings.matrix
        }
        return try compare(scene(value), renderer, settings)
      }
      let form = try strategy.form(of: value, renderer.renderer, timeout: timeout)
      return try compare(form, strategy)
    } catch {
      return Outcome(failure: "\(error)")
    }
  }

  /// Compares a value with several references, one for each name of a strategy.
  package func run<Value, Format>(
    _ value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
    report: (Outcome) -> Void
  ) rethrows {
    var check = self
    for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
      check.name = name
      report(check.run(try value(), as: strategy))
    }
  }

  /// Compares a value with several references, which are numbered.
  package func run<Value, Format>(
    _ value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
    report: (Outcome) -> Void
  ) rethrows {
    var check = self
    for (index, strategy) in strategies.enumerated() {
      check.index = index
      report(check.run(try value(), as: strategy))
    }
  }

  // MARK: Places

  private var stem: String {
    let number = name == nil ? claims.number(of: place, in: "\(folder)/\(test)") : 0
    return "\(PictureName.sanitized(test)).\(name.map(PictureName.sanitized) ?? "\(number)")"
  }

  /// The call, and which of its checks this is.
  private var place: String { index == 0 ? "\(file):\(line)" : "\(file):\(line), \(index + 1)" }

  /// `<folder of the test>/__Snapshots__/<TestFile>`, as swift-snapshot-testing has it.
  private var folder: String {
    if let directory { return directory }
    let parts = source.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast().joined(separator: "/") + "/__Snapshots__/\(suite)"
  }

  /// The name of the test's file without its ending.
  private var suite: String {
    let name = file.split(separator: "/").last ?? "Tests"
    return name.split(separator: ".").first.map(String.init) ?? "Tests"
  }

  /// The test's source file where it is now.
  var source: String {
    MovedSource(path: file).place(below: ProcessVariables.all["GALLEY_PACKAGE"])
  }

  private func reference(_ pathExtension: String?) -> String {
    "\(folder)/\(fileName(pathExtension))"
  }

  private func fileName(_ pathExtension: String?) -> String {
    pathExtension.map { "\(stem).\($0)" } ?? stem
  }

  /// The folder of the package that the test is in.
  private var package: String {
    if let named = ProcessVariables.all["GALLEY_PACKAGE"], !named.isEmpty { return named }
    var parts = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    while !parts.isEmpty {
      let folder = parts.joined(separator: "/")
      if File.exists("\(folder)/Package.swift") { return folder }
      parts = parts.dropLast()
    }
    return folder
  }

  func options() throws -> RunOptions {
    let environment = ProcessVariables.all
    var policy = RecordPolicy()
    policy.argument = record
    policy.scope = SnapshotScope.current.record
    var options = RunOptions()
    options.mode = try policy.mode(in: environment)
    let artifacts = environment["SNAPSHOT_ARTIFACTS"] ?? ""
    options.output = artifacts.isEmpty ? "\(package)/.build/snapshots" : artifacts
    options.usesLockFile = false
    options.believesDigests = !ContinuousIntegration.isRunning(in: environment)
    options.seed = UInt64.random(in: 0...UInt64(UInt32.max))
    return options
  }

  // MARK: Pictures and frames

  private func compare(
    _ scene: Scene, _ shared: SnapshotRenderer, _ settings: CaseSettings
  ) throws -> Outcome {
    let subject = SnapshotCase(
      name: "\(suite)/\(stem)", path: file, folder: folder, stem: stem, settings: settings)
    let run = SnapshotRun(root: package, options: try options()) {
      request throws(RenderFailure) in
      var scene = scene
      scene.apply(try SceneSettings(request.variant))
      return try shared.renderer.snapshot(of: scene, fingerprint: shared.fingerprint)
    }
    let report = try run.run([subject])
    var outcome = Outcome()
    CheckResults(output: run.options.output, root: package).save(report)
    let failures = report.results.compactMap { message($0, mode: report.mode) }
    if !failures.isEmpty {
      let advice = report.results.contains { $0.status == .failed } ? [Self.advice] : []
      outcome.failure = (failures + advice).joined(separator: "\n")
    }
    for attachment in report.failures.flatMap(\.attachments) {
      if let bytes = try? File.read("\(run.options.output)/\(attachment.path)") {
        let name = attachment.path.split(separator: "/").last.map(String.init) ?? attachment.role
        outcome.attachments.append(SnapshotAttachment(name: name, bytes: bytes))
      }
    }
    return outcome
  }

  /// The way on from a picture that differs.
  private static let advice =
    "in the package's folder, \"galley review\" shows it and \"galley accept\" makes it the reference"

  private static func recorded(_ reference: String, _ when: String = "") -> String {
    "recorded '\(reference)'\(when); look at it, and run again to compare with it"
  }

  /// Returns a description of the failure of a result; nil if nothing is wrong.
  private func message(_ result: PictureResult, mode: RecordMode) -> String? {
    let reference = result.reference ?? result.name
    switch result.status {
    case .passed where claims.isRecorded(reference):
      return Self.recorded(reference, " a moment ago")
    case .passed: return nil
    case .recorded:
      claims.record(reference)
      return Self.recorded(reference)
    case .missing: return "\(result.message): '\(reference)' (record mode \(mode.rawValue))"
    default: return "'\(reference)' differs: \(result.message)"
    }
  }

  // MARK: Other forms

  private func compare<Value, Format>(
    _ new: Format, _ strategy: Snapshotting<Value, Format>
  ) throws -> Outcome {
    let path = reference(strategy.pathExtension)
    let options = try options()
    let content = [UInt8](try strategy.diffing.toData(new))
    let old = try? File.read(path)
    let candidate = "\(options.output)/pending/\(OutputPlace.relative(path, to: package)).new"
    let difference = try old.flatMap { old in
      strategy.diffing.diff(try strategy.diffing.fromData(Data(old)), new)
    }
    if old != nil, difference == nil {
      try? File.remove(candidate)
      return claims.isRecorded(path)
        ? Outcome(failure: Self.recorded(path, " a moment ago"))
        : Outcome()
    }
    let isWritten = old == nil ? options.mode.writesMissing : options.mode.writesFailed
    if isWritten {
      try Directory.create(folder)
      try File.write(content, to: path, durably: true)
      claims.record(path)
      return Outcome(failure: Self.recorded(path))
    }
    // A place that cannot be written to costs the candidate, not the check.
    if let slash = candidate.lastIndex(of: "/") {
      try? Directory.create(String(candidate[..<slash]))
      try? File.write(content, to: candidate)
    }
    let words = difference.map { "'\(path)' differs\n\($0.0)" }
    let attachment = SnapshotAttachment(name: fileName(strategy.pathExtension), bytes: content)
    return Outcome(
      failure: words ?? "no reference yet: '\(path)'",
      attachments: [attachment] + (difference?.1 ?? []))
  }
}
