import GalleyComponents
import GalleyGeometry
import GalleyPreviews
import GalleyStair
import GalleySwiftUI
import Testing

/// SwiftUI's forms are spellings of the kit's values: both request the same drawing, down to the last
/// command, whatever the user has set.
@MainActor
@Suite struct FamilyTests {
  enum Condition: CaseIterable, Sendable {
    case light, dark, rightToLeft, largeText, moreContrast

    var canvas: SceneCanvas {
      var canvas = SceneCanvas(width: 320)
      switch self {
      case .light: break
      case .dark: canvas.appearance = .dark
      case .rightToLeft: canvas.direction = .rightToLeft
      case .largeText: canvas.textSize = .accessibility3
      case .moreContrast: (canvas.contrast, canvas.appearance) = (.increased, .dark)
      }
      return canvas
    }
  }

  @Test(arguments: Family.allCases, Condition.allCases)
  func oneFamilyDrawsBothForms(_ pair: Family, _ condition: Condition) throws {
    let renderer = try Renderer()
    var canvas = condition.canvas
    var view = pair.form
    if pair.isScreen {
      canvas.height = 640
      view = AnyView(view.frame(maxWidth: .infinity, maxHeight: .infinity))
    }
    let (form, session) = try PreviewDrawing.settled(
      view, on: canvas, PreviewResources(), renderer)
    #expect(session.remarks == [])
    let ours = try renderer.prepare(form)
    let kits = try renderer.prepare(GalleyStair.Scene(pair.kit, canvas: canvas))
    #expect(ours.size == kits.size)
    let (left, right) = (ours.list.commands, kits.list.commands)
    #expect(!right.isEmpty)
    guard left != right else { return }
    let first = zip(left, right).enumerated().first { $1.0 != $1.1 }
    Issue.record(
      """
      \(left.count) and \(right.count) commands, the first difference at \
      \(first?.offset ?? min(left.count, right.count)):
      \(first.map { "\($0.element.0)" } ?? "")
      \(first.map { "\($0.element.1)" } ?? "")
      """)
  }
}
