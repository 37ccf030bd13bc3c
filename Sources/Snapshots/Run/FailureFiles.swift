import GalleyImaging
import GalleySystem
import Synchronization

/// The files that a run leaves in its output folder: candidates for acceptance and pictures of failures.
final class FailureFiles: Sendable {
  private let output: String
  private let root: String
  private let isEnabled: Bool
  private let differences: Atomic<Int>
  private let unaccounted: Atomic<Int>
  private let reason = Mutex<String?>(nil)
  /// Folders that are known to be there.
  private let folders = Mutex<Set<String>>([])
  /// True if an earlier run left candidates.
  private let hasCandidates: Bool

  init(options: RunOptions, root: String) {
    output = options.output
    self.root = root
    isEnabled = options.writesAttachments
    differences = Atomic(options.differenceLimit)
    unaccounted = Atomic(options.differenceLimit)
    hasCandidates = Directory.exists("\(options.output)/pending")
  }

  /// Why files could not be written, or nil.
  var failure: String? { reason.withLock { $0 } }

  /// Keeps what would become the reference, unless it becomes one at once.
  func keepCandidate(_ bytes: [UInt8], for result: inout PictureResult, isWritten: Bool) {
    guard isEnabled, let reference = result.reference else { return }
    let place = relative(reference)
    let isPicture = place.hasSuffix(".png")
    let shown = isPicture ? "\(stem(place))-actual.png" : place
    let isKept = attach("actual", bytes, shown, &result)
    if isWritten { return }
    // Neither is ever written in place, so one file may have both names.
    let pending = "pending/\(relative(reference)).new"
    if isKept, makeFolder(of: pending), File.share("\(output)/\(shown)", as: "\(output)/\(pending)")
    {
      return
    }
    keepPending(bytes, for: result)
  }

  /// Keeps a candidate without a picture of its own, such as one that could not be recorded because
  /// the references cannot be written to.
  func keepPending(_ bytes: [UInt8], for result: PictureResult) {
    guard isEnabled, let reference = result.reference else { return }
    write(bytes, "pending/\(relative(reference)).new")
  }

  /// Removes the candidate of an earlier run when there is nothing left to accept, so that nobody
  /// records by accident what has been mended since.
  func settle(_ result: PictureResult) {
    guard hasCandidates, result.status == .passed || result.status == .recorded,
      let reference = result.reference
    else { return }
    try? File.remove("\(output)/pending/\(relative(reference)).new")
  }

  /// Keeps the reference as it was and, for the first failures, the difference.
  func keepPictures(of difference: PictureDifference, for result: inout PictureResult) {
    guard isEnabled, let reference = result.reference else { return }
    let place = stem(relative(reference))
    attach("expected", difference.expectedBytes, "\(place)-expected.png", &result)
    let encoder = PNGEncoder(mode: .fast, threads: 1)
    // Counted apart: what no input accounts for is seldom, and is not to be missed among the rest.
    if let redrawn = difference.redrawn, take(unaccounted) {
      let unaccounted = CompositePicture(
        expected: difference.expected, actual: redrawn
      ).difference
      if let bytes = try? encoder.encode(unaccounted) {
        attach("unaccounted", bytes, "\(place)-unaccounted.png", &result)
      }
    }
    guard take(differences) else { return }
    // The pixels alone: the page lays the frames of what changed over them on demand.
    let picture = CompositePicture(expected: difference.expected, actual: difference.actual)
    if let bytes = try? encoder.encode(picture.difference) {
      attach("diff", bytes, "\(place)-diff.png", &result)
    }
  }

  /// Returns true if one more may be written.
  private func take(_ limit: borrowing Atomic<Int>) -> Bool {
    limit.wrappingSubtract(1, ordering: .relaxed).oldValue > 0
  }

  @discardableResult
  private func attach(
    _ role: String, _ bytes: [UInt8], _ place: String, _ result: inout PictureResult
  ) -> Bool {
    guard write(bytes, place) else { return false }
    result.attachments.append(PictureResult.Attachment(role: role, path: place))
    return true
  }

  /// Writes a file unless it is there already, as after an earlier run that failed alike.
  @discardableResult
  private func write(_ bytes: [UInt8], _ place: String) -> Bool {
    guard makeFolder(of: place) else { return false }
    let path = "\(output)/\(place)"
    if File.holds(bytes, at: path) { return true }
    return attempt { () throws(FileError) in try File.write(bytes, to: path) }
  }

  private func makeFolder(of place: String) -> Bool {
    let folder = FilePath("\(output)/\(place)").folder.string
    if folders.withLock({ $0.contains(folder) }) { return true }
    guard attempt({ () throws(FileError) in try Directory.create(folder) }) else { return false }
    folders.withLock { _ = $0.insert(folder) }
    return true
  }

  /// Returns true if the work succeeded; the first failure is stored.
  private func attempt(_ work: () throws(FileError) -> Void) -> Bool {
    do throws(FileError) {
      try work()
      return true
    } catch {
      reason.withLock { $0 = $0 ?? error.description }
      return false
    }
  }

  private func relative(_ path: String) -> String {
    OutputPlace.relative(path, to: root)
  }

  private func stem(_ place: String) -> String {
    place.hasSuffix(".png") ? String(place.dropLast(4)) : place
  }
}

/// The places of a reference's files in the output folder.
package enum OutputPlace {
  /// The path below the root; outside of it the whole path, flattened.
  package static func relative(_ path: String, to root: String) -> String {
    let path = FilePath(path)
    if let place = path.relative(to: FilePath(root)) { return place }
    return path.components.filter { $0 != "." && $0 != ".." }.joined(separator: "/")
  }

  /// Returns the place of the file with the result of a check in code, by the place of its reference; nil for forms
  /// that have no causes.
  package static func checkResult(_ place: String) -> String? {
    if place.hasSuffix(".png") { return "\(place.dropLast(4)).json" }
    return place.hasSuffix(".layout.txt") ? "\(place).json" : nil
  }

  /// Returns the reference of a place: below the root, except for those of checks in code, which are in
  /// folders named `__Snapshots__`, below the working folder, which is that of their package.
  static func reference(_ place: String, root: String) -> String {
    FilePath(place).components.contains("__Snapshots__") ? place : "\(root)/\(place)"
  }
}
