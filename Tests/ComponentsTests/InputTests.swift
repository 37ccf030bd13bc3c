import GalleyComponents
import GalleyDesign
import GalleyDocuments
import GalleyGeometry
import GalleyLayout
import GalleyPainting
import GalleyText
import Synchronization
import Testing

@Suite("Inputs")
struct InputTests {
  @Test(
    "DNA-28: what each rule lets pass",
    arguments: [
      ("email", ValidationRule.email, "a.b_1@x", "a-b@x"), ("email", .email, "a@x.org", "a@.org"),
      ("email", .email, "a@x", "@x"), ("phone", .phoneNumber, "0123456789", "012345678"),
      ("name", .name, "Jo B", "J"), ("name", .name, "Ann", "Ann1"),
      ("nonEmpty", .nonEmpty, " ", ""), ("less", .lessThan(3), "ab", "abc"),
      ("greater", .greaterThan(2), "abc", "ab"), ("pattern", .pattern("[ab]+"), "abba", "abbac"),
      ("pattern", .pattern("a"), "a", "("),
    ] as [(String, ValidationRule, String, String)])
  func rules(name: String, rule: ValidationRule, good: String, bad: String) {
    #expect(rule.isMet(good), "\(name) \(good)")
    #expect(!rule.isMet(bad), "\(name) \(bad)")
  }

