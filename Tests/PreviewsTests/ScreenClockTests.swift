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

  private struct Loading: View {
    @State private var state = "idle"
    @State private var ticks = 0
    @State private var term = 1
    @State private var isShown = true
    var body: some View {
      VStack {
        Text(state).accessibilityIdentifier("state")
        Text("\(ticks)").accessibilityIdentifier("ticks")
        Button("Load") {
          Task {
            state = "loading"
            try? await Task.sleep(for: .seconds(2))
            state = await Self.loaded()
          }
        }
        Button("Later") {
          DispatchQueue.main.async { state = "soon" }
          DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { state = "later" }
        }
        Button("Aside") {
          DispatchQueue.global().async { DispatchQueue.main.async { state = "aside" } }
        }
        Button("Next term") { term += 1 }
        Toggle("Shown", isOn: $isShown)
        if isShown {
          Text("ticking").task(id: term) {
            while !Task.isCancelled {
              do { try await Task.sleep(nanoseconds: 1_000_000_000) } catch { return }
              ticks += term
            }
          }
        }
      }
    }

    nonisolated private static func loaded() async -> String {
      await Task.detached { "loaded" }.value
    }
  }

  @Test func tasksRunUntilTheyWaitAndGoOnByTheClock() throws {
    let screen = try Screen(Loading())
    try screen.tap("Load")
    #expect(try label("state", on: screen) == "loading")
    try screen.wait(1.999)
    #expect(try label("state", on: screen) == "loading")
    try screen.wait(0.001)
    #expect(try label("state", on: screen) == "loaded")
  }

  @Test func queuesRunWhatWasPutOffAtItsMoment() throws {
    let screen = try Screen(Loading())
    try screen.tap("Later")
    #expect(try label("state", on: screen) == "soon")
    try screen.wait(1.4)
    #expect(try label("state", on: screen) == "soon")
    try screen.wait(0.1)
    #expect(try label("state", on: screen) == "later")
    try screen.tap("Aside")
    #expect(try label("state", on: screen) == "aside")
  }

  @Test func aTaskBeginsAnewWithItsIdentityAndEndsWithItsView() throws {
    let screen = try Screen(Loading())
    try screen.wait(3)
    #expect(try label("ticks", on: screen) == "3")
    try screen.tap("Next term")
    try screen.wait(2.5)
    #expect(try label("ticks", on: screen) == "7")
    try screen.tap("Shown")
    try screen.wait(10)
    #expect(try label("ticks", on: screen) == "7")
  }

  @Test func aFilmShowsTheTimeThatPasses() throws {
    let film = try Screen(Countdown(), width: 120, height: 80).film(2, framesPerSecond: 2)
    #expect(film == (try Screen(Countdown(), width: 120, height: 80).film(2, framesPerSecond: 2)))
    // The chunk "acTL" holds the count of frames.
    let name = try #require(
      film.indices.dropLast(8).first { Array(film[$0..<$0 + 4]) == Array("acTL".utf8) })
    #expect(Array(film[name + 4..<name + 8]) == [0, 0, 0, 5])
    #expect(throws: ScreenError.self) { try Screen(Countdown()).film(0) }
  }

  private final class Finder: ObservableObject {
    @Published var words = ""
    @Published var found = "-"
    @Published var first = "-"
    @Published var late = "-"
    private var all: Set<AnyCancellable> = []
    init() {
      $words.dropFirst().debounce(for: .milliseconds(300), scheduler: RunLoop.main)
        .sink { [weak self] in self?.found = $0 }.store(in: &all)
      $words.dropFirst().throttle(for: 1, scheduler: RunLoop.main, latest: true)
        .sink { [weak self] in self?.first = $0 }.store(in: &all)
      Just("late").delay(for: 2, scheduler: RunLoop.main)
        .sink { [weak self] in self?.late = $0 }.store(in: &all)
    }
  }

  private struct Finding: View {
    @StateObject private var finder = Finder()
    var body: some View {
      VStack {
        TextField("Words", text: $finder.words)
        Text(finder.found).accessibilityIdentifier("found")
        Text(finder.first).accessibilityIdentifier("first")
        Text(finder.late).accessibilityIdentifier("late")
      }
    }
  }

  @Test func valuesOfSchedulersArriveByTheClock() throws {
    let screen = try Screen(Finding())
    try screen.type("a", into: "Words")
    try screen.wait(0.2)
    try screen.type("b", into: "Words")
    try screen.wait(0.2)
    #expect(try label("found", on: screen) == "-")
    #expect(try label("first", on: screen) == "a")
    try screen.wait(0.1)
    #expect(try label("found", on: screen) == "ab")
    try screen.wait(0.5)
    #expect(try label("first", on: screen) == "ab")
    #expect(try label("late", on: screen) == "-")
    try screen.wait(1)
    #expect(try label("late", on: screen) == "late")
  }
}
