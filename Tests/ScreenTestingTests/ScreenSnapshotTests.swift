import Foundation
import GalleyChecks
import GalleyImaging
import GalleyPreviews
import GalleyScreenTesting
import GalleySnapshots
import GalleySwiftUI
import Testing

/// Screens as values of checks.
@MainActor
@Suite struct ScreenSnapshotTests {
  private struct Door: View {
    var isMended = false
    @State private var isOpen = false
    var body: some View {
      VStack {
        Text(isOpen ? "Open" : "Shut").accessibilityIdentifier("state")
        Button(isOpen ? (isMended ? "Close" : "Cloze") : "Open") { isOpen.toggle() }
      }
    }
  }

  /// The failure of a check of the door after a tap; nil if it passes.
  private func check<Format>(
    _ strategy: Snapshotting<Screen, Format>, isMended: Bool, _ record: RecordMode,
    in folder: String
  ) throws -> String? {
    let screen = try Screen(Door(isMended: isMended), width: 200, height: 100)
    try screen.tap(.button("Open"))
    return verifySnapshot(
      of: screen, as: strategy, named: "door", record: record, snapshotDirectory: folder)
  }

  private func expectStepNamed<Format>(
    _ strategy: Snapshotting<Screen, Format>, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> String {
    // A check that has recorded fails until the process ends, so the reference is compared elsewhere.
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    _ = try check(strategy, isMended: false, .all, in: "\(folder)/first")
    for copy in ["second", "third"] {
      try FileManager.default.copyItem(atPath: "\(folder)/first", toPath: "\(folder)/\(copy)")
    }
    #expect(try check(strategy, isMended: false, .never, in: "\(folder)/second") == nil)
    let failure = try #require(
      try check(strategy, isMended: true, .never, in: "\(folder)/third"))
    #expect(failure.hasPrefix("after step 1, tap button \"Open\": "), "\(failure)")
    return failure
  }

  @Test func aPictureOfAScreenFailsWithItsCauseAndTheStep() throws {
    let failure = try expectStepNamed(.image)
    #expect(failure.contains("Door isMended false → true (cause)"), "\(failure)")
  }

  @Test func whatIsSpokenIsComparedAsText() throws {
    #expect(try expectStepNamed(.accessibility).contains("button \"Close\""))
  }

  @Test func thePictureOfWhatIsSpokenHasALegend() throws {
    _ = try expectStepNamed(.accessibilityPicture)
    let screen = try Screen(Door(), width: 200, height: 100)
    let picture = try screen.spokenPicture()
    #expect(picture.width == 540 * picture.height / 100)
    if let path = ProcessInfo.processInfo.environment["GALLEY_SPOKEN"] {
      try Data(PNGEncoder().encode(picture)).write(to: URL(fileURLWithPath: path))
    }
  }
}
