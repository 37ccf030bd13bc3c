import GalleyComponents
import GalleyGeometry
import GalleyParsing
import GalleySceneSnapshots
import GalleySnapshots
import GalleyStair

/// Steps as files, agents and pages have them, played on a document with a control of each kind; an object is a
/// touch of its picture.
enum StepTarget: FuzzTarget {
  private static let document = SourceText(
    name: "screen.json",
    text: """
      {"type": "VStack", "subviews": [
        {"type": "TextField", "id": "email", "values": {"placeholder": "Email", "text": "a\\"b"}},
        {"type": "Toggle", "id": "keep", "values": {"label": "Keep"}},
        {"type": "Slider", "id": "size", "properties": {}, "values": {"value": 0.5}},
        {"type": "SegmentedControl", "id": "kind", "values": {"options": ["One", "Two"]}},
        {"type": "TabBar", "values": {"items": [{"title": "Home"}, {"title": "More"}]}},
        {"type": "ScrollView", "id": "all", "subviews": [{"type": "Text", "values": {"text": "Keep"}}]}]}
      """)
  private static let elements = [
    ShownElement(
      line: "field", frame: Rect(x: 0, y: 0, width: 9, height: 9), roleName: "textField",
      value: "é", isFocused: true, query: "\"email\"")
  ]

  static func run(_ bytes: [UInt8]) {
    let source = SourceText(name: "steps.json", bytes: bytes)
    if let value = JSONParser.parse(source).value { touch(value) }
    guard let steps = try? ScreenSteps(source) else { return }
    precondition(steps.steps.isEmpty || !steps.swift.isEmpty)
    let (one, other) = (played(steps), played(steps))
    precondition(one.source.bytes == other.source.bytes)
    let (value, findings) = JSONParser.parse(one.source)
    precondition(value != nil && !findings.contains { $0.severity == .error })
  }

  /// The document after the steps before the first that fails.
  private static func played(_ steps: ScreenSteps) -> DocumentScreen {
    var screen = DocumentScreen(document, .standard)
    do throws(RenderFailure) { try screen.play(steps) } catch {
      precondition(error.description.contains("step "))
    }
    return screen
  }

  /// A touch becomes steps that can be read, except for a snapshot with an invalid name.
  private static func touch(_ value: SyntaxValue) {
    guard let touch = ScreenTouch(value) else { return }
    let recorded = RecordedSteps(touch.added(to: [], on: elements))
    precondition(touch.kind == .snapshot || (try? recorded.read()) != nil)
  }
}
