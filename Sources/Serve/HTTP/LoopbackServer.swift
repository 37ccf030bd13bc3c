import FlyingSocks
import GalleyPlatform

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// HTTP/1.1 for this machine alone: one request a connection, everything bounded in size and time.
package final class LoopbackServer: Sendable {
  /// What bounds a request.
  package struct Limits: Sendable {
    /// The most bytes of a head.
    package var head = 16 << 10
    /// The most bytes of a body.
    package var body = 8 << 20
    /// How long a request may take to arrive, and an answer to be taken.
    package var patience = Duration.seconds(15)
    /// The most connections at a time.
    package var connections = 96
    /// Those of them that only who has the cookie gets.
    package var kept = 16
    /// The time that a connection has to send its head before it is the first to be closed.
    package var headPatience = Duration.seconds(2)

    package init() {}
  }

  /// The port that the system gave.
  package let port: UInt16
  private let socket: Socket
  private let limits: Limits
  private let table: ConnectionTable

  /// Listens on 127.0.0.1.
  ///
  /// - Parameter port: The port; 0 takes any that is free.
  package init(port: UInt16 = 0, limits: Limits = Limits()) throws {
    self.limits = limits
    table = ConnectionTable(limits)
    socket = try Socket(domain: AF_INET)
    try socket.setValue(true, for: .localAddressReuse)
    try socket.bind(to: sockaddr_in.inet(ip4: "127.0.0.1", port: port))
    try socket.listen()
    guard case .ip4(_, let port) = try socket.sockname() else {
      throw SocketError.unsupportedAddress
    }
    self.port = port
  }

  /// Answers requests until the task is cancelled.
  ///
  /// - Parameter isKnown: Whether a request comes from the person for whom places are kept.
  package func run(
    knowing isKnown: @escaping @Sendable (HTTPRequest) -> Bool = { _ in false },
    _ answer: @escaping @Sendable (HTTPRequest) async -> HTTPResponse
  ) async throws {
    let pool: some AsyncSocketPool = SocketPool<Poll>.make()
    try await pool.prepare()
    let listener = try AsyncSocket(socket: socket, pool: pool)
    defer { try? socket.close() }
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await pool.run() }
      group.addTask {
        try await withThrowingDiscardingTaskGroup { connections in
          for try await connection in listener.sockets {
            connections.addTask { await self.hold(connection, isKnown, answer) }
          }
        }
      }
      try await group.next()
      group.cancelAll()
    }
  }

  /// Serves a connection for as long as it has a place.
  private func hold(
    _ connection: AsyncSocket, _ isKnown: @escaping @Sendable (HTTPRequest) -> Bool,
    _ answer: @escaping @Sendable (HTTPRequest) async -> HTTPResponse
  ) async {
    defer { try? connection.close() }
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    guard let number = table.add(end: { end.finish() }) else { return }
    defer { table.remove(number) }
    await withTaskGroup(of: Void.self) { group in
      group.addTask { [self] in
        await serve(connection) { request in
          table.noteHead(of: number, isKnown: isKnown(request))
          return await answer(request)
        }
      }
      group.addTask { for await _ in ends {} }
      await group.next()
      group.cancelAll()
    }
  }

  /// What goes wrong between two sockets ends the connection and is nobody's business.
  private func serve(
    _ connection: AsyncSocket, _ answer: @Sendable (HTTPRequest) async -> HTTPResponse
  ) async {
    do {
      var request: HTTPRequest
      do {
        request = try await self.limited { try await self.request(from: connection) }
      } catch let refusal as HTTPRefusal {
        return try await send(HTTPResponse(refusal), to: connection)
      }
      let isHead = request.method == "HEAD"
      if isHead { request.method = "GET" }
      try await send(await answer(request), to: connection, isHead: isHead)
    } catch {}
  }

  private func request(from connection: AsyncSocket) async throws -> HTTPRequest {
    var bytes: [UInt8] = []
    var end: Int?
    while end == nil {
      guard bytes.count < limits.head else {
        throw HTTPRefusal(.headTooLarge, "the head of the request is too long")
      }
      let start = max(0, bytes.count - 3)
      bytes += try await connection.read(atMost: 4096)
      end = Self.endOfHead(bytes, from: start)
    }
    let head = end ?? bytes.count
    var request = try HTTPRequest(head: Array(bytes[..<head]))
    let length = try request.bodyLength(limit: limits.body)
    request.body = Array(bytes[(head + 4)...].prefix(length))
    while request.body.count < length {
      request.body += try await connection.read(atMost: min(4096, length - request.body.count))
    }
    return request
  }

  private static func endOfHead(_ bytes: [UInt8], from start: Int) -> Int? {
    (start..<max(start, bytes.count - 3)).first {
      bytes[$0] == 13 && bytes[$0 + 1] == 10 && bytes[$0 + 2] == 13 && bytes[$0 + 3] == 10
    }
  }

  private func send(
    _ response: HTTPResponse, to connection: AsyncSocket, isHead: Bool = false
  ) async throws {
    switch response.body {
    case .bytes(let bytes):
      let whole = Data(isHead ? response.head : response.head + bytes)
      try await limited { try await connection.write(whole) }
    case .events(let events):
      let head = Data(response.head)
      try await limited { try await connection.write(head) }
      guard !isHead else { return }
      for await event in events {
        let text = Data(event.text.utf8)
        try await limited { try await connection.write(text) }
      }
    }
  }

  /// Does something that depends on the other side, who has so much time for it.
  private func limited<Value: Sendable>(
    _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try await withThrowingTaskGroup(of: Value.self) { group in
      group.addTask(operation: work)
      group.addTask { [limits] in
        try await Task.sleep(for: limits.patience)
        throw HTTPRefusal(.requestTimeout, "the request took too long")
      }
      defer { group.cancelAll() }
      guard let value = try await group.next() else { throw CancellationError() }
      return value
    }
  }
}
