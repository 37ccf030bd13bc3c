import Synchronization

/// The open connections of a server, of which those without the cookie give way.
///
/// A client that opens connections and sends nothing holds none of the places that are kept for the person
/// who has the cookie: a connection that finds the others' places taken ends one of them, first one
/// that has not sent a head in time, else the oldest.
final class ConnectionTable: Sendable {
  private struct Entry {
    let start: ContinuousClock.Instant
    /// Ends the connection.
    let end: @Sendable () -> Void
    var hasHead = false
    var isKnown = false
    var isEnding = false
  }

  private struct Entries {
    var next = 0
    var all: [Int: Entry] = [:]
  }

  private let limits: LoopbackServer.Limits
  private let entries = Mutex(Entries())

  init(_ limits: LoopbackServer.Limits) { self.limits = limits }

  /// Adds a connection.
  ///
  /// - Parameter end: Ends it; called at most once.
  /// - Returns: Its number; nil when every place belongs to who has the cookie.
  func add(at now: ContinuousClock.Instant = .now, end: @escaping @Sendable () -> Void) -> Int? {
    let (number, victim) = entries.withLock { entries -> (Int?, Entry?) in
      let open = entries.all.filter { !$0.value.isEnding }
      let strangers = open.filter { !$0.value.isKnown }
      let known = open.count - strangers.count
      let kept = min(limits.kept, limits.connections / 2)
      let room = limits.connections - max(kept, known)
      guard room > 0 else { return (nil, nil) }
      var victim: Entry?
      if strangers.count >= room {
        let oldest = strangers.min { order($0.value, now) < order($1.value, now) }
        if let oldest {
          victim = oldest.value
          entries.all[oldest.key]?.isEnding = true
        }
      }
      entries.next += 1
      entries.all[entries.next] = Entry(start: now, end: end)
      return (entries.next, victim)
    }
    victim?.end()
    return number
  }

  /// Those that are late with their head first, then by age.
  private func order(_ entry: Entry, _ now: ContinuousClock.Instant) -> (Int, Duration) {
    let age = entry.start.duration(to: now)
    return (!entry.hasHead && age >= limits.headPatience ? 0 : 1, .zero - age)
  }

  /// Notes that a connection has sent its head.
  ///
  /// - Parameter isKnown: True if with the cookie.
  func noteHead(of number: Int, isKnown: Bool) {
    entries.withLock {
      $0.all[number]?.hasHead = true
      $0.all[number]?.isKnown = isKnown
    }
  }

  /// Takes a connection out.
  func remove(_ number: Int) { entries.withLock { _ = $0.all.removeValue(forKey: number) } }
}
