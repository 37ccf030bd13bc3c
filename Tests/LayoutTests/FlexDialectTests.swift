import Foundation
import GalleyLayout
import Testing

@Suite("The door for flex vectors")
struct FlexDialectTests {
  private func run(_ json: String) throws -> VectorOutcome {
    FlexDialect.run(VectorValue(raw: try JSONSerialization.jsonObject(with: Data(json.utf8))))
  }

  @Test("growing, packing, padding and nesting") func supported() throws {
    let outcome = try run(
      """
      {"defaults": "yoga", "tree": {"style": {"width": 100, "height": 60, "flexDirection": "row",
      "padding": 5, "gap": 10}, "children": [
      {"style": {"width": 20, "flexGrow": 1}, "children": [{"style": {"height": 10}},
      {"style": {"height": 15}}]}, {"style": {"width": 10}}]},
      "expect": {"frames": {"0": [0, 0, 100, 60], "0.0": [5, 5, 70, 50], "0.1": [85, 5, 10, 50],
      "0.0.0": [5, 5, 70, 10], "0.0.1": [5, 15, 70, 15]}}}
      """)
    guard case .passed = outcome else { return #expect(Bool(false), "\(outcome)") }
  }

  @Test("names as in CSS, from right to left") func mirrored() throws {
    let outcome = try run(
      """
      {"env": {"direction": "rtl"}, "tree": {"style": {"width": 100, "height": 60,
      "flex-direction": "row", "padding-left": 5, "column-gap": 10, "align-items": "flex-start"},
      "children": [{"style": {"width": 20, "height": 10}}, {"style": {"width": 10, "height": 10}}]},
      "expect": {"frames": {"0.0": [80, 0, 20, 10], "0.1": [60, 0, 10, 10]}}}
      """)
    guard case .passed = outcome else { return #expect(Bool(false), "\(outcome)") }
  }

  @Test("what cannot be said is skipped with its reason") func skipped() throws {
    let outcome = try run(
      """
      {"tree": {"style": {"width": 100, "height": 60, "flexWrap": "wrap"}}, "expect": {"frames": {}}}
      """)
    guard case .skipped("style key flexWrap") = outcome else {
      return #expect(Bool(false), "\(outcome)")
    }
  }
}
