import Foundation
import GalleyPlatform
import GalleySceneSnapshots
import GalleySnapshots
import GalleySystem
import Synchronization
import Testing

@testable import GalleyMain

/// Runs programs that try to get out of their cell, on this machine's kernel. The programs are in
/// Tests/HostileHost; each attempt answers with a wide picture when it succeeded.
@Suite("Hostile previews", .serialized)
struct HostilePreviewTests {
  /// Cells without one layer or another, as other kernels and containers have them. All are whole.
  static let cells: [Cell.Layers] = [
    .all, .all.subtracting(.namespaces), .all.subtracting([.namespaces, .scope, .tcp]),
  ]

  @Test("Nothing that a preview tries leaves its cell", arguments: cells)
  func confined(_ layers: Cell.Layers) throws {
    try #require(Cell.Layers.available.contains([.files, .calls, .bounds]))
    let yard = try Yard()
    let before = try yard.state()
    var escapes: [String] = []
    do {
      let hosts = yard.hosts(layers)
      let listed = try hosts.list { _ in }
      let tried = listed.filter { Self.isAttempt($0.name) }
      #expect(tried.count >= 40, "\(listed.map(\.name))")
      for preview in tried {
        switch hosts.picture(for: Self.request(preview.name)) {
        case .written(let width, _, _, _): if width != 100 { escapes.append(preview.name) }
        case .failed, .list, .prepared: break
        }
      }
      let friendly = hosts.picture(for: Self.request("Friendly-friendly"))
      guard case .written(100, _, _, _) = friendly else {
        Issue.record("\(friendly)")
        return
      }
    }
    // The kernel counts no processes of root outside of a process namespace.
    if getuid() == 0, !layers.contains(.namespaces) {
      escapes.removeAll { $0 == "Hostile-start-a-thousand-processes" }
    }
    #expect(escapes == [])
    #expect(yard.heard == [])
    #expect(try yard.state() == before)
    #expect(Self.survivors() == [])
  }

  @Test("A preview that ends in the wrong way costs itself alone, with its reason")
  func endings() throws {
    try #require(Cell.Layers.available.contains([.files, .calls, .bounds]))
    let yard = try Yard()
    let hosts = yard.hosts(.all)
    let listed = try hosts.list { _ in }.map(\.name)
    let endings = listed.filter { !Self.isAttempt($0) && !$0.hasPrefix("Friendly") }
    #expect(endings.count >= 20, "\(listed)")
    for name in endings {
      let reply = hosts.picture(for: Self.request(name))
      guard case .failed(let reason) = reply else {
        Issue.record("\(name): \(reply)")
        continue
      }
      #expect(!reason.isEmpty)
      #expect(!reason.contains("\u{1B}"))
      let friendly = hosts.picture(for: Self.request("Friendly-friendly"))
      guard case .written(100, _, _, _) = friendly else {
        Issue.record("after \(name): \(friendly)")
        return
      }
    }
    #expect(listed.contains { $0.hasPrefix("Ending") })
    #expect(listed.contains { $0.hasPrefix("Stopping") })
  }

