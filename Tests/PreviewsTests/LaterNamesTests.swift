import Foundation
import GalleyFrameworks
import GalleyOSLog
import GalleyPreviews
import GalleySwiftUI
import Testing

/// Styles, tables, documents and widgets by the names of later systems.
@MainActor
@Suite struct LaterNamesTests {
  private struct Framed: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      configuration.padding(10).id("framed")
    }
  }

  @Test func aStyleOfFieldsSurroundsThem() throws {
    let plain = try Settled(TextField("a", text: .constant("")).frame(width: 100).id("framed"))
    let styled = try Settled(
      VStack {
        TextField("a", text: .constant("")).frame(width: 120)
        SecureField("b", text: .constant("")).frame(width: 120).id("secret")
      }
      .textFieldStyle(Framed()))
    let height = try #require(plain.size(of: "framed")?[1])
    // The last one is the secure field, which is a point lower.
    #expect(styled.size(of: "framed") == [120, height + 19])
    #expect(styled.size(of: "secret")?[1] == height + 19)
  }

  private struct Bare: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Rectangle().frame(width: 13, height: 5)
        Rectangle()
          .frame(
            width: configuration.maximumDate.map { $0.timeIntervalSince1970 } ?? 0, height: 5)
      }
    }
  }
  private struct Listed: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
      Menu(configuration).padding(7).id("menu")
    }
  }
  private struct Stacked: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 3) { configuration.content }.id("form")
    }
  }

  @Test func stylesOfPickersMenusAndFormsMakeTheirViews() throws {
    let picker = try Settled(
      DatePicker(
        selection: .constant(Date(timeIntervalSince1970: 0)),
        in: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 21)
      ) { Text("Day") }.datePickerStyle(Bare()))
    #expect(picker.filledWidths == [13, 21])

    func menu(_ view: some View) throws -> [Double]? { try Settled(view).size(of: "menu") }
    let items = Menu {
      Button("b") {}
    } label: {
      Rectangle().frame(width: 30, height: 10)
    }
    #expect(try menu(items.menuStyle(Listed())) == [44, 24])

    let form = try Settled(
      Form {
        Rectangle().frame(width: 30, height: 10)
        Rectangle().frame(width: 40, height: 10)
      }
      .formStyle(Stacked()))
    #expect(form.size(of: "form") == [40, 23])
  }

  @Test(arguments: [true, false]) func aClosedSectionHidesItsRows(isOpen: Bool) throws {
    func section() -> some View {
      Section(isExpanded: .constant(isOpen)) {
        Rectangle().frame(width: 31, height: 10)
      } header: {
        Rectangle().frame(width: 17, height: 10)
      }
    }
    let stack = try Settled(VStack { section() })
    #expect(stack.filledWidths == (isOpen ? [17, 31] : [17]))
    let list = try Settled(List { section() }, width: 300, height: 300)
    #expect(list.filledWidths.contains(31) == isOpen)
    #expect(list.filledWidths.contains(17))
  }

  private struct Person: Identifiable {
    let id: Int
    var name: String { "\(id)" }
  }

  @Test func rowsOfATableAreItsValues() throws {
    let table = try Settled(
      Table(of: Person.self) {
        TableColumn("Width") { (person: Person) in
          Rectangle().frame(width: CGFloat(person.id), height: 3)
        }
      } rows: {
        TableRow(Person(id: 11))
        ForEach([Person(id: 12), Person(id: 13)]) { TableRow($0) }
      }, width: 300, height: 300)
    #expect([11, 12, 13].allSatisfy { table.filledWidths.contains($0) })
  }

  @Test func rowsThatAListEditsAreViewsOfBindings() throws {
    let rows = try Settled(
      VStack {
        ForEach(.constant([21.0, 22]), id: \.self, editActions: .delete) { $width in
          Rectangle().frame(width: width, height: 3)
        }
      })
    #expect(rows.filledWidths == [21, 22])
  }

  private struct Half: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 2 }
  }
  private struct Fixed: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { 120 }
  }

  @Test func ownHeightsOfSheetsAreSharesOrLengths() {
    #expect(PresentationDetent.custom(Half.self) == .fraction(0.5))
    #expect(PresentationDetent.custom(Fixed.self) == .height(120))
  }

  private struct Day: TimelineEntry {
    let date = Date(timeIntervalSince1970: 0)
    let width: CGFloat
  }
  private struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Day { Day(width: 19) }
    func getSnapshot(in context: Context, completion: @escaping (Day) -> Void) {}
    func getTimeline(in context: Context, completion: @escaping (Timeline<Day>) -> Void) {}
  }
  private struct Days: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "days", provider: Provider()) { day in
        Rectangle().frame(width: day.width, height: 5)
          .containerBackground(for: .widget) { Color.blue.id("background") }
      }
      .configurationDisplayName("Days")
    }
  }

  @Test func aWidgetIsDrawnForEachEntry() throws {
    let widget = try Settled(
      _WidgetPreview(as: .systemMedium) {
        Days()
      } timeline: {
        Day(width: 17)
        Day(width: 18)
      }.id("all"))
    #expect(widget.size(of: "all") == [338 + 32, 158 * 2 + 48])
    #expect(widget.filledWidths.contains(17) && widget.filledWidths.contains(18))
    #expect(widget.size(of: "background") == [338, 158])
    let placeholder = try Settled(
      _WidgetPreview(as: .systemSmall) {
        Days()
      } timelineProvider: {
        Provider()
      })
    #expect(placeholder.filledWidths.contains(19))
  }

  @Test func namesOfPeopleHaveFourLengths() {
    var name = PersonNameComponents()
    (name.namePrefix, name.givenName, name.familyName) = ("Dr.", "Ada", "Lovelace")
    #expect(name.formatted(.name(style: .short)) == "Ada")
    #expect(name.formatted(.name(style: .medium)) == "Ada Lovelace")
    #expect(name.formatted(.name(style: .long)) == "Dr. Ada Lovelace")
    #expect(name.formatted(.name(style: .abbreviated)) == "AL")
  }

  @Test func aLockKeepsItsState() {
    let lock = OSAllocatedUnfairLock(initialState: 1)
    lock.withLock { $0 += 1 }
    #expect(lock.withLock { $0 } == 2)
  }

  @Test func filesInMemoryHaveNames() {
    let folder = FileWrapper(directoryWithFileWrappers: [:])
    folder.addRegularFile(withContents: Data([1]), preferredFilename: "one")
    #expect(folder.fileWrappers?["one"]?.regularFileContents == Data([1]))
  }

  private struct Source {
    @Binding var value: Int
  }

  @Test func aPickerOfSeveralSourcesHasTheFirstAndWritesAll() throws {
    var values = [2, 1]
    let sources = values.indices.map { index in
      Source(value: Binding(get: { values[index] }, set: { values[index] = $0 }))
    }
    let screen = try Screen(
      Picker("Width", sources: sources, selection: \.$value) {
        Text("One").tag(1)
        Text("Two").tag(2)
        Text("Three").tag(3)
      }, width: 300, height: 100)
    #expect(screen.elements.contains { $0.value == "Two" })
    try screen.set("Width", to: .text("Three"))
    #expect(values == [3, 3])
    // One without sources shows no choice.
    let empty = try Settled(
      Picker("Width", sources: [Source](), selection: \.$value) { Text("One").tag(1) })
    #expect(empty.session.remarks == [])
  }

  @Test func servicesThatAreNotThereSaySoAndTheirViewsAreBoxes() async throws {
    #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
    #expect(NWPathMonitor().currentPath.status == .unsatisfied)
    #expect(!MFMailComposeViewController.canSendMail() && !HKHealthStore.isHealthDataAvailable())
    #expect(!WCSession.isSupported() && !GKLocalPlayer.local.isAuthenticated)
    var reason: NSError?
    #expect(!LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: &reason))
    #expect(reason?.domain == "LAError")
    await #expect(throws: LAError(.notInteractive)) {
      try await LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "a")
    }
    let access = try await (
      EKEventStore().requestFullAccessToEvents(), CNContactStore().requestAccess(for: .contacts)
    )
    #expect(access == (false, false))
    let boxes = try Settled(
      VStack {
        SpriteView(scene: SKScene())
        SceneView(scene: SCNScene())
        RealityView { _ in }
      }, width: 90, height: 90)
    #expect(
      boxes.session.remarks
        == ["SpriteView", "SceneView", "RealityView"].map {
          "\($0) is not drawn; a labelled box is"
        })
  }
}
