import ArgumentParser
import Dispatch
import GalleyParsing
import GalleyPlatform
import GalleySystem
import Synchronization

/// Jobs of a program in, pictures out: a line of JSON on standard input for each, and its answer on standard
/// output in the order of the lines.
///
/// A thread takes a line, draws it, waits for its turn and sends the answer before it takes another line.
/// While no answer is taken, no more lines are read and no more pictures are kept than there are threads.
struct PictureStream {
  /// The longest line, in bytes.
  static let longestLine = 64 << 20

  let service: PictureService
  let threads: Int

  /// Answers until standard input ends.
  ///
  /// - Throws: The worst status of an answer, or `FileError` if standard input or output fails.
  func run() throws {
    let lines = JobLines(descriptor: STDIN_FILENO, limit: Self.longestLine)
    let (turns, service) = (Turns(), service)
    let worst = Mutex(ExitStatus.success)
    let failure = Mutex<FileError?>(nil)
    GalleySystem.Workers.run(threads, threads: threads) { _ in
      while let line = lines.next() {
        let answer = Self.answer(to: line, service)
        turns.wait(for: line.index)
        worst.withLock { $0 = max($0, answer.status) }
        if failure.withLock({ $0 }) == nil {
          do throws(FileError) { try Output.standard.send(answer.content) } catch {
            failure.withLock { $0 = error }
            lines.end()
          }
        }
        turns.pass(from: line.index)
      }
    }
    if let error = failure.withLock({ $0 }) ?? lines.failure { throw error }
    let status = worst.withLock { $0 }
    if status != .success { throw status }
  }

  private static func answer(to line: JobLines.Line, _ service: PictureService) -> PictureAnswer {
    let name = "<stdin>:\(line.number)"
    if let bytes = line.bytes { return service.answer(to: SourceText(name: name, bytes: bytes)) }
    var answer = PictureAnswer()
    answer.fail(
      FileError(
        operation: "read", path: name, reason: "the line has more than \(longestLine >> 20) MiB"))
    return answer
  }
}

/// Lets threads go on in the order of numbers.
private final class Turns: Sendable {
  private struct State {
    var next = 0
    var waiting: [Int: DispatchSemaphore] = [:]
  }

  private let state = Mutex(State())

  /// Waits until all smaller numbers have passed.
  func wait(for number: Int) {
    let gate = state.withLock { state -> DispatchSemaphore? in
      guard state.next != number else { return nil }
      let gate = DispatchSemaphore(value: 0)
      state.waiting[number] = gate
      return gate
    }
    gate?.wait()
  }

  /// Lets the next number go on.
  func pass(from number: Int) {
    let gate = state.withLock { state in
      state.next = number + 1
      return state.waiting.removeValue(forKey: number + 1)
    }
    gate?.signal()
  }
}
