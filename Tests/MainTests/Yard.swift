import ArgumentParser
import Foundation
import GalleyPlatform
import GalleySceneSnapshots
import GalleySystem

@testable import GalleyMain

/// A folder for a cell, and beside it what a cell must not reach, with listeners on this machine.
final class Yard: Sendable {
  let root: String
  let port: UInt16
  private let listeners: [Int32]

  var folder: String { root + "/shadow" }
  var outside: String { root + "/outside" }
  var secret: String { outside + "/secret" }
  private var canary: String { outside + "/canary" }

  init() throws {
    root = FileManager.default.temporaryDirectory.path + "/galley-yard-\(UUID().uuidString)"
    let files = FileManager.default
    try files.createDirectory(atPath: root + "/outside", withIntermediateDirectories: true)
    try files.createDirectory(atPath: root + "/shadow/tmp", withIntermediateDirectories: true)
    try Self.fill(root + "/outside")
    setenv("CI_SECRET", "hunter2", 1)
    let (internet, port) = Self.internetListener()
    self.port = port
    let path = root + "/outside/socket"
    listeners = [
      internet, Self.unixListener(path, isAbstract: false),
      Self.unixListener(path, isAbstract: true),
    ]
    try """
    \(root)/outside/secret
    \(root)/outside/canary
    \(root)/outside
    \(getpid())
    \(port)
    \(path)
    """.write(toFile: root + "/shadow/told", atomically: true, encoding: .utf8)
  }

  private static func fill(_ outside: String) throws {
    try "hunter2".write(toFile: outside + "/secret", atomically: false, encoding: .utf8)
    try "canary".write(toFile: outside + "/canary", atomically: false, encoding: .utf8)
  }

  /// Puts the folder outside back into its first state, and accepts the connections that wait.
  func restore() throws {
    let files = FileManager.default
    for name in try files.contentsOfDirectory(atPath: outside) where name != "socket" {
      try files.removeItem(atPath: outside + "/" + name)
    }
    try Self.fill(outside)
    for index in heard { close(accept(listeners[index], nil, nil)) }
  }

  deinit {
    for listener in listeners { close(listener) }
    try? FileManager.default.removeItem(atPath: root)
  }

  func confinement(_ layers: Cell.Layers) -> Confinement {
    var confinement = Confinement(
      folder: folder, readable: [Self.products], isOff: false,
      repositories: PackageRepositories(in: root + "/repositories"))
    confinement.layers = layers
    return confinement
  }

  /// - Parameter limits: Seconds of a preview. A machine that is busy with other tests may need several for a small one.
  func hosts(
    _ layers: Cell.Layers, _ budget: [String] = [],
    limits: (computing: Int, taking: Int) = (computing: 10, taking: 60)
  ) throws -> PreviewHosts {
    PreviewHosts(
      Self.products + "/GalleyHostileHost", resources: [], fonts: [], in: confinement(layers),
      limits: limits, budget: try BudgetOptions.parse(budget).limits)
  }

  /// The folder of what was built.
  private static var products: String {
    URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().path
  }

  /// The state of the folder outside: contents, permissions and times.
  func state() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: outside).sorted().map { name in
      var status = stat()
      lstat(outside + "/" + name, &status)
      let bytes = FileManager.default.contents(atPath: outside + "/" + name).map { $0.count } ?? -1
      return
        "\(name) \(status.st_mode) \(status.st_nlink) \(bytes) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
    }
  }

  /// The listeners at which somebody has connected.
  var heard: [Int] {
    listeners.indices.filter { index in
      var event = pollfd(fd: listeners[index], events: Int16(POLLIN), revents: 0)
      return poll(&event, 1, 0) > 0
    }
  }

  private static func internetListener() -> (Int32, UInt16) {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = bind(descriptor, $0, length)
        _ = listen(descriptor, 8)
        _ = getsockname(descriptor, $0, &length)
      }
    }
    return (descriptor, UInt16(bigEndian: address.sin_port))
  }

  private static func unixListener(_ path: String, isAbstract: Bool) -> Int32 {
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = (isAbstract ? [0] : []) + Array(path.utf8)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes.prefix(107)) }
    withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = bind(descriptor, $0, socklen_t(2 + bytes.count))
        _ = listen(descriptor, 8)
      }
    }
    return descriptor
  }
}
