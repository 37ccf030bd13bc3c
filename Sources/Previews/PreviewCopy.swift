import CGalleyConformances
import Foundation
import GalleySceneSnapshots
import GalleySnapshots
import GalleySwiftUI
import GalleySystem

/// The time limits of a preview.
struct PreviewLimits {
  /// Seconds of processor time.
  var computing = 60
  /// Seconds by the clock.
  var taking = 300
}

/// A copy of the process that answers once.
@MainActor
struct PreviewCopy {
  enum Result {
    case answered([UInt8])
    case failed(End)
  }

  /// The reason for a missing answer.
  enum End {
    /// The copy ended itself, perhaps at a fault that it noted.
    case ended(String, ViewFault?)
    case stopped(String)

    var reason: String {
      switch self {
      case .ended(let reason, _), .stopped(let reason): reason
      }
    }
  }

  private let process: pid_t
  private let answers: Int32
  private let printed: Int32
  /// The file in which the copy notes its faults.
  private let noted: Int32
  private let limits: PreviewLimits

  /// Copies the process; nil, with the system's error, where that is not possible.
  ///
  /// - Parameters:
  ///   - boxes: The faults of the views that are drawn as boxes.
  ///   - answer: Runs in the copy.
  init?(limits: PreviewLimits, boxes: [String: ViewFault] = [:], _ answer: () -> [UInt8]) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    let (printed, noted) = (memoryFile(), memoryFile())
    let process = galley_fork()
    if process == 0 {
      Self.run(answer, to: ends[1], printed, noted, limits, boxes)
    }
    close(ends[1])
    guard process > 0 else {
      for file in [ends[0], printed, noted] where file >= 0 { close(file) }
      return nil
    }
    (self.process, answers, self.limits) = (process, ends[0], limits)
    (self.printed, self.noted) = (printed, noted)
  }

  /// The copy: its output goes to a file, and it keeps no descriptor but those of its answer and its faults.
  private static func run(
    _ answer: () -> [UInt8], to pipe: Int32, _ printed: Int32, _ noted: Int32,
    _ limits: PreviewLimits, _ boxes: [String: ViewFault]
  ) -> Never {
    setpgid(0, 0)
    dup2(printed, 1)
    dup2(printed, 2)
    dup2(pipe, 3)
    for descriptor in Int32(4)..<256 where descriptor != noted { close(descriptor) }
    let faults = ViewFaults(boxed: boxes) { fault in
      let bytes = fault.bytes
      _ = pwrite(noted, bytes, bytes.count, 0)
    }
    galley_limit(UInt32(limits.computing), UInt32(limits.taking))
    let bytes = ViewFaults.$current.withValue(faults, operation: answer)
    try? MessagePipe.send(bytes, to: 3)
    _exit(0)
  }

  /// The answer, or the reason for a missing one. Afterwards the copy, and the group that it began with, are gone.
  func result() -> Result {
    defer {
      for file in [answers, printed, noted] where file >= 0 { close(file) }
    }
    // A copy that takes its own signals is ended a little later than one that does not.
    let deadline = Deadline(seconds: limits.taking + 5)
    var status: Int32?
    var bytes: [UInt8]?
    while deadline.millisecondsLeft > 0 {
      if isReadable(within: min(deadline.millisecondsLeft, 50)) {
        bytes = try? MessagePipe.message(from: answers, until: deadline)
        break
      }
      status = status ?? changedStatus()
      // Bytes that the copy sent before it ended are still in the pipe.
      if status != nil, !isReadable(within: 0) { break }
    }
    // The pipe closes a moment before there is a status.
    let moment = Deadline(seconds: 1)
    while bytes == nil, status == nil, moment.millisecondsLeft > 0 {
      status = changedStatus()
      if status == nil { usleep(1_000) }
    }
    galley_end(process)
    var last: Int32 = 0
    while waitpid(process, &last, 0) < 0, errno == EINTR {}
    return bytes.map { .answered($0) }
      ?? .failed(end(status, isLate: deadline.millisecondsLeft == 0))
  }

  private func isReadable(within milliseconds: Int32) -> Bool {
    var event = pollfd(fd: answers, events: Int16(POLLIN), revents: 0)
    return poll(&event, 1, milliseconds) > 0
  }

  /// The status of a copy that has ended or stopped since.
  private func changedStatus() -> Int32? {
    var status: Int32 = 0
    return waitpid(process, &status, WNOHANG | WUNTRACED) == process ? status : nil
  }

  private func end(_ status: Int32?, isLate: Bool) -> End {
    guard let status else {
      return .stopped(
        isLate
          ? "the preview was not drawn in \(limits.taking) s"
          : "the preview closed the pipe of its answer")
    }
    let said = Self.error(in: printed).map { ": \($0)" } ?? ""
    let signal = status & 0x7F
    let number = (status >> 8) & 0xFF
    switch signal {
    case 0: return ended("the preview ended the process with status \(number)\(said)")
    case 0x7F:
      return .stopped("the preview stopped the process: \(String(cString: strsignal(number)))")
    case SIGXCPU: return .stopped("the preview was not drawn in \(limits.computing) s of computing")
    case SIGALRM: return .stopped("the preview was not drawn in \(limits.taking) s")
    case SIGSEGV, SIGBUS:
      return ended(
        "the preview ended the process: \(String(cString: strsignal(signal))), as endless "
          + "recursion does\(said)")
    default:
      return ended("the preview ended the process: \(String(cString: strsignal(signal)))\(said)")
    }
  }

  private func ended(_ reason: String) -> End { .ended(reason, ViewFault(in: noted)) }

  /// The message that the Swift runtime printed before it ended the process.
  private static func error(in file: Int32) -> String? {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = pread(file, &bytes, bytes.count, 0)
    guard count > 0 else { return nil }
    let text = String(decoding: bytes.prefix(count), as: UTF8.self)
    let mark = "Fatal error: "
    let line = text.split(separator: "\n").first { $0.contains(mark) }
    return line.flatMap { line in
      line.range(of: mark).map { String(line[$0.upperBound...]) }
    }
  }
}

extension ViewFault {
  fileprivate var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.count(Int(kind.rawValue))
    writer.text(view ?? "")
    writer.text(reason)
    return writer.bytes
  }

  /// The fault that a copy noted last in a file; nil without one.
  fileprivate init?(in file: Int32) {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = pread(file, &bytes, bytes.count, 0)
    guard count > 0 else { return nil }
    var reader = ByteReader(bytes.prefix(count))
    guard let kind = (try? reader.unsigned()).flatMap(Kind.init(rawValue:)),
      let view = try? reader.text(), let reason = try? reader.text()
    else { return nil }
    self.init(kind, view: view.isEmpty ? nil : view, reason)
  }
}