  @Test(
    "A manifest neither reads, writes nor sends anything outside",
    arguments: [
      #"let told = getenv("CI_SECRET") != nil || open("FILE", O_RDONLY) >= 0"#,
      #"let told = open("OUTSIDE/manifest", O_WRONLY | O_CREAT, 0o600) >= 0 || system("exec 3<>/dev/tcp/127.0.0.1/PORT") == 0"#,
    ])
  func manifests(_ line: String) throws {
    try #require(Cell.Layers.available.contains([.files, .calls, .bounds]))
    let yard = try Yard()
    let before = try yard.state()
    let text = line.replacing("FILE", with: yard.secret).replacing(
      "OUTSIDE", with: yard.outside
    ).replacing("PORT", with: "\(yard.port)")
    try FileManager.default.createDirectory(
      atPath: yard.folder + "/package/Sources/Told", withIntermediateDirectories: true)
    try """
    // swift-tools-version: 5.9
    import Foundation
    import PackageDescription
    \(text)
    let package = Package(name: told ? "Escaped" : "Held", targets: [.target(name: "Told")])
    """.write(toFile: yard.folder + "/package/Package.swift", atomically: true, encoding: .utf8)
    let status = try yard.confinement(.all).run(
      [
        "swift", "package", "--package-path", yard.folder + "/package", "--scratch-path",
        yard.folder + "/.build", "dump-package",
      ], output: yard.folder + "/log")
    let log = try String(contentsOfFile: yard.folder + "/log", encoding: .utf8)
    #expect(status == 0, "\(log)")
    #expect(log.contains("\"Held\""), "\(log)")
    #expect(yard.heard == [])
    #expect(try yard.state() == before)
  }

  @Test("A cell without files, the filter of calls or bounds is not whole")
  func wholeness() {
    #expect(Cell.Layers.all.isWhole)
    #expect(Cell.Layers.all.subtracting([.namespaces, .scope, .tcp]).isWhole)
    // A network namespace does not keep sockets of the file system away.
    #expect(!Cell.Layers.all.subtracting(.calls).isWhole)
    #expect(!Cell.Layers.all.subtracting(.files).isWhole)
    #expect(!Cell.Layers.all.subtracting(.bounds).isWhole)
    #expect(Cell.Layers([]).missing.count == 6)
  }

