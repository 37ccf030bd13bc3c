import Foundation
import GalleySystem
import GalleyTestSupport
import Testing

@testable import GalleyMain

@Suite("Galley's modules, built once for a machine")
struct BuiltModulesIntegrationTests {
  private let folder = TemporaryFolder()
  private let compiler: StandInCompiler

  init() throws {
    compiler = try StandInCompiler(in: folder)
    try compiler.writeGalley()
    for app in ["one", "two"] { try folder.write("// \(app)", to: "\(app)/View.swift") }
  }

  private var tool: Tool { Tool(folder: folder.path) }

  private func draw(_ app: String, _ more: [String] = []) throws -> Tool.Result {
    try tool.run(
      ["previews", app, "-o", "out-\(app)", "--scratch", "scratch-\(app)"]
        + ["--galley-path", "galley"] + more,
      environment: compiler.environment)
  }

  private func manifest(of app: String) -> String {
    String(decoding: folder.bytes("scratch-\(app)/Package.swift") ?? [], as: UTF8.self)
  }

  @Test("Two projects are built against the same modules, which are built once")
  func sharing() throws {
    let first = try draw("one")
    #expect(first.status == 0, "\(first.errors)")
    #expect(first.errors.contains("building Galley \(CommandLineTool.version)'s modules for"))
    #expect(first.errors.contains("once for this machine"))
    let modules = try #require(compiler.modules.first)
    #expect(manifest(of: "one").contains(#""-I", "\#(modules)/Modules", "-I/usr/include/own""#))
    #expect(manifest(of: "one").contains(#""-rpath", "-Xlinker", "\#(modules)""#))
    #expect(!manifest(of: "one").contains("package: \"galley\""))
    let second = try draw("two")
    #expect(second.status == 0 && second.errors.isEmpty, "\(second.errors)")
    #expect(manifest(of: "two").contains(modules))
    #expect(compiler.modules.count == 1 && compiler.builds == 1)
    for app in ["one", "two"] { #expect(folder.exists("out-\(app)/View.png")) }
  }

  @Test("The first preview in a terminal reports that modules are built, which is no mistake")
  func terminal() throws {
    try compiler.writeReply()
    let result = try tool.run(
      [
        "preview", "one", "--scratch", "scratch", "--pictures", "blocks", "--galley-path", "galley",
      ],
      environment: compiler.environment)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.errors.contains("note: building Galley"))
  }

