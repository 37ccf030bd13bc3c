import GalleyParsing
import GalleySceneSnapshots
import GalleySnapshots
import GalleySwiftUI
import Testing

@testable import GalleyPreviews

/// Plays flows of steps in JSON: twice with the same bytes, and once on an app with a mistake, which must fail at a step.
@MainActor
enum ScreenFlowPlayer {
  static func play<App: View>(
    _ app: App, broken: App, failsAt step: Int, _ text: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let steps = try ScreenSteps(SourceText(name: "flow.steps.json", text: text))
    var pictures: [[UInt8]] = []
    for _ in 0..<2 {
      let screen = try Screen(app)
      try screen.play(steps)
      pictures.append(try screen.png() + Array(screen.description.utf8))
    }
    #expect(pictures[0] == pictures[1], sourceLocation: sourceLocation)
    let screen = try Screen(broken)
    do {
      try screen.play(steps)
      Issue.record("the mistake was not seen", sourceLocation: sourceLocation)
    } catch {
      #expect(
        error.description.contains("error: step \(step): "), "\(error)",
        sourceLocation: sourceLocation)
    }
  }
}
