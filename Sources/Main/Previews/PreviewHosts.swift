import GalleyPlatform
import GalleySceneSnapshots
import GalleySnapshots
import GalleySystem
import Synchronization

/// The running programs into which previews are linked, one for each thread that asks.
final class PreviewHosts: Sendable {
  private let program: String
  /// Where the program looks for what its previews name, as its arguments.
  private let arguments: [String]
  private let idle = Mutex<[PreviewHostProcess]>([])

  /// - Parameters:
  ///   - program: The path of the program.
  ///   - resources: Folders with asset catalogues and strings.
  ///   - fonts: Files of fonts.
  init(_ program: String, resources: [String], fonts: [String]) {
    self.program = program
    arguments = resources.flatMap { ["--resources", $0] } + fonts.flatMap { ["--font", $0] }
  }

  /// What one of them answers.
  func reply(to request: PreviewRequest) throws(FileError) -> PreviewReply {
    let host: PreviewHostProcess
    if let known = idle.withLock({ $0.popLast() }) {
      host = known
    } else {
      host = try PreviewHostProcess(program, arguments)
    }
    let reply = try host.reply(to: request)
    idle.withLock { $0.append(host) }
    return reply
  }

  /// Every preview, in the order of their places.
  func list() throws(FileError) -> [ListedPreview] {
    switch try reply(to: PreviewRequest(.list)) {
    case .list(let previews): return previews
    case .failed(let reason):
      throw FileError(operation: "list the previews of", path: program, reason: reason)
    default: throw PreviewHostProcess.otherVersion(program)
    }
  }
}

/// A program that answers requests over two pipes; it ends when nobody holds this any more.
final class PreviewHostProcess: Sendable {
  private let program: String
  private let process: pid_t
  private let requests: Int32
  private let replies: Int32

  /// What a picture may not depend on is the same everywhere, and nobody waits for the long report that
  /// Swift makes when a process ends.
  private static let surroundings = [
    "SWIFT_BACKTRACE=enable=no", "SWIFT_DETERMINISTIC_HASHING=1", "TZ=UTC", "LC_ALL=C.UTF-8",
  ]

  init(_ program: String, _ arguments: [String]) throws(FileError) {
    self.program = program
    let (theirRequests, requests) = try Self.pipe(program)
    let (replies, theirReplies) = try Self.pipe(program)
    (self.requests, self.replies) = (requests, replies)
    defer {
      close(theirRequests)
      close(theirReplies)
    }
    do throws(FileError) {
      // What views print is no part of our output.
      process = try ChildProcesses.start(
        ["env"] + Self.surroundings + [program, "--serve"] + arguments,
        descriptors: [(theirRequests, 3), (theirReplies, 4), (2, 1)])
    } catch {
      close(requests)
      close(replies)
      throw error
    }
  }

  deinit {
    close(requests)
    close(replies)
    _ = ChildProcesses.end(of: process)
  }

  /// Both ends lie beyond the numbers that programs expect something under, and no other program gets
  /// them.
  private static func pipe(_ program: String) throws(FileError) -> (reading: Int32, writing: Int32)
  {
    var ends: [Int32] = [0, 0]
    guard GalleyPlatform.pipe(&ends) == 0 else { throw failure("start", program) }
    let moved = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 10) }
    for end in ends { close(end) }
    guard moved.allSatisfy({ $0 >= 0 }) else { throw failure("start", program) }
    return (moved[0], moved[1])
  }

  private static func failure(_ operation: String, _ program: String) -> FileError {
    FileError(operation: operation, path: program, reason: lastSystemError())
  }

  static func otherVersion(_ program: String) -> FileError {
    FileError(
      operation: "ask", path: program, reason: "it was built with another version of Galley")
  }

  func reply(to request: PreviewRequest) throws(FileError) -> PreviewReply {
    do throws(MessagePipe.Failure) {
      try MessagePipe.send(request.bytes, to: requests)
      let bytes = try MessagePipe.message(from: replies)
      guard let reply = try? PreviewReply(bytes) else { throw .isForeign }
      return reply
    } catch {
      switch error {
      case .hasEnded: throw FileError(operation: "ask", path: program, reason: "it has ended")
      case .isForeign: throw Self.otherVersion(program)
      }
    }
  }
}
