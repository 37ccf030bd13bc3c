import Foundation
import GalleyComponents
import GalleySwiftUI
import Testing

@Suite struct TypedInputTests {
  @Test("GUI-2: CGFloat converts as Double does, and is written as it is")
  func typedInput() {
    var input = InputField(output: CGFloat(12.5))
    #expect(input.field.input.text.text == "12.5" && input.keyboard == .decimalPad)
    for (text, value) in [("7.25", 7.25), (" 7", nil), ("1e3", 1000), ("x", nil)]
      as [(String, CGFloat?)]
    {
      input.field.input.text.text = text
      #expect(input.output == value, "\(text)")
    }
  }
}