  @Test("A folder of modules has the headers of C modules, the macros and the faces")
  func contents() throws {
    #expect(try draw("one").status == 0)
    let modules = try #require(compiler.modules.first)
    let files = try FolderContents.files(below: modules)
    #expect(
      files == [
        "Faces/Face", "GalleyPreviewMacros", "Modules/COwn/include/own.h",
        "Modules/COwn/module.modulemap", "Modules/GalleySwiftUI.swiftmodule", "contents",
        BuiltModules.library,
      ])
    let map = try String(
      contentsOfFile: "\(modules)/Modules/COwn/module.modulemap", encoding: .utf8)
    #expect(map.contains("module COwn {") && map.contains("umbrella \"include\""))
  }

  @Test("A second process waits for the one that builds, and uses its modules")
  func lock() throws {
    #expect(try draw("one").status == 0)
    let modules = try #require(compiler.modules.first)
    let kept = "\(folder.path)/kept"
    try FileManager.default.moveItem(atPath: modules, toPath: kept)
    let building = try #require(
      try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/caches/galley/modules")
        .first { $0.hasPrefix("build-") })
    let lock = try FileLock(path: "\(folder.path)/caches/galley/modules/\(building)/lock")
    let (process, errors) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: KillIntegrationTests.tool)
    process.arguments = [
      "previews", "two", "-o", "out-two", "--scratch", "scratch-two", "--galley-path", "galley",
    ]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = compiler.environment
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    defer { kill(process.processIdentifier, SIGKILL) }
    var said = ""
    while !said.contains("another process builds Galley's modules") {
      let piece = errors.fileHandleForReading.availableData
      try #require(!piece.isEmpty, "\(said)")
      said += String(decoding: piece, as: UTF8.self)
    }
    try FileManager.default.moveItem(atPath: kept, toPath: modules)
    lock.release()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(compiler.builds == 1)
    #expect(folder.exists("out-two/View.png"))
  }

  @Test("Another compiler gets modules of its own, and is told from the first")
  func compilers() throws {
    #expect(try draw("one").status == 0)
    try folder.write("Swift version 2.0\nTarget: here\n", to: "version")
    let second = try draw("one")
    #expect(second.status == 0)
    #expect(second.errors.contains("for another compiler (\(StandInCompiler.version))"))
    #expect(second.errors.contains("modules for Swift version 2.0, Target: here"))
    #expect(compiler.builds == 2 && compiler.modules.count == 2)
    try folder.write(StandInCompiler.version, to: "version")
    #expect(try draw("one").errors.isEmpty)
    #expect(compiler.builds == 2)
  }

  @Test("A changed package of Galley is built again, and the modules before the last ones go")
  func changes() throws {
    var manifests: Set<String> = []
    for round in 1...3 {
      try compiler.writeGalley("// \(round)")
      let result = try draw("one")
      #expect(result.status == 0 && compiler.builds == round, "\(result.errors)")
      let store = "caches/galley/modules"
      let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/\(store)")
      let building = try #require(names.first { $0.hasPrefix("build-") })
      manifests.insert(
        String(decoding: folder.bytes("\(store)/\(building)/Package.swift") ?? [], as: UTF8.self))
    }
    // SwiftPM finds new files of the package only when it reads the manifest again.
    #expect(manifests.count == 3)
    #expect(compiler.modules.count == 2)
  }

  @Test(
    "Damaged modules are named and built again", arguments: ["shortened", "missing", "unlisted"])
  func damage(_ kind: String) throws {
    #expect(try draw("one").status == 0)
    let modules = try #require(compiler.modules.first)
    let library = "\(modules)/\(BuiltModules.library)"
    let list = "\(modules)/contents"
    switch kind {
    case "shortened": try File.write([1], to: library)
    case "missing": try File.remove(library)
    default: try File.write(try File.read(list).dropLast(12), to: list)
    }
    let second = try draw("one")
    #expect(second.status == 0)
    #expect(
      second.errors.contains("the modules of Galley are damaged: '\(modules)"), "\(second.errors)")
    #expect(compiler.builds == 2)
    #expect(try draw("one").errors.isEmpty)
  }

  @Test("Where the caches cannot be written, Galley is built with the project")
  func unwritable() throws {
    try folder.write("a file", to: "caches/galley/modules")
    let result = try draw("one")
    #expect(result.status == 0)
    #expect(result.errors.contains("Galley is built with the sources, for them alone"))
    #expect(
      manifest(of: "one").contains(".package(name: \"galley\", path: \"\(folder.path)/galley\")"))
    #expect(folder.exists("out-one/View.png"))
  }

  @Test("A package of Galley that does not build ends the run with its messages, and is not kept")
  func mistakes() throws {
    try compiler.writeGalley("// mistake")
    let result = try draw("one")
    #expect(result.status == 2)
    #expect(result.errors.contains("error: a mistake of Galley"))
    #expect(result.errors.contains("Galley's own package does not build here"))
    #expect(compiler.modules.isEmpty)
  }

  @Test("--prepare builds the modules alone, prints their folder and leaves nothing of the build")
  func preparation() throws {
    let result = try tool.run(
      ["previews", "--prepare", "--galley-path", "galley"], environment: compiler.environment)
    #expect(result.status == 0, "\(result.errors)")
    let modules = try #require(compiler.modules.first)
    #expect(result.text == "\(modules)\n")
    let left = try FolderContents.files(below: "\(folder.path)/caches/galley/modules")
    #expect(!left.contains { $0.contains("release") || $0.contains("builds") }, "\(left)")
    #expect(try draw("one").errors.isEmpty)
    let refused = try tool.run(["previews", "--prepare", "--watch", "--galley-path", "galley"])
    #expect(refused.status == 2 && refused.errors.contains("--prepare draws nothing"))
  }

  @Test("Modules that came with the command need no package, unless the compiler is another")
  func shipped() throws {
    #expect(try draw("one").status == 0)
    let modules = try #require(compiler.modules.first)
    let files = FileManager.default
    for name in ["release/bin", "release/lib/galley/modules"] {
      try files.createDirectory(atPath: "\(folder.path)/\(name)", withIntermediateDirectories: true)
    }
    try files.copyItem(
      atPath: KillIntegrationTests.tool, toPath: "\(folder.path)/release/bin/galley")
    let place = "\(folder.path)/release/lib/galley/modules/1.0"
    try files.moveItem(atPath: modules, toPath: place)
    let release = Tool(folder: folder.path, program: "\(folder.path)/release/bin/galley")
    let drawing = ["previews", "two", "-o", "out-two", "--scratch", "scratch-two"]
    let result = try release.run(drawing, environment: compiler.environment)
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    #expect(manifest(of: "two").contains(place))
    #expect(compiler.builds == 1)
    try folder.write("Swift version 2.0", to: "version")
    let refused = try release.run(drawing, environment: compiler.environment)
    #expect(refused.status == 2)
    #expect(
      refused.errors.contains("the modules that came with the command are for Swift version 1.0"))
    #expect(refused.errors.contains("--galley-path"))
  }

  @Test(
    "A project that names Galley itself is built with Galley's package",
    arguments: [
      (#".package(path: "../galley")"#, true),
      (#".package(url: "https://example.org/a/Galley.git", from: "1.0.0")"#, true),
      (#"// .package(path: "../galley")"#, false),
      (#".package(path: "../galleys")"#, false),
    ])
  func dependence(_ line: String, _ names: Bool) {
    let manifest = "let package = Package(name: \"A\", dependencies: [\n\(line)\n])"
    #expect(ShadowPackage.nameGalley([manifest], []) == names)
    #expect(ShadowPackage.nameGalley([], ["https://example.org/galley.git"]))
  }

  @Test("The rest of a build is estimated by what its modules cost")
  func estimate() throws {
    try folder.write(String(repeating: "x", count: 300), to: "a.swift")
    try folder.write(String(repeating: "x", count: 300), to: "b.swift")
    let path = folder.path
    try folder.write(
      """
      commands:
        "C.A-here-release.module":
          inputs: ["\(path)/a.swift"]
          args: ["swiftc","-O"]
        "C.B-here-release.module":
          inputs: ["\(path)/b.swift","\(path)/Modules/A.swiftmodule","\(path)/Modules-tool/M.swiftmodule"]
          args: ["swiftc","-O","-Onone"]
        "C.Other-here-release.module":
          inputs: ["\(path)/b.swift"]
          args: ["swiftc"]
        "C.All-here-release.module":
          inputs: ["\(path)/Modules/B.swiftmodule"]
          args: ["swiftc","-fmodule-map-file=/m","-I/h","-I/h","-I","/o"]
      """, to: "commands.yaml")
    let plan = try ModuleBuildPlan(of: "All", in: "\(path)/commands.yaml")
    #expect(plan.modules == ["A", "B"])
    #expect(plan.shares == ["A": 0.75, "B": 0.25])
    #expect(plan.headers == ["-I/h"] && plan.moduleMaps == ["/m"])
    func line(_ output: String) -> String { ModuleProgress.line(plan, output, after: 90) }
    #expect(line("[1/9] Compiling Other b.swift\n") == "0 of 2 modules after 90 s")
    #expect(
      line("[1/9] Compiling A a.swift\n[2/9] Emitting module B\n")
        == "1 of 2 modules after 90 s, A is ready, about 31 s more")
    #expect(throws: FileError.self) { try ModuleBuildPlan(of: "None", in: "\(path)/commands.yaml") }
  }
}
