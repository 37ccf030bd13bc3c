import CGalleyConformances
import Foundation
import Galley
import GalleySceneSnapshots
import GalleySnapshots
import GalleySwiftUI

/// Answers requests one after another, each in a copy of the process, so that no preview meets what
/// another has left behind and one that ends its process takes nothing else along.
@MainActor
struct PreviewServer {
  /// Where requests come from and replies go.
  private static let (requests, replies): (Int32, Int32) = (3, 4)

  /// So many seconds a preview may compute, and may take: one that never ends does not keep the others
  /// waiting.
  private static let limits = (computing: UInt32(60), taking: UInt32(300))

  private let folders: PreviewFolders
  private let renderer: Renderer
  /// The providers that end the process when they are asked for their previews.
  private let broken: Set<ObjectIdentifier>

  init(folders: PreviewFolders, renderer: Renderer) {
    (self.folders, self.renderer) = (folders, renderer)
    galley_freeze(time_t(Date.frozen.timeIntervalSince1970))
    let providers = PreviewScan.providers()
    let isWhole = Self.survives { for provider in providers { _ = FoundPreview.all(of: provider) } }
    broken = Set(
      isWhole
        ? []
        : providers.filter { provider in
          !Self.survives { _ = FoundPreview.all(of: provider) }
        }.map { ObjectIdentifier($0) })
  }

  /// Whether a copy of the process gets to the end of something.
  private static func survives(_ body: () -> Void) -> Bool {
    let child = galley_fork()
    if child == 0 {
      take(output: galley_scratch())
      galley_limit(limits.computing, limits.taking)
      body()
      _exit(0)
    }
    return child < 0 || end(of: child) == nil
  }

  /// Answers until nobody asks any more.
  func run() {
    while let bytes = try? MessagePipe.message(from: Self.requests) {
      guard let request = try? PreviewRequest(bytes) else {
        send(.failed("the request comes from another version of Galley"))
        continue
      }
      let said = galley_scratch()
      let child = galley_fork()
      if child == 0 {
        Self.take(output: said)
        galley_limit(Self.limits.computing, Self.limits.taking)
        send(reply(to: request))
        _exit(0)
      } else if child < 0 {
        send(reply(to: request))
      } else if let reason = Self.end(of: child) {
        send(.failed(Self.error(in: said).map { "\(reason): \($0)" } ?? reason))
      }
      close(said)
    }
  }

  /// What the process prints from now on goes to a file.
  private static func take(output file: Int32) {
    guard file >= 0 else { return }
    dup2(file, 1)
    dup2(file, 2)
  }

  /// What Swift said when it ended a process.
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

  /// Why a process has not answered; nil when it has.
  private static func end(of child: pid_t) -> String? {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    if status == 0 { return nil }
    let signal = status & 0x7F
    switch signal {
    case 0: return "the preview ended the process with status \((status >> 8) & 0xFF)"
    case SIGXCPU: return "the preview was not drawn in \(limits.computing) s of computing"
    case SIGALRM: return "the preview was not drawn in \(limits.taking) s"
    case SIGSEGV, SIGBUS:
      return "the preview ended the process: \(String(cString: strsignal(signal))), as endless "
        + "recursion does"
    default: return "the preview ended the process: \(String(cString: strsignal(signal)))"
    }
  }

  /// Where nobody is there any more, nobody is told.
  private func send(_ reply: PreviewReply) {
    try? MessagePipe.send(reply.bytes, to: Self.replies)
  }

  private func reply(to request: PreviewRequest) -> PreviewReply {
    let named = PreviewNames.named(PreviewScan.previews(broken: broken))
    let drawing = PreviewDrawing(folders: folders, renderer: renderer)
    do {
      switch request.task {
      case .list: return .list(named.map(\.listed))
      case .prepare(let name):
        return .prepared(try drawing.portable(try preview(name, of: named), request).bytes)
      case .write(let name, let path):
        return try drawing.write(try preview(name, of: named), request, to: path)
      }
    } catch {
      return .failed("\(error)")
    }
  }

  private func preview(_ name: String, of named: [NamedPreview]) throws -> FoundPreview {
    guard let found = named.first(where: { $0.name == name }) else {
      throw RenderFailure("there is no preview \"\(name)\"")
    }
    return found.preview
  }
}
