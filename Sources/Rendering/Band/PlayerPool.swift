import Synchronization

/// Players that are not in use, kept for their buffers.
final class PlayerPool: Sendable {
  // A player is used by one thread at a time: it is either here or with the thread that took it.
  private struct Idle: @unchecked Sendable { var player: BandPlayer }
  private let idle = Mutex<[Idle]>([])

  init() {}

  func take(_ resources: RenderingResources) -> BandPlayer {
    let known = idle.withLock { $0.popLast() }
    return known?.player ?? BandPlayer(resources)
  }

  func give(_ player: BandPlayer) {
    let entry = Idle(player: player)
    idle.withLock { $0.append(entry) }
  }
}
