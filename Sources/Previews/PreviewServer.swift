import CGalleyConformances
import Foundation
import Galley
import GalleySceneSnapshots
import GalleySnapshots
import GalleySwiftUI
import GalleySystem

/// Answers requests one after another, each in a copy of the process, so that no preview meets what
/// another has left behind and one that ends its process takes nothing else along.
///
/// A copy answers over a pipe of its own; it has neither the pipe of the requests nor that of the replies.
/// The deadline is kept here, because a copy can stop, or take the signals that would end it.
@MainActor
struct PreviewServer {
  /// Where requests come from and replies go.
  private static let (requests, replies): (Int32, Int32) = (3, 4)

  private let folders: PreviewFolders
  private let renderer: Renderer
  private let limits: PreviewLimits
  /// The providers that end the process when they are asked for their previews.
  private let broken: Set<ObjectIdentifier>

  init(folders: PreviewFolders, renderer: Renderer, limits: PreviewLimits) {
    (self.folders, self.renderer, self.limits) = (folders, renderer, limits)
    galley_freeze(time_t(Date.frozen.timeIntervalSince1970))
    let providers = PreviewScan.providers()
    func survives(_ asked: [any PreviewProvider.Type]) -> Bool {
      let copy = PreviewCopy(limits: limits) {
        for provider in asked { _ = FoundPreview.all(of: provider) }
        return []
      }
      if case .answered = copy?.result() { return true }
      return copy == nil
    }
    broken = Set(
      survives(providers)
        ? [] : providers.filter { !survives([$0]) }.map { ObjectIdentifier($0) })
  }

  /// Answers until nobody asks any more.
  func run() {
    while let bytes = try? MessagePipe.message(from: Self.requests) {
      guard let request = try? PreviewRequest(bytes) else {
        send(.failed("the request comes from another version of Galley"))
        continue
      }
      guard let copy = PreviewCopy(limits: limits, { reply(to: request).bytes }) else {
        send(.failed("the process cannot be copied: \(lastSystemError())"))
        continue
      }
      switch copy.result() {
      case .answered(let bytes):
        // What a copy sends is looked at as a whole before it is passed on.
        let reply = try? PreviewReply(bytes)
        send(reply ?? .failed("the preview answered with something that is not a picture"))
      case .failed(let reason): send(.failed(reason))
      }
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
      case .write(let name, let ending):
        return try drawing.file(try preview(name, of: named), request, ending: ending)
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