  @Test("A missing layer is reported, and a cell that is not whole is refused on CI alone")
  func refusal() throws {
    var confinement = Confinement(
      folder: "/nowhere", readable: [], isOff: false,
      repositories: PackageRepositories(in: "/nowhere"))
    var said: [String] = []
    let without = Cell.Layers.all.subtracting(.files)
    #expect(throws: ExitStatus.badInput) {
      try confinement.check(held: without, environment: ["CI": "true"]) { said.append($0) }
    }
    #expect(said.contains { $0.hasPrefix("note: ") && $0.contains("Landlock") })
    #expect(said.contains { $0.hasPrefix("error: ") && $0.contains("--unconfined") })
    try confinement.check(held: without, environment: [:]) { _ in }
    said = []
    let partial = Cell.Layers.all.subtracting([.namespaces, .scope])
    try confinement.check(held: partial, environment: ["CI": "true"]) { said.append($0) }
    #expect(said.count == 2 && said.allSatisfy { $0.hasPrefix("note: ") })
    confinement.isOff = true
    said = []
    try confinement.check(held: [], environment: ["CI": "true"]) { said.append($0) }
    #expect(said.count == 1 && said[0].contains("--unconfined"))
  }

  @Test("An unconfined program has the whole environment and no layer but its end")
  func unconfined() throws {
    let yard = try Yard()
    var confinement = yard.confinement(.all)
    confinement.isOff = true
    let status = try confinement.run(
      ["sh", "-c", "cat '\(yard.secret)'; echo $CI_SECRET"], output: yard.folder + "/log")
    #expect(status == 0)
    #expect(try String(contentsOfFile: yard.folder + "/log", encoding: .utf8) == "hunter2hunter2\n")
    confinement.isOff = false
    let refused = try confinement.run(
      ["sh", "-c", "cat '\(yard.secret)'; echo .$CI_SECRET"], output: yard.folder + "/log")
    #expect(refused == 0)
    let log = try String(contentsOfFile: yard.folder + "/log", encoding: .utf8)
    #expect(log.hasSuffix("\n.\n") && log.contains("Permission denied"), "\(log)")
  }

  @Test("Repositories that manifests name are fetched with those that they name in turn")
  func repositories() throws {
    let yard = try Yard()
    let remote = yard.root + "/remote"
    func commit(_ name: String, _ manifest: String) throws {
      let folder = "\(remote)/\(name)"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try manifest.write(toFile: folder + "/Package.swift", atomically: true, encoding: .utf8)
      let git = "git -C '\(folder)' -c user.name=a -c user.email=a@example.invalid"
      let tool = Tool(folder: remote)
      try tool.system([
        "sh", "-c", "\(git) init -q . && \(git) add -A && \(git) commit -q -m a",
      ])
    }
    try commit("a", #".package(url: "https://galley.invalid/b", from: "1.0.0")"#)
    try commit("b", "// Nothing more.")
    // Git takes the folder for the address, as it takes a mirror.
    setenv("GIT_CONFIG_COUNT", "1", 1)
    setenv("GIT_CONFIG_KEY_0", "url.\(remote)/.insteadOf", 1)
    setenv("GIT_CONFIG_VALUE_0", "https://galley.invalid/", 1)
    defer { for name in ["COUNT", "KEY_0", "VALUE_0"] { unsetenv("GIT_CONFIG_\(name)") } }
    var repositories = PackageRepositories(in: yard.root + "/copies")
    try repositories.fetch(
      neededBy: [#".package(url: "https://galley.invalid/a", from: "1.0.0")"#], refreshes: false)
    #expect(
      repositories.copies.map(\.address) == [
        "https://galley.invalid/a", "https://galley.invalid/b",
      ])
    for copy in repositories.copies {
      #expect(repositories.variables.contains { $0.hasSuffix("url.\(copy.copy).insteadOf") })
      #expect(FileManager.default.fileExists(atPath: copy.copy + "/HEAD"))
    }
  }

  @Test("Addresses of packages are read from manifests and lists of versions without running them")
  func addresses() {
    let manifest = """
      .package(url: "https://example.org/a.git", from: "1.0.0"), .package(path: "../b"),
      .package(
        url:
          "git@example.org:c/d.git", branch: "main"), .package(url: "ext::sh -c id", from: "1.0.0")
      """
    #expect(
      PackageRepositories.addresses(in: manifest) == [
        "https://example.org/a.git", "git@example.org:c/d.git",
      ])
    #expect(
      PackageRepositories.addresses(in: #"{"location" : "https://example.org/e", "kind": "x"}"#)
        == ["https://example.org/e"])
  }

  // MARK: Helpers

  private static let ends: Set = [
    "exit-with-0", "exit-with-3", "stop", "close-the-pipes", "close-everything", "never-end",
    "compute-for-ever", "kill-itself", "abort", "trap", "kill-the-host", "stop-the-host",
    "kill-everything", "flood-the-pipe", "answer-in-part", "answer-with-64-bytes",
    "answer-with-a-foreign-message", "answer-with-a-list", "answer-with-a-huge-length",
    "leave-the-pipe-to-a-child", "print-commands",
  ]

  private static func isAttempt(_ name: String) -> Bool {
    name.hasPrefix("Hostile-") && !ends.contains(String(name.dropFirst(8)))
  }

  private static func request(_ name: String) -> PreviewRequest {
    var request = PreviewRequest(.write(name, ending: "png"))
    request.settings = [.init(.scale, "1")]
    return request
  }

  /// The processes that previews tried to leave behind.
  private static func survivors() -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.filter { name in
      let words = FileManager.default.contents(atPath: "/proc/\(name)/cmdline") ?? Data()
      return String(decoding: words, as: UTF8.self) == "sleep\07391\0"
    }
  }
}

/// A folder for a cell, and beside it what a cell must not reach, with listeners on this machine.
private final class Yard: Sendable {
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
    try "hunter2".write(toFile: root + "/outside/secret", atomically: false, encoding: .utf8)
    try "canary".write(toFile: root + "/outside/canary", atomically: false, encoding: .utf8)
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

  func hosts(_ layers: Cell.Layers) -> PreviewHosts {
    PreviewHosts(
      Self.products + "/GalleyHostileHost", resources: [], fonts: [], in: confinement(layers),
      limits: (computing: 2, taking: 3))
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
