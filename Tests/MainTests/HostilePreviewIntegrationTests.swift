import ArgumentParser
import Foundation
import GalleyParsing
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
struct HostilePreviewIntegrationTests {
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
      let hosts = try yard.hosts(layers)
      let listed = try hosts.list { _ in }
      let tried = listed.filter { Self.isAttempt($0.name) }
      #expect(tried.count >= 40, "\(listed.map(\.name))")
      for preview in tried {
        switch hosts.picture(for: Self.request(preview.name)) {
        case .written(let width, _, _, _): if width != 100 { escapes.append(preview.name) }
        case .failed, .list, .prepared, .screen, .leftOut: break
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

  @Test("The limits of a command hold for its previews")
  func limits() throws {
    let yard = try Yard()
    let hosts = try yard.hosts(.all, ["--limits", "ci", "--max-pixels", "99"])
    guard case .failed(let reason) = hosts.picture(for: Self.request("Friendly-friendly")) else {
      Issue.record("drawn over the limit")
      return
    }
    #expect(reason.contains("of 99"))
    for words in [[], ["--limits", "ci"], ["--max-time", "0"], ["--max-time", "0.25"]] {
      let limits = try BudgetOptions.parse(words).limits
      #expect(type(of: limits).init(argument: limits.argument) == limits)
    }
    let standard = try BudgetOptions.parse([]).limits
    for argument in ["", "1,2,3,4", "1,2,3,4,nan", "1,2,x,4,5", "1,2,3,-4,5"] {
      #expect(type(of: standard).init(argument: argument) == nil)
    }
  }

  @Test("A preview that ends in the wrong way costs itself alone, with its reason")
  func endings() throws {
    try #require(Cell.Layers.available.contains([.files, .calls, .bounds]))
    let yard = try Yard()
    // Previews that never end take this long.
    let hosts = try yard.hosts(.all, limits: (computing: 2, taking: 3))
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
      var friendly = hosts.picture(for: Self.request("Friendly-friendly"))
      // A busy machine may take longer for it than these limits allow.
      for _ in 0..<20 {
        guard case .failed(let late) = friendly, late.contains("was not drawn in") else { break }
        friendly = hosts.picture(for: Self.request("Friendly-friendly"))
      }
      guard case .written(100, _, _, _) = friendly else {
        Issue.record("after \(name): \(friendly)")
        return
      }
    }
    #expect(listed.contains { $0.hasPrefix("Ending") })
    #expect(listed.contains { $0.hasPrefix("Stopping") })
  }

  @Test("A preview that ends its process without the app's delegate is drawn in the launched app")
  func launching() throws {
    let hosts = try Yard().hosts(.all)
    let name = try #require(
      try hosts.list { _ in }.map(\.name).first { $0.hasPrefix("FriendlyLaunch") })
    let reply = hosts.picture(for: Self.request(name))
    guard case .written(100, _, _, _) = reply else {
      Issue.record("\(reply)")
      return
    }
  }

  @Test(
    "A view that reads what is missing or left out is a box alone; one that does not read it is drawn",
    arguments: ["unread", "read", "left-out"])
  func faults(_ name: String) throws {
    let hosts = try Yard().hosts(.all)
    let replies = ["", "-same"].map {
      hosts.picture(for: Self.request("FriendlyFaults-\(name)\($0)"))
    }
    guard case .written(_, _, let remarks, let picture) = replies[0],
      case .written(_, _, let same, let expected) = replies[1]
    else {
      Issue.record("\(replies)")
      return
    }
    #expect(picture == expected)
    let modified = remarks.filter { $0.hasPrefix("ReadingModifier is left out: no FaultModel") }
    #expect(modified.count == (name == "read" ? 1 : 0))
    #expect(remarks.filter { !modified.contains($0) } == same)
  }

  @Test("A preview that ends outside of the bodies of views says which declaration is left out")
  func leftOut() throws {
    let reply = try Yard().hosts(.all).picture(for: Self.request("FriendlyEnd"))
    guard case .leftOut("3:4: no such thing") = reply else {
      Issue.record("\(reply)")
      return
    }
  }

