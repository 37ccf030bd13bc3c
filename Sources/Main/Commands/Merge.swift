import ArgumentParser
import GalleyParsing
import GalleySnapshots
import GalleySystem

/// `galley merge`: a merge driver of git for references and the files beside them.
struct Merge: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merge references of two branches; git calls it as a merge driver.",
    discussion: """
      "galley init --drivers" sets it up. The lines of snapshots.lock and snapshots.inputs are merged by \
      their names. Where both branches changed a picture or its frames, the merged documents are \
      drawn: the result is taken when on both sides the reference is exactly what its documents \
      make, and its line in the lock file is its own. Otherwise the file stays in conflict, with what to \
      run. Status 0: merged; 1: in conflict.

      Examples:
        galley merge base.lock snapshots.lock theirs.lock Snapshots/snapshots.lock
        git config merge.galley.driver 'galley merge %O %A %B %P'
        echo 'Snapshots/**/*.png merge=galley' >> .gitattributes
      """)

  @Argument(help: "The file of the common base.")
  var base: String

  @Argument(help: "The file of our side, which the result is written to.")
  var ours: String

  @Argument(help: "The file of their side.")
  var theirs: String

  @Argument(help: "The path of the file from the top of the working tree.")
  var path: String

  @OptionGroup var sources: SourceOptions

  func run() throws {
    // It is a merge for the documents alone, and ours may stay.
    guard ProcessVariables.all[MergedCommits.variable] == nil else { return }
    switch LineMerge.Kind(path: path) {
    case let kind?: try mergeLines(kind)
    case nil where FilePath(path).lastComponent == CostFile.name: try mergeCosts()
    case nil: try mergeReference()
    }
  }

  private func mergeReference() throws {
    let outcome: MergedReferences.Outcome =
      switch references() {
      case .success(let references): references.outcome(of: path)
      case .failure(let failure): .refused(failure.reason)
      }
    switch outcome {
    case .drawn(let bytes): try File.write(bytes, to: ours)
    case .refused(let reason):
      if path.hasSuffix(".txt") { markText() }
      throw refused(reason)
    }
  }

  /// Leaves both sides of a text between marks.
  private func markText() {
    let labels = ["-L", "ours", "-L", "base", "-L", "theirs"]
    _ = CommandOutput.of(["git", "merge-file"] + labels + [ours, base, theirs])
  }

  private func mergeLines(_ kind: LineMerge.Kind) throws {
    var merge: LineMerge
    do throws(LineFault) {
      merge = try LineMerge(
        kind, base: read(base), ours: read(ours), theirs: read(theirs))
    } catch {
      throw refused("line \(error.line) of a side: \(error.reason.rawValue)")
    }
    let reason = merge.contradictions.isEmpty ? nil : settle(&merge, kind)
    try File.write(Array(merge.text.utf8), to: ours)
    if let reason { throw refused(reason) }
  }

  /// Takes the lines of pictures that are drawn; why others are not.
  private func settle(_ merge: inout LineMerge, _ kind: LineMerge.Kind) -> String? {
    switch references() {
    case .failure(let failure): return failure.reason
    case .success(let references):
      guard case .drawn(let bytes) = references.outcome(of: path) else {
        return "the merged documents cannot be drawn"
      }
      var reason: String?
      let names = merge.contradictions.keys.sorted().filter { name in
        let place = FilePath(path).folder.appending(name).string
        let refusal = references.refusal(ofPicture: place)
        reason = reason ?? refusal
        return refusal == nil
      }
      merge.settle(names, kind, from: bytes)
      return reason
    }
  }

  /// A time cannot contradict another: ours stay where both sides measured.
  private func mergeCosts() throws {
    let costs = try CostFile.read(theirs).merging(try CostFile.read(ours)) { $1 }
    try File.write(Array(CostFile.text(costs).utf8), to: ours)
  }

  private func read(_ path: String) -> [UInt8] { (try? File.read(path)) ?? [] }

  /// The references of the present merge, or the reason for having none.
  private func references() -> Result<MergedReferences, ReferenceFailure> {
    let contents = MergedCommits.Contents(path: path, base: base, ours: ours, theirs: theirs)
    guard let commits = MergedCommits(of: contents) else {
      return .failure(ReferenceFailure(reason: "the commits that are merged cannot be told"))
    }
    do { return .success(try MergedReferences(commits, sources)) } catch {
      return .failure(ReferenceFailure(reason: "\(error)"))
    }
  }

  private struct ReferenceFailure: Error {
    let reason: String
  }

  /// Reports why the file stays in conflict, and the command to run after the documents are merged.
  private func refused(_ reason: String) -> ExitStatus {
    let root = FilePath(path).components.first ?? "."
    Output.error.say(
      .error,
      "\(reason); resolve the documents, then run \"galley record \(root)\" and \"git add \(root)\"",
      of: path)
    return .difference
  }
}
