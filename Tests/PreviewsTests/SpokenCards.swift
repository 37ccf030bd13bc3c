import GalleySwiftUI

/// A screen of a public app with its speech by the platform's reader, as a reference picture shows it.
///
/// The words are those of the legends of cashapp/AccessibilitySnapshot at 5b03db81, drawn with iOS 18.5, of its example
/// app, and those of accessibility trees in the repositories of further apps. The views are written for this test.
@MainActor
struct SpokenCard {
  /// The reference picture without device and ending; for other projects than that of the legends the repository and its
  /// file.
  let source: String
  let view: AnyView
  /// The speech of each element, in the order of the legend: the phrase, then hints, actions and details.
  let said: [String]
  /// The rules by which ours differs.
  var rules: Set<SpokenRule> = []

  init(_ source: String, _ view: some View, _ said: [String], _ rules: Set<SpokenRule> = []) {
    (self.source, self.view, self.said, self.rules) = (source, AnyView(view), said, rules)
  }
}

/// A reason for different speech.
enum SpokenRule: String, CaseIterable {
  /// The legend lists the headers and footers of a list after its rows, as UIKit's list of supplementary views does; a
  /// reader goes from top to bottom.
  case headersInPlace
  /// Headers of sections are read as their author wrote them; the platform reads the capitals that it draws.
  case writtenCapitals
  /// Actions are listed in the order of their author; the legend has the last one first.
  case actionsInOrder
  /// The parts of a stepper are one element that is adjusted.
  case stepperIsOne
  /// A picker is listed before its segments, because steps set it.
  case pickerIsListed
  /// An element without words is passed over where it has no use.
  case silentIsPassedOver
  /// A tree has roles and labels: neither the platform's hints nor that a button goes back.
  case rolesAlone
  /// The text lists views in the order in which they were added, not in that of reading.
  case subviewOrder

  /// The evidence for the difference, or the specification that ours follow instead.
  var source: String {
    switch self {
    case .headersInPlace:
      "ours follow WCAG 2.2, 1.3.2 Meaningful Sequence; the legends of SwiftUIRendererTests list supplementary views last"
    case .writtenCapitals:
      "SwiftUI's textCase(_:) changes what is displayed; the legends have the capitals that are drawn"
    case .actionsInOrder:
      "the legend of the picture has the last action of its source first; ours keep the order of the source"
    case .stepperIsOne:
      "ours follow SwiftUI's accessibilityAdjustableAction(_:), which makes one element of it; the legend has UIStepper's buttons"
    case .pickerIsListed:
      "galley schema --steps: set takes a picker by its name"
    case .silentIsPassedOver:
      "WCAG 2.2, 4.1.2 Name, Role, Value asks for a name of what is used; without a use there is nothing to say"
    case .rolesAlone:
      "XCUIElement.debugDescription and the trees of idb have type, identifier, label and value, and no hints"
    case .subviewOrder:
      "XCUIElement.debugDescription goes through the hierarchy of views; ours follow WCAG 2.2, 1.3.2 Meaningful Sequence"
    }
  }
}

@MainActor
enum SpokenCards {
  static func pair(_ title: String, _ text: String) -> some View {
    VStack(alignment: .leading) {
      Text(title)
      Text(text)
    }
    .accessibilityElement(children: .combine)
  }

  static var dot: some View {
    Circle().frame(width: 30, height: 30)
  }

  private static let swiftUI = "SwiftUIRendererTests/"
  static let adjust = "Swipe up or down with one finger to adjust the value."
  static let toggle = "Double tap to toggle setting."

  static var all: [SpokenCard] { demos + lists + controls + groups + trees }

