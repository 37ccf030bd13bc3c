import GalleyPlatform
import GalleyRendering
import GalleySceneSnapshots
import GalleySnapshots
import GalleySystem
import Synchronization

/// The running programs into which previews are linked, one for each thread that requests one.
final class PreviewHosts: Sendable {
  private let program: String
  /// The places in which the program looks for the resources that its previews name, as its arguments.
  private let arguments: [String]
  private let confinement: Confinement
  /// The longest time to wait for an answer, in seconds; the program enforces shorter limits for each preview.
  private let patience: Int
  private let idle = Mutex<[PreviewHostProcess]>([])

  /// - Parameters:
  ///   - program: The path of the program.
  ///   - resources: Folders with asset catalogues and strings.
  ///   - fonts: Files of fonts.
  ///   - isMac: True where the previews are those of a Mac, whose windows fit their content.
  ///   - limits: Seconds that a preview may compute and take; the program's own unless given.
  ///   - budget: The limits of each picture.
  init(
    _ program: String, resources: [String], fonts: [String], isMac: Bool = false,
    in confinement: Confinement, limits: (computing: Int, taking: Int) = (60, 300),
    budget: RenderingLimits
  ) {
    self.program = program
    self.confinement = confinement
    patience = limits.taking + 15
    arguments =
      resources.flatMap { ["--resources", $0] } + fonts.flatMap { ["--font", $0] }
      + [
        "--computing", "\(limits.computing)", "--taking", "\(limits.taking)", "--limits",
        budget.argument,
      ] + (isMac ? ["--mac"] : [])
  }

  /// Sends a request to one of them and returns its reply. A program that ends, or does not reply in time, is
  /// not used again.
  func reply(to request: PreviewRequest) throws(FileError) -> PreviewReply {
    let host: PreviewHostProcess
    if let known = idle.withLock({ $0.popLast() }) {
      host = known
    } else {
      host = try PreviewHostProcess(program, arguments, in: confinement)
    }
    let reply = try host.reply(to: request, until: Deadline(seconds: patience))
    idle.withLock { $0.append(host) }
    return reply
  }

  /// The picture of one preview; what goes wrong with its program costs this preview alone.
  func picture(for request: PreviewRequest) -> PreviewReply {
    do throws(FileError) { return try reply(to: request) } catch {
      return .failed(error.reason)
    }
  }

  /// Every preview, in the order of their places.
  ///
  /// - Parameter warn: Takes what the program warns of, line by line.
  func list(
    warn: (String) -> Void = { Output.error.line($0) }
  ) throws(FileError) -> [ListedPreview] {
    switch try reply(to: PreviewRequest(.list)) {
    case .list(let previews):
      for host in idle.withLock({ $0 }) { host.warnings().forEach(warn) }
      return previews
    case .failed(let reason):
      throw FileError(operation: "list the previews of", path: program, reason: reason)
    default: throw PreviewHostProcess.foreign(program)
    }
  }
}

/// A program that answers requests over two pipes; it ends when the last reference to this is released.
final class PreviewHostProcess: Sendable {
  private let program: String
  private let process: ConfinedProgram
  private let requests: Int32
  private let replies: Int32
  /// The file that receives its output.
  private let printed: Int32

  /// The settings that a picture may not depend on are the same everywhere, and nothing waits for the long
  /// report that Swift makes when a process ends.
  private static let environment = [
    "SWIFT_BACKTRACE=enable=no", "SWIFT_DETERMINISTIC_HASHING=1", "TZ=UTC", "LC_ALL=C.UTF-8",
  ]

  init(
    _ program: String, _ arguments: [String], in confinement: Confinement
  ) throws(FileError) {
    self.program = program
    let (theirRequests, requests) = try Self.pipe(program)
    let (replies, theirReplies) = try Self.pipe(program)
    printed = memoryFile()
    (self.requests, self.replies) = (requests, replies)
    defer {
      close(theirRequests)
      close(theirReplies)
    }
    do throws(FileError) {
      process = try confinement.start(
        [program, "--serve"] + (confinement.isOff ? [] : ["--offline"]) + arguments, .drawing,
        environment: Self.environment,
        descriptors: [(theirRequests, 3), (theirReplies, 4), (printed, 1), (printed, 2)])
    } catch {
      close(requests)
      close(replies)
      close(printed)
      throw error
    }
  }

  deinit {
    close(requests)
    close(replies)
    close(printed)
  }

  /// Makes a pipe. Both ends are beyond the numbers that programs give a meaning to, and no other program
  /// inherits them.
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

  static func foreign(_ program: String) -> FileError {
    FileError(
      operation: "ask", path: program,
      reason: "the answer is not a picture, or it was built with another version of Galley")
  }

  /// The warnings that the program has printed, at most 20 lines of at most 400 characters. Views print
  /// into the same file, so that everything else is left out.
  func warnings() -> [String] {
    var bytes = [UInt8](repeating: 0, count: 1 << 14)
    let count = pread(printed, &bytes, bytes.count, 0)
    let text = String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
    return text.split(separator: "\n").filter { $0.hasPrefix("warning: ") }.prefix(20)
      .map { String($0.prefix(400)) }
  }

  func reply(
    to request: PreviewRequest, until deadline: Deadline
  ) throws(FileError) -> PreviewReply {
    do throws(MessagePipe.Failure) {
      try MessagePipe.send(request.bytes, to: requests)
      let bytes = try MessagePipe.message(from: replies, until: deadline)
      guard let reply = try? PreviewReply(bytes), reply.answers(request) else { throw .isForeign }
      return reply
    } catch {
      switch error {
      case .hasEnded:
        throw FileError(
          operation: "ask", path: program, reason: "the program of the previews has ended")
      case .isLate:
        throw FileError(
          operation: "ask", path: program,
          reason: "the program of the previews did not answer in time")
      case .isForeign: throw Self.foreign(program)
      }
    }
  }
}
