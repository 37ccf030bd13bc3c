import Foundation
import GalleyCombine
import GalleyParsing
import GalleySceneSnapshots
import GalleySwiftUI
import Testing

@testable import GalleyPreviews

/// Time does not pass on a screen until a step waits.
@MainActor
@Suite struct ScreenClockTests {
  private struct Countdown: View {
    @State private var left = 3
    @State private var isRunning = true
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    var body: some View {
      VStack {
        Text(left == 0 ? "Liftoff" : "\(left)").accessibilityIdentifier("left")
        Toggle("Run", isOn: $isRunning)
        if isRunning { Color.clear.onReceive(timer) { _ in left = max(left - 1, 0) } }
        TimelineView(.periodic(from: .now, by: 1)) { context in
          Text("\(Int(context.date.timeIntervalSince1970) % 100)").accessibilityIdentifier("clock")
        }
      }
    }
  }

  private func label(_ name: String, on screen: Screen) throws -> String? {
    try screen.element(.identifier(name)).label
  }

  @Test func timersFireAtTheirMomentsAndNotBefore() throws {
    let screen = try Screen(Countdown())
    let first = screen.description
    #expect(try label("left", on: screen) == "3")
    try screen.wait(0.9)
    #expect(try label("left", on: screen) == "3")
    try screen.wait(0.1)
    #expect(try label("left", on: screen) == "2")
    try screen.wait(5)
    #expect(try label("left", on: screen) == "Liftoff")
    let again = try Screen(Countdown())
    #expect(again.description == first)
    try again.wait(6)
    #expect(again.description == screen.description)
  }

  @Test func aTimerEndsWithItsViewAndBeginsAnewWhenThatComesBack() throws {
    let screen = try Screen(Countdown())
    try screen.wait(1.5)
    try screen.tap("Run")
    try screen.wait(10)
    #expect(try label("left", on: screen) == "2")
    try screen.tap("Run")
    try screen.wait(0.9)
    #expect(try label("left", on: screen) == "2")
    try screen.wait(0.1)
    #expect(try label("left", on: screen) == "1")
  }

  @Test func viewsOfTimeFollowTheClock() throws {
    let screen = try Screen(Countdown())
    #expect(try label("clock", on: screen) == "60")
    try screen.wait(7)
    #expect(try label("clock", on: screen) == "67")
  }

  private final class Model: ObservableObject {
    let sent = PassthroughSubject<String, Never>()
  }

  private struct Listening: View {
    @StateObject private var model = Model()
    @State private var heard = "nothing"
    var body: some View {
      VStack {
        Text(heard).accessibilityIdentifier("heard")
        Button("Send") { model.sent.send("a word") }
      }
      .onReceive(model.sent) { heard = $0 }
    }
  }

  @Test func aViewReceivesWhatIsSentAfterItAppeared() throws {
    let screen = try Screen(Listening())
    try screen.tap("Send")
    #expect(try label("heard", on: screen) == "a word")
  }

  @Test func stepsWaitAndRefuseWhatIsNoTime() throws {
    let screen = try Screen(Countdown())
    try screen.play(
      ScreenSteps(
        SourceText(
          name: "a", text: #"[{"wait": 2}, {"expect": {"identifier": "left"}, "label": "1"}]"#)))
    for seconds in [-1, .nan, 1e9] {
      #expect(throws: ScreenError.self) { try screen.wait(seconds) }
    }
  }
}