  private static var demos: [SpokenCard] {
    [
      SpokenCard(
        swiftUI + "testBasicAccessibilityDemo",
        VStack(alignment: .leading, spacing: 12) {
          pair("Label", "Text description for an element")
          Image(systemName: "star.fill").accessibilityLabel("Favorite")
          HStack {
            Text("Progress")
            Spacer()
            Text("75%")
          }
          .accessibilityElement(children: .combine).accessibilityValue("75 percent complete")
          Button("Delete") {}.accessibilityHint("Removes this item permanently")
          Text("Section Header").accessibilityAddTraits(.isHeader)
          Button {
          } label: {
            Image(systemName: "mic.fill")
          }
          .accessibilityLabel("Microphone")
          .accessibilityInputLabels(["Microphone", "Mic", "Record", "Voice"])
          RoundedRectangle(cornerRadius: 8).frame(width: 60, height: 40)
            .accessibilityLabel("Custom tap target")
          HStack {
            Image(systemName: "person.circle.fill")
            pair("John Doe", "Online")
          }
          .accessibilityElement(children: .combine)
        },
        [
          "Label, Text description for an element", "Favorite. Image.",
          "Progress, 75%: 75 percent complete", "Delete. Button. / Removes this item permanently",
          "Section Header. Heading.", "Microphone. Button. / Microphone, Mic, Record, Voice",
          "Custom tap target", "John Doe, Online",
        ]),
      SpokenCard(
        swiftUI + "testCustomActionsDemo",
        VStack {
          pair("Custom Actions", "VoiceOver users swipe up/down to access these actions")
          pair("Important Email", "Preview of email content...")
            .accessibilityLabel("Important Email. Preview of email content")
            .accessibilityActions {
              Button("Add to favorites") {}
              Button("Reply") {}
              Button("Forward") {}
              Button("Archive") {}
              Button("Delete", role: .destructive) {}
            }
        },
        [
          "Custom Actions, VoiceOver users swipe up/down to access these actions",
          "Important Email. Preview of email content / Delete, Archive, Forward, Reply, Add to favorites",
        ], [.actionsInOrder]),
      SpokenCard(
        swiftUI + "testCustomContentDemo",
        VStack {
          pair("Custom Content", "Additional details via 'More Content' rotor")
          pair("Wireless Headphones", "$149.99")
            .accessibilityLabel("Wireless Headphones, $149.99")
            .accessibilityCustomContent("Rating", "4.5 stars from 2,847 reviews")
            .accessibilityCustomContent("SKU", "WH-1000XM5", importance: .high)
          pair("Bluetooth Speaker", "$79.99")
            .accessibilityLabel("Bluetooth Speaker, $79.99")
            .accessibilityCustomContent("Rating", "4.2 stars from 1,523 reviews")
            .accessibilityCustomContent("SKU", "BS-MINI-BLK", importance: .high)
        },
        [
          "Custom Content, Additional details via 'More Content' rotor",
          "Wireless Headphones, $149.99 / Rating: 4.5 stars from 2,847 reviews, SKU: WH-1000XM5",
          "Bluetooth Speaker, $79.99 / Rating: 4.2 stars from 1,523 reviews, SKU: BS-MINI-BLK",
        ]),
      SpokenCard(
        swiftUI + "testCustomRotorsDemo",
        ScrollView {
          VStack {
            Text("Restaurant Menu")
            ForEach(
              ["Classic Burger, $12", "Garden Salad, $9, Vegan", "Ribeye Steak, $28"], id: \.self
            ) { dish in
              HStack {
                Text("Dish")
                Text("Price")
              }
              .accessibilityElement(children: .combine).accessibilityLabel(dish)
            }
          }
        },
        ["Restaurant Menu", "Classic Burger, $12", "Garden Salad, $9, Vegan", "Ribeye Steak, $28"]),
      SpokenCard(
        swiftUI + "testPathShapesDemo",
        VStack(spacing: 8) {
          pair("Path Shapes", "Testing badge placement on various accessibility paths")
          HStack(spacing: 40) {
            ForEach(["Circle", "Oval", "Diamond"], id: \.self) { dot.accessibilityLabel($0) }
          }
          HStack(spacing: 40) {
            ForEach(["L Bottom Right", "L Bottom Left", "L Top Left", "L Top Right"], id: \.self) {
              dot.accessibilityLabel($0)
            }
          }
          HStack(spacing: 40) {
            ForEach(["Star", "Crescent"], id: \.self) { dot.accessibilityLabel($0) }
          }
        },
        [
          "Path Shapes, Testing badge placement on various accessibility paths", "Circle", "Oval",
          "Diamond", "L Bottom Right", "L Bottom Left", "L Top Left", "L Top Right", "Star",
          "Crescent",
        ]),
      SpokenCard(
        swiftUI + "testUnspokenTraitsDemo",
        VStack {
          Text(".isKeyboardKey").accessibilityAddTraits(.isKeyboardKey)
          Text(".allowsDirectInteraction").accessibilityAddTraits(.allowsDirectInteraction)
          Text(".updatesFrequently").accessibilityAddTraits(.updatesFrequently)
          Text(".causesPageTurn").accessibilityAddTraits(.causesPageTurn)
          Text(".playsSound").accessibilityAddTraits(.playsSound)
          Text(".startsMediaSession").accessibilityAddTraits(.startsMediaSession)
          Text(".isSummaryElement").accessibilityAddTraits(.isSummaryElement)
          Text(".supportsZoom").accessibilityZoomAction { _ in }
        },
        [
          ".isKeyboardKey / Keyboard Key", ".allowsDirectInteraction / Direct Interaction",
          ".updatesFrequently / Updates Frequently", ".causesPageTurn / Page Turn",
          ".playsSound / Plays Sound", ".startsMediaSession / Starts Media",
          ".isSummaryElement / Summary Element", ".supportsZoom / Supports Zoom",
        ]),
      SpokenCard(
        "SwiftUISnapshotTests/testSimpleView", simple,
        [
          "", "Label", "Value", "Hint", "Label: Value", "Label / Hint", "Value / Hint",
          "Label: Value / Hint", "Label: Value / Hint / Custom",
          "Label: Value / Hint / Key: Value, Important Key: Important Value",
        ], [.silentIsPassedOver]),
      SpokenCard(
        "SnapshotTestingTests/testSimpleSwiftUIWithScrollViewConfiguration",
        ScrollView { simple },
        [
          "", "Label", "Value", "Hint", "Label: Value", "Label / Hint", "Value / Hint",
          "Label: Value / Hint", "Label: Value / Hint / Custom",
          "Label: Value / Hint / Key: Value, Important Key: Important Value",
        ], [.silentIsPassedOver]),
    ]
  }

