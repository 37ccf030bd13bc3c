import Synchronization
import Testing

@testable import GalleyServe

@Suite("The places of connections")
struct ConnectionTableTests {
  private final class Ended: Sendable {
    let numbers = Mutex<[Int]>([])
  }
  private let ended = Ended()
  private let start = ContinuousClock.now

  private func table(connections: Int, kept: Int) -> ConnectionTable {
    var limits = LoopbackServer.Limits()
    (limits.connections, limits.kept) = (connections, kept)
    return ConnectionTable(limits)
  }

  private func add(_ label: Int, to table: ConnectionTable, after seconds: Double) -> Int? {
    table.add(at: start + .seconds(seconds)) { [ended] in
      ended.numbers.withLock { $0.append(label) }
    }
  }

  private var order: [Int] { ended.numbers.withLock { $0 } }

  @Test("A connection without a head for two seconds goes before an older one that has sent it")
  func lateHeads() throws {
    let table = table(connections: 6, kept: 3)
    let first = try #require(add(1, to: table, after: 0))
    table.noteHead(of: first, isKnown: false)
    for label in 2...3 { #expect(add(label, to: table, after: 0.5) != nil) }
    #expect(add(4, to: table, after: 3) != nil)
    #expect(order.count == 1 && order != [1])
    // Nobody else is late: the oldest goes.
    let other = self.table(connections: 4, kept: 2)
    for label in 5...7 { #expect(add(label, to: other, after: Double(label) / 10) != nil) }
    #expect(order.last == 5)
  }

  @Test("Those with the cookie stay, and take the places that others would have")
  func known() throws {
    let table = table(connections: 4, kept: 1)
    for label in 1...4 {
      let number = try #require(add(label, to: table, after: 0))
      table.noteHead(of: number, isKnown: true)
    }
    #expect(add(5, to: table, after: 60) == nil)
    #expect(order.isEmpty)
    table.remove(1)
    #expect(add(6, to: table, after: 61) != nil)
    #expect(add(7, to: table, after: 62) != nil)
    #expect(order == [6])
  }
}