  @Test("DNA-29: every rule has its message")
  func messages() {
    let rules: [ValidationRule] = [
      .nonEmpty, .email, .name, .phoneNumber, .greaterThan(2), .lessThan(3), .pattern("a"),
      ValidationRule(error: .custom("Mine")) { _ in false },
    ]
    #expect(
      rules.map(\.error.message) == [
        "Input value cannot be empty", "Please enter valid email", "Invalid name",
        "Please enter valid phone number", "Invalid input, Enter more characters",
        "Enter fewer characters", "Invalid value", "Mine",
      ])
  }

  @Test("DNA-30: the first rule that is not met supplies the error")
  func order() {
    let rules: [ValidationRule] = [.nonEmpty, .email, .lessThan(3)]
    #expect(ValidationRule.firstError(of: rules, in: "") == .emptyValue)
    #expect(ValidationRule.firstError(of: rules, in: "abcd") == .invalidEmail)
    #expect(ValidationRule.firstError(of: rules, in: "a@bc") == .valueTooHigh)
    #expect(ValidationRule.firstError(of: [.noRestriction], in: "") == nil)
  }

  @Test(
    "DNA-31: DNAKit's colours of the four states, also for a field made in one",
    arguments: [
      (ControlState.normal, 0xBDC3CB, 0x525B62), (.disabled, 0xEEEFF1, 0x81878C),
      (.error, 0xFF5050, 0xFF5050), (.focused, 0x1F7AE0, 0x1F7AE0),
    ] as [(ControlState, UInt32, UInt32)])
  func states(state: ControlState, border: UInt32, text: UInt32) throws {
    let scene = try SwiftScene(TextField(text: "A", state: state), width: 99, theme: .dnaKit)
    #expect(scene.borders == [RGBAColor(hex: border)])
    #expect(scene.inks == [RGBAColor(hex: text)])
  }

  @Test("DNA-34: a field has its border, its font, its state, its rules and its error")
  func properties() throws {
    var field = TextField(text: "ada", state: .focused, rules: [.email])
    field.input.text.fontSize = 21
    #expect(field.input.error == .invalidEmail)
    #expect(field.input.state == .focused)
    let scene = try SwiftScene(field, width: 200)
    // The message is 12 points.
    #expect(scene.runs.map(\.askedSize) == [21, 12])
    let red = Color(RGBAColor(hex: 0xAA0000))
    let own = TextField(text: "a").scheme(Scheme(colors: Colors(border: red)))
    #expect(try SwiftScene(own, width: 99).borders == [red.light])
  }

  @Test("DNA-32 DNA-33: editing is focused, an unmet rule shows its message, the end is normal")
  func machine() throws {
    let answers = Mutex<[InputError?]>([])
    var field = TextField(text: "", rules: [.email])
    let quiet = try SwiftScene(field, width: 200).size.height
    field.didValidate = { isValid, error, _ in
      answers.withLock { $0.append(error) }
      #expect(isValid == (error == nil))
    }
    field.beginEditing()
    field.edit("ada")
    #expect(field.input.effectiveState == .error)
    #expect(try SwiftScene(field, width: 200).size.height > quiet)
    field.edit("ada@x")
    #expect(field.input.effectiveState == .focused)
    field.edit("ada")
    field.endEditing()
    #expect(field.input.effectiveState == .normal)
    #expect(answers.withLock { $0 } == [.invalidEmail, nil, .invalidEmail])
  }

  @Test("DNA-35: a view for text hides its placeholder while it is focused")
  func textView() throws {
    #expect(try !SwiftScene(TextView("Tell"), width: 200).inks.isEmpty)
    #expect(try SwiftScene(TextView("Tell", state: .focused), width: 200).inks.isEmpty)
  }

  @Test("GUI-7 GUI-9 GUI-10: an input is 36 high; label at 11, field 8 behind it")
  func anatomy() throws {
    var input = ActiveInput("Name", text: "Ada", isActive: true)
    input.forcedLabelWidth = 60
    let scene = try SwiftScene(input, width: 200)
    #expect(scene.size == Size(width: 200, height: 36))
    let xs = scene.list.commands.compactMap { command -> Double? in
      if case .glyphs(_, let origin, _) = command { return origin.x }
      return nil
    }
    #expect(xs == [11, 11 + 60 + 8])
    #expect(scene.runs.map(\.askedSize) == [13, 13])
    #expect(scene.inks == [SystemColor.systemGray.color.light, .black])
    #expect(scene.fills == [.white, SystemColor.systemBlue.color.light])
    let shapes = scene.list.commands.compactMap { command -> DisplayShape? in
      if case .fill(let shape, _) = command { return shape }
      return nil
    }
    #expect(
      shapes == [
        .roundedRectangle(Rect(x: 0, y: 0, width: 200, height: 36), CornerRadii(3)),
        .roundedRectangle(Rect(x: 0, y: 0, width: 3, height: 36), CornerRadii(1.5)),
      ])
  }

  @Test("GUI-11: colours, widths, placeholder and keyboard of an input are its own")
  func inputProperties() throws {
    let (red, green) = (Color(RGBAColor(hex: 0xAA0000)), Color(RGBAColor(hex: 0x00AA00)))
    var input = ActiveInput("A", isActive: true)
    input.forcedLabelWidth = 60
    input.indicatorWidth = 2
    (input.activeColor, input.inputColor, input.labelColor) = (red, green, red)
    input.placeholder = "Name"
    input.traits.keyboard = .email
    #expect(input.traits.keyboard == .email)
    let scene = try SwiftScene(input, width: 200)
    #expect(scene.fills == [.white, green.light, red.light])
    #expect(scene.inks == [red.light, SystemColor.placeholderText.color.light])
    let fields = scene.list.commands.compactMap { command -> Rect? in
      if case .fill(.rectangle(let rect), _) = command { return rect }
      return nil
    }
    // The label begins behind the bar, the field 8 behind the label.
    #expect(fields == [Rect(x: 78, y: 5, width: 114, height: 26)])
  }

  @Test("GUI-8 GUI-12: initialisers, and the bar only while active")
  func initialisers() throws {
    #expect(ActiveInput().label.text == "INPUT")
    #expect(ActiveInput(label: "A").label.text == ActiveInput("A").label.text)
    let idle = try SwiftScene(ActiveInput("A"), width: 99).fills
    let active = try SwiftScene(ActiveInput("A", isActive: true), width: 99).fills
    #expect(active.count == idle.count + 1)
  }

  @Test("GUI-2: the types that convert, and what each makes of the same text")
  func types() {
    func value<Value: InputConvertible>(_ type: Value.Type) -> String? {
      output(type, "12.5").map(\.description)
    }
    #expect([value(Int.self), value(UInt.self), value(Int8.self)] == [nil, nil, nil])
    #expect([value(Int16.self), value(Int32.self), value(Int64.self)] == [nil, nil, nil])
    #expect(
      [value(Double.self), value(Float.self), value(String.self)] == ["12.5", "12.5", "12.5"])
    #expect(output(Int16.self, "12") == 12 && output(Int64.self, "12") == 12)
  }

  @Test("GUI-5: an active input converts as Swift's initialisers do")
  func strictConversion() {
    var input = ActiveInput<Int>("Age", output: nil)
    for (text, value) in [("+5", 5), (" 5", nil), ("5 ", nil), ("1e3", nil)] as [(String, Int?)] {
      input.text.text = text
      #expect(input.output == value, "\(text)")
    }
  }

  @Test("GUI-1 GUI-5 GUI-6: text becomes a value as Swift's initialisers say, and back")
  func conversion() {
    #expect(InputField(output: 5).field.input.text.text == "5")
    #expect(output(Int.self, "+5") == 5)
    #expect(output(UInt.self, "-1") == nil)
    #expect(output(Int8.self, "128") == nil)
    #expect(output(Double.self, "1e3") == 1000)
    #expect(output(Double.self, "1,5") == nil)
    #expect(output(Int.self, " 5") == nil)
    #expect(output(String.self, " x") == " x")
    #expect(output(String.self, "") == nil)
  }

  private func output<Value: InputConvertible>(_ type: Value.Type, _ text: String) -> Value? {
    var field = InputField<Value>()
    field.field.input.text.text = text
    return field.output
  }

  private struct Celsius: InputConvertible {
    static var keyboard: KeyboardKind { .decimalPad }
    var degrees: Double
    init?(_ description: String) {
      guard let degrees = Double(description.dropLast()) else { return nil }
      self.degrees = degrees
    }
    var description: String { "\(degrees)°" }
  }

  @Test("GUI-3 GUI-4: a type of one's own, and the keyboards")
  func custom() {
    #expect(output(Celsius.self, "20.5°")?.degrees == 20.5)
    #expect(InputField<Celsius>().keyboard == .decimalPad)
    #expect(InputField<Int>().keyboard == .numberPad)
    #expect(InputField<Int8>().keyboard == .standard)
    #expect(InputField<String>().keyboard == .ascii)
  }
}
