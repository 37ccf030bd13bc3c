import Foundation
import GalleyPlatform
import GalleySystem

/// One of the five jobs that renderers are compared on: a list row (W1), a settings form (W2), a
/// list of 500 rows in one picture of 780 × 60,000 pixels (W3), a page of 200 cards with shadows
/// (W4), a hundred small components, a file each (W5).
///
/// The trees stand in the folder Workloads as they are. Other renderers are timed on the same trees in
/// their own words, so figures compare with theirs only while nobody touches the files.
struct Workload: Sendable {
  /// The name in tables, `W1` to `W5`.
  var name: String
  /// The documents, each with the name of its file.
  var documents: [(name: String, text: String)]

  /// All five.
  static func all() throws -> [Workload] {
    try (1...4).map { try Workload("W\($0)", ["w\($0)"], in: folder) } + [
      Workload("W5", (0..<100).map { "w5_" + ("00\($0)").suffix(3) }, in: folder + "/w5")
    ]
  }

  /// The position of the trees and their photo.
  static var folder: String { Bundle.module.resourcePath.map { $0 + "/Workloads" } ?? "Workloads" }

  private init(_ name: String, _ documents: [String], in folder: String) throws {
    self.name = name
    self.documents = try documents.map { document in
      let bytes = try File.read("\(folder)/\(document).json", limit: .max)
      return (document, String(decoding: bytes, as: UTF8.self))
    }
  }
}