  @Test(
    "A manifest neither reads, writes, sends nor leaves anything outside",
    arguments: [
      #"let told = getenv("CI_SECRET") != nil || open("FILE", O_RDONLY) >= 0"#,
      #"let told = open("OUTSIDE/manifest", O_WRONLY | O_CREAT, 0o600) >= 0 || system("exec 3<>/dev/tcp/127.0.0.1/PORT") == 0"#,
      #"let told = system("setsid sleep 7391 >/dev/null 2>&1 & cat FILE") == 0 || unlink("OUTSIDE/canary") == 0"#,
      #"let told = rename("OUTSIDE/canary", "OUTSIDE/other") == 0 || chmod("OUTSIDE/canary", 0o777) == 0 || symlink("FILE", "OUTSIDE/link") == 0"#,
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
    #expect(Self.survivors() == [])
  }

  @Test(
    "A project's build and its previews read Galley's modules and change nothing of them",
    arguments: cells)
  func modules(_ layers: Cell.Layers) throws {
    try #require(Cell.Layers.available.contains([.files, .calls, .bounds]))
    let yard = try Yard()
    let store = yard.outside
    for name in ["Modules/A.swiftmodule", BuiltModules.library, BuiltModules.macros] {
      try FileManager.default.createDirectory(
        atPath: "\(store)/0/Modules", withIntermediateDirectories: true)
      try "built".write(toFile: "\(store)/0/\(name)", atomically: false, encoding: .utf8)
    }
    let key = BuiltModules.Key(version: "0", source: "0", compiler: "0")
    try BuiltModules.seal("\(store)/0", key, place: "0", headers: [])
    try "// View".write(toFile: yard.root + "/View.swift", atomically: false, encoding: .utf8)
    var shadow = try ShadowPackage(
      of: yard.root + "/View.swift", in: yard.folder, origin: .path(yard.outside))
    shadow.use(try BuiltModules(in: "\(store)/0"))
    var confinement = shadow.confinement
    confinement.layers = layers
    let before = try yard.state()
    // Landlock knows no right to change permissions; read-only mounts refuse it.
    let chmod = layers.contains(.namespaces) ? "chmod 777 $name && echo opened; " : ""
    let attempts = """
      cat A.swiftmodule && echo read; cd '\(store)/0'; cat Modules/A.swiftmodule && echo " read"
      for name in contents \(BuiltModules.library) Modules/A.swiftmodule; do
        echo x > $name && echo written; echo x >> $name && echo appended
        rm -f $name && echo removed; mv $name other && echo renamed
        \(chmod)ln $name '\(yard.folder)/.build/linked' && echo linked
        truncate -s 0 $name && echo emptied
      done
      echo x > new && echo made; mkdir folder && echo made; ln -s / way && echo made
      mkdir ../1 && echo made; mv . ../2 && echo renamed
      ln -s '\(store)/0' '\(yard.folder)/.build/way' && echo x > '\(yard.folder)/.build/way/contents' && echo written
      """
    let status = try confinement.run(["sh", "-c", attempts], output: yard.folder + "/log")
    let log = try String(contentsOfFile: yard.folder + "/log", encoding: .utf8)
    let told = log.split(separator: "\n").filter { !$0.contains(": ") }
    #expect(told == ["built read"], "\(status) \(log)")
    #expect(try yard.state() == before)
    #expect(try BuiltModules(in: "\(store)/0").key == key)
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

  @Test(
    "Each layer of Landlock holds its own part",
    .enabled(if: Cell.Layers.available.isSuperset(of: [.files, .tcp, .scope])))
  func landlock() throws {
    let yard = try Yard()
    func succeeds(_ command: String, _ layers: Cell.Layers) throws -> Bool {
      try yard.confinement(layers).run(["bash", "-c", command], output: yard.folder + "/log") == 0
    }
    for layers in [Cell.Layers.files, .tcp, .scope] {
      #expect(try succeeds("cat '\(yard.secret)'", layers) != (layers == .files))
      #expect(try succeeds("exec 3<>/dev/tcp/127.0.0.1/\(yard.port)", layers) != (layers == .tcp))
      #expect(try succeeds("kill -0 \(getpid())", layers) != (layers == .scope))
    }
  }

  @Test(
    "A program that waits for ever is run anew, and ended for good the third time",
    arguments: cells)
  func idleness(_ layers: Cell.Layers) throws {
    let yard = try Yard()
    var confinement = yard.confinement(layers)
    confinement.idleSeconds = 2
    func run(_ command: String) throws -> Int32 {
      try confinement.run(["bash", "-c", command], output: yard.folder + "/log")
    }
    let runs = "\(yard.folder)/.build/runs"
    let waitsTwice =
      "echo >> '\(runs)'; [ $(wc -l < '\(runs)') = 3 ] || sleep 600; echo third; exit 7"
    #expect(try run(waitsTwice) == 7)
    #expect(try String(contentsOfFile: yard.folder + "/log", encoding: .utf8) == "third\n")
    let error = #expect(throws: FileError.self) { try run("sleep 600 & wait") }
    #expect(error?.reason == "it used no processor time for 2 seconds, three times")
    #expect(error?.path == "bash -c sleep 600 & wait")
    #expect(try confinement.output(of: ["echo", "heard"]) == "heard\n")
    #expect(try confinement.output(of: ["false"]) == nil)
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

  @Test("A program ends when it is released although another one was started after it")
  func independence() throws {
    let yard = try Yard()
    func start() throws -> ConfinedProgram {
      try yard.confinement(.all).start(["sleep", "600"], .drawing, descriptors: [])
    }
    let programs = Programs(held: [try start(), try start()])
    Thread.detachNewThread { programs.releaseFirst() }
    #expect(programs.hasReleased.wait(timeout: .now() + 60) == .success)
    // Otherwise the thread would wait for ever.
    programs.releaseAll()
  }

  /// Running programs, released one after another.
  private final class Programs: Sendable {
    private let held: Mutex<[ConfinedProgram]>
    let hasReleased = DispatchSemaphore(value: 0)

    init(held: [ConfinedProgram]) { self.held = Mutex(held) }

    func releaseFirst() {
      do { _ = held.withLock { $0.removeFirst() } }
      hasReleased.signal()
    }

    func releaseAll() {
      let rest = held.withLock { programs in
        defer { programs = [] }
        return programs
      }
      withExtendedLifetime(rest) {}
    }
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

  @Test("Packages without a copy are found in a manifest before the package manager asks for them")
  func missingPackages() throws {
    let there = "https://galley.invalid/there"
    var repositories = PackageRepositories(in: "/nowhere")
    #expect(repositories.haveAll(namedIn: "let package = Package(name: \"Kit\")"))
    #expect(!repositories.haveAll(namedIn: #".package(url: "\#(there)", from: "1.0.0")"#))
    #expect(!repositories.haveAll(namedIn: #".package(url: address, from: "1.0.0")"#))
    #expect(!repositories.haveAll(namedIn: #".package(url: "file:///a/b", from: "1.0.0")"#))
    let yard = try Yard()
    try Tool(folder: yard.root).system(["git", "init", "-q", yard.root + "/remote/there"])
    setenv("GIT_CONFIG_COUNT", "1", 1)
    setenv("GIT_CONFIG_KEY_0", "url.\(yard.root)/remote/.insteadOf", 1)
    setenv("GIT_CONFIG_VALUE_0", "https://galley.invalid/", 1)
    defer { for name in ["COUNT", "KEY_0", "VALUE_0"] { unsetenv("GIT_CONFIG_\(name)") } }
    repositories = PackageRepositories(in: yard.root + "/copies")
    let named = #".package(url: "\#(there)", from: "1.0.0")"#
    try repositories.fetch(neededBy: [named], refreshes: false)
    #expect(repositories.haveAll(namedIn: named))
    func printed(_ locations: [String]) throws -> SyntaxValue {
      let dependencies = locations.enumerated().map { index, location in
        #"{"sourceControl": [{"identity": "p\#(index)", "location": {\#(location)}}]}"#
      }
      return try #require(
        JSONParser.parse(
          SourceText(
            name: "", text: #"{"dependencies": [\#(dependencies.joined(separator: ","))]}"#)
        ).value)
    }
    let missing = repositories.missing(
      from: try printed([
        #""remote": [{"urlString": "\#(there)"}]"#,
        #""remote": [{"urlString": "https://galley.invalid/gone"}]"#, #""local": ["/a/b.git"]"#,
      ]))
    #expect(missing.map(\.name) == ["p1", "p2"])
    #expect(missing.map(\.address) == ["https://galley.invalid/gone", "/a/b.git"])
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

  static func isAttempt(_ name: String) -> Bool {
    name.hasPrefix("Hostile-") && !ends.contains(String(name.dropFirst(8)))
  }

  static func request(_ name: String) -> PreviewRequest {
    var request = PreviewRequest(.write(name, ending: "png"))
    request.settings = [.init(.scale, "1")]
    return request
  }

  /// The processes that previews tried to leave behind.
  static func survivors() -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.filter { name in
      let words = FileManager.default.contents(atPath: "/proc/\(name)/cmdline") ?? Data()
      return String(decoding: words, as: UTF8.self) == "sleep\07391\0"
    }
  }
}
