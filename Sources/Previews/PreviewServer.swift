import CGalleyConformances
import Foundation
import GalleySceneSnapshots
import GalleySnapshots
import GalleyStair
import GalleySwiftUI
import GalleySystem

/// Answers requests one after another, each in a copy of the process, so that no preview meets what
/// another has left behind and one that ends its process takes nothing else along.
///
/// A copy answers over a pipe of its own; it has neither the pipe of the requests nor that of the replies.
/// The deadline is kept here, because a copy can stop, or take the signals that would end it.
@MainActor
struct PreviewServer {
  /// The descriptors of requests and replies.
  private static let (requests, replies): (Int32, Int32) = (3, 4)

  private let folders: PreviewFolders
  private let renderer: Renderer
  private let limits: PreviewLimits
  private let isMac: Bool
  private let entries: [Entry]

  /// A preview, and where it comes from.
  private struct Entry {
    var listed: ListedPreview
    var origin: PreviewOrigin
    /// Its place among the previews of its origin.
    var index: Int
  }

  init(folders: PreviewFolders, renderer: Renderer, limits: PreviewLimits, isMac: Bool) {
    (self.folders, self.renderer, self.limits, self.isMac) = (folders, renderer, limits, isMac)
    galley_freeze(time_t(Date.frozen.timeIntervalSince1970))
    let found = PreviewScan.origins().flatMap { Self.entries(of: $0, limits) }
      .sorted { $0.listed.isBefore($1.listed) }
    let named = PreviewNames.named(found.map(\.listed))
    entries = zip(found, named).map { entry, listed in
      Entry(listed: listed, origin: entry.origin, index: entry.index)
    }
  }

  /// The previews of a type, found by a copy of their own, so that a type which ends the process or answers
  /// nonsense costs no other. Such a type counts as one preview, which fails when it is drawn.
  private static func entries(of origin: PreviewOrigin, _ limits: PreviewLimits) -> [Entry] {
    let copy = PreviewCopy(limits: limits) {
      PreviewReply.list(origin.previews().map(\.listed)).bytes
    }
    var listed = [ListedPreview(name: "", file: nil, line: nil, type: origin.type)]
    if case .answered(let bytes) = copy?.result(),
      case .list(let previews) = try? PreviewReply(bytes)
    {
      listed = previews
    }
    return listed.enumerated().map { Entry(listed: $1, origin: origin, index: $0) }
  }

  /// Answers requests until the pipe closes.
  func run() {
    while let bytes = try? MessagePipe.message(from: Self.requests) {
      guard let request = try? PreviewRequest(bytes) else {
        send(.failed("the request comes from another version of Galley"))
        continue
      }
      if case .list = request.task {
        send(.list(entries.map(\.listed)))
        continue
      }
      send(answer(to: request))
    }
  }

  /// The most views of a preview that are drawn as boxes because they end it.
  private static let mostBoxes = 32

  /// The reply of a copy. A preview that ends its process is drawn once more in the launched app, whose delegate may
  /// have made what the preview looks for.
  private func answer(to request: PreviewRequest) -> PreviewReply {
    let first = boxing(request, launching: [])
    let apps = PreviewScan.apps()
    guard case .ended = first.end, !apps.isEmpty, request.leftOut == nil else {
      return first.reply
    }
    let second = boxing(request, launching: apps)
    return second.end == nil ? second.reply : first.reply
  }

  /// The reply of a copy; views at whose faults earlier copies ended are boxes in it.
  private func boxing(
    _ request: PreviewRequest, launching apps: [any App.Type]
  ) -> (reply: PreviewReply, end: PreviewCopy.End?) {
    var boxes: [String: ViewFault] = [:]
    let deadline = Deadline(seconds: limits.taking)
    while true {
      let (reply, end) = answer(to: request, launching: apps, boxes)
      guard case .ended(_, let fault?) = end else { return (reply, end) }
      if let view = fault.view, boxes[view] == nil, boxes.count < Self.mostBoxes,
        deadline.millisecondsLeft > 0
      {
        boxes[view] = fault
        continue
      }
      guard fault.kind != .missingObject, case .write = request.task else { return (reply, end) }
      return (.leftOut(fault.reason), end)
    }
  }

  /// - Parameters:
  ///   - apps: The apps that are launched before.
  ///   - boxes: The faults of the views that are drawn as boxes.
  private func answer(
    to request: PreviewRequest, launching apps: [any App.Type], _ boxes: [String: ViewFault]
  ) -> (reply: PreviewReply, end: PreviewCopy.End?) {
    let copy = PreviewCopy(limits: limits, boxes: boxes) {
      let launched = apps.map { $0.launch() as Any }
      return withExtendedLifetime(launched) { reply(to: request).bytes }
    }
    guard let copy else {
      return (.failed("the process cannot be copied: \(lastSystemError())"), nil)
    }
    switch copy.result() {
    case .answered(let bytes):
      // Bytes of a copy are decoded before they are passed on.
      if let reply = try? PreviewReply(bytes), reply.answers(request) { return (reply, nil) }
      return (.failed("the answer of the preview is not a picture"), nil)
    case .failed(let end): return (.failed(end.reason), end)
    }
  }

  /// Sends a reply; if the receiver is gone, the failure is ignored.
  private func send(_ reply: PreviewReply) {
    try? MessagePipe.send(reply.bytes, to: Self.replies)
  }

  private func reply(to request: PreviewRequest) -> PreviewReply {
    let drawing = PreviewDrawing(folders: folders, renderer: renderer, isMac: isMac)
    do {
      switch request.task {
      case .list: return .list(entries.map(\.listed))
      case .prepare(let name): return .prepared(try drawing.portable(preview(name), request).bytes)
      case .write(let name, let ending):
        return try drawing.file(
          request.leftOut.map { Self.box(name, $0) } ?? preview(name), request, ending: ending)
      case .look(let name): return .screen(try drawing.look(preview(name), request))
      }
    } catch {
      return .failed("\(error)")
    }
  }

  /// A box in place of a preview that met a declaration which is left out. The settings of the preview are not read,
  /// because some end it just as well.
  private static func box(_ name: String, _ reason: String) -> FoundPreview {
    FoundPreview(type: name) { AnyView(_LeftOut(name, reason)) }
  }

  private func preview(_ name: String) throws -> FoundPreview {
    guard let entry = entries.first(where: { $0.listed.name == name }) else {
      throw RenderFailure("there is no preview \"\(name)\"")
    }
    let previews = entry.origin.previews()
    guard previews.indices.contains(entry.index) else {
      throw RenderFailure("the type \(entry.origin.type) has no such preview any more")
    }
    return previews[entry.index]
  }
}
