import GalleySwiftUI
import Testing

@MainActor
@Suite struct StateTests {
  private struct Growing: View {
    @State private var width: CGFloat = 10
    var body: some View {
      Rectangle().frame(width: width, height: 5).id("box").onAppear { width = 40 }
    }
  }

  @Test func stateThatChangesOnAppearanceIsDrawnChanged() throws {
    #expect(try Settled(Growing()).size(of: "box") == [40, 5])
  }

  private struct Waiting: View {
    @State private var width: CGFloat = 10
    var body: some View {
      Rectangle().frame(width: width, height: 5).id("box")
        .task {
          width = 20
          await Task.yield()
          width = 90
        }
    }
  }

  @Test func tasksRunUntilTheyFirstWait() throws {
    #expect(try Settled(Waiting()).size(of: "box") == [20, 5])
  }

  private struct Siblings: View {
    var body: some View {
      VStack(spacing: 0) {
        Growing()
        Part(width: 7)
        Part(width: 9)
      }
    }
    struct Part: View {
      @State var width: CGFloat
      var body: some View { Rectangle().frame(width: width, height: 5).id("part\(Int(width))") }
    }
  }

  @Test func viewsOfOneTypeKeepTheirOwnState() throws {
    let settled = try Settled(Siblings())
    #expect(settled.size(of: "part7") == [7, 5])
    #expect(settled.size(of: "part9") == [9, 5])
  }

  private struct Restless: View {
    @State private var width: CGFloat = 10
    var body: some View {
      Rectangle().frame(width: width, height: 5)
        .onChange(of: width, initial: true) { width += 1 }
    }
  }

  @Test func roundsEndWhenStateNeverSettles() throws {
    let remarks = try Settled(Restless()).session.remarks
    #expect(remarks == ["the view still changes after 8 rounds"])
  }

  private final class Model: ObservableObject {
    @Published var width: CGFloat = 10
  }
  private struct Observing: View {
    @StateObject private var model = Model()
    var body: some View { Inner(model: model).onAppear { model.width = 30 } }
    struct Inner: View {
      @ObservedObject var model: Model
      var body: some View { Rectangle().frame(width: model.width, height: 5).id("box") }
    }
  }

  @Test func publishedChangesAreSeen() throws {
    #expect(try Settled(Observing()).size(of: "box") == [30, 5])
  }

  @Observable final class Shared {
    var width: CGFloat = 10
  }
  private struct Reading: View {
    @Environment(Shared.self) private var shared
    var body: some View {
      @Bindable var shared = shared
      return Rectangle().frame(width: $shared.width.wrappedValue, height: 5).id("box")
        .onAppear { shared.width = 50 }
    }
  }

  @Test func observableObjectsOfTheEnvironmentAreSeen() throws {
    #expect(try Settled(Reading().environment(Shared())).size(of: "box") == [50, 5])
  }

  private struct Needy: View {
    @EnvironmentObject private var model: Model
    var body: some View { Rectangle().frame(width: model.width) }
  }

  @Test func aMissingObjectIsARemarkAndNoCrash() throws {
    let settled = try Settled(
      VStack {
        Needy()
        Rectangle().frame(width: 3, height: 4).id("other")
      })
    #expect(
      settled.session.remarks == [
        "no Model in the environment: a view around needs .environmentObject(_:)"
      ])
    #expect(settled.size(of: "other") == [3, 4])
  }

  fileprivate struct WidthKey: EnvironmentKey {
    static let defaultValue: CGFloat = 11
  }
  private struct Wide: View {
    @Environment(\.boxWidth) private var width
    var body: some View { Rectangle().frame(width: width, height: 5).id("box") }
  }

  @Test func keysOfOnesOwnAreHandedDown() throws {
    #expect(try Settled(Wide()).size(of: "box") == [11, 5])
    #expect(try Settled(VStack { Wide() }.environment(\.boxWidth, 22)).size(of: "box") == [22, 5])
  }

  private struct Sized: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
      value = max(value, nextValue())
    }
  }
  private struct Widest: View {
    @State private var widest: CGFloat = 1
    var body: some View {
      VStack {
        Color.red.preference(key: Sized.self, value: 12)
        Color.red.preference(key: Sized.self, value: 34)
        Rectangle().frame(width: widest, height: 5).id("box")
      }
      .onPreferenceChange(Sized.self) { widest = $0 }
    }
  }

  @Test func preferencesAreReducedAndHandedUp() throws {
    #expect(try Settled(Widest(), width: 100, height: 100).size(of: "box") == [34, 5])
  }

  private struct Framed: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.frame(width: isEnabled ? 60 : 30, height: 5).id("button")
    }
  }

  @Test func propertiesOfStylesAreFilledIn() throws {
    let button = Button("Go") {}.buttonStyle(Framed())
    #expect(try Settled(button).size(of: "button") == [60, 5])
    #expect(try Settled(button.disabled(true)).size(of: "button") == [30, 5])
  }
}

extension EnvironmentValues {
  fileprivate var boxWidth: CGFloat {
    get { self[StateTests.WidthKey.self] }
    set { self[StateTests.WidthKey.self] = newValue }
  }
}
