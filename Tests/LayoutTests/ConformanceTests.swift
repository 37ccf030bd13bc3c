import Foundation
import GalleyLayout
import Testing

/// Published, recorded and generated cases: every `*.json` of `Vectors/`, or of the folder that
/// `GALLEY_LAYOUT_VECTORS` names.
@Suite("Layout vectors")
struct ConformanceTests {
  static let folder: String =
    ProcessInfo.processInfo.environment["GALLEY_LAYOUT_VECTORS"]
    ?? URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/Vectors"

  static let files: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted()
  }()

  @Test("W3W-25 W3W-26 every case of every set", arguments: files)
  func conforms(_ file: String) throws {
    let document = try VectorValue.read(ConformanceTests.folder + "/" + file)
    var report = VectorReport(set: document["set"].string ?? file)
    for vector in document["cases"].list ?? [] {
      report.add(ConformanceTests.run(vector), id: vector["id"].string ?? "?")
    }
    print(report.summary)
    #expect(report.failures.isEmpty, "\(report.summary)")
    #expect(report.passed + report.skipped.count > 0, "\(file) holds no case")
  }

  @Test("the folder holds sets") func folderHoldsSets() {
    #expect(!ConformanceTests.files.isEmpty, "no *.json in \(ConformanceTests.folder)")
  }

  private static func run(_ vector: VectorValue) -> VectorOutcome {
    if vector["dialect"].isNull, !vector["fn"].isNull { return ScalarDialect.run(vector) }
    switch vector["dialect"].string {
    case "swiftui"?: return SwiftUIDialect.run(vector)
    case "linear"?: return LinearDialect.run(vector)
    case "position"?: return PositionDialect.run(vector)
    case "flex"?: return FlexDialect.run(vector)
    case "scalars"?, "scalar"?: return ScalarDialect.run(vector)
    case let name: return .skipped("dialect \(name ?? "none")")
    }
  }
}
