import GalleyPlatform
import GalleySystem
import Synchronization

/// The lines of standard input, or of another descriptor, for several threads: a free thread takes the next
/// one and waits for it, so that no more is read than is worked on.
final class JobLines: Sendable {
  /// A line with something in it.
  struct Line: Sendable {
    /// Its place among those with something in them, from 0.
    var index: Int
    /// Its number, from 1.
    var number: Int
    /// Its bytes; nil for a line that is too long, which was skipped.
    var bytes: [UInt8]?
  }

  private struct State {
    /// Bytes that were read and belong to no line yet.
    var rest: [UInt8] = []
    /// The number of these bytes that were searched for a line feed.
    var searched = 0
    var index = 0
    var number = 0
    var isAtEnd = false
    var failure: FileError?
  }

  private let descriptor: Int32
  private let limit: Int
  private let state = Mutex(State())
  private let isEnded = Atomic(false)

  /// - Parameter limit: The most bytes of a line.
  init(descriptor: Int32, limit: Int) { (self.descriptor, self.limit) = (descriptor, limit) }

  /// The failure that ended reading early; nil without one.
  var failure: FileError? { state.withLock { $0.failure } }

  /// Ends the lines for all threads.
  func end() { isEnded.store(true, ordering: .relaxed) }

  /// The next line that is not empty; nil at the end.
  func next() -> Line? {
    state.withLock { state in
      while !isEnded.load(ordering: .relaxed), let line = nextLine(&state) {
        if line.bytes?.allSatisfy({ $0 <= 0x20 }) == true { continue }
        state.index += 1
        return line
      }
      return nil
    }
  }

  private func nextLine(_ state: inout State) -> Line? {
    var isTooLong = false
    while true {
      if let end = state.rest[state.searched...].firstIndex(of: 0x0A) {
        return take(end, from: &state, isTooLong, feeds: 1)
      }
      if state.isAtEnd {
        return state.rest.isEmpty ? nil : take(state.rest.count, from: &state, isTooLong, feeds: 0)
      }
      state.searched = state.rest.count
      if state.rest.count > limit {
        isTooLong = true
        // One byte replaces those that were skipped.
        (state.rest, state.searched) = ([0x21], 1)
      }
      fill(&state)
    }
  }

  private func take(
    _ end: Int, from state: inout State, _ isTooLong: Bool, feeds: Int
  ) -> Line {
    let bytes = Array(state.rest[..<end])
    state.rest.removeFirst(end + feeds)
    state.searched = 0
    state.number += 1
    let isWhole = !isTooLong && bytes.count <= limit
    return Line(index: state.index, number: state.number, bytes: isWhole ? bytes : nil)
  }

  private func fill(_ state: inout State) {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = chunk.withUnsafeMutableBytes { buffer in
      var count = -1
      repeat {
        count = read(descriptor, buffer.baseAddress, buffer.count)
      } while count < 0 && errno == EINTR
      return count
    }
    if count < 0 {
      state.failure = FileError(
        operation: "read", path: "standard input", reason: lastSystemError())
    }
    state.isAtEnd = count <= 0
    if count > 0 { state.rest += chunk[..<count] }
  }
}