  private static var simple: some View {
    VStack(spacing: 30) {
      Group {
        dot.accessibilityLabel("").accessibilityValue("").accessibilityHint("")
        dot.accessibilityLabel("Label")
        dot.accessibilityLabel("").accessibilityValue("Value")
        dot.accessibilityLabel("").accessibilityHint("Hint")
        dot.accessibilityLabel("Label").accessibilityValue("Value")
      }
      Group {
        dot.accessibilityLabel("Label").accessibilityHint("Hint")
        dot.accessibilityLabel("").accessibilityValue("Value").accessibilityHint("Hint")
        dot.accessibilityLabel("Label").accessibilityValue("Value").accessibilityHint("Hint")
        dot.accessibilityLabel("Label").accessibilityValue("Value").accessibilityHint("Hint")
          .accessibilityAction(named: "Custom") {}
        dot.accessibilityLabel("Label").accessibilityValue("Value").accessibilityHint("Hint")
          .accessibilityCustomContent("Key", "Value")
          .accessibilityCustomContent("Important Key", "Important Value", importance: .high)
      }
    }
  }

  private static var lists: [SpokenCard] {
    [
      SpokenCard(
        "SwiftUIListSectionTests/testListWithSectionHeaders",
        List {
          Section("Fruits") {
            Text("Apple")
            Text("Banana")
            Text("Cherry")
          }
          Section("Vegetables") {
            Text("Carrot")
            Text("Peas")
          }
        },
        [
          "Apple", "Banana", "Cherry", "Carrot", "Peas", "FRUITS. Heading.", "VEGETABLES. Heading.",
        ], [.headersInPlace, .writtenCapitals]),
      SpokenCard(
        "SwiftUIListSectionTests/testListWithHeadersAndFooters",
        List {
          Section {
            Text("Checking")
            Text("Savings")
          } header: {
            Text("Accounts")
          } footer: {
            Text("Tap an account to view details")
          }
          Section {
            Text("Electric")
            Text("Internet")
          } header: {
            Text("Bills")
          } footer: {
            Text("Due this month")
          }
        },
        [
          "Checking", "Savings", "Electric", "Internet", "ACCOUNTS. Heading.",
          "Tap an account to view details", "BILLS. Heading.", "Due this month",
        ], [.headersInPlace, .writtenCapitals]),
      SpokenCard(
        "UserInputLabelsTests/testUserInputLabels",
        VStack(spacing: 60) {
          Button("No labels") {}
          Button("One label") {}.accessibilityInputLabels(["One Input Label"])
          Text("Non-interactive")
        },
        ["No labels. Button.", "One label. Button. / One Input Label", "Non-interactive"]),
      SpokenCard(
        "testNavBarBackButtonTraitsWithTitles",
        NavigationStack {
          Button("Deeper") {}.navigationTitle("First")
            .navigationDestination(isPresented: .constant(true)) {
              Text("Back Button Accessibility Traits - With Titles").navigationTitle("Second")
                .navigationBarTitleDisplayMode(.inline)
            }
        },
        [
          "First. Back Button.", "Second. Heading.",
          "Back Button Accessibility Traits - With Titles",
        ]),
      SpokenCard(
        "ModalTests/testSingleModal",
        Text("Below").sheet(isPresented: .constant(true)) { Text("Modal 0") }, ["Modal 0"]),
    ]
  }

  private static var groups: [SpokenCard] {
    [
      SpokenCard(
        "ElementSelectionTests/testGroupedViews",
        VStack(spacing: 100) {
          dot.accessibilityLabel("Lorem ipsum")
          HStack(spacing: 40) {
            ForEach(0..<3, id: \.self) { dot.accessibilityLabel("Element \($0)") }
          }
        },
        ["Lorem ipsum", "Element 0", "Element 1", "Element 2"]),
      SpokenCard(
        "ElementSelectionTests/testGroupedViewsInHiddenParent",
        VStack {
          Text("Lorem ipsum")
          HStack { ForEach(0..<3, id: \.self) { Text("Element \($0)") } }
            .accessibilityHidden(true)
        },
        ["Lorem ipsum"]),
      SpokenCard(
        "ElementOrderTests/testGrid",
        VStack(spacing: 30) {
          ForEach([[1, 3, 5], [7, 8, 6], [4, 2, 0]], id: \.self) { row in
            HStack(spacing: 30) {
              ForEach(row, id: \.self) { dot.accessibilityLabel("Element \($0)") }
            }
          }
        },
        [1, 3, 5, 7, 8, 6, 4, 2, 0].map { "Element \($0)" }),
    ]
  }
}
