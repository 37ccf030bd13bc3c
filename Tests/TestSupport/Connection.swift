import Foundation

/// A connection of a client that sends what it likes.
public final class Connection {
  private let descriptor: Int32

  /// Connects to a port of this machine.
  public init(port: UInt16) throws {
    #if canImport(Glibc)
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw CocoaError(.fileReadUnknown) }
  }

  deinit { close(descriptor) }

  /// Sends a text.
  public func send(_ text: String) throws {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      // The other side may answer and close before it has taken everything.
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }

  /// Everything until the other side closes.
  public func receive() -> String { String(decoding: receiveBytes(), as: UTF8.self) }

  /// The same as bytes.
  public func receiveBytes() -> [UInt8] {
    var all: [UInt8] = []
    while let piece = receivePiece() { all += piece }
    return all
  }

  /// The next message; nil at the end.
  public func receivePiece() -> [UInt8]? {
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(descriptor, &piece, piece.count, 0)
    return count > 0 ? Array(piece[..<count]) : nil
  }
}
