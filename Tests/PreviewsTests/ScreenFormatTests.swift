import Foundation
import GalleyPreviews
import GalleySwiftUI
import Testing

/// Fields that show a value in a format.
@MainActor
@Suite struct ScreenFormatTests {
  private struct Bill: View {
    @State var amount = 12.5
    @State var count: Int? = 3
    @State private var other = ""
    @FocusState private var isTyping: Bool
    var body: some View {
      VStack {
        TextField("Amount", value: $amount, format: .number.precision(.fractionLength(2)))
          .focused($isTyping)
        TextField("Count", value: $count, format: .number)
        TextField("Other", text: $other)
        Text(verbatim: "\(amount * 2) \(count ?? -1)").accessibilityIdentifier("sum")
        Button("Done") { isTyping = false }
        Button("Reset") { amount = 1 }
      }
    }
  }

  @Test func aFieldWithAFormatIsClearedAndTypedAnew() throws {
    let screen = try Screen(Bill())
    try screen.clear("Amount")
    #expect(try screen.element("Amount").value == "")
    // An empty text is not a number, so the value stays.
    #expect(try screen.element("sum").label == "25.0 3")
    try screen.type("7.5", into: "Amount")
    #expect(try screen.element("Amount").value == "7.5")
    #expect(try screen.element("sum").label == "15.0 3")
    try screen.submit("Amount")
    #expect(try screen.element("Amount").value == "7.50")
  }

  @Test func theTextIsThatOfTheValueAgainWithoutTheFocus() throws {
    let screen = try Screen(Bill())
    try screen.clear("Amount")
    try screen.type("x", into: "Amount")
    #expect(try screen.element("Amount").value == "x")
    try screen.tap("Done")
    #expect(try screen.element("Amount").value == "12.50")
    try screen.type("0", into: "Amount")
    #expect(try screen.element("Amount").value == "12.500")
    try screen.type("a", into: "Other")
    #expect(try screen.element("Amount").value == "12.50")
    try screen.clear("Amount")
    try screen.tap("Reset")
    #expect(try screen.element("Amount").value == "1.00")
  }

  @Test func anOptionalValueIsClearedWithItsField() throws {
    let screen = try Screen(Bill())
    try screen.clear("Count")
    #expect(try screen.element("sum").label == "25.0 -1")
    try screen.type("4", into: "Count")
    #expect(try screen.element("sum").label == "25.0 4")
  }

  @Test func aWholeTextThatTheFormatDoesNotReadIsRefused() throws {
    let screen = try Screen(Bill())
    #expect(throws: ScreenError.self) { try screen.set("Amount", to: "x") }
    try screen.set("Amount", to: "3")
    #expect(try screen.element("Amount").value == "3.00")
  }
}
