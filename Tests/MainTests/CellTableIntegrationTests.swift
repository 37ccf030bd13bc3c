import Foundation
import GalleyPlatform
import GalleySceneSnapshots
import GalleySystem
import Testing

@testable import GalleyMain

/// Settings of the drill.
private enum CellTable {
  static let file = ProcessInfo.processInfo.environment["GALLEY_CELL_TABLE"]
}

/// Measures on this machine's kernel which hostile previews each layer of a cell holds, alone and with
/// others, and writes the table that `.ci/cell` prints.
@Suite(
  "Layers of a cell", .serialized,
  .enabled(if: CellTable.file != nil, "GALLEY_CELL_TABLE names no file"))
struct CellTableIntegrationTests {
  /// A cell with some of the layers, as a column of the table.
  private struct Column {
    let name: String
    let layers: Cell.Layers
    /// The previews that got out, by their names.
    var escaped: Set<String> = []
  }

  private static let columns = [
    Column(name: "all layers", layers: .all),
    Column(name: "no namespaces", layers: .all.subtracting(.namespaces)),
    Column(
      name: "no namespaces, scope, TCP", layers: .all.subtracting([.namespaces, .scope, .tcp])),
    Column(name: "namespaces alone", layers: .namespaces),
    Column(name: "files alone", layers: .files),
    Column(name: "TCP alone", layers: .tcp),
    Column(name: "scope alone", layers: .scope),
    Column(name: "calls alone", layers: .calls),
    Column(name: "bounds alone", layers: .bounds),
    Column(name: "no layer", layers: []),
  ]

  @Test(
    "Cells that are whole hold every hostile preview, and the table names what each layer holds")
  func table() throws {
    let file = try #require(CellTable.file)
    let available = Cell.Layers.available
    var columns = Self.columns.filter { $0.layers.isSubset(of: available) }
    let yard = try Yard()
    let names = try yard.hosts(.all).list { _ in }.map(\.name)
      .filter(HostilePreviewIntegrationTests.isAttempt)
    #expect(names.count >= 40)
    for index in columns.indices {
      for name in names where try Self.escapes(name, columns[index].layers, yard) {
        columns[index].escaped.insert(name)
      }
    }
    for column in columns where column.layers.isWhole {
      #expect(column.escaped.subtracting(Self.uncounted(column.layers)) == [], "\(column.name)")
    }
    try Self.text(names, columns, missing: available.missing)
      .write(toFile: file, atomically: true, encoding: .utf8)
  }

  /// Root's processes are counted in a namespace alone.
  private static func uncounted(_ layers: Cell.Layers) -> Set<String> {
    getuid() == 0 && !layers.contains(.namespaces) ? ["Hostile-start-a-thousand-processes"] : []
  }

  /// Returns true if a preview escaped: by its own answer, or by something that it changed, reached or left
  /// running.
  private static func escapes(_ name: String, _ layers: Cell.Layers, _ yard: Yard) throws -> Bool {
    try yard.restore()
    let before = try yard.state()
    let reply = try yard.hosts(layers).picture(for: HostilePreviewIntegrationTests.request(name))
    var isOut = false
    if case .written(let width, _, _, _) = reply { isOut = width != 100 }
    // The cell has ended with its program.
    let left = HostilePreviewIntegrationTests.survivors().compactMap(pid_t.init)
    for process in left { kill(process, SIGKILL) }
    return try isOut || yard.heard != [] || yard.state() != before || !left.isEmpty
  }

  private static func text(_ names: [String], _ columns: [Column], missing: [String]) -> String {
    let head = row("", columns.map(\.name)) + row("---", columns.map { _ in "---" })
    let rows = names.map { name in
      row(
        title(name),
        columns.map { $0.escaped.contains(name) ? "out" : "held" })
    }
    let sums = columns.map { "\(names.count - $0.escaped.count) of \(names.count)" }
    let lacking = missing.map { "This kernel lacks \($0).\n" }.joined()
    let always = names.filter { name in !columns.contains { $0.escaped.contains(name) } }
    return lacking + head + rows.joined() + row("held", sums)
      + "\nHeld in every cell, even without a layer: \(always.map(title).joined(separator: ", ")).\n"
  }

  private static func title(_ name: String) -> String {
    String(name.dropFirst("Hostile-".count)).replacing("-s-", with: "'s-").replacing("-", with: " ")
  }

  private static func row(_ name: String, _ cells: [String]) -> String {
    "| " + ([name] + cells).joined(separator: " | ") + " |\n"
  }
}
