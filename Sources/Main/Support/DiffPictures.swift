import GalleyImaging
import GalleySnapshots
import Synchronization

/// The pictures that show differences, written while both sides are still decoded.
final class DiffPictures: Sendable {
  private let difference: String?
  private let composite: String?
  private let folder: String?
  private let failure = Mutex<(any Error)?>(nil)

  /// Makes a picker from the selected places; nil selects nothing.
  ///
  /// - Parameter folder: The folder of expected pictures when folders are compared: the places are
  ///   folders then, in which each picture has the path that it has in this one.
  init(difference: String?, composite: String?, below folder: String? = nil) {
    self.difference = difference
    self.composite = composite
    self.folder = folder
  }

  /// What takes the differences; nil when no picture is wanted.
  var receiver: FileComparison.DifferenceReceiver? {
    guard difference != nil || composite != nil else { return nil }
    return { files, expected, actual in
      do { try self.write(files, consume expected, consume actual) } catch {
        self.failure.withLock { $0 = $0 ?? error }
      }
    }
  }

  /// Throws the first failure to write.
  func finish() throws {
    if let error = failure.withLock({ $0 }) { throw error }
  }

  private func write(
    _ files: FileComparison, _ expected: consuming Bitmap, _ actual: consuming Bitmap
  ) throws {
    guard case .compared(let found) = files.outcome else { return }
    var picture = CompositePicture(expected: expected, actual: actual, found)
    let name = folder.map { "/" + files.expected.dropFirst($0.count + 1) } ?? ""
    let inputs = [files.expected, files.actual]
    if let composite { try write(picture.composite, to: composite + name, inputs) }
    if let difference { try write(picture.takeDifference(), to: difference + name, inputs) }
  }

  private func write(_ bitmap: Bitmap, to path: String, _ inputs: [String]) throws {
    // Pairs of folders are compared side by side already.
    let bytes = try PNGEncoder(mode: .fast, threads: folder == nil ? nil : 1).encode(bitmap)
    try OutputFile.write(bytes, to: path, inputs: inputs)
  }
}
