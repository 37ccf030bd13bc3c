import Foundation
import Testing

@testable import GalleyComponents

@Suite struct ComponentCatalogTests {
  /// The types of every file under Sources/Components that documents may name.
  private static func declaredTypes() throws -> [String] {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Components").standardizedFileURL
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    var types: Set<String> = []
    for case let file as URL in try #require(files) where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for line in text.split(separator: "\n") {
        let words = line.split { !$0.isLetter }.map(String.init)
        let names: Set = [
          "DocumentView", "StyledView", "ContainerView", "BasicShape", "GradientView",
          "LazyStack", "SeparatedRows", "TextInputView", "ComposedView", "StatefulControl",
        ]
        guard words.first == "extension", words.count > 2, line.contains("\(words[1]): "),
          !names.contains(words[1]), !names.isDisjoint(with: words)
        else { continue }
        types.insert(words[1])
      }
    }
    return types.sorted()
  }

  @Test(
    "private types have one name in every build",
    arguments: ["Card", "Card<Text>", "(Card in _2D432A67)", "(Card in _2D432A67)<Text, (A, B)>"])
  func typeNames(description: String) { #expect(TypeName.plain(description) == "Card") }

  @Test("every component file has its line in the catalogue")
  func lines() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Components/Reading/ComponentCatalog.swift")
    let catalog = try String(contentsOf: file, encoding: .utf8)
    let types = try Self.declaredTypes()
    #expect(types.count >= 25)
    for type in types {
      let line = "    ComponentEntry(\(type)"
      #expect(catalog.contains(line), "add this line to ComponentCatalog.standard:\n\(line)()),")
    }
    #expect(ComponentCatalog.standard.entries.count == types.count)
  }

  @Test("DUI-3: the dialect's ten types are there")
  func dialect() {
    let catalog = ComponentCatalog.standard
    for name in [
      "Image", "Text", "HStack", "VStack", "ZStack", "Rectangle", "Circle", "Spacer", "Divider",
      "List",
    ] {
      #expect(catalog.entry(named: name).map { catalog.entries[$0].typeName } == name)
      #expect(catalog.entry(named: name.lowercased()) == nil)
    }
  }

  @Test("no key of a component hides a shared one, and no spelling stands twice")
  func keys() {
    let catalog = ComponentCatalog.standard
    for entry in catalog.entries {
      let shared = catalog.sharedProperties(besides: entry)
      let all = (entry.properties + shared).flatMap { [$0.name] + $0.otherNames }
      let twice = Dictionary(grouping: all, by: \.self).filter { $1.count > 1 }.keys
      #expect(twice.isEmpty, "\(entry.typeName) has \(twice.sorted()) twice")
    }
  }

  @Test(
    "a key that a shared name means takes that name from the shared keys of its component alone")
  func sharedNames() throws {
    let catalog = ComponentCatalog.standard
    func shared(_ name: String) throws -> [String] {
      let entry = catalog.entries[try #require(catalog.entry(named: name))]
      return catalog.sharedProperties(besides: entry).map(\.name)
    }
    let all = catalog.sharedProperties.map(\.name)
    // The background of an avatar is its circle.
    #expect(try shared("Avatar") == all.filter { $0 != "backgroundColor" })
    #expect(try shared("Badge") == all)
  }

  @Test("every key says what it does in one sentence")
  func sentences() {
    let catalog = ComponentCatalog.standard
    for description in catalog.sharedProperties + catalog.entries.flatMap(\.properties) {
      #expect(description.summary.hasSuffix("."), "\(description.name)")
      #expect(!description.kind.phrase.isEmpty)
    }
  }
}
