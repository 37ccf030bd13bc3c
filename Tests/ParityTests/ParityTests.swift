import GalleyParityScenes
import GalleySceneSnapshots
import GalleySnapshots
import GalleyStair
import GalleySwiftSource
import GalleySystem
import Testing

/// A corpus of documents with its scenes in Swift, which were written by
///
/// ```sh
/// galley swift --corpus Snapshots -o Tests/ParityScenes/Snapshots
/// galley swift --corpus Tests/ParityTests/Keys -o Tests/ParityScenes/Keys
/// ```
enum ParityCorpus: String, CaseIterable {
  /// The pictures of the house.
  case snapshots
  /// Every key of every component.
  case keys

  private static let tests = FilePath(#filePath).folder

  var root: String {
    switch self {
    case .snapshots: Self.tests.folder.folder.appending("Snapshots").string
    case .keys: Self.tests.appending("Keys").string
    }
  }

  var sources: String {
    Self.tests.folder.appending(self == .snapshots ? "ParityScenes/Snapshots" : "ParityScenes/Keys")
      .string
  }

  var scenes: ParityScenes { self == .snapshots ? .allSnapshots() : .allKeys() }
}

@Suite("Documents and their Swift source")
struct ParityTests {
  private let renderer: Renderer

  init() throws { renderer = try Renderer() }

  @Test("The sources are those that would be written today", arguments: ParityCorpus.allCases)
  func current(_ corpus: ParityCorpus) throws {
    let files = try SwiftCorpus(corpus.root).files { path, name in
      let loaded = try DocumentLoader().load(path)
      let source = SwiftSource(try #require(loaded.document), named: name, from: loaded.source)
      #expect(source.diagnostics.isEmpty, "\(name)")
      return source
    }
    #expect(Set(try Directory.names(in: corpus.sources)) == Set(files.map(\.name)))
    for file in files {
      let path = FilePath(corpus.sources).appending(file.name).string
      let written = String(decoding: try File.read(path), as: UTF8.self)
      #expect(written == file.text, "\(file.name) is stale: see ParityCorpus for the command")
    }
  }

  @Test("The documents of keys set every key that there is")
  func complete() throws {
    let corpus = try SwiftCorpus(ParityCorpus.keys.root)
    var missing: [String: Set<String>] = [:]
    for entry in ComponentCatalog.standard.entries {
      missing[entry.typeName] = Set(entry.properties.map(\.name))
    }
    var shared = Set(ComponentCatalog.standard.sharedProperties.map(\.name))
    var canvas = Set(Canvas.properties.map(\.description.name))
    for name in corpus.names {
      let document = try #require(
        try DocumentLoader().load(corpus.path(ofDocument: name)).document)
      for property in Canvas.properties where property.value(document.canvas) != nil {
        canvas.remove(property.description.name)
      }
      var nodes = [document.root]
      while let node = nodes.popLast() {
        nodes += node.children
        missing[node.typeName]?.subtract(
          node.ownKeys.filter(\.isWritten).map(\.description.name))
        shared.subtract(node.sharedKeys.filter(\.isWritten).map(\.description.name))
      }
    }
    #expect(missing.filter { !$0.value.isEmpty }.isEmpty)
    #expect(shared.isEmpty && canvas.isEmpty)
  }

  @Test("Both draw the same picture, in every variant", arguments: ParityCorpus.allCases)
  @MainActor
  func pictures(_ corpus: ParityCorpus) throws {
    let cases = try Corpus(root: corpus.root).cases
    let variants = Dictionary(
      cases.map { ($0.path, $0.variants) }, uniquingKeysWith: { first, _ in first })
    let names = try SwiftCorpus(corpus.root)
    let scenes = corpus.scenes.scenes
    #expect(Set(scenes.keys) == Set(names.names))
    for name in names.names {
      let path = names.path(ofDocument: name)
      let scene = try #require(scenes[name])
      for settings in try (variants[path] ?? []).map({ try SceneSettings($0) }) + Self.surroundings
      {
        try compare(name, at: path, scene, settings)
      }
    }
  }

  /// The document's own settings, and those that a corpus rarely uses.
  private static let surroundings: [SceneSettings] = {
    var mirrored = SceneSettings()
    mirrored.locale = "ar"
    var large = SceneSettings()
    large.textSize = .extraExtraExtraLarge
    large.boldText = true
    large.appearance = .dark
    large.contrast = .increased
    large.scale = 1
    return [SceneSettings(), mirrored, large]
  }()

  @MainActor
  private func compare(
    _ name: String, at path: String, _ make: (ParityScenes.Inputs) -> Scene,
    _ settings: SceneSettings
  ) throws {
    let loaded = try DocumentLoader(scale: settings.scale).load(path)
    let document = try #require(loaded.document)
    let inputs = ParityScenes.Inputs(
      theme: document.theme, images: ResourceLoader(document: path, scale: settings.scale ?? 2))
    let expected = Scene(document, settings: settings)
    var actual = make(inputs)
    actual.apply(settings)
    #expect(actual.canvas == expected.canvas, "\(name)")
    #expect(actual.background == expected.background, "\(name)")
    let (left, right) = (try renderer.prepare(expected), try renderer.prepare(actual))
    #expect(right.size == left.size, "\(name)")
    guard right.list.digest == left.list.digest else {
      Issue.record("\(name)\n\(Self.difference(left.list, right.list))")
      return
    }
    // Equal lists make equal pictures; those of the document's own canvas are looked at as well.
    guard settings == SceneSettings() else { return }
    #expect(try renderer.render(actual) == renderer.render(expected), "\(name)")
  }

  /// The first commands that differ.
  private static func difference(_ expected: DisplayList, _ actual: DisplayList) -> String {
    let (left, right) = (lines(expected), lines(actual))
    let same = zip(left, right).prefix { $0 == $1 }.count
    func line(_ lines: [String]) -> String { same < lines.count ? lines[same] : "the end" }
    return "document: \(line(left))\nSwift:    \(line(right))"
  }

  /// The commands without the elements that they belong to.
  private static func lines(_ list: DisplayList) -> [String] {
    list.dump.split(separator: "\n").map { line in
      String(line.firstRange(of: " @").map { line[..<$0.lowerBound] } ?? line)
    }
  }
}
