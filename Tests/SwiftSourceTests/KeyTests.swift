import Foundation
import GalleyParsing
import GalleyStair
import Testing

@testable import GalleySwiftSource

/// The documents in `Keys` set every key that there is, one document for each component.
@Suite("Every key is written or reported")
struct KeyTests {
  private static let folder = (#filePath as NSString).deletingLastPathComponent + "/Keys"
  private static let names =
    (try? FileManager.default.contentsOfDirectory(atPath: folder))?
    .filter { $0.hasSuffix(".json") }.sorted() ?? []

  private func document(_ bytes: [UInt8], _ name: String) -> Document? {
    DocumentLoader().load(SourceText(name: name, bytes: bytes), at: "\(Self.folder)/\(name)")
      .document
  }

  @Test("The documents of keys set every key that there is")
  func complete() throws {
    var missing: [String: Set<String>] = [:]
    for entry in ComponentCatalog.standard.entries {
      missing[entry.typeName] = Set(entry.properties.map(\.name))
    }
    var shared = Set(ComponentCatalog.standard.sharedProperties.map(\.name))
    var canvas = Set(Canvas.properties.map(\.description.name))
    for name in Self.names {
      let document = try #require(try DocumentLoader().load("\(Self.folder)/\(name)").document)
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

  @Test("Every spelling is that of a key of a component that is written as the kit's")
  func spellings() {
    for entry in ComponentCatalog.standard.entries where !entry.swiftSpellings.isEmpty {
      let written = HouseComponents.names.union(HouseComponents.aliases)
      #expect(written.contains(entry.typeName), "nobody writes the spellings of \(entry.typeName)")
      let keys = Set(entry.properties.map(\.name))
      #expect(Set(entry.swiftSpellings.keys).subtracting(keys).isEmpty, "\(entry.typeName)")
    }
  }

  /// A document without one of its keys has another source. A document that cannot be written has none: it is
  /// refused with its reasons, which `.ci/written.tsv` lists.
  @Test("No key is left out in silence", arguments: names)
  func everyKey(_ name: String) throws {
    let bytes = Array(try Data(contentsOf: URL(filePath: "\(Self.folder)/\(name)")))
    let whole = try #require(document(bytes, name))
    let source = SwiftSource(whole, named: "card")
    guard source.diagnostics.isEmpty else { return }
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    for (path, less) in Self.withoutEachKey(json) {
      let bytes = Array(try JSONSerialization.data(withJSONObject: less, options: [.sortedKeys]))
      guard let document = document(bytes, name) else { continue }
      let other = SwiftSource(document, named: "card")
      let isSilent = other.text == source.text && other.diagnostics.isEmpty
      #expect(!isSilent || Self.isDefault(path), "\(name): \(path) changes nothing")
    }
  }

  /// Keys that these documents set to what is so without them, or that have no look of their own; the direction of
  /// a gradient gives way to its points, the gradient of a shape to its fill, and the style of corners needs corners.
  private static func isDefault(_ path: String) -> Bool {
    [
      "description", "scale", "style", "substyle", "scheme", "typography", "direction", "gradient",
      "cornerStyle",
    ].contains { path.hasSuffix("." + $0) }
  }

  /// The document without one key after the other, with the path of each.
  private static func withoutEachKey(_ value: [String: Any]) -> [(String, [String: Any])] {
    var results: [(String, [String: Any])] = []
    for section in ["values", "properties", "canvas"] {
      guard let keys = value[section] as? [String: Any] else { continue }
      for key in keys.keys.sorted() {
        var (less, inner) = (value, keys)
        inner[key] = nil
        less[section] = inner
        results.append((".\(key)", less))
      }
    }
    if let root = value["root"] as? [String: Any] {
      results += withoutEachKey(root).map { path, less in
        var changed = value
        changed["root"] = less
        return (path, changed)
      }
    }
    for (index, child) in ((value["subviews"] as? [[String: Any]]) ?? []).enumerated() {
      results += withoutEachKey(child).map { path, less in
        var children = value["subviews"] as? [[String: Any]] ?? []
        children[index] = less
        var changed = value
        changed["subviews"] = children
        return ("\(index)\(path)", changed)
      }
    }
    return results
  }
}
